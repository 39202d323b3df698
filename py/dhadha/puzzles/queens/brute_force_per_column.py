"""Brute force: every board with a queen in every column."""

from itertools import product

from ...core.steps_and_nodes import Node, Step, Steps
from . import narrator
from .board import count_attacking_pairs
from .problem import QueensProblem, Solutions


def brute_force(
    problem: QueensProblem, until: str = "all",
) -> Steps[Solutions | None]:
    """Test all n^n boards: 4^4 = 256 for four queens, 8^8 = 16,777,216 for
    eight. Return the solutions, or None."""
    yield narrator.brute_force_start(problem)  # about: for rows in
    solutions = problem.solutions = []
    for rows in product(*map(problem.allowed_rows, range(problem.n))):
        board = Node(problem.board(rows), h=count_attacking_pairs(rows))
        problem.spend(board)
        yield Step("add", board, "whole-board",
                   {"pairs": board.h})  # about: board =
        if board.h == 0:
            solutions.append(board.state)
            yield narrator.all_placed(solutions, board)
            if until == "first":
                return solutions
    yield narrator.all_tried(solutions)
    return solutions or None
