"""The searches and heuristics against the full breadth-first table of the 3×3 board."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from dhadha.puzzles.sliding.board import Shape
from dhadha.puzzles.sliding.heuristics import HEURISTICS
from oracle import ball, neighbours, packed, solve

GOAL, EIGHT = "123456780", Shape(3, 3)
HARDEST = ("647850321", "867254301")
# Boards at 0, 1, … 31 moves from the goal (OEIS A089473).
HISTOGRAM = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
    10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
]


def assert_shortest(algorithm: str, state: str, distance: dict, **options):
    result = solve(algorithm, state, **options).result
    end = state
    for move in result["moves"]:
        end = neighbours(end)[move]
    assert (end, len(result["moves"])) == (options.get("goal", GOAL), distance[state])
    assert result["length"] == distance[state]
    assert result["optimal"] is True


def sample(states, count: int, seed: int) -> list[str]:
    return Random(seed).sample(sorted(states), count)


def test_the_table_itself(table):
    assert len(table) == 181_440
    by_depth = Counter(table.values())
    assert [by_depth[depth] for depth in range(32)] == HISTOGRAM
    assert max(table.values()) == 31
    assert sorted(state for state, depth in table.items() if depth == 31) == sorted(HARDEST)


def assert_admissible_and_consistent(name, goal, distance, edges):
    estimate = HEURISTICS[name](EIGHT, packed(goal))
    h = {state: estimate(packed(state)) for state in distance}
    assert h[goal] == 0
    assert all(h[state] <= moves for state, moves in distance.items())
    assert all(-1 <= h[far] - h[near] <= 1 for near, far in edges)


@pytest.mark.parametrize("name", HEURISTICS)
def test_heuristics_are_admissible_and_consistent_everywhere(name, whole):
    assert_admissible_and_consistent(name, GOAL, *whole)


@pytest.mark.parametrize("name", HEURISTICS)
@pytest.mark.parametrize("goal", ["123804765", "012345678"])
def test_heuristics_for_other_goals(name, goal):
    assert_admissible_and_consistent(name, goal, *ball(goal, 15))


def test_simple_heuristics_equal_their_definitions(table):
    misplaced, manhattan = (HEURISTICS[name](EIGHT, packed(GOAL)) for name in ("misplaced", "manhattan"))
    for state in sample(table, 3000, 1):
        away = [(i, GOAL.index(tile)) for i, tile in enumerate(state) if tile not in ("0", GOAL[i])]
        assert misplaced(packed(state)) == len(away)
        assert manhattan(packed(state)) == sum(abs(i // 3 - j // 3) + abs(i % 3 - j % 3) for i, j in away)


@pytest.mark.parametrize("state, manhattan, extra", [
    ("213456780", 2, 2),  # two tiles in each other's way in a row
    ("321456780", 4, 4),  # two of three must step out
    ("231456780", 4, 2),  # 1 alone is in the way of 2 and 3
    ("423156780", 2, 2),  # in a column
    ("123465780", 2, 2),
    ("132465780", 4, 4),  # two rows at once
    ("123456708", 1, 0),
    ("412356780", 6, 0),  # 4 is not in its goal row: no conflict
    ("214356780", 8, 2),  # 2 and 1; 4 and 3 are both far from home
])
def test_linear_conflict_by_hand(state, manhattan, extra):
    assert HEURISTICS["manhattan"](EIGHT, packed(GOAL))(packed(state)) == manhattan
    assert HEURISTICS["linear-conflict"](EIGHT, packed(GOAL))(packed(state)) == manhattan + extra


@pytest.mark.parametrize("algorithm, options, states", [
    ("breadth-first", {}, HARDEST[:1]),  # which comes to all boards, whichever it starts from
    ("a-star", {"heuristic": "manhattan"}, HARDEST),
    ("a-star", {"heuristic": "linear-conflict"}, HARDEST),
    ("ida-star", {"heuristic": "manhattan", "budget": 2_000_000}, HARDEST),
    ("ida-star", {"heuristic": "linear-conflict", "budget": 2_000_000}, HARDEST),
])
def test_the_two_hardest(algorithm, options, states, table):
    for state in states:
        assert_shortest(algorithm, state, table, **options)


@pytest.mark.parametrize("algorithm, heuristic, deepest, count", [
    ("a-star", "manhattan", 31, 30),
    ("a-star", "linear-conflict", 31, 30),
    ("a-star", "misplaced", 22, 10),
    ("ida-star", "manhattan", 26, 20),
    ("ida-star", "linear-conflict", 26, 20),
    ("ida-star", "misplaced", 18, 20),
])
def test_informed_searches_find_shortest(algorithm, heuristic, deepest, count, table):
    states = [state for state, depth in table.items() if depth <= deepest]
    for state in sample(states, count, 2):
        assert_shortest(algorithm, state, table, heuristic=heuristic)


@pytest.mark.parametrize("algorithm, deepest, count", [("breadth-first", 16, 10), ("iterative-deepening", 11, 15)])
def test_uninformed_searches_find_shortest(algorithm, deepest, count, table):
    states = [state for state, depth in table.items() if depth <= deepest]
    for state in sample(states, count, 3):
        assert_shortest(algorithm, state, table)


def test_depth_first_finds_goals_within_limit(table):
    for state in sample([s for s, depth in table.items() if depth <= 11], 15, 4):
        length = solve("depth-first", state, depth_limit=max(table[state], 1)).result["length"]
        assert length == table[state]  # no longer path fits under the limit
        if table[state] > 1:
            assert solve("depth-first", state, depth_limit=table[state] - 1).result["moves"] is None


def test_the_worked_example():
    for algorithm in ("breadth-first", "iterative-deepening", "a-star", "ida-star"):
        assert solve(algorithm, "123046758").result["moves"] == "LUL"


@pytest.mark.parametrize("goal", ["123804765", "012345678", "876543210"])
def test_other_goals(goal):
    distance, _ = ball(goal, 14)
    for state in sample(distance, 10, 5):
        for algorithm in ("a-star", "ida-star", "breadth-first"):
            assert_shortest(algorithm, state, distance, goal=goal)


def test_every_pair_of_2x2_boards():
    boards = ["".join(p) for p in permutations("0123")]
    for goal in boards:
        distance, _ = ball(goal)
        assert len(distance) == 12
        for state in boards:
            result = solve("a-star", state, goal=goal).result
            assert result["solvable"] is (state in distance)
            assert result["moves"] is None if state not in distance else len(result["moves"]) == distance[state]
