"""Squares of coins, and moves, in common notations: pairs of numbers, chess squares, drawings."""

import re

from ...notation.tables_readings_and_notes import EMPTIES, Notation, Reading, Table, drawing_reading, note
from .parse_and_format_coins import Squares, read_coins, write_coins

PLAIN = re.compile(r"\([1-9]\d{0,6},[1-9]\d{0,6}\)(?: \([1-9]\d{0,6},[1-9]\d{0,6}\))*")
NUMBER = re.compile(r"[-+]?\d{1,7}")
NAMED = re.compile(r"[a-h][1-8]", re.IGNORECASE)
COINS = frozenset("◉●○⚫⚪🪙CcOo@")
SIDE = 8  # rows of a chessboard
MOVES = re.compile(r"-?\d,-?\d(?: -?\d,-?\d)*")


def read_coins_in_any_notation(text: str) -> Reading:
    """Read row and column of every coin, counted from 1, or from 0 if one is 0."""
    if not text.strip() or PLAIN.fullmatch(text):
        return Reading(text.strip())
    from ...notation.read_board import read_board

    return read_board(text, Notation(read_table, is_cell_of_coins_notation, ("(5,2) (8,8)", "5 2 / 8 8")))


def is_cell_of_coins_notation(cell: str) -> bool:
    """Return whether a cell is a number, a square, or a part of a drawing."""
    is_drawn = {*cell} <= COINS | EMPTIES | {*"0123456789"} and not cell.isalpha()
    return cell in COINS | EMPTIES or is_drawn or bool(NUMBER.fullmatch(cell) or NAMED.fullmatch(cell))


def read_table(table: Table) -> Reading | None:
    """Raises InvalidInput."""
    if all(map(NAMED.fullmatch, table.cells)):
        return read_square_names(table.cells)
    squares = table.rows_of_drawn_squares
    if coins := drawn_coins(squares):
        return drawing_reading(write_coins(coins), squares)
    if not table.is_list and any(len(row) != 2 for row in table.rows):
        return None
    coins = read_coins(format_table_as_pairs(table))
    if any(number == 0 for coin in coins for number in coin):
        hint = note("coins-from-zero", "Read as rows and columns counted from 0.")
        return Reading(write_coins(tuple((x + 1, y + 1) for x, y in coins)), (hint,))
    return Reading(write_coins(coins))


def read_square_names(names: list[str]) -> Reading:
    """Read chess squares: a1 is at the bottom left, whereas rows count from the top here."""
    coins = tuple((SIDE + 1 - int(name[1]), ord(name[0].lower()) - ord("a") + 1) for name in names)
    sentence = "Read as squares of a chessboard, with a1 at the bottom left. Here rows count from the top."
    hint = note("coins-squares", sentence)
    return Reading(write_coins(coins), (hint,), {"rows": SIDE, "columns": SIDE})


def drawn_coins(squares: list[list[str]]) -> Squares:
    """Return the coins of a drawing: coin signs, with numbers as free squares, or ones among zeros."""
    every = [(cell, (row, column)) for row, line in enumerate(squares, 1) for column, cell in enumerate(line, 1)]
    signs = {cell for cell, _ in every} - EMPTIES
    if signs and signs <= {"0", "1"} and len(squares[0]) > 2:
        return tuple(square for cell, square in every if cell == "1")
    if not all(cell.isdecimal() or {*cell} <= COINS for cell in signs):
        return ()
    return tuple(square for cell, square in every if {*cell} <= COINS for _ in cell)


def format_table_as_pairs(table: Table) -> str:
    """Return the pairs of a table, or of a list of numbers, as "5,2 8,8"."""
    cells = table.cells
    if strange := [cell or "," for cell in cells if not NUMBER.fullmatch(cell)]:
        return strange[0]  # refused as it was given
    rows = [cells[at : at + 2] for at in range(0, len(cells), 2)] if table.is_list else table.rows
    return " ".join(",".join(row) for row in rows)


def normalize_moves_text(text: str) -> str:
    """Return moves as "-2,1 1,-2", from any brackets."""
    if not text.strip() or MOVES.fullmatch(text):
        return text
    from ...notation.read_board import parse_rows_of_cells

    rows = parse_rows_of_cells(text)
    return format_table_as_pairs(Table(rows)) if rows else text
