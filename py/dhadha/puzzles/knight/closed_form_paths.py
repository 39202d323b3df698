"""Applications of the closed form: the distance of two squares, and a path."""

from __future__ import annotations

from functools import partial

from .board import KnightBoard
from .closed_form import near_exception, round_up
from .problem import KnightProblem, shortest_path


def distance_by_formula(board: KnightBoard, one: int, other: int) -> int:
    """Return the result of `closed_form` without its steps."""
    y, x = sorted(board.offset_between(one, other))
    moves = max(round_up(x, 2), round_up(x + y, 3))
    return near_exception(board, one, other) or moves + (moves + x + y) % 2


def path_by_formula(problem: KnightProblem) -> list[int]:
    moves_to = partial(distance_by_formula, problem.board, problem.start.square)
    return shortest_path(problem.board, problem.target, moves_to(problem.target), moves_to)
