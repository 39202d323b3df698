"""Grundy numbers by mex: every square gets the least number that none of its
options has; XOR adds the coins."""

from ...core.steps_and_nodes import Steps
from ..grundy.mex_and_xor import mex
from . import narrator
from .parse_and_format_coins import Square
from .problem import CoinsProblem


def grundy(
    problem: CoinsProblem,
) -> Steps[tuple[list[int], list[tuple[int, tuple[int, int]]]]]:
    """Number the squares, options first; then find the winner and the winning
    moves.

    Return the number of every cell, row by row, and the winning moves: (coin,
    target square), … (Sprague 1935, Grundy 1939.)
    """
    numbers: dict[Square, int] = {}
    yield from narrator.coins_start(problem)  # about: for level in
    for level in problem.levels:
        yield narrator.new_level(problem, level)
        for square in level:
            options = problem.options(square)
            reached = {numbers[option] for option in options}
            if options:
                yield narrator.look_at_options(
                    problem, square, options, reached
                )  # about: options = … reached =
            numbers[square] = mex(reached)
            yield narrator.mex_assigned(
                problem, square, options, numbers, reached
            )
    winning = yield from winning_moves(problem, numbers)
    cells = [numbers[square] for square in sorted(numbers)]
    yield narrator.who_wins(problem, cells)  # about: return cells
    return cells, winning


def winning_moves(
    problem: CoinsProblem, numbers: dict[Square, int],
) -> Steps[list[tuple[int, Square]]]:
    """Add the coins' numbers by XOR; a move wins if it makes the sum 0."""
    total = 0
    for coin, square in enumerate(problem.start):
        total ^= numbers[square]
        yield from narrator.coin_number(problem, coin, numbers)
    yield narrator.sum_compared_with_zero(problem, numbers)  # about: total ^=
    winning = []
    for coin, square in enumerate(problem.start):
        needed = numbers[square] ^ total
        good = [to for to in problem.options(square) if numbers[to] == needed]
        winning += [(coin, to) for to in good]
        yield from narrator.moves_that_win(
            problem, coin, good, numbers
        )  # about: needed = … winning +=
    return winning
