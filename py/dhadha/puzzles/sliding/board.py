"""The board of the sliding puzzle: parse and format states, and move tiles.

The tiles of an m×n board are `bytes` of m·n numbers, row by row, 0 for the blank: short, hashable, and moving tile t
only exchanges t and 0.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from ...puzzle import InvalidInput, quoted

SMALLEST, LARGEST = 2, 10  # rows, columns
# A move is named after the tile's direction: (name, row and column of the tile relative to the blank).
DIRECTIONS = (("U", 1, 0), ("D", -1, 0), ("L", 0, 1), ("R", 0, -1))
Slides = tuple[tuple[tuple[str, int], ...], ...]  # see slides
BETWEEN = " / "  # rows


class Shape(NamedTuple):
    rows: int
    columns: int

    @property
    def cell_count(self) -> int:
        return self.rows * self.columns


SHAPES = [Shape(rows, columns) for rows in range(SMALLEST, LARGEST + 1) for columns in range(SMALLEST, LARGEST + 1)]


def read_state(text: str, known: Shape | None = None) -> tuple[Shape, bytes]:
    """Parse a state: rows between slashes, or all numbers of a square board in one list.

    Spaces separate numbers; in a row without spaces each digit is a number. known: the shape of a board without
    slashes, if it has that many cells. Raises InvalidInput that names the first error and its place.
    """
    rows = map(str.split, text.split("/"))
    return board_from_token_rows([list(row[0]) if len(row) == 1 else row for row in rows], known)


def board_from_token_rows(rows: Sequence[Sequence[str]], known: Shape | None = None) -> tuple[Shape, bytes]:
    """Parse the numbers of each row, or of a square board in one row; see `read_state`."""
    placed = [TextPosition(number if len(rows) > 1 else 0, place) for number, row in enumerate(rows, 1)
              for place in range(1, len(row) + 1)]
    shape = shape_from_row_lengths([*map(len, rows)]) if len(rows) > 1 else None
    numbers = [read_number(token, place) for token, place in zip((token for row in rows for token in row), placed)]
    shape = shape or shape_from_cell_count(len(numbers), known)
    check_permutation(numbers, placed)
    return shape, bytes(numbers)


class TextPosition(NamedTuple):
    """The position of a number: its row, or 0 without rows, and its place, both counted from 1."""

    row: int
    place: int

    def make_error_naming_position(self, key: str, sentence: str, **args: object) -> InvalidInput:
        """Return an error that names the position, which replaces “{at}” in the English `sentence`."""
        if self.row:
            at = "in row {row}, column {place}"
            return InvalidInput(f"{key}-in-row", sentence.replace("{at}", at), None, **args, **self._asdict())
        return InvalidInput(key, sentence.replace("{at}", "on square {place}"), None, **args, place=self.place)


def read_number(token: str, place: TextPosition) -> int:
    if token.isdecimal() and len(token) <= 3:
        return int(token)
    raise place.make_error_naming_position(
        "not-a-number", "“{given}” {at} is not a number. Write the tiles as numbers, and 0 for the gap.",
        given=quoted(token),
    )


def shape_from_cell_count(count: int, known: Shape | None) -> Shape:
    """Return the shape of a board without slashes."""
    if known and known.cell_count == count:
        return known
    shapes = [shape for shape in SHAPES if shape.cell_count == count]
    if count == 0:
        raise InvalidInput("empty-state", "The board is empty. Write its numbers row by row, for example 123046758.")
    square = next((shape for shape in shapes if shape.rows == shape.columns), None)
    if square:
        return square
    if known:
        raise InvalidInput(
            "goal-count",
            "The goal has {count:number}, but the board has {cells} squares. Give one number for each square.",
            count=count, cells=known.cell_count,
        )
    if not shapes:
        raise InvalidInput(
            "not-a-board", "A board of {least} to {most} rows and columns does not have {count:number}.",
            count=count, least=SMALLEST, most=LARGEST,
        )
    raise ambiguous_shape_error(shapes[0])


def ambiguous_shape_error(shape: Shape) -> InvalidInput:
    return InvalidInput(
        "which-shape",
        "{count} numbers make boards of several shapes, such as {rows}×{columns} and {columns}×{rows}. Write "
        "slashes between the rows, for example 1 2 3 / 4 0 5.", count=shape.cell_count, **shape._asdict(),
    )


def shape_from_row_lengths(lengths: Sequence[int]) -> Shape:
    """Return the shape of a board whose rows have these lengths."""
    rows, columns = len(lengths), lengths[0]
    for row, given in enumerate(lengths, 1):
        if given != columns:
            raise InvalidInput(
                "row-length", "Row {row} has {given:number}, but row 1 has {columns}. Make all rows the same length.",
                row=row, given=given, columns=columns,
            )
    if (rows, columns) not in SHAPES:
        raise InvalidInput(
            "board-size", "The board has {rows:row} and {columns:column}. It may have {least} to {most} of each.",
            rows=rows, columns=columns, least=SMALLEST, most=LARGEST,
        )
    return Shape(rows, columns)


def check_permutation(numbers: Sequence[int], placed: Sequence[TextPosition]) -> None:
    seen = set()
    for place, number in zip(placed, numbers):
        if number >= len(numbers):
            raise place.make_error_naming_position(
                "number-too-large", "{number} {at} is too large. This board uses the numbers 0 to {largest}.",
                number=number, largest=len(numbers) - 1,
            )
        if number in seen:
            raise place.make_error_naming_position(
                "number-twice", "{number} appears a second time {at}. {missing} is missing.",
                number=number, missing=min(set(range(len(numbers))) - set(numbers)),
            )
        seen.add(number)


def write_state(shape: Shape, tiles: Sequence[int]) -> str:
    """Format rows between slashes; of a square board one list, up to 3×3 without spaces; see `read_state`."""
    if shape.rows != shape.columns:
        return BETWEEN.join(" ".join(map(str, row)) for row in split_tiles_into_rows(shape, tiles))
    separator = "" if len(tiles) <= 9 else " "
    return separator.join(map(str, tiles))


def split_tiles_into_rows(shape: Shape, tiles: Sequence[int]) -> Iterator[Sequence[int]]:
    return (tiles[begin : begin + shape.columns] for begin in range(0, len(tiles), shape.columns))


def blank_row_from_bottom(shape: Shape, tiles: bytes) -> int:
    """Return the row of the blank; the last row is 1."""
    return shape.rows - tiles.index(0) // shape.columns


def standard_goal(shape: Shape) -> bytes:
    """Return 1, 2, …, with the blank last."""
    return bytes([*range(1, shape.cell_count), 0])


@cache
def slides(shape: Shape) -> Slides:
    """Return for each cell of the blank: (move, cell of the tile that moves), …"""
    rows, columns = shape
    return tuple(
        tuple(
            (name, (row + down) * columns + column + right)
            for name, down, right in DIRECTIONS
            if 0 <= row + down < rows and 0 <= column + right < columns
        )
        for row in range(rows)
        for column in range(columns)
    )


@cache
def exchange_table(tile: int) -> bytes:
    """Return the translation table that exchanges `tile` and the blank."""
    table = bytearray(range(256))
    table[0], table[tile] = tile, 0
    return bytes(table)
