"""The numbers and drawings of the article about magic squares are true."""

import re
import sys
from itertools import combinations
from math import factorial
from types import SimpleNamespace

import pytest
from dhadha.puzzles.magic.square_puzzle import DURER
from fluent_messages import STATIC
from magic_oracle import is_magic, rows_of, sums

sys.path.insert(0, str(STATIC / "build"))
import magic_article as magic  # noqa: E402 (of the build)
from numbers_and_drawings import number  # noqa: E402

A006052 = 1, 0, 1, 880, 275_305_224, 17_753_889_197_660_635_632  # squares of side 1, 2, …


def test_numbers_of_squares_and_their_sums():
    assert [number(f"squares {side}") for side in range(1, 7)] == [*A006052]
    assert all(number(f"images {side}") == 8 * number(f"squares {side}") for side in (3, 4, 5))
    assert [number(f"constant {side}") for side in range(1, 9)] == [1, 5, 15, 34, 65, 111, 175, 260]
    assert number("total 3") == sum(range(1, 10)) and number("pandiagonals") == 384
    assert [number(f"one-in {side}") for side in (3, 4)] == [factorial(9) // 8, factorial(16) // 7040]
    assert {*sums(rows_of(magic.almost_squares()))} == {number("sum-of-seven")} == {541_875}


@pytest.mark.parametrize("total", [22, 34, 45, 99])
def test_the_trick_has_its_sum_in_sixty_sets(total):
    square = magic.trick_square(total)
    assert {*sums(rows_of(square))} == {total}
    having = [cells for cells in combinations(range(16), 4) if sum(square[cell] for cell in cells) == total]
    assert len(having) >= number("sets") == 60
    assert number("kinds") == 28 == sum(number(f"kinds {kind}") for kind in {kind for kind, _ in magic.patterns()})
    assert number("kinds row column diagonal") == 10
    assert number("kinds broken-diagonal block wrapped-block corners block-corners") == 18
    without = [sum(square[cell] for cell in cells) for cells in (magic.ALWAYS_34, magic.TWICE_LESS_34)]
    assert without == [34, 2 * total - 34]
    assert [number(f"letter {name} {total}") for name in "ABCD"] == [total - 20, total - 21, total - 18, total - 19]


@pytest.mark.parametrize("side", range(3, 16, 2))
def test_group_and_place_are_once_in_each_line_and_half_a_turn_is_the_same_walk(side):
    square = magic.made(side)
    assert square == magic.siamese_rule(side) and is_magic(rows_of(square))
    for digit in (0, 1):
        rows = rows_of([divmod(each - 1, side)[digit] for each in square])
        assert all({*line} == {*range(side)} for line in (*rows, *zip(*rows)))
    assert [side * side + 1 - each for each in reversed(square)] == square


def test_the_rule_for_odd_sides_fails_on_four_in_rows_and_diagonals():
    assert sums(rows_of(magic.siamese_rule(4))) == [32, 36, 32, 36, 34, 34, 34, 34, 26, 26]
    assert magic.siamese_rule(4).index(1) == 2
    assert [number(f"siamese-row 4 {row}") for row in (1, 2)] == [32, 36]


def test_steps_to_durer_and_from_four_blocks():
    ours, turned, durer = magic.to_durer(magic.made(4))
    assert turned == ours[::-1] and durer == [int(each) for each in re.findall(r"\d+", DURER)]
    before, cells, after = magic.square_before_and_after_exchange(6)
    assert sums(rows_of(before)) == [84] * 3 + [138] * 3 + [111] * 6 + [57, 165] and is_magic(rows_of(after))
    assert [before[cell] for cell in cells] == [8, 35, 5, 32, 4, 31]
    assert {cell for cell in range(36) if before[cell] != after[cell]} == {*cells}


@pytest.mark.parametrize("name, pictures", [
    ("five-givens", 1), ("eight-squares", 8), ("two-digits", 3), ("doubly-even", 2), ("to-durer", 3),
    ("four-blocks", 2), ("trick-letters", 2), ("trick-kinds", 8), ("trick-without", 2), ("siamese-on-four", 1),
    ("seven-squares", 1),
])
def test_drawings_mark_cells_that_there_are(monkeypatch, name, pictures):
    drawn = []
    monkeypatch.setattr(magic, "figure", lambda *given: drawn.append(given) or "")
    monkeypatch.setattr("call_page_code.digits", lambda language: "0123456789")
    magic.DRAWINGS[name](SimpleNamespace(language="en"))
    assert len(drawn) == pictures
    for area, values, roles, appearance, _ in drawn:
        assert len(values) == area["rows"] ** 2 and {*roles} <= {*range(len(values))}
        assert not appearance["colours"] or {*values} == {*range(5)}
