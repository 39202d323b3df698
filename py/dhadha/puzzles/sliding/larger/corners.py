"""Pattern databases of large boards, in a fraction of the time: the blank is cut off in a corner, or may be anywhere.

Few tiles on a large board leave the other cells in one piece, but for a corner between two of them. Whatever else they
cut off counts as within reach, which makes no number larger than it ought to be; see optimal/tables.py for the rest.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from ..board import slides
from ..optimal.tables import digits, union


def building(n: int, cells: Sequence[int], blank: int, levels: list[int]) -> Iterator[int]:
    """Appends to `levels` the set of positions that need 0, 1, 2, … moves until the tiles stand in `cells` and the
    blank can be in `blank`; yields after each how many there are."""
    size, corners = n * n, (0, n - 1, n * n - n, n * n - 1)
    weights = [size**i for i in range(len(cells))]
    ways = [[cell for _, cell in each] for each in slides(n)]
    standing = [[digits(size, len(cells), i, cell) for cell in range(size)] for i in range(len(cells))]
    taken = [union(tile[cell] for tile in standing) for cell in range(size)]
    twice = union(one[cell] & other[cell] for one, other in combinations(standing, 2) for cell in range(size))
    cut = {}
    for corner in corners:
        one, other = ways[corner]
        cut[corner] = taken[one] & taken[other] & ~taken[corner] & ~twice
    slide = []
    for tile, weight in zip(standing, weights):
        for way in (1, -1, n, -n):
            begins = (cell for cell in range(size) if cell + way in ways[cell] and cell not in corners)
            slide.append((union(tile[cell] & ~cut.get(cell + way, 0) for cell in begins), way * weight))
    edges = [(corner, cell, tile, (cell - corner) * weight)
             for corner in corners for cell in ways[corner] for tile, weight in zip(standing, weights)]
    start = 1 << sum(cell * weight for cell, weight in zip(cells, weights))
    caught = {corner: start & cut[corner] if corner == blank else 0 for corner in corners}
    free = start & ~union(caught.values())
    known, known_caught = free, caught
    told = start
    levels.append(start)
    while True:
        yield len(levels)
        onward, within = union(shifted(free & tiles, by) for tiles, by in slide), dict.fromkeys(corners, 0)
        for corner, cell, tile, by in edges:
            out = shifted(free & tile[corner], by)
            within[corner] |= out & cut[corner]
            onward |= out & ~cut[corner] | shifted(caught[corner] & tile[cell], -by)
        free = onward & ~twice & ~known
        caught = {corner: within[corner] & ~known_caught[corner] for corner in corners}
        if not free and not any(caught.values()):
            return
        known |= free
        known_caught = {corner: known_caught[corner] | caught[corner] for corner in corners}
        levels.append((free | union(caught.values())) & ~told)
        told |= levels[-1]


def shifted(positions: int, by: int) -> int:
    return positions << by if by > 0 else positions >> -by
