"""An input of boards that begins with their number, as judges' inputs do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

MOST_DIGITS = 6


def without_count(lines: Iterable[str], is_board: Callable[[str], bool]) -> tuple[int | None, Iterator[str]]:
    """The number that stands before the boards, None if none does, and the lines of the boards.

    A number is one that is no board itself, and so many boards follow it, a line each, and no more. To know that, up to
    so many lines are read ahead.
    """
    lines = iter(lines)
    held = list(until_text(lines))
    first = held[-1].strip() if held else ""
    if not first.isdecimal() or len(first) > MOST_DIGITS or is_board(first):
        return None, chain(held, lines)
    count, boards, ahead = int(first), 0, []
    for line in lines:
        ahead.append(line)
        boards += bool(line.strip())
        if boards > count:
            break
    if boards == count > 0:
        return count, chain(held[:-1], ahead)
    return None, chain(held, ahead, lines)


def until_text(lines: Iterator[str]) -> Iterator[str]:
    """The lines up to the first that is not empty."""
    for line in lines:
        yield line
        if line.strip():
            return
