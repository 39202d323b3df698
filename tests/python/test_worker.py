"""The worker's API: requests in JSON, traces in slices."""

import json
from itertools import zip_longest

import pytest
from dhadha.puzzles.sliding.puzzle import PUZZLE
from dhadha.trace.recorder import Recorder
from dhadha.worker import api as worker
from test_trace import RUNS, run_of
from toy_puzzle import toy_run
from trace_reader import MAGIC, read_blocks


@pytest.fixture
def whole_chunks_only(monkeypatch):
    """A worker that never shows an unfinished chunk."""
    monkeypatch.setattr(worker, "CHUNK_SECONDS", 1e9)


def advance_to_end_in_slices(number: int, seconds: float = 0.002):
    while (blocks := worker.advance(number, seconds)) is not None:
        yield blocks


def test_interleaved_slices_make_the_same_traces_as_files(whole_chunks_only):
    asked = [{"puzzle": "n-puzzle", "algorithm": name, "state": state, "options": more} for name, state, more in RUNS]
    numbers = [json.loads(worker.answer("start", json.dumps(each)))["value"] for each in asked]
    rounds = zip_longest(*(advance_to_end_in_slices(number, 0.001) for number in numbers), fillvalue=b"")
    parts = [b"".join(blocks) for blocks in zip(*rounds)]
    for number, request, blocks in zip(numbers, RUNS, parts):
        assert worker.advance(number, 1) is None
        footer = worker.recorders[number].footer()
        assert MAGIC + worker.header(number) + blocks + footer == Recorder(run_of(*request)).record_trace_file()
        worker.stop(number)


def test_footer_tells_seconds_spent_in_slices(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(worker, "perf_counter", lambda: now[0])
    monkeypatch.setattr(worker, "work", lambda number, seconds: now.append(now.pop() + 0.25))
    number = worker.start("n-puzzle", "a-star", "867254301")
    for _ in range(3):
        worker.advance(number, 1)
        now[0] += 100  # time between slices does not count
    monkeypatch.undo()
    trace = read_blocks(worker.header(number) + b"".join(advance_to_end_in_slices(number, 1e9)) + worker.footer(number))
    assert 0.75 < trace.footer["seconds"] < 50
    worker.stop(number)
    assert number not in worker.seconds_spent


def test_thinned_run_ends_whole(whole_chunks_only):
    """Empty slices in between are not the end; the last chunk always arrives."""
    for length, taken in ((1024 * 12, 0), (1024 * 12 + 300, 0), (1024 * 12 + 300, 20_000)):
        number = next(worker.run_numbers)
        worker.recorders[number], worker.last_shown[number] = Recorder(toy_run(length), 4096), 0.0
        worker.recorders[number].take_steps(taken)
        trace = read_blocks(worker.header(number) + b"".join(advance_to_end_in_slices(number)) + worker.footer(number))
        worker.stop(number)
        last = trace.chunks[-1][0]
        assert last["stride"] > 1
        assert last["first"] + last["count"] == trace.footer["steps"] == length


def test_slice_of_an_engine_holds_few_steps():
    """Even after many fast steps that only report how far its tables are."""
    number = worker.start("n-puzzle", "anytime", PUZZLE.shuffle(6, 6, 4), {"effort": 0})
    taken, recorder = [0], worker.recorders[number]
    while taken[-1] < 12:
        worker.advance(number, 0.01)
        taken.append(recorder.recorded + len(recorder.pending))
    worker.stop(number)
    assert max(after - before for before, after in zip(taken, taken[1:])) < 12
