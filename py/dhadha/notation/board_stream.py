"""Split a stream of lines into boards: one per line, or several lines separated by empty ones; their number may stand
before them, as in online judges."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Protocol

from ..core.errors import InvalidInput
from . import Reading, clean_text

MOST_DIGITS = 6  # of a number of boards
MOST_LINE_DIGITS = 4  # of the number of lines of a board
MOST_LINES = 100  # without an empty line


class Reader(Protocol):
    """The part of a Puzzle that is needed here."""

    def read(self, text: str) -> Reading: ...

    def may_be_row(self, line: str) -> bool: ...


def split_boards(puzzle: Reader, lines: Iterable[str], count: int = 0) -> Iterator[str | Reading]:
    """Yield each board once it is complete: its text, or its Reading if a text has several; and the text of each line
    that is not a board, "" for an empty line. count: the number of boards in lines without separators, if known.

    A line that parses as a board, and cannot be a row of a larger one, is a board. Other lines are collected up to the
    next empty line, or up to MOST_LINES, and parsed together; if that fails, each is yielded separately.
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
            yield from boards_of_reading(reading, line)
            continue
        collected.append(line)
        if len(collected) >= MOST_LINES:
            yield from read_together(puzzle, collected, count)
            collected = []
    yield from read_together(puzzle, collected, count)


def read_together(puzzle: Reader, lines: list[str], count: int) -> Sequence[str | Reading]:
    """Return the boards in the lines, or the lines if they cannot be read together."""
    if not lines:
        return []
    text = "\n".join(lines)
    if reading := read(puzzle, text):
        return boards_of_reading(reading, text)
    groups = group_lines(lines, count)
    return groups if groups and all(read(puzzle, group) for group in groups) else lines


def boards_of_reading(reading: Reading, text: str) -> Sequence[str | Reading]:
    """Return the boards of a reading; its text if a board has options, which would be lost for the others."""
    boards = (reading, *reading.more)
    if len(boards) == 1 or any(board.options for board in boards):
        return [text]
    notes = tuple(each for each in reading.notes if each.key != "first-of-boards")
    return [reading._replace(notes=notes, more=()), *reading.more]


def group_lines(lines: list[str], count: int) -> list[str]:
    """Split lines into `count` texts of equal length, or into texts each preceded by its number of lines; [] if neither
    fits."""
    if 1 < count < len(lines) and len(lines) % count == 0:
        size = len(lines) // count
        return ["\n".join(lines[at : at + size]) for at in range(0, len(lines), size)]
    groups: list[str] = []
    at = 0
    while at < len(lines) and count > 1:
        head = lines[at].split()
        end = at + 1 + int(head[0]) if head and head[0].isdecimal() and len(head[0]) < MOST_LINE_DIGITS else at
        groups.append("\n".join(lines[at:end]))
        if not at < end <= len(lines):
            return []
        at = end
    return groups


def read(puzzle: Reader, text: str) -> Reading | None:
    try:
        return puzzle.read(clean_text(text))
    except InvalidInput:
        return None


def split_off_count(
    puzzle: Reader, lines: Iterable[str], is_board: Callable[[str], bool]
) -> tuple[int | None, Iterator[str | Reading]]:
    """Return the number of boards before them, or None, and the boards; see split_boards.

    The first line is a number of boards if exactly that many boards follow and it is not a board itself, or is also a
    valid row and boards of several lines follow. Deciding this reads up to that many boards ahead.
    """
    lines = iter(lines)
    start = list(lines_until_text(lines))
    first = start[-1].strip() if start else ""
    first_is_board = first.isdecimal() and is_board(first)
    if not first.isdecimal() or len(first) > MOST_DIGITS or first_is_board and not puzzle.may_be_row(first):
        return None, split_boards(puzzle, chain(start, lines))
    count, boards = int(first), 0
    consumed: list[str] = []
    ahead: list[str | Reading] = []
    for board in split_boards(puzzle, record_lines(lines, consumed), count):
        ahead.append(board)
        boards += isinstance(board, Reading) or bool(board.strip())
        if boards > count:
            break
    if boards == count > 0 and (not first_is_board or any("\n" in each for each in ahead if isinstance(each, str))):
        return count, chain(start[:-1], ahead)
    return None, split_boards(puzzle, chain(start, consumed, lines))


def record_lines(lines: Iterator[str], consumed: list[str]) -> Iterator[str]:
    """Yield lines and append each to `consumed`."""
    for line in lines:
        consumed.append(line)
        yield line


def lines_until_text(lines: Iterator[str]) -> Iterator[str]:
    """Yield the lines up to and including the first non-empty one."""
    for line in lines:
        yield line
        if line.strip():
            return
