"""Magic squares by hand: status messages and advice."""

import pytest
from dhadha.puzzles.magic.square import DURER, PUZZLE, SUBIRACHS
from dhadha.puzzles.magic.state_text import write_state
from hypothesis import given
from hypothesis import strategies as st
from magic_oracle import EXCHANGED, NUMBERS, play, rows_of, sums


def remarked(state, **options):
    return PUZZLE.status_message(state, {"n": 3} | options)


def test_status_messages():
    assert remarked("")["reason"] == "hand-empty" and remarked("")["args"]["constant"] == 15
    assert remarked("", n=100) == {}
    said = remarked("8 1 6 / 3 5 7 / 4 9 2")
    assert said["reason"] == "hand-magic" and [role for _, role in said["marks"]] == ["goal"] * 8
    assert said["cells"] == [(cell, 15) for cell in range(9, 17)]
    said = remarked("8 1 6 / 3 5 . / 8 . .")
    assert said["reason"] == "hand-square"
    assert (
        said["args"] | {"filled": 6, "right": 1, "wrong": 2, "repeated": 8, "times": 2, "outside": 0, "lines": 8}
        == said["args"]
    )
    assert dict(said["marks"]) == {
        0: "conflict",
        2: "hint",
        3: "hint",
        4: "hint",
        6: "conflict",
        9: "goal",
        12: "conflict",
        16: "conflict",
    }
    assert remarked(SUBIRACHS)["reason"] == "hand-not-normal"
    assert remarked("8 1 20 / . . . / . . .")["args"]["outside"] == 20


@given(numbers=NUMBERS)
def test_status_message_shows_every_sum(numbers):
    n = len(rows_of(numbers))
    said = PUZZLE.status_message(write_state(numbers), {"n": n})
    assert [total for _, total in said["cells"]] == sums(rows_of(numbers))
    assert [cell for cell, _ in said["cells"]] == list(range(n * n, n * n + 2 * n + 2))
    values = [*numbers, *sums(rows_of(numbers))]
    assert PUZZLE.state_of(values, {"n": n}) == PUZZLE.state_of(numbers, {}) == write_state(numbers)


def test_outcomes():
    assert PUZZLE.outcome(DURER, {}) == "solved"
    assert PUZZLE.outcome(EXCHANGED, {}) == PUZZLE.outcome("", {"n": 3}) == PUZZLE.outcome(SUBIRACHS, {}) == ""


@pytest.mark.parametrize(
    "state, reason, args",
    [
        ("", "advice-completion", {"number": 2, "row": 1, "column": 1}),
        ("1 . . / . . . / . . .", "advice-hopeless", {"constant": 15}),
        ("8 . . / . 5 . / . . .", "advice-forced", {"kind": "falling", "number": 2, "row": 3, "column": 3}),
        ("8 1 . / . 5 . / . . .", "advice-forced", {"kind": "row", "index": 1, "number": 6, "row": 1, "column": 3}),
        ("8 . . / 4 . . / . . .", "advice-forced", {"kind": "column", "number": 3}),
        ("1 2 . / . . . / . . .", "advice-too-large", {"number": 12}),
        ("1 9 . / . . 3 / . . .", "advice-forced", {"number": 5}),
        ("8 1 . / . . . / 6 . .", "advice-taken", {"number": 6}),
        ("8 8 . / . . . / . . .", "advice-repeated", {"number": 8}),
        ("8 . 12 / . . . / . . .", "advice-outside", {"number": 12}),
        ("8 1 5 / . . . / . . .", "advice-line-wrong", {"kind": "row", "sum": 14}),
        ("8 1 . / . . 2 / . . 4", "advice-two-numbers", {"number": 9, "other": 6}),
        ("8 1 6 / 3 5 7 / 4 9 2", "advice-done", {}),
    ],
)
def test_advice(state, reason, args):
    said = PUZZLE.advice(state, {"n": 3})
    assert (said["reason"], said["args"] | args) == (reason, said["args"])
    assert bool(said["cells"]) == (reason in ("advice-forced", "advice-completion")) and said["moves"] == []


def test_no_hint_for_large_squares():
    assert PUZZLE.advice("", {"n": 9})["reason"] == PUZZLE.advice("", {"n": 30})["reason"] == "no-forced-cell"


@given(hidden=st.sets(st.integers(0, 15), max_size=8))
def test_advice_is_never_wrong(hidden):
    """Cells removed from a magic square are forced to their own number, or get that of some completion."""
    numbers = list(map(int, DURER.replace("/", " ").split()))
    left = [0 if cell in hidden else number for cell, number in enumerate(numbers)]
    said = PUZZLE.advice(write_state(left), {"n": 4})
    assert said["reason"] in ("advice-forced", "advice-completion", "advice-done")
    for cell, number in said["cells"]:
        assert not left[cell] and (number == numbers[cell] or said["reason"] == "advice-completion")
        left[cell] = number
        assert play("completions", write_state(left))[0].result["square"]
