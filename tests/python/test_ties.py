"""Decisions among equals: any of them gives a run that the algorithm may make, with an answer as short."""

import json

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.runs.run import Run
from hypothesis import given
from hypothesis import strategies as st

MOVES = st.lists(st.sampled_from("UDLR"), max_size=4, unique=True)
PATHS = st.lists(st.sampled_from("UDLR"), max_size=4)
TIES = st.fixed_dictionaries({
    "orders": st.lists(st.tuples(PATHS, MOVES), max_size=12), "taken": st.lists(PATHS, max_size=12),
})
OPTIMAL = "a-star", "ida-star", "breadth-first", "iterative-deepening"
BOARD = "123406758"  # two moves from home


def steps(algorithm, ties=None, state=BOARD):
    return list(dhadha.run("n-puzzle", algorithm, state, **({"ties": json.dumps(ties)} if ties else {})))


@pytest.mark.parametrize("algorithm", OPTIMAL)
@given(ties=TIES)
def test_answers_stay_optimal(algorithm, ties):
    walked = [step for step in steps(algorithm, ties) if step.word == "walk"]
    assert len(walked) == len([step for step in steps(algorithm) if step.word == "walk"])


@given(ties=TIES)
def test_a_star_still_takes_the_smallest_f_and_h(ties):
    waiting = {}
    for step in steps("a-star", ties, "123046758"):
        if step.word == "add":
            waiting[step.node] = step.node.f, step.node.h
        elif step.word in ("expand", "choose") and waiting:
            assert waiting.pop(step.node) == min([(step.node.f, step.node.h), *waiting.values()])


def test_children_come_in_the_decided_order_each_time():
    """The second order is that of the second round, whose threshold is higher; children that are not named follow."""
    ties = {"orders": [[[], ["R"]], [[], ["D"]]], "taken": []}
    tried = [step.node.move for step in steps("ida-star", ties, "123746580")
             if step.word in ("expand", "reject") and step.node.depth == 1]
    assert tried[:4] == ["R", "D", "D", "R"]
    added = [step.node.move for step in steps("a-star", {"orders": [[[], ["L", "U"]]], "taken": []}, "123046758")
             if step.word == "add" and step.node.depth == 1]
    assert added == ["L", "U", "D"]


def test_equal_nodes_are_taken_in_the_decided_order():
    """Without a heuristic that tells them apart, the four children of the middle have the same f and h in pairs."""
    state = "123746580"
    usual = [step.node for step in steps("a-star", state=state) if step.word == "expand"]
    ranks = [(node.f, node.h) for node in usual]
    at = next(index for index in range(1, len(ranks) - 1) if ranks[index] == ranks[index + 1])
    path = [[each.move for each in node.path()[1:]] for node in usual]
    taken = [*path[:at], path[at + 1], path[at]]
    found = [step.node for step in steps("a-star", {"orders": [], "taken": taken}, state) if step.word == "expand"]
    assert [each.move for each in found[at].path()[1:]] == path[at + 1]


@pytest.mark.parametrize("text", ["x", "[]", "{}", '{"orders": 1, "taken": []}', '{"orders": [], "taken": [1]}',
                                  '{"orders": [[["U"]]], "taken": []}', '{"orders": [["U", []]], "taken": []}'])
def test_malformed_ties_are_refused(text):
    with pytest.raises(InvalidInput, match="The option ties is JSON such as"):
        Run.prepare("n-puzzle", "a-star", BOARD, {"ties": text})
