"""Partitions of a board's cells into patterns.

A pattern is a set of cells; its table gives the moves that the tiles which belong there need among themselves. Tiles
are named by their goal cells, so all goals with the same place of the blank share their tables; rotated and reflected
patterns share them, too. Where the blank starts matters only if the pattern disconnects the other cells.
(Korf & Felner 2002, Artificial Intelligence 134.)
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from ..board import Shape, slides

Cells = tuple[int, ...]
Partition = tuple[Cells, ...]
Partitions = tuple[Partition, Partition]
"""Two partitions of the cells without that of the goal's blank; the better bound of the two counts."""

FIFTEEN = Shape(4, 4)
SIXES: Partition = ((3, 6, 7, 10, 11, 14), (4, 5, 8, 9, 12, 13), (0, 1, 2))  # of 4×4 cells, the blank comes last
SMALLEST, FOURS, THREES = 4, 25, 49  # cells: the smallest board, the largest with patterns of four cells, of three


class Pattern(NamedTuple):
    """A pattern in canonical form: its cells in ascending order, and the cell of the blank in a goal."""

    shape: Shape
    cells: Cells
    blank: int

    @property
    def size(self) -> int:
        """The number of positions, those with two tiles in a cell included."""
        positions: int = self.shape.cell_count ** len(self.cells)
        return positions


@cache
def partitions_into_small_patterns(shape: Shape, blank: int) -> Partitions:
    """Return partitions of any board: its nested rings, cut into runs of cells; and the same with another offset, or
    squares from the corners, if patterns have four cells."""
    count = shape.cell_count
    length = 3 if count == SMALLEST else 4 if count <= FOURS else 3 if count <= THREES else 2
    first, second = (
        [run for ring in rings(shape) for run in chunks(ring[begin:] + ring[:begin], length)] for begin in range(2)
    )
    if length == 4 and min(shape) > 2:
        second = two_by_two_patterns(shape)
    return partition_without_blank(first, blank), partition_without_blank(second, blank)


def partition_without_blank(partition: Sequence[Cells], blank: int) -> Partition:
    rest = (tuple(cell for cell in cells if cell != blank) for cells in partition)
    return tuple(cells for cells in rest if cells)


@cache
def partition_and_mirror_image(shape: Shape, partition: Partition, blank: int) -> Partitions:
    """Return a partition of a square board whose blank comes last, turned for another blank, and its mirror image."""
    last = shape.cell_count - 1
    images = [image for image in symmetries(shape) if image[last] == blank] or symmetries(shape)[::4]
    first, second = (
        tuple(tuple(last if image[cell] == blank else image[cell] for cell in cells) for cells in partition)
        for image in images
    )
    return first, second


def two_by_two_patterns(shape: Shape) -> list[Cells]:
    """Return squares of two rows and two columns; an odd side, and each odd half of a side, leaves single cells."""
    rows, columns = map(split_range_into_pairs, shape)
    return [tuple(row * shape.columns + column for row in two for column in pair) for two in rows for pair in columns]


def split_range_into_pairs(count: int) -> list[Cells]:
    half, odd = count // 2, count % 2
    return [*chunks(range(half), 2), *chunks(range(half, half + odd), 2), *chunks(range(half + odd, count), 2)]


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
    places = [divmod(cell, columns) for cell in range(shape.cell_count)]
    upright = [
        [(rows - 1 - row if down else row, columns - 1 - column if right else column) for row, column in places]
        for down in (False, True) for right in (False, True)
    ]
    every = upright + ([[(column, row) for row, column in each] for each in upright] if rows == columns else [])
    return [tuple(row * columns + column for row, column in each) for each in every]


@cache
def canonical_form(shape: Shape, cells: Cells, blank: int) -> tuple[Pattern, Cells]:
    """Return the pattern that all images of these cells share, and the symmetry that maps to it."""
    others = {*range(shape.cell_count)}.difference(cells)
    blanks = others if is_connected(shape, others) else {blank}  # each makes the same table
    return min(
        (Pattern(shape, tuple(sorted(image[cell] for cell in cells)), min(image[cell] for cell in blanks)), image)
        for image in symmetries(shape)
    )


def is_connected(shape: Shape, cells: set[int]) -> bool:
    reached = [min(cells)]
    for cell in reached:
        reached += [there for _, there in slides(shape)[cell] if there in cells and there not in reached]
    return len(reached) == len(cells)


def distinct_patterns(shape: Shape, partitions: Partitions, blank: int) -> dict[Pattern, Cells]:
    """Return the patterns that need a table, with cells of each."""
    found: dict[Pattern, Cells] = {}
    for cells in (cells for partition in partitions for cells in partition):
        found.setdefault(canonical_form(shape, cells, blank)[0], cells)
    return found
