"""Duplicate move pruning: excludes move sequences that reach a position which another, no longer one reaches.

All sequences of up to some length of moves of the blank, from every cell, are tried on tiles that are all different. Of
those to the same position the shortest is kept, and of these the first in move order; a finite automaton over the
recent moves excludes the others. (Taylor & Korf 1993, AAAI.)
"""

from collections.abc import Container, Iterator

from .board import Shape, exchange_table, slides

LENGTH, PRUNED = 10, 16  # moves; cells of the largest board on which so many are tried
NO_REVERSAL = 1  # moves: only the reverse of the last one is pruned
SLICE = 500  # paths
BlankPath = tuple[int, ...]
"""The cells of the blank, from the first to the last."""


Automaton = list[list[tuple[int, int, int]]]
"""For each state, first those of the blank's cells, its useful moves: the blank's new cell, its old one, the state
after the move."""


Deltas = list[tuple[int, ...]]
"""For each tile and each of two partitions: its pattern, and the change of that pattern's number by a move."""


Go = tuple[int, int, Deltas, "list[Go]"]
"""A move: the blank's new cell, its old one, the changes by the moving tile, and the next moves. Plain tuples are
unpacked faster than named ones."""


made: dict[tuple[Shape, int], Automaton] = {}


def pruned_sequence_length(shape: Shape) -> int:
    """Return the length of the sequences that a search for a shortest solution tries in advance."""
    return LENGTH if shape.cell_count <= PRUNED else NO_REVERSAL


def pruned_moves_by_blank_cell(shape: Shape, deltas: dict[int, Deltas], length: int) -> list[list[Go]]:
    """Return the useful first moves by the blank's cell; `deltas`: by the tile's offset."""
    for _ in build_automaton(shape, length):
        pass
    automaton = made[shape, length]
    rows: list[list[Go]] = [[] for _ in automaton]
    for row, moves in zip(rows, automaton):
        row += [(cell, blank, deltas[blank - cell], rows[after]) for cell, blank, after in moves]
    return rows[: shape.cell_count]


def build_automaton(shape: Shape, length: int) -> Iterator[None]:
    """Add the automaton to `made`, a slice of some milliseconds at a time."""
    if (shape, length) in made:
        return
    neighbours = [[cell for _, cell in each] for each in slides(shape)]
    found: set[BlankPath] = {(cell, there, cell) for cell in range(shape.cell_count) for there in neighbours[cell]}
    for cell in range(shape.cell_count):
        found.update(find_duplicate_paths(neighbours, cell, length))
        yield
    forbidden = set[BlankPath]()
    for number, path in enumerate(found):
        if not any(path[begin:] in found for begin in range(1, len(path))):
            forbidden.add(path)
        if number % SLICE == 0:
            yield
    starts = [(cell,) for cell in range(shape.cell_count)]
    prefixes = dict.fromkeys([*starts, *(path[:end] for path in forbidden for end in range(2, len(path)))])
    numbers = {prefix: number for number, prefix in enumerate(prefixes)}
    automaton = []
    for number, prefix in enumerate(numbers):
        after = ((cell, live_suffix((*prefix, cell), numbers, forbidden)) for cell in neighbours[prefix[-1]])
        automaton.append([(cell, prefix[-1], numbers[state]) for cell, state in after if state])
        if number % SLICE == 0:
            yield
    made[shape, length] = automaton


def find_duplicate_paths(neighbours: list[list[int]], start: int, length: int) -> list[BlankPath]:
    """Return the paths, without immediate reversals, whose last move reaches a position of an earlier path."""
    board = bytes(0 if cell == start else cell + 1 for cell in range(len(neighbours)))
    seen = {board}
    level: list[tuple[BlankPath, bytes]] = [((start,), board)]
    found = []
    for _ in range(length):
        onward = []
        for path, tiles in level:
            back, blank = path[-2:-1], path[-1]
            for cell in neighbours[blank]:
                if cell in back:
                    continue
                position = tiles.translate(exchange_table(tiles[cell]))
                if position in seen:
                    found.append((*path, cell))
                else:
                    seen.add(position)
                    onward.append(((*path, cell), position))
        level = onward
    return found


def live_suffix(path: BlankPath, prefixes: Container[BlankPath], forbidden: set[BlankPath]) -> BlankPath | None:
    """Return the longest suffix of `path` that may become a forbidden path; None if it is one already."""
    for begin in range(len(path)):
        if path[begin:] in forbidden:
            return None
        if path[begin:] in prefixes:
            return path[begin:]
    raise ValueError(path)
