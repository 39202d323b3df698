"""Boards and goals in standard form, so that few tables serve all goals.

A board with more rows than columns is transposed, and a goal with the blank in a corner is rotated until it comes last;
then each tile is renamed to its goal place. A goal with the blank elsewhere has tables of its own.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from ..board import Shape

Partition = tuple[tuple[int, ...], ...]
"""Patterns as the goal cells of their tiles; none contains the last cell, the goal of the blank."""

# Of the 4×4 board. 5-5-5 is from Korf & Felner 2002; 4-4-4-3 has the largest mean among local optima under exchanges
# of two tiles.
FIFTEEN = Shape(4, 4)
CORNER = bytes([*range(1, 16), 0])
SMALL: Partition = ((0, 1, 2, 3), (4, 5, 6), (7, 10, 11, 14), (8, 9, 12, 13))
MIDDLE: Partition = ((1, 2, 3, 6, 7), (0, 4, 5, 8, 9), (10, 11, 12, 13, 14))
BIG: Partition = ((7, 3, 11, 14, 10, 6), (4, 12, 13, 9, 5, 8), (0, 1, 2))  # their order: see packed_tables.py


def column_patterns(shape: Shape, lengths: Sequence[int]) -> Partition:
    """Return patterns of these sizes, column after column."""
    cells = [row * shape.columns + column for column in range(shape.columns) for row in range(shape.rows)]
    ends = [*accumulate(lengths)]
    return tuple(tuple(cells[begin:end]) for begin, end in zip([0, *ends], ends))


# By shape, the first tables, and those that are built if searches take long. Boards that are
# not square have two partitions, cut in different places. The lengths are a choice between nodes and the time and
# memory of the tables, after a dozen random boards of each shape: 6-6-2 with 3-5-6 takes a fifth of the nodes on two
# hard 3×5 boards, but some 14 s and half a gigabyte to build.
FIRST: dict[Shape, tuple[Partition, ...]] = {FIFTEEN: (SMALL,)}
BETTER: dict[Shape, tuple[Partition, ...]] = {FIFTEEN: (MIDDLE,)}
for tables, at, *cuts in (
    (FIRST, Shape(2, 5), (5, 4), (4, 5)),
    (FIRST, Shape(2, 6), (4, 4, 3), (3, 4, 4)),
    (FIRST, Shape(2, 7), (4, 4, 4, 1), (3, 4, 4, 2)),
    (FIRST, Shape(2, 8), (4, 4, 4, 3), (3, 4, 4, 4)),
    (FIRST, Shape(3, 4), (4, 4, 3), (3, 4, 4)),
    (FIRST, Shape(3, 5), (4, 4, 3, 3), (3, 3, 4, 4)),
    (BETTER, Shape(2, 6), (6, 5), (5, 6)),
    (BETTER, Shape(2, 7), (6, 6, 1), (3, 5, 5)),
    (BETTER, Shape(2, 8), (5, 5, 5), (2, 5, 5, 3)),
    (BETTER, Shape(3, 4), (6, 5), (5, 6)),
    (BETTER, Shape(3, 5), (5, 5, 4), (4, 5, 5)),
):
    tables[at] = tuple(column_patterns(at, lengths) for lengths in cuts)


class Standard(NamedTuple):
    """start, goal: tiles of a board of that shape; cells: for each of its cells the cell of the original board."""

    shape: Shape
    start: bytes
    goal: bytes
    cells: list[int]


def standard(shape: Shape, start: bytes, goal: bytes) -> Standard:
    row, column = divmod(goal.index(0), shape.columns)
    corner = row in (0, shape.rows - 1) and column in (0, shape.columns - 1)
    rows, columns = (range(count)[:: -1 if corner and at == 0 else 1] for at, count in zip((row, column), shape))
    cells = [row * shape.columns + column for row in rows for column in columns]
    if shape.rows > shape.columns:
        cells = [row * shape.columns + column for column in columns for row in rows]
        shape = Shape(shape.columns, shape.rows)
    turned = bytes(goal[cell] for cell in cells)
    names = {tile: name for name, tile in enumerate((tile for tile in turned if tile), 1)} | {0: 0}
    return Standard(shape, bytes(names[start[cell]] for cell in cells), bytes(names[tile] for tile in turned), cells)


def pattern_tiles(goal: bytes, partition: Partition) -> list[list[int]]:
    """Return the tiles of each pattern for a standard goal."""
    blank = goal.index(0)
    return [[goal[-1 if cell == blank else cell] for cell in pattern] for pattern in partition]
