"""Completion of magic squares, and the nearest magic square, against brute force."""

from itertools import permutations, product

import pytest
from dhadha.puzzles.magic.square import DURER, PUZZLE
from dhadha.puzzles.magic.state_text import write_rows, write_state
from hypothesis import given, settings
from hypothesis import strategies as st
from magic_oracle import is_magic, play, refusal, rows_of

RIGHT_ROWS = [row for row in permutations(range(1, 10), 3) if sum(row) == 15]
EIGHT = [sum(rows, ()) for rows in product(RIGHT_ROWS, repeat=3) if is_magic(rows)]
GAPS = st.sets(st.integers(0, 8))


def completed(algorithm, state, **options):
    run, steps = play(algorithm, state, **options)
    return run, [tuple(number for row in square for number in row) for square in run.result.get("squares", [])], steps


def test_there_are_eight():
    assert len(EIGHT) == 8


def with_gaps(square, gaps):
    return [0 if at in gaps else number for at, number in enumerate(square)]


@given(numbers=st.one_of(
    st.builds(with_gaps, st.sampled_from(EIGHT), GAPS),
    st.lists(st.sampled_from([0, 0, 0, 1, 2, 4, 5, 8]), min_size=9, max_size=9),
))
@settings(max_examples=60)
def test_squares_of_side_3_are_completed_in_every_way_or_proved_impossible(numbers):
    wanted = {square for square in EIGHT if all(given in (0, number) for given, number in zip(numbers, square))}
    for algorithm, options in (("complete", {"until": "all"}), ("completions", {})):
        run, found, steps = completed(algorithm, write_state(numbers), n=3, **options)
        if run.effective_algorithm.id == "check":
            assert 0 not in numbers or not wanted
            continue
        assert run.effective_algorithm.id == algorithm and set(found) == wanted and len(found) == len(wanted)
        assert (run.status, run.proved) == (("found", False) if wanted else ("exhausted", True))
        assert run.result["square"] == (rows_of(found[0]) if found else None)
        assert PUZZLE.answer_line(run).startswith(write_rows(rows_of(found[0])) if found else "no completion")


@given(gaps=st.sets(st.integers(0, 15), min_size=1, max_size=9))
@settings(max_examples=25)
def test_removed_numbers_restored(gaps):
    numbers = tuple(map(int, DURER.replace("/", " ").split()))
    state = write_state(with_gaps(numbers, gaps))
    _, found, _ = completed("completions", state)
    assert numbers in found and found == sorted(found) and all(is_magic(rows_of(each)) for each in found)
    run, first, _ = completed("complete", state, until="all")
    assert sorted(first) == found
    run, _ = play("auto", state)
    assert run.effective_algorithm.id == "complete" and is_magic(run.result["square"])


def test_every_step_is_what_the_board_shows():
    """Values are written step by step; each rejected number is rejected for a valid reason."""
    run, _, steps = completed("complete", "16 0 0 13 / 0 10 0 0 / 0 0 7 0 / 4 0 0 1", until="all")
    board = list(run.problem.start)
    for step in steps:
        for cell, value in step.cells:
            if cell < 16:
                board[cell] = value
        if step.reason == "complete-forced":
            at = 4 * (step.args["row"] - 1) + step.args["column"] - 1
            assert board[at] == step.args["number"] == step.args["constant"] - step.args["sum"]
        if step.reason == "complete-taken":
            assert step.args["number"] in board
    assert run.result["squares"] == [rows_of(tuple(map(int, DURER.replace("/", " ").split())))]


@pytest.mark.long
def test_all_squares_of_side_4_are_those_of_frenicle():
    run, found, _ = completed("completions", "", n=4)
    assert len(found) == len(set(found)) == 7040 and all(is_magic(rows_of(each)) for each in found)
    assert PUZZLE.answer_line(run).endswith(", the first of 7040 completions")


def test_completions_of_a_complement_are_complements():
    """17 less every number of a magic square of side 4 is another."""
    _, found, _ = completed("completions", "1 2 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0")
    _, others, _ = completed("completions", "16 15 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0")
    assert found and {tuple(17 - number for number in each) for each in found} == set(others)
    assert all(is_magic(rows_of(each)) for each in found)


@pytest.mark.parametrize("n, shown", [(5, 0.3), (6, 0.5), (8, 0.6), (10, 0.8)])
def test_one_completion_of_a_larger_square(n, shown):
    square = [number for row in play("auto", n=n)[0].result["square"] for number in row]
    state = write_state([number if at % 10 < 10 * shown else 0 for at, number in enumerate(square)])
    run, steps = play("completions", state)
    assert is_magic(run.result["square"]) and "completions" not in run.result
    assert all(given in (0, number) for given, number in zip(run.problem.start, sum(run.result["square"], [])))


def test_an_empty_square_too_large_to_search_is_constructed():
    run, _ = play("completions", n=10)
    assert run.effective_algorithm.id == "singly-even" and is_magic(run.result["square"])


def test_no_completion_is_proved_for_a_larger_square():
    run, _ = play("completions", "1 2 3 4 0 / 0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0")
    assert run.effective_algorithm.id == "completions" and run.proved and PUZZLE.answer_line(run) == "no completion"
    assert play("complete", "", n=2)[0].proved


def test_a_budget_that_is_spent_offers_the_engine():
    run, _ = play("complete", "", n=6, budget=500)
    assert (run.status, PUZZLE.answer_line(run)) == ("budget", "out of budget")
    assert [way["id"] for way in run.alternatives] == ["more", "random-order"]
    assert play("completions", "", n=4, budget=500)[0].status == "budget"


# --- The cheapest change ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "state, cost", [("5 3 4 / 1 5 8 / 6 4 2", 7), ("4 9 2 / 3 5 7 / 8 1 5", 1), ("4 8 2 / 4 5 7 / 6 1 6", 4),
                    ("8 1 6 / 3 5 7 / 4 9 2", 0)],
)
def test_samples(state, cost):
    run, steps = play("nearest", state)
    assert run.result["cost"] == cost and is_magic(run.result["square"])
    assert PUZZLE.answer_line(run) == f"{write_rows(run.result['square'])}, at a cost of {cost}"
    assert sum(step.word == "add" for step in steps) == 8


@given(numbers=st.lists(st.integers(1, 12), min_size=9, max_size=9))
def test_no_magic_square_is_nearer(numbers):
    run, steps = play("nearest", write_state(numbers))
    costs = {square: sum(abs(a - b) for a, b in zip(numbers, square)) for square in EIGHT}
    nearest = tuple(sum(run.result["square"], []))
    assert costs[nearest] == run.result["cost"] == min(costs.values())
    assert run.result["changed"] == sum(a != b for a, b in zip(numbers, nearest))
    assert sorted(step.node.h for step in steps if step.word == "add") == sorted(costs.values())


def test_only_full_squares_of_side_3_have_a_nearest_one():
    assert refusal("nearest", "1 2 3 / 4 5 0 / 7 8 0")[0] == refusal("nearest", "", n=3)[0] == "nearest-empty-cells"
    assert refusal("nearest", DURER) == ("nearest-other-side", {"n": 4})
