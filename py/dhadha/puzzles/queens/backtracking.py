"""Backtracking: a queen in every column, one column after the other, and
back from dead ends."""

from ...core.steps_and_nodes import Node, Steps
from . import narrator
from .board import attackers_of
from .problem import Placing, QueensProblem, Solutions


def backtracking(
    problem: QueensProblem, until: str = "first",
) -> Steps[Solutions | None]:
    """Fill the columns from left to right, rows from the top, and backtrack
    from dead ends.

    until: "first" stops at the first solution, "all" at the last. Return the
    solutions, or None. (Dijkstra 1972, Notes on Structured Programming,
    section 17.)
    """
    root = Node(problem.start)
    yield narrator.search_starts(problem, "backtracking-start", root)
    solutions = problem.solutions = []
    yield from fill_columns(problem, root, until == "first", solutions)
    if until == "all" or not solutions:
        yield narrator.all_tried(solutions, root)
    return solutions or None


def fill_columns(
    problem: QueensProblem, node: Placing, only_one: bool,
    solutions: Solutions,
) -> Steps[bool]:
    """Fill the first empty column, then the others; return True to stop."""
    if 0 not in node.state:
        solutions.append(node.state)
        yield narrator.all_placed(solutions, node)
        return only_one
    column = node.state.index(0)
    for row in problem.allowed_rows(column):
        child = problem.place(node, column, row)
        attackers = attackers_of(node.state, column, row)
        if attackers:
            yield narrator.attacked(
                child.state, column, attackers[0], child
            )  # about: attackers = … if attackers
            continue
        yield narrator.queen_placed(
            child.state, column, child
        )  # about: fill_columns(problem, child
        if (yield from fill_columns(problem, child, only_one, solutions)):
            return True
        yield narrator.queen_removed(
            problem, node, column, row
        )  # about: for row in
    return False
