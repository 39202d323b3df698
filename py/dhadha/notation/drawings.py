"""Boards that are drawn, a sign a square: their rows, without what stands around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import Note, Reading, note

if TYPE_CHECKING:
    from .tables import Table

EMPTIES = frozenset(("", ".", "_", "-", "·", "□", "▢", "◻", "⬜", "▫", "☐", "~"))


def squares_of(table: Table) -> list[list[str]]:
    """The squares of a drawing, row by row; [] where the table is none. Where squares hold numbers, none stand around
    them."""
    rows = table.rows
    if table.listed:
        cells = table.cells
        cells = cells[1:] if cells[0] == str(len(cells) - 1) else cells
        rows = [list(cell) for cell in cells] if len(cells) > 1 and len(cells[0]) > 1 else []
    inner = without_coordinates(rows) if rows else []
    rows = rows if any(cell.isdecimal() for row in inner for cell in row) else inner
    return rows if len(rows) > 1 and len({*map(len, rows)}) == 1 < len(rows[0]) else []


def drawn(state: str, squares: list[list[str]], *notes: Note) -> Reading:
    """What was drawn, with the size of its board."""
    rows, columns = len(squares), len(squares[0])
    said = note("drawing-size", "Read as a drawing of {rows} rows and {columns} columns.", rows=rows, columns=columns)
    return Reading(state, (said, *notes), options={"rows": rows, "columns": columns})


def without_coordinates(rows: list[list[str]]) -> list[list[str]]:
    """A drawing without the letters and numbers at its sides."""
    rows = [row for at, row in enumerate(rows) if at not in (0, len(rows) - 1) or not in_order(row)]
    if not rows:
        return []
    for side in (0, -1):
        if len(rows) > 1 and in_order([row[side] for row in rows if row]):
            rows = [row[1:] if side == 0 else row[:-1] for row in rows]
    return rows if len({*map(len, rows)}) == 1 and rows[0] else []


def in_order(labels: Sequence[str]) -> bool:
    """a b c, 1 2 3, 0 1 2, or backwards."""
    labels = [label.strip(".:").lower() for label in labels if label]
    if len(labels) < 2:
        return False
    if all(label.isdecimal() and len(label) < 4 for label in labels):
        numbers = [*map(int, labels)]
    elif all(len(label) == 1 and label.isalpha() for label in labels):
        numbers = [*map(ord, labels)]
    else:
        return False
    return {after - before for before, after in zip(numbers, numbers[1:])} in ({1}, {-1})
