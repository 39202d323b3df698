"""The knight's path as a search problem."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Sequence
from functools import cached_property
from math import gcd
from typing import NamedTuple

from ...core.steps_and_nodes import Args, Node
from ...search import Problem
from .bitboard_distances import Survey, survey_distances
from .board import KnightBoard
from .parse_and_format_state import PathRequest, write_state

WALLS_NAMED = 8
COUNTED_UP_TO = 40_000  # squares; on larger boards the number of paths may have hundreds of digits


class Position(NamedTuple):
    """The knight on a square of its problem."""

    square: int
    problem: KnightProblem

    def __repr__(self) -> str:
        return f"Position({self.problem.board.name(self.square)})"


class KnightProblem(Problem[Position]):
    """The path between two squares. from_corners: whether no squares were given; tinted: whether colours show
    distances; program: the state of a running faulty program, for its narrator."""

    program: ProgramState

    def __init__(
        self, board: KnightBoard, start: int, target: int, all_paths: bool = False, from_corners: bool = False,
        tinted: bool = True,
    ) -> None:
        self.board = board
        self.start = Position(start, self)
        self.target = target
        self.all_paths = all_paths
        self.from_corners = from_corners
        self.tinted = tinted
        self.from_name, self.to_name = board.name(start), board.name(target)

    def successors(self, state: Position) -> list[tuple[str, Position]]:
        return [(self.board.name(cell), Position(cell, self)) for cell in self.board.neighbours(state.square)]

    def is_goal(self, state: Position) -> bool:
        return state.square == self.target

    def state_text_starting_from(self, square: int) -> str:
        """Return the text of the remaining request from a square."""
        walls = tuple(self.board.square(cell) for cell, _ in self.board.wall_cells())
        return write_state(PathRequest(self.board.square(square), self.board.square(self.target), walls))

    def token_values(self) -> list[int]:
        """The values of the knight's and the target's cells."""
        return [1 + self.start.square, 1 + self.target]

    def initial_cells(self) -> list[tuple[int, int]]:
        return [*enumerate(self.token_values(), self.board.square_count), *self.board.wall_cells()]

    @cached_property
    def survey(self) -> Survey:
        """The distances of the whole board."""
        return survey_distances(self.board, self.start.square)

    @cached_property
    def shortest_paths(self) -> ShortestPaths | None:
        """All shortest paths; None if they are not counted."""
        distances = self.survey.distances
        if self.board.square_count > COUNTED_UP_TO or distances[self.target] < 0:
            return None
        return count_and_collect_shortest_paths(self.board, distances, self.target)

    @cached_property
    def unreachable_reason(self) -> UnreachableReason:
        """The reason why the target is unreachable; only if it is."""
        return find_unreachable_reason(self.board, self.start.square, self.target)

    def path(self, answer: Node[Position] | None = None) -> list[int]:
        """Return the squares of a search's path, or else of a shortest one."""
        if answer:
            return [node.state.square for node in answer.path()]
        distances = self.survey.distances
        return shortest_path(self.board, self.target, distances[self.target], distances.__getitem__)


class ProgramState:
    """The state of a running program.

    node: the current one; waiting: the queue; seen: the squares found; taken: the number of squares taken from the
    queue; again: the number of squares found again; washed: whether all squares have become white."""

    def __init__(self, start: Node[Position]) -> None:
        self.node = start
        self.waiting = deque([start])
        self.seen = {start.state.square}
        self.taken = self.again = 0
        self.washed = False


class ShortestPaths(NamedTuple):
    """All shortest paths: their number, and their moves ((cell, cell), …), the first ones first."""

    number: int
    moves: list[tuple[int, int]]


def count_and_collect_shortest_paths(board: KnightBoard, distances: array[int], target: int) -> ShortestPaths:
    """Collect the moves backwards from the target, layer by layer, and add up the number of paths from each square."""
    ways = {target: 1}
    moves = []
    for distance in reversed(range(distances[target])):
        before: dict[int, int] = {}
        for cell, count in ways.items():
            for other in board.neighbours(cell):
                if distances[other] == distance:
                    before[other] = before.get(other, 0) + count
                    moves.append((other, cell))
        ways = before
    return ShortestPaths(sum(ways.values()), moves[::-1])


def shortest_path(board: KnightBoard, target: int, moves: int, moves_to: Callable[[int], int]) -> list[int]:
    """Return a shortest path of so many moves, built backwards from the target. moves_to: the distance of a cell."""
    path = [target]
    for left in reversed(range(moves)):
        path.append(next(other for other in board.neighbours(path[-1]) if moves_to(other) == left))
    return path[::-1]


class UnreachableReason(NamedTuple):
    """name: for the result; args: for the reason; walls: those between the ends."""

    name: str
    args: Args
    walls: Sequence[int] = ()

    @property
    def reason(self) -> str:
        return f"unreachable-{self.name}"


def find_unreachable_reason(board: KnightBoard, start: int, target: int) -> UnreachableReason:
    """Return the simplest reason; requires an unreachable target."""
    ends = start, target
    args: Args = {
        "square": board.name(start), "target": board.name(target), "leaper": "{},{}".format(*board.leaper),
        "rows": board.rows, "columns": board.columns,
    }
    bare = KnightBoard(board.rows, board.columns, board.leaper)
    apart = board.offset_between(*ends)
    step = gcd(*board.leaper)
    for end in ends:
        if not bare.neighbours(end):
            return UnreachableReason("stuck", args | {"stuck": board.name(end)})
    if any(distance % step for distance in apart):
        return UnreachableReason("multiples", args | {"step": step, "ranks": apart[0], "files": apart[1]})
    if sum(apart) // step % 2 and sum(board.leaper) // step % 2 == 0:
        shade = "light" if sum(board.square(start)) % 2 else "dark"  # a1 is dark
        return UnreachableReason("colour", args | {"step": step, "shade": shade})
    if walls := find_separating_walls(board, bare, start, target):
        names = ", ".join(map(board.name, walls[:WALLS_NAMED])) + ", …" * (len(walls) > WALLS_NAMED)
        return UnreachableReason("walls", args | {"count": len(walls), "walls": names}, walls)
    return UnreachableReason("size", args)


def find_separating_walls(board: KnightBoard, bare: KnightBoard, start: int, target: int) -> list[int]:
    """Return the walls of which every path of the bare board goes through one: each is one move from a square that the
    start reaches, and the bare board leads from it to the target without returning to such squares."""
    distances = survey_distances(board, start).distances
    reached = [cell for cell, distance in enumerate(distances) if distance >= 0]
    others = KnightBoard(board.rows, board.columns, board.leaper, reached)
    beyond = survey_distances(others, target).distances
    return [
        cell for cell in sorted(board.blocked)
        if beyond[cell] >= 0 and any(distances[other] >= 0 for other in bare.neighbours(cell))
    ]
