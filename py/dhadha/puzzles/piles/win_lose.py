"""Won or lost positions of one pile, by the definition: won if some move
leads to a lost one."""

from ...core.step import Steps
from . import narrator
from .problem import PilesProblem


def win_lose(problem: PilesProblem) -> Steps[bool]:
    """Decide the given pile by recursion with memoization.

    Return True if the player to move wins.
    """
    won: dict[int, bool] = {}
    size = problem.start[0]
    yield narrator.win_lose_starts(problem)  # about: decide(problem
    yield from decide(problem, size, won)
    yield narrator.pile_decided(problem, size, won)  # about: return won
    return won[size]


def decide(
    problem: PilesProblem, size: int, won: dict[int, bool],
) -> Steps[None]:
    """Decide whether the player to move wins from a pile of `size`."""
    options = problem.rule.options(size)
    yield narrator.size_looked_at(problem, size, options)
    for taken, left in options:
        rest = sum(left)
        if rest not in won:
            yield narrator.rest_not_known(
                problem, size, taken, rest
            )  # about: decide(problem, rest, won)
            yield from decide(problem, rest, won)
        if not won[rest]:
            won[size] = True
            yield narrator.move_leaves_lost(
                problem, size, taken, rest
            )  # about: if not won[rest] … won[size] = True
            return
        yield narrator.move_leaves_won(problem, size, taken, rest)
    won[size] = problem.misere and not options
    yield narrator.no_more_moves(problem, size, options, won)
