"""The Siamese method for odd n: always one up and one right, with
wrap-around, and down if that cell is taken."""

from ...core.step import Steps
from . import narrator
from .lines import MagicBoard
from .problem import MagicProblem


def siamese(problem: MagicProblem) -> Steps[list[list[int]]]:
    """Write 1 … n² in order, starting in the middle of the top row.

    Return the rows. (Brought from Siam in 1688: de la Loubère, Du Royaume de
    Siam, 1691.)
    """
    n, board = problem.n, problem.empty_board()
    row, column = 0, n // 2
    yield narrator.siamese_starts(problem)
    for number in range(1, n * n + 1):
        board[row, column] = number
        yield narrator.siamese_number(board, number)
        row, column = next_cell(board, n, row, column)
    yield narrator.square_constructed(board, "siamese-found")
    return board.rows()


def next_cell(
    board: MagicBoard, n: int, row: int, column: int
) -> tuple[int, int]:
    """Return the next cell within the top left n rows and columns."""
    up, right = (row - 1) % n, (column + 1) % n
    if board[up, right]:
        return row + 1, column
    return up, right
