"""Backtracking without recursion: one array, and a finger that moves right and left over it."""

from ...step import Step
from .board import at_peace, attacked, square


def backtracking_iterative(problem, until="first"):
    """Move the queen of a column down to its next safe row; go right if there is one, else left.

    The array is all that is remembered. until: "first" or "all" solutions.
    Returns the solutions, or None. (Wirth 1976, Algorithms + Data Structures = Programs, section 3.4.)
    """
    b = list(problem.start)
    solutions = problem.solutions = []
    finger = 0
    yield Step("start", reason="iterative-start", args={"n": problem.n})
    while finger >= 0:
        column = problem.free[finger]
        if not (yield from move_down(problem, b, column)):
            yield Step("remove", reason="off-the-board", args={"column": column + 1}, cells=((column, 0),))
            b[column] = 0
            finger -= 1
        elif finger + 1 < len(problem.free):
            finger += 1
        else:
            solutions.append(tuple(b))
            yield Step("found", reason="all-placed", args={"count": len(solutions)}, marks=at_peace(problem.n))
            if until == "first":
                return solutions
    yield Step("exhausted", reason="all-tried", args={"count": len(solutions)})
    return solutions or None


def move_down(problem, b, column):
    """Move the queen of `column` to its next safe row; return False when it falls off the board."""
    while b[column] < problem.n:
        problem.spend()
        b[column] += 1
        cells = ((column, b[column]),)
        attackers = attacked(b, column, b[column])
        if not attackers:
            yield Step("place", reason="safe", cells=cells, **square(b, column))
            return True
        yield Step("reject", reason="attacked", cells=cells, **square(b, column, attackers[0]))
    return False
