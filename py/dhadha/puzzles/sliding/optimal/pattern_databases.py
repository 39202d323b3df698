"""Pattern databases: lower bounds on the moves of some tiles from any position.

The other tiles are indistinguishable, so that few positions remain; all are solved by retrograde breadth-first search.
Only moves of the pattern's own tiles count, so the bounds of disjoint patterns may be added. (Culberson & Schaeffer
1998, Computational Intelligence 14; Korf & Felner 2002, Artificial Intelligence 134.)

A position of the tiles t0, t1, … is the number Σ cell(ti)·cells^i, a set of positions an integer with those bits: one
shift moves a tile in all of them at once. The blank may be anywhere in a connected component of the free cells: piece 0
is the component of the first free cell, piece 1 that of the first remaining one, and so on; there is rarely more than
one.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from ..board import Shape, slides

Table = bytes | bytearray | memoryview
"""The moves for each position number; entries of impossible positions are undefined."""


WAYS = 4  # directions of a tile
Sets = list[int]
Slide = tuple[int, Sets, Sets]
"""A tile's move: the change of a position's number; for each piece the positions with the cell ahead of the tile in it;
for each piece those with the cell behind the tile in it."""

# By shape and pattern size: for each piece and cell the positions with the cell in it; the moves.
pieces: dict[tuple[Shape, int], tuple[list[Sets], list[Slide]]] = {}
# By shape, goal and pattern: the table, and the number of its levels.
tables: dict[tuple[Shape, bytes, tuple[int, ...]], tuple[Table, int]] = {}


def build_levels(shape: Shape, goal: bytes, pattern: Sequence[int], levels: Sets) -> Iterator[int]:
    """Append to `levels` the positions that need 0, 1, 2, … moves; yield its size after each, 0 in between."""
    for _ in build_pieces(shape, len(pattern)):
        yield 0
    parts, moves = pieces[shape, len(pattern)]
    start = 1 << position_number(goal, pattern)
    reached = [start & part[goal.index(0)] for part in parts]  # by the piece of the blank
    known = [0] * len(parts)
    seen = 0
    while any(reached):
        known = [before | now for before, now in zip(known, reached)]
        level = union(reached) & ~seen
        seen |= level
        levels.append(level)
        yield len(levels)
        after = [0] * len(parts)
        for number, (shift, ahead, behind) in enumerate(moves):
            moved = union(now & there for now, there in zip(reached, ahead))
            moved = moved << shift if shift > 0 else moved >> -shift
            after = [sets | moved & there for sets, there in zip(after, behind)]
            if number % WAYS == 0:
                yield 0
        reached = [now & ~before for now, before in zip(after, known)]


def build_pieces(shape: Shape, count: int) -> Iterator[None]:
    """Compute the result of `pieces`, a slice of some milliseconds at a time."""
    if (shape, count) in pieces:
        return
    neighbours, standing, empty = neighbours_and_masks(shape, count)
    parts: list[Sets] = []
    left = empty
    while any(left):
        part, seen = list[int](), 0
        for positions in left:
            part.append(positions & ~seen)
            seen |= positions
        for _ in spread_blank(part, empty, neighbours):
            yield
        parts.append(part)
        left = [positions & ~now for positions, now in zip(left, part)]
    cells, columns = shape.cells, shape.columns
    ahead: dict[tuple[int, int], Sets] = {}
    for i, tile in enumerate(standing):
        for offset in (1, -1, columns, -columns):
            begins = [cell for cell in range(cells) if cell + offset in neighbours[cell]]
            ahead[i, offset] = [union(tile[cell] & part[cell + offset] for cell in begins) for part in parts]
            yield
    moves = [(offset * cells**i, there, ahead[i, -offset]) for (i, offset), there in ahead.items()]
    pieces[shape, count] = parts, moves


def neighbours_and_masks(shape: Shape, count: int) -> tuple[list[list[int]], list[Sets], Sets]:
    """Return neighbours by cell, [tile][cell] positions with that tile there, and by cell those without a tile."""
    cells = shape.cells
    neighbours = [[cell for _, cell in each] for each in slides(shape)]
    standing = [[numbers_with_digit(cells, count, i, cell) for cell in range(cells)] for i in range(count)]
    every = (1 << cells**count) - 1
    return neighbours, standing, [every ^ union(tile[cell] for tile in standing) for cell in range(cells)]


def position_number(state: bytes, pattern: Sequence[int]) -> int:
    """Return the number of the position of `pattern`'s tiles in `state`."""
    cells = len(state)
    return sum(state.index(tile) * cells**i for i, tile in enumerate(pattern))


def spread_blank(reached: Sets, empty: Sets, neighbours: list[list[int]]) -> Iterator[None]:
    """Extend the positions, given by the blank's cell, by its moves through free cells."""
    order = [*range(len(reached)), *reversed(range(len(reached)))]
    before: Sets = []
    while before != reached:
        before = reached[:]
        for blank in order:
            for cell in neighbours[blank]:
                reached[cell] |= reached[blank] & empty[cell]
            yield


def numbers_with_digit(cells: int, length: int, i: int, cell: int) -> int:
    """Return the set of all numbers of `length` digits whose digit `i` is `cell`."""
    run = ((1 << cells**i) - 1) << cell * cells**i
    width = cells ** (i + 1)
    while width < cells**length:
        run |= run << width  # doubles the run
        width *= 2
    within: int = run & ((1 << cells**length) - 1)
    return within


def union(sets: Iterable[int]) -> int:
    together: int = reduce(or_, sets, 0)
    return together


def build_table(shape: Shape, goal: bytes, pattern: Sequence[int]) -> Iterator[int]:
    """Add the table of a pattern to `tables`; yield the number of levels after each one, and 0 in between. If the table
    exists, the numbers only."""
    key = shape, goal, tuple(pattern)
    if key in tables:
        yield from range(1, tables[key][1] + 1)
        return
    levels: Sets = []
    yield from build_levels(shape, goal, pattern, levels)
    table = bytearray()
    for _ in append_table(levels, len(goal) ** len(pattern), table):
        yield 0
    tables[key] = bytes(table), len(levels)


BIT = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]


def level_of_every_position(levels: Sequence[int], size: int) -> bytes:
    """Return one byte per position: the number of its level."""
    table = bytearray()
    for _ in append_table(levels, size, table):
        pass
    return bytes(table)


def append_table(levels: Sequence[int], size: int, table: bytearray) -> Iterator[None]:
    """Append the level numbers to `table`, a slice of some milliseconds at a time."""
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
        yield
    table += total.to_bytes(size + 8, "little")[:size]
