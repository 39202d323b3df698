"""What the tables say of a board, and of its mirror image, which is just as far from the goal.

Mirrored about the main diagonal, each tile becomes the one whose goal lies where its own would be; what the same tables
say of that is another lower bound, and the larger one counts. (Korf & Felner 2002, Artificial Intelligence 134.) Boards
that are not square have no such image: instead, the tables of a second partition are looked up.
"""

from collections.abc import Sequence
from itertools import accumulate

from ..board import Shape
from .histories import Turn, turns
from .tables import Table, number_of

LISTED = 4_000_000  # entries that may be kept in a list, which is larger and looked up sooner

Deltas = list[tuple[int, int, int, int]]
"""For each tile what its move changes: its pattern, its number by so much; the same of its mirror image, or in the
second partition."""


Go = tuple[int, int, Deltas, "list[Go]"]
"""A Turn with what it changes, by the tile that moves: cell, blank, deltas, onward. Tuples with names are unpacked more
slowly."""


class Lookup:
    """Additive tables for one goal of a board of that shape, one behind the other: of one partition or two, each of
    disjoint patterns that leave out no tile."""

    def __init__(self, shape: Shape, goal: bytes, partitions: Sequence[Sequence[Sequence[int]]], table: Table):
        n, cells = shape.columns, shape.cells
        self.goal = goal
        self.patterns = [pattern for patterns in partitions for pattern in patterns]
        self.table = table
        self.entries: Sequence[int] = [*table] if len(table) <= LISTED else table
        self.offsets = [0, *accumulate(cells ** len(pattern) for pattern in self.patterns)][: len(self.patterns)]
        self.first, self.second = (range(len(patterns)) for patterns in (partitions[0], partitions[-1]))
        if len(partitions) > 1:
            self.second = range(len(self.first), len(self.patterns))
        mirrored = shape.rows == n and goal.index(0) % (n + 1) == 0
        self.mirror = [cell % n * n + cell // n for cell in range(cells)] if mirrored else [*range(cells)]
        self.twin = {tile: goal[self.mirror[goal.index(tile)]] for tile in goal}
        self.rows = linked(turns(shape), {way: self._deltas(way) for way in (1, -1, n, -n)})

    def _deltas(self, way: int) -> Deltas:
        """Of moves of a tile `way` cells on."""
        turned = self.mirror[abs(way)] * (1 if way > 0 else -1)
        weights, others = self._weights(self.first), self._weights(self.second)
        deltas = [(0, 0, 0, 0)] * len(self.goal)
        for tile, (k, one) in weights.items():
            second, other = others[self.twin[tile]]
            deltas[tile] = k, way * one, len(self.first) + second, turned * other
        return deltas

    def _weights(self, partition: range) -> dict[int, tuple[int, int]]:
        """By tile: which of the partition's patterns it is in, and its weight in the number of a position."""
        patterns = self.patterns[partition.start : partition.stop]
        return {
            tile: (k, len(self.goal) ** i) for k, pattern in enumerate(patterns) for i, tile in enumerate(pattern)
        }

    @property
    def size(self) -> int:
        """Bytes of its tables."""
        return len(self.table)

    def places(self, state: bytes) -> list[int]:
        """Where in `table` each pattern is to be looked up, as it stands, and then those of the mirror image or of the
        second partition."""
        seen = bytes(self.twin[state[cell]] for cell in self.mirror)
        return [
            self.offsets[k] + number_of(board, self.patterns[k])
            for board, partition in ((state, self.first), (seen, self.second))
            for k in partition
        ]

    def bounds(self, places: list[int]) -> tuple[int, int]:
        """Moves that are needed at least: as the board stands, and as its mirror image or the second partition
        tells."""
        values = [self.entries[place] for place in places]
        count = len(self.first)
        return sum(values[:count]), sum(values[count:])


def linked(rows: list[list[Turn]], deltas: dict[int, Deltas]) -> list[list[Go]]:
    """The same automaton with what each move changes."""
    made: dict[int, list[Go]] = {}
    waiting = [*rows]
    reached: list[list[Turn]] = []
    while waiting:
        row = waiting.pop()
        if id(row) not in made:
            made[id(row)] = []
            reached.append(row)
            waiting += [turn.onward for turn in row]
    for row in reached:
        made[id(row)] += [(cell, blank, deltas[blank - cell], made[id(onward)]) for cell, blank, onward in row]
    return [made[id(row)] for row in rows]
