"""IDA* with additive tables: depth first, and no further than the bound allows.

(Korf 1985, Artificial Intelligence 27.) Every solution of a board is as long as any other, give or take an even number,
so that the bound grows by two.
"""

from collections.abc import Callable, Iterator

from .lookup import Go, Lookup

SLICE = 4000  # nodes between two looks from outside, or some few times as many


class Found(Exception):
    """The goal is reached: the cells of the blank, gathered from the last to the first."""

    def __init__(self, cells: list[int]):
        self.cells = cells


Dive = Callable[[list[Go], int, int, int], int]
"""Look for the goal in so many more moves; returns how many nodes there were. Raises Found."""


def deepening(lookup: Lookup, start: bytes) -> Iterator[tuple[int, int]]:
    """(bound, nodes so far), every now and then, until the goal is found, which raises Found.

    start: a solvable board, not the goal. What is found is a shortest way, for no bound below its length left anything
    untried.
    """
    bound, nodes, last = max(lookup.bounds(lookup.places(start))), 0, 0
    while True:
        yield bound, nodes
        before = nodes
        for opening in openings(lookup.rows[start.index(0)], (last // SLICE).bit_length(), bound):
            nodes += follow(lookup, start, opening, bound)
            yield bound, nodes
        last = nodes - before
        bound += 2


def openings(row: list[Go], length: int, bound: int) -> Iterator[list[Go]]:
    """All ways to begin with so many moves."""
    if not length or bound < 2:
        yield []
        return
    for go in row:
        for rest in openings(go.onward, length - 1, bound - 1):
            yield [go, *rest]


def follow(lookup: Lookup, start: bytes, opening: list[Go], bound: int) -> int:
    """Make the moves of `opening`, and look for the goal from there. Raises Found."""
    table, tiles, places = lookup.table, [*start], lookup.places(start)
    plain, mirrored = lookup.bounds(places)
    made: list[int] = []
    for cell, blank, deltas, _ in opening:
        tile = tiles[cell]
        k, way, twin, turned = deltas[tile]
        plain -= table[places[k]]
        mirrored -= table[places[twin]]
        places[k] += way
        places[twin] += turned
        plain += table[places[k]]
        mirrored += table[places[twin]]
        tiles[blank] = tile
        made.append(cell)
        if not plain:
            raise Found(made)
        if max(plain, mirrored) + len(made) > bound:
            return 0
    row = opening[-1].onward if opening else lookup.rows[start.index(0)]
    try:
        return diver(table, tiles, places)(row, bound - len(made) - 1, plain, mirrored)
    except Found as found:
        raise Found(made + found.cells[::-1]) from None


def diver(table: bytes, tiles: list[int], places: list[int]) -> Dive:
    """A search of this board; whatever it changes of `tiles` and `places` it puts back."""
    def dive(row: list[Go], left: int, plain: int, mirrored: int,
             table: bytes = table, tiles: list[int] = tiles, places: list[int] = places) -> int:
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
                nodes += dive(onward, left - 1, h, mirror)
            except Found as found:
                found.cells.append(cell)
                raise
            places[k], places[twin], tiles[cell] = here, seen, tile
        return nodes
    return dive
