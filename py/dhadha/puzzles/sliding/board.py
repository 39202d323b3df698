"""The board of the sliding puzzle: reading and writing states, and how tiles move.

A state is `bytes` of n·n numbers, row by row, 0 for the blank: short, hashable, and moving
tile t is only exchanging t and 0.
"""

from collections.abc import Sequence
from functools import cache

from ...errors import InvalidInput, quoted

LARGEST = 10
# A move is named after the way the tile travels into the blank: (name, row and column of the tile seen from the blank).
DIRECTIONS = (("U", 1, 0), ("D", -1, 0), ("L", 0, 1), ("R", 0, -1))
Slides = tuple[tuple[tuple[str, int], ...], ...]  # see slides


def read_state(text: str) -> bytes:
    """Read a state: digits in a row for n ≤ 3, otherwise numbers between spaces, commas or line ends.

    Any Unicode decimal digits will do. Raises InvalidInput naming the first fault and its place.
    """
    tokens = text.replace(",", " ").replace("،", " ").replace(";", " ").split()
    if len(tokens) == 1 and len(tokens[0]) > 1:
        tokens = list(tokens[0])
    numbers = [read_number(token, place) for place, token in enumerate(tokens, 1)]
    check_count(len(numbers))
    check_permutation(numbers)
    return bytes(numbers)


def read_number(token: str, place: int) -> int:
    if token.isdecimal() and len(token) <= 3:
        return int(token)
    raise InvalidInput(
        "not-a-number", "“{given}” at place {place} is not a number; write the tiles as numbers, 0 for the blank.",
        given=quoted(token), place=place,
    )


def check_count(count: int) -> None:
    sides = [side * side for side in range(2, LARGEST + 1)]
    if count == 0:
        raise InvalidInput("empty-state", "The board is empty; write its numbers row by row, for example 123046758.")
    if count not in sides:
        raise InvalidInput(
            "not-a-square", "{count} numbers do not fill a square board; give 4, 9, 16, … up to {largest}.",
            count=count, largest=sides[-1],
        )


def check_permutation(numbers: list[int]) -> None:
    seen = set()
    for place, number in enumerate(numbers, 1):
        if number >= len(numbers):
            raise InvalidInput(
                "number-too-large",
                "{number} at place {place} is too large; this board takes the numbers 0 to {largest}.",
                number=number,
                place=place,
                largest=len(numbers) - 1,
            )
        if number in seen:
            raise InvalidInput(
                "number-twice", "{number} stands twice, again at place {place}; {missing} is missing.",
                number=number, place=place, missing=min(set(range(len(numbers))) - set(numbers)),
            )
        seen.add(number)


def write_state(state: Sequence[int]) -> str:
    """Digits in a row for n ≤ 3, otherwise numbers between spaces; `read_state` reads it back."""
    separator = "" if len(state) <= 9 else " "
    return separator.join(map(str, state))


def side(state: bytes) -> int:
    return int(len(state) ** 0.5)


def row_from_bottom(state: bytes) -> int:
    """The row of the blank; the last row is 1."""
    n = side(state)
    return n - state.index(0) // n


def standard_goal(n: int) -> bytes:
    """1, 2, …, n·n - 1, 0."""
    return bytes([*range(1, n * n), 0])


@cache
def slides(n: int) -> Slides:
    """For each cell the blank may be in: (move, cell of the tile that moves), …"""
    return tuple(
        tuple(
            (name, (row + down) * n + column + right)
            for name, down, right in DIRECTIONS
            if 0 <= row + down < n and 0 <= column + right < n
        )
        for row in range(n)
        for column in range(n)
    )


@cache
def exchange(tile: int) -> bytes:
    """The translation table that makes the blank of `tile` and the tile of the blank."""
    table = bytearray(range(256))
    table[0], table[tile] = tile, 0
    return bytes(table)


def slide(state: bytes, move: str) -> bytes:
    """The state after `move`. Raises ValueError if the blank has no such neighbour."""
    for name, cell in slides(side(state))[state.index(0)]:
        if name == move:
            return state.translate(exchange(state[cell]))
    raise ValueError(f"no tile can move {move}")
