"""The trick: a spectator names a number, and a square of side 4 has it as
its sum in 28 patterns."""

from ...core.steps_and_nodes import Step, Steps
from . import narrator
from .problem import TrickProblem
from .trick_sum_patterns import place_of


def square_for_any_sum(
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
    a = total - 20
    board[place_of("A")] = a
    yield narrator.trick_letter(board, "A")  # about: a = … board[
    board[place_of("B")] = a - 1
    yield narrator.trick_letter(board, "B")
    board[place_of("C")] = a + 2
    yield narrator.trick_letter(board, "C")
    board[place_of("D")] = a + 1
    yield narrator.trick_letter(board, "D")
    yield from narrator.trick_repeats(board)  # about: a = total - 20
    if reveal:
        yield from narrator.trick_patterns_revealed(
            board
        )  # about: a = total - 20 … = a + 1
    yield narrator.trick_found(board)  # about: return board
    return board.rows()
