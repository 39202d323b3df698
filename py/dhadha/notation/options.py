"""Parse options in common notations."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..core.errors import InvalidInput
from . import Reading

NUMBER = re.compile(r"\d+")


def space_separated(text: str, read: Callable[[str], object]) -> str:
    """Return `text` if `read` accepts it, else its words separated by spaces if `read` accepts those, else `text`.

    read: raises InvalidInput for an invalid text.
    """
    if is_readable(text, read):
        return text
    from .parse_tables import read_boards

    try:
        words = read_boards(text, lambda table: Reading(" ".join(table.cells))).state
    except InvalidInput:
        return text
    is_complete = NUMBER.findall(words) == NUMBER.findall(text)
    return words if is_complete and is_readable(words, read) else text


def is_readable(text: str, read: Callable[[str], object]) -> bool:
    """Return whether `read` accepts `text`."""
    try:
        read(text)
    except InvalidInput:
        return False
    return True
