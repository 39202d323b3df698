"""Piles in common notations: lists of sizes, and rows of pins; and options of their rules."""

import re

from ...core.errors import InvalidInput
from ...notation.tables_readings_and_notes import Notation, Reading, Table, note
from .position import read_sizes, write_position

PLAIN = re.compile(r"(?:0|[1-9]\d{0,8})(?: (?:0|[1-9]\d{0,8}))*")
PINS = re.compile(r"[IX](?:\s?[IX])+", re.IGNORECASE)
KAYLES = "0.77"


def read_piles_in_any_notation(text: str) -> Reading:
    """Read the size of every pile, or a row of pins, I for a standing and X for a fallen one."""
    if not text.strip() or PLAIN.fullmatch(text):
        return Reading(text.strip())
    if PINS.fullmatch(text.strip()) and "i" in text.lower():
        return read_pins("".join(text.upper().split()))
    from ...notation.read_board import read_board

    return read_board(text, Notation(
        read_table, str.isdecimal, ("5 2 3", "[5, 2, 3]"), lambda rows, columns: [str(rows)] * (rows == columns),
    ))


def read_pins(pins: str) -> Reading:
    """Read runs of standing pins as piles of Kayles, whose balls knock down one pin or two neighbours."""
    sentence = "Read as the pins of Kayles, whose code is {code}: I stands, X has fallen, and each run of I is a pile."
    state = " ".join(str(len(run)) for run in pins.split("X") if run)
    return Reading(state, (note("pins", sentence, code=KAYLES),), {"octal": KAYLES, "split": "any"})


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    if not table.is_list:
        raise InvalidInput(
            "piles-not-a-list", "These are {rows} rows of numbers. Write the size of every pile in one list, "
            "for example 5 2 3.", rows=len(table.rows),
        )
    return Reading(write_position(read_sizes(table.cells)))
