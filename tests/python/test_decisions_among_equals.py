"""Decisions among equals: any of them gives an answer as short; for runs see
browser/test_performing_the_algorithm.py."""

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


def steps_with_ties(algorithm, ties=None):
    return list(dhadha.run("n-puzzle", algorithm, BOARD, **({"ties": json.dumps(ties)} if ties else {})))


@pytest.mark.parametrize("algorithm", OPTIMAL)
@given(ties=TIES)
def test_answers_stay_optimal(algorithm, ties):
    walked = [step for step in steps_with_ties(algorithm, ties) if step.word == "walk"]
    assert len(walked) == len([step for step in steps_with_ties(algorithm) if step.word == "walk"])


@pytest.mark.parametrize("text", ["x", "[]", "{}", '{"orders": 1, "taken": []}', '{"orders": [], "taken": [1]}',
                                  '{"orders": [[["U"]]], "taken": []}', '{"orders": [["U", []]], "taken": []}'])
def test_malformed_ties_are_refused(text):
    with pytest.raises(InvalidInput, match="The option ties is JSON such as"):
        Run.prepare("n-puzzle", "a-star", BOARD, {"ties": text})
