"""Runs longer than the limit keep ever fewer chunks, and record which."""

import dhadha
import pytest
from dhadha.trace import recorder as recording
from dhadha.trace.counters import Counters
from dhadha.trace.recorder import Recorder
from test_trace import assert_same
from toy import toy_run
from trace_reader import boards, kept, read_file

CHUNK, LIMIT = 64, 512


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch):
    monkeypatch.setattr(recording, "STEPS_PER_CHUNK", CHUNK)


def long_run():
    return dhadha.run("n-puzzle", "a-star", "867254301")


def test_kept_steps_stay_bounded():
    trace = read_file(Recorder(long_run(), LIMIT).file())
    assert trace.footer["steps"] > 20 * LIMIT
    left = sum(len(steps) for _, steps in kept(trace.chunks))
    assert LIMIT // 4 <= left <= LIMIT + CHUNK
    doublings = trace.chunks[-1][0]["stride"].bit_length() - 1
    assert sum(len(steps) for _, steps in trace.chunks) <= LIMIT * (1 + doublings / 2) + 2 * CHUNK


@pytest.mark.parametrize(
    "algorithm, options",
    [("a-star", {}), ("breadth-first", {}), ("depth-first", {"depth_limit": 30}), ("ida-star", {})],
)
def test_unneeded_nodes_dropped(algorithm, options):
    trace = read_file(Recorder(dhadha.run("n-puzzle", algorithm, "867254301", budget=12_000, **options), LIMIT).file())
    assert trace.footer["steps"] > 20 * LIMIT
    deepest = max(trace.nodes[node].depth for node in trace.left)
    assert len(trace.left) <= (LIMIT + CHUNK) * 2 + deepest * 4
    assert len(trace.nodes) > 2 * len(trace.left)


def test_deepest_node_kept():
    trace = read_file(Recorder(long_run(), LIMIT).file())
    depths = [step.node.depth if step.node else 0 for step in long_run()]
    for head, _ in trace.chunks:
        assert head["deepest"] == max(depths[: head["first"]], default=0)


def test_chunks_obey_stride():
    trace = read_file(Recorder(long_run(), LIMIT).file())
    heads = [head for head, _ in trace.chunks]
    strides = [head["stride"] for head in heads]
    assert strides == sorted(strides) and strides[0] == 1 and strides[-1] > 8
    assert all(stride & (stride - 1) == 0 for stride in strides)
    assert all(head["index"] % head["stride"] == 0 for head in heads[:-1])
    present = {head["index"] for head in heads}
    assert set(range(0, heads[-1]["index"], strides[-1])) <= present
    assert all(head["first"] == head["index"] * CHUNK for head in heads)


@pytest.mark.parametrize("length", [CHUNK * 37 - 1, CHUNK * 37, CHUNK * 37 + 1, CHUNK * 40, CHUNK * 41])
def test_first_and_last_chunk_kept(length):
    """The last chunk has the answer, also for a run that ends on a chunk boundary."""
    trace = read_file(Recorder(toy_run(length), LIMIT).file())
    first, last = trace.chunks[0][0], trace.chunks[-1][0]
    assert (first["index"], first["first"]) == (0, 0)
    assert last["first"] + last["count"] == trace.footer["steps"] == length


def test_a_run_below_the_limit_stays_whole():
    trace = read_file(Recorder(toy_run(LIMIT - 1), LIMIT).file())
    assert [head["stride"] for head, _ in trace.chunks] == [1] * 8
    assert sum(len(steps) for _, steps in trace.chunks) == LIMIT - 1


@pytest.mark.parametrize("make", [long_run, lambda: toy_run(9000)])
def test_kept_steps_unchanged(make):
    run = make()
    trace = read_file(Recorder(run, LIMIT).file())
    steps = list(make())
    places = boards(trace)
    for head, said in trace.chunks:
        for one, other in zip(said, steps[head["first"] :]):
            assert_same(one, other, trace, places)


@pytest.mark.parametrize("make", [long_run, lambda: toy_run(9000)])
def test_counters_stay_exact(make):
    run = make()
    trace = read_file(Recorder(run, LIMIT).file())
    words = [step.word for step in make()]
    heads = {head["first"]: head["counters"] for head, _ in trace.chunks}
    counters = Counters(run.algorithm.counters)
    for at, word in enumerate(words):
        if at in heads:
            assert heads[at] == counters.values
        counters.feed([word])
    assert trace.footer["counters"] == counters.values
    assert trace.footer["steps"] == len(words)


def test_keyframes_include_dropped_steps():
    trace = read_file(Recorder(toy_run(9000), LIMIT).file())
    steps = list(toy_run(9000))
    for head, _ in trace.chunks[1:]:
        cells, roles = {}, {}
        for step in steps[: head["first"]]:
            for cell, value in step.cells:
                cells[cell] = value
            roles.update(step.roles)
        assert {int(cell): value for cell, value in head["cells"].items()} == cells
        assert {int(cell): role for cell, role in head["roles"].items()} == {
            c: r for c, r in roles.items() if r != "idle"
        }


def test_the_result_stays_whole():
    whole, thinned = (read_file(Recorder(long_run(), limit).file()) for limit in (10**9, LIMIT))
    assert thinned.footer == whole.footer
    assert len(thinned.footer["result"]["moves"]) == 31
