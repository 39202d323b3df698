"""What a board costs by the tables, kept up to date move by move."""

from functools import lru_cache
from itertools import chain
from math import isqrt

from ..board import Shape, slides
from .patterns import Cells, Pattern, cut, standing, table, tabled

KEPT = 4  # guides; each holds its tables

Deltas = list[tuple[int, ...]]
"""For each tile what its move changes in each of the two partitions: the pattern, and its number by so much."""


Go = tuple[int, Deltas, "list[Go]"]
"""The blank goes to a cell; what that changes; what may follow but going back."""


class Guide:
    """For the goal of a board of that shape whose blank lies in `blank`, tiles being called after their places, from 1.

    table: moves, of all patterns; costs: what to go by, ten times their power 1.5, for a pattern far from home is worse
    than two half as far: ways of 5×5 boards came out some 2 % shorter than by the sum of moves.
    """

    def __init__(self, shape: Shape, blank: int) -> None:
        cells, columns = shape.cells, shape.columns
        self.goal = bytes(0 if cell == blank else cell + 1 for cell in range(cells))
        self.parts = cut(shape, blank)
        offsets: dict[Pattern, int] = {}
        tables = bytearray()
        for pattern in tabled(shape, self.parts):
            offsets[pattern] = len(tables)
            tables += table(shape, pattern)
        self.table = bytes(tables)
        self.costs = [*map([isqrt(100 * moves**3) for moves in range(256)].__getitem__, tables)]
        self.patterns: list[tuple[int, Cells, list[tuple[int, int]]]] = []  # offset, symmetry, [(tile, weight), …]
        member: list[list[tuple[int, int, Cells]]] = [[] for _ in range(cells + 1)]
        for pattern in (pattern for part in self.parts for pattern in part):
            turned, symmetry = standing(shape, pattern)
            weights = [(cell + 1, cells ** turned[0].index(symmetry[cell])) for cell in pattern[0]]
            for tile, weight in weights:
                member[tile].append((len(self.patterns), weight, symmetry))
            self.patterns.append((offsets[turned], symmetry, weights))
        deltas = {
            way: [tuple(chain.from_iterable((k, weight * step(symmetry, way)) for k, weight, symmetry in each))
                  for each in member]
            for way in (1, -1, columns, -columns)
        }
        self.rows = linked(shape, deltas)

    def places(self, board: bytes) -> list[int]:
        """Where in `table` each pattern is to be looked up."""
        return [
            offset + sum(symmetry[board.index(tile)] * weight for tile, weight in weights)
            for offset, symmetry, weights in self.patterns
        ]

    def least(self, board: bytes) -> int:
        """Moves that are needed at least: what one partition's patterns need, for no tile is in two of them."""
        values = iter([self.table[place] for place in self.places(board)])
        return max(sum(next(values) for _ in part) for part in self.parts)


def step(symmetry: Cells, way: int) -> int:
    """What a move of a tile by `way` cells is on the turned board."""
    return symmetry[way] - symmetry[0] if way > 0 else symmetry[0] - symmetry[-way]


def linked(shape: Shape, deltas: dict[int, Deltas]) -> list[list[Go]]:
    """By the blank's cell the moves it may make first."""
    ways = [[cell for _, cell in each] for each in slides(shape)]
    rows: dict[tuple[int, int], list[Go]] = {
        (blank, before): [] for blank in range(shape.cells) for before in (-1, *ways[blank])
    }
    for (blank, before), row in rows.items():
        row += [(cell, deltas[blank - cell], rows[cell, blank]) for cell in ways[blank] if cell != before]
    return [rows[blank, -1] for blank in range(shape.cells)]


@lru_cache(KEPT)
def guide_to(shape: Shape, blank: int) -> Guide:
    return Guide(shape, blank)


def renamed(board: bytes, goal: bytes) -> bytes:
    """The board with its tiles called after their places in the goal, from 1."""
    places = bytearray(256)
    for cell, tile in enumerate(goal):
        places[tile] = cell + 1 if tile else 0
    return board.translate(bytes(places))


def guided(shape: Shape, start: bytes, goal: bytes) -> tuple[Guide, bytes]:
    """The guide to a goal, and the board as it knows it."""
    return guide_to(shape, goal.index(0)), renamed(start, goal)

