"""The knight's distance by a formula, without search."""

from ...core.steps_and_nodes import Steps
from . import narrator
from .board import KnightBoard
from .problem import KnightProblem


def closed_form(problem: KnightProblem) -> Steps[int]:
    """Compute the number of moves from the distances in ranks and columns
    alone.

    Valid on boards with at least five rows and five columns, without blocked
    squares. (M. M. and E. Deza, Encyclopedia of Distances, 2009.)
    """
    board, start, target = problem.board, problem.start.square, problem.target
    ranks, files = board.offset_between(start, target)
    yield narrator.formula_start(problem, ranks, files)
    near = near_exception(board, start, target)
    if near:
        yield narrator.formula_exception(problem, near)
        return near
    x, y = max(ranks, files), min(ranks, files)
    half, third = round_up(x, 2), round_up(x + y, 3)
    k = max(half, third)
    yield narrator.formula_least(
        problem, x, y, half, third
    )  # about: half, third = … k = max
    moves = k + (k + x + y) % 2  # every move changes the square's colour
    yield narrator.formula_fits_or_one_more(problem, x + y, k, moves)
    yield narrator.formula_found(problem, moves)  # about: return moves
    return moves


def round_up(number: int, divisor: int) -> int:
    return -(-number // divisor)


def near_exception(board: KnightBoard, one: int, other: int) -> int | None:
    """Return the distance of two near squares for which the formula is
    wrong; None for all others."""
    apart = board.offset_between(one, other)
    if apart in ((0, 1), (1, 0)):
        return 3
    if apart == (2, 2):
        return 4
    if apart == (1, 1) and (is_corner(board, one) or is_corner(board, other)):
        return 4
    return None


def is_corner(board: KnightBoard, cell: int) -> bool:
    rank, column = board.square(cell)
    return rank in (0, board.rows - 1) and column in (0, board.columns - 1)
