"""Shortest paths, derived from the distances from the start."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from .board import KnightBoard

COUNTED_UP_TO = 40_000  # squares; on larger boards the number of paths may have hundreds of digits


class ShortestPaths(NamedTuple):
    """All shortest paths: their number, and their moves ((cell, cell), …), the first ones first."""

    number: int
    moves: list[tuple[int, int]]

    @property
    def cells(self) -> list[int]:
        return sorted({cell for move in self.moves for cell in move})


def shortest_paths(board: KnightBoard, distances: array[int], target: int) -> ShortestPaths:
    """Collect the moves backwards from the target, layer by layer, and add up the number of paths from each square."""
    ways = {target: 1}
    moves: list[tuple[int, int]] = []
    for distance in reversed(range(distances[target])):
        before: dict[int, int] = {}
        for cell, count in ways.items():
            for other in board.neighbours(cell):
                if distances[other] == distance:
                    before[other] = before.get(other, 0) + count
                    moves.append((other, cell))
        ways = before
    return ShortestPaths(sum(ways.values()), moves[::-1])


def first_path(board: KnightBoard, start: int, moves: list[tuple[int, int]]) -> list[int]:
    """Return the path that breadth-first search finds: the first shortest one in the order of the board's moves."""
    onward: dict[int, set[int]] = {}
    for cell, other in moves:
        onward.setdefault(cell, set()).add(other)
    path = [start]
    while path[-1] in onward:
        path.append(next(other for other in board.neighbours(path[-1]) if other in onward[path[-1]]))
    return path


def some_path(board: KnightBoard, distances: array[int], target: int) -> list[int]:
    """Return a shortest path, built backwards from the target: fast on any board."""
    path = [target]
    for distance in reversed(range(distances[target])):
        path.append(next(other for other in board.neighbours(path[-1]) if distances[other] == distance))
    return path[::-1]
