"""Parse boards drawn with one character per square."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import Note, Reading, note

if TYPE_CHECKING:
    from .parse_tables import Table

EMPTIES = frozenset(("", ".", "_", "-", "·", "□", "▢", "◻", "⬜", "▫", "☐", "~"))


def squares_of(table: Table) -> list[list[str]]:
    """Return the squares of a drawing, row by row, without coordinates unless squares hold numbers; [] if the table is
    not a drawing."""
    rows = table.rows
    if table.listed:
        cells = table.cells
        cells = cells[1:] if cells[0] == str(len(cells) - 1) else cells
        rows = [list(cell) for cell in cells] if len(cells) > 1 and len(cells[0]) > 1 else []
    inner = strip_coordinates(rows) if rows else []
    rows = rows if any(cell.isdecimal() for row in inner for cell in row) else inner
    return rows if len(rows) > 1 and len({*map(len, rows)}) == 1 < len(rows[0]) else []


def drawing_reading(state: str, squares: list[list[str]], *notes: Note) -> Reading:
    """Return the Reading of a drawing, with the size of its board as options."""
    rows, columns = len(squares), len(squares[0])
    size = note("drawing-size", "Read as a drawing of {rows} rows and {columns} columns.", rows=rows, columns=columns)
    return Reading(state, (size, *notes), options={"rows": rows, "columns": columns})


def strip_coordinates(rows: list[list[str]]) -> list[list[str]]:
    """Return a drawing without the letters and numbers along its sides."""
    rows = [row for at, row in enumerate(rows) if at not in (0, len(rows) - 1) or not are_consecutive(row)]
    if not rows:
        return []
    for side in (0, -1):
        if len(rows) > 1 and are_consecutive([row[side] for row in rows if row]):
            rows = [row[1:] if side == 0 else row[:-1] for row in rows]
    return rows if len({*map(len, rows)}) == 1 and rows[0] else []


def are_consecutive(labels: Sequence[str]) -> bool:
    """Return whether labels are consecutive letters or numbers, ascending or descending."""
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
