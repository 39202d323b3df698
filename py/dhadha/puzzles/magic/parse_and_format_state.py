"""Parse and format squares: rows of numbers between slashes, and other common notations."""

import re
from collections.abc import Iterable, Sequence
from math import isqrt

from ...notation.tables_readings_and_notes import NO_VALUE, Notation, Table, ambiguous_input, note
from ...puzzle import InvalidInput, Reading, quoted
from .analysis import analyse
from .board import LARGEST_SHOWN, to_rows

PLAIN = re.compile(r"\d{1,6}(?: \d{1,6})+(?: / \d{1,6}(?: \d{1,6})+)*|\d{1,6}")
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
            "square-count",
            "{count} numbers do not fill a square. Write 1, 4, 9, 16, … of them, with 0 for an empty cell.",
            count=len(rows[0]),
        )
    if n > LARGEST_SHOWN:
        raise InvalidInput(
            "square-too-large", "The square has {n} rows. It may have at most {largest}.", n=n, largest=LARGEST_SHOWN,
        )
    for at, row in enumerate(rows, 1):
        if len(row) != n:
            raise InvalidInput(
                "square-row-length", "Row {row} has {count:number}, but the square has {n:row}. "
                "Write as many numbers in each row as there are rows, with 0 for an empty cell.",
                row=at, count=len(row), n=n,
            )
    return tuple(number for row in rows for number in row)


def read_number(token: str, row: int, column: int) -> int:
    if token in EMPTY:
        return 0
    if not token.isdecimal():
        raise InvalidInput(
            "square-not-a-number", "“{given}” in row {row}, column {column} is not a whole number of at least 1. "
            "Write 0 or a full stop for an empty cell.", given=quoted(token), row=row, column=column,
        )
    if len(token) > LONGEST_NUMBER or int(token) > LARGEST_NUMBER:
        raise InvalidInput(
            "square-number-too-large", "“{given}” in row {row}, column {column} is too large. "
            "A number may be at most {largest}.", given=quoted(token), row=row, column=column, largest=LARGEST_NUMBER,
        )
    return int(token)


def write_state(numbers: Sequence[int]) -> str:
    """Format rows between slashes, an empty cell as 0; "" for an empty square. `read_state` parses it.

    If all numbers from 0 are there, so that a 0 might be a number, the empty cell is a full stop.
    """
    if not any(numbers):
        return ""
    text = write_rows(to_rows(numbers, isqrt(len(numbers))))
    from_zero = 0 in numbers and sorted(numbers) == [*range(len(numbers))]
    return f" {text} ".replace(" 0 ", " . ").strip() if from_zero else text


def write_rows(rows: Iterable[Iterable[int]]) -> str:
    return " / ".join(" ".join(map(str, row)) for row in rows)


def align_rows(rows: list[list[int]]) -> str:
    """Return the rows as lines with aligned columns."""
    width = max(len(str(number)) for row in rows for number in row)
    return "\n".join(" ".join(f"{number:>{width}}" for number in row) for row in rows)


# ---- other notations

def read_square_in_any_notation(text: str) -> Reading:
    """Read the numbers of a square, row by row, 0 or a sign for an empty cell."""
    if not text.strip() or PLAIN.fullmatch(text) and "/" in text and f" {text} ".count(" 0 ") != 1:
        return Reading(text.strip())
    from ...notation.read_board import read_board

    examples = "8 1 6 / 3 5 7 / 4 9 2", "[[8, 1, 6], [3, 5, 7], [4, 9, 2]]"
    return read_board(text, Notation(read_table, is_cell, examples, boards_of_size, has_joined=True))


def is_cell(cell: str) -> bool:
    """Return whether a cell is a number or empty."""
    return cell in NO_VALUE or cell.isdecimal()


def boards_of_size(rows: int, columns: int) -> list[str]:
    return [write_rows([[0] * rows] * rows)] if 1 < rows == columns <= LARGEST_SHOWN else []


def read_table(table: Table) -> Reading | None:
    """Raises InvalidInput."""
    rows = table.rows
    if table.is_list:
        cells = split_digits(table.cells)
        side = isqrt(len(cells))
        rows = [cells[row * side : (row + 1) * side] for row in range(side)] if side * side == len(cells) else [cells]
    if len(rows) == len(rows[0]) == 1 and rows[0][0] not in ("0", "1"):
        return None  # rather a size
    empty = [cell in NO_VALUE for row in rows for cell in row]
    numbers = read_state(" / ".join(" ".join("." if cell in NO_VALUE else cell for cell in row) for row in rows))
    zeros, count = sum(cell == "0" for row in rows for cell in row), len(numbers)
    if zeros != 1 or not any(numbers) or max(numbers) >= count:
        return Reading(write_state_even_if_empty(numbers))
    from_zero = tuple(0 if none else number + 1 for number, none in zip(numbers, empty))
    if not any(empty):
        if sorted(numbers) == [*range(count)] and analyse(from_zero).is_magic:
            sentence = "Your numbers are 0 to {last}. Here each one is 1 larger, so they are 1 to {count}."
            noted = note("square-from-zero", sentence, last=count - 1, count=count)
            return Reading(write_state_even_if_empty(from_zero), (noted,))
        if sorted(numbers) != [*range(count)] or analyse([number or count for number in numbers]).is_magic:
            return Reading(write_state_even_if_empty(numbers))
    raise ambiguous_input(
        "zero-or-empty", "Is the 0 a number, because the numbers begin at 0, or does it mean an empty cell?",
        [write_state_even_if_empty(from_zero), write_state_even_if_empty(numbers)],
    )


def split_digits(cells: list[str]) -> list[str]:
    """Split the cells into single signs."""
    length = len(cells[0])
    alike = length > 1 and {*map(len, cells)} == {length} and "".join(cells).isdecimal()
    whole = len(cells) == 1 and isqrt(length) ** 2 == length or len(cells) == length == 3
    return list("".join(cells)) if alike and whole else cells


def write_state_even_if_empty(numbers: tuple[int, ...]) -> str:
    """Return the state; that of an empty square lists its zeros."""
    return write_state(numbers) or write_rows(to_rows(numbers, isqrt(len(numbers))))
