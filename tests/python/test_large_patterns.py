"""Pattern databases too large to be made before a run: loaded, awaited, or missing."""

import json
import random
from pathlib import Path

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.cli.main import main
from dhadha.puzzle import data_file as data
from dhadha.puzzles.sliding import PUZZLE, STARTS
from dhadha.puzzles.sliding.board import Shape, write_state
from dhadha.puzzles.sliding.optimal import table_cache
from dhadha.puzzles.sliding.problem import random_walk
from dhadha.trace.recorder import MAGIC, Recorder
from dhadha.worker import api as worker

BUILT = Path(__file__).parents[2] / "build/data/n-puzzle.6-6-3.table"
needs_file = pytest.mark.skipif(not BUILT.exists(), reason="python build.py build makes the large tables")


@pytest.fixture
def asked_anew(monkeypatch):
    """As if nobody had asked for large tables."""
    monkeypatch.setattr(table_cache.BIG_TABLES, "job", None)
    empty_values = {data: {"jobs": [], "missing": [], "pending": set(), "pages": []}, table_cache: {"best": {}}}
    for module, value in empty_values.items():
        for name, empty in value.items():
            monkeypatch.setattr(module, name, empty)


UNSOLVABLE = "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0"
LARGE = {"puzzle": "n-puzzle", "algorithm": "a-star", "state": STARTS[32], "options": {"heuristic": "pattern-6-6-3"}}


class Buffer(bytes):
    """Imitates a JavaScript buffer."""

    def to_bytes(self):
        return bytes(self)


@needs_file
@pytest.mark.parametrize("algorithm", ["a-star", "ida-star"])
def test_large_tables_change_no_step(algorithm, asked_anew, monkeypatch, tmp_path):
    def recorded():
        return Recorder(dhadha.run("n-puzzle", algorithm, STARTS[32], heuristic="pattern-6-6-3")).file()

    whole = recorded()
    assert table_cache.best and recorded() == whole
    monkeypatch.setenv("DHADHA_DATA", str(tmp_path))
    monkeypatch.setattr(worker, "CHUNK_SECONDS", 1000)
    monkeypatch.setattr(table_cache.BIG_TABLES, "job", None)
    table_cache.best.clear()
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
def test_unavailable_tables_refused_and_retried(file, asked_anew, monkeypatch, tmp_path):
    monkeypatch.setenv("DHADHA_DATA", str(tmp_path))
    for _ in range(2):
        assert data.pop_missing() == ""  # with a page
        number = worker.start(**LARGE)
        assert worker.advance(number, 0.01) == b"" and data.pop_missing() == BUILT.name
        assert not data.receive(BUILT.name, None if file is None else Buffer(file))
        assert worker.advance(number, 0.01) is None and worker.footer(number) == b""
        error = json.loads(worker.stop(number))["error"]
        assert error["key"] == "pattern-file" and error["args"]["heuristic"] == "pattern-6-6-3"
        assert worker.stop(number) == "{}"


def test_without_their_file_python_says_how_to_make_large_tables(asked_anew, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("DHADHA_DATA", str(tmp_path))
    request = ["solve", "n-puzzle", "--algorithm", "ida-star", "--state", STARTS[14], "--option"]
    assert main([*request, "heuristic=pattern-6-6-3"]) == 2
    said = capsys.readouterr().err
    assert f"python -m dhadha data {tmp_path} makes them" in said and said.count("\n") == 1
    assert main([*request[:5], UNSOLVABLE, *request[6:], "heuristic=pattern-6-6-3"]) == 0  # which takes none


@pytest.mark.parametrize("blank", range(16))
def test_large_tables_are_for_goals_with_the_blank_in_a_corner(blank):
    goal = [*range(1, 16)]
    goal.insert(blank, 0)
    written = write_state(Shape(4, 4), goal)
    if blank in (0, 3, 12, 15):
        assert dhadha.run("n-puzzle", "a-star", written, goal=written, heuristic="pattern-6-6-3").board["colours"]
        return
    with pytest.raises(InvalidInput) as refusal:
        dhadha.run("n-puzzle", "a-star", written, goal=written, heuristic="pattern-6-6-3")
    assert refusal.value.key == "pattern-corner"


@needs_file
@pytest.mark.parametrize("goal", ["0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "1 2 3 0 4 5 6 7 8 9 10 11 12 13 14 15"])
def test_large_tables_find_shortest_ways_to_other_corners(goal):
    for seed in range(6):
        state = write_state(Shape(4, 4), random_walk(PUZZLE.problem_of(goal, {"goal": goal}), random.Random(seed), 40))
        lengths = set()
        for method, options in (("a-star", {"heuristic": "pattern-6-6-3"}), ("optimal", {})):
            run = dhadha.run("n-puzzle", method, state, goal=goal, **options)
            assert list(run)
            lengths.add(run.result["length"])
        assert len(lengths) == 1
