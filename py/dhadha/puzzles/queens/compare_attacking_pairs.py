"""Compare two boards: the one with fewer attacking pairs is nearer to a
solution."""

from itertools import combinations

from ...core.steps_and_nodes import Node, Step, Steps
from . import narrator
from .board import are_attacking
from .problem import Placing, QueensProblem


def compare_attacking_pairs(problem: QueensProblem) -> Steps[dict[str, int]]:
    """Count the attacking pairs of two boards, the objective of local search.
    (AIMA, section 4.1.)

    Return {"first", "second"}.
    """
    yield Step("start", reason="compare-start",
               args={"n": problem.n})  # about: first = … second =
    first = yield from count_pairs(problem.start, 1)
    second = yield from count_pairs(problem.other, 2)
    yield narrator.compare_nearer_or_equal(first, second)  # about: return
    return {"first": first.h, "second": second.h}


def count_pairs(rows: tuple[int, ...], which: int) -> Steps[Placing]:
    """Return the board with its attacking pairs, each counted once."""
    yield narrator.compare_board(rows, which)  # about: for one, other
    pairs = 0
    for one, other in combinations(range(len(rows)), 2):
        if are_attacking(rows, one, other):
            pairs += 1
            yield narrator.compare_pair(
                rows, one, other, pairs
            )  # about: if are_attacking … pairs += 1
    board = Node(rows, h=pairs)
    yield narrator.compare_counted(board, which)
    return board
