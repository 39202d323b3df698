"""Grundy numbers: for every pile size the mex of its options, and the XOR of
the piles."""

from ...core.steps_and_nodes import Steps
from ..grundy.mex_and_xor import mex, xor_of
from . import narrator
from .position import PileMove
from .problem import PilesProblem


def grundy(problem: PilesProblem) -> Steps[tuple[bool, list[PileMove]]]:
    """Fill the table of g from 0 up to the largest pile, add the piles without
    carrying, and find the winner and the winning moves.

    Return whether the player to move wins, and the winning moves. (Sprague
    1935, Grundy 1939; Winning Ways, chapters 3 and 4; misère play: Ferguson
    1974.)
    """
    numbers: list[int] = []
    yield from narrator.grundy_start(problem)  # about: for size in range
    for size in range(problem.largest + 1):
        options = [left for _, left in problem.rule.options(size)]
        values = [xor_of(numbers[part] for part in left) for left in options]
        yield narrator.look_at_options(
            problem, size, options, values
        )  # about: options = … values =
        numbers.append(mex(values))
        yield narrator.mex_assigned(problem, size, options, values)
    own = [numbers[size] for size in problem.start]
    lost = is_lost(problem, own)
    yield from narrator.xor_in_binary(problem, own)  # about: own = … lost =
    winning = [
        move for move in problem.moves()
        if is_lost(problem, [numbers[size] for size in move.after])
    ]
    yield from narrator.who_wins(problem, own, winning)
    return not lost, winning


def is_lost(problem: PilesProblem, numbers: list[int]) -> bool:
    """Return whether the player to move loses: the XOR is 0; in misère play
    it is 1 as long as no number is above 1."""
    ends_in_ones = problem.misere and max(numbers, default=0) < 2
    return xor_of(numbers) == (1 if ends_in_ones else 0)
