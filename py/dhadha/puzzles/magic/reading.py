"""Squares as text: rows of numbers, however they are separated, also CSV, JSON and LaTeX."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import isqrt

from ...errors import InvalidInput, quoted
from .lines import LARGEST_SHOWN, in_rows

LARGEST_NUMBER = 999_999
LONGEST_NUMBER = 4000  # digits; Python converts no more than 4300
ENVIRONMENT = re.compile(r"\\(?:begin|end)\s*(?:\{(?:[^{}]|\{[^{}]*\})*\})+")  # with its columns, {|c|c|} or {*{3}{c}}
LATEX_ROW_END = re.compile(r"\\\\(?:\[[^\]]{0,40}\])?")  # perhaps with more space after it, \\[2pt]
COMMAND = re.compile(r"\\[A-Za-z]+|\\[^A-Za-z]|[$\[({]")
ROW_END = re.compile(r"[\n\r;؛/\])}]")
BETWEEN = re.compile(r"[\s,،&|\"'\u200b-\u200f\ufeff]+")


def read_state(text: str) -> tuple[int, ...]:
    """The numbers of a square row by row, 0 for an empty cell (0, a full stop or _); () for no square.

    Rows end with a new line, a semicolon, a slash, a bracket or \\\\; with | if nothing else ends them. Numbers all
    in one row, or each in its own, fill a square row by row. Any Unicode decimal digits will do.
    Raises InvalidInput naming the first fault and its place.
    """
    rows = read_rows(text)
    n = len(rows)
    if n > 1 and all(len(row) == 1 for row in rows):
        rows = [[number for row in rows for number in row]]
    if len(rows) == 1 and len(rows[0]) > 1:
        rows = in_square(rows[0])
        n = len(rows)
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


def read_rows(text: str) -> list[list[int]]:
    text = LATEX_ROW_END.sub("\n", ENVIRONMENT.sub("\n", text))
    text = ROW_END.sub("\n", COMMAND.sub(" ", text))
    texts = [line for line in text.split("\n") if BETWEEN.sub("", line)]
    if len(texts) == 1 and "|" in texts[0]:
        texts = [part for part in texts[0].split("|") if BETWEEN.sub("", part)]
    return [
        [read_number(token, row, column) for column, token in enumerate(filter(None, BETWEEN.split(line)), 1)]
        for row, line in enumerate(texts, 1)
    ]


def read_number(token: str, row: int, column: int) -> int:
    if token in (".", "_", "·"):
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


def in_square(numbers: list[int]) -> list[list[int]]:
    side = isqrt(len(numbers))
    if side * side != len(numbers):
        raise InvalidInput(
            "square-count", "{count} numbers do not fill a square; give 1, 4, 9, 16, … of them, 0 for an empty cell.",
            count=len(numbers),
        )
    return in_rows(numbers, side)


def write_state(numbers: Sequence[int]) -> str:
    """Rows between slashes, an empty cell as 0; nothing for an empty square. `read_state` reads it back."""
    return write_rows(in_rows(numbers, isqrt(len(numbers)))) if any(numbers) else ""


def write_rows(rows: Iterable[Iterable[int]]) -> str:
    return " / ".join(" ".join(map(str, row)) for row in rows)
