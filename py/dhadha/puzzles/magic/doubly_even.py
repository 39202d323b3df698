"""Doubly even n, that is n = 4, 8, 12, …: count forwards into the marked
cells, backwards into the others."""

from itertools import product

from ...core.steps_and_nodes import Steps
from . import narrator
from .problem import MagicProblem


def doubly_even(problem: MagicProblem) -> Steps[list[list[int]]]:
    """Mark the corner blocks of side n/4 and the centre block of side n/2,
    then count twice.

    Return the rows. Dürer's square is the one of side 4 after a half turn,
    with its two middle columns exchanged.
    """
    n, board = problem.n, problem.empty_board()
    outer = {*range(n // 4), *range(n - n // 4, n)}
    inner = {*range(n)} - outer
    yield narrator.doubly_start(problem)  # about: outer = … inner =
    corners = {*product(outer, outer)}
    yield narrator.cells_marked(board, "doubly-corners", n // 4, corners)
    centre = {*product(inner, inner)}
    yield narrator.cells_marked(board, "doubly-centre", n // 2, centre)
    marked = corners | centre
    yield narrator.count_begins(
        board, "doubly-forwards", len(marked)
    )  # about: for count, cell
    for count, cell in enumerate(product(range(n), range(n)), 1):
        if cell in marked:
            board[cell] = count
            yield narrator.number_written(
                board, "doubly-marked"
            )  # about: if cell in marked … board[cell] = count
    yield narrator.count_begins(
        board, "doubly-backwards", n * n - len(marked)
    )  # about: for left, cell
    for left, cell in zip(range(n * n, 0, -1), product(range(n), range(n))):
        if cell not in marked:
            board[cell] = left
            yield narrator.doubly_other(
                board
            )  # about: if cell not in marked … board[cell] = left
    yield narrator.square_constructed(
        board, "doubly-found"
    )  # about: return board.rows()
    return board.rows()
