"""Traces decoded by independent code equal the recorded runs, whole and thinned; counters equal a direct count."""

from itertools import accumulate

import dhadha
import pytest
from dhadha.core.steps_and_nodes import WORDS, Node, Step
from dhadha.puzzle import Algorithm
from dhadha.runs.run import Run
from dhadha.trace import recorder as recording
from dhadha.trace.counters import Counters
from dhadha.trace.recorder import Recorder
from dhadha.trace.result_to_json import json_ready_result
from toy_puzzle import ToyProblem, ToyPuzzle, toy_run
from trace_reader import MAGIC, chunks_at_last_stride, read_blocks, read_file, rebuild_boards_of_nodes

SEARCHES = [
    ("a-star", "236158470", {}),
    ("a-star", "867254301", {"heuristic": "misplaced", "budget": 3000}),
    ("breadth-first", "136502478", {}),
    ("ida-star", "236158470", {}),
    ("iterative-deepening", "136502478", {}),
    ("depth-first", "123046758", {"depth_limit": 9}),
    ("greedy-backtracking", "236158470", {}),
]
RUNS = [
    *SEARCHES,
    ("a-star", "123456780", {}),
    ("solvability", "5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12", {}),
    ("a-star", "5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12", {"heuristic": "linear-conflict"}),
    ("ida-star", "213456780", {}),
]
CHUNK, LIMIT = 64, 512


def run_of(algorithm, state, options):
    return dhadha.run("n-puzzle", algorithm, state, **options)


def assert_same_step(said, step, trace, places):
    assert (said.word, said.reason, said.args) == (step.word, step.reason, step.args or {})
    for name in ("cells", "roles", "marks", "links"):
        assert getattr(said, name) == [tuple(pair) for pair in getattr(step, name)]
    assert (said.node is None) == (step.node is None)
    if step.node:
        node, parent = trace.nodes[said.node], step.node.parent
        assert (node.depth, node.h, node.move) == (step.node.depth, step.node.h, step.node.move)
        assert places[said.node] == list(step.node.state)
        assert (node.parent if parent is None else places[node.parent]) == (parent and list(parent.state))


def assert_same_run(trace, run, steps):
    """Compare each kept step; counters, cells and roles before each kept chunk; and the counters after the run."""
    places, counters, done = rebuild_boards_of_nodes(trace), Counters(run.effective_algorithm.counters), 0
    cells, roles = {}, {}
    for head, said in trace.chunks:
        for step in steps[done : head["first"]]:
            cells |= dict(step.cells)
            roles |= dict(step.roles)
            counters.add_words([step.word])
        done = head["first"]
        assert (head["count"], head["counters"]) == (len(said), counters.values)
        assert {int(cell): value for cell, value in head.get("cells", {}).items()} == cells
        kept_roles = {cell: role for cell, role in roles.items() if role != "idle"}
        assert {int(cell): role for cell, role in head.get("roles", {}).items()} == kept_roles
        for one, other in zip(said, steps[done:]):
            assert_same_step(one, other, trace, places)
    counters.add_words(step.word for step in steps[done:])
    assert (trace.footer["steps"], trace.footer["counters"]) == (len(steps), counters.values)


# ---- whole traces

@pytest.mark.parametrize("request_", RUNS, ids=str)
def test_trace_equals_recorded_run(request_):
    run = run_of(*request_)
    data = Recorder(run).record_trace_file()
    assert data.startswith(MAGIC) and data == Recorder(run_of(*request_)).record_trace_file()
    trace, steps = read_file(data), list(run_of(*request_))
    assert_same_run(trace, run, steps)
    searched = [node for step in steps for node in (step.node, *step.related) if node]
    assert len(trace.nodes) == len({id(node) for last in searched for node in last.path()})
    first = 0
    for index, (head, said) in enumerate(trace.chunks):
        assert (head["index"], head["stride"], head["first"]) == (index, 1, first)
        first += len(said)
    header, ran = trace.header, run.effective_algorithm
    assert first == len(steps) and header["board"]["values"] == list(run.problem.start)
    assert (header["puzzle"], header["algorithm"], header["state"]) == ("n-puzzle", request_[0], run.state_text)
    assert (header["effective_algorithm"], header["source"], header["words"]) == (ran.id, ran.source, list(WORDS))
    assert (trace.footer["result"], trace.footer["status"]) == (run.result, run.status)


def test_toy_trace_equals_run_at_each_chunk_boundary():
    for length in (1, 1023, 1024, 1025, 3000):
        run, steps = toy_run(length), list(toy_run(length))
        trace = read_file(Recorder(run).record_trace_file())
        assert len(steps) == length
        assert_same_run(trace, run, steps)
    assert "ঘুঁটি\n" in {step.args.get("piece") for _, said in trace.chunks for step in said}


def test_trace_without_written_cells_has_no_keyframes_and_is_small():
    data = Recorder(dhadha.run("n-puzzle", "a-star", "867254301")).record_trace_file()
    trace = read_file(data)
    assert not any("cells" in head or "roles" in head for head, _ in trace.chunks)
    assert trace.footer["result"]["length"] == 31 and len(data) / trace.footer["steps"] <= 24


def test_unsafe_integers_encoded_as_text_and_long_lists_as_length():
    short = {"few": 2**53 - 1, "short": [[1] * 100] * 100, "none": None}
    given = {"count": 2**53, "less": -(2**53), "grid": [[1] * 100] * 101}
    encoded = {"count": "9007199254740992", "less": "-9007199254740992", "grid": {"length": 10_100}}
    assert json_ready_result(short | given) == short | encoded


def test_depth_of_a_node_is_its_path_cost():
    def solve_with_path_cost(problem):
        root = Node(problem.start)
        yield Step("found", Node(problem.start, root, "U", depth=1, g=7))

    run = Run(ToyPuzzle(), Algorithm("costly", solve_with_path_cost), ToyProblem(), "toy", {})
    assert [node.depth for node in read_file(Recorder(run).record_trace_file()).nodes] == [0, 7]


@pytest.mark.parametrize("number, text", [(2**52 - 1, 2**52 - 1), (2**52, "4503599627370496"), (-1, "-1")])
def test_argument_too_large_or_negative_is_text(number, text):
    def solve_with_number(_):
        yield Step("found", None, "counted", {"number": number, "unit": "x"})

    run = Run(ToyPuzzle(), Algorithm("counting", solve_with_number), ToyProblem(), "toy", {})
    [(_, [step])] = read_file(Recorder(run).record_trace_file()).chunks
    assert step.args["number"] == text


# ---- thinned traces: a run longer than the limit keeps ever fewer chunks, and records which

@pytest.fixture(scope="module")
def small_chunks():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recording, "STEPS_PER_CHUNK", CHUNK)
        yield


@pytest.fixture(scope="module")
def thinned(small_chunks):
    """Return (trace, run, steps) of A* on one of the farthest boards."""
    run = dhadha.run("n-puzzle", "a-star", "867254301")
    return read_file(Recorder(run, LIMIT).record_trace_file()), run, list(dhadha.run("n-puzzle", "a-star", "867254301"))


def test_thinned_trace_keeps_bounded_steps_at_its_strides(thinned):
    trace, _, steps = thinned
    assert trace.footer["steps"] > 20 * LIMIT
    assert LIMIT // 4 <= sum(len(said) for _, said in chunks_at_last_stride(trace.chunks)) <= LIMIT + CHUNK
    heads = [head for head, _ in trace.chunks]
    strides = [head["stride"] for head in heads]
    doublings = strides[-1].bit_length() - 1
    assert sum(len(said) for _, said in trace.chunks) <= LIMIT * (1 + doublings / 2) + 2 * CHUNK
    assert strides == sorted(strides) and strides[0] == 1 and strides[-1] > 8
    assert all(stride & (stride - 1) == 0 for stride in strides)
    assert all(head["index"] % head["stride"] == 0 for head in heads[:-1])
    assert {*range(0, heads[-1]["index"], strides[-1])} <= {head["index"] for head in heads}
    assert all(head["first"] == head["index"] * CHUNK for head in heads)
    deepest = [0, *accumulate((step.node.depth if step.node else 0 for step in steps), max)]
    assert [head["deepest"] for head in heads] == [deepest[head["first"]] for head in heads]


def test_thinned_trace_equals_run(thinned):
    trace, run, _ = thinned
    assert trace.footer["result"] == run.result and len(run.result["moves"]) == 31
    toy = toy_run(9000)
    written = read_file(Recorder(toy, LIMIT).record_trace_file()), toy, list(toy_run(9000))
    for trace, run, steps in (thinned, written):
        assert trace.chunks[-1][0]["stride"] > 1
        assert_same_run(trace, run, steps)


def test_last_step_is_kept_where_a_forced_chunk_ends_the_run(small_chunks):
    for length in (4 * LIMIT + more for more in (-1, 0, 1, 2)):
        recorder = Recorder(toy_run(length), LIMIT)
        blocks = [recorder.header()]
        while recorder.pending or not recorder.finished:
            recorder.take_steps(8)
            blocks.append(recorder.encode_next_chunk(force=True))
        trace = read_blocks(b"".join([*blocks, recorder.footer()]))
        head, said = chunks_at_last_stride(trace.chunks)[-1]
        assert head["first"] + len(said) == trace.footer["steps"] == length


@pytest.mark.parametrize("algorithm, options", [("a-star", {}), ("depth-first", {"depth_limit": 30})])
def test_thinned_trace_drops_nodes(algorithm, options, small_chunks):
    run = dhadha.run("n-puzzle", algorithm, "867254301", budget=12_000, **options)
    trace = read_file(Recorder(run, LIMIT).record_trace_file())
    assert trace.footer["steps"] > 20 * LIMIT
    deepest = max(trace.nodes[node].depth for node in trace.left)
    assert len(trace.left) <= (LIMIT + CHUNK) * 2 + deepest * 4
    assert len(trace.nodes) > 2 * len(trace.left)


# ---- counters

def steps_and_counters(algorithm, state, options) -> tuple[list, list[dict]]:
    """Return the steps of a run and the counters after each."""
    run = run_of(algorithm, state, options)
    counters, steps = Counters(run.algorithm.counters), list(run)
    return steps, [counters.add_words([step.word]) or dict(counters.values) for step in steps]


@pytest.mark.parametrize("request_", [*SEARCHES, ("a-star", "123456780", {})], ids=str)
def test_counters_equal_direct_count(request_):
    """The start counts as generated, too, and again in every round."""
    steps, values = steps_and_counters(*request_)
    made = {id(step.node) for step in steps if step.node and step.node.parent}
    assert values[-1]["generated"] == len(made) + max(1, sum(step.word == "restart" for step in steps))
    assert values[-1]["expanded"] == sum(step.word in ("expand", "improve") for step in steps)
    assert [now["peak"] for now in values] == list(accumulate((now["held"] for now in values), max))
    assert min(count for now in values for count in now.values()) == 0
    is_goal = run_of(*request_).problem.is_goal
    assert not any(is_goal(step.node.state) for step in steps if step.word in ("expand", "improve", "close"))


@pytest.mark.parametrize("request_", SEARCHES[:3], ids=str)
def test_open_and_closed_counters_equal_lists(request_):
    """A node of A* is closed when it is expanded, one of breadth-first search when all its children are queued; the
    goal never is."""
    closing = "close" if request_[0] == "breadth-first" else "expand"
    waiting, closed, taken = set(), set(), set()
    for step, now in zip(*steps_and_counters(*request_)):
        if step.word in ("start", "add"):
            waiting.add(step.node)
        elif step.word in ("expand", "drop", "choose"):
            waiting.remove(step.node)
            taken = set() if step.word == "drop" else {step.node}
        if step.word == closing:
            closed.add(step.node)
            taken = set()
        held = len(waiting) + len(closed) + len(taken)
        assert (now["open"], now["closed"], now["held"]) == (len(waiting), len(closed), held)


def test_depth_first_searches_hold_their_path():
    """Without a table of known states; with one, each state once."""
    for request_ in SEARCHES[3:5]:
        for step, now in zip(*steps_and_counters(*request_)):
            assert step.word != "expand" or now["held"] == len(step.node.path())
            assert step.word != "restart" or now["held"] == 0
    states = set()
    for step, now in zip(*steps_and_counters("depth-first", "136502478", {"depth_limit": 12})):
        if step.word in ("expand", "improve", "choose"):
            assert now["path"] == len(step.node.path())
        if step.word == "expand":
            states.add(step.node.state)
            assert now["held"] == len(states)
