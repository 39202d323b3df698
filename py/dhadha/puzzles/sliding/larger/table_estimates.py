"""Table-based estimates of a board, updated incrementally with each move."""

from functools import lru_cache
from itertools import chain
from math import isqrt

from ..board import Shape
from ..optimal.move_pruning import moves_by_blank
from .patterns import Cells, Pattern, canonical, cut, distinct_patterns, table

KEPT = 4  # cached guides; each holds its tables
NO_REVERSAL = 1  # moves of which duplicates are pruned: only the reverse of the last move


class Guide:
    """The guide to a goal whose blank lies in `blank`; tiles are named by their goal places, from 1.

    table: moves, of all patterns; costs: the ranking key, ten times moves^1.5, since one pattern far from home is worse
    than two half as far: solutions of 5×5 boards came out some 2 % shorter than with the sum of moves.
    """

    def __init__(self, shape: Shape, blank: int) -> None:
        cells, columns = shape.cells, shape.columns
        self.goal = bytes(0 if cell == blank else cell + 1 for cell in range(cells))
        self.parts = cut(shape, blank)
        offsets: dict[Pattern, int] = {}
        tables = bytearray()
        for pattern in distinct_patterns(shape, self.parts):
            offsets[pattern] = len(tables)
            tables += table(shape, pattern)
        self.table = bytes(tables)
        self.costs = [*map([isqrt(100 * moves**3) for moves in range(256)].__getitem__, tables)]
        self.patterns: list[tuple[int, Cells, list[tuple[int, int]]]] = []  # offset, symmetry, [(tile, weight), …]
        member: list[list[tuple[int, int, Cells]]] = [[] for _ in range(cells + 1)]
        for pattern in (pattern for part in self.parts for pattern in part):
            turned, symmetry = canonical(shape, pattern)
            weights = [(cell + 1, cells ** turned[0].index(symmetry[cell])) for cell in pattern[0]]
            for tile, weight in weights:
                member[tile].append((len(self.patterns), weight, symmetry))
            self.patterns.append((offsets[turned], symmetry, weights))
        deltas = {
            offset: [
                tuple(chain.from_iterable((k, weight * map_offset(symmetry, offset)) for k, weight, symmetry in each))
                for each in member
            ]
            for offset in (1, -1, columns, -columns)
        }
        self.rows = moves_by_blank(shape, deltas, NO_REVERSAL)

    def places(self, board: bytes) -> list[int]:
        """Return the index of each pattern in `table`."""
        return [
            offset + sum(symmetry[board.index(tile)] * weight for tile, weight in weights)
            for offset, symmetry, weights in self.patterns
        ]

    def least(self, board: bytes) -> int:
        """Return a lower bound on the moves: the sum over one partition, whose patterns are disjoint."""
        values = iter([self.table[place] for place in self.places(board)])
        return max(sum(next(values) for _ in part) for part in self.parts)


def map_offset(symmetry: Cells, offset: int) -> int:
    """Return the offset on the turned board of a move by `offset` cells."""
    return symmetry[offset] - symmetry[0] if offset > 0 else symmetry[0] - symmetry[-offset]


@lru_cache(KEPT)
def guide_to(shape: Shape, blank: int) -> Guide:
    return Guide(shape, blank)


def renamed_by_goal(board: bytes, goal: bytes) -> bytes:
    """Return the board with its tiles named by their goal places, from 1."""
    places = bytearray(256)
    for cell, tile in enumerate(goal):
        places[tile] = cell + 1 if tile else 0
    return board.translate(bytes(places))


def guide_and_board(shape: Shape, start: bytes, goal: bytes) -> tuple[Guide, bytes]:
    """Return the guide to a goal, and the board in its naming."""
    return guide_to(shape, goal.index(0)), renamed_by_goal(start, goal)

