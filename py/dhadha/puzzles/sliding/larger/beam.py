"""Beam search: breadth-first search that keeps only the most promising boards of a level.

(Lowerre 1976, the Harpy speech recognition system.) Boards are ranked by the tables' estimates in two partitions
together. The result need not be shortest, and the search may fail.
"""

from collections import defaultdict
from collections.abc import Generator

from ..board import exchange_table
from ..move_pruning import NO_REVERSAL, Go
from ..pattern_databases.lookup import Lookup

PATIENCE = 50  # levels without an improvement
SLICE = 3000  # boards between two yields
ANY = 1 << 60  # above any estimate

Beam = Generator[int, None, list[int] | None]
"""Periodically yields the number of boards examined since the last yield; returns the cells of the blank."""


def beam_search(guide: Lookup, start: bytes, width: int, limit: int) -> Beam:
    """Return a path to the guide's goal in at most `limit` moves; None if some level has no board within it."""
    costs, goal = guide.beam_cost_by_table_index, guide.goal
    exchanges = [exchange_table(tile) for tile in range(1 + max(start))]
    places = guide.table_indices(start)
    first_moves = guide.first_moves_by_blank(NO_REVERSAL)[start.index(0)]
    level = [(start, places, sum(costs[place] for place in places), first_moves)]
    seen, steps = {start}, list[list[tuple[int, int]]]()
    examined, best = 0, (level[0][2], 0)  # the least estimate, and its depth
    worst = ANY  # the worst kept estimate of the last level, if it was full
    for depth in range(1, limit + 1):
        promising: defaultdict[int, list[tuple[int, Go]]] = defaultdict(list)
        for number, (board, places, estimate, row) in enumerate(level):
            for go in row:
                cell, _, deltas, _ = go
                i, one, j, two = deltas[board[cell]]
                a, b = places[i], places[j]
                after = estimate + costs[a + one] - costs[a] + costs[b + two] - costs[b]
                if after <= worst:
                    promising[after].append((number, go))
            examined += 1
            if examined >= SLICE:
                yield examined
                examined = 0
        before, level, come = level, [], list[tuple[int, int]]()
        for estimate in sorted(promising):
            if len(level) >= width:
                break
            for number, (cell, _, deltas, onward) in promising[estimate]:
                board, places, _, _ = before[number]
                tile = board[cell]
                child = board.translate(exchanges[tile])
                if child not in seen:
                    seen.add(child)
                    i, one, j, two = deltas[tile]
                    places = places[:]
                    places[i] += one
                    places[j] += two
                    level.append((child, places, estimate, onward))
                    come.append((number, cell))
                    if child == goal:
                        yield examined
                        return trace_back([*steps, come])
                    if len(level) >= width:
                        break
        if not level or depth - best[1] > PATIENCE:
            break
        best = min(best, (level[0][2], depth))
        worst = level[-1][2] if len(level) >= width else ANY
        steps.append(come)
    yield examined
    return None


def trace_back(steps: list[list[tuple[int, int]]]) -> list[int]:
    """Return the cells of the path to the last step; a step is the number of its predecessor, and a cell."""
    cells, number = list[int](), -1
    for come in reversed(steps):
        number, cell = come[number]
        cells.append(cell)
    return cells[::-1]
