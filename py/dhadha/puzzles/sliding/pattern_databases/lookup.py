"""Lower bounds of a board from the tables of two partitions, updated with each move.

The second partition may be the mirror image of the first, which shares its tables; the larger of the two sums counts.
(Korf & Felner 2002, Artificial Intelligence 134.) The best tables are those of 6-6-3, from their file; without it, and
for other boards and goals, patterns of up to four cells are built in milliseconds.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, chain
from math import isqrt
from typing import NamedTuple

from ..board import Shape
from ..move_pruning import Go, build_automaton, pruned_moves_by_blank_cell, pruned_sequence_length
from .build_tables import build_table, get_or_build_table, tables
from .packed_tables import PATTERNS, loaded
from .partitions import (
    FIFTEEN,
    SIXES,
    Cells,
    Partitions,
    canonical_form,
    distinct_patterns,
    partition_and_mirror_image,
    partitions_into_small_patterns,
)

CORNERS = (0, 3, 12, 15)  # of 4×4 cells
LISTED = 4_000_000  # entries that may be kept in a list, which is larger and faster
KEPT = 8  # cached lookups; each holds its tables


class View(NamedTuple):
    """How a board is looked up in the table of a pattern.

    begin: of the table among all; image: of each cell; weights: of each tile's image in the number of a position.
    """

    begin: int
    image: Cells
    weights: Mapping[int, int]


class Lookup:
    """The tables for goals whose blank lies in `blank`; tiles are named by their goal cells, from 1."""

    def __init__(self, shape: Shape, partitions: Partitions, blank: int) -> None:
        self.shape = shape
        self.goal = bytes(0 if cell == blank else cell + 1 for cell in range(shape.cell_count))
        patterns = tuple(distinct_patterns(shape, partitions, blank))
        self.table = loaded[patterns] if patterns in loaded else b"".join(map(get_or_build_table, patterns))
        begins = dict(zip(patterns, accumulate((pattern.size for pattern in patterns), initial=0)))
        self.views: list[View] = []
        for cells in chain(*partitions):
            pattern, image = canonical_form(shape, cells, blank)
            weights = {cell + 1: shape.cell_count ** pattern.cells.index(image[cell]) for cell in cells}
            self.views.append(View(begins[pattern], image, weights))
        self.count = len(partitions[0])
        self.rows_by_length: dict[int, list[list[Go]]] = {}

    def first_moves_by_blank(self, length: int) -> list[list[Go]]:
        """Return the first moves by the blank's cell, without duplicates among `length` moves, see move_pruning.py."""
        if length not in self.rows_by_length:
            members: list[list[tuple[int, View, int]]] = [[] for _ in range(self.shape.cell_count + 1)]
            for number, view in enumerate(self.views):
                for tile, weight in view.weights.items():
                    members[tile].append((number, view, weight))
            deltas = {
                offset: [
                    tuple(chain(*((number, weight * map_offset(view.image, offset)) for number, view, weight in each)))
                    for each in members
                ]
                for offset in (1, -1, self.shape.columns, -self.shape.columns)
            }
            self.rows_by_length[length] = pruned_moves_by_blank_cell(self.shape, deltas, length)
        return self.rows_by_length[length]

    @cached_property
    def entries(self) -> Sequence[int]:
        return [*self.table] if len(self.table) <= LISTED else self.table

    @cached_property
    def beam_cost_by_table_index(self) -> list[int]:
        """The ranking key of beams: ten times moves^1.5, since one pattern far from home is worse than two half as far:
        solutions of 5×5 boards came out some 2 % shorter than with the sum of moves."""
        return [*map([isqrt(100 * moves**3) for moves in range(256)].__getitem__, self.table)]

    def table_indices(self, board: bytes) -> list[int]:
        """Return the index in `table` for each view."""
        return [
            begin + sum(image[board.index(tile)] * weight for tile, weight in weights.items())
            for begin, image, weights in self.views
        ]

    def bounds(self, places: list[int]) -> tuple[int, int]:
        """Return lower bounds on the moves by the first and the second partition."""
        values = [self.table[place] for place in places]
        return sum(values[: self.count]), sum(values[self.count :])

    def lower_bound(self, board: bytes) -> int:
        """Return a lower bound on the moves."""
        return max(self.bounds(self.table_indices(board)))


def map_offset(image: Cells, offset: int) -> int:
    """Return the offset in the image of a move by `offset` cells."""
    return image[offset] - image[0] if offset > 0 else image[0] - image[-offset]


def rename_tiles_by_goal_cell(start: bytes, goal: bytes) -> bytes:
    """Return the board with its tiles named by their goal cells, from 1."""
    return start.translate(bytes.maketrans(goal, bytes(tile and cell for cell, tile in enumerate(goal, 1))))


lookup_of = lru_cache(KEPT)(Lookup)


def best_available_lookup(shape: Shape, blank: int) -> Lookup:
    """Return the best lookup available for goals whose blank lies in this cell."""
    if PATTERNS in loaded and is_six_six_three_goal(shape, blank):
        return lookup_of(shape, partition_and_mirror_image(shape, SIXES, blank), blank)
    return get_quickly_built_lookup(shape, blank)


def get_quickly_built_lookup(shape: Shape, blank: int) -> Lookup:
    """Return a lookup whose tables are built in milliseconds."""
    return lookup_of(shape, partitions_into_small_patterns(shape, blank), blank)


def is_six_six_three_goal(shape: Shape, blank: int) -> bool:
    """Return whether the 6-6-3 tables are for such goals."""
    return shape == FIFTEEN and blank in CORNERS


def prepare_lookup(shape: Shape, blank: int) -> Iterator[None]:
    """Build what the best lookup and its search need, in slices of milliseconds."""
    if not (PATTERNS in loaded and is_six_six_three_goal(shape, blank)):
        yield from build_quick_tables(shape, blank)
    yield from build_automaton(shape, pruned_sequence_length(shape))


def build_quick_tables(shape: Shape, blank: int) -> Iterator[None]:
    """Build the tables of `quick_lookup` in slices of milliseconds."""
    for pattern in distinct_patterns(shape, partitions_into_small_patterns(shape, blank), blank):
        if pattern not in tables:
            for _ in build_table(pattern):
                yield
