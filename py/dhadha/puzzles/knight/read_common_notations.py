"""Requests for the knight in common notations: squares by name or as row and column, and drawings.

Rows and columns are counted from the bottom left: from 0 if one is 0, else from 1. Distances are invariant under
rotation and reflection of the board, so counting rows from the top, or giving the column first on a square board,
yields the same distance.
"""

import re

from ...notation.tables_readings_and_notes import (
    EMPTIES,
    Notation,
    Table,
    attach_typed_original,
    drawing_reading,
    note,
    typed,
)
from ...puzzle import InvalidInput, Reading, quoted
from .parse_and_format_state import EXAMPLE, LONGEST_RANK, PathRequest, Square, malformed_error, read_state, write_state

NAME = r"[a-z]{1,3}[1-9]\d{0,3}"
PLAIN = re.compile(rf"{NAME} {NAME}(?: x(?: {NAME})+)?")
SQUARE = re.compile(r"(?:[a-z]{1,3}|[A-Z]{1,3})\d{1,4}")
SQUARES = re.compile(rf"(?:{SQUARE.pattern})+")
NUMBER = re.compile(r"-?\d+")
WALLS = ("x", "X", "×")
WALLS_APART = re.compile(r"(?<=[)\]])\s*[xX×]\s*(?=[(\[])")
ARROW = re.compile(r"(?<=[\w)\]])(?: (?:[-=]?>|[-→⇒]|to) |->|[-→])(?=[\w(\[])", re.IGNORECASE)
NOTES = {
    0: "Read as row and column, counted from 0 at the bottom left.",
    1: "Read as row and column, counted from 1 at the bottom left.",
}
KNIGHTS, TARGETS, BLOCKED = "NnKk♞♘", "Tt◎◉🎯", "#xX■◼█▓⬛▪×*"
KINDS = {sign: kind for kind, signs in zip(("knight", "target", "wall"), (KNIGHTS, TARGETS, BLOCKED)) for sign in signs}


def read_request_in_any_notation(text: str) -> Reading:
    """Read the start, the target and, after an x, the blocked squares."""
    if not text.strip() or PLAIN.fullmatch(text):
        return Reading(text.strip())
    from ...notation.read_board import read_board

    plain = attach_typed_original(WALLS_APART.sub(" (x) ", ARROW.sub(" ", text)), text)
    return read_board(plain, Notation(
        lambda table: read_table(table, typed(text)), is_cell, (EXAMPLE, "(1,1) (8,8)"),
    ))


def is_cell(cell: str) -> bool:
    """Return whether a cell is a square, a number, or a part of a drawing."""
    return {*cell} <= KINDS.keys() | EMPTIES or bool(NUMBER.fullmatch(cell) or SQUARES.fullmatch(cell))


def read_table(table: Table, text: str) -> Reading:
    """Raises InvalidInput."""
    cells, squares = table.cells, table.rows_of_drawn_squares
    is_named = all(cell in WALLS or SQUARES.fullmatch(cell) for cell in cells)
    if not is_named and any(sign in KNIGHTS for row in squares for cell in row for sign in cell):
        return read_drawing(squares)
    cut = min((cells.index(wall) for wall in WALLS if wall in cells), default=len(cells))
    ends, walls = cells[:cut], [cell for cell in cells[cut:] if cell not in WALLS]
    if not ends or not all(map(NUMBER.fullmatch, ends + walls)):
        if strange := [cell for cell in ends + walls if not SQUARES.fullmatch(cell)]:
            raise malformed_error(strange[0])
        starts, blocked = (" ".join(name for cell in part for name in SQUARE.findall(cell)) for part in (ends, walls))
        request = read_state(f"{starts} x {blocked}")
        return Reading(write_state(request) if request else "")
    is_paired = all(len(row) % 2 == 0 for row in table.rows if {*row}.isdisjoint(WALLS))
    if len(ends) != 4 or len(walls) % 2 or not is_paired:
        raise InvalidInput(
            "not-two-pairs",
            "“{given}” is not a start and a target. Write row and column of both squares, for example (1,1) (8,8), or "
            "the squares by name: {example}.",
            given=quoted(text), example=EXAMPLE,
        )
    return read_row_and_column_pairs(ends + walls)


def read_row_and_column_pairs(words: list[str]) -> Reading:
    """Read row and column of the start, the target and the walls. Raises InvalidInput."""
    for word in words:
        if not word.isdecimal() or len(word) > LONGEST_RANK:
            raise malformed_error(word)
    base = 0 if any(int(word) == 0 for word in words) else 1
    rows, columns = ([int(word) - base for word in words[axis::2]] for axis in (0, 1))
    start, target, *walls = map(Square, rows, columns)
    hint = note(f"squares-from-{base}", NOTES[base])
    return Reading(write_state(PathRequest(start, target, tuple(walls))), (hint,))


def read_drawing(squares: list[list[str]]) -> Reading:
    """Read a drawing of a knight, a target and walls; numbers are free squares. Raises InvalidInput."""
    found: dict[str, list[Square]] = {"knight": [], "target": [], "wall": []}
    for row, line in enumerate(squares):
        for column, cell in enumerate(line):
            for kind in pieces_in_cell(cell):
                found[kind].append(Square(len(squares) - 1 - row, column))
    (start, *knights), targets = found["knight"], found["target"]
    if knights or len(targets) != 1:
        raise InvalidInput(
            "drawing-pieces", "The drawing has {knights:knight} and {targets:target}. Draw one N for the knight and "
            "one T for the target.", knights=len(knights) + 1, targets=len(targets),
        )
    return drawing_reading(write_state(PathRequest(start, targets[0], tuple(found["wall"]))), squares)


def pieces_in_cell(cell: str) -> list[str]:
    """Raises InvalidInput."""
    if cell in EMPTIES or cell.isdecimal():
        return []
    kinds = [KINDS.get(sign, "") for sign in cell]
    if not all(kinds):
        raise InvalidInput(
            "drawing-sign", "“{given}” has no meaning in a drawing. Write N for the knight, T for the "
            "target, # for a wall and a full stop for a free square.", given=quoted(cell),
        )
    return kinds
