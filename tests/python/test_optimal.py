"""The optimal 15-puzzle engine against breadth-first search, published lengths and textbook A*."""

import json
from math import factorial
from pathlib import Path
from random import Random

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.core.step import answer_of
from dhadha.puzzle import data_file as data
from dhadha.puzzles.sliding import PUZZLE
from dhadha.puzzles.sliding.board import Shape, slides, standard_goal
from dhadha.puzzles.sliding.heuristics import linear_conflict
from dhadha.puzzles.sliding.optimal import (
    build_first_tables,
    lookup_now,
    move_pruning,
    optimal,
    packed_tables,
    table_cache,
)
from dhadha.puzzles.sliding.optimal.distance_table import distances_to
from dhadha.puzzles.sliding.optimal.standard_form import FIFTEEN, MIDDLE, SMALL, patterns, standard
from dhadha.puzzles.sliding.optimal.tables import build_levels, number_of, table_of
from dhadha.puzzles.sliding.parity import is_solvable
from dhadha.puzzles.sliding.problem import SlidingProblem, random_walk
from dhadha.search import a_star
from dhadha.trace.recorder import Recorder
from dhadha.trace.stepper import RunStepper
from dhadha.worker import api as worker
from dhadha.worker.answer_only import AnswerOnlyRun

BUILT = Path(__file__).parents[2] / "build/data/n-puzzle.6-6-3.table"
KORF = " ".join(map(str, range(16)))  # the goal of Korf's hundred, with the blank first
PUBLISHED = {  # the first of them and their lengths: Korf 1985, Artificial Intelligence 27, table 1
    "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3": 57,
    "13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6": 55,
    "14 7 8 2 13 11 10 4 9 12 5 0 3 6 1 15": 59,
    "5 12 10 7 15 11 14 0 8 2 1 13 3 4 9 6": 56,
    "4 7 14 13 10 3 9 12 11 5 6 15 1 2 8 0": 56,
    "14 7 1 9 12 3 6 15 8 11 2 5 10 0 4 13": 52,
}


def levels_from(shape, goal):
    """Return {state: distance}, breadth first."""
    ways = slides(shape)
    level, known = [goal], {goal: 0}
    for state in level:
        blank = state.index(0)
        for _, cell in ways[blank]:
            after = state.translate(bytes.maketrans(bytes([0, state[cell]]), bytes([state[cell], 0])))
            if after not in known:
                known[after] = known[state] + 1
                level.append(after)
    return known


def shuffled(random, shape):
    tiles = [*range(shape.cells)]
    random.shuffle(tiles)
    return bytes(tiles)


@pytest.mark.parametrize("shape, most", [
    ((2, 2), 6), ((2, 3), 21), ((3, 2), 21), ((2, 4), 36), ((4, 2), 36), ((3, 3), 31),
])
def test_small_board_distances_equal_breadth_first(shape, most):
    """Half of all permutations are reachable; OEIS A151944 has the largest distances."""
    shape = Shape(*shape)
    goal = standard_goal(shape)
    known, ours = levels_from(shape, goal), distances_to(shape, goal)
    assert len(known) == factorial(shape.cells) // 2 and max(known.values()) == most
    assert all(ours.distance(state) == distance for state, distance in known.items())
    assert all(len([*ours.descend(state)]) == distance for state, distance in [*known.items()][::997])


@pytest.mark.parametrize("state, length", PUBLISHED.items())
def test_published_lengths(state, length):
    run = dhadha.run("n-puzzle", "optimal", state, goal=KORF)
    bounds = [step.args["threshold"] for step in run if step.word == "restart"]
    assert run.result["length"] == length and run.result["optimal"] and run.status == "found"
    assert bounds == [*range(bounds[0], length + 1, 2)]
    assert bounds[0] == linear_conflict(FIFTEEN, run.problem.goal)(run.problem.start)


@pytest.mark.parametrize("shape", [
    (2, 2), (3, 3), (4, 4), (2, 3), (4, 2), (2, 5), (5, 2), (2, 6), (4, 3), (7, 2), (5, 3), (3, 5), (2, 8),
], ids=str)
def test_any_goal_as_short_as_a_star(shape):
    shape = Shape(*shape)
    random = Random(shape.columns)
    for _ in range(20 if shape.cells < 10 else 2):
        goal = shuffled(random, shape)
        start = random_walk(SlidingProblem(shape, goal, goal), random, 30)
        problem = SlidingProblem(shape, start, goal, "linear-conflict", 1_000_000)
        assert is_solvable(problem)
        found = answer_of(optimal(problem))
        path = found.path()
        assert found.state == goal and [node.depth for node in path] == [*range(found.depth + 1)]
        assert all(after.state in dict(map(reversed, problem.successors(before.state)))
                   for before, after in zip(path, path[1:]))
        assert found.depth == answer_of(a_star(problem)).depth


def test_tables_equal_0_1_search():
    """Each position of three tiles, the others alike: their own moves cost 1, the blank's others 0."""
    goal, pattern = bytes([1, 2, 3, 4, 5, 6, 7, 8, 0]), (1, 5, 6)
    ways = [[cell for _, cell in each] for each in slides(Shape(3, 3))]
    start = 8, tuple(goal.index(tile) for tile in pattern)
    costs, front = {start: 0}, [start]
    for blank, cells in front:
        for cell in ways[blank]:
            after = cell, tuple(blank if each == cell else each for each in cells)
            cost = costs[blank, cells] + (cell in cells)
            if cost < costs.get(after, 99):
                costs[after] = cost
                front.append(after)
    fewest = {cells: min(costs.get((blank, cells), 99) for blank in range(9)) for _, cells in costs}
    levels = []
    assert [*filter(None, build_levels(Shape(3, 3), goal, pattern, levels))] == [*range(1, len(levels) + 1)]
    table = table_of(levels, 9**3)
    assert len(fewest) == 9 * 8 * 7
    assert all(table[sum(cell * 9**i for i, cell in enumerate(cells))] == cost for cells, cost in fewest.items())
    assert table[number_of(goal, pattern)] == 0


def test_tables_are_made_slice_by_slice_and_bound_from_below():
    goal = bytes([*range(1, 10), 0, *range(10, 16)])
    assert lookup_now(FIFTEEN, goal) is None
    slices = [lookup_now(FIFTEEN, goal) for _ in build_first_tables(FIFTEEN, goal)]
    assert len(slices) > 50 and not any(slices)
    lookup = lookup_now(FIFTEEN, goal)
    assert lookup is not None and not [*build_first_tables(FIFTEEN, goal)]
    for steps in range(0, 60, 5):
        state = random_walk(SlidingProblem(FIFTEEN, goal, goal), Random(steps), steps)
        bounds = lookup.bounds(lookup.places(state))
        assert max(bounds) <= steps and (max(bounds) - steps) % 2 == 0
    assert lookup.bounds(lookup.places(goal)) == (0, 0)


def test_automaton_prunes_no_state():
    """Unpruned moves reach every board within 12 moves, in as few."""
    goal = bytes([*range(1, 16), 0])
    levels, row = [{goal}], [(goal, move_pruning.turns(FIFTEEN)[15])]
    known = {goal}
    for _ in range(12):
        after = [(moved(state, turn), turn.onward) for state, turns in row for turn in turns]
        levels.append({child for state in levels[-1] for child in neighbours(state)} - known)
        known |= levels[-1]
        assert levels[-1] <= {state for state, _ in after}
        row = after


def moved(state, turn):
    after = bytearray(state)
    after[turn.blank], after[turn.cell] = state[turn.cell], 0
    return bytes(after)


def neighbours(state):
    return [moved(state, move_pruning.Turn(cell, state.index(0), [])) for _, cell in slides(FIFTEEN)[state.index(0)]]


@pytest.mark.parametrize("corner", (0, 3, 12, 15))
def test_goals_with_the_blank_in_a_corner_share_their_tables(corner):
    goal = [*range(1, 16)]
    goal.insert(corner, 0)
    assert standard(FIFTEEN, bytes(goal), bytes(goal)).goal == bytes([*range(1, 16), 0])


@pytest.mark.parametrize("partition", (SMALL, MIDDLE))
def test_a_pattern_leaves_no_tile_out_wherever_the_blank_belongs(partition):
    for blank in range(16):
        goal = [*range(1, 16)]
        goal.insert(blank, 0)
        tiles = [tile for pattern in patterns(bytes(goal), partition) for tile in pattern]
        assert sorted(tiles) == [*range(1, 16)]


@pytest.fixture
def bare(monkeypatch):
    """No tables in memory or on disk."""
    monkeypatch.setenv("DHADHA_DATA", "/nowhere")
    for known in (table_cache.best, table_cache.searched, data.jobs, data.missing, data.pending):
        known.clear()
    table_cache.BIG_TABLES.job = None
    monkeypatch.setattr(table_cache, "PATIENCE", 10**9)


def steps_of(state, **options):
    return [(step.word, step.reason, step.args, step.node and step.node.state)
            for step in dhadha.run("n-puzzle", "optimal", state, **options)]


INSIDE = "1 2 3 4 5 0 6 7 8 9 10 11 12 13 14 15"


@pytest.mark.parametrize("asked, missing", [
    ([("", PUZZLE.shuffle(4, 4, 0)), ("", PUZZLE.shuffle(4, 4, 1)), *((KORF, state) for state in [*PUBLISHED][:2])],
     ["n-puzzle.6-6-3.table"]),
    ([(INSIDE, "12 5 4 7 3 8 6 10 0 1 11 14 9 2 15 13"), (INSIDE, "2 3 9 4 7 0 1 12 14 11 8 6 15 5 13 10")], []),
], ids=("a corner", "inside"))
def test_tables_change_no_step(bare, asked, missing):
    at_first = [steps_of(state, goal=goal) for goal, state in asked]
    standards = [*table_cache.best]
    assert len(standards) == 1
    small = table_cache.best[standards[0]].size
    assert [*table_cache.build_tables(*standards[0], [MIDDLE])] and table_cache.best[standards[0]].size > small
    assert [steps_of(state, goal=goal) for goal, state in asked] == at_first
    assert data.missing == missing


@pytest.mark.skipif(not BUILT.exists(), reason="python build.py build makes the large tables")
def test_the_large_tables_come_out_of_their_file_and_change_no_step(bare, monkeypatch):
    goal = table_cache.CORNER
    states = [PUZZLE.shuffle(4, 4, seed) for seed in range(3)]
    at_first = [steps_of(state) for state in states]
    small = table_cache.best[FIFTEEN, goal]
    assert data.load(BUILT.name, BUILT.read_bytes())
    while data.run_slice():
        pass
    large = table_cache.best[FIFTEEN, goal]
    assert large.size == 2 * 16**6 + 16**3
    better = 0
    for steps in at_first:
        way = [board for word, _, _, board in steps if word == "walk"]
        for left, board in enumerate(reversed(way)):
            bounds = large.bounds(large.places(board))
            assert max(bounds) <= left and (max(bounds) - left) % 2 == 0
            better += max(bounds) - max(small.bounds(small.places(board)))
    assert better > 20
    assert [steps_of(state) for state in states] == at_first


def test_a_table_that_is_packed_comes_out_again(monkeypatch):
    """A sum of small tables and whatever is missing, up to what a digit holds; of real ones, see above."""
    goal, pattern = table_cache.CORNER, (8, 4, 12, 15, 11, 7)
    lows, mores = packed_tables.halves(goal, pattern)
    random, built = Random(6), packed_tables.built
    digits = bytes(random.choices((0, 2, 4, 6, 8), k=65_536))
    plus = [bytes((value + more) % 256 for value in range(256)) for more in range(128)]
    table = b"".join(
        (int.from_bytes(low.translate(plus[more]), "little")
         + int.from_bytes(digits[(at := random.randrange(65_280)) : at + 256], "little")).to_bytes(256, "little")
        for low in (lows[t5 * 256 :][:256] for t5 in range(16)) for more in mores
    )
    monkeypatch.setattr(packed_tables, "built", lambda goal, asked: table if len(asked) == 6 else built(goal, asked))
    monkeypatch.setattr(packed_tables, "halves", lambda goal, pattern: [lows, mores])
    again = b"".join(packed_tables.unpack(goal, pattern, packed_tables.packed(goal, pattern)))
    assert len(again) == len(table)
    for _ in range(20_000):
        cells = random.sample(range(16), 6)
        at = sum(cell * 16**i for i, cell in enumerate(cells))
        least = lows[cells[0] + 16 * cells[1] + 256 * cells[5]] + mores[cells[2] + 16 * cells[3] + 256 * cells[4]]
        assert again[at] == min(table[at], least + 6)


def test_better_tables_are_built_where_a_search_takes_long(bare, monkeypatch):
    monkeypatch.setattr(table_cache, "PATIENCE", 1000)
    steps = steps_of(PUZZLE.shuffle(4, 4, 49))  # some four million nodes, three times as long as tables take
    assert steps[-1][0] == "walk" and table_cache.best[FIFTEEN, table_cache.CORNER].size == 3 * 16**5


def test_status_reports_are_not_steps(bare):
    run = dhadha.run("n-puzzle", "optimal", PUZZLE.shuffle(4, 4, 1))
    playback, steps, news = RunStepper(run), [], []
    while not playback.over:
        assert playback.take(1, steps, []) <= 1
        news += filter(None, [playback.status()])
    assert [step.word for step in steps] == [step.word for step in run] and "status" not in {s.word for s in steps}
    reasons = [json.loads(each)["reason"] for each in news]
    assert {*reasons} <= {"optimal-table", "optimal-searching"} and reasons


@pytest.mark.parametrize("made", (Recorder, AnswerOnlyRun))
def test_status_report_ends_slice(bare, made):
    """A slice of work follows each report, so a request for many steps would wait for as many slices."""
    run = dhadha.run("n-puzzle", "optimal", PUZZLE.shuffle(4, 4, 1))
    searching, words = run.search_steps, []
    run.search_steps = lambda: (words.append(step.word) or step for step in searching())
    asked = made(run)
    while not asked.finished:
        before = len(words)
        asked.advance(1000)
        assert "status" not in words[before:-1]
    assert words.count("status") > 10


def test_large_board_suggests_algorithm():
    with pytest.raises(InvalidInput, match="up to 16 cells.*take anytime"):
        dhadha.run("n-puzzle", "optimal", PUZZLE.shuffle(5, 5, 1))


@pytest.mark.parametrize("shape, shown, default_algorithm", [
    ((3, 3), "ida-star", "ida-star"), ((4, 4), "a-star", "optimal"), ((4, 4), "weighted-a-star", "weighted-a-star"),
    ((5, 5), "optimal", "anytime"), ((6, 6), "solvability", "solvability"), ((2, 4), "a-star", "a-star"),
    ((3, 5), "a-star", "optimal"), ((2, 9), "optimal", "anytime"),
])
def test_shuffled_board_selects_capable_algorithm(shape, shown, default_algorithm):
    asked = {"puzzle": "n-puzzle", "state": PUZZLE.shuffle(*shape, 1), "algorithm": shown}
    assert json.loads(worker.answer("default_algorithm", json.dumps(asked))) == {"value": default_algorithm}
    assert "error" in json.loads(worker.answer("default_algorithm", json.dumps(asked | {"state": "nonsense"})))
