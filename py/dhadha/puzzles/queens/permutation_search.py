"""Permutation search: every row is used exactly once, so only the diagonals
need a test."""

from collections.abc import Sequence

from ...core.steps_and_nodes import Node, Steps
from . import narrator
from .problem import Placing, QueensProblem, Solutions


def permutation_search(
    problem: QueensProblem, until: str = "all",
) -> Steps[Solutions | None]:
    """Start with the queens on the diagonal; assign column i one of the
    remaining rows by a swap.

    Return the solutions, or None. An attempt is one test of a square. (Rohl
    1983, Software: Practice and Experience 13; Sedgewick 1977, Permutation
    Generation Methods.)
    """
    root = Node(problem.board(range(1, problem.n + 1)))
    yield narrator.permutation_start(problem, root)
    solutions = problem.solutions = []
    yield from fill_from(problem, root, 0, until == "first", solutions)
    if until == "all" or not solutions:
        yield narrator.all_permutations_tried(problem, solutions, root)
    return solutions or None


def fill_from(
    problem: QueensProblem, node: Placing, i: int, only_one: bool,
    solutions: Solutions,
) -> Steps[bool]:
    """Assign rows to the columns i, i + 1, …; return True to stop."""
    if i == problem.n:
        solutions.append(node.state)
        yield narrator.all_placed(solutions, node)
        return only_one
    for j in range(i, problem.n):
        child = swap_rows(problem, node, i, j)
        if not problem.allows(i, child.state[i]):
            yield narrator.square_forbidden(child, i)
            continue
        clash = diagonal_attacker(child.state, i)
        if clash is not None:
            yield narrator.diagonal_taken(
                child, i, clash
            )  # about: clash = … if clash
            continue
        yield narrator.diagonals_free(child, i)  # about: fill_from(problem, ch
        if (yield from fill_from(problem, child, i + 1, only_one, solutions)):
            return True
        yield narrator.swap_back(node, child, i, j)  # about: for j in
    return False


def swap_rows(
    problem: QueensProblem, node: Placing, i: int, j: int
) -> Placing:
    """Return the child with the rows of columns i and j exchanged."""
    problem.spend(node)
    rows = list(node.state)
    rows[i], rows[j] = rows[j], rows[i]
    return Node(problem.board(rows), node, str(rows[i]), i + 1)


def diagonal_attacker(rows: Sequence[int], i: int) -> int | None:
    """Return the first earlier column on a diagonal of column i, or None."""
    for k in range(i):
        if abs(rows[i] - rows[k]) == i - k:
            return k
    return None
