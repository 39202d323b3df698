"""The knight's path as a search problem, and its board: white, grey and black squares with their distances."""

from __future__ import annotations

from array import array
from functools import cached_property
from typing import Any, NamedTuple

from ...core.step import Argument, Node, Pairs, Step
from ...search import Problem
from .board import KnightBoard
from .paths import COUNTED_UP_TO, ShortestPaths, first_path, shortest_paths, some_path
from .square_sets import Survey, survey
from .squares import PathRequest, write_request
from .unreachable import UnreachableReason, unreachable_reason


class Position(NamedTuple):
    """The knight on a square of its problem."""

    square: int
    problem: KnightProblem


class KnightProblem(Problem[Position]):
    """The path between two squares. by_options: whether the request came as options, not as text; tinted: whether
    colours show distances; program: the narrator's state of a running program."""

    program: Any

    def __init__(
        self,
        board: KnightBoard,
        start: int,
        target: int,
        all_paths: bool = False,
        by_options: bool = False,
        tinted: bool = True,
    ) -> None:
        self.board = board
        self.start = Position(start, self)
        self.target = target
        self.all_paths = all_paths
        self.by_options = by_options
        self.tinted = tinted
        self.distance: dict[int, int] = {}
        self.cached_survey: Survey | None = None
        self.from_name, self.to_name = board.name(start), board.name(target)

    def successors(self, state: Position) -> list[tuple[str, Position]]:
        return [(self.board.name(cell), Position(cell, self)) for cell in self.board.neighbours(state.square)]

    def is_goal(self, state: Position) -> bool:
        return state.square == self.target

    def changes(self, node: Node[Any]) -> Pairs | array[int]:
        return node.state if isinstance(node.state, array) else ()

    def node_label(self, node: Node[Any]) -> str:
        return node.move or (self.from_name if isinstance(node.state, Position) else "")

    def render_state(self, state: Any) -> str:
        return self.board.name(state.square)

    def request(self, square: int) -> str:
        """Return the text of the remaining request from a square."""
        walls = tuple(self.board.square(cell) for cell, _ in self.board.walls())
        return write_request(PathRequest(self.board.square(square), self.board.square(self.target), walls))

    def pieces(self) -> list[int]:
        """The values of the knight's and the target's cells."""
        return [1 + self.start.square, 1 + self.target]

    def opening(self) -> list[tuple[int, int]]:
        """The initial cells."""
        return [*enumerate(self.pieces(), self.board.squares), *self.board.walls()]

    def survey(self) -> Survey:
        """The distances of the whole board, computed once."""
        if not self.cached_survey:
            self.cached_survey = survey(self.board, self.start.square)
        return self.cached_survey

    @cached_property
    def shortest_paths(self) -> ShortestPaths | None:
        """All shortest paths; None if they are not counted."""
        distances = self.survey().distances
        return (
            shortest_paths(self.board, distances, self.target)
            if self.board.squares <= COUNTED_UP_TO and distances[self.target] >= 0
            else None
        )

    @cached_property
    def unreachable(self) -> UnreachableReason:
        """The reason why the target is unreachable; only if it is."""
        return unreachable_reason(self.board, self.start.square, self.target)

    def path(self) -> list[int]:
        if self.shortest_paths:
            return first_path(self.board, self.start.square, self.shortest_paths.moves)
        return some_path(self.board, self.survey().distances, self.target)

    def annotate(self, step: Step) -> Step:
        """Show the distance of a discovered square and paint it grey; paint an expanded square black."""
        if step.node is None or not isinstance(step.node.state, Position):
            return step
        node, square = step.node, step.node.state.square
        args = {"square": self.node_label(node), "target": self.to_name}
        if node.parent:
            args["from"] = self.node_label(node.parent)
        annotate = getattr(self, f"annotate_{step.word}", None)
        step = step._replace(args=args)
        return annotate(step, node, square) if annotate else step

    def annotate_start(self, step: Step, node: Node[Any], square: int) -> Step:
        self.distance = {square: 0}
        return step._replace(cells=((square, 0),), roles=((square, "frontier"),))

    def annotate_expand(self, step: Step, node: Node[Any], square: int) -> Step:
        moves = self.board.neighbours(square)
        fresh = sum(cell not in self.distance for cell in moves)
        return more(step, moves=len(moves), fresh=fresh)._replace(roles=((square, "current"),))

    def annotate_choose(self, step: Step, node: Node[Any], square: int) -> Step:
        return step._replace(reason="target-first-in-queue", roles=((square, "current"),))

    def annotate_add(self, step: Step, node: Node[Any], square: int) -> Step:
        self.distance[square] = node.depth
        return step._replace(
            cells=((square, node.depth),), roles=((square, "frontier"),), links=from_parent(node)
        )

    def annotate_reject(self, step: Step, node: Node[Any], square: int) -> Step:
        return more(step, distance=self.distance[square])._replace(marks=((square, "hint"),), links=from_parent(node))

    def annotate_close(self, step: Step, node: Node[Any], square: int) -> Step:
        return step._replace(roles=((square, "visited"),))

    def annotate_found(self, step: Step, node: Node[Any], square: int) -> Step:
        return step._replace(roles=((square, "goal"),))

    def annotate_exhausted(self, step: Step, node: Node[Any], square: int) -> Step:
        why = self.unreachable
        return step._replace(reason=why.reason, args=why.args, marks=((self.target, "conflict"),))


def more(step: Step, **args: Argument) -> Step:
    return step._replace(args={**(step.args or {}), **args})


def from_parent(node: Node[Position]) -> Pairs:
    return ((node.parent.state.square, node.state.square),) if node.parent else ()
