"""Cartesian search: every row for every column, with a flag for each row and diagonal that is taken."""

from ...step import Node, Step
from .board import at_peace, attacked, square


def cartesian(problem, until="all"):
    """Try all n rows in every column; flags tell at once whether a row or diagonal is taken.

    Returns the solutions, or None. An attempt is one test of a square.
    (Wirth 1971, Program Development by Stepwise Refinement, Communications of the ACM 14.)
    """
    root = Node((0,) * problem.n)
    yield Step("start", root, "cartesian-start", {"n": problem.n})
    solutions = problem.solutions = []
    yield from try_column(problem, root, 0, set(), until == "first", solutions)
    if until == "all" or not solutions:
        yield Step("exhausted", root, "all-tried", {"count": len(solutions)})
    return solutions or None


def try_column(problem, node, column, flags, only_one, solutions):
    """Try every row of `column`, then the columns after it; return True to stop."""
    if column == problem.n:
        solutions.append(node.state)
        yield Step("found", node, "all-placed", {"count": len(solutions)}, marks=at_peace(problem.n))
        return only_one
    for row in range(1, problem.n + 1):
        child = problem.place(node, column, row)
        lines = {("row", row), ("falling", row - column), ("rising", row + column)}
        if flags & lines:
            attacker = attacked(node.state, column, row)[0]
            yield Step("reject", child, "flag-raised", **square(child.state, column, attacker))
            continue
        yield Step("place", child, "flags-down", **square(child.state, column))
        if (yield from try_column(problem, child, column + 1, flags | lines, only_one, solutions)):
            return True
        yield Step("remove", node, "lower-flags", **square(child.state, column))
    return False
