"""The knight's path as a search problem, and its board: white, grey and black squares with their distances."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ...core.step import answer_of
from ...search import Problem
from .bitboard import layer_by_layer
from .board import KnightBoard
from .paths import COUNTED_UP_TO, ShortestPaths, first_path, shortest_paths, some_path
from .square_sets import Survey
from .squares import PathRequest, write_request
from .unreachable import UnreachableReason, unreachable_reason

if TYPE_CHECKING:
    from .faults.narrator import ProgramState


class Position(NamedTuple):
    """The knight on a square of its problem."""

    square: int
    problem: KnightProblem

    def __repr__(self) -> str:
        return f"Position({self.problem.board.name(self.square)})"


class KnightProblem(Problem[Position]):
    """The path between two squares. by_options: whether the request came as options, not as text; tinted: whether
    colours show distances; program: the state of a running faulty program, for its narrator."""

    program: ProgramState

    def __init__(
        self, board: KnightBoard, start: int, target: int, all_paths: bool = False, by_options: bool = False,
        tinted: bool = True,
    ) -> None:
        self.board = board
        self.start = Position(start, self)
        self.target = target
        self.all_paths = all_paths
        self.by_options = by_options
        self.tinted = tinted
        self.from_name, self.to_name = board.name(start), board.name(target)

    def successors(self, state: Position) -> list[tuple[str, Position]]:
        return [(self.board.name(cell), Position(cell, self)) for cell in self.board.neighbours(state.square)]

    def is_goal(self, state: Position) -> bool:
        return state.square == self.target

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

    @cached_property
    def survey(self) -> Survey:
        """The distances of the whole board."""
        return answer_of(layer_by_layer(self))

    @cached_property
    def shortest_paths(self) -> ShortestPaths | None:
        """All shortest paths; None if they are not counted."""
        distances = self.survey.distances
        if self.board.squares > COUNTED_UP_TO or distances[self.target] < 0:
            return None
        return shortest_paths(self.board, distances, self.target)

    @cached_property
    def unreachable(self) -> UnreachableReason:
        """The reason why the target is unreachable; only if it is."""
        return unreachable_reason(self.board, self.start.square, self.target)

    def path(self) -> list[int]:
        if self.shortest_paths:
            return first_path(self.board, self.start.square, self.shortest_paths.moves)
        return some_path(self.board, self.survey.distances, self.target)
