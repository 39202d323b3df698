"""The engine for shortest solutions of boards of up to 16 cells."""

from time import perf_counter

from ....core.steps_and_nodes import STATUS, Node, Search, Step, Steps
from ..heuristics import linear_conflict
from ..larger.anytime_search import anytime
from ..pattern_databases.lookup import is_six_six_three_goal, prepare_lookup
from ..pattern_databases.packed_tables import BIG_TABLES
from ..problem import SlidingProblem, move_blank_along_cells
from .additive_ida_star import Found, deepen_until_found

MOST_CELLS = 16
SHORT = 0.001  # seconds; the resolution of coarse clocks
EFFORT = 400_000  # boards examined after a stop: the anytime search's first beam, even for solutions of 80 moves


def optimal(problem: SlidingProblem) -> Search[bytes]:
    """Find a shortest solution on boards of up to 16 cells, for any goal.

    IDA* (Korf 1985) with additive pattern databases in two partitions (Korf & Felner 2002), without duplicate move
    sequences (Taylor & Korf 1993). The databases available so far (see pattern_databases/lookup.py) change no step: the
    bounds begin with that of linear conflicts. A stopped search returns a good solution, and `problem.least` is the
    bound that it proved.
    """
    root = Node(problem.start)
    problem.least = linear_conflict(problem.shape, problem.goal)(problem.start)
    yield Step("start", root, "optimal-start")
    goal: Node[bytes] | None = root
    if not problem.is_goal(problem.start):
        goal = yield from search_shortest_solution(problem, root)
    if not goal:
        return (yield from solve_by_limited_anytime_search(problem, root))
    problem.least = goal.depth
    yield Step("found", goal, "optimal-found", {"length": goal.depth})
    return goal


def search_shortest_solution(problem: SlidingProblem, root: Node[bytes]) -> Search[bytes]:
    """Return the last node of a shortest solution, None if stopped; yield each bound from `problem.least` on."""
    blank = problem.goal.index(0)
    if is_six_six_three_goal(problem.shape, blank):
        BIG_TABLES.request()
    for _ in prepare_lookup(problem.shape, blank):
        yield Step(STATUS, root, "tables-built")
        if problem.stop_requested:
            return None
    least = problem.least
    tried, began = least - 2, perf_counter()
    try:
        for bound, nodes in deepen_until_found(problem.shape, problem.start, problem.goal, least):
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
        return move_blank_along_cells(problem, root, found.cells)
    raise AssertionError("a solvable board has a solution")


def solve_by_limited_anytime_search(problem: SlidingProblem, root: Node[bytes]) -> Steps[Node[bytes]]:
    """Return the last node of an anytime search with a budget; increase `problem.least` to the bound that it proves."""
    limited = SlidingProblem(problem.shape, problem.start, problem.goal, budget=EFFORT)
    for step in anytime(limited, problem.least):
        problem.least = max(problem.least, limited.least)
        yield Step(STATUS if step.word != "found" else "found", step.node, step.reason, step.args)
    assert step.node
    return step.node
