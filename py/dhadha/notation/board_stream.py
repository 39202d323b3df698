"""Split a stream of lines into boards: one per line, or several lines separated by empty ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ..core.errors import InvalidInput
from . import Reading, cleaned

MOST_DIGITS = 4
MOST_LINES = 100  # without an empty line


def split_boards(puzzle: Any, lines: Iterable[str], count: int = 0) -> Iterator[str | Reading]:
    """Yield each board once it is complete: its text, or its Reading if a text has several; and the text of each line
    that is not a board, "" for an empty line. count: the number of boards in lines without separators, if known.

    A line that reads as a board is one. Other lines are collected up to the next empty line and read together; if that
    fails, each is yielded separately.
    """
    collected: list[str] = []
    for line in lines:
        if not line.strip():
            boards = read_together(puzzle, collected, count)
            yield from boards
            if len(boards) == len(collected):
                yield ""  # omitted after boards of several lines, where it is a separator
            collected = []
            continue
        reading = None if collected else read(puzzle, line)
        if reading and not puzzle.may_be_row(line):
            yield from boards_in(reading, line)
            continue
        collected.append(line)
        if len(collected) >= MOST_LINES:
            yield from read_together(puzzle, collected, count)
            collected = []
    yield from read_together(puzzle, collected, count)


def read_together(puzzle: Any, lines: list[str], count: int) -> Sequence[str | Reading]:
    """Return the boards in the lines, or the lines if they cannot be read together."""
    if not lines:
        return []
    text = "\n".join(lines)
    if reading := read(puzzle, text):
        return boards_in(reading, text)
    groups = in_groups(lines, count)
    return groups if groups and all(read(puzzle, group) for group in groups) else lines


def boards_in(reading: Reading, text: str) -> Sequence[str | Reading]:
    """Return the boards of a reading; its text if a board has options, which would be lost for the others."""
    boards = (reading, *reading.more)
    if len(boards) == 1 or any(board.options for board in boards):
        return [text]
    notes = tuple(each for each in reading.notes if each.key != "first-of-boards")
    return [reading._replace(notes=notes, more=()), *reading.more]


def in_groups(lines: list[str], count: int) -> list[str]:
    """Split lines into `count` texts of equal length, or into texts each preceded by its number of lines; [] if neither
    fits."""
    if 1 < count < len(lines) and len(lines) % count == 0:
        size = len(lines) // count
        return ["\n".join(lines[at : at + size]) for at in range(0, len(lines), size)]
    groups: list[str] = []
    at = 0
    while at < len(lines) and count > 1:
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
