"""Decisions among equals: the order in which a person who performs an algorithm takes what it may take in any order."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Self, TypeAlias

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from ..core.steps_and_nodes import Node

Moves: TypeAlias = tuple[str, ...]  # from the root to a node


class Ties:
    """The decisions of one run.

    orders: (moves to a node, names of its moves) for each time that a node with children is expanded; children of
        other names, and those of other nodes, follow in the order of the problem.
    taken: moves to the nodes of a frontier, in the order in which they leave it if their f and h are equal.

    As text, JSON: {"orders": [[["L"], ["U", "R"]]], "taken": [["L"], ["U"]]}.
    """

    def __init__(self, orders: Iterable[tuple[Moves, Moves]] = (), taken: Sequence[Moves] = ()) -> None:
        self.orders: dict[Moves, list[Moves]] = {}
        for moves, names in orders:
            self.orders.setdefault(moves, []).append(names)
        self.ranks = {moves: rank - len(taken) for rank, moves in enumerate(taken)}
        self.deepest = max(map(len, (*self.orders, *taken)), default=0)  # moves to a node that is decided on

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Parse a text; None for "". Raises InvalidInput."""
        if not text:
            return None
        try:
            given = json.loads(text)
            orders = [(read_moves(moves), read_moves(names)) for moves, names in given["orders"]]
            return cls(orders, [read_moves(moves) for moves in given["taken"]])
        except (ValueError, TypeError, KeyError, RecursionError):
            raise InvalidInput(
                "not-ties", 'The option ties is JSON such as {example}, not “{given}”.',
                example='{"orders": [[[], ["L", "U"]]], "taken": [["L"]]}', given=quoted(text),
            ) from None

    def order_children_as_decided(self, node: Node[Any], children: list[Node[Any]]) -> list[Node[Any]]:
        """Return the children of a node in the decided order."""
        orders = self.orders.get(moves_to(node)) if children and node.depth <= self.deepest else None
        if not orders:
            return children
        rest, first = list(children), []
        for name in orders.pop(0):
            chosen = next((child for child in rest if child.move == name), None)
            if chosen:
                rest.remove(chosen)
                first.append(chosen)
        return first + rest

    def rank(self, node: Node[Any]) -> int | None:
        """Return a negative number, smaller for a node that is taken earlier; None if this was not decided."""
        return self.ranks.get(moves_to(node)) if node.depth <= self.deepest else None


def moves_to(node: Node[Any]) -> Moves:
    return tuple(each.move for each in node.path()[1:])


def read_moves(given: object) -> Moves:
    """Return a list of names as moves. Raises TypeError."""
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise TypeError
    return tuple(given)
