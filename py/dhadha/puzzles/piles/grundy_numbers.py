"""The Grundy numbers g(0), g(1), … of a rule, without steps."""

from __future__ import annotations

from array import array
from operator import xor

from ..grundy.mex_and_xor import mex
from .rule import Rule


def grundy_numbers(rule: Rule, largest: int) -> array[int]:
    """Return g of piles of 0 to `largest`."""
    numbers = array("I")
    extend_by_mex(numbers, rule, largest + 1)
    return numbers


def extend_by_mex(numbers: array[int], rule: Rule, count: int) -> None:
    """Append the next Grundy numbers until there are `count`."""
    for size in range(len(numbers), count):
        found = set()
        for taken, digit in rule.allowed_takes(size):
            rest = size - taken
            if digit & 1 and rest == 0:
                found.add(0)
            if digit & 2 and rest > 0:
                found.add(numbers[rest])
            if digit & 4 and rest > 1:
                half = rule.largest_smaller_pile_of_split(rest)
                found.update(map(xor, numbers[1 : half + 1], reversed(numbers[rest - half : rest])))
        numbers.append(mex(found))
