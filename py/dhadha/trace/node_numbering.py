"""Which search nodes a reader of the trace has, by number."""

from collections.abc import Iterable
from typing import Any

from ..core.step import Node


class NodeNumbering:
    """Numbers nodes from 1 in the order they are sent, and notes at each up to which stride it stays in the trace."""

    def __init__(self) -> None:
        self.last = 0

    def send(self, nodes: Iterable[Node[Any]], stride: int, longest: int) -> list[Node[Any]]:
        """Those of `nodes` and their ancestors that a reader does not have at `stride`, newly numbered, parents first;
        all of them stay up to `longest` from now on. Both are bit lengths of strides.
        """
        fresh: list[Node[Any]] = []
        for node in nodes:
            before = node.last_stride
            if before >= longest:
                continue
            parent = node.parent
            if parent is not None and parent.last_stride < longest:
                fresh += self.send(ancestors(node, longest), stride, longest)
            if before < stride:
                self.last = node.number = self.last + 1
                fresh.append(node)
            node.last_stride = longest
        return fresh


def ancestors(node: Node[Any], longest: int) -> list[Node[Any]]:
    """Those of `node` that are to stay longer, parents first."""
    way: list[Node[Any]] = []
    while (parent := node.parent) and parent.last_stride < longest:
        way.append(parent)
        node = parent
    return way[::-1]
