"""The engines for queens and symmetries against tables, brute force and each other."""

import pytest
from dhadha.core.errors import BudgetSpent
from dhadha.puzzles.queens.complete_board import complete_board
from dhadha.puzzles.queens.count_solutions import count_solutions
from dhadha.puzzles.queens.place_and_repair import solve_large_board
from dhadha.puzzles.queens.problem import QueensProblem
from dhadha.puzzles.queens.symmetry import SYMMETRIES, apply_symmetry_to_board, distinct_symmetric_images
from hypothesis import given
from queens_oracle import SOLUTIONS, completions, is_solution, partial_boards

FUNDAMENTAL = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233]


def problem_of(n, start=None, seed=0, budget=200_000):
    return QueensProblem(start or (0,) * n, seed, budget)


def result_and_steps(generator):
    """Return (result, yielded steps)."""
    steps = []
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as stop:
            return stop.value, steps


def test_each_symmetry_moves_a_corner_and_its_neighbour_as_its_name_says():
    assert {name: (move(0, 0, 7), move(0, 1, 7)) for name, move in SYMMETRIES.items()} == {
        "identity": ((0, 0), (0, 1)),
        "rotate-90": ((0, 7), (1, 7)),
        "rotate-180": ((7, 7), (7, 6)),
        "rotate-270": ((7, 0), (6, 0)),
        "mirror-horizontal": ((0, 7), (0, 6)),
        "mirror-vertical": ((7, 0), (7, 1)),
        "mirror-diagonal": ((0, 0), (1, 0)),
        "mirror-antidiagonal": ((7, 7), (6, 7)),
    }


@pytest.mark.parametrize("n", range(1, 14))
def test_count_agrees_with_the_table(n):
    answer, steps = result_and_steps(count_solutions(problem_of(n), gallery=0))
    assert answer == {"solutions": SOLUTIONS[n - 1], "fundamental": FUNDAMENTAL[n - 1]}
    assert steps[-1].word == ("found" if answer["solutions"] else "exhausted")
    assert {step.word for step in steps[1:-1]} <= {"progress"}
    if n == 13:
        progress = [step.args for step in steps if step.reason == "count-progress"]
        percents = [args["percent"] for args in progress]
        assert len(progress) > 20 and percents == sorted(percents) and percents[0] < 20 < 80 < percents[-1] <= 100
        assert [args["solutions"] for args in progress] == sorted(args["solutions"] for args in progress)


@pytest.mark.parametrize("n", range(4, 9))
def test_gallery_shows_every_orbit(n):
    answer, steps = result_and_steps(count_solutions(problem_of(n)))
    added = [step for step in steps if step.word == "add"]
    fundamental = [step for step in added if step.reason == "fundamental-solution"]
    assert len({step.node.state for step in added}) == len(added) == answer["solutions"]
    assert len(fundamental) == answer["fundamental"]
    assert [step.args["orbit"] for step in fundamental] == list(range(1, len(fundamental) + 1))
    assert sum(step.args["size"] for step in fundamental) == answer["solutions"]
    for step in added:
        node = step.node
        assert is_solution(node.state, len(node.state))
        if node.parent:
            assert node.state == apply_symmetry_to_board(node.parent.state, node.move) > node.parent.state
            assert (node.depth, step.args["symmetry"]) == (1, node.move)
        else:
            assert (node.depth, node.move, node.state) == (0, "identity", min(distinct_symmetric_images(node.state)))


@given(partial_boards())
def test_first_completes_or_proves_impossible(start):
    rows, steps = result_and_steps(complete_board(problem_of(len(start), start)))
    possible = completions(start)
    assert (tuple(rows) in possible) if possible else rows is None
    assert steps[-1].word == ("found" if possible else "exhausted")


def test_first_keeps_to_its_budget():
    board = problem_of(20, budget=7)
    with pytest.raises(BudgetSpent) as spent:
        result_and_steps(complete_board(board))
    assert board.spent == 7 and sum(row > 0 for row in spent.value.node.state) <= 7


def test_first_finds_a_solution_with_little_search():
    for n in (1, *range(4, 101)):
        board = problem_of(n)
        rows, steps = result_and_steps(complete_board(board))
        assert is_solution(rows, n) and steps[-1].word == "found"
        assert board.spent <= 1500 and len(steps) >= board.spent * n // 4096


def test_large_finds_a_solution_and_restarts_when_stuck():
    words = set()
    for n in (1, *range(4, 61), 1000):
        for seed in range(3 if n < 9 else 1):
            rows, steps = result_and_steps(solve_large_board(problem_of(n, seed=seed)))
            assert is_solution(rows, n) and rows.typecode == "I" and steps[-1].word == "found"
            words |= {step.word for step in steps}
    assert "restart" in words
    assert [result_and_steps(solve_large_board(problem_of(n)))[0] for n in (2, 3)] == [None, None]


def test_large_is_large_and_the_same_for_the_same_seed():
    (one, steps), (other, _), (again, _) = (
        result_and_steps(solve_large_board(problem_of(50_000, seed=seed))) for seed in (1, 2, 1))
    assert one == again != other and len(steps) >= 50_000 // 8192
    for rows in (one, other):
        lines = rows, [row - at for at, row in enumerate(rows)], [row + at for at, row in enumerate(rows)]
        assert sorted(rows) == list(range(1, 50_001)) and all(len(set(line)) == 50_000 for line in lines)
    rows, _ = result_and_steps(solve_large_board(problem_of(8, seed=7)))
    assert list(rows) == [4, 7, 5, 2, 6, 1, 3, 8]  # in every Python
