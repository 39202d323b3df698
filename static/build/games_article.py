"""Numbers and drawings of the article about games of piles and coins. A rule is an octal code, or the numbers of stones
that a move may take."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

from call_page_code import figure
from dhadha.puzzles.coins.algorithms import USUAL_MOVES
from dhadha.puzzles.coins.grundy_by_dependency_level import grundy_grid
from dhadha.puzzles.coins.parse_and_format_coins import Square, read_moves
from dhadha.puzzles.grundy.mex_and_xor import xor_of
from dhadha.puzzles.piles.grundy_numbers import grundy_numbers
from dhadha.puzzles.piles.outcome import OutcomeSolver
from dhadha.puzzles.piles.period_proof import find_period
from dhadha.puzzles.piles.position import Piles, moves_of
from dhadha.puzzles.piles.puzzle import PUZZLE as PILES
from dhadha.puzzles.piles.rule import Rule, read_rule

KAYLES = "0.77"
PINS = 13  # of Dudeney's puzzle
STANDING = [1, *range(3, PINS + 1)]
PERIODS = 8  # of Kayles that are drawn
ENOUGH = 600  # numbers in which a period is looked for
NIM = 5, 4, 3


@cache
def parse_game_rule(text: str) -> Rule:
    return read_rule("", text) if text[:2] in ("0.", "4.") else read_rule(text, "")


@cache
def grundy_numbers_up_to(rule: str, last: str) -> list[int]:
    """Return the Grundy numbers of piles from 0 on."""
    return list(grundy_numbers(parse_game_rule(rule), int(last)))


def worth(rule: str, size: str) -> int:
    return grundy_numbers_up_to(rule, size)[-1]


def sizes(rule: str, last: str) -> int:
    return len(grundy_numbers_up_to(rule, last))


def xor(rule: str, *sizes: str) -> int:
    return xor_of(worth(rule, size) for size in sizes)


def moves(rule: str, *sizes: str) -> int:
    return len(moves_of(tuple(map(int, sizes)), parse_game_rule(rule)))


def winning_moves(rule: str, *sizes: str) -> int:
    return len(OutcomeSolver(parse_game_rule(rule)).winning_moves(tuple(map(int, sizes))))


# ---- Kayles

def hits() -> list[tuple[int, ...]]:
    """Return the pins that each move knocks down: one, or two neighbours."""
    return [(pin,) for pin in STANDING] + [(pin, pin + 1) for pin in STANDING if pin + 1 in STANDING]


def winning_hits() -> list[tuple[int, ...]]:
    return [hit for hit in hits() if not xor(KAYLES, *map(str, rows_of({*STANDING} - {*hit})))]


def rows_of(pins: set[int]) -> Piles:
    """Return the lengths of the unbroken rows."""
    starts = sorted(pin for pin in pins if pin - 1 not in pins)
    return tuple(next(length for length in count(1) if start + length not in pins) for start in starts)


def count_hits() -> int:
    return len(hits())


def count_winning_hits() -> int:
    return len(winning_hits())


def exceptions(rule: str) -> list[int]:
    """Return the piles whose numbers do not fit the period."""
    numbers, (period, last) = grundy_numbers_up_to(rule, str(ENOUGH)), period_and_last_exception(rule)
    late = last - last % period + period
    return [size for size in range(late) if numbers[size] != numbers[late + size % period]]


@cache
def period_and_last_exception(rule: str) -> tuple[int, int]:
    """Return the period and the last exception."""
    found = find_period(grundy_numbers(parse_game_rule(rule), ENOUGH), parse_game_rule(rule))
    assert found and found.last
    return found.period, found.last


def count_exceptions(rule: str) -> int:
    return len(exceptions(rule))


def checked_until(rule: str) -> int:
    """Return the last pile for which the criterion of Guy and Smith asks whether the number comes again."""
    period, last = period_and_last_exception(rule)
    return 2 * last + period + parse_game_rule(rule).most


def longer_part(rule: str, periods: str) -> int:
    """Return the fewest stones of the longer part that a move leaves, if the pile is larger than the last one checked,
    and larger by some periods."""
    shortest = checked_until(rule) + 1 + int(periods) * period_and_last_exception(rule)[0]
    return -(-(shortest - parse_game_rule(rule).most) // 2)


def misere_stones() -> int:
    """Return the fewest stones of a position of Kayles for which the recipe of misère nim fails."""
    return sum(smallest_misere_counterexample())


@cache
def smallest_misere_counterexample() -> Piles:
    solver = OutcomeSolver(parse_game_rule(KAYLES), misere=True)
    for stones in count(1):
        for piles in partitions(stones, stones):
            numbers = solver.grundy_of(piles)
            if (xor_of(numbers) == solver.xor_of_lost_position(numbers)) != solver.is_lost(piles):
                return piles
    raise AssertionError


def partitions(stones: int, largest: int) -> Iterable[Piles]:
    if not stones:
        yield ()
    for first in range(min(stones, largest), 0, -1):
        yield from ((first, *rest) for rest in partitions(stones - first, first))


# ---- coins

def grid(side: str) -> Mapping[Square, int]:
    """Return the number of each square."""
    length = int(side)
    numbers = grundy_grid(length, length, read_moves(USUAL_MOVES))
    return {(at // length + 1, at % length + 1): number for at, number in enumerate(numbers)}


def wrong_squares(side: str) -> list[Square]:
    """Return the squares for which the popular rule is wrong: lost if both remainders are 1 or 2."""
    return [square for square, number in grid(side).items() if bool(number) == ({at % 4 for at in square} <= {1, 2})]


def count_wrong_squares(side: str) -> int:
    return len(wrong_squares(side))


# ---- drawings

def binary_drawing(t: Any) -> str:
    """Draw the parts 4, 2 and 1 of each pile of nim, and below them those that are left over."""
    rows = [*NIM, xor_of(NIM)]
    values = [part if size & part else -1 for size in rows for part in (4, 2, 1)]
    roles = {cell: "hint" for cell in range(9, 12) if values[cell] > 0}
    return board_figure(4, 3, values, roles, t)


def pins_drawing(t: Any) -> str:
    """Draw the pins that stand, and mark those whose fall wins."""
    values = [pin if pin in STANDING else -1 for pin in range(1, PINS + 1)]
    return board_list([board_figure(1, PINS, values, {pin - 1: "hint" for hit in winning_hits() for pin in hit}, t)])


def period_drawing(t: Any) -> str:
    """Draw the numbers of Kayles in rows of a period, and mark the exceptions."""
    period, _ = period_and_last_exception(KAYLES)
    numbers = grundy_numbers_up_to(KAYLES, str(PERIODS * period - 1))
    return board_list([board_figure(PERIODS, period, numbers, dict.fromkeys(exceptions(KAYLES), "conflict"), t)])


def rule_of_four_drawing(t: Any) -> str:
    """Draw the numbers of two boards, and mark the lost squares, and those where the popular rule is wrong."""
    boards = []
    for side in ("8", "9"):
        squares, wrong = grid(side), wrong_squares(side)
        lost = {cell: "hint" for cell, number in enumerate(squares.values()) if not number}
        roles = lost | {cell: "conflict" for cell, square in enumerate(squares) if square in wrong}
        boards.append(board_figure(int(side), int(side), [*squares.values()], roles, t))
    return board_list(boards)


def board_figure(rows: int, columns: int, values: Sequence[int], roles: dict[int, str], t: Any) -> str:
    return figure({"rows": rows, "columns": columns}, [*values], roles, {**PILES.appearance, "glyphs": {}}, t.language)


def board_list(pictures: Sequence[str]) -> str:
    return f'<ul class="readings">{"".join(f"<li>{picture}</li>" for picture in pictures)}</ul>'


DRAWINGS: dict[str, Callable[[Any], str]] = {
    "binary": binary_drawing, "pins": pins_drawing, "period": period_drawing, "rule-of-four": rule_of_four_drawing,
}
NUMBERS: Sequence[Callable[..., int]] = (
    sizes, worth, xor, moves, winning_moves, count_hits, count_winning_hits,
    count_exceptions, checked_until, longer_part, misere_stones, count_wrong_squares,
)
