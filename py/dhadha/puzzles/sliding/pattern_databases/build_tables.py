"""The tables of pattern databases: lower bounds on the moves of some tiles from any position.

The other tiles are indistinguishable, so that few positions remain; all are solved by retrograde breadth-first search.
Only moves of the pattern's own tiles count, so the bounds of disjoint patterns may be added. (Culberson & Schaeffer
1998, Computational Intelligence 14; Korf & Felner 2002, Artificial Intelligence 134.)

A position of the tiles t0, t1, … is the number Σ cell(ti)·cells^i, a set of positions an integer with those bits: one
shift moves a tile in all of them at once. The blank may be anywhere in a connected component of the free cells: piece 0
is the component of the first free cell, piece 1 that of the first remaining one, and so on; there is rarely more than
one.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from ..board import Shape, slides
from .partitions import Pattern

Table = bytes | bytearray
"""The moves for each position number; entries of impossible positions are undefined."""


WAYS = 4  # directions of a tile
Sets = list[int]
Slide = tuple[int, Sets, Sets]
"""A tile's move: the change of a position's number; for each piece the positions with the cell ahead of the tile in it;
for each piece those with the cell behind the tile in it."""

# By shape and pattern size: for each piece and cell the positions with the cell in it; the moves.
pieces: dict[tuple[Shape, int], tuple[list[Sets], list[Slide]]] = {}
tables: dict[Pattern, Table] = {}


def build_table(pattern: Pattern) -> Iterator[int]:
    """Add the table of a pattern to `tables`; yield the number of each level that is not empty, from 1, and 0 in
    between. If the table exists, the numbers only."""
    if pattern in tables:
        yield from (moves + 1 for moves in sorted(set(tables[pattern])))
        return
    shape, cells, blank = pattern
    for _ in build_regions_and_moves(shape, len(cells)):
        yield 0
    parts, moves = pieces[shape, len(cells)]
    start = 1 << sum(cell * shape.cell_count**i for i, cell in enumerate(cells))
    reached = [start & part[blank] for part in parts]  # by the piece of the blank
    known = [0] * len(parts)
    levels, seen = list[int](), 0
    while any(reached):
        known = [before | now for before, now in zip(known, reached)]
        level = union_of_bitsets(reached) & ~seen
        seen |= level
        levels.append(level)
        yield len(levels) if level else 0
        after = [0] * len(parts)
        for number, (shift, ahead, behind) in enumerate(moves):
            moved = union_of_bitsets(now & there for now, there in zip(reached, ahead))
            moved = moved << shift if shift > 0 else moved >> -shift
            after = [sets | moved & there for sets, there in zip(after, behind)]
            if number % WAYS == 0:
                yield 0
        reached = [now & ~before for now, before in zip(after, known)]
    tables[pattern] = yield from level_of_every_position(levels, pattern.size)


def get_or_build_table(pattern: Pattern) -> Table:
    for _ in build_table(pattern):
        pass
    return tables[pattern]


def build_regions_and_moves(shape: Shape, count: int) -> Iterator[None]:
    """Fill `pieces` for a shape and a number of tiles, a slice of some milliseconds at a time."""
    if (shape, count) in pieces:
        return
    cells, columns = shape.cell_count, shape.columns
    neighbours = [[cell for _, cell in each] for each in slides(shape)]
    standing = [[bitset_of_numbers_with_digit(cells, count, i, cell) for cell in range(cells)] for i in range(count)]
    every = (1 << cells**count) - 1
    empty = [every ^ union_of_bitsets(tile[cell] for tile in standing) for cell in range(cells)]
    parts = []
    left = empty
    while any(left):
        part, seen = list[int](), 0
        for positions in left:
            part.append(positions & ~seen)
            seen |= positions
        for _ in extend_positions_by_blank_moves(part, empty, neighbours):
            yield
        parts.append(part)
        left = [positions & ~now for positions, now in zip(left, part)]
    ahead = {}
    for i, tile in enumerate(standing):
        for offset in (1, -1, columns, -columns):
            begins = [cell for cell in range(cells) if cell + offset in neighbours[cell]]
            ahead[i, offset] = [union_of_bitsets(tile[cell] & part[cell + offset] for cell in begins) for part in parts]
            yield
    moves = [(offset * cells**i, there, ahead[i, -offset]) for (i, offset), there in ahead.items()]
    pieces[shape, count] = parts, moves


def extend_positions_by_blank_moves(reached: Sets, empty: Sets, neighbours: list[list[int]]) -> Iterator[None]:
    """Extend the positions, given by the blank's cell, by its moves through free cells."""
    order = [*range(len(reached)), *reversed(range(len(reached)))]
    before: Sets = []
    while before != reached:
        before = reached[:]
        for blank in order:
            for cell in neighbours[blank]:
                reached[cell] |= reached[blank] & empty[cell]
            yield


def bitset_of_numbers_with_digit(cells: int, length: int, i: int, cell: int) -> int:
    """Return the set of all numbers of `length` digits whose digit `i` is `cell`."""
    run = ((1 << cells**i) - 1) << cell * cells**i
    width = cells ** (i + 1)
    while width < cells**length:
        run |= run << width  # doubles the run
        width *= 2
    within: int = run & ((1 << cells**length) - 1)
    return within


def union_of_bitsets(sets: Iterable[int]) -> int:
    together: int = reduce(or_, sets, 0)
    return together


BIT = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]


def level_of_every_position(levels: Sequence[int], size: int) -> Generator[int, None, bytes]:
    """Return one byte per position, the number of its level; yield 0 after every slice of some milliseconds."""
    total = 0
    for bit in range(len(levels).bit_length()):
        plane = 0
        for number, level in enumerate(levels):
            if number >> bit & 1:
                plane |= level
        packed = plane.to_bytes(-(-size // 8), "little")
        spread = bytearray(8 * len(packed))
        for place, values in enumerate(BIT):
            spread[place::8] = packed.translate(values)
        total += int.from_bytes(spread, "little") << bit
        yield 0
    return total.to_bytes(size + 8, "little")[:size]
