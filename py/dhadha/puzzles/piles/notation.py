"""Piles in notation of others: a list of sizes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...errors import InvalidInput
from ...notation import Reading
from .position import read_position

if TYPE_CHECKING:
    from ...notation.tables import Table

PLAIN = re.compile(r"\d{1,9}(?:[ ,]\d{1,9})*")


def read(text: str) -> Reading:
    if not text or PLAIN.fullmatch(text):
        return Reading(text.replace(",", " "))
    from ...notation.tables import read_boards

    return read_boards(text.replace("+", " "), read_table, apart=lambda row, on_lines: on_lines and len(row) > 1)


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    if not table.listed:
        raise InvalidInput(
            "piles-not-a-list", "These are {rows} rows of numbers; write the size of every pile in one list, "
            "for example 5 2 3.", rows=len(table.rows),
        )
    state = " ".join(re.sub(r"^(\d+)\.0*$", r"\1", cell) or "." for cell in table.cells)
    read_position(state)
    return Reading(state)
