"""Applications of the closed form: the distance of two squares, a path, and the distances from one square to all
others."""

from __future__ import annotations

from array import array

from .board import KnightBoard
from .closed_form import exception, round_up


def distance(board: KnightBoard, one: int, other: int) -> int:
    """Return the result of `closed_form` without its steps."""
    y, x = sorted(board.apart(one, other))
    return exception(board, one, other) or fix_parity(max(round_up(x, 2), round_up(x + y, 3)), x + y)


def path_by_formula(board: KnightBoard, start: int, target: int) -> list[int]:
    """Return the path that takes the first distance-reducing move at each square: that of breadth-first search."""
    path = [start]
    for left in reversed(range(distance(board, start, target))):
        path.append(next(cell for cell in board.neighbours(path[-1]) if distance(board, cell, target) == left))
    return path


def distances_by_formula(board: KnightBoard, start: int) -> array[int]:
    """Return the moves from cell `start` to every cell, row by row; for boards on which the closed form holds.

    Along a row the formula has at most three pieces: near the start's column it is half the vertical distance, far from
    it half the horizontal distance, between them a third of their sum. Each piece is a slice of a sequence made once.
    """
    row, column = divmod(start, board.columns)
    reach = max(column, board.columns - 1 - column)
    side = Side(board.rows, reach)
    values = array("i")
    for each in range(board.rows):
        away = side.row(abs(each - row))
        values += away[column:0:-1] + away[: board.columns - column]
    correct_exceptions(board, start, values)
    return values


class Side:
    """Distances to the right of the start: `row(up)` returns those of 0 … reach columns, so many rows up."""

    def __init__(self, rows: int, reach: int) -> None:
        self.reach = reach
        self.thirds = array("i", (fix_parity(round_up(both, 3), both) for both in range(rows + reach + 1)))
        self.halves = [
            array("i", (fix_parity(round_up(across, 2), across + odd) for across in range(reach + 1))) for odd in (0, 1)
        ]

    def row(self, up: int) -> array[int]:
        steep, flat = min(up // 2, self.reach), min(2 * up, self.reach + 1)
        near = array("i", (fix_parity(round_up(up, 2), up), fix_parity(round_up(up, 2), up + 1)))
        return (
            (near * (steep // 2 + 1))[: steep + 1]
            + self.thirds[up + steep + 1 : up + flat]
            + self.halves[up % 2][max(flat, steep + 1) :]
        )


def fix_parity(moves: int, both: int) -> int:
    """Add one if the parities of the moves and of the squares' colours differ."""
    return moves + (moves + both) % 2


def correct_exceptions(board: KnightBoard, start: int, values: array[int]) -> None:
    """Correct the few squares near the start, or at a corner, for which the formula is wrong."""
    row, column = divmod(start, board.columns)
    for down in range(-2, 3):
        for right in range(-2, 3):
            y, x = row + down, column + right
            if (
                0 <= y < board.rows
                and 0 <= x < board.columns
                and (near := exception(board, start, y * board.columns + x))
            ):
                values[y * board.columns + x] = near
