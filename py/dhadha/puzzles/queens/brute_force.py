"""Brute force: every board with a queen in every column, one after the other."""

from itertools import product

from ...step import Node, Step
from .board import attacking_pairs
from .narrator import at_peace


def brute_force(problem, until="all"):
    """Look at all n^n boards: 4^4 = 256 for four queens, 8^8 = 16,777,216 for eight. Returns the solutions, or None."""
    yield Step("start", None, "brute-force-start", {"n": problem.n, "boards": problem.n**problem.n})
    solutions = problem.solutions = []
    for rows in product(range(1, problem.n + 1), repeat=problem.n):
        board = Node(rows, h=attacking_pairs(rows))
        problem.spend(board)
        yield Step("add", board, "whole-board", {"pairs": board.h, "boards": problem.n**problem.n})
        if board.h == 0:
            solutions.append(rows)
            yield Step("found", board, "all-placed", {"count": len(solutions)}, marks=at_peace(problem.n))
            if until == "first":
                return solutions
    yield Step("exhausted", None, "all-tried", {"count": len(solutions)})
    return solutions or None
