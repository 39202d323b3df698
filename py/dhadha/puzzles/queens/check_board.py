"""Check whether a board is a solution; if not, find the attacks."""

from ...core.steps_and_nodes import Steps
from . import narrator
from .board import crowded_lines, queens_on_forbidden_squares
from .problem import QueensProblem


def check_board(problem: QueensProblem) -> Steps[list[int] | None]:
    """Find queens on forbidden squares, and every line that holds more than
    one queen.

    Return the rows of a board without conflicts, else None.
    """
    yield narrator.check_start(problem)  # about: crowded = … wrong =
    crowded = crowded_lines(problem.start)
    wrong = queens_on_forbidden_squares(problem.start)
    if wrong:
        yield narrator.check_forbidden(problem, wrong, bool(crowded))
    if crowded:
        yield from narrator.crowded_lines(problem, crowded)
    if crowded or wrong:
        return None
    yield narrator.no_attacks_found(problem)  # about: return list
    return list(problem.start)
