"""Backtracking: a queen in every column, one column after the other, and back where no square is safe."""

from ...step import Node, Step
from .board import at_peace, attacked, square


def backtracking(problem, until="first"):
    """Fill the columns from left to right, rows from the top, and take back what leads nowhere.

    until: "first" stops at the first solution, "all" goes on to the last.
    Returns the solutions, or None. (Dijkstra 1972, Notes on Structured Programming, section 17.)
    """
    root = Node(problem.start)
    yield Step("start", root, "backtracking-start", {"n": problem.n})
    solutions = problem.solutions = []
    yield from fill(problem, root, until == "first", solutions)
    if until == "all" or not solutions:
        yield Step("exhausted", root, "all-tried", {"count": len(solutions)})
    return solutions or None


def fill(problem, node, only_one, solutions):
    """Place a queen in the first empty column, then fill the others; return True to stop."""
    if 0 not in node.state:
        solutions.append(node.state)
        yield Step("found", node, "all-placed", {"count": len(solutions)}, marks=at_peace(problem.n))
        return only_one
    column = node.state.index(0)
    for row in range(1, problem.n + 1):
        child = problem.place(node, column, row)
        attackers = attacked(node.state, column, row)
        if attackers:
            yield Step("reject", child, "attacked", **square(child.state, column, attackers[0]))
            continue
        yield Step("place", child, "safe", **square(child.state, column))
        if (yield from fill(problem, child, only_one, solutions)):
            return True
        yield Step("remove", node, "take-back", **square(child.state, column))
    return False
