"""Values of g as fast as Python makes them: all options of a split are XORed at once, as two long integers.

The values are an array of 16 bits each, and must stay below 55,296, where characters cease to be plain: a set of 1,000
takes stays below 1,001, and the values of octal games grow slowly.
"""

from __future__ import annotations

from array import array

from ..grundy.mex import mex
from .rule import Rule


def no_values() -> array[int]:
    return array("H")


def more_values(rule: Rule, values: array[int], count: int) -> None:
    """Append the next `count` values of g to `values`, g(0) being the first."""
    for size in range(len(values), len(values) + count):
        if rule.subtracts:
            values.append(mex([values[size - take] for take in rule.takes if take <= size]))
        else:
            values.append(mex_of_text(values_of_options(rule, values, size)))


def values_of_options(rule: Rule, values: array[int], size: int) -> str:
    """The values of all options, each as the character of that number: a text is searched for a character quickest."""
    found = b""
    for taken, digit in rule.digits.items():
        rest = size - taken
        if digit & 1 and rest == 0:
            found += b"\0\0"
        if digit & 2 and rest > 0:
            found += values[rest : rest + 1].tobytes()
        if digit & 4 and rest > 1:
            half = rest // 2
            found += xor_arrays(values[1 : half + 1], values[rest - 1 : rest - half - 1 : -1])
    return found.decode(CODE, "surrogatepass")


def xor_arrays(one: array[int], other: array[int]) -> bytes:
    joined = int.from_bytes(one.tobytes(), "little") ^ int.from_bytes(other.tobytes(), "little")
    return joined.to_bytes(2 * len(one), "little")


def mex_of_text(text: str) -> int:
    missing = 0
    while chr(missing) in text:
        missing += 1
    return missing


CODE = "utf-16-le" if array("H", [1]).tobytes() == b"\1\0" else "utf-16-be"
