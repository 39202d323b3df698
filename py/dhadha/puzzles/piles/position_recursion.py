"""Recursion over positions, for games that Grundy numbers do not decide."""

from typing import Any

from ...core.step import Node, Steps
from . import narrator
from .problem import PilesProblem


def by_positions(problem: PilesProblem) -> Steps[bool]:
    """Decide the position by recursion over positions; the order of piles is
    irrelevant.

    Return True if the player to move wins. (Winning Ways, chapter 13: Grundy
    numbers do not decide misère play.)
    """
    root = Node(problem.start)
    lost: dict[tuple[int, ...], bool] = {}
    yield narrator.positions_start(problem, root)
    yield from decide(problem, root, lost)
    yield narrator.position_decided(root, lost[piles_of(root)], lost)
    return not lost[piles_of(root)]


def decide(
    problem: PilesProblem, node: Node[Any], lost: dict[tuple[int, ...], bool],
) -> Steps[None]:
    """Return whether the player to move loses: every move leads to a
    position that the opponent wins."""
    children = problem.children(node)
    for child in children:
        if piles_of(child) not in lost:
            yield narrator.position_tried(child)
            yield from decide(problem, child, lost)
        if lost[piles_of(child)]:
            lost[piles_of(node)] = False
            yield narrator.leaves_lost_position(node, child)
            return
    lost[piles_of(node)] = bool(children) or not problem.misere
    yield narrator.no_more_children(problem, node, children)


def piles_of(node: Node[Any]) -> tuple[int, ...]:
    return tuple(sorted(filter(None, node.state)))
