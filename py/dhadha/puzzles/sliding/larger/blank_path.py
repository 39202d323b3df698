"""Paths as the cells of the blank, which are easy to cut and join."""

from collections.abc import Iterable
from itertools import accumulate

from ....core.step import Node
from ..board import exchange

Cells = list[int]


def blank_path(end: Node[bytes]) -> Cells:
    """Return the path to a node. Frees the nodes from the far end: freeing from the root recurses along the whole
    path, and WebAssembly's stack is small."""
    path = end.path()
    del end
    cells = []
    while len(path) > 1:
        cells.append(path.pop().state.index(0))
    return cells[::-1]


def boards_along(start: bytes, way: Iterable[int]) -> list[bytes]:
    """Return all boards of a path, including the first and the last."""
    return [*accumulate(way, lambda board, cell: board.translate(exchange(board[cell])), initial=start)]
