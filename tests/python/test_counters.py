"""Counters count what their names say, against a count of the nodes themselves."""

from itertools import accumulate

import dhadha
import pytest
from dhadha.counters import Counters

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
    """The steps of a run and the counters after each of them."""
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    counters, steps, values = Counters(run.algorithm.counters), [], []
    for step in run:
        counters.feed([step.word])
        steps.append(step)
        values.append(dict(counters.values))
    return steps, values


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_generated_are_the_nodes_that_were_made(algorithm, state, options):
    steps, values = counted(algorithm, state, options)
    made = {id(step.node) for step in steps if step.node and step.node.parent}
    assert values[-1]["generated"] == len(made)


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_expanded_are_the_nodes_that_were_expanded(algorithm, state, options):
    steps, values = counted(algorithm, state, options)
    assert values[-1]["expanded"] == sum(step.word in ("expand", "improve") for step in steps)


@pytest.mark.parametrize("algorithm, state, options", RUNS[:3])
def test_open_and_closed_are_the_lists(algorithm, state, options):
    steps, values = counted(algorithm, state, options)
    waiting, closed = set(), set()
    for step, now in zip(steps, values):
        if step.word in ("start", "add"):
            waiting.add(step.node)
        elif step.word in ("expand", "drop"):
            waiting.remove(step.node)
        if step.word == "expand":
            closed.add(step.node)
        assert (now["open"], now["closed"], now["held"]) == (len(waiting), len(closed), len(waiting) + len(closed))


@pytest.mark.parametrize("algorithm, state, options", RUNS[3:5])
def test_a_search_of_one_path_holds_that_path(algorithm, state, options):
    for step, now in zip(*counted(algorithm, state, options)):
        if step.word == "expand":
            assert now["held"] == len(step.node.path())
        if step.word == "restart":
            assert now["held"] == 0


def test_depth_first_says_how_deep_it_is():
    for step, now in zip(*counted("depth-first", "123046758", {"depth_limit": 9})):
        if step.word in ("expand", "back"):
            assert now["depth"] == step.node.depth


def test_depth_first_holds_every_state_it_met_once():
    states = set()
    for step, now in zip(*counted("depth-first", "136502478", {"depth_limit": 14})):
        if step.word == "expand":
            states.add(step.node.state)
            assert now["held"] == len(states)


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_the_peak_is_the_most_ever_held(algorithm, state, options):
    _, values = counted(algorithm, state, options)
    assert [now["peak"] for now in values] == list(accumulate((now["held"] for now in values), max))
