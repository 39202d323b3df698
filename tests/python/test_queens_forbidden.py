"""N-queens with forbidden squares: parsed, formatted, obeyed or refused by each method."""

from functools import lru_cache

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.queens import PUZZLE
from dhadha.puzzles.queens.algorithms import HONOUR_FORBIDDEN
from dhadha.puzzles.queens.board import read_state, write_state
from dhadha.puzzles.queens.matching import match
from hypothesis import given, settings
from hypothesis import strategies as st
from queens_oracle import all_solutions, board_after, is_solution, play, refusal

EXHAUSTIVE = ("backtracking", "backtracking-iterative", "permutation", "cartesian", "brute-force")
SEARCHES = (*EXHAUSTIVE, "first", "min-conflicts", "hill-climbing")
OFF_THE_DIAGONALS = next(preset.state for preset in PUZZLE.presets if preset.id == "forbidden")


@st.composite
def boards(draw, least=1, most=6):
    n = draw(st.integers(least, most))
    square = st.tuples(st.integers(1, n), st.integers(1, n))
    return n, frozenset(draw(st.sets(square, min_size=1, max_size=n * n // 2 + 1)))


def text_of(n, forbidden, rows=None):
    return f"{' '.join(map(str, rows or [0] * n))} x {' '.join(f'{row},{column}' for row, column in sorted(forbidden))}"


def allowed(n, forbidden):
    """Return the solutions without a queen on a forbidden square, by brute force."""
    return {
        rows for rows in all_solutions(n)
        if not any((row, column) in forbidden for column, row in enumerate(rows, 1))
    }


# --- The text ---------------------------------------------------------------------------------------------------------


@given(board=boards(most=9), data=st.data())
def test_text_round_trip(board, data):
    n, forbidden = board
    rows = data.draw(st.lists(st.integers(0, n), min_size=n, max_size=n))
    text = text_of(n, forbidden, rows)
    read = read_state(text)
    assert (read, read.forbidden) == (tuple(rows), forbidden)
    assert write_state(read) == text and read_state(text.replace("x", "×")).forbidden == forbidden


def test_no_forbidden_square_changes_nothing():
    assert read_state("2 4 1 3").forbidden == frozenset() and write_state((0, 0, 0, 0)) == ""
    with pytest.raises(InvalidInput) as caught:
        read_state("2 4 1 x")  # nothing is forbidden by an x at the end
    assert caught.value.key == "queen-not-a-number"


@pytest.mark.parametrize(
    "text, key, args",
    [
        ("x 1,1", "forbidden-without-board", {"example": "0 0 0 0 x 1,1 2,3"}),
        ("0 0 0 0 x 1,1 2", "forbidden-malformed", {"given": "2"}),
        ("0 0 0 0 x 1,1 2,3,4", "forbidden-malformed", {"given": "2,3,4"}),
        ("0 0 0 0 x 5,1", "forbidden-off-board", {"given": "5,1", "n": 4}),
        ("0 0 0 0 x 1,0", "forbidden-off-board", {"given": "1,0", "n": 4}),
        ("0 " * 41 + "x 1,1", "forbidden-too-large", {"n": 41, "largest": 40}),
        ("0 0 0 x x 1,1", "forbidden-malformed", {"given": "x"}),
        ("0 0 0 0 x a1", "forbidden-malformed", {"given": "a1"}),
    ],
)
def test_faults_are_named(text, key, args):
    assert refusal("backtracking", text) == (key, args)


@pytest.mark.parametrize(
    "text, notes",
    [
        ("0000 x 1,2 3,3", []), ("0 0 0 0 X 1,2 3,3", []), ("[0,0,0,0] x [1,2], [3,3]", []),
        ("0 0 0 0 / x (1, 2) (3, 3)", []), ("0 0 0 0\nx 1;2 3;3", []),
        ("0 0 0 0 x 1 2 3 3", ["queens-forbidden"]), ("0 0 0 0 x 1,2,3,3", ["queens-forbidden"]),
    ],
)
def test_forbidden_square_notations(text, notes):
    read = PUZZLE.read(text)
    assert (read.state, [note.key for note in read.notes]) == ("0 0 0 0 x 1,2 3,3", notes)


# --- Who honours them -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm", EXHAUSTIVE)
@given(board=boards(most=5))
@settings(max_examples=25)
def test_all_solutions_are_those_of_brute_force(algorithm, board):
    n, forbidden = board
    run, steps = play(algorithm, text_of(n, forbidden), until="all")
    found = [tuple(step.node.state if step.node else run.problem.solutions[-1])
             for step in steps if step.word == "found"]
    wanted = allowed(n, forbidden)
    assert len(run.problem.solutions) == len(found) == len(wanted) and set(run.problem.solutions) == wanted
    assert run.status == ("found" if wanted else "exhausted") and run.result["solutions"] == len(wanted)
    assert wanted or run.proved


@given(board=boards())
@settings(max_examples=60)
def test_counts_are_those_of_brute_force_whole_and_in_parts(board):
    n, forbidden = board
    run, _ = play("count", text_of(n, forbidden))
    assert run.result == {"solutions": len(allowed(n, forbidden)), "fundamental": None}
    split = run.effective_algorithm.split
    parts = [split.solve(run.problem, part) for part in split.parts(run.problem)]
    assert split.combine(run.problem, parts) == run.result


@pytest.mark.parametrize("algorithm", SEARCHES)
@given(board=boards(least=4, most=5))
@settings(max_examples=12)
def test_no_queen_ever_stands_on_a_forbidden_square(algorithm, board):
    n, forbidden = board
    limits = {"restarts": 3} if algorithm in ("min-conflicts", "hill-climbing") else {}
    run, steps = play(algorithm, text_of(n, forbidden), **limits)
    shown = run.problem.start
    for step in steps:
        shown = board_after(shown, step)
        if run.effective_algorithm.id != "permutation":  # whose queens wait on the diagonal, and are refused there
            assert not any((row, column) in forbidden for column, row in enumerate(shown[:n], 1))
    if run.result.get("queens"):
        assert tuple(run.result["queens"]) in allowed(n, forbidden)
    else:
        assert run.status == "budget" or not allowed(n, forbidden)


def test_the_example_has_twelve_solutions_of_the_ninety_two():
    run, steps = play("backtracking", OFF_THE_DIAGONALS)
    assert is_solution(run.result["queens"], 8) and play("count", OFF_THE_DIAGONALS)[0].result["solutions"] == 12
    assert steps[0].args["forbidden"] == 16 and run.state_text == OFF_THE_DIAGONALS
    placed = next(step for step in steps if step.word == "place")
    assert dhadha.run("n-queens", "first", PUZZLE.format(placed.node.state)).problem.forbidden == run.problem.forbidden
    assert run.board["cells"] == len(run.board["values"]) == 8 + 64 and run.board["values"].count(-1) == 16


def test_an_estimate_comes_close_to_the_tree_that_is_walked():
    state = OFF_THE_DIAGONALS
    run, steps = play("backtracking", state, until="all")
    nodes = 1 + sum(step.word in ("place", "reject") for step in steps)
    estimate = play("monte-carlo", state, probes=3000)[0].result
    assert estimate["low"] <= nodes <= estimate["high"] and estimate["exact"] is None


def test_unsuitable_methods_suggest_others():
    for algorithm in PUZZLE.algorithms:
        if algorithm.id not in HONOUR_FORBIDDEN:
            key, args = refusal(algorithm.id, OFF_THE_DIAGONALS)
            assert (key, args["algorithm"]) == ("forbidden-not-honoured", algorithm.id)
            assert args["known"].split(", ") == list(HONOUR_FORBIDDEN)
    assert refusal("compare", "2 4 1 3", other="2 4 1 3 x 1,1")[0] == "other-forbidden"


def test_full_column_proved_impossible():
    state = text_of(5, {(row, 2) for row in range(1, 6)})
    for algorithm in SEARCHES:
        run, _ = play(algorithm, state)
        assert (run.result["queens"], run.status, run.proved) == (None, "exhausted", True)


# --- Boards in hands --------------------------------------------------------------------------------------------------


def test_a_queen_on_a_forbidden_square_is_no_solution():
    run, steps = play("backtracking", "2 4 1 3 x 2,1")
    assert (
        run.effective_algorithm.id == "check" and steps[-1].reason == "check-forbidden" and steps[-1].args["row"] == 2
    )
    assert (run.result["solution"], run.result["on-forbidden"]) == (False, 1)
    assert PUZZLE.answer_line(run) == "1 queen on forbidden squares"
    run, _ = play("check", "2 2 1 3 x 2,1 2,2")
    assert PUZZLE.answer_line(run) == "2 attacking pairs, 2 queens on forbidden squares"
    assert PUZZLE.outcome("2 4 1 3 x 2,1", {}) == "" and PUZZLE.outcome("2 4 1 3 x 1,1", {}) == "solved"
    assert PUZZLE.status_message("2 4 1 3 x 2,1", {})["reason"] == "hand-forbidden"
    assert PUZZLE.advice("2 0 0 0 x 2,1", {"n": 4})["reason"] == "hint-lift-forbidden"


def test_hints_respect_forbidden_squares():
    said = PUZZLE.advice("0 0 0 0 x 2,1", {"n": 4})
    assert (said["reason"], said["cells"]) == ("hint-place", [(0, 3)])
    assert PUZZLE.advice("0 0 0 0 x 2,1 3,1", {"n": 4})["reason"] == "hint-hopeless"


def test_values_of_a_board_are_its_queens_and_then_its_squares():
    values = [2, 0, 0, 0, *(-1 if square in (0, 6) else 0 for square in range(16))]
    assert PUZZLE.state_from({"columns": 4}, values, {"n": 8}) == "2 0 0 0 x 1,1 2,3"
    assert PUZZLE.state_of(values, {"n": 4}) == "2 0 0 0 x 1,1 2,3"
    assert PUZZLE.state_from({"columns": 4}, [2, 4, 1, 3], {"n": 8}) == "2 4 1 3"


@lru_cache
def matchings(choices):
    """Return whether there is one, by brute force."""
    if not choices:
        return True
    return any(matchings(tuple(tuple(c for c in rest if c != one) for rest in choices[1:])) for one in choices[0])


@given(st.lists(st.lists(st.integers(0, 4), max_size=3, unique=True), max_size=5))
def test_matchings(choices):
    chosen = match(choices)
    assert (chosen is not None) == matchings(tuple(map(tuple, choices)))
    if chosen is not None:
        assert len(set(chosen)) == len(choices) and all(one in some for one, some in zip(chosen, choices))
