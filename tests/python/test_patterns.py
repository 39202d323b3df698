"""Pattern databases as a heuristic of the textbook searches, against exact distances; heuristics compared."""

import json
import random
from functools import cache, partial
from pathlib import Path

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.sliding import COMPARED, PUZZLE, STARTS, heuristics, patterns
from dhadha.puzzles.sliding.board import Shape, standard_goal, write_state
from dhadha.puzzles.sliding.optimal.tables import number_of
from dhadha.puzzles.sliding.patterns import PatternDatabases
from dhadha.puzzles.sliding.problem import SlidingProblem, random_walk
from dhadha.trace.counters import Counters
from dhadha.trace.recorder import Recorder
from hypothesis import given, settings
from hypothesis import strategies as st

BUILT = Path(__file__).parents[2] / "build/data/n-puzzle.6-6-3.table"
needs_file = pytest.mark.skipif(not BUILT.exists(), reason="python build.py build makes the large tables")
HARDEST = "867254301"
CORNER, MIDDLE = bytes([0, 8, 7, 6, 5, 4, 3, 2, 1]), bytes([1, 2, 3, 4, 0, 5, 6, 7, 8])
EDGE = bytes([1, 0, 2, 3, 4, 5, 6, 7, 8])
EIGHT, FIFTEEN = Shape(3, 3), Shape(4, 4)
GOALS = (standard_goal(EIGHT), CORNER, MIDDLE, EDGE)
IN_ORDER = standard_goal(FIFTEEN)
written = partial(write_state, EIGHT)


@cache
def reached_from(goal: bytes) -> dict[bytes, int]:
    """Return the distance of each position, breadth first; moves are reversible."""
    problem = SlidingProblem(EIGHT, goal, goal)
    level, distances = [goal], {goal: 0}
    for state in level:
        for _, after in problem.successors(state):
            if after not in distances:
                distances[after] = distances[state] + 1
                level.append(after)
    return distances


@cache
def everywhere(goal: bytes) -> list[bytes]:
    return [*reached_from(goal)]


@pytest.mark.parametrize("goal", GOALS, ids=written)
def test_no_position_of_the_8_puzzle_is_overestimated(goal):
    estimate, manhattan = PatternDatabases(EIGHT, goal, "pattern-4-4"), heuristics.manhattan(EIGHT, goal)
    gained = 0
    distances = reached_from(goal)
    assert len(distances) == 181_440
    for state, distance in distances.items():
        told = estimate(state)
        assert told <= distance
        gained += told - manhattan(state)
    assert estimate(goal) == 0 and gained > 2 * len(distances)  # on average so many moves more than Manhattan


@pytest.mark.parametrize("goal", GOALS, ids=written)
def test_a_move_changes_the_estimate_by_an_odd_number_so_that_it_is_not_always_consistent(goal):
    problem, estimate = SlidingProblem(EIGHT, goal, goal), PatternDatabases(EIGHT, goal, "pattern-4-4")
    changes = set()
    for state in random.Random(1).sample(everywhere(goal), 8000):
        changes |= {estimate(state) - estimate(after) for _, after in problem.successors(state)}
    assert {1, -1} <= changes and all(change % 2 for change in changes)
    assert max(changes) > 1  # so A* must take boards back from its closed list, as the docstring says


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(GOALS), st.integers(0, 2**32), st.sampled_from(["a-star", "ida-star"]))
def test_what_is_found_is_a_shortest_way(goal, seed, algorithm):
    state = random.Random(seed).choice(everywhere(goal))
    run = dhadha.run("n-puzzle", algorithm, written(state), goal=written(goal), heuristic="pattern-4-4")
    assert len(list(run)) and run.status == "found"
    assert run.result["length"] == reached_from(goal)[state] and run.result["optimal"]


@pytest.fixture(scope="module", params=["pattern-5-5-5", pytest.param("pattern-6-6-3", marks=needs_file)])
def estimate(request) -> PatternDatabases:
    made = PatternDatabases(FIFTEEN, IN_ORDER, request.param)
    assert made(IN_ORDER) == 0
    return made


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.integers(0, 45))
def test_no_walk_of_the_15_puzzle_is_shorter_than_the_estimate(estimate, seed, moves):
    state = random_walk(SlidingProblem(FIFTEEN, IN_ORDER, IN_ORDER), random.Random(seed), moves)
    run = dhadha.run("n-puzzle", "optimal", write_state(FIFTEEN, state))
    assert list(run)
    assert heuristics.manhattan(FIFTEEN, IN_ORDER)(state) <= estimate(state) <= run.result["length"] <= moves


def test_combined_index_equals_separate_ones(estimate):
    twin = {tile: IN_ORDER[at % 4 * 4 + at // 4] for at, tile in enumerate(IN_ORDER)}
    for seed in range(100):
        state = bytes(map(int, PUZZLE.shuffle(4, 4, seed).split()))
        image = bytes(twin[state[at % 4 * 4 + at // 4]] for at in range(16))
        expected = [
            table[number_of(board, group)]
            for board in (state, image)
            for (table, _, _), group in zip(estimate.fields, estimate.groups)
        ]
        assert estimate.look_up(state) == expected


@pytest.mark.parametrize("heuristic", patterns.PARTITIONS)
def test_the_patterns_share_no_tile_and_leave_none_out(heuristic):
    shape, _ = patterns.PARTITIONS[heuristic]
    in_order = standard_goal(shape)
    for goal in [in_order, in_order[::-1], bytes([1, 0, *range(2, shape.cells)])]:
        if not patterns.serves(heuristic, shape, goal):
            continue
        groups = PatternDatabases(shape, goal, heuristic).groups
        assert sorted(tile for group in groups for tile in group) == [*range(1, shape.cells)]


@pytest.mark.parametrize("algorithm", ["a-star", "ida-star", "greedy-backtracking", "weighted-a-star"])
def test_the_steps_are_the_same_whether_the_tables_are_there_or_not(algorithm, monkeypatch):
    def told():
        return Recorder(dhadha.run("n-puzzle", algorithm, HARDEST, heuristic="pattern-4-4")).file()

    monkeypatch.setattr(patterns, "made", {})
    assert told() == told()


def test_steps_show_table_values():
    run = dhadha.run("n-puzzle", "a-star", HARDEST, heuristic="pattern-4-4")
    colours = run.board["colours"]
    shown = [step for step in run if "looked-up" in step.reason]
    assert {step.word for step in shown} >= {"start", "expand", "add"}
    for step in shown:
        assert [step.args["first"], step.args["second"]] == [number for _, _, number in step.notes]
        assert all(step.node.state[cell] == tile for cell, tile, _ in step.notes)
        assert len({colours[tile] for _, tile, _ in step.notes}) == 2
        assert step.node.h == max(step.args["first"] + step.args["second"], step.args["mirrored"])
    assert set(colours) == set(range(1, 9))
    assert run.board["args"] == {"first-tiles": "1 2 3 4", "second-tiles": "5 6 7 8"}


def test_tables_are_made_only_for_a_search_that_asks_for_them(monkeypatch):
    monkeypatch.setattr(patterns, "made", {})
    list(dhadha.run("n-puzzle", "a-star", "213456780", heuristic="pattern-4-4"))  # unsolvable
    assert not patterns.made
    making = dhadha.run("n-puzzle", "ida-star", HARDEST, heuristic="pattern-4-4")
    words = [step.word for step in making]
    assert patterns.made and words[: words.index("start")] == ["progress"] * words.index("start")


@pytest.mark.parametrize(("state", "heuristic", "instead"), [
    ("123046758", "pattern-5-5-5", "pattern-4-4"), ("3120", "pattern-4-4", "linear-conflict"),
    (" ".join(map(str, IN_ORDER)), "pattern-4-4", "pattern-5-5-5"),
    (" ".join(map(str, standard_goal(Shape(5, 5)))), "pattern-5-5-5", "linear-conflict"),
    ("123046758", "pattern-6-6-3", "pattern-4-4"), ("1 2 3 / 4 0 5", "pattern-4-4", "linear-conflict"),
    (write_state(Shape(2, 8), IN_ORDER), "pattern-5-5-5", "linear-conflict"),
])
def test_other_shape_refused_with_suggestion(state, heuristic, instead):
    with pytest.raises(InvalidInput, match=f"take {instead}") as refusal:
        dhadha.run("n-puzzle", "a-star", state, heuristic=heuristic)
    assert refusal.value.key == "pattern-size" and json.dumps(refusal.value.as_dict())
    assert dhadha.run("n-puzzle", "a-star", state, heuristic=instead)


def branching(nodes: int, depth: int) -> float:
    """Return the b of 1 + b + … + b^depth = 1 + nodes (AIMA, section 3.6.1)."""
    low, high = 1.0, float(nodes)
    while high - low > 1e-6:
        b = (low + high) / 2
        low, high = (low, b) if sum(b**k for k in range(depth + 1)) > 1 + nodes else (b, high)
    return low


def generated(state: str, heuristic: str, **options) -> tuple[int, dhadha.run]:
    run = dhadha.run("n-puzzle", "a-star", state, heuristic=heuristic, **options)
    counters = Counters(run.algorithm.counters)
    counters.feed(step.word for step in run)
    return counters.values["generated"], run


@needs_file
def test_every_stronger_heuristic_generates_no_more():
    """Except the largest tables, which exceed others at single boards, but not in total."""
    totals = dict.fromkeys(COMPARED, 0)
    for length, state in STARTS.items():
        nodes = []
        for heuristic in COMPARED:
            count = 10**9
            if totals[heuristic] < count:  # else a shorter way took it more than the budget
                generates, run = generated(state, heuristic, budget=50_000)
                assert run.status == "budget" or run.result["length"] == length
                count = generates if run.status == "found" else count
            nodes.append(count)
            totals[heuristic] += count
        assert nodes[:-1] == sorted(nodes[:-1], reverse=True) and nodes[-1] <= nodes[2]
    assert totals["pattern-6-6-3"] < totals["pattern-5-5-5"] < 10**9
    assert nodes[-2:] == [19_705, 10_270]


@pytest.mark.parametrize(("heuristic", "known"), [("misplaced", {12: 1.42, 16: 1.45, 20: 1.47}),
                                                  ("manhattan", {12: 1.24, 16: 1.25, 20: 1.27})])
def test_the_8_puzzle_branches_as_the_textbook_tells(heuristic, known):
    """AIMA, third edition, figure 3.29: the mean over 100 positions of each depth; here 20, whose repetitions A* does
    not follow, and counts."""
    for depth, expected in known.items():
        there = [state for state, distance in reached_from(GOALS[0]).items() if distance == depth]
        chosen = random.Random(depth).sample(there, 20)
        mean = sum(branching(generated(written(s), heuristic)[0], depth) for s in chosen) / len(chosen)
        assert mean == pytest.approx(expected, abs=0.09)
