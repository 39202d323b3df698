"""Many boards, one after the other: a board a line, or boards of several lines with empty ones between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ..core.errors import InvalidInput
from . import Reading, cleaned

MOST_DIGITS = 4
MOST_LINES = 100  # of a board, or of boards that no empty line divides


def boards_among(puzzle: Any, lines: Iterable[str], parts: int = 0) -> Iterator[str | Reading]:
    """Each board, as soon as it is whole: its text, or its reading where several stood together; and the text of each
    line that is none, "" for an empty line. parts: so many boards may stand in lines that nothing divides.

    A line that reads as a board is one. Others wait for the next empty line: if all of them read together, they are one
    board or several, else each is for itself.
    """
    waiting: list[str] = []
    for line in lines:
        if not line.strip():
            boards = settled(puzzle, waiting, parts)
            yield from boards
            if len(boards) == len(waiting):
                yield ""  # what divides boards of several lines is not answered
            waiting = []
            continue
        said = None if waiting else read(puzzle, line)
        if said and not puzzle.may_be_row(line):
            yield from each_of(said, line)
            continue
        waiting.append(line)
        if len(waiting) >= MOST_LINES:
            yield from settled(puzzle, waiting, parts)
            waiting = []
    yield from settled(puzzle, waiting, parts)


def settled(puzzle: Any, lines: list[str], parts: int) -> Sequence[str | Reading]:
    """The boards that the lines are, or the lines where they are none."""
    if not lines:
        return []
    text = "\n".join(lines)
    if said := read(puzzle, text):
        return each_of(said, text)
    groups = in_groups(lines, parts)
    return groups if groups and all(read(puzzle, group) for group in groups) else lines


def each_of(said: Reading, text: str) -> Sequence[str | Reading]:
    """The boards of a text; only the first where a board has options, which the others would not keep."""
    boards = (said, *said.more)
    if len(boards) == 1 or any(board.options for board in boards):
        return [text]
    notes = tuple(each for each in said.notes if each.key != "first-of-boards")
    return [said._replace(notes=notes, more=()), *said.more]


def in_groups(lines: list[str], parts: int) -> list[str]:
    """So many texts of equally many lines, or of as many as the number that stands before each says; none where they
    are not."""
    if 1 < parts < len(lines) and len(lines) % parts == 0:
        size = len(lines) // parts
        return ["\n".join(lines[at : at + size]) for at in range(0, len(lines), size)]
    groups: list[str] = []
    at = 0
    while at < len(lines) and parts > 1:
        head = lines[at].split()
        end = at + 1 + int(head[0]) if head and head[0].isdecimal() and len(head[0]) < MOST_DIGITS else at
        groups.append("\n".join(lines[at:end]))
        if not at < end <= len(lines):
            return []
        at = end
    return groups


def read(puzzle: Any, text: str) -> Reading | None:
    try:
        reading: Reading = puzzle.read(cleaned(text))
        return reading
    except InvalidInput:
        return None
