"""The tables that are ready for a goal: small ones at once, better ones by and by.

Those of 6-6-3 come as a file (see packed.py) and serve the goals of 4×4 whose blank is in a corner; where searches take
long without them, larger tables are built. Tables change how long a search takes, never what it finds.
"""

from collections.abc import Iterator, Sequence

from ....puzzle.data_file import DataFile, jobs, run_slice
from ..board import Shape
from . import histories, packed
from .lookup import Lookup
from .standard import BETTER, BIG, CORNER, FIFTEEN, FIRST, Partition, patterns
from .tables import building, pieces, tabling

SHARE = 2000  # nodes that take as long as a slice of work
PATIENCE = 300_000  # nodes searched with small tables before better ones are built, which takes as long

# By shape and standard goal: the best tables there are, and the nodes searched with small ones.
best: dict[tuple[Shape, bytes], Lookup] = {}
searched: dict[tuple[Shape, bytes], int] = {}


def lookup_now(shape: Shape, goal: bytes) -> Lookup | None:
    """The best additive tables that there are now for a standard `goal` (see standard.py); None: none was made yet."""
    return best.get((shape, goal))


def making(shape: Shape, goal: bytes) -> Iterator[None]:
    """Make the first tables for a standard `goal`, a slice of a few milliseconds at a time; nothing is left to do where
    there are some."""
    if (shape, goal) not in best:
        yield from building_all(shape, goal, FIRST[shape])


def ask_for_better(shape: Shape, goal: bytes) -> None:
    """Have the large tables brought, if they serve `goal`; they come when they come."""
    if (shape, goal) == (FIFTEEN, CORNER):
        BIG_TABLES.request()


def improve(shape: Shape, goal: bytes, nodes: int) -> None:
    """So many more nodes were searched. Once there are many, work as long again for better tables."""
    target = shape, goal
    if shape not in BETTER or best[target].size > size_of(shape, FIRST[shape]):
        return
    before = searched.get(target, 0)
    searched[target] = before + nodes
    if before < PATIENCE <= searched[target]:
        jobs.append(building_all(shape, goal, BETTER[shape]))
    if searched[target] >= PATIENCE:
        for _ in range(1 + nodes // SHARE):
            run_slice()


def building_all(shape: Shape, goal: bytes, partitions: Sequence[Partition]) -> Iterator[None]:
    """Build the tables of one partition or two, unless there are better ones meanwhile."""
    parts = [patterns(goal, partition) for partition in partitions]
    table = bytearray()
    for pattern in (pattern for part in parts for pattern in part):
        levels: list[int] = []
        for _ in building(shape, goal, pattern, levels):
            yield
            if (shape, goal) in best and best[shape, goal].size >= size_of(shape, partitions):
                return
        yield from tabling(levels, len(goal) ** len(pattern), table)
    pieces.clear()  # they are large, and soon made again
    yield from histories.making(shape)
    keep(shape, Lookup(shape, goal, parts, table))


def unpacking(file: bytes) -> Iterator[None]:
    """Take the tables of 6-6-3 out of their file."""
    yield from histories.making(FIFTEEN)
    parts = patterns(CORNER, BIG)
    table, end = bytearray(size_of(FIFTEEN, [BIG])), 0
    for number, pattern in enumerate(parts):
        if len(pattern) == packed.TILES:
            pieces = packed.unpacked(CORNER, pattern, file[number * packed.SIZE : (number + 1) * packed.SIZE])
        else:
            pieces = iter([packed.built(CORNER, pattern)])
        for piece in pieces:
            begin, end = end, end + len(piece)
            table[begin:end] = piece
            yield
    keep(FIFTEEN, Lookup(FIFTEEN, CORNER, [parts], table))


def keep(shape: Shape, lookup: Lookup) -> None:
    target = shape, lookup.goal
    if target not in best or best[target].size < lookup.size:
        best[target] = lookup


def size_of(shape: Shape, partitions: Sequence[Partition]) -> int:
    """Bytes of their tables."""
    return sum(shape.cells ** len(pattern) for partition in partitions for pattern in partition)


BIG_TABLES = DataFile("n-puzzle.6-6-3.table", lambda: packed.pack(CORNER, patterns(CORNER, BIG)), unpacking)
