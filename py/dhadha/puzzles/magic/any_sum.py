"""The trick: a spectator names a number, and a square of side 4 has it as
its sum in 28 patterns."""

from ...core.step import Step, Steps
from . import narrator
from .problem import TrickProblem
from .trick_patterns import LESS, place_of


def any_sum(
    problem: TrickProblem, reveal: bool = True,
) -> Steps[list[list[int]]]:
    """Write 1 to 12 in fixed cells, then the numbers A to D that the chosen
    sum determines; then reveal why.

    Return the rows.
    """
    total, board = problem.sum, problem.empty_board()
    yield Step("start", reason="trick-start", args={"sum": total})
    for number in range(1, 13):
        board[place_of(number)] = number
        yield narrator.number_written(board, "trick-number")
    for letter, less in LESS.items():  # A: 20, B: 21, C: 18, D: 19
        board[place_of(letter)] = total - less
        yield narrator.trick_letter_written(board, letter)
    yield from narrator.repeats_reported(board)
    if reveal:
        yield from narrator.patterns_revealed(board)
    yield narrator.trick_done(board)
    return board.rows()
