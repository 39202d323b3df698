"""The knight's way as a search problem, and what its board shows of a search: white, grey and black squares with their distances."""

from array import array
from functools import cached_property
from typing import NamedTuple

from ...search import Problem
from ...step import answer_of
from .bitboard import layer_by_layer
from .board import Board
from .paths import COUNTED_UP_TO, Bundle, any_path, bundle, first_path
from .squares import Request, write_request
from .unreachable import Why, why_unreachable


class Position(NamedTuple):
    """The knight on a square of its problem."""

    square: int
    problem: "KnightProblem"


class KnightProblem(Problem):
    """From a square to another on a board. `by_options`: the request came as options, not as a text; `tinted`: far squares look otherwise than near ones."""

    def __init__(self, board: Board, start: int, target: int, all_paths: bool = False, by_options: bool = False, tinted: bool = True):
        self.board = board
        self.start = Position(start, self)
        self.target = target
        self.all_paths = all_paths
        self.by_options = by_options
        self.tinted = tinted
        self.distance = {}
        self.known = None
        self.from_name, self.to_name = board.name(start), board.name(target)

    def successors(self, state):
        return [(self.board.name(cell), Position(cell, self)) for cell in self.board.neighbours(state.square)]

    def is_goal(self, state):
        return state.square == self.target

    def changes(self, node):
        return node.state if isinstance(node.state, array) else ()

    def called(self, node):
        return node.move or (self.from_name if isinstance(node.state, Position) else "")

    def sketch(self, state):
        return self.board.name(state.square)

    def request(self, square: int) -> str:
        """The text of what is left to do from a square."""
        walls = tuple(self.board.square(cell) for cell, _ in self.board.walls())
        return write_request(Request(self.board.square(square), self.board.square(self.target), walls))

    def pieces(self) -> list[int]:
        """What the cells of the knight and the target hold."""
        return [1 + self.start.square, 1 + self.target]

    def opening(self) -> list[tuple[int, int]]:
        """What stands on the board before anything else."""
        return [*enumerate(self.pieces(), self.board.squares), *self.board.walls()]

    def survey(self):
        """The distances of the whole board, looked at once."""
        self.known = self.known or answer_of(layer_by_layer(self))
        return self.known

    @cached_property
    def bundle(self) -> Bundle | None:
        """All shortest paths; None where they are not counted."""
        distances = self.survey().distances
        return bundle(self.board, distances, self.target) if self.board.squares <= COUNTED_UP_TO and distances[self.target] >= 0 else None

    @cached_property
    def why(self) -> Why:
        """Why there is no way; only where there is none."""
        return why_unreachable(self)

    def path(self) -> list[int]:
        if self.bundle:
            return first_path(self.board, self.start.square, self.bundle.moves)
        return any_path(self.board, self.survey().distances, self.target)

    def dressed(self, step):
        """The distance of a square appears when it is found, and it turns grey; it turns black when all its moves are looked at."""
        if step.node is None or not isinstance(step.node.state, Position):
            return step
        node, square = step.node, step.node.state.square
        args = {"square": self.called(node), "target": self.to_name} | ({"from": self.called(node.parent)} if node.parent else {})
        step = step._replace(args=args)
        return getattr(self, f"dressed_{step.word}", lambda step, *_: step)(step, node, square)

    def dressed_start(self, step, node, square):
        self.distance = {square: 0}
        return step._replace(cells=((square, 0),), roles=((square, "frontier"),))

    def dressed_expand(self, step, node, square):
        moves = self.board.neighbours(square)
        args = step.args | {"moves": len(moves), "fresh": sum(cell not in self.distance for cell in moves)}
        return step._replace(args=args, roles=((square, "current"),))

    def dressed_choose(self, step, node, square):
        return step._replace(reason="target-first-in-queue", roles=((square, "current"),))

    def dressed_add(self, step, node, square):
        self.distance[square] = node.depth
        return step._replace(cells=((square, node.depth),), roles=((square, "frontier"),), links=((node.parent.state.square, square),))

    def dressed_reject(self, step, node, square):
        args = step.args | {"distance": self.distance[square]}
        return step._replace(args=args, marks=((square, "hint"),), links=((node.parent.state.square, square),))

    def dressed_close(self, step, node, square):
        return step._replace(roles=((square, "visited"),))

    def dressed_found(self, step, node, square):
        return step._replace(roles=((square, "goal"),))

    def dressed_exhausted(self, step, node, square):
        return step._replace(reason=self.why.reason, args=self.why.args, marks=((self.target, "conflict"),))
