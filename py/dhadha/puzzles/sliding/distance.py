"""How far a board in a hand is from the goal, better and better, and the first move of a way there."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from math import isqrt

from ...core.contract import Distance
from ...core.errors import BudgetSpent
from ...core.step import Node, answer_of
from ...search import a_star, weighted_a_star
from . import optimal
from .known_paths import KnownPath, KnownPaths, known_paths_to
from .larger import layer_by_layer
from .optimal.distance_table import MOST_CELLS as SMALL
from .optimal.distance_table import distances_to
from .optimal.search import Found, deepening
from .optimal.standard import standard
from .parity import is_solvable
from .problem import SlidingProblem

BUDGET = 1_000_000  # nodes times cells^1.5; at most a second in a browser
HURRY = 3  # on large boards the estimate counts so many times: the way found is short, not shortest
STEPS = 400  # of A* between two looks from outside
PATIENCE = 100  # times that a hint waits for a better distance


def distances(problem: SlidingProblem) -> Iterator[Distance]:
    """The fewest moves from the start, between bounds that come closer; of what cannot be solved nothing.

    At once the estimate, and what follows from the boards a move away; then, up to 16 cells, what the engine for
    shortest ways finds. Of larger boards, ways come from searches with a budget. Who knows enough need not ask on.
    """
    if not is_solvable(problem):
        return
    ways = known_paths_to(problem.shape, problem.goal)
    least = bounded(problem, ways)
    known = known_distance(problem, ways, least)
    yield known
    if known["least"] == known["most"]:
        return
    if problem.shape.cells > optimal.MOST_CELLS:
        yield from estimated(problem, ways, least)
    elif problem.shape.cells <= SMALL:
        seen = standard(problem.shape, problem.start, problem.goal)
        yield walked(problem, ways, distances_to(seen.shape, seen.goal).descend(seen.start))
    else:
        yield from deepened(problem, ways, least)


def bounded(problem: SlidingProblem, ways: KnownPaths) -> int:
    """Moves that are needed at least; what is known of the boards a move away is known of this one, give or take it."""
    problem.guide_by("linear-conflict")
    least = problem.h(problem.start)
    for move, after in problem.successors(problem.start):
        if after in ways.known:
            _, length, shortest = ways.known[after]
            least = max(least, length - 1) if shortest else least
            ways.keep(problem.start, KnownPath(move, length + 1, False))
    return least


def known_distance(problem: SlidingProblem, ways: KnownPaths, least: int) -> Distance:
    """What is known by now; a way as long as the bound is a shortest one. A way that was kept may have become shorter
    since, where a better one from a board on it was found."""
    kept = ways.known.get(problem.start)
    if kept is None:
        return {"least": least, "most": None, "moves": ()}
    moves = ways.moves(problem.start)
    way = KnownPath(kept.move, len(moves), kept.shortest or len(moves) == least)
    ways.keep(problem.start, way)
    return {"least": way.length if way.shortest else least, "most": way.length, "moves": moves}


def deepened(problem: SlidingProblem, ways: KnownPaths, least: int) -> Iterator[Distance]:
    """Of ten to sixteen cells: one bound after the other, with tables, which are made first."""
    seen = standard(problem.shape, problem.start, problem.goal)
    for _ in optimal.making(seen.shape, seen.goal):
        yield known_distance(problem, ways, least)
    try:
        for bound, _ in deepening(seen.shape, seen.goal, seen.start, least):
            yield known_distance(problem, ways, bound)
    except Found as found:
        yield walked(problem, ways, found.cells)


def walked(problem: SlidingProblem, ways: KnownPaths, cells: Iterable[int]) -> Distance:
    """The blank goes through these cells of the standard board, which is a shortest way."""
    seen = standard(problem.shape, problem.start, problem.goal)
    nodes = optimal.walked(problem, Node(problem.start), seen, cells).path()
    length = len(nodes) - 1
    ways.keep_all(nodes, True)
    return known_distance(problem, ways, length)


def estimated(problem: SlidingProblem, ways: KnownPaths, least: int) -> Iterator[Distance]:
    """Larger boards: a way at once, perhaps a shorter one; then A*, which takes boards in the order of f, and no way
    from the start is shorter than that."""
    for _ in hurried(problem, ways):
        yield known_distance(problem, ways, least)
    allow(problem)
    known = known_distance(problem, ways, least)
    try:
        for count, step in enumerate(a_star(problem)):
            if step.node and step.word == "found":
                ways.keep_all(step.node.path(), True)
                yield known_distance(problem, ways, least)
            elif step.node and step.word == "expand" and step.node.f > least:
                least = step.node.f
                known = known_distance(problem, ways, least)
            if count % STEPS == 0:
                yield known
    except BudgetSpent:
        yield known


def hurried(problem: SlidingProblem, ways: KnownPaths) -> Iterator[None]:
    """Any way, line by line; then, as far as the budget goes, a short one by weighted A* (Pohl 1970, Artificial
    Intelligence 1)."""
    ways.keep_all(answer_of(layer_by_layer(problem)).path(), False)
    yield
    allow(problem)
    with suppress(BudgetSpent):
        for count, step in enumerate(weighted_a_star(problem, HURRY)):
            if step.node and step.word == "found":
                ways.keep_all(step.node.path(), False)
            if count % STEPS == 0:
                yield


def allow(problem: SlidingProblem) -> None:
    """As much as a search of a hint may take."""
    problem.guide_by("linear-conflict")
    problem.budget, problem.spent = BUDGET // isqrt(problem.shape.cells**3), 0


def way_from(problem: SlidingProblem) -> KnownPath:
    """From the start, which can be solved, to the goal: the best that is found soon. It is kept: a new search from its
    second board might lead straight back."""
    ways = known_paths_to(problem.shape, problem.goal)
    for known in islice(distances(problem), PATIENCE):
        if known["least"] == known["most"]:
            break
    if problem.start not in ways.known:
        for _ in hurried(problem, ways):
            pass
    return ways.known[problem.start]._replace(length=len(ways.moves(problem.start)))
