"""Number the search nodes of a trace and track which ones its readers keep."""

from collections.abc import Iterable

from ..core.step import Node, Own


class NodeNumbering:
    """Numbers nodes from 1 in trace order and sets each node's `last_stride`."""

    def __init__(self) -> None:
        self.last = 0

    def number_new(self, nodes: Iterable[Node[Own]], stride: int, longest: int) -> list[Node[Own]]:
        """Number those of `nodes` and their ancestors that readers lack at `stride`, and return them, parents first.

        All of `nodes` and their ancestors are kept up to `longest` from now on. Both are bit lengths of strides.
        """
        fresh: list[Node[Own]] = []
        for node in nodes:
            before = node.last_stride
            if before >= longest:
                continue
            parent = node.parent
            if parent is not None and parent.last_stride < longest:
                fresh += self.number_new(ancestors(node, longest), stride, longest)
            if before < stride:
                self.last = node.number = self.last + 1
                fresh.append(node)
            node.last_stride = longest
        return fresh


def ancestors(node: Node[Own], longest: int) -> list[Node[Own]]:
    """Return the ancestors of `node` with a `last_stride` below `longest`, parents first."""
    path: list[Node[Own]] = []
    while (parent := node.parent) and parent.last_stride < longest:
        path.append(parent)
        node = parent
    return path[::-1]
