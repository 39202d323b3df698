"""Duplicate move pruning: moves that end a path to a position that another, no longer path reaches, too.

Up to LENGTH moves of the blank, from every cell, are tried on tiles that are all different. Of paths to the same
position the first one stays, the shortest and then the first in move order; the others are forbidden, and a finite
automaton over the recent moves excludes them. (Taylor & Korf 1993, AAAI.)
"""

from collections.abc import Iterator
from typing import NamedTuple

from ..board import Shape, slides

LENGTH = 10
SLICE = 500  # paths
BlankPath = tuple[int, ...]
"""The cells of the blank, from the first to the last."""


class Turn(NamedTuple):
    """A useful move: the blank goes from `blank` to `cell`; `onward`: the useful next moves."""

    cell: int
    blank: int
    onward: "list[Turn]"


made: dict[tuple[Shape, int], list[list[Turn]]] = {}


def turns(shape: Shape, length: int = LENGTH) -> list[list[Turn]]:
    """Return the useful first moves by the blank's cell."""
    for _ in build_turns(shape, length):
        pass
    return made[shape, length]


def build_turns(shape: Shape, length: int = LENGTH) -> Iterator[None]:
    """Compute the result of `turns`, a slice of some milliseconds at a time."""
    if (shape, length) in made:
        return
    neighbours = [[cell for _, cell in each] for each in slides(shape)]
    found: set[BlankPath] = {(cell, there, cell) for cell in range(shape.cells) for there in neighbours[cell]}
    for cell in range(shape.cells):
        found.update(duplicate_paths(neighbours, cell, length))
        yield
    forbidden = set[BlankPath]()
    for number, path in enumerate(found):
        if not any(path[begin:] in found for begin in range(1, len(path))):
            forbidden.add(path)
        if number % SLICE == 0:
            yield
    prefixes = {path[:end] for path in forbidden for end in range(1, len(path))}
    prefixes |= {(cell,) for cell in range(shape.cells)}
    rows: dict[BlankPath, list[Turn]] = {prefix: [] for prefix in prefixes}
    for number, (prefix, row) in enumerate(rows.items()):
        for cell in neighbours[prefix[-1]]:
            after = live_suffix((*prefix, cell), prefixes, forbidden)
            if after:
                row.append(Turn(cell, prefix[-1], rows[after]))
        if number % SLICE == 0:
            yield
    made[shape, length] = [rows[cell,] for cell in range(shape.cells)]


def duplicate_paths(neighbours: list[list[int]], start: int, length: int) -> list[BlankPath]:
    """Return the paths from `start`, without immediate reversals, whose last move reaches a position of an earlier
    path."""
    board = bytes(range(len(neighbours)))
    seen = {board}
    level: list[tuple[BlankPath, bytes]] = [((start,), board)]
    swaps = [bytes.maketrans(bytes((start, tile)), bytes((tile, start))) for tile in board]
    found = []
    for _ in range(length):
        onward = []
        for path, tiles in level:
            back, blank = path[-2:-1], path[-1]
            for cell in neighbours[blank]:
                if cell in back:
                    continue
                position = tiles.translate(swaps[tiles[cell]])
                if position in seen:
                    found.append((*path, cell))
                else:
                    seen.add(position)
                    onward.append(((*path, cell), position))
        level = onward
    return found


def live_suffix(path: BlankPath, prefixes: set[BlankPath], forbidden: set[BlankPath]) -> BlankPath | None:
    """Return the longest suffix of `way` that may become a forbidden path; None if it is one already."""
    for begin in range(len(path)):
        if path[begin:] in forbidden:
            return None
        if path[begin:] in prefixes:
            return path[begin:]
    raise ValueError(path)
