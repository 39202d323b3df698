"""Programs that are wrong on purpose: each has one fault to be found, does what is told of it, and is right once that
is mended."""

import linecache
from pathlib import Path

import dhadha
import pytest
from dhadha.puzzles.registry import own_puzzles
from dhadha.source.folding import fold
from english import check_reasons, texts_of
from queens_oracle import brute_pairs

FAULTS = [
    (puzzle, algorithm) for puzzle in own_puzzles() for algorithm in puzzle.algorithms if algorithm.kind == "fault"
]
IDS = [algorithm.id for _, algorithm in FAULTS]


def play(puzzle, algorithm, state=None, **options):
    run = dhadha.run(puzzle, algorithm, state, **options)
    return run, list(run)


def mended(algorithm):
    """The function of the algorithm with the fault in its text put right."""
    text, fault = algorithm.source_text(), algorithm.fault
    assert text.count(fault.wrong) == 1 and fault.right not in text
    scope = {"__name__": algorithm.source, "__package__": algorithm.source.rpartition(".")[0]}
    exec(compile(text.replace(fault.wrong, fault.right), "mended", "exec"), scope)
    return scope[algorithm.solve.__name__]


def answer_of(solve, puzzle, algorithm, state, **options):
    problem = dhadha.run(puzzle, algorithm, state, **options).problem
    steps = solve(problem)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize("puzzle, algorithm", FAULTS, ids=IDS)
def test_a_fault_is_one_line_that_can_be_found_and_keeps_out_of_the_way(puzzle, algorithm):
    described = next(each for each in puzzle.describe()["algorithms"] if each["id"] == algorithm.id)
    fault = described["fault"]
    lines = algorithm.source_text().splitlines()
    (line,) = [line for line in fault["wrong"] if line not in fault["right"]]
    assert lines.count(line) == 1 and described["kind"] == "fault"
    assert not described["races"] and puzzle.find_algorithm(fault["method"]).kind == "textbook"
    assert puzzle.algorithms[0] is not algorithm and any(preset.algorithm == algorithm.id for preset in puzzle.presets)
    assert "fault" not in "".join(lines) and "wrong" not in "".join(lines)
    assert (
        fold(algorithm.source_text(), {algorithm.solve.__name__}).lines.count(line) == 1 and max(map(len, lines)) < 80
    )


def test_the_bracket_that_closes_too_late_sees_one_diagonal_only():
    for n, claimed, right in ((1, 1, 1), (2, 1, 0), (3, 3, 0), (4, 7, 2), (5, 23, 10), (8, 2113, 92)):
        run, _ = play("n-queens", "too-many-solutions", n=n)
        assert run.result == {"claimed": claimed, "right": right}
    solve = mended(FAULTS[IDS.index("too-many-solutions")][1])
    for n, right in ((4, 2), (6, 4), (7, 40)):
        assert len(answer_of(solve, "n-queens", "too-many-solutions", "", n=n)) == right


def test_each_board_that_passes_is_told_for_what_it_is():
    _, steps = play("n-queens", "too-many-solutions", n=5)
    printed = [step for step in steps if step.reason == "fault-printed"]
    assert [step.args["count"] for step in printed] == list(range(1, 24))
    for step in printed:
        assert step.args["pairs"] == len(step.links) == brute_pairs(step.node.state)
        assert (step.word == "found") == (not step.links)  # nothing wrong looks like an answer
    assert {step.reason for step in steps if step.word == "place"} == {"fault-safe", "fault-passes"}
    assert (steps[-1].reason, steps[-1].args["count"], steps[-1].args["right"]) == ("fault-ended", 23, 10)


def test_zeros_tell_the_unreachable_from_nothing():
    run, steps = play("knight-path", "zero-moves", "a1 b2", rows=3, columns=3)
    assert run.result == {"claimed": 0, "distance": None} and steps[-1].reason == "fault-answer-none"
    run, steps = play("knight-path", "zero-moves", "a1 h8")
    assert run.result == {"claimed": 6, "distance": 6} and steps[-1].reason == "fault-answer-right"
    solve = mended(FAULTS[IDS.index("zero-moves")][1])
    assert answer_of(solve, "knight-path", "zero-moves", "a1 b2", rows=3, columns=3) == -1
    assert answer_of(solve, "knight-path", "zero-moves", "a1 h8") == 6


def test_colours_that_are_washed_off_make_the_queue_grow():
    asked = ("knight-path", "endless-queue", "a1 e5")
    run, steps = play(*asked, rows=5, columns=5)
    assert run.result == {"claimed": 4, "distance": 4}
    assert steps[-1].args | {"again": 222, "waiting": 191} == steps[-1].args
    assert sum(step.word == "expand" for step in steps) == steps[-1].args["taken"] == 56
    right, correct = play("knight-path", "breadth-first", "a1 e5", rows=5, columns=5)
    assert sum(step.word in ("expand", "choose") for step in correct) == 23 and right.result["distance"] == 4
    solve = mended(FAULTS[IDS.index("endless-queue")][1])
    assert answer_of(solve, *asked, rows=5, columns=5) == 4
    assert answer_of(solve, "knight-path", "endless-queue", "a1 b2", rows=3, columns=3) == -1
    run, steps = play("knight-path", "endless-queue", "a1 b2", rows=3, columns=3)
    assert (run.status, steps[-1].reason, run.result) == (
        "budget",
        "fault-endless",
        {"claimed": None, "distance": None},
    )


def test_the_mended_queue_finds_what_breadth_first_search_finds():
    solve = mended(FAULTS[IDS.index("endless-queue")][1])
    for target in ("a1", "b1", "b2", "d4", "c3", "e4"):
        true, _ = play("knight-path", "breadth-first", f"a1 {target}", rows=5, columns=5)
        assert (
            answer_of(solve, "knight-path", "endless-queue", f"a1 {target}", rows=5, columns=5)
            == true.result["distance"]
        )


@pytest.mark.parametrize("puzzle, algorithm", FAULTS, ids=IDS)
def test_everything_said_has_its_text(puzzle, algorithm):
    tales = [
        play(puzzle.id, algorithm.id, preset.state, **preset.options)
        for preset in puzzle.presets
        if preset.algorithm == algorithm.id
    ]
    if puzzle.id == "knight-path":
        tales += [
            play(puzzle.id, algorithm.id, state, rows=4, columns=4)
            for state in ("a1 a1", "a1 d4 x b3 c2 a2", "a1 c4 x b3")
        ]
    messages = texts_of("common", puzzle.id)
    check_reasons(tales, messages, {"move", "depth", "g", "h", "f"})
    assert {f"fault-{algorithm.id}-hint", f"fault-{algorithm.id}-why"} <= messages.keys()


def test_walls_stay_walls():
    _, steps = play("knight-path", "zero-moves", "a1 b2 x c3", rows=3, columns=3)
    filled = next(step for step in steps if step.reason == "fault-filled")
    assert len(filled.cells) == filled.args["squares"] == 8 and 2 not in dict(filled.cells)


def test_faulty_files_stand_in_folders_of_their_own():
    assert {Path(linecache.sys.modules[algorithm.source].__file__).parent.name for _, algorithm in FAULTS} == {"faults"}
