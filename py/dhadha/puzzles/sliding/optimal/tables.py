"""Pattern databases: how many moves some of the tiles need at least, from wherever they stand.

The other tiles are all alike, so that few positions remain, and each is solved once, backwards from the goal. Only the
moves of the pattern's own tiles count: what several patterns that share no tile need may then be added. (Culberson &
Schaeffer 1998, Computational Intelligence 14; Korf & Felner 2002, Artificial Intelligence 134.)

A position of the tiles t0, t1, … is the number Σ cell(ti)·cells^i, a set of positions an integer with those bits: one
shift moves a tile in all of them at once. The blank may be wherever free cells hang together: they are parted into the
piece of the first free cell, the piece of the first that is left, and so on, and rarely are there more than one.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from ..board import Shape, slides

Table = bytes | bytearray | memoryview
"""The moves for each number of a position; those that cannot be hold nothing of use."""


WAYS = 4  # of a tile
Sets = list[int]
Slide = tuple[int, Sets, Sets]
"""A tile's move: by how much it changes numbers; the positions whose cell ahead of the tile is in the first piece, the
second, …; and those whose cell behind it is."""

# By the board's shape and the tiles of a pattern: the pieces, for each the positions where a cell is in it; the moves.
pieces: dict[tuple[Shape, int], tuple[list[Sets], list[Slide]]] = {}


def building(shape: Shape, goal: bytes, pattern: Sequence[int], levels: Sets) -> Iterator[int]:
    """Appends to `levels` the set of positions that need 0, 1, 2, … moves; yields after each how many there are, and 0
    in between, for a level takes some time."""
    for _ in parting(shape, len(pattern)):
        yield 0
    parts, moves = pieces[shape, len(pattern)]
    start = 1 << number_of(goal, pattern)
    reached = [start & part[goal.index(0)] for part in parts]  # by the piece where the blank is
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


def parting(shape: Shape, count: int) -> Iterator[None]:
    """Find out what `pieces` then knows, a slice of some milliseconds at a time."""
    if (shape, count) in pieces:
        return
    ways, standing, empty = ground(shape, count)
    parts: list[Sets] = []
    left = empty
    while any(left):
        part, seen = list[int](), 0
        for positions in left:
            part.append(positions & ~seen)
            seen |= positions
        for _ in wandering(part, empty, ways):
            yield
        parts.append(part)
        left = [positions & ~now for positions, now in zip(left, part)]
    cells, columns = shape.cells, shape.columns
    ahead: dict[tuple[int, int], Sets] = {}
    for i, tile in enumerate(standing):
        for way in (1, -1, columns, -columns):
            begins = [cell for cell in range(cells) if cell + way in ways[cell]]
            ahead[i, way] = [union(tile[cell] & part[cell + way] for cell in begins) for part in parts]
            yield
    moves = [(way * cells**i, there, ahead[i, -way]) for (i, way), there in ahead.items()]
    pieces[shape, count] = parts, moves


def ground(shape: Shape, count: int) -> tuple[list[list[int]], list[Sets], Sets]:
    """For each cell the cells beside it; for each of so many tiles, and each cell, the positions where it is there; and
    for each cell those where none is."""
    cells = shape.cells
    ways = [[cell for _, cell in each] for each in slides(shape)]
    standing = [[digits(cells, count, i, cell) for cell in range(cells)] for i in range(count)]
    every = (1 << cells**count) - 1
    return ways, standing, [every ^ union(tile[cell] for tile in standing) for cell in range(cells)]


def number_of(state: bytes, pattern: Sequence[int]) -> int:
    """The number of the position that the tiles of `pattern` have in `state`."""
    cells = len(state)
    return sum(state.index(tile) * cells**i for i, tile in enumerate(pattern))


def wandering(reached: Sets, empty: Sets, ways: list[list[int]]) -> Iterator[None]:
    """Add, to the positions by the blank's cell, what it comes to through free cells."""
    order = [*range(len(reached)), *reversed(range(len(reached)))]
    before: Sets = []
    while before != reached:
        before = reached[:]
        for blank in order:
            for cell in ways[blank]:
                reached[cell] |= reached[blank] & empty[cell]
            yield


def digits(cells: int, length: int, i: int, cell: int) -> int:
    """The set of all numbers of `length` digits whose digit `i` is `cell`."""
    run = ((1 << cells**i) - 1) << cell * cells**i
    width = cells ** (i + 1)
    while width < cells**length:
        run |= run << width  # twice as many
        width *= 2
    within: int = run & ((1 << cells**length) - 1)
    return within


def union(sets: Iterable[int]) -> int:
    together: int = reduce(or_, sets, 0)
    return together


BIT = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]


def table_of(levels: Sequence[int], size: int) -> bytes:
    """A byte a position: the number of the level that holds it."""
    table = bytearray()
    for _ in tabling(levels, size, table):
        pass
    return bytes(table)


def tabling(levels: Sequence[int], size: int, table: bytearray) -> Iterator[None]:
    """Append that to `table`, a slice of some milliseconds at a time."""
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
