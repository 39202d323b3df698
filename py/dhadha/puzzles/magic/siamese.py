"""The Siamese method for odd n: always one up and one right, with
wrap-around, and down if that cell is taken."""

from ...core.steps_and_nodes import Steps
from . import narrator
from .problem import MagicProblem


def siamese(problem: MagicProblem) -> Steps[list[list[int]]]:
    """Write 1 … n² in order, starting in the middle of the top row.

    Return the rows. (Brought from Siam in 1688: de la Loubère, Du Royaume de
    Siam, 1691.)
    """
    n, board = problem.n, problem.empty_board()
    row, column = 0, n // 2
    yield narrator.siamese_start(problem)
    board[row, column] = 1
    yield narrator.siamese_number(board, 1)
    for number in range(2, n * n + 1):
        up, right = (row - 1) % n, (column + 1) % n
        if board[up, right]:
            row += 1
            board[row, column] = number
            yield narrator.siamese_number(
                board, number
            )  # about: if board[up, right] … row += 1
        else:
            row, column = up, right
            board[row, column] = number
            yield narrator.siamese_number(board, number)  # about: up, right =
    yield narrator.square_constructed(
        board, "siamese-found"
    )  # about: return board.rows()
    return board.rows()
