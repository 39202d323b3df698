"""How far each position of a small board is from its goal, all of them at once.

Where all tiles but two stand, and the blank, tells where those two are: only every second permutation can be reached.
So a set of positions is an integer for each cell of the blank, as in tables.py, and one round goes one move back in all
of them. (Schofield 1967, Machine Intelligence 1, counted them first.)
"""

from collections.abc import Iterator
from functools import cache

from ..board import Shape
from .tables import ground, number_of, table_of

MOST_CELLS = 9


class DistanceTable:
    """The distances to `goal`, the tiles of a board of that shape, which has MOST_CELLS at most."""

    def __init__(self, shape: Shape, goal: bytes):
        cells = len(goal)
        self.goal = goal
        self.numbered = [tile for tile in sorted(goal) if tile][: cells - 3]
        self.ways, standing, empty = ground(shape, len(self.numbered))
        self.tables = self._build(standing, empty)

    def _build(self, standing: list[list[int]], empty: list[int]) -> list[bytes]:
        cells, count = len(self.goal), len(self.numbered)
        reached = [0] * cells
        reached[self.goal.index(0)] = 1 << self.number(self.goal)
        known, levels = reached, [reached]
        while any(reached):
            after = pushed(reached, known, standing, self.ways)
            for blank, positions in enumerate(reached):
                for cell in self.ways[blank]:  # a tile that is not numbered moves, too
                    after[cell] |= positions & empty[cell] & ~known[cell]
            known = [before | now for before, now in zip(known, after)]
            levels.append(after)
            reached = after
        return [table_of([level[cell] for level in levels], cells**count) for cell in range(cells)]

    def number(self, state: bytes) -> int:
        return number_of(state, self.numbered)

    def distance(self, state: bytes) -> int:
        """The fewest moves from a solvable `state`."""
        return self.tables[state.index(0)][self.number(state)]

    def descend(self, state: bytes) -> Iterator[int]:
        """The cells that the blank goes to on a shortest way, the first of them where there are several."""
        while state != self.goal:
            blank, left = state.index(0), self.distance(state)
            for cell in self.ways[blank]:
                swap = bytes.maketrans(bytes([0, state[cell]]), bytes([state[cell], 0]))
                after = state.translate(swap)
                if self.distance(after) < left:
                    break
            yield cell
            state = after


def pushed(reached: list[int], known: list[int], standing: list[list[int]], ways: list[list[int]]) -> list[int]:
    """What one move of a tile of the pattern leads to, and nothing did before."""
    cells = len(reached)
    after = [0] * cells
    for blank, positions in enumerate(reached):
        if positions:
            for cell in ways[blank]:
                for i, tile in enumerate(standing):
                    shift = (blank - cell) * cells**i
                    moved = positions & tile[cell]
                    after[cell] |= moved << shift if shift > 0 else moved >> -shift
    return [now & ~before for now, before in zip(after, known)]


@cache
def distances_to(shape: Shape, goal: bytes) -> DistanceTable:
    return DistanceTable(shape, goal)
