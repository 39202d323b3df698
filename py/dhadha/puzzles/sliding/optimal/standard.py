"""A board and its goal in standard form, so that few tables serve all goals.

A goal with the blank in a corner is turned until it is in the last cell; then each tile is called by the place where it
belongs. A goal with the blank elsewhere keeps its blank, and has tables of its own.
"""

from typing import NamedTuple

from ..board import side

# Of the 4×4 board, by cells: partitions of its tiles, whose tables have 16^(tiles of a pattern) numbers each. 5-5-5 is
# of Korf & Felner 2002, 4-4-4-3 has the largest mean among those that exchanging two tiles does not better.
LAST = 15
CORNER = bytes([*range(1, 16), 0])
Partition = tuple[tuple[int, ...], ...]
SMALL: Partition = ((0, 1, 2, 3), (4, 5, 6), (7, 10, 11, 14), (8, 9, 12, 13))
MIDDLE: Partition = ((1, 2, 3, 6, 7), (0, 4, 5, 8, 9), (10, 11, 12, 13, 14))
BIG: Partition = ((7, 3, 11, 14, 10, 6), (4, 12, 13, 9, 5, 8), (0, 1, 2))  # their order: see packed.py


class Standard(NamedTuple):
    """start, goal: n·n bytes each; cells: for each cell of theirs the one that it is on the board."""

    start: bytes
    goal: bytes
    cells: list[int]


def standard(start: bytes, goal: bytes) -> Standard:
    n, blank = side(goal), goal.index(0)
    row, column = divmod(blank, n)
    corner = row in (0, n - 1) and column in (0, n - 1)
    rows, columns = (range(n - 1, -1, -1) if corner and at == 0 and n > 1 else range(n) for at in (row, column))
    cells = [row * n + column for row in rows for column in columns]
    turned = bytes(goal[cell] for cell in cells)
    names = {tile: name for name, tile in enumerate((tile for tile in turned if tile), 1)} | {0: 0}
    return Standard(bytes(names[start[cell]] for cell in cells), bytes(names[tile] for tile in turned), cells)


def patterns(goal: bytes, partition: Partition) -> list[list[int]]:
    """The tiles of each pattern for a standard goal of the 4×4 board."""
    blank = goal.index(0)
    return [[goal[LAST if cell == blank else cell] for cell in pattern] for pattern in partition]
