"""A cache of solutions: the length of one from a board is an upper bound on its distance."""

from functools import lru_cache
from typing import NamedTuple

from ...core.step import Node
from .board import Shape, exchange, slides

KEPT = 20_000  # boards
GOALS = 4


class KnownPath(NamedTuple):
    """The first move, the length, and whether it is a shortest solution."""

    move: str
    length: int
    shortest: bool


class KnownPaths:
    """The known solutions for one goal, by their first board."""

    def __init__(self, shape: Shape, goal: bytes) -> None:
        self.home = {goal: KnownPath("", 0, True)}
        self.by_board = dict(self.home)
        self.slides = slides(shape)

    def keep(self, board: bytes, path: KnownPath) -> None:
        """Store a path unless one as good is known."""
        if self.betters(board, path):
            self.by_board[board] = path

    def betters(self, board: bytes, path: KnownPath) -> bool:
        old = self.by_board.get(board)
        return old is None or (path.length, not path.shortest) < (old.length, not old.shortest)

    def keep_all(self, nodes: list[Node[bytes]], shortest: bool) -> None:
        """Store the path through these nodes, the last of which is the goal, unless one as good is known. Frees the
        nodes from the last one: freeing from the first recurses along the whole path."""
        whole = KnownPath("", len(nodes) - 1, shortest)
        if len(self.by_board) > KEPT and self.betters(nodes[0].state, whole):
            self.by_board = dict(self.home)
        while len(nodes) > 1:
            after = nodes.pop()
            length = self.by_board[after.state].length + 1  # a path may visit a board twice
            self.keep(nodes[-1].state, KnownPath(after.move, length, shortest))

    def moves(self, board: bytes) -> list[str]:
        """Return the moves of the known solution from `board`; [] if there is none."""
        moves: list[str] = []
        while move := self.by_board.get(board, KnownPath("", 0, False)).move:
            moves.append(move)
            board = board.translate(exchange(board[dict(self.slides[board.index(0)])[move]]))
        return moves


@lru_cache(GOALS)
def known_paths_to(shape: Shape, goal: bytes) -> KnownPaths:
    return KnownPaths(shape, goal)
