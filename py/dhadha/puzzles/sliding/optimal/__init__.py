"""The engine for shortest ways: every position of boards up to 3×3 at once, and IDA* with pattern databases at 4×4."""

from collections.abc import Iterable

from ....step import Node, Search, Step, Steps
from ..board import exchange, side, slides
from ..problem import SlidingProblem
from . import exact
from .exact import distances
from .lookup import Lookup
from .search import Found, deepening
from .standard import PATTERNS, Standard, patterns, standard
from .tables import Table, building, table_of

LARGEST = 4  # rows
ROUNDS = 2  # of building a table between two steps
Rounds = list[tuple[int, int]]  # (number of the table, moves), a step each

# By goal: its tables, and the rounds in which they were made.
made: dict[bytes, tuple[Lookup, Rounds]] = {}


def optimal(problem: SlidingProblem) -> Search[bytes]:
    """Find a shortest way on boards of up to 4×4 tiles, for any goal.

    Up to 3×3, the distance of every position is counted once (Schofield 1967); 4×4 is searched by IDA* (Korf 1985) with
    additive pattern databases of five tiles each, looked up for the board and its mirror image (Korf & Felner 2002),
    without moves that only repeat others (Taylor & Korf 1993).
    """
    root = Node(problem.start)
    seen = standard(problem.start, problem.goal)
    small = side(problem.start) <= exact.LARGEST
    yield Step("start", root, "optimal-start")
    if problem.is_goal(problem.start):
        goal = root
    elif small:
        goal = walked(root, seen, distances(seen.goal).descend(seen.start))
    else:
        lookup = yield from table_steps(root, seen.goal)
        goal = yield from search(root, seen, lookup)
    boards = "small" if small else "large"
    yield Step("found", goal, "optimal-found", {"length": goal.depth, "boards": boards})
    return goal


def table_steps(root: Node[bytes], goal: bytes) -> Steps[Lookup]:
    """Make the tables for `goal`, a second's work; those that were made before are shown in the same steps."""
    if goal in made:
        lookup, rounds = made[goal]
        for number, distance in rounds:
            yield Step("progress", root, "optimal-table",
                       {"number": number, "total": len(PATTERNS), "distance": distance})
        return lookup
    parts, done, rounds = patterns(goal), list[Table](), Rounds()
    for number, pattern in enumerate(parts, 1):
        levels: list[int] = []
        for distance in building(goal, pattern, levels):
            if distance % ROUNDS == 0:
                rounds.append((number, distance))
                yield Step("progress", root, "optimal-table",
                       {"number": number, "total": len(PATTERNS), "distance": distance})
        done.append(table_of(levels, len(goal) ** len(pattern)))
    made[goal] = Lookup(goal, parts, done), rounds
    return made[goal][0]


def search(root: Node[bytes], seen: Standard, lookup: Lookup) -> Steps[Node[bytes]]:
    """The end of a shortest way; on the way there, each bound that was not enough."""
    tried = 0
    try:
        for bound, nodes in deepening(lookup, seen.start):
            if bound == tried:
                yield Step("progress", root, "optimal-searching", {"threshold": bound, "nodes": nodes})
                continue
            yield Step("restart", root, "optimal-bound" if tried else "optimal-first-bound",
                       {"threshold": bound, "nodes": nodes})
            tried = bound
    except Found as found:
        return walked(root, seen, found.cells)
    raise AssertionError("a solvable board has a way")


def walked(root: Node[bytes], seen: Standard, cells: Iterable[int]) -> Node[bytes]:
    """The node after the blank went to these cells of the standard board."""
    node, moves = root, slides(side(root.state))
    for cell in cells:
        there = seen.cells[cell]
        move = next(move for move, tile in moves[node.state.index(0)] if tile == there)
        node = Node(node.state.translate(exchange(node.state[there])), node, move, node.depth + 1)
    return node
