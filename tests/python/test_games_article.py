"""The numbers and drawings of the article about piles and coins against oracles and published values."""

import sys
from functools import cache
from itertools import combinations_with_replacement, product

import pytest
from fluent_messages import STATIC

sys.path.insert(0, str(STATIC / "build"))
import games_article as games  # noqa: E402 (of the build)
from numbers_and_drawings import number  # noqa: E402

A002186 = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7]  # of the OEIS
KNIGHT = (-2, 1), (-2, -1), (-1, -2), (1, -2)


@cache
def wins(rows, misere=False):
    """Decide Kayles by the definition: rows of pins, in order."""
    if not rows:
        return misere
    return any(not wins(left, misere) for left in rows_after_kayles_moves(rows))


def rows_after_kayles_moves(rows):
    for at, row in enumerate(rows):
        for taken, first in product((1, 2), range(row)):
            if first + taken <= row:
                parts = (*rows[:at], first, row - first - taken, *rows[at + 1 :])
                yield tuple(sorted(part for part in parts if part))


def test_numbers_of_kayles_are_those_published():
    assert games.grundy_numbers_up_to("0.77", "23") == A002186
    assert number("count-exceptions 0.77") == 14 and games.exceptions("0.77")[-1] == 70
    assert number("checked-until 0.77") == 2 * 70 + 12 + 2 and number("sizes 0.77 8") == 9
    for periods, row in enumerate((155, 167)):
        longer = {max(first, row - taken - first) for taken in (1, 2) for first in range(row - taken + 1)}
        assert number(f"longer-part 0.77 {periods}") == min(longer) > 70 + 12 * periods
    assert number("moves any 5 4 3") == 12


def test_dudeney_wins_with_pin_six_or_ten():
    assert number("count-hits") == 22 and number("count-winning-hits") == 2
    for hit in games.hits():
        left = tuple(sorted(games.rows_of({*games.STANDING} - {*hit})))
        assert (not wins(left)) == (hit in games.winning_hits()) == (hit in [(6,), (10,)])


def test_misere_kayles_first_fails_where_it_is_said():
    assert games.smallest_misere_counterexample() == (5, 1) and number("misere-stones") == 6
    for count in range(1, 6):
        for rows in combinations_with_replacement(range(1, 6), count):
            numbers = [A002186[row] for row in rows]
            nim_says_lost = games.xor_of(numbers) == (max(numbers) < 2)
            if sum(rows) < 6:
                assert nim_says_lost != wins(rows, True), rows
    zeros = {left for left in rows_after_kayles_moves((5,)) if not games.xor_of(A002186[row] for row in left)}
    assert zeros == {(2, 2)} and wins((1, 2, 2), True) and not wins((2, 2), True) and not wins((1, 5), True)


@pytest.mark.parametrize("rule, piles, xor, count", [
    ("any", "5 4 3", 2, 1), ("any", "6 9 12", 3, 1), ("1,3,4", "7 4 9", 2, 4), ("1,2", "5 2 3", 0, 0),
])
def test_xor_and_winning_moves_in_text(rule, piles, xor, count):
    assert number(f"xor {rule} {piles}") == xor and number(f"winning-moves {rule} {piles}") == count


@pytest.mark.parametrize("side", range(1, 41))
def test_rule_of_four_fails_exactly_where_the_proof_says(side):
    squares, wrong, lost = set(product(range(1, side + 1), repeat=2)), games.wrong_squares(str(side)), set()
    for x, y in sorted(squares, key=sum):
        if not any((x + dx, y + dy) in lost for dx, dy in KNIGHT):
            lost.add((x, y))
    quiet = {square for square in squares if {place % 4 for place in square} <= {1, 2}}
    assert set(wrong) == lost ^ quiet
    assert bool(wrong) == (side > 3 and side % 4 < 2)


def test_left_over_parts_are_the_xor(monkeypatch):
    drawn = []
    monkeypatch.setattr(games, "board_figure", lambda *board: drawn.append(board[2:4]) or "")
    games.binary_drawing(None)
    values, roles = drawn[0]
    rows = [sum(part for part in values[at : at + 3] if part > 0) for at in range(0, 12, 3)]
    assert rows == [5, 4, 3, 5 ^ 4 ^ 3] and [values[cell] for cell in roles] == [2]
