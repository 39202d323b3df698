"""Squares of coins, and moves, in common notations: pairs of numbers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...notation import Reading, note
from ...notation.parse_drawings import EMPTIES, drawing_reading, squares_of
from .state_text import Squares, read_coins, write_coins

if TYPE_CHECKING:
    from ...notation.parse_tables import Table

PLAIN = re.compile(r"\([1-9]\d{0,6},[1-9]\d{0,6}\)(?: \([1-9]\d{0,6},[1-9]\d{0,6}\))*")
NAMED = re.compile(r"[a-h][1-8]", re.IGNORECASE)
COINS = frozenset("◉●○⚫⚪🪙CcOo@")
SIDE = 8  # rows of a chessboard
MOVES = re.compile(r"-?\d,-?\d(?: -?\d,-?\d)*")


def read(text: str) -> Reading:
    """Read row and column of every coin, counted from 1, or from 0 if one is 0."""
    if not text or PLAIN.fullmatch(text):
        return Reading(text)
    from ...notation.parse_tables import read_boards

    return read_boards(text, read_table, lambda row, on_lines: False, common_note="coins-from-zero")


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    if all(map(NAMED.fullmatch, table.cells)):
        return read_square_names(table.cells)
    squares = squares_of(table)
    if coins := drawn_coins(squares):
        return drawing_reading(write_coins(coins), squares)
    coins = read_coins(" ".join(pair_texts(table)))
    if any(number == 0 for coin in coins for number in coin):
        hint = note("coins-from-zero", "Read as rows and columns counted from 0.")
        return Reading(write_coins(tuple((x + 1, y + 1) for x, y in coins)), (hint,))
    return Reading(write_coins(coins))


def read_square_names(names: list[str]) -> Reading:
    """Read chess squares: a1 is at the bottom left, whereas rows count from the top here."""
    coins = tuple((SIDE + 1 - int(name[1]), ord(name[0].lower()) - ord("a") + 1) for name in names)
    hint = note("coins-squares", "Read as squares of a chessboard, a1 at the bottom left; rows here count from above.")
    return Reading(write_coins(coins), (hint,), options={"rows": SIDE, "columns": SIDE})


def drawn_coins(squares: list[list[str]]) -> Squares:
    """Return the coins of a drawing: coin signs, with numbers as free squares, or ones among zeros."""
    every = [(cell, (row, column)) for row, line in enumerate(squares, 1) for column, cell in enumerate(line, 1)]
    signs = {cell for cell, _ in every} - EMPTIES
    if signs and signs <= {"0", "1"} and len(squares[0]) > 2:
        return tuple(square for cell, square in every if cell == "1")
    if not all(cell.isdecimal() or {*cell} <= COINS for cell in signs):
        return ()
    return tuple(square for cell, square in every if {*cell} <= COINS for _ in cell)


def pair_texts(table: Table) -> list[str]:
    """Return each pair as text; if the cells are not pairs of numbers, only the first wrong cell, to be rejected."""
    rows = table.rows
    if table.listed:
        cells = table.cells
        rows = [cells[at : at + 2] for at in range(0, len(cells), 2)]
    strange = next((cell for row in rows for cell in row if len(row) == 1 or any(map(str.isalpha, cell))), "")
    if strange:
        return [strange]  # refused as it was given
    return ["(" + ",".join(cell or "." for cell in row) + ")" for row in rows]


def read_moves_text(text: str) -> str:
    """Return moves in canonical form, "-2,1 1,-2"."""
    if not text.strip() or MOVES.fullmatch(text):
        return text
    from ...notation.parse_tables import read_boards

    return read_boards(text, lambda table: Reading(" ".join(pair.strip("()") for pair in pair_texts(table)))).state
