"""Requests in common notations: squares joined or listed, with the knight's letter, or as rows and columns.

Accepts "Na1-h8", "a1h8", "e2,e4", '["a1", "h8"]', "(1,1) (8,8)", "[[0, 0], [7, 7]]", "0 0 7 7", each with blocked
squares after an x. Numbers are (row, column), counted from the bottom left: from 0 if one is 0, else from 1. Distances
are invariant under rotation and reflection of the board, so counting rows from the top, or giving the column first on a
square board, yields the same distance.
"""

import re
from typing import NamedTuple

from ...core.errors import InvalidInput
from ...core.quoting import quoted
from .state_text import EXAMPLE, LONGEST_RANK, Square, malformed_error

WALLS = ("x", "×", "without", "blocked", "walls")
FILLER_WORDS = ("from", "to", "and", "knight", "start", "target", "end")  # words without further meaning
SQUARE = r"[a-z]{1,3}\d{1,4}"
SQUARES = re.compile(rf"(?:{SQUARE})+")
REQUEST = re.compile(rf"{SQUARE} {SQUARE}(?: x(?: {SQUARE})*)?")
PIECE = re.compile(r"(?:\bN(?=[a-z])|\b[Nn](?:\s{0,3}:|\s)\s{0,3}(?=[a-z]{1,3}\d)|[♘♞])")
CAPTURE_SIGN = re.compile(r"(?<=\d)[x×](?=[a-z♘♞N])")  # between two squares, as in Na1xc2; behind two, as in a1h8xc3
SEPARATORS = re.compile(r"[\s,;:/|>→⇒()\[\]{}<\"'“”.]+|(?<=[\w)\]}\"'])[-–—−]|[-–—−](?=[^\d])")
GROUP = re.compile(r"[(\[{]([^()\[\]{}]*)[)\]}]")


class Coordinates(NamedTuple):
    """canonical: text for `read_request`; note: key of the note on how it was read; more: further requests."""

    canonical: str
    note: str = ""
    more: tuple[str, ...] = ()


def read_coordinates(text: str) -> Coordinates:
    """Return the request, or the first of several lines. Raises InvalidInput; leaves some errors to `read_request`."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < 2:
        return read_notation(text)
    if all(len(words_of(line)) == 2 and are_numbers(words_of(line)) for line in lines) and len(lines) % 2 == 0:
        lines = [" ".join(pair) for pair in zip(lines[::2], lines[1::2])]
    try:
        first, *others = map(read_notation, lines)
    except InvalidInput:
        return read_notation(text)
    if not all(REQUEST.fullmatch(each.canonical) for each in (first, *others)):
        return read_notation(text)
    return first._replace(more=tuple(each.canonical for each in others))


def read_notation(text: str) -> Coordinates:
    plain, named = PIECE.subn("", text)
    words = words_of(separate_captures(plain))
    if are_numbers([word for word in words if word not in WALLS]):
        return read_numbers(plain, words)
    squares = [square for word in words for square in (re.findall(SQUARE, word) if SQUARES.fullmatch(word) else [word])]
    if not all(SQUARES.fullmatch(square) or square in WALLS for square in squares):
        return Coordinates(text)
    return Coordinates(merge_wall_signs(squares), "piece-letter" if named else "")


def words_of(text: str) -> list[str]:
    return [word for word in SEPARATORS.split(text.lower()) if word and word not in FILLER_WORDS]


def separate_captures(text: str) -> str:
    """Replace an x between two squares by a space, and any other x by a separate word."""
    if re.fullmatch(rf"\s*{SQUARE}[x×]{SQUARE}\s*", text.lower()):
        return CAPTURE_SIGN.sub(" ", text)
    return CAPTURE_SIGN.sub(" x ", text)


def are_numbers(words: list[str]) -> bool:
    return bool(words) and all(word.lstrip("-−").isdecimal() for word in words)


def read_numbers(text: str, words: list[str]) -> Coordinates:
    """Parse pairs of numbers. Raises InvalidInput unless two pairs precede the blocked ones."""
    cut = min((words.index(word) for word in WALLS if word in words), default=len(words))
    ends, blocked = words[:cut], [word for word in words[cut:] if word not in WALLS]
    odd_group = any(len(words_of(group)) % 2 for group in GROUP.findall(text) if are_numbers(words_of(group)))
    if len(ends) != 4 or len(blocked) % 2 or odd_group:
        raise InvalidInput(
            "not-two-pairs",
            "“{given}” is not a start and a target: write row and column of both squares, for example (1,1) (8,8), or "
            "the squares by name: {example}.",
            given=quoted(text), example=EXAMPLE,
        )
    for word in (*ends, *blocked):
        if not word.isdecimal() or len(word) > LONGEST_RANK:
            raise malformed_error(word)
    numbers = [int(word) for word in (*ends, *blocked)]
    base = 0 if 0 in numbers else 1
    names = [Square(row - base, column - base).name for row, column in zip(numbers[::2], numbers[1::2])]
    return Coordinates(merge_wall_signs([*names[:2], *["x"] * bool(blocked), *names[2:]]), f"squares-from-{base}")


def merge_wall_signs(words: list[str]) -> str:
    walls = [word for word in words if word in WALLS]
    if not walls:
        return " ".join(words)
    cut = words.index(walls[0])
    return " ".join([*words[:cut], "x", *(word for word in words[cut:] if word not in WALLS)])
