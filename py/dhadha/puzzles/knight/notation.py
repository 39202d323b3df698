"""Requests for the knight in notation of others: lists of squares, in any brackets and quotes."""

import re

from ...notation import Reading
from .squares import read_request, write_request

SQUARE = r"[a-z]{1,3}[1-9]\d{0,3}"
PLAIN = re.compile(rf"{SQUARE} {SQUARE}(?: x(?: {SQUARE})+)?")
AROUND = str.maketrans(dict.fromkeys("()[]{}\"'`", " "))
LABEL = re.compile(r"^[^\W\d_]{3,20}\s{0,3}[:=]")


def read(text: str) -> Reading:
    """From where, to where, and after an x which squares are blocked."""
    if not text.strip() or PLAIN.fullmatch(text):
        return Reading(text)
    request = read_request(LABEL.sub("", text.translate(AROUND).strip()).strip(" .;"))
    return Reading(write_request(request) if request else "")
