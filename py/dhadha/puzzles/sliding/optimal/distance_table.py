"""The distances of all positions of a small board, computed at once.

All tiles except two, with the blank, determine those two, since only every second permutation is reachable. So a set of
positions is one integer per cell of the blank, as in pattern_databases.py, and one round makes one backward move in all
of them. (Schofield 1967, Machine Intelligence 1, counted them first.)
"""

from collections.abc import Iterator
from functools import cache

from ..board import Shape, exchange_table
from .pattern_databases import level_of_every_position, neighbours_and_masks, position_number

MOST_CELLS = 9


class DistanceTable:
    """The distances to `goal` on a board of that shape, which has MOST_CELLS at most."""

    def __init__(self, shape: Shape, goal: bytes):
        cells = len(goal)
        self.goal = goal
        self.numbered = [tile for tile in sorted(goal) if tile][: cells - 3]
        self.neighbours, standing, empty = neighbours_and_masks(shape, len(self.numbered))
        reached = [0] * cells
        reached[goal.index(0)] = 1 << self.number(goal)
        known, levels = reached, [reached]
        while any(reached):
            after = [0] * cells
            for blank, positions in enumerate(reached):
                for cell in self.neighbours[blank]:
                    after[cell] |= positions & empty[cell]  # a tile outside the numbering moves, too
                    for i, tile in enumerate(standing):
                        shift, moved = (blank - cell) * cells**i, positions & tile[cell]
                        after[cell] |= moved << shift if shift > 0 else moved >> -shift
            reached = [now & ~before for now, before in zip(after, known)]
            known = [before | now for before, now in zip(known, reached)]
            levels.append(reached)
        size = cells ** len(self.numbered)
        self.tables = [level_of_every_position([level[cell] for level in levels], size) for cell in range(cells)]

    def number(self, state: bytes) -> int:
        return position_number(state, self.numbered)

    def distance(self, state: bytes) -> int:
        """Return the fewest moves from a solvable `state`."""
        return self.tables[state.index(0)][self.number(state)]

    def solution_cells(self, state: bytes) -> Iterator[int]:
        """Yield the cells of the blank on a shortest solution, the first of them in move order."""
        while state != self.goal:
            blank, left = state.index(0), self.distance(state)
            for cell in self.neighbours[blank]:
                after = state.translate(exchange_table(state[cell]))
                if self.distance(after) < left:
                    break
            yield cell
            state = after


distances_to = cache(DistanceTable)
