"""States survive a round trip through text, and parse errors are named."""

import json

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.sliding.board import SHAPES, Shape, rows_of, write_state
from dhadha.puzzles.sliding.board import read_state as read_own
from english import texts_of
from hypothesis import example, given, settings
from hypothesis import strategies as st
from notations import state
from run_helpers import refusal

TEXTS = texts_of("n-puzzle")
BENGALI = str.maketrans("0123456789", "০১২৩৪৫৬৭৮৯")
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
SCRIPTS = st.sampled_from([{}, BENGALI, PERSIAN])
SEPARATORS = st.sampled_from([" ", ",", ", ", "\n", "\t", "  ", ";", "،", " \r\n "])


def read_state(text, known=None):
    """Parse a state in any notation."""
    return read_own(state("n-puzzle", text), known)


def boards_of(*shapes):
    """Return (shape, tiles)."""
    return st.sampled_from(shapes).flatmap(
        lambda shape: st.tuples(st.just(shape), st.permutations(range(shape.cells)).map(bytes))
    )


BOARDS = boards_of(*SHAPES)
SQUARES = boards_of(*(Shape(n, n) for n in range(2, 11)))
SMALL_SQUARES = boards_of(Shape(2, 2), Shape(3, 3))


def fault(text: str) -> InvalidInput:
    with pytest.raises(InvalidInput) as caught:
        read_state(text)
    return caught.value


@given(BOARDS)
@example((Shape(2, 3), bytes([1, 2, 3, 4, 0, 5])))
def test_text_round_trip(board):
    assert read_state(write_state(*board)) == board


@given(SQUARES, SCRIPTS, SEPARATORS, st.data())
def test_separators_and_digits_of_other_scripts_may_be_mixed(board, script, separator, data):
    assert read_state(separator.join(map(str, board[1])).translate(script)) == board
    on_a_line = st.sampled_from([" ", "  ", "\t"])
    text = "".join(f"{tile}{data.draw(on_a_line)}" for tile in board[1])
    assert read_state(f"\n {text}".translate(script)) == board
    assert read_state("\n".join(" ".join(map(str, row)) for row in rows_of(*board))) == board


@given(BOARDS, SEPARATORS, SCRIPTS, st.sampled_from(["/", " / ", "\n/"]))
@example((Shape(4, 9), bytes(range(36))), "\n", {}, "\n/")
def test_slashes_may_separate_rows(board, separator, script, slash):
    text = slash.join(separator.join(map(str, row)) for row in rows_of(*board))
    assert read_state(text.translate(script)) == board


@given(SMALL_SQUARES, SCRIPTS)
def test_small_square_is_written_as_digits(board, script):
    assert write_state(*board) == "".join(map(str, board[1]))
    assert read_state(write_state(*board).translate(script)) == board


def test_canonical_text_of_a_rectangle_has_slashes():
    run = dhadha.run("n-puzzle", "a-star", "1,2 3/405")
    assert run.state_text == "1 2 3 / 4 0 5" and (run.board["rows"], run.board["columns"]) == (2, 3)
    assert dhadha.run("n-puzzle", "a-star", "12/34/05").state_text == "1 2 / 3 4 / 0 5"
    assert dhadha.run("n-puzzle", "a-star", "123/406/758").state_text == "123406758"


def test_ambiguous_shape_offers_readings():
    for count in (6, 8, 10, 12, 15, 90):
        error = fault(" ".join(map(str, range(count))))
        shapes = [shape for shape in SHAPES if shape.cells == count]
        assert error.key == "which-shape" and len(shapes) > 1
        assert error.params == {"count": count, "rows": shapes[0].rows, "columns": shapes[0].columns}
        assert [read_own(offer)[0] for offer in error.offers] == shapes


def test_36_numbers_are_square_unless_goal_has_another_shape():
    text = " ".join(map(str, range(36)))
    assert read_state(text)[0] == (6, 6) and read_state(text, Shape(4, 9))[0] == (4, 9)
    goal = dhadha.run("n-puzzle", "a-star", "1 2 3 / 4 0 5", goal="012345").problem.goal
    assert goal == bytes(range(6))


@settings(max_examples=150)
@given(st.text() | st.text("0123456789 ,/\n-৩۴²½x{}", max_size=40))
@example("²")
@example("{place}")
@example("-1 2 3 0")
@example("9" * 5000)
@example("0" * 5000 + " 1")
@example("\ud800")
def test_any_text_is_read_or_refused(text):
    try:
        shape, tiles = read_state(text)
    except InvalidInput as error:
        assert error.key and error.key == error.as_dict()["key"]
        assert len(str(error).splitlines()) == 1
        assert all(str(value) in str(error) for value in error.params.values())
        assert json.loads(json.dumps(error.as_dict()))["sentence"] == str(error)
    else:
        assert sorted(tiles) == list(range(shape.cells))
        assert read_state(write_state(shape, tiles)) == (shape, tiles)


@given(SQUARES.map(lambda board: board[1]).filter(lambda state: len(state) > 9), st.data())
def test_repeated_tile_is_named_with_its_place(state, data):
    first, second = sorted(data.draw(st.lists(st.integers(0, len(state) - 1), min_size=2, max_size=2, unique=True)))
    numbers = list(state)
    missing, numbers[second] = numbers[second], numbers[first]
    error = fault(" ".join(map(str, numbers)))
    assert error.key == "number-twice"
    assert error.params == {"number": numbers[first], "place": second + 1, "missing": missing}


@pytest.mark.parametrize("text, key, args", [
    ("", "empty-state", {}),
    ("12x046758", "not-a-number", {"given": "x", "place": 3}),
    ("1 2 three 0", "not-a-number", {"given": "three", "place": 3}),
    ("1 -2 3 0", "not-a-number", {"given": "-2", "place": 2}),
    ("² 1 3 0", "not-a-number", {"given": "²", "place": 1}),
    ("1 2 3 1000", "not-a-number", {"given": "1000", "place": 4}),
    ("1230467", "not-a-board", {"count": 7, "least": 2, "most": 10}),
    ("0", "not-a-board", {"count": 1, "least": 2, "most": 10}),
    (" ".join(map(str, range(121))), "not-a-board", {"count": 121, "least": 2, "most": 10}),
    ("1 2 3 / 4 0", "row-length", {"row": 2, "given": 2, "columns": 3}),
    ("1 / 0", "not-a-board", {"count": 2, "least": 2, "most": 10}),
    (" / ".join(["1 2"] * 11), "board-size", {"rows": 11, "columns": 2, "least": 2, "most": 10}),
    ("1 2 / 3 x / 0 5", "not-a-number-in-row", {"given": "x", "row": 2, "place": 2}),
    ("1 2 3 / 4 0 6", "number-too-large-in-row", {"number": 6, "row": 2, "place": 3, "largest": 5}),
    ("1 2 3 / 4 3 0", "number-twice-in-row", {"number": 3, "row": 2, "place": 2, "missing": 5}),
    ("123046759", "number-too-large", {"number": 9, "place": 9, "largest": 8}),
    ("1 2 3 4", "no-blank", {"largest": 4}),
    ("1 1 9 0", "number-twice", {"number": 1, "place": 2, "missing": 2}),
    ("0 0 0 0", "number-twice", {"number": 0, "place": 2, "missing": 1}),
])
def test_first_fault_is_named_with_its_place(text, key, args):
    error = fault(text)
    assert (error.key, error.params) == (key, args)
    for value in args.values():
        assert str(value) in str(error)
    assert TEXTS[f"error-{key}"] == set(args)


@pytest.mark.parametrize("state, goal, key, args", [
    ("12x", "", "not-a-number", {"given": "x", "place": 3}),
    ("123046758", "12x", "not-a-number", {"given": "x", "place": 3}),
    ("123046758", "1230", "goal-size", {"goal_rows": 2, "goal_columns": 2, "rows": 3, "columns": 3}),
    ("1 2 3 / 4 0 5", "1 2 / 3 4 / 0 5", "goal-size", {"goal_rows": 3, "goal_columns": 2, "rows": 2, "columns": 3}),
    ("123046758", "12456780", "goal-count", {"count": 8, "cells": 9}),
    ("123046758", "1 " * 50, "goal-count", {"count": 50, "cells": 9}),
])
def test_run_refuses_unfit_state_and_goal(state, goal, key, args):
    error = refusal("n-puzzle", "a-star", state, goal=goal)
    assert (error.key, error.params) == (key, args)
