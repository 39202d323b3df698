"""Table lookups for a board and for its mirror image, which has the same distance.

Reflected at the main diagonal, each tile becomes the one whose goal is the mirror image of its own; looked up in the
same tables, that board gives another lower bound, and the maximum counts. (Korf & Felner 2002, Artificial Intelligence
134.) Boards that are not square use the tables of a second partition instead.
"""

from collections.abc import Sequence
from itertools import accumulate

from ..board import Shape
from .move_pruning import Deltas, moves_by_blank
from .tables import Table, number_of

LISTED = 4_000_000  # entries that may be kept in a list, which is larger and faster


class Lookup:
    """Concatenated additive tables for one goal of a board of that shape: of one partition or two, each of disjoint
    patterns that cover all tiles."""

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
        self.rows = moves_by_blank(shape, {offset: self._deltas(offset) for offset in (1, -1, n, -n)})

    def _deltas(self, offset: int) -> Deltas:
        """Return the changes by moves of `offset` cells, on the board and its mirror image, or in both partitions."""
        turned = self.mirror[abs(offset)] * (1 if offset > 0 else -1)
        weights, others = self._weights(self.first), self._weights(self.second)
        deltas: Deltas = [(0, 0, 0, 0)] * len(self.goal)
        for tile, (k, one) in weights.items():
            second, other = others[self.twin[tile]]
            deltas[tile] = k, offset * one, len(self.first) + second, turned * other
        return deltas

    def _weights(self, partition: range) -> dict[int, tuple[int, int]]:
        """Return for each tile its pattern in the partition, and its weight in a position's number."""
        patterns = self.patterns[partition.start : partition.stop]
        return {
            tile: (k, len(self.goal) ** i) for k, pattern in enumerate(patterns) for i, tile in enumerate(pattern)
        }

    @property
    def size(self) -> int:
        """The bytes of the tables."""
        return len(self.table)

    def places(self, state: bytes) -> list[int]:
        """Return each pattern's index in `table`: of the board, then of its mirror image or the second partition."""
        seen = bytes(self.twin[state[cell]] for cell in self.mirror)
        return [
            self.offsets[k] + number_of(board, self.patterns[k])
            for board, partition in ((state, self.first), (seen, self.second))
            for k in partition
        ]

    def bounds(self, places: list[int]) -> tuple[int, int]:
        """Return lower bounds on the moves: for the board, and for its mirror image or the second partition."""
        values = [self.entries[place] for place in places]
        count = len(self.first)
        return sum(values[:count]), sum(values[count:])
