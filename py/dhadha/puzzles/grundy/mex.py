"""mex, the least number that is missing, and XOR, the sum without carrying: all that Grundy numbers need."""

from collections.abc import Collection, Iterable
from functools import reduce
from operator import xor


def mex(values: Iterable[int]) -> int:
    """The least whole number from 0 on that is not among `values`: the minimal excludant. (Sprague 1935, Grundy
    1939.)"""
    present = set(values)
    missing = 0
    while missing in present:
        missing += 1
    return missing


def xor_of(values: Iterable[int]) -> int:
    """The XOR of all `values`, 0 if there are none: the Grundy number of a sum of positions."""
    return reduce(xor, values, 0)


def written_set(values: Collection[int]) -> str:
    """The different values in order, as a text: "{0, 2}"; "{ }" if there are none."""
    return "{" + ", ".join(map(str, sorted(set(values)))) + "}" if values else "{ }"
