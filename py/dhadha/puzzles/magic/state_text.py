"""Parse and format squares as rows of numbers between slashes; notation.py parses other notations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isqrt

from ...core.errors import InvalidInput
from ...core.text import quoted
from .lines import LARGEST_SHOWN, in_rows

LARGEST_NUMBER = 999_999
LONGEST_NUMBER = 4000  # digits; Python converts no more than 4300
EMPTY = ("0", ".")


def read_state(text: str) -> tuple[int, ...]:
    """Parse the numbers of a square row by row, 0 for an empty cell (0 or a full stop); () for an empty text.

    Rows end with slashes. Raises InvalidInput naming the first error and its place.
    """
    rows = [
        [read_number(token, row, column) for column, token in enumerate(line.split(), 1)]
        for row, line in enumerate(text.split("/") if text.strip() else (), 1)
    ]
    n = len(rows)
    if n == 1 and len(rows[0]) > 1:
        raise InvalidInput(
            "square-count", "{count} numbers do not fill a square; give 1, 4, 9, 16, … of them, 0 for an empty cell.",
            count=len(rows[0]),
        )
    if n > LARGEST_SHOWN:
        raise InvalidInput(
            "square-too-large", "The square has {n} rows; up to {largest} are read.", n=n, largest=LARGEST_SHOWN,
        )
    for at, row in enumerate(rows, 1):
        if len(row) != n:
            raise InvalidInput(
                "square-row-length", "Row {row} has {count} numbers, but there are {n} rows; "
                "give {n} numbers in each row, 0 for an empty cell.", row=at, count=len(row), n=n,
            )
    return tuple(number for row in rows for number in row)


def read_number(token: str, row: int, column: int) -> int:
    if token in EMPTY:
        return 0
    if not token.isdecimal():
        raise InvalidInput(
            "square-not-a-number", "“{given}” in row {row}, column {column} is not a whole number from 1; "
            "write 0 or a full stop for an empty cell.", given=quoted(token), row=row, column=column,
        )
    if len(token) > LONGEST_NUMBER or int(token) > LARGEST_NUMBER:
        raise InvalidInput(
            "square-number-too-large", "“{given}” in row {row}, column {column} is too large; "
            "numbers up to {largest} are read.", given=quoted(token), row=row, column=column, largest=LARGEST_NUMBER,
        )
    return int(token)


def write_state(numbers: Sequence[int]) -> str:
    """Format rows between slashes, an empty cell as 0; "" for an empty square. `read_state` parses it.

    If all numbers from 0 are there, so that a 0 might be a number, the empty cell is a full stop.
    """
    if not any(numbers):
        return ""
    text = write_rows(in_rows(numbers, isqrt(len(numbers))))
    from_zero = 0 in numbers and sorted(numbers) == [*range(len(numbers))]
    return f" {text} ".replace(" 0 ", " . ").strip() if from_zero else text


def write_rows(rows: Iterable[Iterable[int]]) -> str:
    return " / ".join(" ".join(map(str, row)) for row in rows)


def drawn_rows(rows: list[list[int]]) -> str:
    """Return the rows as lines with aligned columns."""
    width = max(len(str(number)) for row in rows for number in row)
    return "\n".join(" ".join(f"{number:>{width}}" for number in row) for row in rows)
