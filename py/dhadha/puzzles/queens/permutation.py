"""Permutation search: every row is used exactly once, so only the diagonals need a test."""

from ...step import Node, Step
from .board import at_peace, square


def permutation(problem, until="all"):
    """Start with the queens on the diagonal; give column i one of the rows that are left by a swap.

    Returns the solutions, or None. An attempt is one test of a square.
    (Rohl 1983, Software: Practice and Experience 13; Sedgewick 1977, Permutation Generation Methods.)
    """
    n = problem.n
    root = Node(tuple(range(1, n + 1)))
    yield Step("start", root, "permutation-start", {"n": n}, marks=waiting(0, n))
    solutions = problem.solutions = []
    yield from arrange(problem, root, 0, until == "first", solutions)
    if until == "all" or not solutions:
        yield Step("exhausted", root, "all-tried", {"count": len(solutions)}, marks=waiting(0, n))
    return solutions or None


def arrange(problem, node, i, only_one, solutions):
    """Settle the queens of columns i, i + 1, …; return True to stop."""
    n = problem.n
    if i == n:
        solutions.append(node.state)
        yield Step("found", node, "all-placed", {"count": len(solutions)}, marks=at_peace(n))
        return only_one
    for j in range(i, n):
        child = swapped(problem, node, i, j)
        clash = on_a_diagonal(child.state, i)
        told = square(child.state, i, clash, others=waiting(i + 1, n))
        if clash is not None:
            yield Step("reject", child, "diagonal-taken", **told)
            continue
        yield Step("swap", child, "diagonals-free", **told)
        if (yield from arrange(problem, child, i + 1, only_one, solutions)):
            return True
        yield Step("back", node, "swap-back", **square(child.state, i, others=waiting(i, n)))
    return False


def swapped(problem, node, i, j):
    problem.spend(node)
    rows = list(node.state)
    rows[i], rows[j] = rows[j], rows[i]
    return Node(tuple(rows), node, str(rows[i]), i + 1)


def on_a_diagonal(rows, i):
    """The first earlier column whose queen shares a diagonal with column i's, or None."""
    return next((k for k in range(i) if abs(rows[i] - rows[k]) == i - k), None)


def waiting(i, n):
    """The queens from column i on are not settled yet."""
    return tuple((column, "visited") for column in range(i, n))
