"""IDA* with additive tables. (Korf 1985, Artificial Intelligence 27.)

All solutions of a board have lengths of the same parity, so the bound grows by two.
"""

from collections.abc import Callable, Iterator, Sequence

from ....puzzle.data_files import run_slice
from ..board import Shape, exchange_table
from ..move_pruning import Go, pruned_sequence_length
from ..pattern_databases.lookup import Lookup, best_available_lookup, rename_tiles_by_goal_cell

SLICE = 1000  # nodes below an opening; the next bound multiplies them by about ten
ALL = 16 * SLICE  # nodes below all openings, before the first measurement
Opening = tuple[int, ...]
"""The first moves of a path, each as an index into the current row."""


class Found(Exception):
    """The goal is reached; holds the cells of the blank, from the last to the first."""

    def __init__(self, cells: list[int]):
        self.cells = cells


Dive = Callable[[list[Go], int, int, int], int]
"""Search for the goal within so many more moves; return the number of nodes. Raises Found."""


def deepen_until_found(shape: Shape, start: bytes, goal: bytes, least: int) -> Iterator[tuple[int, int]]:
    """Yield (bound, nodes so far) periodically; raises Found at the goal.

    start: a solvable board, not the goal; no solution is shorter than `least`. Finds a shortest solution, since all
    lower bounds were exhausted, and always the first one in move order, whatever the tables; better ones are used as
    soon as they are loaded.
    """
    blank, start = goal.index(0), rename_tiles_by_goal_cell(start, goal)
    bound, nodes = max(least, best_available_lookup(shape, blank).lower_bound(start)), 0
    first, sizes = pruned_first_moves_of_board(best_available_lookup(shape, blank), start), dict[Opening, int]()
    while True:
        yield bound, nodes
        for opening in openings(first, sizes):
            tried = search_below_opening(best_available_lookup(shape, blank), start, opening, bound)
            sizes[opening] = tried
            nodes += tried
            for _ in range(1 + tried // SLICE):
                run_slice()  # of loading better tables
            yield bound, nodes
        bound += 2


def pruned_first_moves_of_board(lookup: Lookup, start: bytes) -> list[Go]:
    return lookup.first_moves_by_blank(pruned_sequence_length(lookup.shape))[start.index(0)]


def openings(row: list[Go], sizes: dict[Opening, int], opening: Opening = (), size: int = ALL) -> Iterator[Opening]:
    """Yield opening sequences, each with at most SLICE nodes below it in the last iteration, if that is known.

    A sequence that only duplicates could follow is yielded too: it may reach the goal.
    """
    size = sizes.get(opening, size)
    if size <= SLICE or not row:
        yield opening
        return
    for number, (*_, onward) in enumerate(row):
        yield from openings(onward, sizes, (*opening, number), size // len(row))


def search_below_opening(lookup: Lookup, start: bytes, opening: Opening, bound: int) -> int:
    """Make the moves of `opening`, and search for the goal from there. Raises Found."""
    board, made, row = start, list[int](), pruned_first_moves_of_board(lookup, start)
    for number in opening:
        cell, _, _, row = row[number]
        board = board.translate(exchange_table(board[cell]))
        made.append(cell)
        if board == lookup.goal:
            raise Found(made)
        if lookup.lower_bound(board) + len(made) > bound:
            return 0
    places = lookup.table_indices(board)
    try:
        return make_dive(lookup.entries, [*board], places)(row, bound - len(made) - 1, *lookup.bounds(places))
    except Found as found:
        raise Found(made + found.cells[::-1]) from None


def make_dive(table: Sequence[int], tiles: list[int], places: list[int]) -> Dive:
    """Return the recursive search of this board; it restores `tiles` and `places`."""
    def search_bounded_depth_first(row: list[Go], left: int, plain: int, mirrored: int,
             table: Sequence[int] = table, tiles: list[int] = tiles, places: list[int] = places) -> int:
        nodes = 0
        for cell, blank, deltas, onward in row:
            tile = tiles[cell]
            k, way, twin, turned = deltas[tile]
            here = places[k]
            there = here + way
            h = plain - table[here] + table[there]
            if h > left:
                continue
            seen = places[twin]
            next_seen = seen + turned
            mirror = mirrored - table[seen] + table[next_seen]
            if mirror > left:
                continue
            if not h:
                raise Found([cell])
            nodes += 1
            places[k], places[twin], tiles[blank] = there, next_seen, tile
            try:
                nodes += search_bounded_depth_first(onward, left - 1, h, mirror)
            except Found as found:
                found.cells.append(cell)
                raise
            places[k], places[twin], tiles[cell] = here, seen, tile
        return nodes
    return search_bounded_depth_first
