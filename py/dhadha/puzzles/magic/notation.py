"""Squares of numbers in common notations."""

from __future__ import annotations

import re
from math import isqrt
from typing import TYPE_CHECKING

from ...notation import NO_VALUE, Reading, ambiguous, note
from .lines import constant_of, lines_of
from .state_text import read_state, write_state

if TYPE_CHECKING:
    from ...notation.parse_tables import Table

SMALL = 4  # cells; a single row of so many is not a square
PLAIN = re.compile(r"\d{1,6}(?: \d{1,6})+(?: / \d{1,6}(?: \d{1,6})+)*|\d{1,6}")
EMPTY = NO_VALUE | {"□", "▢", "⬜", "nan", "NA", "__"}


def read(text: str) -> Reading:
    """Read the numbers of a square, row by row, 0 or a sign for an empty cell."""
    if not text or PLAIN.fullmatch(text) and "/" in text and f" {text} ".count(" 0 ") != 1:
        return Reading(text)
    from ...notation.parse_tables import read_boards

    return read_boards(text, read_table, can_be_board=lambda row, on_lines: max(len(row), len(row[0])) > SMALL)


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    rows = table.rows
    if table.listed:
        cells = apart(table.cells)
        side = isqrt(len(cells))
        rows = [cells[row * side : (row + 1) * side] for row in range(side)] if side * side == len(cells) else [cells]
    rows = [[re.sub(r"^(\d+)\.0*$", r"\1", cell) for cell in row] for row in rows]
    empty = [cell in EMPTY for row in rows for cell in row]
    numbers = read_state(" / ".join(" ".join("." if cell in EMPTY else cell for cell in row) for row in rows))
    zeros, count = sum(cell == "0" for row in rows for cell in row), len(numbers)
    if zeros != 1 or not any(numbers) or max(numbers) >= count:
        return Reading(as_text(numbers))
    from_zero = tuple(0 if none else number + 1 for number, none in zip(numbers, empty))
    last, constant = count - 1, constant_of(isqrt(count))
    explanation = note(
        "square-from-zero", "Read as the numbers 0 to {last}: each is written one larger here, as 1 to {count}.",
        last=last, count=count,
    )
    if any(empty):
        raise which_zero(from_zero, numbers)
    if sorted(numbers) != [*range(count)]:
        return Reading(as_text(numbers))
    if sums(from_zero) == {constant}:
        return Reading(as_text(from_zero), (explanation,))
    if sums(tuple(number or count for number in numbers)) == {constant}:
        return Reading(as_text(numbers))
    raise which_zero(from_zero, numbers)


def which_zero(from_zero: tuple[int, ...], numbers: tuple[int, ...]) -> Exception:
    return ambiguous(
        "zero-or-empty", "The 0 may be a number, the square being counted from 0, or an empty cell; which is meant?",
        [as_text(from_zero), as_text(numbers)],
    )


def sums(numbers: tuple[int, ...]) -> set[int]:
    return {sum(numbers[cell] for cell in line.cells) for line in lines_of(isqrt(len(numbers)))}


def apart(cells: list[str]) -> list[str]:
    """Split the cells into single signs."""
    length = len(cells[0])
    alike = length > 1 and {*map(len, cells)} == {length} and "".join(cells).isdecimal()
    whole = len(cells) == 1 and isqrt(length) ** 2 == length or len(cells) == length == 3
    return list("".join(cells)) if alike and whole else cells


def as_text(numbers: tuple[int, ...]) -> str:
    side = isqrt(len(numbers))
    return write_state(numbers) or " / ".join([" ".join("0" * side)] * side)
