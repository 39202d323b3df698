"""All ways to place n queens: col[i] is the row of the queen in column i."""

from ....core.steps_and_nodes import Node, Steps
from ..problem import Placing, QueensProblem
from . import narrator


def too_many_solutions(
    problem: QueensProblem,
) -> Steps[list[tuple[int, ...]] | None]:
    """Put a queen into every column, from left to right, and keep what is
    promising."""
    root = Node((0,) * problem.n)
    yield narrator.program_starts(problem, root)
    yield from fill_columns(problem, root, 0)
    yield narrator.program_ended(problem, root)
    return problem.solutions


def fill_columns(problem: QueensProblem, node: Placing, i: int) -> Steps[None]:
    """The columns before i have their queens; try every row of column i."""
    if i == problem.n:
        problem.solutions.append(node.state)
        yield narrator.board_printed(problem, node)
        return
    for row in range(1, problem.n + 1):
        child = problem.place(node, i, row)
        col = child.state
        if promising(col, i):
            yield narrator.queen_passed(child, i)
            yield from fill_columns(problem, child, i + 1)
            yield narrator.queen_removed(problem, node, i, row)
        else:
            yield narrator.queen_refused(child, i)


def promising(col: tuple[int, ...], i: int) -> bool:
    """Whether the queen of column i is safe from those before her."""
    k = 0
    while k < i:
        if col[i] == col[k] or abs(col[i] - col[k] == i - k):
            return False
        k += 1
    return True
