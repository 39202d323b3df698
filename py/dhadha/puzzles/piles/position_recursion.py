"""Recursion over positions, for games that Grundy numbers do not decide."""

from ...core.steps_and_nodes import Node, Steps
from . import narrator
from .position import Piles
from .problem import PilesProblem


def decide_by_positions(problem: PilesProblem) -> Steps[bool]:
    """Decide the position by recursion over positions; the order of piles is
    irrelevant.

    Return True if the player to move wins. (Winning Ways, chapter 13: Grundy
    numbers do not decide misère play.)
    """
    root = Node(problem.start)
    lost: dict[Piles, bool] = {}
    yield narrator.positions_start(problem, root)  # about: decide(problem
    yield from decide(problem, root, lost)
    yield narrator.position_won_or_lost(
        problem, root, lost[piles_of(root)], lost
    )  # about: return not
    return not lost[piles_of(root)]


def decide(
    problem: PilesProblem, node: Node[Piles], lost: dict[Piles, bool],
) -> Steps[None]:
    """Decide whether the player to move loses: every move leads to a
    position that the opponent wins."""
    children = problem.children(node)
    for child in children:
        if piles_of(child) not in lost:
            yield narrator.position_try(child)  # about: decide(problem, ch
            yield from decide(problem, child, lost)
        if lost[piles_of(child)]:
            lost[piles_of(node)] = False
            yield narrator.position_leaves_lost(
                node, child
            )  # about: if lost[piles_of(child)] … = False
            return
    lost[piles_of(node)] = bool(children) or not problem.misere
    yield narrator.no_more_children(problem, node, children)


def piles_of(node: Node[Piles]) -> Piles:
    return tuple(sorted(filter(None, node.state)))
