"""The sentence arguments that a page computes equal those of the steps."""

import json

import dhadha
import pytest
from dhadha.trace.recorder import Recorder
from run_helpers import sentences_of_traces
from test_trace import SEARCHES

HARD = "12 1 10 2 7 11 4 14 5 0 9 15 8 13 6 3"
RUNS = [
    ("a-star", "867254301", {"budget": 1500}), *SEARCHES, ("weighted-a-star", HARD, {}),
    ("depth-first", "102453786", {}), ("depth-first", "123456780", {}),
    ("greedy-backtracking", "062148735", {"tolerance": 0}), ("greedy-backtracking", "867254301", {}),
]
TREE = "3(2(1(0*)))"  # its estimates h = f - g are negative at the end


@pytest.fixture(scope="module")
def recorded_runs(tmp_path_factory) -> list[tuple[str, list, list[dict]]]:
    """Return (algorithm, the run's steps, the page's sentence arguments), …; the last run is thinned."""
    runs = [dhadha.run("n-puzzle", algorithm, state, **options) for algorithm, state, options in RUNS]
    runs.append(dhadha.run("estimate-tree", None, TREE))
    traces = [Recorder(run).record_trace_file() for run in runs]
    traces.append(Recorder(dhadha.run("n-puzzle", "a-star", "867254301"), limit=4096).record_trace_file())
    *whole, thinned = sentences_of_traces(tmp_path_factory.mktemp("runs"), traces)
    names = [*(algorithm for algorithm, *_ in RUNS), "tree"]
    return [*zip(names, map(list, runs), whole), ("", [], thinned)]


def steps_and_sentences(recorded_runs, *algorithms):
    return [(steps, said) for algorithm, steps, said in recorded_runs if algorithm in algorithms]


def test_tile_move_and_estimate_arguments(recorded_runs):
    for steps, said in steps_and_sentences(
        recorded_runs, "a-star", "ida-star", "weighted-a-star", "greedy-backtracking"):
        for step, page in zip(steps, said):
            if step.node and step.node.parent and step.word != "back":
                node, parent, args = step.node, step.node.parent, page["args"]
                assert (args["piece"], args["move"]) == (node.state[parent.state.index(0)], node.move)
                if node.h is None:
                    assert step.word == "reject"
                    continue
                assert (args["was-h"], args["was-f"]) == (parent.h, parent.f)
                assert args["f-goes"] == ("falls" if node.f < parent.f else "rises" if node.f > parent.f else "stays")


def test_only_computed_estimates_are_told(recorded_runs):
    known = []
    for algorithm, steps, said in recorded_runs:
        for step, page in zip(steps, said):
            if step.node:
                g, h = step.node.g, step.node.h
                told = [page["args"].get(name) for name in "ghf"]
                assert told == [g, h, None if h is None else step.node.f]
                known.append((algorithm, step.word, h is not None))
    never, always = {"breadth-first", "depth-first", "iterative-deepening"}, {"add", "expand", "drop", "found"}
    assert not any(computed for algorithm, _, computed in known if algorithm in never)
    assert all(computed for algorithm, word, computed in known if algorithm not in never and word in always)
    assert {("a-star", "reject", False), ("ida-star", "reject", False), ("ida-star", "reject", True)} < {*known}


def test_backtracking_names_undone_move(recorded_runs):
    algorithms = "ida-star", "iterative-deepening", "depth-first", "greedy-backtracking"
    for steps, said in steps_and_sentences(recorded_runs, *algorithms):
        path = []
        for step, page in zip(steps, said):
            if step.word in ("expand", "choose", "improve"):
                path = step.node.path()
            elif step.word == "back":
                left = path.pop()
                assert (page["args"]["round"] == "over") == (not path)
                assert page["args"]["move"] == left.move
                assert path[-1:] == [step.node] * len(path[-1:])


def test_sentence_says_that_a_person_chose_among_equals(recorded_runs, tmp_path):
    """A* alone takes the one of its equals that came first."""
    (algorithm, state, options), (_, steps, said) = RUNS[0], recorded_runs[0]
    assert {page["args"]["earlier"] for page in said if page["reason"] == "smallest-f"} == {0}
    at = next(at for at, page in enumerate(said) if page["reason"] == "smallest-f" and page["args"]["equals"])
    before = [step.node for step in steps[:at] if step.word == "expand"]
    *_, last = [step.node for step in steps[:at] if step.word == "add" and step.node not in before and
                (step.node.f, step.node.h) == (steps[at].node.f, steps[at].node.h)]
    ties = {"orders": [], "taken": [[node.move for node in last.path()[1:]]]}
    run = dhadha.run("n-puzzle", algorithm, state, **options, ties=json.dumps(ties))
    [said] = sentences_of_traces(tmp_path, [Recorder(run).record_trace_file()])
    assert said[at]["args"]["earlier"] > 0 and "this one was chosen" in said[at]["said"][0]


def test_thinned_run_claims_nothing_dropped(recorded_runs):
    *_, (_, _, said) = recorded_runs
    assert 1000 < len(said) < 6000 and not any(page["faults"] for page in said)
    repeated = [page["args"] for page in said if page["reason"] in ("no-better", "better-known")]
    assert repeated and all(args.get("known", "none") == "none" for args in repeated)
    assert {page["args"]["ties"] for page in said if page["reason"] == "smallest-f"} == {0}
    assert {page["args"]["undoes"] for page in said if page["reason"] == "no-better"} == {0, 1}


def test_last_step_of_a_replay_says_why_it_is_the_answer(recorded_runs):
    for _, steps, said in recorded_runs[:-1]:
        if steps[-1].word == "walk":
            [found] = [step.reason for step in steps if step.word == "found"]
            assert said[-1]["reason"] == f"{steps[-1].reason} {found}" and said[-2]["reason"] == steps[-2].reason
