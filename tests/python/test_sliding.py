"""Sliding boards: searches and heuristics against full breadth-first tables, parity, budgets, shuffles."""

from collections import Counter
from itertools import permutations
from random import Random

import dhadha
import pytest
from dhadha.puzzles.sliding.board import Shape, read_state, standard_goal, write_state
from dhadha.puzzles.sliding.heuristics import HEURISTICS
from dhadha.puzzles.sliding.puzzle import PUZZLE
from sliding_oracle_and_graphs import after_moves, distances_from, moves_from, packed, solve

GOAL, EIGHT, SIX, SIX_TALL = "123456780", Shape(3, 3), Shape(2, 3), Shape(3, 2)
HARDEST = ("647850321", "867254301")
SHORTEST = ("a-star", "ida-star", "breadth-first", "iterative-deepening", "optimal")
ANY_LENGTH = ("depth-first", "weighted-a-star", "layer-by-layer")
SEARCHES = [a.id for a in PUZZLE.algorithms if "budget" in {parameter.id for parameter in a.parameters}]


# --- 3×3 boards -------------------------------------------------------------------------------------------------------


def sample(states, count: int, seed: int) -> list[str]:
    return Random(seed).sample(sorted(states), count)


@pytest.mark.parametrize("name", HEURISTICS)
def test_heuristics_are_admissible_and_consistent(name, distance_table):
    estimate = HEURISTICS[name](EIGHT, packed(GOAL))
    h = {board: estimate(board) for board in map(packed, distance_table)}
    distances = dict(zip(h, distance_table.values()))
    assert h[packed(GOAL)] == 0 and all(h[board] <= moves for board, moves in distances.items())
    odd = [board for board, moves in distances.items() if moves % 2]  # one end of each edge
    assert all(-1 <= h[board] - h[after] <= 1 for board in odd for after in moves_from((3, 3), board).values())


def test_simple_heuristics_equal_their_definitions(distance_table):
    misplaced, manhattan = (HEURISTICS[name](EIGHT, packed(GOAL)) for name in ("misplaced", "manhattan"))
    for state in sample(distance_table, 3000, 1):
        away = [(i, GOAL.index(tile)) for i, tile in enumerate(state) if tile not in ("0", GOAL[i])]
        assert misplaced(packed(state)) == len(away)
        assert manhattan(packed(state)) == sum(abs(i // 3 - j // 3) + abs(i % 3 - j % 3) for i, j in away)


def test_linear_conflict_by_hand():
    manhattan, conflict = (HEURISTICS[name](EIGHT, packed(GOAL)) for name in ("manhattan", "linear-conflict"))
    for state, extra in {
        "213456780": 2,  # two tiles in each other's way in a row
        "321456780": 4,  # two of three must step out
        "231456780": 2,  # 1 alone is in the way of 2 and 3
        "423156780": 2,  # in a column
        "132465780": 4,  # two rows at once
        "412356780": 0,  # 4 is not in its goal row: no conflict
        "214356780": 2,  # 2 and 1; 4 and 3 are both far from home
    }.items():
        assert conflict(packed(state)) == manhattan(packed(state)) + extra


@pytest.mark.parametrize("algorithm, heuristic, deepest, count", [
    ("a-star", "manhattan", 31, 30),
    ("a-star", "linear-conflict", 31, 30),
    ("a-star", "misplaced", 22, 10),
    ("ida-star", "manhattan", 26, 20),
    ("ida-star", "linear-conflict", 31, 12),
    ("ida-star", "misplaced", 18, 20),
    ("breadth-first", "", 16, 10),
    ("iterative-deepening", "", 11, 15),
])
def test_searches_find_shortest(algorithm, heuristic, deepest, count, distance_table):
    options = {"heuristic": heuristic} if heuristic else {}
    for state in sample([state for state, depth in distance_table.items() if depth <= deepest], count, 2):
        result = solve(algorithm, state, **options).result
        assert after_moves(EIGHT, packed(state), result["moves"]) == packed(GOAL)
        assert len(result["moves"]) == distance_table[state]
        assert (result["length"], result["optimal"]) == (distance_table[state], True)
    assert solve(algorithm, "123046758", **options).result["moves"] == "LUL"


def test_depth_first_finds_goals_within_limit(distance_table):
    for state in sample([s for s, depth in distance_table.items() if depth <= 11], 15, 4):
        length = solve("depth-first", state, depth_limit=max(distance_table[state], 1)).result["length"]
        assert length == distance_table[state]  # no longer path fits under the limit
        if distance_table[state] > 1:
            assert solve("depth-first", state, depth_limit=distance_table[state] - 1).result["moves"] is None


# --- Rectangular boards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape, goal", [
    (SIX, standard_goal(SIX)), (SIX_TALL, standard_goal(SIX_TALL)), (SIX, bytes([3, 0, 1, 5, 4, 2])),
    (SIX_TALL, bytes([5, 4, 0, 3, 2, 1])),
], ids=["2×3", "3×2", "2×3 another goal", "3×2 another goal"])
def test_parity_estimates_and_lengths_are_those_of_breadth_first_search(shape, goal):
    known, written = distances_from(shape, goal), write_state(shape, goal)
    assert len(known) == 360 and (max(known.values()) == 21 or goal != standard_goal(shape))
    estimates = [make(shape, goal) for make in HEURISTICS.values()]
    for board in map(bytes, permutations(range(6))):
        result = solve("solvability", write_state(shape, board), goal=written).result
        assert result["solvable"] == (board in known)
        assert all(estimate(board) <= known.get(board, 99) for estimate in estimates)
    for start, distance in [*known.items()][::40]:
        for algorithm in SHORTEST[: 3 if distance > 12 else 5] + ANY_LENGTH:
            moves = solve(algorithm, write_state(shape, start), goal=written).result["moves"]
            assert len(moves) == distance or algorithm in ANY_LENGTH
            assert after_moves(shape, start, moves) == goal


# --- Budgets, shuffles ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm", SEARCHES)
def test_budget_is_exact(algorithm):
    """The last visited node gets no children."""
    patience = {"tolerance": 9} if algorithm == "greedy-backtracking" else {}
    run = dhadha.run("n-puzzle", algorithm, "867254301", budget=5, **patience)
    successors, asked = run.problem.successors, []
    run.problem.successors = lambda state: asked.append(state) or successors(state)
    steps = list(run)
    assert [step.word for step in steps].count("expand") <= 5
    assert (run.status, len(asked), run.result["moves"]) == ("budget", 4, None)
    reason, *names = run.effective_algorithm.budget_message
    assert (steps[-1].word, steps[-1].reason, steps[-1].args["budget"]) == ("budget", reason, 5)
    assert {name for name in steps[-1].args if not name.endswith("-rises")} == {"budget", *names}


def test_run_str_and_repeated_iteration():
    run = dhadha.run("n-puzzle", "a-star", "123046758", budget=4)
    asked = ["n-puzzle by a-star", "state: 123046758", "options: heuristic=manhattan budget=4"]
    assert str(run).splitlines() == [*asked, "not run yet: iterate it for its steps"]
    steps = iter(run)
    next(steps)
    assert str(run).splitlines()[-1].startswith("not run yet")
    words = [step.word for step in steps]
    assert str(run).splitlines() == [*asked, "found: LUL"]
    assert [step.word for step in run][1:] == words and run.status == "found"
    assert all(len(line) < 250 for line in str(dhadha.run("n-queens", "large", n=100_000)).splitlines())


@pytest.mark.parametrize("shape", [Shape(2, 2), Shape(3, 3), Shape(10, 10), Shape(2, 10), Shape(4, 7)])
@pytest.mark.parametrize("walk", [0, 1, 50])
def test_a_shuffle_is_solvable_and_repeatable(shape, walk):
    states = [PUZZLE.shuffle(*shape, seed, walk) for seed in range(6)]
    assert states == [PUZZLE.shuffle(*shape, seed, walk) for seed in range(6)] and len(set(states)) >= 2
    assert all(read_state(state)[0] == shape for state in states)
    assert all(solve("solvability", state).result["solvable"] for state in states)


@pytest.mark.parametrize("length", [1, 2, 6, 7, 31])
def test_walk_length(length, distance_table):
    """The shortest cycle has 12 moves: up to 6 that never go straight back there is no shorter way."""
    for seed in range(30):
        distance = distance_table[PUZZLE.shuffle(3, 3, seed, length)]
        assert distance <= length and (length - distance) % 2 == 0
        assert distance == length or length > 6


def test_a_shuffle_without_walk_gives_every_solvable_state_the_same_chance():
    drawn = Counter(PUZZLE.shuffle(2, 2, seed) for seed in range(6000))
    assert len(drawn) == 12 and max(drawn.values()) < 1.4 * min(drawn.values())
