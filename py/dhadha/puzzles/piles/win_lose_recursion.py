"""Won or lost positions of one pile, by the definition: won if some move
leads to a lost one."""

from ...core.steps_and_nodes import Steps
from . import narrator
from .problem import PilesProblem


def win_lose(problem: PilesProblem) -> Steps[bool]:
    """Decide the given pile by recursion with memoization.

    Return True if the player to move wins.
    """
    won: dict[int, bool] = {}
    size = problem.start[0]
    yield narrator.win_lose_start(problem)  # about: decide(problem
    yield from decide(problem, size, won)
    yield narrator.pile_won_or_lost(problem, size, won)  # about: return won
    return won[size]


def decide(
    problem: PilesProblem, size: int, won: dict[int, bool],
) -> Steps[None]:
    """Decide whether the player to move wins from a pile of `size`."""
    options = problem.rule.options(size)
    yield narrator.look_at_size(problem, size, options)
    for taken, left in options:
        rest = sum(left)
        if rest not in won:
            yield narrator.not_known_yet(
                problem, size, taken, rest
            )  # about: decide(problem, rest, won)
            yield from decide(problem, rest, won)
        if not won[rest]:
            won[size] = True
            yield narrator.leaves_lost(
                problem, size, taken, rest
            )  # about: if not won[rest] … won[size] = True
            return
        yield narrator.leaves_won(problem, size, taken, rest)
    won[size] = problem.misere and not options
    yield narrator.no_more_moves(problem, size, options, won)
