"""Every algorithm of the sample packages runs without a fault."""

from pathlib import Path

import dhadha
import pytest
from dhadha.devtools.check import check
from dhadha.devtools.package import find_package
from dhadha.puzzles.registry import PUZZLES, register
from dhadha.trace.recorder import Recorder
from trace_reader import read_file

FOLDER = Path(__file__).parents[1] / "packages"
ANSWERS = {
    "boxes": {"depth-first": {"solvable": True}, "breadth-first": {"solvable": True}},
    "frogs": {"breadth-first": {"length": 15}, "depth-first": {"length": 15}},
    "lights": {"a-star": {"length": 8}, "breadth-first": {"length": 8}, "light-chasing": {"first-row": "111"}},
    "stairs": {"table": {"ways": 13}, "recursion": {"ways": 13}},
    "towers": {"a-star": {"length": 15}, "breadth-first": {"length": 15}},
}


@pytest.fixture(params=ANSWERS)
def package(request, monkeypatch):
    monkeypatch.setattr("dhadha.puzzles.registry.PUZZLES", PUZZLES.copy())
    return find_package(str(FOLDER / request.param))


def test_every_algorithm_finds_its_answer_and_is_recorded(package):
    [puzzle] = package.load()
    register(puzzle)
    assert {algorithm.id for algorithm in puzzle.algorithms} == set(ANSWERS[puzzle.id])
    for algorithm, answer in ANSWERS[puzzle.id].items():
        run = dhadha.run(puzzle.id, algorithm)
        count = sum(1 for _ in run)
        assert (run.status, run.result) == ("found", answer), algorithm
        trace = read_file(Recorder(dhadha.run(puzzle.id, algorithm)).file())
        assert (trace.header["algorithm"], trace.footer["result"], trace.footer["steps"]) == (algorithm, answer, count)


# The lights are the tutorial's, which has no fault at all: see test_papers.py.
@pytest.mark.parametrize("package", [name for name in ANSWERS if name != "lights"], indirect=True)
def test_nothing_is_faulty_but_missing_translations(package):
    report = check(package, seconds=1)
    faults = [str(fault) for fault in report.faults if "is missing, which English has" not in fault.message]
    assert faults == [] and report.ran["algorithms"] > 0
