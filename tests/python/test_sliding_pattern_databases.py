"""Pattern databases of sliding puzzles: exact, never above the distance, built, packed, loaded, awaited or missing."""

from itertools import product
from pathlib import Path
from random import Random

import dhadha
import pytest
from dhadha.cli.main import main
from dhadha.puzzle import data_files as data
from dhadha.puzzles.sliding import heuristics
from dhadha.puzzles.sliding.board import Shape, slides, standard_goal, write_state
from dhadha.puzzles.sliding.pattern_database_heuristic import PatternDatabases
from dhadha.puzzles.sliding.pattern_databases import build_tables
from dhadha.puzzles.sliding.pattern_databases.build_tables import get_or_build_table
from dhadha.puzzles.sliding.pattern_databases.lookup import (
    best_available_lookup,
    get_quickly_built_lookup,
    lookup_of,
    rename_tiles_by_goal_cell,
)
from dhadha.puzzles.sliding.pattern_databases.packed_tables import BIG_TABLES, PATTERNS, loaded
from dhadha.puzzles.sliding.pattern_databases.partitions import FIFTEEN, Pattern
from dhadha.puzzles.sliding.problem import SlidingProblem, random_walk_from_goal
from dhadha.puzzles.sliding.puzzle import PUZZLE
from dhadha.trace.recorder import MAGIC, Recorder
from dhadha.worker import api as worker
from hypothesis import given
from hypothesis import strategies as st
from run_helpers import catch_refusal, comparable_steps, run_to_end
from sliding_oracle_and_graphs import distances_from, moves_from

BUILT = Path(__file__).parents[2] / "build/data/n-puzzle.6-6-3.table"
needs_file = pytest.mark.skipif(not BUILT.exists(), reason="python build.py build makes the large tables")
EIGHT = Shape(3, 3)
HARDEST = "867254301"
IN_ORDER = standard_goal(FIFTEEN)
BLANK_FIRST = " ".join(map(str, range(16)))
UNSOLVABLE = "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0"
NEAR, FAR = "1 3 0 4 5 2 12 7 9 6 14 8 13 11 10 15", "10 1 2 5 9 4 3 7 13 11 6 8 14 15 12 0"  # 14 and 32 moves
LARGE = {"puzzle": "n-puzzle", "algorithm": "a-star", "state": FAR, "options": {"heuristic": "pattern-6-6-3"}}
long = pytest.mark.long


@pytest.fixture
def no_tables(monkeypatch, tmp_path):
    """No tables in memory or on disk, and none asked for, before and after the test."""
    monkeypatch.setenv("DHADHA_DATA", str(tmp_path))
    monkeypatch.setattr(data, "pages", [])
    forget_tables()
    yield
    forget_tables()


def forget_tables():
    BIG_TABLES.job = None
    for known in (build_tables.tables, loaded, data.jobs, data.missing, data.pending):
        known.clear()
    lookup_of.cache_clear()


class Buffer(bytes):
    """Imitates a JavaScript buffer."""

    def to_bytes(self):
        return bytes(self)


# ---- estimates

@pytest.mark.parametrize("goal", [standard_goal(EIGHT), bytes([1, 2, 3, 4, 0, 5, 6, 7, 8])], ids=["corner", "middle"])
def test_estimates_of_8_puzzle_are_lower_bounds_and_searches_with_them_shortest(goal):
    """A move changes the estimate by an odd number, sometimes by more than 1, so A* must reopen closed boards."""
    estimate, manhattan = PatternDatabases(EIGHT, goal, "pattern-4-4"), heuristics.manhattan(EIGHT, goal)
    distances = distances_from(EIGHT, goal)
    chosen = [*distances][::10]
    estimates = [estimate(state) for state in chosen]
    assert estimate(goal) == 0
    assert all(value <= distances[state] for state, value in zip(chosen, estimates))
    assert sum(estimates) - sum(map(manhattan, chosen)) > 2 * len(chosen)  # two moves more on average
    changes = {
        estimate(state) - estimate(after)
        for state in Random(1).sample(chosen, 5000) for after in moves_from(EIGHT, state).values()
    }
    assert {1, -1} <= changes and all(change % 2 for change in changes) and max(changes) > 1
    for state, algorithm in product(Random(2).sample(chosen, 12), ("a-star", "ida-star")):
        start, end = write_state(EIGHT, state), write_state(EIGHT, goal)
        run, _ = run_to_end("n-puzzle", algorithm, start, goal=end, heuristic="pattern-4-4")
        assert run.result["length"] == distances[state] and run.result["optimal"]


@pytest.mark.parametrize("heuristic", ["pattern-5-5-5", pytest.param("pattern-6-6-3", marks=needs_file)])
def test_estimates_of_15_puzzle_are_lower_bounds_from_both_views(heuristic):
    mirrored = [cell % 4 * 4 + cell // 4 for cell in range(16)]
    twin = dict(zip(IN_ORDER, (IN_ORDER[cell] for cell in mirrored)))
    for blank in (15, 0, 3, *[6] * (heuristic == "pattern-5-5-5")):
        goal = bytes([*range(1, blank + 1), 0, *range(blank + 1, 16)])
        problem, estimate = SlidingProblem(FIFTEEN, goal, goal), PatternDatabases(FIFTEEN, goal, heuristic)
        assert sorted(tile for group in estimate.groups for tile in group) == [*range(1, 16)]
        assert estimate(goal) == 0
        for moves in range(60):
            state = random_walk_from_goal(problem, Random(moves), moves)
            assert heuristics.manhattan(FIFTEEN, goal)(state) <= estimate(state) <= moves
            if blank == 15:
                image = bytes(twin[state[cell]] for cell in mirrored)
                assert estimate.look_up_pattern_moves(state)[3:] == estimate.look_up_pattern_moves(image)[:3]


# ---- steps

def test_steps_are_the_same_with_and_without_tables():
    for algorithm in ("a-star", "ida-star", "greedy-backtracking", "weighted-a-star"):
        forget_tables()
        runs = [dhadha.run("n-puzzle", algorithm, HARDEST, heuristic="pattern-4-4") for _ in range(2)]
        assert Recorder(runs[0]).record_trace_file() == Recorder(runs[1]).record_trace_file()


def test_steps_show_table_values():
    run, steps = run_to_end("n-puzzle", "a-star", HARDEST, heuristic="pattern-4-4")
    colours, shown = run.board["colours"], [step for step in steps if "looked-up" in step.reason]
    assert {step.word for step in shown} >= {"start", "expand", "add"}
    for step in shown:
        assert [step.args["first"], step.args["second"]] == [number for _, _, number in step.notes]
        assert all(step.node.state[cell] == tile for cell, tile, _ in step.notes)
        assert len({colours[tile] for _, tile, _ in step.notes}) == 2
        assert step.node.h == max(step.args["first"] + step.args["second"], step.args["mirrored"])
    assert set(colours) == set(range(1, 9))
    assert run.board["args"] == {"first-tiles": "1 2 3 4", "second-tiles": "5 6 7 8"}


@pytest.mark.parametrize(("state", "heuristic", "instead"), [
    ("123046758", "pattern-5-5-5", "pattern-4-4"), (write_state(FIFTEEN, IN_ORDER), "pattern-4-4", "pattern-5-5-5"),
    (write_state(Shape(2, 8), IN_ORDER), "pattern-5-5-5", "linear-conflict"),
])
def test_other_shape_refused_with_suggestion(state, heuristic, instead):
    error = catch_refusal("n-puzzle", "a-star", state, heuristic=heuristic)
    assert error.key == "pattern-size" and f"Choose {instead}" in str(error)
    assert dhadha.run("n-puzzle", "a-star", state, heuristic=instead)


# ---- tables of `optimal`

def test_tables_equal_0_1_search():
    """Each position of three tiles, the others alike: their own moves cost 1, the blank's others 0."""
    start = 8, (0, 4, 5)
    costs, front = {start: 0}, [start]
    for blank, cells in front:
        for _, cell in slides(EIGHT)[blank]:
            after = cell, tuple(blank if each == cell else each for each in cells)
            cost = costs[blank, cells] + (cell in cells)
            if cost < costs.get(after, 99):
                costs[after] = cost
                front.append(after)
    fewest = {cells: min(costs.get((blank, cells), 99) for blank in range(9)) for _, cells in costs}
    table = get_or_build_table(Pattern(EIGHT, (0, 4, 5), 8))
    assert len(fewest) == 9 * 8 * 7
    assert all(table[sum(cell * 9**i for i, cell in enumerate(cells))] == cost for cells, cost in fewest.items())


def steps_of_optimal_search(state, **options):
    return comparable_steps(run_to_end("n-puzzle", "optimal", state, **options)[1])


@needs_file
def test_large_tables_are_loaded_during_a_search_and_change_no_step(no_tables, monkeypatch):
    asked = [("", PUZZLE.shuffle(4, 4, 0)), (BLANK_FIRST, "13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6")]
    at_first = [steps_of_optimal_search(state, goal=goal) for goal, state in asked]
    assert data.missing == [BUILT.name] and not loaded
    monkeypatch.setenv("DHADHA_DATA", str(BUILT.parent))
    assert steps_of_optimal_search(PUZZLE.shuffle(4, 4, 2)) and len(loaded[PATTERNS]) == 2 * 16**6 + 16**3
    better = 0
    for blank, goal, steps in ((15, IN_ORDER, at_first[0]), (0, bytes(range(16)), at_first[1])):
        way = [rename_tiles_by_goal_cell(bytes(board), goal) for word, _, _, board, _ in steps if word == "walk"]
        for left, board in enumerate(reversed(way)):
            least = best_available_lookup(FIFTEEN, blank).lower_bound(board)
            assert least <= left and (least - left) % 2 == 0
            better += least - get_quickly_built_lookup(FIFTEEN, blank).lower_bound(board)
    assert better > 10
    assert [steps_of_optimal_search(state, goal=goal) for goal, state in asked] == at_first


# ---- tables loaded from a file

@given(st.binary(max_size=40), st.data())
def test_incomplete_file_ignored(content, chosen):
    whole = data.append_checksum(content)
    at = chosen.draw(st.integers(0, len(whole) - 1))
    bent = bytes(byte ^ (1 << chosen.draw(st.integers(0, 7))) if i == at else byte for i, byte in enumerate(whole))
    assert not data.queue_loading(BUILT.name, bent) and not data.queue_loading(BUILT.name, whole[:at])
    assert not data.queue_loading("no such file", whole)


def test_file_of_another_length_ignored(no_tables):
    for content in (b"", bytes(1000)):
        assert data.queue_loading(BUILT.name, data.append_checksum(content)) and data.run_slice() and not data.jobs
    assert not loaded


def test_loading_abandoned_on_memory_error(no_tables):
    def raise_memory_error():
        yield
        raise MemoryError

    data.jobs.append(raise_memory_error())
    assert data.run_slice() and data.jobs and data.run_slice() and not data.jobs and not data.run_slice()


@needs_file
@pytest.mark.parametrize("algorithm", ["a-star", pytest.param("ida-star", marks=long)])
def test_loaded_tables_change_no_step(algorithm, no_tables, monkeypatch, tmp_path):
    def record_run_with_tables():
        return Recorder(dhadha.run("n-puzzle", algorithm, FAR, heuristic="pattern-6-6-3")).record_trace_file()

    monkeypatch.setenv("DHADHA_DATA", str(BUILT.parent))
    whole = record_run_with_tables()
    assert loaded and record_run_with_tables() == whole
    monkeypatch.setenv("DHADHA_DATA", str(tmp_path))
    monkeypatch.setattr(worker, "CHUNK_SECONDS", 1000)
    forget_tables()
    assert data.pop_missing() == ""  # a page is there
    number = worker.start(**LARGE | {"algorithm": algorithm})
    header = worker.header(number)
    for wanted in (BUILT.name, "", ""):
        assert worker.advance(number, 0.01) == b"" and data.pop_missing() == wanted  # it waits
    assert data.receive(BUILT.name, Buffer(BUILT.read_bytes()))
    blocks = b"".join(iter(lambda: worker.advance(number, 0.01), None))
    assert MAGIC + header + blocks + worker.recorders[number].footer() == whole
    assert worker.stop(number) == "{}"


def test_command_line_says_how_to_make_missing_tables(no_tables, tmp_path, capsys):
    request = ["solve", "n-puzzle", "--algorithm", "ida-star", "--state", NEAR, "--option"]
    assert main([*request, "heuristic=pattern-6-6-3"]) == 2
    error = capsys.readouterr().err
    assert f"python -m dhadha data {tmp_path} makes them" in error and error.count("\n") == 1
    assert main([*request[:5], UNSOLVABLE, *request[6:], "heuristic=pattern-6-6-3"]) == 0  # which takes none
