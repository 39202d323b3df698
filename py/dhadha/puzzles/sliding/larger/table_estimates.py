"""Table-based estimates of a board, updated incrementally with each move."""

from functools import lru_cache
from math import isqrt

from ..board import Shape
from ..optimal.pattern_lookup import Lookup, View
from .pattern_partitions import Pattern, canonical_form, distinct_patterns, partitions_without, pattern_table

KEPT = 4  # cached guides; each holds its tables
NO_REVERSAL = 1  # moves of which duplicates are pruned: only the reverse of the last move


class Guide(Lookup):
    """The guide to a goal whose blank lies in `blank`; tiles are named by their goal places, from 1.

    costs: the ranking key, ten times moves^1.5, since one pattern far from home is worse than two half as far:
    solutions of 5×5 boards came out some 2 % shorter than with the sum of moves.
    """

    def __init__(self, shape: Shape, blank: int) -> None:
        parts = partitions_without(shape, blank)
        begins: dict[Pattern, int] = {}
        tables = bytearray()
        for pattern in distinct_patterns(shape, parts):
            begins[pattern] = len(tables)
            tables += pattern_table(shape, pattern)
        views: list[list[View]] = [[], []]
        for found, part in zip(views, parts):
            for pattern in part:
                turned, symmetry = canonical_form(shape, pattern)
                weights = {cell + 1: shape.cells ** turned[0].index(symmetry[cell]) for cell in pattern[0]}
                found.append(View(begins[turned], symmetry, weights))
        goal = bytes(0 if cell == blank else cell + 1 for cell in range(shape.cells))
        super().__init__(shape, goal, views, bytes(tables), NO_REVERSAL)
        self.costs = [*map([isqrt(100 * moves**3) for moves in range(256)].__getitem__, tables)]


guide_to = lru_cache(KEPT)(Guide)


def guide_and_board(shape: Shape, start: bytes, goal: bytes) -> tuple[Guide, bytes]:
    """Return the guide to a goal, and the board with its tiles named as the guide's."""
    guide = guide_to(shape, goal.index(0))
    return guide, start.translate(bytes.maketrans(goal, guide.goal))
