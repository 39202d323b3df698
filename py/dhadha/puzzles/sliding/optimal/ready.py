"""The tables that are ready for a goal: small ones at once, better ones by and by.

Those of 6-6-3 come as a file (see packed.py) and serve the goals whose blank is in a corner; where searches take long
without them, 5-5-5 are built. Tables change how long a search takes, never what it finds.
"""

from collections.abc import Iterator

from ....data import DataFile, jobs, work
from ..board import side
from . import histories, packed
from .lookup import Lookup
from .standard import BIG, CORNER, MIDDLE, SMALL, Partition, patterns
from .tables import building, tabling

SHARE = 2000  # nodes that take as long as a slice of work
PATIENCE = 300_000  # nodes searched with small tables before better ones are built, which takes as long

# By standard goal of the 4×4 board: the best tables there are, and the nodes searched with small ones.
best: dict[bytes, Lookup] = {}
searched: dict[bytes, int] = {}


def lookup_now(goal: bytes) -> Lookup | None:
    """The best additive tables that there are now for a standard `goal` (see standard.py); None: none was made yet."""
    return best.get(goal)


def making(goal: bytes) -> Iterator[None]:
    """Make the first tables for a standard `goal` of the 4×4 board, a slice of a few milliseconds at a time; nothing is
    left to do where there are some."""
    if goal not in best:
        yield from building_all(goal, SMALL)


def ask_for_better(goal: bytes) -> None:
    """Have the large tables brought, if they serve `goal`; they come when they come."""
    if goal == CORNER:
        BIG_TABLES.ask()


def improve(goal: bytes, nodes: int) -> None:
    """So many more nodes were searched. Once there are many, work as long again for better tables."""
    if best[goal].size > size_of(SMALL):
        return
    before = searched.get(goal, 0)
    searched[goal] = before + nodes
    if before < PATIENCE <= searched[goal]:
        jobs.append(building_all(goal, MIDDLE))
    if searched[goal] >= PATIENCE:
        for _ in range(1 + nodes // SHARE):
            work()


def building_all(goal: bytes, partition: Partition) -> Iterator[None]:
    """Build the tables of a partition, unless there are better ones meanwhile."""
    parts = patterns(goal, partition)
    table = bytearray()
    for pattern in parts:
        levels: list[int] = []
        for _ in building(goal, pattern, levels):
            yield
            if goal in best and best[goal].size >= size_of(partition):
                return
        yield from tabling(levels, len(goal) ** len(pattern), table)
    yield from histories.making(side(goal))
    keep(Lookup(goal, parts, table))


def unpacking(file: bytes) -> Iterator[None]:
    """Take the tables of 6-6-3 out of their file."""
    yield from histories.making(side(CORNER))
    parts = patterns(CORNER, BIG)
    table, end = bytearray(size_of(BIG)), 0
    for number, pattern in enumerate(parts):
        if len(pattern) == packed.TILES:
            pieces = packed.unpacked(CORNER, pattern, file[number * packed.SIZE : (number + 1) * packed.SIZE])
        else:
            pieces = iter([packed.built(CORNER, pattern)])
        for piece in pieces:
            begin, end = end, end + len(piece)
            table[begin:end] = piece
            yield
    keep(Lookup(CORNER, parts, table))


def keep(lookup: Lookup) -> None:
    if lookup.goal not in best or best[lookup.goal].size < lookup.size:
        best[lookup.goal] = lookup


def size_of(partition: Partition) -> int:
    """Bytes of its tables."""
    return sum(len(CORNER) ** len(pattern) for pattern in partition)


BIG_TABLES = DataFile("n-puzzle.6-6-3.table", lambda: packed.pack(CORNER, patterns(CORNER, BIG)), unpacking)
