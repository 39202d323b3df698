"""Counters equal a direct count of the nodes."""

from itertools import accumulate

import dhadha
import pytest
from dhadha.trace.counters import Counters

RUNS = [
    ("a-star", "236158470", {}),
    ("a-star", "867254301", {"heuristic": "misplaced", "budget": 3000}),
    ("breadth-first", "136502478", {}),
    ("ida-star", "236158470", {}),
    ("iterative-deepening", "136502478", {}),
    ("depth-first", "123046758", {"depth_limit": 9}),
    ("greedy-backtracking", "236158470", {}),
]


def counted(algorithm, state, options) -> tuple[list, list[dict]]:
    """Return the steps of a run and the counters after each."""
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    counters, steps, values = Counters(run.algorithm.counters), [], []
    for step in run:
        counters.feed([step.word])
        steps.append(step)
        values.append(dict(counters.values))
    return steps, values


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_generated_counter(algorithm, state, options):
    """The start counts, too, and again in every round."""
    steps, values = counted(algorithm, state, options)
    made = {id(step.node) for step in steps if step.node and step.node.parent}
    assert values[-1]["generated"] == len(made) + max(1, sum(step.word == "restart" for step in steps))


@pytest.mark.parametrize(
    "algorithm, state, options",
    [*RUNS, *((algorithm, "123456780", {}) for algorithm, _, _ in RUNS), ("depth-first", "3120", {})],
)
def test_counters_are_never_negative(algorithm, state, options):
    steps, values = counted(algorithm, state, options)
    assert min(count for now in values for count in now.values()) == 0
    if len(steps) == len([step for step in steps if step.node and not step.node.parent]):
        assert (values[-1]["expanded"], values[-1]["generated"]) == (0, 1)


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_the_goal_is_not_expanded(algorithm, state, options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    assert not any(run.problem.is_goal(step.node.state) for step in run if step.word in ("expand", "improve", "close"))


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_expanded_counter(algorithm, state, options):
    steps, values = counted(algorithm, state, options)
    assert values[-1]["expanded"] == sum(step.word in ("expand", "improve") for step in steps)


@pytest.mark.parametrize("algorithm, state, options", RUNS[:3])
def test_open_and_closed_counters_equal_lists(algorithm, state, options):
    """A node of A* is closed when it is expanded, one of breadth-first search when all its children are queued; the
    goal never is."""
    steps, values = counted(algorithm, state, options)
    closing = "close" if algorithm == "breadth-first" else "expand"
    waiting, closed, taken = set(), set(), set()
    for step, now in zip(steps, values):
        if step.word in ("start", "add"):
            waiting.add(step.node)
        elif step.word in ("expand", "drop", "choose"):
            waiting.remove(step.node)
            taken = set() if step.word == "drop" else {step.node}
        if step.word == closing:
            closed.add(step.node)
            taken = set()
        assert (now["open"], now["closed"], now["held"]) == (
            len(waiting),
            len(closed),
            len(waiting) + len(closed) + len(taken),
        )


@pytest.mark.parametrize("algorithm, state, options", RUNS[3:5])
def test_path_search_stores_only_its_path(algorithm, state, options):
    for step, now in zip(*counted(algorithm, state, options)):
        if step.word == "expand":
            assert now["held"] == len(step.node.path())
        if step.word == "restart":
            assert now["held"] == 0


def test_depth_first_path_counter():
    for step, now in zip(*counted("depth-first", "123046758", {"depth_limit": 9})):
        if step.word in ("expand", "improve", "choose"):
            assert now["path"] == len(step.node.path())


def test_depth_first_stores_each_state_once():
    states = set()
    for step, now in zip(*counted("depth-first", "136502478", {"depth_limit": 14})):
        if step.word == "expand":
            states.add(step.node.state)
            assert now["held"] == len(states)


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_peak_counter(algorithm, state, options):
    _, values = counted(algorithm, state, options)
    assert [now["peak"] for now in values] == list(accumulate((now["held"] for now in values), max))
