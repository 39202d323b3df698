"""Reading and writing states: what is written is read back, and what cannot be read is named."""

import json

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.sliding.board import read_state, write_state
from hypothesis import example, given, settings
from hypothesis import strategies as st

BENGALI = str.maketrans("0123456789", "০১২৩৪৫৬৭৮৯")
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
SCRIPTS = st.sampled_from([{}, BENGALI, PERSIAN])
SEPARATORS = st.sampled_from([" ", ",", ", ", "\n", "\t", "  ", ";", "،", " \r\n "])
STATES = st.integers(2, 10).flatmap(lambda n: st.permutations(range(n * n))).map(bytes)
SMALL_STATES = st.integers(2, 3).flatmap(lambda n: st.permutations(range(n * n))).map(bytes)


def fault(text: str) -> InvalidInput:
    with pytest.raises(InvalidInput) as caught:
        read_state(text)
    return caught.value


@given(STATES)
def test_what_is_written_is_read_back(state):
    assert read_state(write_state(state)) == state


@given(STATES, SEPARATORS, SCRIPTS)
def test_separators_and_digits_of_other_scripts(state, separator, script):
    assert read_state(separator.join(map(str, state)).translate(script)) == state


@given(STATES, SCRIPTS, st.data())
def test_separators_may_be_mixed(state, script, data):
    text = "".join(f"{tile}{data.draw(SEPARATORS)}" for tile in state)
    assert read_state(f"\n {text}".translate(script)) == state


@given(STATES)
def test_rows_on_lines(state):
    n = round(len(state) ** 0.5)
    rows = [" ".join(map(str, state[at : at + n])) for at in range(0, n * n, n)]
    assert read_state("\n".join(rows)) == state


@given(SMALL_STATES, SCRIPTS)
def test_digits_in_a_row(state, script):
    assert write_state(state) == "".join(map(str, state))
    assert read_state(write_state(state).translate(script)) == state


@settings(max_examples=400)
@given(st.text() | st.text("0123456789 ,\n-৩۴²½x{}", max_size=40))
@example("²")
@example("{place}")
@example("-1 2 3 0")
@example("9" * 5000)
@example("0" * 5000 + " 1")
@example("\ud800")
def test_any_text_is_read_or_refused(text):
    try:
        state = read_state(text)
    except InvalidInput as error:
        assert error.key and error.key == error.as_dict()["key"]
        assert len(str(error).splitlines()) == 1
        assert all(str(value) in str(error) for value in error.args_by_name.values())
        assert json.loads(json.dumps(error.as_dict()))["sentence"] == str(error)
    else:
        assert sorted(state) == list(range(len(state)))
        assert read_state(write_state(state)) == state


@given(STATES.filter(lambda state: len(state) > 9), st.data())
def test_a_tile_written_twice_is_named_with_its_place(state, data):
    first, second = sorted(data.draw(st.lists(st.integers(0, len(state) - 1), min_size=2, max_size=2, unique=True)))
    numbers = list(state)
    missing, numbers[second] = numbers[second], numbers[first]
    error = fault(" ".join(map(str, numbers)))
    assert error.key == "number-twice"
    assert error.args_by_name == {"number": numbers[first], "place": second + 1, "missing": missing}


@pytest.mark.parametrize("text, key, args", [
    ("", "empty-state", {}),
    (" \n,", "empty-state", {}),
    ("12x046758", "not-a-number", {"given": "x", "place": 3}),
    ("1 2 three 0", "not-a-number", {"given": "three", "place": 3}),
    ("1 2 x 3 y", "not-a-number", {"given": "x", "place": 3}),
    ("1 -2 3 0", "not-a-number", {"given": "-2", "place": 2}),
    ("1.5 2 3 0", "not-a-number", {"given": "1.5", "place": 1}),
    ("² 1 3 0", "not-a-number", {"given": "²", "place": 1}),
    ("1 2 3 1000", "not-a-number", {"given": "1000", "place": 4}),
    ("12304675", "not-a-square", {"count": 8, "largest": 100}),
    ("1230467589", "not-a-square", {"count": 10, "largest": 100}),
    ("0", "not-a-square", {"count": 1, "largest": 100}),
    (" ".join(map(str, range(121))), "not-a-square", {"count": 121, "largest": 100}),
    ("123046759", "number-too-large", {"number": 9, "place": 9, "largest": 8}),
    ("1 2 3 4", "number-too-large", {"number": 4, "place": 4, "largest": 3}),
    ("9 2 9 0", "number-too-large", {"number": 9, "place": 1, "largest": 3}),
    ("123046755", "number-twice", {"number": 5, "place": 9, "missing": 8}),
    ("1 1 9 0", "number-twice", {"number": 1, "place": 2, "missing": 2}),
    ("0 0 0 0", "number-twice", {"number": 0, "place": 2, "missing": 1}),
])
def test_the_first_fault_is_named_with_its_place(text, key, args):
    error = fault(text)
    assert (error.key, error.args_by_name) == (key, args)
    for value in args.values():
        assert str(value) in str(error)


def test_a_run_refuses_what_cannot_be_read():
    for options in ({"state": "12x"}, {"state": "123046758", "goal": "12x"}):
        with pytest.raises(InvalidInput):
            dhadha.run("n-puzzle", "a-star", **options)


def test_a_goal_of_another_size_is_refused():
    with pytest.raises(InvalidInput) as caught:
        dhadha.run("n-puzzle", "a-star", "123046758", goal="1230")
    assert caught.value.as_dict()["key"] == "goal-size"
    assert caught.value.args_by_name == {"goal": 2, "board": 3}
