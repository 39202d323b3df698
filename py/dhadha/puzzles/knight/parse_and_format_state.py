"""Names of squares, and the text of a request: start, target and blocked squares.

A square is a column of letters, a to z, then aa, ab, …, and a rank counted from the bottom: a1, h8, all1000.
"""

import re
from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple

from ...puzzle import InvalidInput, quoted

EXAMPLE = "a1 h8 x c3 d5"
LONGEST_RANK = 4  # digits
SEPARATORS = r"[\s,;]+"


class Square(NamedTuple):
    """A square; row and column count from 0: a1 is (0, 0), b3 is (2, 1)."""

    rank: int
    column: int

    @property
    def name(self) -> str:
        return column_name(self.column) + str(self.rank + 1)


class PathRequest(NamedTuple):
    start: Square
    target: Square
    blocked: tuple[Square, ...]


def column_name(column: int) -> str:
    """Return a, …, z, aa, ab, … for 0, …, 25, 26, 27, …"""
    letters = ""
    while column >= 0:
        column, letter = divmod(column, 26)
        letters = chr(ord("a") + letter) + letters
        column -= 1
    return letters


def read_square(text: str) -> Square:
    """Parse a square in any case, with any Unicode decimal digits."""
    found = re.fullmatch(r"([a-z]{1,3})(\d{1,4})", text.strip().lower())
    if not found or not int(found[2]):
        raise malformed_error(text)
    column = reduce(lambda number, letter: 26 * number + ord(letter) - ord("a") + 1, found[1], 0)
    return Square(int(found[2]) - 1, column - 1)


def malformed_error(text: str) -> InvalidInput:
    return InvalidInput(
        "square-malformed",
        "“{given}” is not a square. Write the letter of its column and the number of its row, for example e4.",
        given=quoted(text),
    )


def read_state(text: str) -> PathRequest | None:
    """Parse "a1 h8" or "a1 h8 x c3 d5", blocked squares after the x; None for an empty text. Raises InvalidInput."""
    words = list(filter(None, re.split(SEPARATORS, text.lower())))
    if not words:
        return None
    cut = words.index("x") if "x" in words else len(words)
    ends = [*map(read_square, words[:cut])]
    blocked = tuple(map(read_square, words[cut + 1 :]))
    if len(ends) != 2:
        raise InvalidInput(
            "not-two-squares",
            "You need 2 squares, the start and the target, not {count}. Write the walls after an x: {example}.",
            count=len(ends), example=EXAMPLE,
        )
    start, target = ends
    return PathRequest(start, target, blocked)


def write_squares(squares: Iterable[Square]) -> str:
    return " ".join(square.name for square in squares)


def write_state(request: PathRequest) -> str:
    """Format a request; `read_state` parses it."""
    walls = " x " + write_squares(request.blocked) if request.blocked else ""
    return write_squares((request.start, request.target)) + walls
