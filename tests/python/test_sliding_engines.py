"""The optimal engine against breadth-first search and published lengths; layered, beam and anytime search."""

import json
from itertools import pairwise
from math import factorial
from random import Random

import dhadha
import pytest
from dhadha.core.steps_and_nodes import answer_of
from dhadha.puzzles.sliding.board import SHAPES, Shape, standard_goal
from dhadha.puzzles.sliding.heuristics import linear_conflict
from dhadha.puzzles.sliding.larger.anytime_search import anytime
from dhadha.puzzles.sliding.larger.layer_by_layer import layer_by_layer
from dhadha.puzzles.sliding.optimal.shortest_solution import optimal
from dhadha.puzzles.sliding.parity import first_two_tiles, is_solvable, swap_tiles
from dhadha.puzzles.sliding.pattern_databases.build_tables import tables
from dhadha.puzzles.sliding.pattern_databases.lookup import lookup_of
from dhadha.puzzles.sliding.pattern_databases.partitions import FIFTEEN
from dhadha.puzzles.sliding.problem import SlidingProblem, random_walk_from_goal
from dhadha.puzzles.sliding.puzzle import PUZZLE
from dhadha.trace.recorder import Recorder
from dhadha.worker import api as worker
from hypothesis import given, settings
from hypothesis import strategies as st
from run_helpers import run_to_end
from sliding_oracle_and_graphs import distances_from, moves_from

KORF = " ".join(map(str, range(16)))  # the goal of Korf's hundred, with the blank first
PUBLISHED = {  # the first of them and their lengths: Korf 1985, Artificial Intelligence 27, table 1
    "13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6": 55,
    "5 12 10 7 15 11 14 0 8 2 1 13 3 4 9 6": 56,
    "14 7 1 9 12 3 6 15 8 11 2 5 10 0 4 13": 52,
    "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3": 57,
    "14 7 8 2 13 11 10 4 9 12 5 0 3 6 1 15": 59,
    "4 7 14 13 10 3 9 12 11 5 6 15 1 2 8 0": 56,
}
SMALL = st.sampled_from([shape for shape in SHAPES if shape.cell_count <= 36])
long = pytest.mark.long


def random_problem(shape, seed):
    random = Random(seed)
    start, goal = (bytes(random.sample(range(shape.cell_count), shape.cell_count)) for _ in "12")
    problem = SlidingProblem(shape, start, goal)
    if not is_solvable(problem):
        problem.start = swap_tiles(problem.start, *first_two_tiles(problem.start))
    return problem


def is_solution_path(problem, end):
    """Return whether the moves lead from the start to the goal."""
    path = end.path()
    return (
        path[0].state == problem.start and end.state == problem.goal
        and [node.depth for node in path] == [*range(end.depth + 1)]
        and all(moves_from(problem.shape, before.state)[after.move] == after.state for before, after in pairwise(path))
    )


# ---- shortest solutions

@pytest.mark.parametrize("shape, most", [
    ((2, 2), 6), ((3, 2), 21), pytest.param((2, 4), 36, marks=long), pytest.param((3, 3), 31, marks=long),
])
def test_small_board_distances_equal_breadth_first(shape, most):
    """Half of all permutations are reachable; OEIS A151944 has the largest distances."""
    shape = Shape(*shape)
    goal = standard_goal(shape)
    known = distances_from(shape, goal)
    assert len(known) == factorial(shape.cell_count) // 2 and max(known.values()) == most
    for state, distance in [*known.items()][:: 1 + len(known) // 400]:
        assert answer_of(optimal(SlidingProblem(shape, state, goal))).depth == distance


@pytest.mark.parametrize("state", [*[*PUBLISHED][:3], *(pytest.param(state, marks=long) for state in [*PUBLISHED][3:])])
def test_optimal_finds_published_lengths(state):
    run = dhadha.run("n-puzzle", "optimal", state, goal=KORF)
    bounds = [step.args["threshold"] for step in run if step.word == "restart"]
    assert run.result["length"] == PUBLISHED[state] and run.result["optimal"] and run.status == "found"
    assert bounds == [*range(bounds[0], PUBLISHED[state] + 1, 2)]
    assert bounds[0] == linear_conflict(FIFTEEN, run.problem.goal)(run.problem.start)


@pytest.mark.parametrize("shape", [Shape(2, 5), Shape(5, 2), Shape(7, 2), Shape(8, 2), Shape(3, 4), FIFTEEN], ids=str)
def test_optimal_finds_shortest_paths_from_every_near_board(shape):
    """Near the goal on thin boards, all moves that follow the shortest path are pruned."""
    goal = standard_goal(shape)
    level, known = {goal}, {goal}
    for distance in range(1, 9):
        level = {after for state in level for after in moves_from(shape, state).values()} - known
        known |= level
        assert {answer_of(optimal(SlidingProblem(shape, state, goal))).depth for state in level} == {distance}


def test_shuffled_board_selects_capable_algorithm():
    for shape, shown, selected in (
        ((3, 3), "ida-star", "ida-star"), ((4, 4), "a-star", "optimal"), ((4, 4), "weighted-a-star", "weighted-a-star"),
        ((5, 5), "optimal", "anytime"), ((6, 6), "solvability", "solvability"), ((2, 4), "a-star", "a-star"),
        ((3, 5), "a-star", "optimal"), ((2, 9), "optimal", "anytime"), ((6, 6), "layer-by-layer", "layer-by-layer"),
    ):
        asked = {"puzzle": "n-puzzle", "state": PUZZLE.shuffle(*shape, 1), "algorithm": shown}
        assert json.loads(worker.answer("default_algorithm", json.dumps(asked))) == {"value": selected}
    assert "error" in json.loads(worker.answer("default_algorithm", json.dumps(asked | {"state": "nonsense"})))
    assert PUZZLE.default_algorithm(PUZZLE.shuffle(6, 6, 1, 10), "a-star") == "a-star"  # ten moves away


def test_harder_boards():
    for state in ("123046758", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15", "1 5 0 / 2 3 4"):
        asked = {"puzzle": "n-puzzle", "state": state, "seed": 7}
        harder = json.loads(worker.answer("harder_board", json.dumps(asked)))["value"]
        one, other = (dhadha.run("n-puzzle", "a-star", each).problem for each in (state, harder))
        assert other.h(other.start) > one.h(one.start)
    hardest = "0 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"
    assert PUZZLE.harder_board(hardest, 1) == ""
    assert PUZZLE.harder_board("567408321", 1).count(" ") == 15  # no 3×3 board is farther


# ---- large boards

@given(st.sampled_from(SHAPES), st.integers())
@settings(max_examples=30, deadline=None)
def test_layer_by_layer_solves_any_board_for_any_goal(shape, seed):
    problem = random_problem(shape, seed)
    end = answer_of(layer_by_layer(problem))
    assert is_solution_path(problem, end) and end.depth < 5 * shape.cell_count * max(shape)


def test_solved_and_nearly_solved_boards_take_no_and_one_move():
    for shape in (*(Shape(n, n) for n in range(2, 11)), Shape(2, 10), Shape(10, 2), Shape(7, 4)):
        goal = standard_goal(shape)
        solved = SlidingProblem(shape, goal, goal)
        assert answer_of(layer_by_layer(solved)).depth == answer_of(anytime(solved)).depth == solved.least == 0
        for start in moves_from(shape, goal).values():
            near = SlidingProblem(shape, start, goal)
            assert answer_of(anytime(near)).depth == near.least == 1


@given(SMALL, st.integers())
@settings(max_examples=10, deadline=None)
def test_anytime_improves_valid_solutions_above_the_bound(shape, seed):
    problem = random_problem(shape, seed)
    problem.budget = 10_000
    *steps, found = anytime(problem)
    lengths = [step.args["length"] for step in steps if step.word == "improve"]
    assert is_solution_path(problem, found.node) and found.node.depth == lengths[-1]
    assert lengths == sorted(set(lengths), reverse=True)
    assert problem.least <= lengths[-1] and problem.least % 2 == lengths[-1] % 2
    assert max(step.args.get("least", 0) for step in [*steps, found] if step.args) == problem.least


def test_bounds_of_anytime_hold():
    for shape, seeds in (
        ((2, 2), range(20)), ((3, 3), range(4)), ((4, 4), range(2)), ((2, 4), range(4)), ((5, 2), range(1)),
        ((3, 4), range(1)),
    ):
        for seed in seeds:
            problem = random_problem(Shape(*shape), seed)
            if shape == (4, 4):
                problem.start = random_walk_from_goal(problem, Random(seed), 40)
            shortest = answer_of(optimal(problem)).depth
            problem.budget = 20_000
            assert answer_of(anytime(problem)).depth >= shortest >= problem.least


def test_an_unproved_solution_comes_with_an_offer_to_go_on():
    goal = " ".join(map(str, range(25)))
    run, _ = run_to_end("n-puzzle", "anytime", PUZZLE.shuffle(5, 5, 7), goal=goal, effort=2_000)
    assert run.result["offer"]["options"] == {"effort": 0, "goal": goal} and not run.result["optimal"]


def test_solution_equal_to_bound_is_optimal():
    run, _ = run_to_end("n-puzzle", "anytime", PUZZLE.shuffle(5, 5, 3, 12), effort=0)
    assert run.status == "found" and "offer" not in run.result
    assert run.result["optimal"] and run.result["length"] == run.result["least"]


def test_anytime_takes_same_steps_with_and_without_tables():
    tables.clear()
    lookup_of.cache_clear()
    runs = [dhadha.run("n-puzzle", "anytime", PUZZLE.shuffle(4, 4, 7), effort=10_000) for _ in range(2)]
    assert Recorder(runs[0]).record_trace_file() == Recorder(runs[1]).record_trace_file()
