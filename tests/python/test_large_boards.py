"""Large sliding boards: layered search, additive tables for any goal, beam search, anytime search."""

from pathlib import Path
from random import Random

import dhadha
import pytest
from dhadha.core.step import answer_of
from dhadha.puzzles.sliding import PUZZLE
from dhadha.puzzles.sliding.board import SHAPES, Shape, slides, standard_goal
from dhadha.puzzles.sliding.larger import anytime, layer_by_layer, patterns
from dhadha.puzzles.sliding.larger.beam import beam_search
from dhadha.puzzles.sliding.larger.patterns import cut, partitions
from dhadha.puzzles.sliding.larger.table_estimates import guide_and_board
from dhadha.puzzles.sliding.optimal import optimal
from dhadha.puzzles.sliding.parity import first_two, is_solvable, swapped
from dhadha.puzzles.sliding.problem import SlidingProblem, random_walk
from dhadha.trace.recorder import Recorder
from dhadha.worker import api as worker
from hypothesis import given, settings
from hypothesis import strategies as st

FIVE = Shape(5, 5)
BLANK_FIRST = " ".join(map(str, range(25)))  # the goal of the fifty
# Some of the fifty random boards of Korf & Felner 2002, Artificial Intelligence 134, with the lengths published there.
FIFTY = (Path(__file__).parents[1] / "bench/korf_felner_5x5.txt").read_text().splitlines()
PUBLISHED = {board: int(shortest) for shortest, board in (line.split(maxsplit=1) for line in FIFTY[2:4])}


SMALL = st.sampled_from([shape for shape in SHAPES if shape.cells <= 36])


def random_problem(shape, seed, any_goal=True):
    random = Random(seed)
    start, goal = [*range(shape.cells)], [*range(shape.cells)]
    random.shuffle(start)
    if any_goal:
        random.shuffle(goal)
    problem = SlidingProblem(shape, bytes(start), bytes(goal) if any_goal else standard_goal(shape))
    if not is_solvable(problem):
        problem.start = swapped(problem.start, *first_two(problem.start))
    return problem


def is_way(problem, end):
    """Return whether the moves lead from the start to the goal."""
    path = end.path()
    steps = zip(path, path[1:])
    return (
        path[0].state == problem.start and end.state == problem.goal
        and all((after.move, after.state) in problem.successors(before.state) for before, after in steps)
    )


@given(st.sampled_from(SHAPES), st.integers())
@settings(max_examples=100, deadline=None)
def test_layer_by_layer_solves_any_board_for_any_goal(shape, seed):
    problem = random_problem(shape, seed)
    end = answer_of(layer_by_layer(problem))
    assert is_way(problem, end) and end.depth < 5 * shape.cells * max(shape)


@pytest.mark.parametrize("shape", [*(Shape(n, n) for n in range(2, 11)), Shape(2, 10), Shape(10, 2), Shape(7, 4)])
def test_solved_layers_untouched(shape):
    goal = standard_goal(shape)
    solved = SlidingProblem(shape, goal, goal)
    assert answer_of(layer_by_layer(solved)).depth == 0
    assert answer_of(anytime(solved)).depth == solved.least == 0
    for _, start in solved.successors(solved.start):
        near = SlidingProblem(shape, start, goal)
        assert answer_of(anytime(near)).depth == near.least == 1


def test_better_solution_offered():
    usual = dhadha.run("n-puzzle", "anytime", PUZZLE.shuffle(5, 5, 1), effort=1000)
    other = dhadha.run("n-puzzle", "anytime", PUZZLE.shuffle(5, 5, 1), effort=1000, goal=BLANK_FIRST)
    assert [[*run] and run.result["offer"]["options"] for run in (usual, other)] == [
        {"effort": 0}, {"effort": 0, "goal": BLANK_FIRST},
    ]


@given(SMALL, st.integers())
@settings(max_examples=12, deadline=None)
def test_solutions_are_valid_and_above_the_bound(shape, seed):
    problem = random_problem(shape, seed)
    problem.budget = 20_000
    lengths, leasts = [], []
    for step in (steps := anytime_steps(problem)):
        if step.word == "improve":
            lengths.append(step.args["length"])
        if step.args:
            leasts.append(step.args.get("least", 0))
    assert is_way(problem, steps.answer) and steps.answer.depth == lengths[-1]
    assert lengths == sorted(set(lengths), reverse=True)
    assert problem.least <= lengths[-1] and problem.least % 2 == lengths[-1] % 2
    assert max(leasts) == problem.least


class anytime_steps:  # noqa: N801 - an iterable that keeps the answer
    def __init__(self, problem):
        self.problem = problem

    def __iter__(self):
        self.answer = yield from anytime(self.problem)


@pytest.mark.parametrize("shape, seeds", [
    ((2, 2), range(60)), ((3, 3), (1, 6, 11, 22, 32, 40, 42, 56)), ((4, 4), range(3)), ((2, 4), range(4)),
    ((3, 2), range(20)), ((5, 2), range(3)), ((3, 4), range(2)),
])
def test_bounds_hold(shape, seeds):
    """Of four boards of nine cells the bound is exact."""
    for seed in seeds:
        problem = random_problem(Shape(*shape), seed)
        if shape == (4, 4):
            problem.start = random_walk(problem, Random(seed), 40)
        shortest = answer_of(optimal(problem)).depth
        guide, board = guide_and_board(problem.shape, problem.start, problem.goal)
        assert guide.least(board) <= shortest
        problem.budget = 20_000
        assert answer_of(anytime(problem)).depth >= shortest >= problem.least


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_partitions_are_valid(shape):
    for part in partitions(shape):
        assert sorted(cell for cells in part for cell in cells) == [*range(shape.cells)]
        for cells in part:
            others = {*range(shape.cells)} - {*cells}
            reached = [min(others)]
            for cell in reached:
                reached += [there for _, there in slides(shape)[cell] if there in others and there not in reached]
            assert {*reached} == others
    for blank in (0, shape.columns + 1):
        assert all(blank not in cells for part in cut(shape, blank) for cells, _ in part)


@given(SMALL, st.integers(0, 30), st.integers())
@settings(max_examples=100, deadline=None)
def test_bound_is_at_most_walk_length(shape, moves, seed):
    goal = random_problem(shape, seed).goal
    problem = SlidingProblem(shape, goal, goal)
    guide, board = guide_and_board(shape, random_walk(problem, Random(seed), moves), goal)
    assert guide.least(board) <= moves


def test_lengths_come_near_the_published_ones():
    ratio = []
    for state, shortest in PUBLISHED.items():
        run = dhadha.run("n-puzzle", "anytime", state, goal=BLANK_FIRST, effort=400_000)
        for _ in run:
            pass
        assert run.result["least"] <= shortest <= run.result["length"] and not run.result["optimal"]
        assert run.result["offer"]["options"]["effort"] == 0
        ratio.append(run.result["length"] / shortest)
    assert sum(ratio) / len(ratio) < 1.12  # of all fifty 1.08


def test_solution_equal_to_bound_is_optimal():
    state = PUZZLE.shuffle(5, 5, 3, 12)
    run = dhadha.run("n-puzzle", "anytime", state, effort=0)
    assert [step for step in run if step.word == "found"]
    assert run.result["optimal"] and run.result["length"] == run.result["least"] and "offer" not in run.result
    assert run.status == "found"


def test_runs_until_stopped_and_keeps_best():
    run = dhadha.run("n-puzzle", "anytime", PUZZLE.shuffle(5, 5, 2), effort=0)  # the first beam ends at 329,249 boards
    lengths, after = [], 0
    for step in run:
        if step.word == "improve":
            lengths.append(step.args["length"])
        if step.args and step.args.get("nodes", 0) > 350_000:
            run.finish()
        after += run.problem.stop_requested and step.word == "progress"
    assert run.status == "cancelled" and run.result["length"] == lengths[-1] < lengths[0]
    assert after == 1 and len(run.result["moves"]) == lengths[-1]


def test_steps_are_the_same_with_and_without_tables():
    state = PUZZLE.shuffle(4, 4, 7)
    patterns.made.clear()
    runs = [Recorder(dhadha.run("n-puzzle", "anytime", state, effort=30_000)).file() for _ in range(2)]
    assert runs[0] == runs[1]


def test_worker_finish_returns_answer():
    number = worker.start("n-puzzle", "anytime", PUZZLE.shuffle(6, 6, 1), {"effort": 0})
    assert b'"anytime":true' in worker.header(number).replace(b" ", b"")
    for _ in range(20):
        worker.advance(number, 0.01)
    worker.finish(number)
    while worker.advance(number, 0.01) is not None:
        pass
    assert b'"status":"cancelled"' in worker.footer(number)
    worker.stop(number)


def test_finish_ignored_by_other_algorithms():
    run = dhadha.run("n-puzzle", "a-star")
    run.finish()
    assert not run.problem.stop_requested


@pytest.mark.parametrize("shape", [(5, 5), (10, 10), (6, 5), (2, 10)])
def test_unsolvable_board_reported(shape):
    problem = random_problem(Shape(*shape), 1, any_goal=False)
    state = PUZZLE.format_for(problem, swapped(problem.start, *first_two(problem.start)))
    run = dhadha.run("n-puzzle", "anytime", state)
    assert [step.word for step in run][-1] == "exhausted" and not run.result["solvable"] and run.proved


def test_a_beam_says_when_it_came_nowhere():
    guide, board = guide_and_board(FIVE, random_problem(FIVE, 1).start, standard_goal(FIVE))
    assert answer_of(beam_search(guide, board, 3, 20)) is None


def test_shuffled_boards_select_capable_algorithm():
    large, small = PUZZLE.shuffle(6, 6, 1), PUZZLE.shuffle(6, 6, 1, 10)
    assert (
        PUZZLE.default_algorithm(large, "a-star") == "anytime"
        and PUZZLE.default_algorithm(large, "layer-by-layer") == "layer-by-layer"
    )
    assert PUZZLE.default_algorithm(small, "a-star") == "a-star"
