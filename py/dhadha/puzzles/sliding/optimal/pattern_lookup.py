"""Lookups in the additive tables of two partitions, or of one partition for a board and its mirror image.

Reflected at the main diagonal, each tile becomes the one whose goal is the mirror image of its own; looked up in the
same tables, that board gives another lower bound, and the maximum counts. (Korf & Felner 2002, Artificial Intelligence
134.) Boards that are not square use the tables of a second partition instead.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import accumulate, chain
from typing import NamedTuple

from ..board import Shape
from .move_pruning import LENGTH, moves_by_blank
from .pattern_databases import Table

LISTED = 4_000_000  # entries that may be kept in a list, which is larger and faster


class View(NamedTuple):
    """How a board is looked up in the table of a pattern.

    begin: of the table among all; image: of each cell; weights: of each tile's image in the number of a position.
    """

    begin: int
    image: Sequence[int]
    weights: Mapping[int, int]


def views_of(shape: Shape, goal: bytes, partitions: Sequence[Sequence[Sequence[int]]]) -> list[list[View]]:
    """Return the views of each partition's patterns; those of one partition also for a mirror image, if it has the same
    goal."""
    n, cells = shape.columns, shape.cells
    begins = accumulate((cells ** len(pattern) for pattern in chain(*partitions)), initial=0)
    views = [
        [View(begin, range(cells), {tile: cells**i for i, tile in enumerate(pattern)})
         for pattern, begin in zip(patterns, begins)]
        for patterns in partitions
    ]
    if len(views) == 1 and shape.rows == n and goal.index(0) % (n + 1) == 0:
        mirror = [cell % n * n + cell // n for cell in range(cells)]
        twin = {tile: goal[mirror[cell]] for cell, tile in enumerate(goal)}
        views.append([
            View(begin, mirror, {twin[tile]: weight for tile, weight in weights.items()})
            for begin, _, weights in views[0]
        ])
    return views


class Lookup:
    """Concatenated additive tables for a goal; each of one or two lists of views covers all tiles."""

    def __init__(
        self, shape: Shape, goal: bytes, views: Sequence[Sequence[View]], table: Table, length: int = LENGTH
    ) -> None:
        self.goal = goal
        self.table = table
        self.views = [*views[0], *views[-1]]
        self.count = len(views[0])
        members: list[list[tuple[int, int, Sequence[int]]]] = [[] for _ in range(shape.cells + 1)]
        for number, (_, image, weights) in enumerate(self.views):
            for tile, weight in weights.items():
                members[tile].append((number, weight, image))
        deltas = {
            offset: [
                tuple(chain(*((number, weight * map_offset(image, offset)) for number, weight, image in each)))
                for each in members
            ]
            for offset in (1, -1, shape.columns, -shape.columns)
        }
        self.rows = moves_by_blank(shape, deltas, length)

    @property
    def size(self) -> int:
        """The bytes of the tables."""
        return len(self.table)

    @cached_property
    def entries(self) -> Sequence[int]:
        return [*self.table] if self.size <= LISTED else self.table

    def table_indices(self, state: bytes) -> list[int]:
        """Return the index in `table` for each view."""
        return [
            begin + sum(image[state.index(tile)] * weight for tile, weight in weights.items())
            for begin, image, weights in self.views
        ]

    def bounds(self, places: list[int]) -> tuple[int, int]:
        """Return lower bounds on the moves by the first and the second views."""
        values = [self.table[place] for place in places]
        return sum(values[: self.count]), sum(values[self.count :])

    def least(self, state: bytes) -> int:
        """Return a lower bound on the moves."""
        return max(self.bounds(self.table_indices(state)))


def map_offset(image: Sequence[int], offset: int) -> int:
    """Return the offset in the image of a move by `offset` cells."""
    return image[offset] - image[0] if offset > 0 else image[0] - image[-offset]
