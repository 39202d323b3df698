"""Additive pattern databases for boards of any shape, shared by all goals.

The cells of the board are partitioned into patterns; a table gives the moves that the tiles that belong there need
among themselves (see optimal/pattern_databases.py; Korf & Felner 2002, Artificial Intelligence 134). A table does not
depend on the goal's blank, since the blank moves freely, so naming tiles by their places makes all goals alike; only
the pattern that holds the blank's own place has one tile fewer. Rotated and reflected patterns share a table.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from ..board import Shape
from ..optimal.pattern_databases import Table, build_table, tables

Cells = tuple[int, ...]
Pattern = tuple[Cells, int]
"""Its cells, and the one of the blank if it is among them, else ANYWHERE."""
ANYWHERE = -1
ROUNDS = 4  # levels of a table between two yields
SMALLEST, FOURS, THREES = 4, 25, 49  # cells: the smallest board, the largest with patterns of four cells, of three


def partitions(shape: Shape) -> list[list[Cells]]:
    """Return two partitions of the board: its nested rings, cut into runs of cells; and the same with another
    offset, or squares from the corners, if patterns have four cells and squares do not disconnect the board."""
    length = 3 if shape.cells == SMALLEST else 4 if shape.cells <= FOURS else 3 if shape.cells <= THREES else 2
    first, second = (
        [run for ring in rings(shape) for run in chunks(ring[begin:] + ring[:begin], length)] for begin in range(2)
    )
    return [first, square_patterns(shape) if length == 4 and min(shape) > 2 else second]


def square_patterns(shape: Shape) -> list[Cells]:
    """Return squares of two rows and two columns, with rest cells in the middle of odd sides."""
    rows, columns = map(pairs, shape)
    return [tuple(row * shape.columns + column for row in two for column in pair) for two in rows for pair in columns]


def pairs(count: int) -> list[Cells]:
    half, odd = count // 2, count % 2
    return [*chunks(range(half), 2), *chunks(range(half, half + odd), 2), *chunks(range(half + odd, count), 2)]


def partitions_without(shape: Shape, blank: int) -> list[list[Pattern]]:
    """Return the partitions for a goal whose blank lies in that cell, which belongs to no tile."""
    return [
        [(tuple(cell for cell in cells if cell != blank), blank if blank in cells else ANYWHERE)
         for cells in part if cells != (blank,)]
        for part in partitions(shape)
    ]


def rings(shape: Shape) -> Iterator[Cells]:
    """Yield the cells of each ring in order, clockwise from its first corner; the innermost may be a line."""
    rows, columns = shape
    for edge in range((min(shape) + 1) // 2):
        bottom, right = rows - 1 - edge, columns - 1 - edge
        if edge in (bottom, right):
            ring = [(row, column) for row in range(edge, bottom + 1) for column in range(edge, right + 1)]
        else:
            half = [*((edge, column) for column in range(edge, right)), *((row, right) for row in range(edge, bottom))]
            ring = [*half, *((rows - 1 - row, columns - 1 - column) for row, column in half)]
        yield tuple(row * columns + column for row, column in ring)


def chunks(cells: Sequence[int], length: int) -> list[Cells]:
    return [tuple(cells[begin : begin + length]) for begin in range(0, len(cells), length)]


@cache
def symmetries(shape: Shape) -> list[Cells]:
    """Return for each of the eight symmetries of a square board, or the four of another, the image of each cell."""
    rows, columns = shape
    places = [divmod(cell, columns) for cell in range(shape.cells)]
    upright = [
        [(rows - 1 - row if down else row, columns - 1 - column if right else column) for row, column in places]
        for down in (False, True) for right in (False, True)
    ]
    every = upright + ([[(column, row) for row, column in each] for each in upright] if rows == columns else [])
    return [tuple(row * columns + column for row, column in each) for each in every]


@cache
def canonical_form(shape: Shape, pattern: Pattern) -> tuple[Pattern, Cells]:
    """Return the canonical form of the pattern, its cells in order, and the symmetry that maps to it."""
    cells, blank = pattern
    every = [(*symmetry, ANYWHERE) for symmetry in symmetries(shape)]
    return min(((tuple(sorted(turned[cell] for cell in cells)), turned[blank]), turned) for turned in every)


def goal_and_tiles(shape: Shape, pattern: Pattern) -> tuple[bytes, tuple[int, ...]]:
    """Return a goal for the pattern, and the pattern's tiles in it."""
    cells, blank = pattern
    if blank == ANYWHERE:
        blank = max({*range(shape.cells)}.difference(cells))
    goal = bytes(0 if cell == blank else cell + 1 - (cell > blank) for cell in range(shape.cells))
    return goal, tuple(goal[cell] for cell in cells)


def build_pattern(shape: Shape, pattern: Pattern) -> Iterator[int]:
    """Build the table of a pattern and yield the progress; yields equally often if the table exists."""
    return (levels for levels in build_table(shape, *goal_and_tiles(shape, pattern)) if levels and levels % ROUNDS == 0)


def pattern_table(shape: Shape, pattern: Pattern) -> Table:
    for _ in build_pattern(shape, pattern):
        pass
    return tables[shape, *goal_and_tiles(shape, pattern)][0]


def distinct_patterns(shape: Shape, parts: Sequence[Sequence[Pattern]]) -> list[Pattern]:
    """Return the patterns that need a table, without duplicates."""
    return [*dict.fromkeys(canonical_form(shape, pattern)[0] for part in parts for pattern in part)]
