"""Boards of the sliding puzzle in common notations."""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from ...notation import NO_VALUE, Note, Reading, ambiguity_error, note
from .board import LARGEST, SMALLEST, Shape, ambiguous_shape, read_state, write_state

if TYPE_CHECKING:
    from ...notation.parse_tables import Table

MOST_DIGITS = 9  # the most tiles with one digit each
SQUARES = {side * side for side in range(SMALLEST, LARGEST + 1)}
PLAIN = re.compile(r"\d{4}|\d{9}|\d\d?(?: \d\d?)*|\d\d?(?: \d\d?)+(?: / \d\d?(?: \d\d?)+)+")
BLANKS = NO_VALUE | {*"#bBeEoO@+~•□■▢◻◼⬜⬛▪▫☐×✕✖❌∅", "-1", "__", "--", "..", "none", "nan", "NA", "blank", "empty"}

LETTERS = note("tiles-letters", "Read as tiles with letters: a is tile 1, b is tile 2, and so on.")


def read(text: str) -> Reading:
    """Read a board of any shape whose tiles are 1, 2, …, and whose blank is 0 or any sign that cannot be a tile."""
    if PLAIN.fullmatch(text) and is_canonical(text):
        return Reading(text)
    from ...notation.parse_tables import read_boards

    return read_boards(text, read_table, gap=True)


def is_canonical(text: str) -> bool:
    """Return whether there is a blank, and rows are separated exactly if the board is not square."""
    if "0" not in (text.split() if " " in text else text):
        return False
    rows = text.count("/") + 1
    cells = text.count(" ") + 2 - rows if " " in text else len(text)
    return cells != rows * rows if rows > 1 else cells in SQUARES and (" " in text) == (cells > MOST_DIGITS)


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    rows = rows_of(table)
    cells = [cell for row in rows for cell in row]
    tiles = numbers_of(cells)
    notes: tuple[Note, ...] = ()
    if tiles is None and (tiles := tiles_of_letters(cells)):
        notes = (LETTERS,)
    if tiles is None or sorted(tiles) not in ([*range(len(cells))], [*range(1, len(cells) + 1)]):
        return Reading(validated_text(rows))
    last = len(tiles)
    states = possible_states([tile % last for tile in tiles], rows)
    if table.listed and 1 < len(table.rows) != table.width:
        states += [state for state in possible_states([tile % last for tile in tiles], [cells]) if state not in states]
    if not states:
        return Reading(validated_text(rows))
    if 0 not in tiles:
        if last not in SQUARES and last + 1 in SQUARES:
            return Reading(validated_text(rows))  # the place of a missing blank is unknown
        raise ambiguity_error(
            "no-blank", "The board has no blank; write 0 for it, also where {largest} is meant to be the blank.",
            states, largest=last,
        )
    if len(states) > 1:
        lines = states[0].count("/") + 1
        refusal = ambiguous_shape(Shape(lines, last // lines))
        refusal.offers = tuple(states)
        raise refusal
    return Reading(states[0], notes)


def rows_of(table: Table) -> list[list[str]]:
    """Return the cells of the board, in one row if the text has no rows; joined signs are split."""
    rows = [table.cells] if table.listed and not table.width else table.rows
    width = max(map(len, rows))
    rows = [list(row[0]) if len(row) == 1 < width == len(row[0]) else row for row in rows]
    cells = [cell for row in rows for cell in row]
    longest = max(map(len, cells))
    if longest > 2 and [*map(len, cells)] == [longest] * (len(cells) - 1) + [longest - 1]:
        cells = [*cells[:-1], cells[-1] + "."]
    if longest > 1 and {*map(len, cells)} == {longest} and len(rows) == 1:
        apart = [list(cell) for cell in cells]
        if len(cells) == 1 or any(
            tiles_of([sign for row in apart for sign in row]) for tiles_of in (numbers_of, tiles_of_letters)
        ):
            return apart
    return rows


def numbers_of(cells: Sequence[str]) -> list[int] | None:
    """Return the tiles, 0 for the blank; None if a cell is no tile, or the blank is ambiguous."""
    tiles = fill_blank(cells, [tile_of_number(cell) for cell in cells])
    if None in tiles and all(len(cell) <= 1 for cell in cells):
        tiles = fill_blank(cells, [tile_of_sign(cell, len(cells)) for cell in cells])
    return None if None in tiles else [tile for tile in tiles if tile is not None]


def fill_blank(cells: Sequence[str], tiles: list[int | None]) -> list[int | None]:
    """Replace the only None by 0 if its cell is a sign of a blank."""
    is_blank = tiles.count(None) == 1 and 0 not in tiles and cells[tiles.index(None)] in BLANKS
    return [0 if tile is None and is_blank else tile for tile in tiles]


def tiles_of_letters(cells: Sequence[str]) -> list[int] | None:
    """Return the tiles where a is 1, b is 2, …, and another sign, or none, the blank; None for other texts."""
    tiles = [ascii_lowercase.find(cell.lower()) + 1 if len(cell) == 1 else 0 for cell in cells]
    others = [at for at, tile in enumerate(tiles) if not 1 <= tile < len(cells)]
    if len(others) == 1 and tiles[others[0]] != len(cells):
        tiles[others[0]] = 0
        if cells[others[0]] not in BLANKS | {"0"}:
            return None
    return tiles if sorted(tiles) in ([*range(len(cells))], [*range(1, len(cells) + 1)]) else None


def tile_of_number(cell: str) -> int | None:
    whole = re.fullmatch(r"(\d{1,4})(?:\.0*)?", cell)
    return int(whole[1]) if whole else None


def tile_of_sign(sign: str, count: int) -> int | None:
    """Return the sign of a tile: 1 to 9, then A to Z."""
    value = int(sign, 36) if sign.isascii() and sign.isalnum() else count + 1
    return value if value <= count else None


def possible_states(tiles: Sequence[int], rows: list[list[str]]) -> list[str]:
    """Return the possible states: in the shape of the rows; of one row, square, or else of all shapes."""
    count = len(tiles)
    if len(rows) > 1:
        widths = {*map(len, rows)}
        shapes = [(len(rows), count // len(rows))] if len(widths) == 1 else []
    elif count in SQUARES:
        shapes = [(round(count**0.5),) * 2]
    else:
        shapes = [(down, count // down) for down in range(SMALLEST, LARGEST + 1) if count % down == 0]
    fitting = [Shape(*shape) for shape in shapes if all(SMALLEST <= each <= LARGEST for each in shape)]
    return [write_state(shape, tiles) for shape in fitting]


def validated_text(rows: list[list[str]]) -> str:
    """Return the error of the state parser."""
    text = " / ".join(" ".join(cell or "." for cell in row) for row in rows)
    read_state(text)
    return text
