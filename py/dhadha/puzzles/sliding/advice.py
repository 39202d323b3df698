"""A hint for a board in a hand: the first move of a way to the goal."""

from ...errors import BudgetSpent
from ...search import a_star
from ...step import answer_of

BUDGET = 20_000  # nodes; about half a second in a browser
HURRY = 3  # on large boards the estimate counts so many times: the way found is short, not shortest
SMALL = 9  # cells


def first_move(problem):
    """(name of the move or "", moves of the way, whether no way is shorter); a length of 0 where the search gave up.

    Weighted A* on boards of more than 3 by 3 (Pohl 1970, Artificial Intelligence 1).
    """
    exact = len(problem.start) <= SMALL
    if not exact:
        estimate = problem.h
        problem.h = lambda state: HURRY * estimate(state)
    problem.budget = BUDGET
    try:
        goal = answer_of(a_star(problem))
    except BudgetSpent:
        return "", 0, False
    way = goal.path()
    return (way[1].move if len(way) > 1 else ""), len(way) - 1, exact
