"""Applications of the closed form: the distance of two squares, a path, and the distances from one square."""

from __future__ import annotations

from array import array
from functools import partial
from itertools import cycle, product

from .board import KnightBoard
from .closed_form import near_exception, round_up
from .problem import KnightProblem, shortest_path


def distance_by_formula(board: KnightBoard, one: int, other: int) -> int:
    """Return the result of `closed_form` without its steps."""
    y, x = sorted(board.offset_between(one, other))
    return near_exception(board, one, other) or fix_parity(max(round_up(x, 2), round_up(x + y, 3)), x + y)


def path_by_formula(problem: KnightProblem) -> list[int]:
    moves_to = partial(distance_by_formula, problem.board, problem.start.square)
    return shortest_path(problem.board, problem.target, moves_to(problem.target), moves_to)


def distances_by_formula(board: KnightBoard, start: int) -> array[int]:
    """Return the moves from cell `start` to every cell, row by row; for boards on which the closed form holds.

    In each row the formula is the maximum of three sequences made once: half the vertical distance, half the horizontal
    one, and a third of their sum. The few squares near the start are computed one by one: some are exceptions.
    """
    rows, columns = board.rows, board.columns
    row, column = divmod(start, columns)
    halves = [[fix_parity(round_up(far, 2), far + odd) for far in range(max(rows, columns))] for odd in (0, 1)]
    thirds = [fix_parity(round_up(both, 3), both) for both in range(rows + columns)]
    values = array("i")
    for up in map(abs, range(-row, rows - row)):
        away = [*map(max, cycle((halves[0][up], halves[1][up])), halves[up % 2][:columns], thirds[up:])]
        values.extend(away[column:0:-1] + away[: columns - column])
    for y, x in product(range(row - 2, row + 3), range(column - 2, column + 3)):
        if 0 <= y < rows and 0 <= x < columns:
            values[y * columns + x] = distance_by_formula(board, start, y * columns + x)
    return values


def fix_parity(moves: int, both: int) -> int:
    """Add one if the parities of the moves and of the squares' colours differ."""
    return moves + (moves + both) % 2
