"""An input of boards that begins with their number, as judges' inputs do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

from . import Reading
from .many import boards_among

MOST_DIGITS = 6


def without_count(
    puzzle: Any, lines: Iterable[str], is_board: Callable[[str], bool]
) -> tuple[int | None, Iterator[str | Reading]]:
    """The number that stands before the boards, None if none does, and the boards; see notation.many.

    A number is one that is no board itself, unless it waits for further rows and boards of several lines follow; so
    many boards follow it, and no more. To know that, up to so many boards are read ahead.
    """
    lines = iter(lines)
    held = list(until_text(lines))
    first = held[-1].strip() if held else ""
    alone = first.isdecimal() and is_board(first)
    if not first.isdecimal() or len(first) > MOST_DIGITS or alone and not puzzle.may_be_row(first):
        return None, boards_among(puzzle, chain(held, lines))
    count, boards = int(first), 0
    kept: list[str] = []
    ahead: list[str | Reading] = []
    for board in boards_among(puzzle, keeping(lines, kept), count):
        ahead.append(board)
        boards += isinstance(board, Reading) or bool(board.strip())
        if boards > count:
            break
    if boards == count > 0 and (not alone or any("\n" in board for board in ahead if isinstance(board, str))):
        return count, chain(held[:-1], ahead)
    return None, boards_among(puzzle, chain(held, kept, lines))


def keeping(lines: Iterator[str], kept: list[str]) -> Iterator[str]:
    for line in lines:
        kept.append(line)
        yield line


def until_text(lines: Iterator[str]) -> Iterator[str]:
    """The lines up to the first that is not empty."""
    for line in lines:
        yield line
        if line.strip():
            return
