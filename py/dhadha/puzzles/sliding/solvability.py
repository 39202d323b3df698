"""Solvability by parity: count the inversions, look at the blank's row.

An inversion is a pair of tiles in another order than in the goal. A move along
a row keeps the order of the tiles; on n columns, a move along one of them
carries a tile past n - 1 others, so it changes the number of inversions by an
even amount if n is odd and by an odd amount if n is even, while the blank
changes its row. The invariant decides. (Johnson & Story 1879, American J.
Math. 2.)
"""

from ...core.steps_and_nodes import Step, Steps
from . import solvability_narrator as narrator
from .board import blank_row_from_bottom
from .problem import SlidingProblem


def solvability(problem: SlidingProblem) -> Steps[bool | None]:
    """Count the inversions and apply the rule; return True, or None if
    unsolvable."""
    shape, state = problem.shape, problem.start
    n = shape.columns
    yield Step("start",
               reason="solvability-start")  # about: for cell, tile
    inversions = 0
    for cell, tile in enumerate(state):
        for later in problem.tiles_before_in_goal(tile, state[cell + 1 :]):
            inversions += 1
            yield narrator.inversion(
                problem, tile, later, inversions
            )  # about: for later in … inversions += 1
    yield narrator.inversions_counted(problem)
    yield narrator.along_a_row(problem)  # about: here, goal =
    yield narrator.along_columns(problem)  # about: if n % 2 == 0
    here, goal = inversions, 0
    if n % 2 == 0:
        here += blank_row_from_bottom(shape, state)
        goal += blank_row_from_bottom(shape, problem.goal)
        yield narrator.blank_row(problem)  # about: here += … goal +=
    if here % 2 == goal % 2:
        yield narrator.parities(here, goal, problem)  # about: return True
        return True
    yield narrator.swap_of_two(problem)
    yield narrator.parities(here, goal, problem)  # about: return None
    return None
