"""Texts of options in notation of others."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..core.errors import InvalidInput
from . import Reading

NUMBER = re.compile(r"\d+")


def in_words(text: str, read: Callable[[str], object]) -> str:
    """The text of an option as `read` takes it: as it stands, or its words, however they are listed; the text where
    `read` refuses both."""
    if is_read(text, read):
        return text
    from .tables import read_boards

    try:
        words = read_boards(text, lambda table: Reading(" ".join(table.cells))).state
    except InvalidInput:
        return text
    whole = NUMBER.findall(words) == NUMBER.findall(text)
    return words if whole and is_read(words, read) else text


def is_read(text: str, read: Callable[[str], object]) -> bool:
    try:
        read(text)
    except InvalidInput:
        return False
    return True
