"""Many boards, one after the other: a board a line, or boards of several lines with empty ones between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..errors import InvalidInput
from . import Reading, cleaned

MOST_LINES = 100  # of a board, or of boards that no empty line divides


def boards_among(puzzle: Any, lines: Iterable[str]) -> Iterator[str]:
    """The text of each board, as soon as it is whole, and each line that is none; "" for an empty line.

    A line that reads as a board is one. Others wait for the next empty line: if all of them read together, they are one
    board or several, else each is for itself.
    """
    waiting: list[str] = []
    for line in lines:
        if not line.strip():
            boards = settled(puzzle, waiting)
            yield from boards
            if len(boards) == len(waiting):
                yield ""  # what divides boards of several lines is not answered
            waiting = []
            continue
        said = None if waiting else read(puzzle, line)
        if said and not puzzle.may_be_row(line):
            yield from (said.state, *said.more) if said.more else (line,)
            continue
        waiting.append(line)
        if len(waiting) >= MOST_LINES:
            yield from settled(puzzle, waiting)
            waiting = []
    yield from settled(puzzle, waiting)


def settled(puzzle: Any, lines: list[str]) -> list[str]:
    """The boards that the lines are, or the lines where they are none."""
    if not lines:
        return []
    text = "\n".join(lines)
    said = read(puzzle, text)
    if not said:
        return lines
    return [said.state, *said.more] if said.more else [text]


def read(puzzle: Any, text: str) -> Reading | None:
    try:
        reading: Reading = puzzle.read(cleaned(text))
        return reading
    except InvalidInput:
        return None
