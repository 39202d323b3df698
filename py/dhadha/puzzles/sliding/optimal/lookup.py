"""What the tables say of a board, and of its mirror image, which is just as far from the goal.

Mirrored about the main diagonal, each tile becomes the one whose goal lies where its own would be; what the same tables
say of that is another lower bound, and the larger one counts. (Korf & Felner 2002, Artificial Intelligence 134.)
"""

from collections.abc import Sequence
from itertools import accumulate

from ..board import side
from .histories import Turn, turns
from .tables import Table, number_of

LISTED = 4_000_000  # entries that may be kept in a list, which is larger and looked up sooner

Deltas = list[tuple[int, int, int, int]]
"""For each tile what its move changes: its pattern, its number by so much; its mirrored pattern, and that number."""


Go = tuple[int, int, Deltas, "list[Go]"]
"""A Turn with what it changes, by the tile that moves: cell, blank, deltas, onward. Tuples with names are unpacked more
slowly."""


class Lookup:
    """Additive tables for one goal (n·n bytes), one behind the other; the patterns are disjoint and leave out no
    tile."""

    def __init__(self, goal: bytes, patterns: Sequence[Sequence[int]], table: Table):
        n, cells = side(goal), len(goal)
        self.goal = goal
        self.patterns = patterns
        self.table = table
        self.entries: Sequence[int] = [*table] if len(table) <= LISTED else table
        self.offsets = [0, *accumulate(cells ** len(pattern) for pattern in patterns)][: len(patterns)]
        on_diagonal = goal.index(0) % (n + 1) == 0
        self.mirror = [cell % n * n + cell // n for cell in range(cells)] if on_diagonal else [*range(cells)]
        self.twin = {tile: goal[self.mirror[goal.index(tile)]] for tile in goal}
        self.rows = linked(turns(n), {way: self._deltas(way) for way in (1, -1, n, -n)})

    def _deltas(self, way: int) -> Deltas:
        """Of moves of a tile `way` cells on."""
        cells, count = len(self.goal), len(self.patterns)
        turned = self.mirror[abs(way)] * (1 if way > 0 else -1)
        weight = {tile: (k, cells**i) for k, pattern in enumerate(self.patterns) for i, tile in enumerate(pattern)}
        deltas = [(0, 0, 0, 0)] * cells
        for tile in weight:
            (k, one), (mirrored, other) = weight[tile], weight[self.twin[tile]]
            deltas[tile] = k, way * one, count + mirrored, turned * other
        return deltas

    @property
    def size(self) -> int:
        """Bytes of its tables."""
        return len(self.table)

    def places(self, state: bytes) -> list[int]:
        """Where in `table` each pattern is to be looked up, as it stands, and then mirrored."""
        seen = bytes(self.twin[state[cell]] for cell in self.mirror)
        return [
            offset + number_of(board, pattern)
            for board in (state, seen)
            for offset, pattern in zip(self.offsets, self.patterns)
        ]

    def bounds(self, places: list[int]) -> tuple[int, int]:
        """Moves that are needed at least: as the board stands, and as its mirror image tells."""
        values = [self.entries[place] for place in places]
        count = len(self.patterns)
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
