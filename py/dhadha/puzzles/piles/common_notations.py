"""Piles in common notations: lists of sizes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...core.errors import InvalidInput
from ...notation import Reading
from ...notation.options import is_readable, space_separated
from .position import read_position
from .rule import read_octal, read_takes

if TYPE_CHECKING:
    from ...notation.parse_tables import Table

PLAIN = re.compile(r"\d{1,9}(?:[ ,]\d{1,9})*")


def read(text: str) -> Reading:
    if not text or PLAIN.fullmatch(text):
        return Reading(text.replace(",", " "))
    from ...notation.parse_tables import read_boards

    reading = read_boards(
        text.replace("+", " "), read_table, can_be_board=lambda row, on_lines: on_lines and len(row) > 1
    )
    if any(" " in str(each.args.get("size", "")) for each in reading.notes):
        raise not_a_list_error(2)  # two dimensions describe a table
    return reading


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    if not table.listed:
        raise not_a_list_error(len(table.rows))
    state = " ".join(re.sub(r"^(\d+)\.0*$", r"\1", cell) or "." for cell in table.cells)
    read_position(state)
    return Reading(state)


def not_a_list_error(rows: int) -> InvalidInput:
    return InvalidInput(
        "piles-not-a-list", "These are {rows} rows of numbers; write the size of every pile in one list, "
        "for example 5 2 3.", rows=rows,
    )


BETWEEN = re.compile(r"\s{0,9}(?:\bto\b|\.\.)\s{0,9}")
LAST = re.compile(r",?\s{0,9}\b(?:or|and)\b\s{0,9}")
RANGE = re.compile(r"range\((\d{1,3}), ?(\d{1,3})\)")
NAMED = re.compile(r"[^\W\d_][\w ]{0,20}[:=]?\s")
AROUND = " \n\t$`\"'"
LATEX = (
    (re.compile(r"\\dot\s{0,3}\{?(\d)\}?"), "\\1\u0307"),
    (re.compile(r"\\(?:overline|bar)\s{0,3}\{?(\d{1,9})\}?"), r"(\1)"),
    (re.compile(r"\\[lc]?dots\b"), "…"),
    (re.compile(r"\\cdot\b\s{0,3}"), "·"),
)


def read_option(name: str, text: str) -> str:
    """Return the takes or the octal code in the canonical form of rule.py, if they can be converted."""
    if name == "takes" and text.strip():
        plain = LAST.sub(", ", BETWEEN.sub("-", RANGE.sub(lambda found: f"{found[1]}-{int(found[2]) - 1}", text)))
        words = space_separated(plain, read_takes)
        return text if words == plain and not is_readable(plain, read_takes) else words
    if name == "octal" and text.strip() and not is_readable(text, read_octal):
        code = text
        for pattern, sign in LATEX:
            code = pattern.sub(sign, code)
        code = code.strip(AROUND)
        named = NAMED.match(code)
        code = code[named.end() :].strip(AROUND) if named else code
        return code if is_readable(code, read_octal) else text
    return text
