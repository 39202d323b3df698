"""Requests for the knight in notation of others: see coordinates.py."""

import re

from ...notation import Note, Reading, note
from .coordinates import read_coordinates
from .squares import read_request, write_request

SQUARE = r"[a-z]{1,3}[1-9]\d{0,3}"
PLAIN = re.compile(rf"{SQUARE} {SQUARE}(?: x(?: {SQUARE})+)?")
LABEL = re.compile(r"^[^\W\d_]{3,20}\s{0,3}[:=]")
NOTES = {
    "piece-letter": "The N before a square was taken for the knight.",
    "squares-from-0": "Read as row and column, counted from 0 from the bottom left.",
    "squares-from-1": "Read as row and column, counted from 1 from the bottom left.",
}


def read(text: str) -> Reading:
    """From where, to where, and after an x which squares are blocked."""
    if not text.strip() or PLAIN.fullmatch(text):
        return Reading(text)
    found = read_coordinates(LABEL.sub("", text.strip()).rstrip(" .;"))
    notes: list[Note] = [note(found.note, NOTES[found.note])] if found.note in NOTES else []
    if found.more:
        count = len(found.more) + 1
        notes.append(note("first-of-boards", "There are {count} boards, and this is the first.", count=count))
    request = read_request(found.canonical)
    return Reading(write_request(request) if request else "", tuple(notes), found.more)
