"""Tests of the puzzle."""

from itertools import permutations

import pytest
from dhadha.puzzle import InvalidInput, a_star, answer_of, breadth_first
from dhadha.testing import check_puzzle
from template_name import PUZZLE
from template_name.largest_first import largest_first
from template_name.problem import StackProblem

STACKS = list(permutations(range(1, 6)))


def test_check_finds_no_fault():
    check_puzzle(PUZZLE)


def test_all_algorithms_sort_and_two_are_optimal():
    for stack in STACKS:
        problem = StackProblem(stack)
        greedy, best, other = (answer_of(solve(problem)) for solve in (largest_first, a_star, breadth_first))
        assert greedy.state == best.state == other.state == (1, 2, 3, 4, 5)
        assert best.depth == other.depth <= greedy.depth <= 2 * 5 - 3


def test_each_flip_is_a_step():
    steps = largest_first(StackProblem((3, 1, 2)))
    assert [step.word for step in steps] == ["start", "move", "move", "found"]


@pytest.mark.parametrize("state", ["", "1", "1 1", "1 3", "0 1 2", "a b", "9 8 7 6 5 4 3 2 1"])
def test_invalid_stacks_are_refused(state):
    with pytest.raises(InvalidInput, match="is not a stack"):
        PUZZLE.moves(state, {})
