"""Fast g-values: all options of a split are XORed at once, as two long integers."""

from __future__ import annotations

import sys
from array import array

from ..grundy.mex import mex
from .rule import Rule

CODE = "utf-16-le" if sys.byteorder == "little" else "utf-16-be"


class Values:
    """g(0), g(1), … of one rule, computed on demand.

    Values of rules without recurring digits stay below 55,296, the first surrogate code point: a set of 1,000 takes
    stays below 1,001, and the values of octal games grow slowly.
    """

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.numbers: array[int] = array("I" if rule.recurring else "H")
        # of recurring digits: what may be left is a sum; g of the piles that make it, by the sum modulo the digits
        cycle = len(rule.recurring)
        self.single: list[set[int]] = [set() for _ in range(cycle)]
        self.split: list[set[int]] = [set() for _ in range(cycle)]

    @property
    def option_count(self) -> int:
        """Return the number of options that the next value examines."""
        splits = sum(digit & 4 > 0 for digit in self.rule.digits.values()) + any(d & 4 for d in self.rule.recurring)
        return splits * len(self.numbers) // 2 + len(self.rule.digits) + len(self.rule.recurring)

    def compute_more(self, count: int) -> None:
        """Compute the next `count` values."""
        for size in range(len(self.numbers), len(self.numbers) + count):
            if self.rule.recurring:
                self.numbers.append(self.recurring_mex(size))
            elif self.rule.subtracts:
                self.numbers.append(mex([self.numbers[size - take] for take in self.rule.takes if take <= size]))
            else:
                self.numbers.append(mex_of_text(self.options(size).decode(CODE, "surrogatepass")))

    def options(self, size: int) -> bytes:
        """Return the values of all options except those of recurring digits, as a text of characters with these code
        points: searching a text for a character is fastest."""
        found = b""
        for taken, digit in self.rule.digits.items():
            rest = size - taken
            if digit & 1 and rest == 0:
                found += bytes(self.numbers.itemsize)
            if digit & 2 and rest > 0:
                found += self.numbers[rest : rest + 1].tobytes()
            if digit & 4 and rest > 1:
                found += self.values_of_splits(rest)
        return found

    def values_of_splits(self, rest: int) -> bytes:
        """Return the values of two piles with `rest` stones together."""
        half = self.rule.largest_smaller(rest)
        return xor_arrays(self.numbers[1 : half + 1], self.numbers[rest - 1 : rest - half - 1 : -1])

    def recurring_mex(self, size: int) -> int:
        """Return g(size) of a rule with recurring digits."""
        rule, cycle = self.rule, len(self.rule.recurring)
        rest = size - len(rule.start)  # the largest sum left by recurring digits
        if rest > 0:
            self.single[rest % cycle].add(self.numbers[rest])
            if any(digit & 4 for digit in rule.recurring):
                self.split[rest % cycle].update(self.as_numbers(self.values_of_splits(rest)))
        found = [set(self.as_numbers(self.options(size)))]
        for place, digit in enumerate(rule.recurring):
            found += [self.single[(rest - place) % cycle]] * (digit & 2 > 0)
            found += [self.split[(rest - place) % cycle]] * (digit & 4 > 0)
        if rest >= 0 and rule.digit(size) & 1:
            found.append({0})
        return mex(set().union(*found))

    def as_numbers(self, values: bytes) -> array[int]:
        numbers: array[int] = array(self.numbers.typecode)
        numbers.frombytes(values)
        return numbers


def grundy_numbers(rule: Rule, largest: int) -> array[int]:
    """Return g of piles of 0 to `largest`."""
    values = Values(rule)
    values.compute_more(largest + 1)
    return values.numbers


def xor_arrays(one: array[int], other: array[int]) -> bytes:
    joined = int.from_bytes(one.tobytes(), "little") ^ int.from_bytes(other.tobytes(), "little")
    return joined.to_bytes(one.itemsize * len(one), "little")


def mex_of_text(text: str) -> int:
    missing = 0
    while chr(missing) in text:
        missing += 1
    return missing
