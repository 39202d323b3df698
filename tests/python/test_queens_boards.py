"""N-queens boards: parsing, formatting, and the conflicts of each line."""

from contextlib import suppress
from itertools import combinations

import pytest
from dhadha import InvalidInput
from dhadha.puzzles.queens import PUZZLE
from dhadha.puzzles.queens.board import Lines, attacked, attacking_pairs, crowded_lines, write_state
from dhadha.puzzles.queens.board import read_state as read_own
from dhadha.puzzles.queens.narrator import square
from hypothesis import given
from hypothesis import strategies as st
from notations import state
from queens_oracle import attackers, brute_pairs, clash, queens

FOUR = (2, 4, 1, 3)
BOARDS = st.integers(0, 12).flatmap(lambda n: st.lists(st.integers(0, n), min_size=n, max_size=n))
PLACED = BOARDS.filter(any)


def read_state(text):
    """Parse a state in any notation."""
    return read_own(state("n-queens", text))


# --- Reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "2 4 1 3",
        "[2, 4, 1, 3]",
        "[2,4,1,3]",
        "2413",
        " 2\t4\t1,3 ",
        "(2; 4; 1; 3)",
        "{2 4 1 3}",
        '["2", "4", "1", "3"]',
        "'2413'",
        "২ ৪ ১ ৩",
        "২৪১৩",
        "[২, ৪, ১, ৩]",
        "۲۴۱۳",
        "۲، ۴، ۱، ۳",
        "2 ৪ ۱ 3",
        "02 4 1 3",
        "..Q. Q... ...Q .Q..",
        "..Q.\nQ...\n...Q\n.Q..\n",
        "..q.,q...,...q,.q..",
        "..♛.\r\n♛...\r\n...♛\r\n.♛..",
        "..♕. ♕... ...♕ .♕..",
        "..Q. / Q... / ...Q / .Q..",
        ". . Q .\n Q . . .\n. . . Q\n. Q . .",
        "2/4/1/3",
    ],
)
def test_ways_to_write_a_board(text):
    assert read_state(text) == FOUR


@pytest.mark.parametrize(
    "text, rows",
    [
        ("", ()),
        (" \n", ()),
        ("[]", ()),
        ("1", (1,)),
        ("০", (0,)),
        ("Q", (1,)),
        (".", (0,)),
        ("0 0", (0, 0)),
        ("0000", (0, 0, 0, 0)),
        ("[6,3,7,4,1,5,2]", (6, 3, 7, 4, 1, 5, 2)),
        ("123456789", tuple(range(1, 10))),
        ("10 1 2 3 4 5 6 7 8 9", (10, *range(1, 10))),
        (".... ..Q. .... ....", (0, 0, 2, 0)),
        ("2 0 0 3", (2, 0, 0, 3)),
        ("1 1 1", (1, 1, 1)),
    ],
)
def test_more_boards(text, rows):
    assert read_state(text) == rows


def refusal(text) -> tuple[str, dict]:
    with pytest.raises(InvalidInput) as caught:
        read_state(text)
    error = caught.value
    assert all(str(value) in str(error) for value in error.params.values())
    return error.key, error.params


@pytest.mark.parametrize(
    "text, column, row, n",
    [
        ("2 4 1 5", 4, "5", 4),
        ("5 4 1 9", 1, "5", 4),
        ("9", 1, "9", 1),
        ("2415", 4, "5", 4),
        ("2 -1 3", 2, "-1", 3),
        ("2 −1 3", 2, "-1", 3),
        ("1 9999999", 2, "9999999", 2),
        ("২ ৪ ১ ৫", 4, "5", 4),
    ],
)
def test_a_queen_off_the_board_is_named(text, column, row, n):
    assert refusal(text) == ("queen-off-board", {"column": column, "row": row, "n": n})


@pytest.mark.parametrize(
    "text, column, shown",
    [
        ("2 y 1 3", 2, "y"),
        ("two", 1, "two"),
        ("1 2 3 4 ५-", 5, "5-"),
        ("2 4 1 12345678", 4, "12345678"),
        ("1234567891", 1, "1234567891"),
        ("2 4 1 " + "x" * 500, 4, "x" * 39 + "…"),
        ("2 4 ½ 3", 3, "½"),
        ("2 4 ² 3", 3, "²"),
        ("1 --2", 2, "--2"),
        ("+2 1", 1, "+2"),
        ("<5> 1", 1, "<5>"),
    ],
)
def test_invalid_number_quoted(text, column, shown):
    assert refusal(text) == ("queen-not-a-number", {"given": shown, "column": column})


@pytest.mark.parametrize("text, row, count, n", [
    ("Q. .", 2, 1, 2), ("...", 1, 3, 1), (".Q.. ...Q Q...", 1, 4, 3), ("Q.. .. ...", 2, 2, 3),
])
def test_a_drawing_that_is_not_square(text, row, count, n):
    assert refusal(text) == ("drawing-not-square", {"row": row, "count": count, "n": n})


@pytest.mark.parametrize("text, column", [("Q. Q.", 1), (".Q. ... .Q.", 2), ("QQ QQ", 1)])
def test_a_drawing_with_two_queens_in_a_column(text, column):
    assert refusal(text) == ("two-in-column", {"column": column})


@pytest.mark.parametrize("text", ["2 4 1 3.", "1.5", "queens: 2 4 1 3", "2 4 1 Q"])
def test_numbers_in_drawing_refused(text):
    """Ignoring the numbers would leave a board of one square."""
    with suppress(InvalidInput):
        assert read_state(text) == FOUR


@given(st.text(st.sampled_from("0123456789৪۳ -−,[]Q.♛x\n"), max_size=40) | st.text(max_size=20))
def test_every_text_is_a_board_or_refused_with_a_reason(text):
    try:
        rows = read_state(text)
    except InvalidInput as error:
        known = {"queen-off-board", "queen-not-a-number", "drawing-not-square", "two-in-column", "drawing-unclear",
                 "rows-from-where", "queens-or-size", "queens-or-forbidden", "notation-mixed", "notation-none"}
        assert error.key in known or error.key.startswith("forbidden-")
    else:
        assert all(0 <= row <= len(rows) for row in rows)


# --- Writing ----------------------------------------------------------------------------------------------------------


@given(PLACED)
def test_text_round_trip(rows):
    assert read_state(write_state(rows)) == tuple(rows)
    assert 0 in rows or read_state(str(rows)) == tuple(rows)
    assert PUZZLE.state_of(rows, {}) == PUZZLE.format(tuple(rows)) == write_state(rows)


@given(PLACED)
def test_drawing_round_trip(rows):
    n = len(rows)
    drawing = "\n".join("".join(".Q"[rows[column] == row] for column in range(n)) for row in range(1, n + 1))
    assert read_state(drawing) == tuple(rows)


@given(PLACED, st.sampled_from(["০", "٠", "۰", "०"]))
def test_other_digits_round_trip(rows, zero):
    text = "".join(chr(ord(zero) + int(sign)) if sign.isdigit() else sign for sign in write_state(rows))
    assert read_state(text) == tuple(rows)


@pytest.mark.parametrize("n", [0, 1, 8])
def test_an_empty_board_is_an_empty_text(n):
    assert write_state((0,) * n) == PUZZLE.state_of([0] * n, {}) == ""


@given(BOARDS)
def test_state_determines_n(rows):
    text = " ".join(map(str, rows))
    assert PUZZLE.options_from_state(text) == ({"n": len(rows)} if rows else {})


@pytest.mark.parametrize("text", ["", "[]", "x", "2 9", "Q. Q."])
def test_empty_state_determines_no_n(text):
    assert PUZZLE.options_from_state(text) == {}


# --- Who attacks whom -------------------------------------------------------------------------------------------------


@given(BOARDS, st.data())
def test_attacked(rows, data):
    if rows:
        column, row = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(1, len(rows)))
        assert attacked(rows, column, row) == attackers(rows, column, row)


@given(BOARDS)
def test_attacking_pairs(rows):
    assert attacking_pairs(rows) == Lines(rows).pairs() == brute_pairs(rows)


@given(PLACED, st.data())
def test_line_counts_follow_queens(rows, data):
    lines = Lines(rows)
    for _ in range(3):
        column, row = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(1, len(rows)))
        if rows[column]:
            lines.add(column, rows[column], -1)
            rows[column] = 0
        assert lines.conflicts(column, row) == len(attackers(rows, column, row))
        lines.add(column, row, 1)
        rows[column] = row
        assert lines.pairs() == brute_pairs(rows)


@given(BOARDS)
def test_crowded_lines(rows):
    crowded = crowded_lines(rows)
    assert all(columns == sorted(set(columns)) and len(columns) > 1 for columns in crowded)
    said = [pair for columns in crowded for pair in combinations(columns, 2)]
    brute = [(one[0], other[0]) for one, other in combinations(queens(rows), 2) if clash(one, other)]
    assert sorted(said) == sorted(brute)


@pytest.mark.parametrize(
    "rows, pairs",
    [
        ((), 0),
        ((1,), 0),
        ((1, 1), 1),
        ((1, 2), 1),
        ((1, 2, 3), 3),
        ((1, 1, 1, 1), 6),
        (FOUR, 0),
        ((6, 3, 7, 4, 1, 5, 2), 0),
        ((1, 2, 3, 4, 5, 6, 7, 8), 28),
    ],
)
def test_pairs_that_can_be_counted_by_hand(rows, pairs):
    """Blocked attacks count, too: four in a line are six pairs."""
    assert attacking_pairs(rows) == pairs


def test_the_queen_of_a_square_and_her_attacker():
    assert square(FOUR, 2) == {"args": {"column": 3, "row": 1}, "marks": ()}
    said = square((1, 2, 0), 1, 0, others=((2, "visited"),))
    assert said["args"] == {"column": 2, "row": 2, "attacker": 1, "attacker-row": 1}
    assert said["marks"] == ((2, "visited"), (0, "hint"), (1, "conflict"))
    assert said["links"] == ((0, 1),)


# --- A board in a hand ------------------------------------------------------------------------------------------------


@given(PLACED)
def test_status_message_counts_conflicts(rows):
    said = PUZZLE.status_message(write_state(rows), {})
    n, standing, pairs = len(rows), len(queens(rows)), brute_pairs(rows)
    assert said["args"] == {"pairs": pairs, "queens": standing, "n": n, "wrong": 0}
    assert said["reason"] == ("hand-conflicts" if pairs else "hand-solution" if standing == n else "hand-peaceful")
    fighting = {column for column, row in queens(rows) if attackers(rows, column, row)}
    assert said["marks"] == [(column, "conflict") for column in sorted(fighting)]
    assert {column for link in said["links"] for column in link} == fighting
    assert all(clash((one, rows[one]), (other, rows[other])) for one, other in said["links"])


def test_empty_board_is_no_solution():
    """The page's request after the last queen was lifted."""
    assert PUZZLE.status_message(PUZZLE.state_of([0] * 8, {}), {}).get("reason") != "hand-solution"
