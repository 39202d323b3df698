"""Pile games in the input formats of online judges. Each function is a form (see dhadha.puzzle.online_judge_input) and
raises InvalidInput at the first error."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...puzzle.online_judge_input import Words, case_numbers
from ..grundy.mex import xor_of
from .grundy_numbers import grundy_numbers
from .rule import read_rule, subtraction_set

MOST_STICKS = 10_000  # of a stick game
WON, LOST = b"WL"
LAST_LOST = 1222  # coins: the largest known lost pile of Grundy's game, searched up to 2^35 (Flammenkamp)


def s_nim(lines: Iterable[str]) -> Iterator[str]:
    """POJ 2960, S-Nim: k and the k takes, m, then for each of m positions l and l piles, until k is 0. Yield a line
    of W and L for each set of takes."""
    words = Words(lines)
    while takes := read_numbers(words, "takes", 1, MOST_STICKS, "the number of takes, or the 0 at the end"):
        positions = [
            read_numbers(words, "piles", 0, MOST_STICKS) for _ in range(words.number("the number of positions"))
        ]
        numbers = grundy_numbers(subtraction_set(takes), max(map(max, filter(None, positions)), default=0))
        yield "".join("W" if xor_of(numbers[size] for size in piles) else "L" for piles in positions)
    words.check_end()


def stone_game(lines: Iterable[str]) -> Iterator[str]:
    """UVa 10165, Stone Game: n and n piles of nim, until n is 0. Yield "Yes" if the first player wins, else "No"."""
    words = Words(lines)
    while piles := read_numbers(words, "piles", what="the number of piles, or the 0 at the end"):
        yield yes_or_no(piles)
    words.check_end()


def matches_game(lines: Iterable[str]) -> Iterator[str]:
    """POJ 2234, Matches Game: as `stone_game`, up to the end of the input."""
    words = Words(lines)
    while not words.is_at_end:
        yield yes_or_no(read_numbers(words, "piles"))


def john(lines: Iterable[str]) -> Iterator[str]:
    """POJ 3480 and HDU 1907, John: T cases of n and n piles of misère nim."""
    words = Words(lines)
    for _ in case_numbers(words):
        piles = read_numbers(words, "piles")
        small = max(piles, default=0) < 2
        yield "Brother" if xor_of(piles) == int(small) else "John"


def nim_game(lines: Iterable[str]) -> Iterator[str]:
    """CSES 1730, Nim Game I: T cases of n and n piles. Yield "first" or "second"."""
    words = Words(lines)
    for _ in case_numbers(words):
        yield "first" if xor_of(read_numbers(words, "piles")) else "second"


def stick_game(lines: Iterable[str]) -> Iterator[str]:
    """CSES 1729, Stick Game: n, k and the k takes. Yield a letter W or L for each of 1 to n sticks."""
    words = Words(lines)
    most = words.number("the number of sticks", 1_000_000)
    takes = {take for take in read_numbers(words, "takes", 1, what="the number of takes") if take <= most}
    words.check_end()
    answer = bytearray(b"L") * (most + max(takes, default=0) + 1)
    for sticks in range(most):
        if answer[sticks] == LOST:
            for take in takes:
                answer[sticks + take] = WON
    yield answer[1 : most + 1].decode()


def grundys_game(lines: Iterable[str]) -> Iterator[str]:
    """CSES 2207, Grundy's Game: T piles, each split into two unequal ones. Yield "first" or "second"."""
    words, numbers = Words(lines), grundy_numbers(read_rule("", "", "unequal"), LAST_LOST)
    for _ in case_numbers(words):
        size = words.number("a number of coins")
        yield "first" if size > LAST_LOST or numbers[size] else "second"


def read_numbers(words: Words, name: str, least: int = 0, most: int | None = None, what: str = "") -> list[int]:
    """Read a count, then so many numbers."""
    count = words.number(what or f"the number of {name}")
    return [words.number(f"one of the {name}", most, least) for _ in range(count)]


def yes_or_no(piles: list[int]) -> str:
    return "Yes" if xor_of(piles) else "No"


JUDGE_FORMATS = {
    "poj-2960": s_nim,
    "uva-10165": stone_game,
    "poj-2234": matches_game,
    "poj-3480": john,
    "cses-1730": nim_game,
    "cses-1729": stick_game,
    "cses-2207": grundys_game,
}
