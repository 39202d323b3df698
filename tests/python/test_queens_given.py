"""N-queens with given queens: completed, repaired, checked."""

import dhadha
import pytest
from hypothesis import given
from hypothesis import strategies as st
from queens_oracle import attackers, brute_pairs, completions, is_solution, play, queens, refusal, text_of, with_boards

COMPLETERS = ("backtracking", "backtracking-iterative")
REPAIRERS = ("min-conflicts", "hill-climbing")
START_EMPTY = ("permutation", "cartesian", "genetic", "monte-carlo", "construction")
SMALL_BOARDS = st.integers(1, 6).flatmap(
    lambda n: st.lists(st.integers(0, n) | st.just(0), min_size=n, max_size=n)
)


@pytest.mark.parametrize("algorithm", COMPLETERS)
@given(rows=SMALL_BOARDS)
def test_all_completions_or_proof(algorithm, rows):
    run, steps = play(algorithm, text_of(rows), until="all")
    if all(rows) or brute_pairs(rows):
        assert run.effective_algorithm.id == "check"
        return
    found = [tuple(board) for step, _, board in with_boards(run, steps) if step.word == "found"]
    assert run.effective_algorithm.id == algorithm and len(found) == len(set(found))
    assert set(found) == completions(rows)
    assert run.status == ("found" if found else "exhausted")
    assert run.result["queens"] == (list(found[0]) if found else None)
    assert (steps[-1].word, steps[-1].reason) == ("exhausted", "all-tried")


@pytest.mark.parametrize("algorithm", COMPLETERS)
@given(rows=SMALL_BOARDS)
def test_given_queens_never_move(algorithm, rows):
    run, steps = play(algorithm, text_of(rows))
    for _, _, board in with_boards(run, steps):
        assert all(at in (0, row) for at, row in zip(rows, board))


@given(rows=SMALL_BOARDS)
def test_conflicting_and_full_boards_checked(rows):
    if not (all(rows) or brute_pairs(rows)):
        return
    for algorithm in (*COMPLETERS, "check"):
        run, steps = play(algorithm, text_of(rows))
        assert run.effective_algorithm.id == "check" and run.algorithm.id == algorithm
        assert_judged(run, steps, rows)


def assert_judged(run, steps, rows):
    pairs, n = brute_pairs(rows), len(rows)
    solution = pairs == 0 and all(rows)
    assert run.result == {"queens": rows, "solution": solution, "conflicts": pairs}
    assert run.status == ("exhausted" if pairs else "found")
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
        assert steps[-1].args == {"pairs": pairs}
        assert {column for column, _ in steps[-1].marks} == {
            column for column, row in queens(rows) if attackers(rows, column, row)
        }


@given(rows=SMALL_BOARDS)
def test_check_judges_every_board_as_it_stands(rows):
    run, steps = play("check", text_of(rows))
    assert_judged(run, steps, rows)


def test_hundred_queens_on_one_row_reported_once():
    run, steps = play("check", text_of([1] * 100))
    assert [step.word for step in steps] == ["start", "compare", "exhausted"]
    assert run.result["conflicts"] == 100 * 99 // 2


@pytest.mark.parametrize("algorithm", REPAIRERS)
@given(rows=SMALL_BOARDS)
def test_repair_keeps_the_given_queens_of_a_partial_board(algorithm, rows):
    run, _ = play(algorithm, text_of(rows))
    if all(rows):
        return
    if run.status == "found" and not brute_pairs(rows):
        assert tuple(run.result["queens"]) in completions(rows)
    assert run.status == "found" or run.result["queens"] is None or run.effective_algorithm.id == "check"


@pytest.mark.parametrize("algorithm", REPAIRERS)
@given(rows=st.integers(4, 7).flatmap(lambda n: st.lists(st.integers(1, n), min_size=n, max_size=n)))
def test_repair_starts_from_full_board(algorithm, rows):
    run, steps = play(algorithm, text_of(rows))
    _, _, board = next(with_boards(run, steps))
    assert run.effective_algorithm.id == algorithm and board == rows and steps[0].args["pairs"] == brute_pairs(rows)
    assert run.status != "found" or is_solution(run.result["queens"], len(rows))


@pytest.mark.parametrize("algorithm", REPAIRERS)
@pytest.mark.parametrize("state", ["1 2", "2 2", "1 3 1"])
def test_attacking_queens_are_no_solution(algorithm, state):
    run, steps = play(algorithm, state)
    assert run.status != "found" and "found" not in {step.word for step in steps}


@pytest.mark.parametrize("algorithm", START_EMPTY)
@pytest.mark.parametrize("state", ["0 4 0 0", "2 0 0 0 0", "2 0"])
def test_methods_that_start_empty_say_so(algorithm, state):
    assert refusal(algorithm, state) == ("starts-empty", {"algorithm": algorithm})


@pytest.mark.parametrize("algorithm", START_EMPTY)
def test_methods_that_start_empty_take_empty_boards_and_judge_full_ones(algorithm):
    empty = dhadha.run("n-queens", algorithm, "0 0 0 0")
    assert (empty.effective_algorithm.id, empty.problem.n, empty.state_text) == (algorithm, 4, "")
    run, steps = play(algorithm, "2 4 1 3")
    assert_judged(run, steps, [2, 4, 1, 3])
    run, steps = play(algorithm, "2 4 1 4")
    assert_judged(run, steps, [2, 4, 1, 4])
