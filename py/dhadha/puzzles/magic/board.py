"""The lines of a square, and a board that maintains their sums while numbers are written.

A square of side n is a sequence of n² numbers, row by row, 0 for an empty cell. It has 2n + 2 lines: the rows, the
columns, the diagonal that falls from the top left, and the one that rises from the bottom left. On the page the sum of
line number k stands in cell n² + k.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ...core.steps_and_nodes import Step

LARGEST_SHOWN = 30
LARGEST = 2000


class Line(NamedTuple):
    kind: str  # row, column, falling or rising
    index: int  # type: ignore[assignment]  # from 1 among its kind; a tuple has a method of that name
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.kind} {self.index}" if self.kind in ("row", "column") else f"{self.kind} diagonal"


@lru_cache
def rows_columns_and_diagonals(n: int) -> tuple[Line, ...]:
    """Return the lines of a square of side n: rows, columns, diagonals."""
    rows = [Line("row", row + 1, tuple(range(row * n, row * n + n))) for row in range(n)]
    columns = [Line("column", column + 1, tuple(range(column, n * n, n))) for column in range(n)]
    falling, rising = (tuple(at * n + (at if down else n - 1 - at) for at in range(n)) for down in (True, False))
    return (*rows, *columns, Line("falling", 1, falling), Line("rising", 1, rising))


def places_of_line_sums(n: int) -> list[tuple[int, int]]:
    """Return (row, column) of the cell that shows each line's sum: at its end, outside the grid."""
    return [*((row, n) for row in range(n)), *((n, column) for column in range(n)), (n, n), (n, -1)]


def magic_constant(n: int) -> int:
    """Return the sum of every line: n lines share the sum of 1 … n²."""
    return n * (n * n + 1) // 2


@lru_cache
def lines_by_cell(n: int) -> list[list[int]]:
    """Return the numbers of the lines through each cell."""
    lines = rows_columns_and_diagonals(n)
    return [[at for at, line in enumerate(lines) if cell in line.cells] for cell in range(n * n)]


def to_rows(numbers: Sequence[int], n: int) -> list[list[int]]:
    return [list(numbers[row * n : row * n + n]) for row in range(n)]


def symmetric_images(square: Sequence[int], n: int) -> list[tuple[int, ...]]:
    """Return a square in its four rotations, each also mirrored."""
    rows, found = [*map(tuple, to_rows(square, n))], list[tuple[int, ...]]()
    for _ in range(4):
        found += [sum(rows, ()), sum((row[::-1] for row in rows), ())]
        rows = [*zip(*rows[::-1])]
    return found


class MagicBoard:
    """The numbers of a square and the sums of its lines during a run: board[row, column] = number, both from 0.

    aim: the required sum of every line; numbers: row by row; sums: of every line; blanks: empty cells of every line;
    trail: the cells in the order in which they were written; shown, roles: the cells and the roles of the sums after
    the last step.
    """

    def __init__(self, n: int, aim: int) -> None:
        self.n, self.aim = n, aim
        self.numbers = [0] * (n * n)
        self.lines = rows_columns_and_diagonals(n)
        self.sums = [0] * len(self.lines)
        self.blanks = [n] * len(self.lines)
        self.trail: list[int] = []
        self.shown = self.numbers + self.sums
        self.roles = ["idle"] * len(self.lines)

    def __getitem__(self, place: tuple[int, int]) -> int:
        return self.numbers[self.cell(place)]

    def __setitem__(self, place: tuple[int, int], number: int) -> None:
        cell = self.cell(place)
        old, self.numbers[cell] = self.numbers[cell], number
        for line in self.lines_through(cell):
            self.sums[line] += number - old
            self.blanks[line] += (not number) - (not old)
        self.trail.append(cell)

    def cell(self, place: tuple[int, int]) -> int:
        return place[0] * self.n + place[1]

    def add_changes(self, step: Step) -> Step:
        """Return the step with the cells, sums included, and the roles of sums that changed since the last one."""
        before, self.shown = self.shown, self.numbers + self.sums
        roles_before, self.roles = self.roles, [self.role(line) for line in range(len(self.lines))]
        cells = [(cell, new) for cell, (old, new) in enumerate(zip(before, self.shown)) if old != new]
        roles = [(self.n**2 + at, new) for at, (old, new) in enumerate(zip(roles_before, self.roles)) if old != new]
        return step._replace(cells=cells, roles=roles)

    def lines_through(self, cell: int) -> list[int]:
        return lines_by_cell(self.n)[cell]

    def role(self, line: int) -> str:
        """Return the role of a line's sum: right, wrong, or not full yet."""
        if self.blanks[line] and self.sums[line] < self.aim:
            return "idle"
        return "goal" if self.is_line_full_and_right(line) else "conflict"

    def is_line_full_and_right(self, line: int) -> bool:
        return not self.blanks[line] and self.sums[line] == self.aim

    def lines_not_right(self) -> list[int]:
        return [line for line in range(len(self.lines)) if not self.is_line_full_and_right(line)]

    def rows(self) -> list[list[int]]:
        return to_rows(self.numbers, self.n)
