"""Analyse a square, full or not: its sums and its errors."""

from collections import defaultdict
from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple

from .board import magic_constant, rows_columns_and_diagonals


class Analysis(NamedTuple):
    """An analysed square. Lines are numbered as in lines_of(n), cells row by row.

    aim: the required sum of each line: the constant of 1 … n², or, in a full square of other numbers, the common sum of
    all lines; sums: of every line; right: the full lines with that sum; wrong: those that cannot reach it, being full
    or too large already; repeated: {number: its cells}; outside: cells whose number is not among 1 … n²; missing: the
    unused numbers; empty: the number of empty cells.
    """

    n: int
    constant: int
    aim: int
    sums: list[int]
    right: list[int]
    wrong: list[int]
    repeated: dict[int, list[int]]
    outside: list[int]
    missing: list[int]
    empty: int

    @property
    def is_normal(self) -> bool:
        """Whether the numbers are 1 … n², each once."""
        return not self.missing

    @property
    def is_magic(self) -> bool:
        return self.is_normal and len(self.right) == len(self.sums)

    @property
    def is_semi_magic(self) -> bool:
        """Whether the numbers are 1 … n² and only diagonals are wrong."""
        return self.is_normal and min(self.wrong, default=0) >= 2 * self.n

    @property
    def faulty_cells(self) -> set[int]:
        """The cells with repeated numbers or numbers out of range."""
        return {cell for cells in self.repeated.values() for cell in cells} | set(self.outside)


def analyse(numbers: Sequence[int]) -> Analysis:
    """Analyse n² numbers, row by row, 0 for an empty cell."""
    n = isqrt(len(numbers))
    places = defaultdict(list)
    for cell, number in enumerate(numbers):
        places[number].append(cell)
    empty = len(places.pop(0, ()))
    lines = rows_columns_and_diagonals(n)
    sums = [sum(numbers[cell] for cell in line.cells) for line in lines]
    open_lines = {at for at, line in enumerate(lines) if not all(numbers[cell] for cell in line.cells)}
    constant = magic_constant(n)
    aim = constant if open_lines or len(set(sums)) > 1 else sums[0]
    return Analysis(
        n, constant, aim, sums,
        right=[at for at, total in enumerate(sums) if total == aim and at not in open_lines],
        wrong=[at for at, total in enumerate(sums) if (total >= aim if at in open_lines else total != aim)],
        repeated={number: cells for number, cells in sorted(places.items()) if len(cells) > 1},
        outside=[cell for cell, number in enumerate(numbers) if number > n * n],
        missing=[number for number in range(1, n * n + 1) if number not in places],
        empty=empty,
    )


def is_pandiagonal(numbers: Sequence[int]) -> bool:
    """Return whether the broken diagonals of a magic square have the constant, too."""
    n = isqrt(len(numbers))
    return all(
        sum(numbers[row * n + (shift + way * row) % n] for row in range(n)) == magic_constant(n)
        for shift in range(n) for way in (1, -1)
    )


def is_associated(numbers: Sequence[int]) -> bool:
    """Return whether any two cells opposite each other through the centre sum to n² + 1."""
    return all(one + other == len(numbers) + 1 for one, other in zip(numbers, reversed(numbers)))
