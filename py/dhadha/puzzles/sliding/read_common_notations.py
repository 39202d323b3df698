"""Boards of the sliding puzzle in common notations."""

import re
from collections.abc import Sequence
from math import isqrt

from ...notation.tables_readings_and_notes import NO_VALUE, Notation, Reading, Table, ambiguous_input
from .board import SHAPES, Shape, ambiguous_shape_error, board_from_token_rows, read_state, standard_goal, write_state

MOST_DIGITS = 9  # the most tiles with one digit each
SQUARES = {shape.cell_count for shape in SHAPES if shape.rows == shape.columns}
PLAIN = re.compile(r"\d{4}|\d{9}|\d\d?(?: \d\d?)*|\d\d?(?: \d\d?)+(?: / \d\d?(?: \d\d?)+)+")
BLANKS = NO_VALUE | {*"#bBeEoO@+•■◼⬛▪×✕✖❌∅", "-1", "__", "--", "..", "none", "blank", "empty"}
TILES = re.compile(r"[\w.*#?-]+")


def read_tiles_in_any_notation(text: str) -> Reading:
    """Read a board of any shape whose tiles are 1, 2, …, and whose blank is 0 or any sign that cannot be a tile."""
    if PLAIN.fullmatch(text) and is_canonical(text):
        return Reading(text)
    if not text.strip(" \t\n,;"):
        read_state("")  # raises: it is empty
    from ...notation.read_board import read_board

    return read_board(text, Notation(read_table, is_cell, ("123046758", "1 2 3 / 4 0 5"), solved_boards_of_size, True))


def is_canonical(text: str) -> bool:
    """Return whether there is a blank, and rows are separated exactly if the board is not square."""
    if "0" not in (text.split() if " " in text else text):
        return False
    rows = text.count("/") + 1
    cells = text.count(" ") + 2 - rows if " " in text else len(text)
    return cells != rows * rows if rows > 1 else cells in SQUARES and (" " in text) == (cells > MOST_DIGITS)


def is_cell(cell: str) -> bool:
    """Return whether a cell is a number, a blank, or tiles with one sign each."""
    is_tile = len(cell) == 1 or any(map(str.isdigit, cell))
    return cell in BLANKS or is_tile and bool(TILES.fullmatch(cell))


def solved_boards_of_size(rows: int, columns: int) -> list[str]:
    """Return solved boards: of so many tiles, or of these rows and columns."""
    side = isqrt(rows + 1)
    shapes = [*[Shape(side, side)] * (rows == columns and side * side == rows + 1), Shape(rows, columns)]
    return [write_state(shape, standard_goal(shape)) for shape in shapes if shape in SHAPES]


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    rows = rows_with_joined_signs_split(table)
    cells = [cell for row in rows for cell in row]
    tiles = tile_numbers_from_cells(cells)
    last = len(cells)
    states = []
    if sorted(tiles) in ([*range(last)], [*range(1, last + 1)]):
        states = states_in_possible_shapes([tile % last for tile in tiles], rows)
    if not states or 0 not in tiles and last not in SQUARES and last + 1 in SQUARES:
        return Reading(write_state(*board_from_token_rows(rows)))  # raises InvalidInput
    if 0 not in tiles:
        raise ambiguous_input(
            "no-blank", "The board has no gap. Write 0 for the gap, even if you mean {largest} as the gap.",
            states, largest=last,
        )
    if len(states) > 1:
        lines = states[0].count("/") + 1
        refusal = ambiguous_shape_error(Shape(lines, last // lines))
        refusal.offers = tuple(states)
        raise refusal
    return Reading(states[0])


def rows_with_joined_signs_split(table: Table) -> list[list[str]]:
    """Return the cells of the board, in one row if the text has no rows; joined signs are split."""
    cells = table.cells
    if not table.is_list:
        return table.rows
    if len({*map(len, cells)}) == 1 < len(cells[0]):
        apart = [list(cell) for cell in cells]
        signs = [sign for row in apart for sign in row]
        if len(cells) == 1 or sorted(tile_numbers_from_cells(signs)) == [*range(len(signs))]:
            return apart
    return [cells]


def tile_numbers_from_cells(cells: Sequence[str]) -> list[int]:
    """Return the tiles: numbers, or signs from 1 to 9 and A to Z; 0 for the only cell that is no tile, if it can be the
    blank."""
    none = len(cells) + 1
    is_number, base = (str.isalnum, 36) if all(len(cell) < 2 for cell in cells) else (str.isdecimal, 10)
    tiles = [int(cell, base) if cell.isascii() and is_number(cell) and len(cell) < 5 else none for cell in cells]
    others = [at for at, tile in enumerate(tiles) if tile >= none]
    if len(others) == 1 and 0 not in tiles and cells[others[0]] in BLANKS:
        tiles[others[0]] = 0
    return tiles


def states_in_possible_shapes(tiles: Sequence[int], rows: list[list[str]]) -> list[str]:
    """Return the possible states: in the shape of the rows; of one row, square, or else of all shapes."""
    count = len(tiles)
    if len(rows) > 1:
        shapes = [Shape(len(rows), len(rows[0]))] if len({*map(len, rows)}) == 1 else []
    elif count in SQUARES:
        shapes = [Shape(isqrt(count), isqrt(count))]
    else:
        shapes = [shape for shape in SHAPES if shape.cell_count == count]
    return [write_state(shape, tiles) for shape in shapes if shape in SHAPES]
