"""mex, the minimal excludant, and XOR: the two operations on Grundy numbers."""

from collections.abc import Collection, Iterable
from functools import reduce
from operator import xor


def mex(values: Iterable[int]) -> int:
    """Return the least non-negative integer that is not among `values`, their minimal excludant. (Sprague 1935,
    Grundy 1939.)"""
    present = set(values)
    missing = 0
    while missing in present:
        missing += 1
    return missing


def xor_of(values: Iterable[int]) -> int:
    """Return the XOR of all `values`, 0 if there are none: the Grundy number of a sum of positions."""
    return reduce(xor, values, 0)


def format_set(values: Collection[int]) -> str:
    """Return the distinct values in ascending order as text: "{0, 2}"; "{ }" if there are none."""
    return "{" + ", ".join(map(str, sorted(set(values)))) + "}" if values else "{ }"


def format_sum(numbers: Collection[int]) -> str:
    """Return "2 ⊕ 3 = 1"; a single number as it is, and "0" for none."""
    total = f" = {xor_of(numbers)}" if len(numbers) > 1 else ""
    return (" ⊕ ".join(map(str, numbers)) or "0") + total
