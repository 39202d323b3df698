"""Pattern databases of sliding puzzles: exact, never above the distance, built, packed, loaded, awaited or missing."""

import json
import random
from functools import cache, partial
from pathlib import Path

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.cli.main import main
from dhadha.puzzle import data_file as data
from dhadha.puzzles.sliding import COMPARED, PUZZLE, STARTS, heuristics, patterns
from dhadha.puzzles.sliding.board import Shape, slides, standard_goal, write_state
from dhadha.puzzles.sliding.optimal import build_first_tables, lookup_now, packed_tables, table_cache
from dhadha.puzzles.sliding.optimal import standard_form as form
from dhadha.puzzles.sliding.optimal.standard_form import FIFTEEN, MIDDLE, SMALL, standard
from dhadha.puzzles.sliding.optimal.tables import build_levels, number_of, table_of
from dhadha.puzzles.sliding.patterns import PatternDatabases
from dhadha.puzzles.sliding.problem import SlidingProblem, random_walk
from dhadha.trace.counters import Counters
from dhadha.trace.recorder import MAGIC, Recorder
from dhadha.trace.stepper import RunStepper
from dhadha.worker import api as worker
from dhadha.worker.api import AnswerOnlyRun
from hypothesis import given, settings
from hypothesis import strategies as st

BUILT = Path(__file__).parents[2] / "build/data/n-puzzle.6-6-3.table"
needs_file = pytest.mark.skipif(not BUILT.exists(), reason="python build.py build makes the large tables")
EIGHT = Shape(3, 3)
HARDEST = "867254301"
GOALS = (  # the blank in two corners, in the middle, at an edge
    standard_goal(EIGHT), bytes([0, 8, 7, 6, 5, 4, 3, 2, 1]), bytes([1, 2, 3, 4, 0, 5, 6, 7, 8]),
    bytes([1, 0, 2, 3, 4, 5, 6, 7, 8]),
)
IN_ORDER = standard_goal(FIFTEEN)
BLANK_FIRST = " ".join(map(str, range(16)))
INSIDE = "1 2 3 4 5 0 6 7 8 9 10 11 12 13 14 15"
UNSOLVABLE = "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0"
LARGE = {"puzzle": "n-puzzle", "algorithm": "a-star", "state": STARTS[32], "options": {"heuristic": "pattern-6-6-3"}}
long = pytest.mark.long
written = partial(write_state, EIGHT)


def goal_with_blank(cell):
    goal = [*range(1, 16)]
    goal.insert(cell, 0)
    return bytes(goal)


@pytest.fixture
def no_tables(monkeypatch, tmp_path):
    """No tables in memory or on disk, and none asked for, before and after the test."""
    monkeypatch.setenv("DHADHA_DATA", str(tmp_path))
    monkeypatch.setattr(table_cache, "PATIENCE", 10**9)
    monkeypatch.setattr(data, "pages", [])
    forget_tables()
    yield
    forget_tables()


def forget_tables():
    table_cache.BIG_TABLES.job = None
    for known in (table_cache.best, table_cache.searched, data.jobs, data.missing, data.pending):
        known.clear()


class Buffer(bytes):
    """Imitates a JavaScript buffer."""

    def to_bytes(self):
        return bytes(self)


# ---- estimates of the 8-puzzle

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


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=long)])
def test_no_position_of_8_puzzle_is_overestimated(every):
    """A move changes the estimate by an odd number, sometimes by more than 1, so A* must reopen closed boards."""
    for goal in GOALS[: 4 if every == 1 else 2]:
        problem, estimate = SlidingProblem(EIGHT, goal, goal), PatternDatabases(EIGHT, goal, "pattern-4-4")
        manhattan, distances = heuristics.manhattan(EIGHT, goal), reached_from(goal)
        assert len(distances) == 181_440 and estimate(goal) == 0
        chosen = everywhere(goal)[::every]
        estimates = [estimate(state) for state in chosen]
        assert all(value <= distances[state] for state, value in zip(chosen, estimates))
        assert sum(estimates) - sum(map(manhattan, chosen)) > 2 * len(chosen)  # two moves more on average
        changes = {
            estimate(state) - estimate(after)
            for state in random.Random(1).sample(chosen, 5000) for _, after in problem.successors(state)
        }
        assert {1, -1} <= changes and all(change % 2 for change in changes) and max(changes) > 1


@settings(deadline=None, max_examples=30)
@given(st.sampled_from(GOALS[:2]), st.integers(0, 2**32), st.sampled_from(["a-star", "ida-star"]))
def test_pattern_search_finds_shortest_solution(goal, seed, algorithm):
    state = random.Random(seed).choice(everywhere(goal))
    run = dhadha.run("n-puzzle", algorithm, written(state), goal=written(goal), heuristic="pattern-4-4")
    assert len(list(run)) and run.status == "found"
    assert run.result["length"] == reached_from(goal)[state] and run.result["optimal"]


# ---- estimates of the 15-puzzle

@pytest.fixture(scope="module", params=["pattern-5-5-5", pytest.param("pattern-6-6-3", marks=needs_file)])
def estimate(request) -> PatternDatabases:
    made = PatternDatabases(FIFTEEN, IN_ORDER, request.param)
    assert made(IN_ORDER) == 0
    return made


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**32), st.integers(0, 45))
def test_no_board_of_15_puzzle_is_overestimated(estimate, seed, moves):
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


def test_patterns_share_no_tile_and_leave_none_out():
    for heuristic, (shape, _) in patterns.PARTITIONS.items():
        in_order = standard_goal(shape)
        for goal in [in_order, in_order[::-1], bytes([1, 0, *range(2, shape.cells)])]:
            if patterns.serves(heuristic, shape, goal):
                groups = PatternDatabases(shape, goal, heuristic).groups
                assert sorted(tile for group in groups for tile in group) == [*range(1, shape.cells)]
    for partition in (SMALL, MIDDLE):
        for blank in range(16):
            groups = form.patterns(goal_with_blank(blank), partition)
            assert sorted(tile for group in groups for tile in group) == [*range(1, 16)]


# ---- steps

def test_steps_are_the_same_with_and_without_tables(monkeypatch):
    for algorithm in ("a-star", "ida-star", "greedy-backtracking", "weighted-a-star"):
        monkeypatch.setattr(patterns, "made", {})
        runs = [dhadha.run("n-puzzle", algorithm, HARDEST, heuristic="pattern-4-4") for _ in range(2)]
        assert Recorder(runs[0]).file() == Recorder(runs[1]).file()


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


def test_only_search_that_asks_for_tables_makes_them(monkeypatch):
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


def generated(state: str, heuristic: str) -> tuple[int, dhadha.run]:
    run = dhadha.run("n-puzzle", "a-star", state, heuristic=heuristic, budget=50_000)
    counters = Counters(run.algorithm.counters)
    counters.feed(step.word for step in run)
    return counters.values["generated"], run


@long
@needs_file
def test_every_stronger_heuristic_generates_no_more():
    """Except the largest tables, which exceed others at single boards, but not in total."""
    totals = dict.fromkeys(COMPARED, 0)
    for length, state in STARTS.items():
        nodes = []
        for heuristic in COMPARED:
            count = 10**9
            if totals[heuristic] < count:  # else a shorter way took it more than the budget
                generates, run = generated(state, heuristic)
                assert run.status == "budget" or run.result["length"] == length
                count = generates if run.status == "found" else count
            nodes.append(count)
            totals[heuristic] += count
        assert nodes[:-1] == sorted(nodes[:-1], reverse=True) and nodes[-1] <= nodes[2]
    assert totals["pattern-6-6-3"] < totals["pattern-5-5-5"] < 10**9
    assert nodes[-2:] == [19_705, 10_270]


# ---- tables made during a search of `optimal`

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


def test_first_tables_are_made_in_slices_and_bound_from_below(no_tables):
    goal = bytes([*range(1, 10), 0, *range(10, 16)])
    assert lookup_now(FIFTEEN, goal) is None
    slices = [lookup_now(FIFTEEN, goal) for _ in build_first_tables(FIFTEEN, goal)]
    assert len(slices) > 50 and not any(slices)
    lookup = lookup_now(FIFTEEN, goal)
    assert lookup is not None and not [*build_first_tables(FIFTEEN, goal)]
    for steps in range(0, 60, 5):
        state = random_walk(SlidingProblem(FIFTEEN, goal, goal), random.Random(steps), steps)
        bounds = lookup.bounds(lookup.places(state))
        assert max(bounds) <= steps and (max(bounds) - steps) % 2 == 0
    assert lookup.bounds(lookup.places(goal)) == (0, 0)


def test_goals_with_blank_in_a_corner_share_tables():
    for corner in (0, 3, 12, 15):
        goal = goal_with_blank(corner)
        assert standard(FIFTEEN, goal, goal).goal == IN_ORDER


def steps_of(state, **options):
    return [(step.word, step.reason, step.args, step.node and step.node.state)
            for step in dhadha.run("n-puzzle", "optimal", state, **options)]


@pytest.mark.parametrize("asked, missing", [
    ([("", PUZZLE.shuffle(4, 4, 1)), (BLANK_FIRST, "13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6")], [BUILT.name]),
    ([(INSIDE, "12 5 4 7 3 8 6 10 0 1 11 14 9 2 15 13"), (INSIDE, "2 3 9 4 7 0 1 12 14 11 8 6 15 5 13 10")], []),
], ids=("a corner", "inside"))
def test_built_tables_change_no_step(no_tables, asked, missing):
    at_first = [steps_of(state, goal=goal) for goal, state in asked]
    standards = [*table_cache.best]
    assert len(standards) == 1
    small = table_cache.best[standards[0]].size
    assert [*table_cache.build_tables(*standards[0], [MIDDLE])] and table_cache.best[standards[0]].size > small
    assert [steps_of(state, goal=goal) for goal, state in asked] == at_first
    assert data.missing == missing


@needs_file
def test_unpacked_large_tables_change_no_step(no_tables):
    goal = table_cache.CORNER
    states = [PUZZLE.shuffle(4, 4, seed) for seed in range(2)]
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
    assert better > 10
    assert [steps_of(state) for state in states] == at_first


def test_packed_table_equals_original(monkeypatch):
    """A sum of small tables and whatever is missing, up to what a digit holds; of real ones, see above."""
    goal, pattern = table_cache.CORNER, (8, 4, 12, 15, 11, 7)
    lows, mores = packed_tables.halves(goal, pattern)
    generator, built = random.Random(6), packed_tables.built
    digits = bytes(generator.choices((0, 2, 4, 6, 8), k=65_536))
    plus = [bytes((value + more) % 256 for value in range(256)) for more in range(128)]
    table = b"".join(
        (int.from_bytes(low.translate(plus[more]), "little")
         + int.from_bytes(digits[(at := generator.randrange(65_280)) : at + 256], "little")).to_bytes(256, "little")
        for low in (lows[t5 * 256 :][:256] for t5 in range(16)) for more in mores
    )
    monkeypatch.setattr(packed_tables, "built", lambda goal, asked: table if len(asked) == 6 else built(goal, asked))
    monkeypatch.setattr(packed_tables, "halves", lambda goal, pattern: [lows, mores])
    again = b"".join(packed_tables.unpack(goal, pattern, packed_tables.packed(goal, pattern)))
    assert len(again) == len(table)
    for _ in range(5_000):
        cells = generator.sample(range(16), 6)
        at = sum(cell * 16**i for i, cell in enumerate(cells))
        least = lows[cells[0] + 16 * cells[1] + 256 * cells[5]] + mores[cells[2] + 16 * cells[3] + 256 * cells[4]]
        assert again[at] == min(table[at], least + 6)


@long
def test_long_search_builds_better_tables(no_tables, monkeypatch):
    monkeypatch.setattr(table_cache, "PATIENCE", 1000)
    steps = steps_of(PUZZLE.shuffle(4, 4, 49))  # some four million nodes, three times as long as tables take
    assert steps[-1][0] == "walk" and table_cache.best[FIFTEEN, table_cache.CORNER].size == 3 * 16**5


@pytest.mark.parametrize("made", (Recorder, AnswerOnlyRun))
def test_status_report_ends_slice(no_tables, made):
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


def test_status_reports_are_not_steps(no_tables):
    run = dhadha.run("n-puzzle", "optimal", PUZZLE.shuffle(4, 4, 1))
    stepper, steps, news = RunStepper(run), [], []
    while not stepper.over:
        assert stepper.take(1, steps, []) <= 1
        news += filter(None, [stepper.status()])
    assert [step.word for step in steps] == [step.word for step in run] and "status" not in {s.word for s in steps}
    reasons = {json.loads(each)["reason"] for each in news}
    assert reasons and reasons <= {"optimal-table", "optimal-searching"}


# ---- tables loaded from a file

@needs_file
@pytest.mark.parametrize("algorithm", ["a-star", pytest.param("ida-star", marks=long)])
def test_loaded_tables_change_no_step(algorithm, no_tables, monkeypatch, tmp_path):
    def recorded():
        return Recorder(dhadha.run("n-puzzle", algorithm, STARTS[32], heuristic="pattern-6-6-3")).file()

    monkeypatch.setenv("DHADHA_DATA", str(BUILT.parent))
    whole = recorded()
    assert table_cache.best and recorded() == whole
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


@pytest.mark.parametrize("file", [None, b"", b"damaged"], ids=["missing", "empty", "damaged"])
def test_unavailable_tables_are_refused_and_retried(file, no_tables):
    for _ in range(2):
        assert data.pop_missing() == ""  # with a page
        number = worker.start(**LARGE)
        assert worker.advance(number, 0.01) == b"" and data.pop_missing() == BUILT.name
        assert not data.receive(BUILT.name, None if file is None else Buffer(file))
        assert worker.advance(number, 0.01) is None and worker.footer(number) == b""
        error = json.loads(worker.stop(number))["error"]
        assert error["key"] == "pattern-file" and error["args"]["heuristic"] == "pattern-6-6-3"
        assert worker.stop(number) == "{}"


def test_command_line_says_how_to_make_missing_tables(no_tables, tmp_path, capsys):
    request = ["solve", "n-puzzle", "--algorithm", "ida-star", "--state", STARTS[14], "--option"]
    assert main([*request, "heuristic=pattern-6-6-3"]) == 2
    said = capsys.readouterr().err
    assert f"python -m dhadha data {tmp_path} makes them" in said and said.count("\n") == 1
    assert main([*request[:5], UNSOLVABLE, *request[6:], "heuristic=pattern-6-6-3"]) == 0  # which takes none


def test_large_tables_serve_goals_with_blank_in_a_corner():
    for blank in range(16):
        goal = write_state(FIFTEEN, goal_with_blank(blank))
        if blank in (0, 3, 12, 15):
            assert dhadha.run("n-puzzle", "a-star", goal, goal=goal, heuristic="pattern-6-6-3").board["colours"]
            continue
        with pytest.raises(InvalidInput) as refusal:
            dhadha.run("n-puzzle", "a-star", goal, goal=goal, heuristic="pattern-6-6-3")
        assert refusal.value.key == "pattern-corner"


@needs_file
def test_large_tables_find_shortest_solutions_for_other_corners():
    for goal in (write_state(FIFTEEN, goal_with_blank(cell)) for cell in (0, 3)):
        for seed in range(3):
            problem = PUZZLE.problem_of(goal, {"goal": goal})
            state = write_state(FIFTEEN, random_walk(problem, random.Random(seed), 40))
            lengths = set()
            for method, options in (("a-star", {"heuristic": "pattern-6-6-3"}), ("optimal", {})):
                run = dhadha.run("n-puzzle", method, state, goal=goal, **options)
                assert list(run)
                lengths.add(run.result["length"])
            assert len(lengths) == 1
