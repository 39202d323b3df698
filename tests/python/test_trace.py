"""Traces decoded by independent code equal the recorded runs."""

import inspect
import sys
from random import Random

import dhadha
import pytest
from dhadha.core.step import ROLES, WORDS
from dhadha.puzzles.registry import find_puzzle
from dhadha.search.breadth_first_search import __name__ as breadth_first_name
from dhadha.trace.counters import Counters
from dhadha.trace.json_result import to_json
from dhadha.trace.recorder import Recorder
from toy import toy_run
from trace_reader import MAGIC, boards, read_file

RUNS = [
    ("a-star", "236158470", {}),
    ("a-star", "123456780", {}),
    ("ida-star", "236158470", {}),
    ("breadth-first", "136502478", {}),
    ("depth-first", "123406758", {"depth_limit": 12}),
    ("iterative-deepening", "136502478", {}),
    ("greedy-backtracking", "236158470", {}),
    ("a-star", "867254301", {"budget": 900}),
    ("solvability", "5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12", {}),
    ("a-star", "5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12", {"heuristic": "linear-conflict"}),
    ("ida-star", "213456780", {}),
]


def assert_same(said, step, trace, places):
    assert (said.word, said.reason, said.args) == (step.word, step.reason, step.args or {})
    for name in ("cells", "roles", "marks", "links"):
        assert getattr(said, name) == [tuple(pair) for pair in getattr(step, name)]
    if step.node is None:
        assert said.node is None
        return
    node = trace.nodes[said.node]
    assert (node.depth, node.h, node.move) == (step.node.depth, step.node.h, step.node.move)
    assert places[said.node] == list(step.node.state)
    if step.node.parent is None:
        assert node.parent is None
    else:
        assert places[node.parent] == list(step.node.parent.state)


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_steps_round_trip(algorithm, state, options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    recorder = Recorder(run)
    trace = read_file(recorder.file())
    said = [step for _, steps in trace.chunks for step in steps]
    steps = list(dhadha.run("n-puzzle", algorithm, state, **options))
    places = boards(trace)
    assert len(said) == len(steps)
    for one, other in zip(said, steps):
        assert_same(one, other, trace, places)


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_header_and_footer(algorithm, state, options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    trace = read_file(Recorder(run).file())
    assert trace.header["puzzle"] == "n-puzzle"
    assert (trace.header["algorithm"], trace.header["effective_algorithm"]) == (algorithm, run.effective_algorithm.id)
    assert trace.header["state"] == run.state_text
    assert trace.header["source"] == run.effective_algorithm.source
    assert trace.header["words"] == list(WORDS)
    assert trace.header["board"]["values"] == list(run.problem.start)
    assert (trace.footer["result"], trace.footer["status"]) == (run.result, run.status)
    assert trace.footer["steps"] == sum(len(steps) for _, steps in trace.chunks)


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_chunks_follow_each_other_and_carry_the_counters(algorithm, state, options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    trace = read_file(Recorder(run).file())
    counters, first = Counters(run.effective_algorithm.counters), 0
    for index, (head, steps) in enumerate(trace.chunks):
        assert (head["index"], head["stride"], head["first"], head["count"]) == (index, 1, first, len(steps))
        assert head["counters"] == counters.values
        for step in steps:
            counters.feed([step.word])
        first += len(steps)
    assert trace.footer["counters"] == counters.values


def test_counters_are_sums_of_weights_and_peaks_of_them():
    weights = {"add": 2, "drop": -1}
    words = Random(8).choices(["add", "drop", "drop", "close"], k=500)
    counters = Counters({"held": {"words": weights}, "peak": {"peak": "held"}, "other": {"branching": "held"}})
    held = peak = 0
    while words:
        some, words = words[:7], words[7:]
        for word in some:
            held += weights.get(word, 0)
            peak = max(peak, held)
        counters.feed(some)
        assert counters.values == {"held": held, "peak": peak}


@pytest.mark.parametrize("length", [1, 1023, 1024, 1025, 2048, 3000])
def test_full_featured_run_round_trips(length):
    trace = read_file(Recorder(toy_run(length)).file())
    said = [step for _, steps in trace.chunks for step in steps]
    steps = list(toy_run(length))
    places = boards(trace)
    assert len(said) == len(steps) == length
    for one, other in zip(said, steps):
        assert_same(one, other, trace, places)


def test_keyframes_equal_the_board():
    trace = read_file(Recorder(toy_run(5000)).file())
    cells, roles, written = {}, {}, False
    for head, steps in trace.chunks:
        assert {int(cell): value for cell, value in head.get("cells", cells).items()} == cells
        assert {int(cell): role for cell, role in head.get("roles", {}).items()} == roles
        assert not written or "cells" in head
        for step in steps:
            for cell, value in step.cells:
                cells[cell] = value
            roles |= step.roles
            written = written or bool(step.cells or step.roles)
        roles = {cell: role for cell, role in roles.items() if role != "idle"}
    assert written and len(trace.chunks) > 3


def test_a_trace_of_nothing_written_has_no_keyframes():
    trace = read_file(Recorder(dhadha.run("n-puzzle", "a-star", "867254301")).file())
    assert not any("cells" in head or "roles" in head for head, _ in trace.chunks)


def test_roles_are_known_ones():
    trace = read_file(Recorder(dhadha.run("n-puzzle", "solvability", "3210")).file())
    roles = {role for _, steps in trace.chunks for step in steps for _, role in step.marks}
    assert roles and roles <= set(ROLES)


def test_a_trace_is_small():
    data = Recorder(dhadha.run("n-puzzle", "a-star", "867254301")).file()
    trace = read_file(data)
    assert trace.footer["result"]["length"] == 31
    assert len(data) / trace.footer["steps"] <= 24


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_recording_twice_gives_the_same_bytes(algorithm, state, options):
    once, again = (Recorder(dhadha.run("n-puzzle", algorithm, state, **options)).file() for _ in range(2))
    assert once == again
    assert once.startswith(MAGIC)


def test_strings_outside_ascii_survive():
    trace = read_file(Recorder(toy_run(50)).file())
    assert "ঘুঁটি\n" in {step.args.get("piece") for _, steps in trace.chunks for step in steps}


def test_unsafe_integers_encoded_as_text():
    assert to_json({"count": 2**53, "few": 2**53 - 1, "less": -(2**53)}) == {
        "count": "9007199254740992",
        "few": 2**53 - 1,
        "less": "-9007199254740992",
    }


def test_long_lists_encoded_as_length():
    assert to_json({"grid": [[1] * 100] * 101, "short": [[1] * 100] * 100, "none": None}) == {
        "grid": {"length": 10_100}, "short": [[1] * 100] * 100, "none": None,
    }


def test_annotated_search_keeps_source_lines():
    """The knight's board annotates every step of the search; the line is still that of the search's yield."""
    trace = read_file(Recorder(dhadha.run("knight-path", "breadth-first")).file())
    source = inspect.getsource(sys.modules[breadth_first_name]).split("\n")
    steps = [step for _, chunk in trace.chunks for step in chunk]
    searched = [step for step in steps if step.line]
    assert [step.word for step in steps if not step.line] == ["walk"] * (len(steps) - len(searched)) and len(
        searched
    ) > 400
    assert all(f'Step("{step.word}"' in source[step.line - 1] for step in searched)


def test_delegating_generator_shows_own_line(monkeypatch):
    auto = dhadha.run("magic-square", "auto", n=5)
    monkeypatch.setattr(auto, "effective_algorithm", find_puzzle("magic-square").find_algorithm("auto"))
    source = auto.effective_algorithm.source_text().split("\n")
    lines = [step.line for _, chunk in read_file(Recorder(auto).file()).chunks for step in chunk]
    assert all(lines) and "yield from" in source[lines[-1] - 1]


def test_the_construction_that_was_chosen_is_shown():
    trace = read_file(Recorder(dhadha.run("magic-square", "auto", n=5)).file())
    assert trace.header["source"] == "dhadha.puzzles.magic.siamese"
    first, *lines = (step.line for _, chunk in trace.chunks for step in chunk)
    assert first == 0 and all(lines)


def test_large_sentence_numbers_encoded_as_text():
    trace = read_file(Recorder(dhadha.run("knight-path", "bitboard", rows=100, columns=100, all_paths=True)).file())
    _, last = trace.chunks[-1]
    assert last[-1].args["number"] == "7219428434016265740"
