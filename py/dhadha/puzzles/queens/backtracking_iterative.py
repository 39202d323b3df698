"""Backtracking without recursion: one array, and a column index that moves
right and left over it."""

from ...core.steps_and_nodes import Steps
from . import narrator
from .board import attackers_of
from .problem import QueensProblem, Solutions


def backtracking_iterative(
    problem: QueensProblem, until: str = "first",
) -> Steps[Solutions | None]:
    """Move the queen of a column down to its next safe row; go right if there
    is one, else left.

    The array is the only state. until: "first" or "all" solutions. Return the
    solutions, or None. (Wirth 1976, Algorithms + Data Structures = Programs,
    section 3.4.)
    """
    b = list(problem.start)
    solutions = problem.solutions = []
    pointer = 0
    yield narrator.search_starts(
        problem, "iterative-start"
    )  # about: b = … pointer = 0
    while pointer >= 0:
        column = problem.free[pointer]
        if not (yield from move_down_to_safe_row(problem, b, column)):
            b[column] = 0
            pointer -= 1
            yield narrator.off_the_board(
                problem, column, pointer
            )  # about: b[column] = 0 … pointer -= 1
        elif pointer + 1 < len(problem.free):
            pointer += 1
        else:
            solutions.append(problem.board(b))
            yield narrator.all_placed(solutions)
            if until == "first":
                return solutions
    yield narrator.all_tried(solutions)
    return solutions or None


def move_down_to_safe_row(
    problem: QueensProblem, b: list[int], column: int,
) -> Steps[bool]:
    """Move the queen to its next safe row; return False if there is none."""
    for row in problem.allowed_rows(column, after=b[column]):
        problem.spend()
        b[column] = row
        attackers = attackers_of(b, column, row)
        if not attackers:
            yield narrator.queen_placed(b, column)  # about: return True
            return True
        yield narrator.attacked(
            b, column, attackers[0]
        )  # about: attackers = … if not attackers
    return False
