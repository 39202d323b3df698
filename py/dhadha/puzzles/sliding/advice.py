"""A hint for a board in a hand: the first move of a way to the goal."""

from itertools import pairwise

from ...errors import BudgetSpent
from ...search import a_star, weighted_a_star
from ...step import answer_of
from .problem import SlidingProblem

BUDGET = 8000  # nodes; at most a second in a browser
HURRY = 3  # on large boards the estimate counts so many times: the way found is short, not shortest
SMALL = 9  # cells
KEPT = 10_000  # boards

# {(board, goal): (the move that begins its way, moves of the way, whether none is shorter)}
ways: dict[tuple[bytes, bytes], tuple[str, int, bool]] = {}


def first_move(problem: SlidingProblem) -> tuple[str, int, bool]:
    """(name of the move or "", moves of the way, whether no way is shorter); a length of 0 where the search gave up.

    A way that was found is kept: a new search from its second board might lead straight back.
    Weighted A* on boards of more than 3 by 3 (Pohl 1970, Artificial Intelligence 1).
    """
    if (problem.start, problem.goal) not in ways:
        find_way(problem)
    return ways.get((problem.start, problem.goal), ("", 0, False))


def find_way(problem: SlidingProblem) -> None:
    """Keep the way from the start, if there is one within the budget."""
    exact = len(problem.start) <= SMALL
    problem.guide_by("linear-conflict")
    problem.budget = BUDGET
    try:
        found = answer_of(a_star(problem) if exact else weighted_a_star(problem, HURRY))
    except BudgetSpent:
        return
    way = found.path() if found else []
    if len(ways) > KEPT:
        ways.clear()
    for left, (node, after) in enumerate(pairwise(reversed(way)), 1):
        ways[after.state, problem.goal] = node.move, left, exact
