"""Singly even n, that is n = 6, 10, 14, …: four Siamese squares side by side,
then exchanges between them."""

from itertools import product

from ...core.steps_and_nodes import Steps
from . import narrator
from .board import MagicBoard
from .problem import MagicProblem


def singly_even(problem: MagicProblem) -> Steps[list[list[int]]]:
    """Fill the blocks A top left, D bottom right, B top right and C bottom
    left with a quarter of the numbers each, in this order; then exchange
    numbers of A with C and of B with D to balance the rows.

    Return the rows. (Strachey 1918, in Ball's Mathematical Recreations.)
    """
    n, board = problem.n, problem.empty_board()
    h = n // 2
    yield narrator.singly_start(problem)
    row, column = 0, h // 2
    yield narrator.singly_block(board, 0)  # about: for number in
    for number in range(1, h * h + 1):
        board[row, column] = number
        yield narrator.number_written(board, "singly-number")
        row, column = next_cell(board, h, row, column)
    for quarter, (top, left) in enumerate(((h, h), (0, h), (h, 0)), 1):
        yield narrator.singly_block(board, quarter)
        for row, column in product(range(h), repeat=2):
            number = board[row, column] + quarter * h * h
            board[top + row, left + column] = number
        yield narrator.singly_copy(
            board, quarter
        )  # about: number = … board[top
    yield narrator.singly_unbalanced(board)  # about: for row in range(h):
    yield narrator.singly_exchange(board)  # about: for row in range(h):
    for row in range(h):
        for column in exchanged_columns(n, row):
            upper, lower = (row, column), (row + h, column)
            board[upper], board[lower] = board[lower], board[upper]
            yield narrator.singly_pair_exchanged(board, row, column)
    yield narrator.square_constructed(
        board, "singly-found"
    )  # about: return board.rows()
    return board.rows()


def next_cell(
    board: MagicBoard, h: int, row: int, column: int
) -> tuple[int, int]:
    """Return the next cell of the Siamese method in the block A."""
    up, right = (row - 1) % h, (column + 1) % h
    if board[up, right]:
        return row + 1, column
    return up, right


def exchanged_columns(n: int, row: int) -> list[int]:
    """Return the columns in which `row` is exchanged with the row n/2 below:
    k at the left, in the middle row one cell further in, and k - 1 at the
    right."""
    k = (n - 2) // 4
    first = 1 if row == k else 0
    return [*range(first, first + k), *range(n - k + 1, n)]
