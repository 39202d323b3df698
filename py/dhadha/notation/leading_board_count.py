"""Split an input whose first line is the number of boards, as in online judges."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

from . import Reading
from .board_stream import split_boards

MOST_DIGITS = 6


def without_count(
    puzzle: Any, lines: Iterable[str], is_board: Callable[[str], bool]
) -> tuple[int | None, Iterator[str | Reading]]:
    """Return the number of boards before them, or None, and the boards; see board_stream.

    The first line is a number of boards if exactly that many boards follow and it is not a board itself, or is also a
    valid row and boards of several lines follow. Deciding this reads up to that many boards ahead.
    """
    lines = iter(lines)
    start = list(until_text(lines))
    first = start[-1].strip() if start else ""
    first_is_board = first.isdecimal() and is_board(first)
    if not first.isdecimal() or len(first) > MOST_DIGITS or first_is_board and not puzzle.may_be_row(first):
        return None, split_boards(puzzle, chain(start, lines))
    count, boards = int(first), 0
    consumed: list[str] = []
    ahead: list[str | Reading] = []
    for board in split_boards(puzzle, recording(lines, consumed), count):
        ahead.append(board)
        boards += isinstance(board, Reading) or bool(board.strip())
        if boards > count:
            break
    if boards == count > 0 and (not first_is_board or any("\n" in each for each in ahead if isinstance(each, str))):
        return count, chain(start[:-1], ahead)
    return None, split_boards(puzzle, chain(start, consumed, lines))


def recording(lines: Iterator[str], consumed: list[str]) -> Iterator[str]:
    """Yield lines and append each to `consumed`."""
    for line in lines:
        consumed.append(line)
        yield line


def until_text(lines: Iterator[str]) -> Iterator[str]:
    """Yield the lines up to and including the first non-empty one."""
    for line in lines:
        yield line
        if line.strip():
            return
