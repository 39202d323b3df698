"""The cache of additive tables by goal: small ones first, better ones later.

The 6-6-3 tables come as a file (see packed_tables.py) and serve the goals of 4×4 whose blank is in a corner; larger
tables of other shapes are built if searches take long. Tables change the run time of a search, never its result.
"""

from collections.abc import Iterator, Sequence

from ....puzzle.data_files import DataFile, jobs, run_slice
from ..board import Shape
from . import move_pruning, packed_tables
from .pattern_databases import append_table, build_levels, pieces
from .pattern_lookup import Lookup, views_of
from .standard_form import BETTER, BIG, CORNER, FIFTEEN, FIRST, Partition, pattern_tiles

SHARE = 2000  # nodes that take as long as a slice of building
PATIENCE = 300_000  # nodes searched with small tables before better ones are built, which takes as long again

# By shape and standard goal: the best available tables, and the nodes searched with small ones.
best: dict[tuple[Shape, bytes], Lookup] = {}
searched: dict[tuple[Shape, bytes], int] = {}


def build_first_tables(shape: Shape, goal: bytes) -> Iterator[None]:
    """Build the first tables for a standard goal, in slices of milliseconds, unless it has some."""
    if (shape, goal) not in best:
        yield from build_tables(shape, goal, FIRST[shape])


def request_big_tables(shape: Shape, goal: bytes) -> None:
    """Request the 6-6-3 tables in the background if they serve `goal`."""
    if (shape, goal) == (FIFTEEN, CORNER):
        BIG_TABLES.request()


def improve_tables(shape: Shape, goal: bytes, nodes: int) -> None:
    """Add to the nodes searched for a goal; beyond PATIENCE, spend as much time again on building better tables."""
    target = shape, goal
    if shape not in BETTER or best[target].size > table_size(shape, FIRST[shape]):
        return
    before = searched.get(target, 0)
    searched[target] = before + nodes
    if before < PATIENCE <= searched[target]:
        jobs.append(build_tables(shape, goal, BETTER[shape]))
    if searched[target] >= PATIENCE:
        for _ in range(1 + nodes // SHARE):
            run_slice()


def build_tables(shape: Shape, goal: bytes, partitions: Sequence[Partition]) -> Iterator[None]:
    """Build the tables of one partition or two, unless better ones arrive meanwhile."""
    parts = [pattern_tiles(goal, partition) for partition in partitions]
    table = bytearray()
    for pattern in (pattern for part in parts for pattern in part):
        levels: list[int] = []
        for _ in build_levels(shape, goal, pattern, levels):
            yield
            if (shape, goal) in best and best[shape, goal].size >= table_size(shape, partitions):
                return
        yield from append_table(levels, len(goal) ** len(pattern), table)
    pieces.clear()  # they are large, and quickly rebuilt
    yield from move_pruning.build_automaton(shape)
    store_lookup(shape, Lookup(shape, goal, views_of(shape, goal, parts), table))


def unpack_big_tables(file: bytes) -> Iterator[None]:
    """Unpack the 6-6-3 tables from their file."""
    yield from move_pruning.build_automaton(FIFTEEN)
    parts = pattern_tiles(CORNER, BIG)
    table, end = bytearray(table_size(FIFTEEN, [BIG])), 0
    for number, pattern in enumerate(parts):
        if len(pattern) == packed_tables.TILES:
            start = number * packed_tables.SIZE
            pieces = packed_tables.unpack(CORNER, pattern, file[start : start + packed_tables.SIZE])
        else:
            pieces = iter([packed_tables.table_of(CORNER, pattern)])
        for piece in pieces:
            begin, end = end, end + len(piece)
            table[begin:end] = piece
            yield
    store_lookup(FIFTEEN, Lookup(FIFTEEN, CORNER, views_of(FIFTEEN, CORNER, [parts]), table))


def store_lookup(shape: Shape, lookup: Lookup) -> None:
    target = shape, lookup.goal
    if target not in best or best[target].size < lookup.size:
        best[target] = lookup


def table_size(shape: Shape, partitions: Sequence[Partition]) -> int:
    """Return the bytes of their tables."""
    return sum(shape.cells ** len(pattern) for partition in partitions for pattern in partition)


BIG_TABLES = DataFile(
    "n-puzzle.6-6-3.table", lambda: packed_tables.pack(CORNER, pattern_tiles(CORNER, BIG)), unpack_big_tables
)
