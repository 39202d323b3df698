"""Requests for the knight in common notations: squares (see square_notation.py) and drawings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...core.errors import InvalidInput
from ...core.quoting import quoted
from ...notation import Reading, first_with_others, note
from ...notation.options import space_separated
from ...notation.parse_drawings import EMPTIES, drawing_reading, squares_of
from .board import read_leapers
from .square_notation import Coordinates, read_coordinates, read_notation
from .state_text import PathRequest, Square, read_request, read_square, read_squares, write_request

if TYPE_CHECKING:
    from ...notation.parse_tables import Table

SQUARE = r"[a-z]{1,3}[1-9]\d{0,3}"
PLAIN = re.compile(rf"{SQUARE} {SQUARE}(?: x(?: {SQUARE})+)?")
LABEL = re.compile(r"^[^\W\d_]{3,20}\s{0,3}[:=]")
NOTES = {
    "piece-letter": "The N before a square was taken for the knight.",
    "squares-from-0": "Read as row and column, counted from 0 from the bottom left.",
    "squares-from-1": "Read as row and column, counted from 1 from the bottom left.",
}
KNIGHTS, TARGETS, WALLS = "NnKkSsA♞♘♚♔", "TtGgEeBFf◎◉🎯", "#xX■◼█▓⬛▪×*"
KINDS = {sign: kind for kind, signs in zip(("knight", "target", "wall"), (KNIGHTS, TARGETS, WALLS)) for sign in signs}


def read(text: str) -> Reading:
    """Read the start, the target and, after an x, the blocked squares."""
    if not text.strip() or PLAIN.fullmatch(text):
        return Reading(text)
    try:
        return as_reading(read_coordinates(LABEL.sub("", text.strip()).rstrip(" .;")))
    except InvalidInput as refusal:
        if refusal.key == "not-two-pairs":
            raise
        from ...notation.parse_tables import read_boards

        try:
            return read_boards(text, read_table, can_be_board=lambda row, on_lines: on_lines and len(row) > 1)
        except InvalidInput as other:
            raise other if other.key in OF_DRAWINGS else refusal from None


OPTIONS = {"from": read_square, "to": read_square, "blocked": read_squares, "leaper": read_leapers}


def read_option(name: str, text: str) -> str:
    return space_separated(text, OPTIONS[name]) if text.strip() and name in OPTIONS else text


def as_reading(found: Coordinates) -> Reading:
    """Raises InvalidInput."""
    notes = (note(found.note, NOTES[found.note]),) if found.note in NOTES else ()
    request = read_request(found.canonical)
    reading = Reading(write_request(request) if request else "", notes)
    others = [as_reading(Coordinates(each, found.note)) for each in found.more]
    return first_with_others([reading, *others]) if others else reading


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    squares = squares_of(table)
    if squares and any(sign in KNIGHTS for row in squares for cell in row for sign in cell):
        return read_drawing(squares)
    return as_reading(read_notation(" ".join(cell or "." for cell in table.cells)))


def read_drawing(squares: list[list[str]]) -> Reading:
    """Read a drawing of a knight, a target and walls; numbers are free squares. Raises InvalidInput."""
    found: dict[str, list[Square]] = {"knight": [], "target": [], "wall": []}
    for row, line in enumerate(squares):
        for column, cell in enumerate(line):
            for kind in kinds_of_signs(cell):
                found[kind].append(Square(len(squares) - 1 - row, column))
    (start, *knights), targets = found["knight"], found["target"]
    if knights or len(targets) != 1:
        raise InvalidInput(
            "drawing-pieces", "The drawing has {knights} knights and {targets} targets; draw one N for the knight and "
            "one T for the target.", knights=len(knights) + 1, targets=len(targets),
        )
    return drawing_reading(write_request(PathRequest(start, targets[0], tuple(found["wall"]))), squares)


OF_DRAWINGS = ("drawing-pieces", "drawing-sign")


def kinds_of_signs(cell: str) -> list[str]:
    """Raises InvalidInput."""
    if cell in EMPTIES or cell.isdecimal():
        return []
    kinds = [KINDS.get(sign, "") for sign in cell]
    if not all(kinds):
        raise InvalidInput(
            "drawing-sign", "“{given}” has no known meaning in a drawing; write N for the knight, T for the "
            "target, # for a blocked square and a full stop for a free one.", given=quoted(cell),
        )
    return kinds
