"""Ways that were found once: where one leads past a board, so far is it to the goal at most."""

from functools import lru_cache
from typing import NamedTuple

from ...core.step import Node
from .board import Shape, exchange, slides

KEPT = 20_000  # boards
GOALS = 4


class KnownPath(NamedTuple):
    """The move that begins it, how many there are, and whether no way is shorter."""

    move: str
    length: int
    shortest: bool


class KnownPaths:
    """The ways to one goal that are known, by the board where they begin."""

    def __init__(self, shape: Shape, goal: bytes) -> None:
        self.home = {goal: KnownPath("", 0, True)}
        self.known = dict(self.home)
        self.slides = slides(shape)

    def keep(self, board: bytes, way: KnownPath) -> None:
        """Unless one as good is known."""
        if self.betters(board, way):
            self.known[board] = way

    def betters(self, board: bytes, way: KnownPath) -> bool:
        old = self.known.get(board)
        return old is None or (way.length, not way.shortest) < (old.length, not old.shortest)

    def keep_all(self, nodes: list[Node[bytes]], shortest: bool) -> None:
        """The way that goes through these nodes, the last of which is the goal, unless one as good is known. They are
        let go, the last one first: freed from the first, each would free the next one, deeper and deeper."""
        whole = KnownPath("", len(nodes) - 1, shortest)
        if len(self.known) > KEPT and self.betters(nodes[0].state, whole):
            self.known = dict(self.home)
        while len(nodes) > 1:
            after = nodes.pop()
            length = self.known[after.state].length + 1  # a way may pass a board twice
            self.keep(nodes[-1].state, KnownPath(after.move, length, shortest))

    def moves(self, board: bytes) -> list[str]:
        """Those of the way that is known from `board`; [] where none is."""
        moves: list[str] = []
        while move := self.known.get(board, KnownPath("", 0, False)).move:
            moves.append(move)
            board = board.translate(exchange(board[dict(self.slides[board.index(0)])[move]]))
        return moves


@lru_cache(GOALS)
def known_paths_to(shape: Shape, goal: bytes) -> KnownPaths:
    return KnownPaths(shape, goal)
