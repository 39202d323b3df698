"""The engine for shortest solutions: retrograde search on up to 9 cells, IDA* with pattern databases on up to 16."""

from time import perf_counter

from ....core.step import STATUS, Node, Search, Step
from ..heuristics import linear_conflict
from ..problem import SlidingProblem, follow_blank
from . import distance_table
from .additive_ida_star import Found, deepen_search
from .anytime_fallback import anytime_solution
from .standard_form import Standard, standard
from .table_cache import BIG_TABLES as BIG_TABLES
from .table_cache import build_first_tables, request_big_tables

MOST_CELLS = 16
SHORT = 0.001  # seconds; the resolution of coarse clocks


def optimal(problem: SlidingProblem) -> Search[bytes]:
    """Find a shortest solution on boards of up to 16 cells, for any goal.

    Up to 9 cells, the distance of every position is computed once (Schofield 1967); larger boards are searched by IDA*
    (Korf 1985) with additive pattern databases, looked up for the board and its mirror image, or in two partitions
    (Korf & Felner 2002), without duplicate move sequences (Taylor & Korf 1993). The databases available so far (see
    table_cache.py) change no step: the bounds begin with that of linear conflicts. A stopped search returns a good
    solution, and `problem.least` is the bound that it proved.
    """
    root = Node(problem.start)
    seen = standard(problem.shape, problem.start, problem.goal)
    small = problem.shape.cells <= distance_table.MOST_CELLS
    yield Step("start", root, "optimal-start")
    if problem.is_goal(problem.start):
        goal = root
    elif small:
        way = distance_table.distances_to(seen.shape, seen.goal).solution_cells(seen.start)
        goal = follow_blank(problem, root, map(seen.cells.__getitem__, way))
    else:
        request_big_tables(seen.shape, seen.goal)
        problem.least = linear_conflict(problem.shape, problem.goal)(problem.start)
        for _ in build_first_tables(seen.shape, seen.goal):
            yield Step(STATUS, root, "optimal-table")
            if problem.stop_requested:
                return (yield from anytime_solution(problem, root))
        found = yield from search(problem, root, seen)
        if not found:
            return (yield from anytime_solution(problem, root))
        goal = found
    problem.least = goal.depth
    boards = "small" if small else "large"
    yield Step("found", goal, "optimal-found", {"length": goal.depth, "boards": boards})
    return goal


def search(problem: SlidingProblem, root: Node[bytes], seen: Standard) -> Search[bytes]:
    """Return the last node of a shortest solution, None if stopped; yield each bound from `problem.least` on."""
    least = problem.least
    tried, began = least - 2, perf_counter()
    try:
        for bound, nodes in deepen_search(seen.shape, seen.goal, seen.start, least):
            problem.least = bound
            while tried < bound:
                tried += 2
                yield Step("restart", root, "optimal-bound" if tried > least else "optimal-first-bound",
                           {"threshold": tried})
            rate = round(nodes / max(perf_counter() - began, SHORT))
            yield Step(STATUS, root, "optimal-searching", {"threshold": bound, "nodes": nodes, "rate": rate})
            if problem.stop_requested:
                return None
    except Found as found:
        return follow_blank(problem, root, map(seen.cells.__getitem__, found.cells))
    raise AssertionError("a solvable board has a solution")
