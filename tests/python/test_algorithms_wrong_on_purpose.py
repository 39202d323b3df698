"""Algorithms wrong on purpose: each has one fault with the documented effect, and is right once corrected."""

import sys
from pathlib import Path

import dhadha
import pytest
from dhadha.core.steps_and_nodes import answer_of
from dhadha.puzzles.registry import own_puzzles
from dhadha.source.fold_to_textbook_code import fold
from queens_oracle import count_attacking_pairs
from run_helpers import result_of_finished_run, run_to_end

FAULTS = {
    algorithm.id: (puzzle, algorithm)
    for puzzle in own_puzzles() for algorithm in puzzle.algorithms if algorithm.kind == "fault"
}


def mended_answer(name, state="", **options):
    """Return the answer of the algorithm with the fault corrected."""
    puzzle, algorithm = FAULTS[name]
    text, fault = algorithm.source_text(), algorithm.fault
    assert text.count(fault.wrong) == 1 and fault.right not in text
    scope = {"__name__": algorithm.source, "__package__": algorithm.source.rpartition(".")[0]}
    exec(compile(text.replace(fault.wrong, fault.right), "mended", "exec"), scope)
    return answer_of(scope[algorithm.solve.__name__](dhadha.run(puzzle.id, name, state, **options).problem))


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_one_line(name):
    puzzle, algorithm = FAULTS[name]
    described = next(each for each in puzzle.describe()["algorithms"] if each["id"] == name)
    fault, lines = described["fault"], algorithm.source_text().splitlines()
    (line,) = [line for line in fault["wrong"] if line not in fault["right"]]
    assert lines.count(line) == fold("\n".join(lines), {algorithm.solve.__name__}).lines.count(line) == 1
    assert described["kind"] == "fault" and not described["races"]
    assert puzzle.find_algorithm(fault["method"]).kind == "textbook"
    assert puzzle.algorithms[0] is not algorithm and any(preset.algorithm == name for preset in puzzle.presets)
    assert "fault" not in "".join(lines) and "wrong" not in "".join(lines) and max(map(len, lines)) < 80
    assert Path(sys.modules[algorithm.source].__file__).parent.name == "faulty_algorithms"


def test_misplaced_bracket_checks_one_diagonal():
    for n, claimed, right in ((1, 1, 1), (2, 1, 0), (3, 3, 0), (4, 7, 2), (5, 23, 10), (8, 2113, 92)):
        assert result_of_finished_run("n-queens", "too-many-solutions", n=n) == {"claimed": claimed, "right": right}
    for n, right in ((4, 2), (6, 4), (7, 40)):
        assert len(mended_answer("too-many-solutions", n=n)) == right


def test_too_many_solutions_tells_each_board():
    _, steps = run_to_end("n-queens", "too-many-solutions", n=5)
    printed = [step for step in steps if step.reason == "fault-printed"]
    assert [step.args["count"] for step in printed] == list(range(1, 24))
    for step in printed:
        assert step.args["pairs"] == len(step.links) == count_attacking_pairs(step.node.state)
        assert (step.word == "found") == (not step.links)  # no wrong board counts as an answer
    assert {step.reason for step in steps if step.word == "place"} == {"fault-safe", "fault-passes"}
    assert (steps[-1].reason, steps[-1].args) == ("fault-ended", {"count": 23, "right": 10})


def test_zero_moves_claims_0_for_unreachable():
    run, steps = run_to_end("knight-path", "zero-moves", "a1 b2", rows=3, columns=3)
    assert run.result == {"claimed": 0, "distance": None} and steps[-1].reason == "fault-answer-none"
    run, steps = run_to_end("knight-path", "zero-moves", "a1 h8")
    assert run.result == {"claimed": 6, "distance": 6} and steps[-1].reason == "fault-answer-right"
    assert mended_answer("zero-moves", "a1 b2", rows=3, columns=3) == -1 and mended_answer("zero-moves", "a1 h8") == 6
    _, steps = run_to_end("knight-path", "zero-moves", "a1 b2 x c3", rows=3, columns=3)
    filled = next(step for step in steps if step.reason == "fault-filled")
    assert len(filled.cells) == filled.args["squares"] == 8 and 2 not in dict(filled.cells)  # walls stay


def test_endless_queue_takes_squares_again():
    run, steps = run_to_end("knight-path", "endless-queue", "a1 e5", rows=5, columns=5)
    assert run.result == {"claimed": 4, "distance": 4}
    assert steps[-1].args | {"again": 222, "waiting": 191} == steps[-1].args
    assert sum(step.word == "expand" for step in steps) == steps[-1].args["taken"] == 56
    _, correct = run_to_end("knight-path", "breadth-first", "a1 e5", rows=5, columns=5)
    assert sum(step.word in ("expand", "choose") for step in correct) == 23
    run, steps = run_to_end("knight-path", "endless-queue", "a1 b2", rows=3, columns=3)
    assert (run.status, steps[-1].reason, run.result["claimed"]) == ("budget", "fault-endless", None)
    assert mended_answer("endless-queue", "a1 b2", rows=3, columns=3) == -1
    for target in ("a1", "b1", "b2", "d4", "c3", "e4", "e5"):
        state = f"a1 {target}"
        distance = result_of_finished_run("knight-path", "breadth-first", state, rows=5, columns=5)["distance"]
        assert mended_answer("endless-queue", state, rows=5, columns=5) == distance
