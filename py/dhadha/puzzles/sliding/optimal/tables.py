"""Pattern databases: how many moves some of the tiles need at least, from wherever they stand.

The other tiles are all alike, so that few positions remain, and each is solved once, backwards from the goal. Only the
moves of the pattern's own tiles count: what several patterns that share no tile need may then be added. (Culberson &
Schaeffer 1998, Computational Intelligence 14; Korf & Felner 2002, Artificial Intelligence 134.)

A position of the tiles t0, t1, … is the number Σ cell(ti)·cells^i, a set of positions an integer with those bits: one
shift moves a tile in all of them at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from ..board import side, slides

Table = bytes | bytearray | memoryview
"""The moves for each number of a position; those that cannot be hold nothing of use."""


def building(goal: bytes, pattern: Sequence[int], levels: list[int]) -> Iterator[int]:
    """Appends to `levels` the set of positions that need 0, 1, 2, … moves; yields after each how many there are, and 0
    in between, for a level takes some time."""
    cells = len(goal)
    ways, standing, empty = ground(goal, pattern)
    reached = [0] * cells  # the positions of this level, by the blank's cell
    reached[goal.index(0)] = 1 << number_of(goal, pattern)
    known = [0] * cells
    told = 0
    while any(reached):
        wander(reached, empty, ways)
        yield 0
        known = [before | now for before, now in zip(known, reached)]
        level = union(reached) & ~told
        told |= level
        levels.append(level)
        yield len(levels)
        reached = pushed(reached, known, standing, ways)
        yield 0


def ground(goal: bytes, pattern: Sequence[int]) -> tuple[list[list[int]], list[list[int]], list[int]]:
    """For each cell the cells beside it; for each tile of `pattern`, and each cell, the positions where it is there;
    and for each cell those where none is."""
    cells, count = len(goal), len(pattern)
    ways = [[cell for _, cell in each] for each in slides(side(goal))]
    standing = [[digits(cells, count, i, cell) for cell in range(cells)] for i in range(count)]
    every = (1 << cells**count) - 1
    return ways, standing, [every ^ union(tile[cell] for tile in standing) for cell in range(cells)]


def number_of(state: bytes, pattern: Sequence[int]) -> int:
    """The number of the position that the tiles of `pattern` have in `state`."""
    cells = len(state)
    return sum(state.index(tile) * cells**i for i, tile in enumerate(pattern))


def wander(reached: list[int], empty: list[int], ways: list[list[int]]) -> None:
    """Add what costs no more: the blank passes the tiles of others freely."""
    order = [*range(len(reached)), *reversed(range(len(reached)))]
    before: list[int] = []
    while before != reached:
        before = reached[:]
        for blank in order:
            if reached[blank]:
                for cell in ways[blank]:
                    reached[cell] |= reached[blank] & empty[cell]


def pushed(reached: list[int], known: list[int], standing: list[list[int]], ways: list[list[int]]) -> list[int]:
    """What one move of a tile of the pattern leads to, and nothing did before."""
    cells = len(reached)
    after = [0] * cells
    for blank, positions in enumerate(reached):
        if positions:
            for cell in ways[blank]:
                for i, tile in enumerate(standing):
                    shift = (blank - cell) * cells**i
                    moved = positions & tile[cell]
                    after[cell] |= moved << shift if shift > 0 else moved >> -shift
    return [now & ~before for now, before in zip(after, known)]


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


SPREAD = [bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256)]


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
        spread = b"".join(map(SPREAD.__getitem__, plane.to_bytes(-(-size // 8), "little")))
        total += int.from_bytes(spread, "little") << bit
        yield
    table += total.to_bytes(size + 8, "little")[:size]
