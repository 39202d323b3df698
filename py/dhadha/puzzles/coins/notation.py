"""Squares of coins, and moves, in notation of others: pairs of numbers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...notation import Reading, note
from ...notation.drawings import EMPTIES, drawing_reading, squares_of
from .reading import Squares, read_coins, write_coins

if TYPE_CHECKING:
    from ...notation.tables import Table

PLAIN = re.compile(r"\([1-9]\d{0,6},[1-9]\d{0,6}\)(?: \([1-9]\d{0,6},[1-9]\d{0,6}\))*")
NAMED = re.compile(r"[a-h][1-8]", re.IGNORECASE)
COINS = frozenset("◉●○⚫⚪🪙CcOo@")
SIDE = 8  # rows of a chessboard
MOVES = re.compile(r"-?\d,-?\d(?: -?\d,-?\d)*")


def read(text: str) -> Reading:
    """Row and column of every coin, counted from 1, or from 0 where one is 0."""
    if not text or PLAIN.fullmatch(text):
        return Reading(text)
    from ...notation.tables import read_boards

    return read_boards(text, read_table, lambda row, on_lines: False, common_note="coins-from-zero")


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    if all(map(NAMED.fullmatch, table.cells)):
        return read_names(table.cells)
    squares = squares_of(table)
    if coins := drawn_coins(squares):
        return drawing_reading(write_coins(coins), squares)
    coins = read_coins(" ".join(pairs_of(table)))
    if any(number == 0 for coin in coins for number in coin):
        said = note("coins-from-zero", "Read as rows and columns counted from 0.")
        return Reading(write_coins(tuple((x + 1, y + 1) for x, y in coins)), (said,))
    return Reading(write_coins(coins))


def read_names(names: list[str]) -> Reading:
    """Squares of a chessboard, whose a1 is at the bottom left, where rows are counted from the top here."""
    coins = tuple((SIDE + 1 - int(name[1]), ord(name[0].lower()) - ord("a") + 1) for name in names)
    said = note("coins-squares", "Read as squares of a chessboard, a1 at the bottom left; rows here count from above.")
    return Reading(write_coins(coins), (said,), options={"rows": SIDE, "columns": SIDE})


def drawn_coins(squares: list[list[str]]) -> Squares:
    """The coins of a drawing: signs of coins, among which numbers are free squares, or ones among noughts."""
    every = [(cell, (row, column)) for row, line in enumerate(squares, 1) for column, cell in enumerate(line, 1)]
    signs = {cell for cell, _ in every} - EMPTIES
    if signs and signs <= {"0", "1"} and len(squares[0]) > 2:
        return tuple(square for cell, square in every if cell == "1")
    if not all(cell.isdecimal() or {*cell} <= COINS for cell in signs):
        return ()
    return tuple(square for cell, square in every if {*cell} <= COINS for _ in cell)


def pairs_of(table: Table) -> list[str]:
    """Texts of pairs; one that is none where the numbers do not stand two by two."""
    rows = table.rows
    if table.listed:
        cells = table.cells
        rows = [cells[at : at + 2] for at in range(0, len(cells), 2)]
    strange = next((cell for row in rows for cell in row if len(row) == 1 or any(map(str.isalpha, cell))), "")
    if strange:
        return [strange]  # refused as it was given
    return ["(" + ",".join(cell or "." for cell in row) + ")" for row in rows]


def read_moves_text(text: str) -> str:
    """Moves in their own form, "-2,1 1,-2"."""
    if not text.strip() or MOVES.fullmatch(text):
        return text
    from ...notation.tables import read_boards

    return read_boards(text, lambda table: Reading(" ".join(pair.strip("()") for pair in pairs_of(table)))).state
