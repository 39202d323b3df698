"""A way as the cells that the blank goes to, which is easily cut and joined."""

from collections.abc import Iterable
from itertools import accumulate

from ....core.step import Node
from ..board import exchange
from ..problem import SlidingProblem
from .region import slid

Cells = list[int]


def blanks(end: Node[bytes]) -> Cells:
    """The way that ends with a node. Nodes are let go from the far end: from the root, each would free the next one,
    deeper and deeper, and WebAssembly's stack is small."""
    path = end.path()
    del end
    cells = []
    while len(path) > 1:
        cells.append(path.pop().state.index(0))
    return cells[::-1]


def boards_of(start: bytes, way: Iterable[int]) -> list[bytes]:
    """All boards of a way, the first and the last included."""
    return [*accumulate(way, lambda board, cell: board.translate(exchange(board[cell])), initial=start)]


def along(problem: SlidingProblem, way: Iterable[int]) -> Node[bytes]:
    """The end of the way, as a node."""
    node = Node(problem.start)
    for cell in way:
        node = slid(problem, node, cell)
    return node
