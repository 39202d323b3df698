"""Given queens are completed, repaired or checked; forbidden squares are obeyed."""

import pytest
from dhadha.puzzles.queens.puzzle import PUZZLE
from hypothesis import given, settings
from hypothesis import strategies as st
from queens_oracle import (
    attackers,
    completions,
    count_attacking_pairs,
    is_solution,
    partial_boards,
    queens,
    run_to_end,
    with_boards,
)

REPAIRERS = ("min-conflicts", "hill-climbing")
START_EMPTY = ("permutation", "cartesian", "genetic", "monte-carlo", "construction")
SMALL_BOARDS = st.integers(2, 6).flatmap(lambda n: st.lists(st.integers(0, n) | st.just(0), min_size=n, max_size=n))
FROM_ANY_START = ("backtracking", "backtracking-iterative")
EXHAUSTIVE = (*FROM_ANY_START, "permutation", "cartesian", "brute-force")
SEARCHES = (*EXHAUSTIVE, "first", "min-conflicts")
OFF_THE_DIAGONALS = next(preset.state for preset in PUZZLE.presets if preset.id == "forbidden")


def text_of(rows, forbidden=()) -> str:
    """Return the board with a full stop for an empty column, since a zero might be a row."""
    squares = [f"{row},{column}" for row, column in sorted(forbidden)]
    return " ".join([*(str(row or ".") for row in rows), *(["x", *squares] if squares else [])])


# --- Given queens -----------------------------------------------------------------------------------------------------


def assert_check_judges_board(run, steps, rows):
    pairs, n = count_attacking_pairs(rows), len(rows)
    solution = pairs == 0 and all(rows)
    assert run.effective_algorithm.id == "check" and run.status == ("exhausted" if pairs else "found")
    assert run.result == {"queens": rows, "solution": solution, "conflicts": pairs}
    assert steps[0].args == {"n": n, "queens": len(queens(rows))}
    assert steps[-1].reason == ("check-fails" if pairs else "check-solution" if solution else "check-peaceful")
    compared = [step for step in steps if step.word == "compare"]
    for step in compared:
        first, second = step.args["first"] - 1, step.args["second"] - 1
        assert (rows[first], rows[second]) == (step.args["first-row"], step.args["second-row"])
        assert second in attackers(rows, first, rows[first])
        assert step.args["count"] == len(step.marks) == len(step.links) + 1
    assert sum(step.args["count"] * (step.args["count"] - 1) // 2 for step in compared) == pairs
    if pairs:
        attacked = {column for column, row in queens(rows) if attackers(rows, column, row)}
        assert steps[-1].args["pairs"] == pairs and {column for column, _ in steps[-1].marks} == attacked


@given(rows=SMALL_BOARDS)
def test_check_judges_every_board_as_it_stands(rows):
    assert_check_judges_board(*run_to_end("check", text_of(rows)), rows)


@pytest.mark.parametrize("algorithm", REPAIRERS)
@given(rows=SMALL_BOARDS)
def test_a_full_board_is_repaired_and_a_partial_one_completed(algorithm, rows):
    run, steps = run_to_end(algorithm, text_of(rows))
    if all(rows) and len(rows) not in (2, 3):
        _, _, board = next(with_boards(run, steps))
        assert run.effective_algorithm.id == algorithm
        assert board == rows and steps[0].args["pairs"] == count_attacking_pairs(rows)
        assert run.status == "budget" or is_solution(run.result["queens"], len(rows))
    elif all(rows) or count_attacking_pairs(rows):
        assert_check_judges_board(run, steps, rows)
    elif run.status == "found":
        assert tuple(run.result["queens"]) in completions(rows)
    else:
        assert run.result["queens"] is None


@pytest.mark.parametrize("algorithm", [*START_EMPTY, *FROM_ANY_START, "count", "first"])
@pytest.mark.parametrize("rows", [[2, 4, 1, 3], [2, 4, 1, 4]])
def test_full_boards_are_judged(algorithm, rows):
    assert_check_judges_board(*run_to_end(algorithm, text_of(rows)), rows)


# --- Forbidden squares ------------------------------------------------------------------------------------------------


@st.composite
def boards_with_forbidden_squares(draw, least=2, most=6, empty=False):
    """Return (rows of queens that do not attack each other, forbidden squares without a queen)."""
    rows = draw(partial_boards(least, most).filter(lambda rows: not all(rows)))
    n, rows = len(rows), (0,) * len(rows) if empty else rows
    free = [(row, column) for row in range(1, n + 1) for column in range(1, n + 1) if rows[column - 1] != row]
    return rows, frozenset(draw(st.sets(st.sampled_from(free), max_size=n * n // 2 + 1)))


def is_allowed(rows, forbidden):
    return forbidden.isdisjoint((row, column) for column, row in enumerate(rows, 1))


def allowed_completions(rows, forbidden):
    """Return the completions without a queen on a forbidden square, by brute force."""
    return {each for each in completions(rows) if is_allowed(each, forbidden)}


@pytest.mark.parametrize("algorithm", EXHAUSTIVE)
@given(data=st.data())
@settings(max_examples=30)
def test_all_solutions_are_those_of_brute_force(algorithm, data):
    rows, forbidden = data.draw(boards_with_forbidden_squares(most=5, empty=algorithm not in FROM_ANY_START))
    run, steps = run_to_end(algorithm, text_of(rows, forbidden), until="all")
    shown = [(step.word, tuple(board[: len(rows)])) for step, _, board in with_boards(run, steps)]
    found, wanted = [board for word, board in shown if word == "found"], allowed_completions(rows, forbidden)
    assert sorted(found) == sorted(run.problem.solutions) == sorted(wanted)
    assert run.result == {"queens": list(found[0]) if found else None, "solutions": len(wanted)}
    assert (run.status, run.proved) == (("found", False) if wanted else ("exhausted", True))
    assert (steps[-1].word, steps[-1].reason) == ("exhausted", "all-tried")
    assert all(at in (0, row) for _, board in shown for at, row in zip(rows, board))  # given queens never move


@given(board=boards_with_forbidden_squares())
def test_counts_are_those_of_brute_force(board):
    run, steps = run_to_end("count", text_of(*board))
    count, (rows, forbidden) = len(allowed_completions(*board)), board
    assert run.result["solutions"] == count
    assert (run.result["fundamental"] is None) == bool(forbidden or any(rows))
    assert steps[-1].word == ("found" if count else "exhausted")


@pytest.mark.parametrize("algorithm", SEARCHES)
@given(board=boards_with_forbidden_squares(least=4, most=5, empty=True))
@settings(max_examples=12)
def test_no_queen_ever_stands_on_a_forbidden_square(algorithm, board):
    rows, forbidden = board
    run, steps = run_to_end(algorithm, text_of(*board), **({"restarts": 3} if algorithm == "min-conflicts" else {}))
    if run.effective_algorithm.id != "permutation":  # whose queens wait on the diagonal, and are refused there
        assert all(is_allowed(shown[: len(rows)], forbidden) for _, _, shown in with_boards(run, steps))
    if run.result.get("queens"):
        assert tuple(run.result["queens"]) in allowed_completions(*board)
    else:
        assert run.status == "budget" or not allowed_completions(*board)


def test_the_example_has_twelve_solutions_of_the_ninety_two():
    run, steps = run_to_end("backtracking", OFF_THE_DIAGONALS, until="all")
    assert run.result["solutions"] == run_to_end("count", OFF_THE_DIAGONALS)[0].result["solutions"] == 12
    assert steps[0].args["forbidden"] == 16 and run.state_text == OFF_THE_DIAGONALS
    assert run.board["cells"] == len(run.board["values"]) == 8 + 64 and run.board["values"].count(-1) == 16
    nodes = 1 + sum(step.word in ("place", "reject") for step in steps)
    estimate = run_to_end("monte-carlo", OFF_THE_DIAGONALS, probes=3000)[0].result
    assert estimate["low"] <= nodes <= estimate["high"] and estimate["exact"] is None


def test_full_column_proved_impossible():
    run, _ = run_to_end("min-conflicts", text_of([0] * 5, {(row, 2) for row in range(1, 6)}))
    assert (run.result["queens"], run.status, run.proved) == (None, "exhausted", True)


def test_a_queen_on_a_forbidden_square_is_no_solution():
    run, steps = run_to_end("backtracking", "2 4 1 3 x 2,1")
    assert (run.effective_algorithm.id, steps[-1].reason, steps[-1].args["row"]) == ("check", "check-forbidden", 2)
    assert (run.result["solution"], run.result["on-forbidden"]) == (False, 1)
    assert PUZZLE.answer_line(run) == "1 queen on forbidden squares"
    run, _ = run_to_end("check", "2 2 1 3 x 2,1 2,2")
    assert PUZZLE.answer_line(run) == "2 attacking pairs, 2 queens on forbidden squares"
