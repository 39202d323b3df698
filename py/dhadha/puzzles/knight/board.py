"""The board of a leaper: cells, counted from the top left, and the moves between them."""

import re
from collections.abc import Sequence
from functools import cached_property

from ...puzzle import InvalidInput, quoted
from .parse_and_format_state import Square

LARGEST = 1000  # the longest side
FARTHEST = 99  # the longest leap
DRAWN_UP_TO = 2500  # squares; larger boards are shown at once
UNSEEN, BLOCKED = -1, -2  # the value of a square without a distance
KNIGHT = (1, 2)


class KnightBoard:
    """`leaper`: the two offsets of its leap, the smaller first; `blocked`: cells that may not be entered.

    Rows count from the top, as the page draws them, ranks from the bottom.
    """

    def __init__(self, rows: int, columns: int, leaper: tuple[int, int] = KNIGHT, blocked: Sequence[int] = ()) -> None:
        self.rows = rows
        self.columns = columns
        self.leaper = leaper
        self.blocked = frozenset(blocked)

    @property
    def square_count(self) -> int:
        return self.rows * self.columns

    @cached_property
    def moves(self) -> list[tuple[int, int]]:
        """(ranks up, columns right) of each move: longer offset upright first, up before down, right before left."""
        return list(dict.fromkeys(
            (up * ranks, right * columns)
            for ranks, columns in (self.leaper[::-1], self.leaper)
            for up in (1, -1)
            for right in (1, -1)
        ))

    def neighbours(self, cell: int) -> list[int]:
        """Return the cells one move away, in the order of `moves`."""
        row, column = divmod(cell, self.columns)
        found = [
            (row - up) * self.columns + column + right
            for up, right in self.moves
            if 0 <= row - up < self.rows and 0 <= column + right < self.columns
        ]
        return [each for each in found if each not in self.blocked] if self.blocked else found

    def cell(self, square: Square) -> int:
        """Return the cell of a square. Raises InvalidInput for a square off the board."""
        if square.rank >= self.rows or square.column >= self.columns:
            raise InvalidInput(
                "square-off-board",
                "{square} is not on the board of {rows:row} and {columns:column}. Its squares go from a1 to {last}.",
                square=square.name, rows=self.rows, columns=self.columns, last=self.name(self.columns - 1),
            )
        return (self.rows - 1 - square.rank) * self.columns + square.column

    def square(self, cell: int) -> Square:
        row, column = divmod(cell, self.columns)
        return Square(self.rows - 1 - row, column)

    def name(self, cell: int) -> str:
        return self.square(cell).name

    def offset_between(self, one: int, other: int) -> tuple[int, int]:
        """Return the distance in ranks and columns between two cells."""
        here, there = self.square(one), self.square(other)
        return abs(here.rank - there.rank), abs(here.column - there.column)

    def wall_cells(self) -> list[tuple[int, int]]:
        """(cell, BLOCKED) for each blocked cell."""
        return [(cell, BLOCKED) for cell in sorted(self.blocked)]

    def initial_values(self) -> list[int]:
        """The values of the squares before a search."""
        return [BLOCKED if cell in self.blocked else UNSEEN for cell in range(self.square_count)]


def read_leaper(text: str) -> tuple[int, int]:
    """Parse "1,2". Raises InvalidInput."""
    words = re.findall(r"[^\s,،;/()\[\]{}]+", text)
    if len(words) != 2 or not all(re.fullmatch(r"\d{1,6}", word) for word in words) or not any(map(int, words)):
        raise InvalidInput(
            "leaper-malformed", "“{given}” is not a leap. Write two numbers, not both 0, such as 1,2 for the knight.",
            given=quoted(text),
        )
    near, far = sorted(map(int, words))
    if far > FARTHEST:
        raise InvalidInput(
            "leaper-too-far", "The number {given} is too large for a leap. Write numbers from 0 to {largest}.",
            given=far, largest=FARTHEST,
        )
    return near, far
