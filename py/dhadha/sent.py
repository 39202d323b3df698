"""Which search nodes a reader of the trace has, by number."""

from collections.abc import Iterable, Iterator
from typing import Any

from .step import Node


class SentNodes:
    """Numbers nodes from 1 in the order they are sent, and knows up to which stride each stays in the trace."""

    def __init__(self) -> None:
        # by number: the bit length of the largest stride that leaves the node in the trace
        self.outlives = bytearray(1)

    @property
    def last(self) -> int:
        return len(self.outlives) - 1

    def send(self, nodes: Iterable[Node[Any]], stride: int, longest: int) -> list[Node[Any]]:
        """Those of `nodes` and their ancestors that a reader does not have at `stride`, newly numbered, parents first;
        all of them stay up to `longest` from now on. Both are bit lengths of strides.
        """
        outlives = self.outlives
        fresh: list[Node[Any]] = []
        for node in nodes:
            before = outlives[node.number]
            if before >= longest:
                continue
            parent = node.parent
            if parent and outlives[parent.number] < longest:
                fresh += self.send(self._above(node, longest), stride, longest)
            if before < stride:
                node.number = len(outlives)
                outlives.append(longest)
                fresh.append(node)
            else:
                outlives[node.number] = longest
        return fresh

    def _above(self, node: Node[Any], longest: int) -> Iterator[Node[Any]]:
        """The ancestors of `node` that are to stay longer, parents first."""
        way: list[Node[Any]] = []
        while (parent := node.parent) and self.outlives[parent.number] < longest:
            way.append(parent)
            node = parent
        yield from reversed(way)
