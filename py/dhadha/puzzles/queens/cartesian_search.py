"""Cartesian search: every row for every column, with a flag for each
occupied row and diagonal."""

from ...core.steps_and_nodes import Node, Steps
from . import narrator
from .problem import Placing, QueensProblem, Solutions


def cartesian_search(
    problem: QueensProblem, until: str = "all",
) -> Steps[Solutions | None]:
    """Try every row in every column; flags record the occupied rows and
    diagonals.

    Return the solutions, or None. An attempt is one test of a square. (Wirth
    1971, Program Development by Stepwise Refinement, Communications of the ACM
    14.)
    """
    root = Node(problem.board((0,) * problem.n))
    yield narrator.search_starts(problem, "cartesian-start", root)
    solutions = problem.solutions = []
    yield from fill_columns(
        problem, root, 0, set(), until == "first", solutions
    )
    if until == "all" or not solutions:
        yield narrator.all_tried(solutions, root)
    return solutions or None


def fill_columns(
    problem: QueensProblem, node: Placing, column: int,
    flags: set[tuple[str, int]], only_one: bool, solutions: Solutions,
) -> Steps[bool]:
    """Fill `column`, then the columns after it; return True to stop."""
    if column == problem.n:
        solutions.append(node.state)
        yield narrator.all_placed(solutions, node)
        return only_one
    for row in problem.allowed_rows(column):
        child = problem.place(node, column, row)
        lines = {("row", row), ("down", row - column), ("up", row + column)}
        if flags & lines:
            yield narrator.flag_raised(
                child, column
            )  # about: lines = … if flags & lines
            continue
        yield narrator.queen_placed(
            child.state, column, child, "flags-down"
        )  # about: stop =
        stop = yield from fill_columns(
            problem, child, column + 1, flags | lines, only_one, solutions,
        )
        if stop:
            return True
        yield narrator.queen_removed(
            problem, node, column, row, "lower-flags"
        )  # about: for row in
    return False
