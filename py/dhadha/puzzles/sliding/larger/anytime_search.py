"""Anytime search: a solution at once, a good one soon, and shorter ones over time.

An anytime algorithm always has an answer, and a better one the longer it runs (Dean & Boddy 1988, AAAI). Here: layer by
layer, then by beam search, then by ever wider beams that shorten one stretch after another.
"""

from collections.abc import Iterator

from ....core.steps_and_nodes import STATUS, Node, Search, Step, Steps, answer_of
from ..heuristics import linear_conflict
from ..pattern_databases.lookup import build_quick_tables, get_quickly_built_lookup, rename_tiles_by_goal_cell
from ..problem import SlidingProblem, blank_cells_on_path_to_node, boards_along_blank_path, move_blank_along_cells
from .beam import SLICE, Beam, beam_search
from .layer_by_layer import layer_by_layer

FIRST = 240_000  # boards of the first beam, if the solution were as short as possible
SHORTCUTS = 100_000  # boards along the whole path, at first
STRETCH, LONGER = 70, 7  # moves of a stretch; increment once beams are widest
WIDEST = 600_000  # boards of a beam, limited by memory


def anytime(problem: SlidingProblem, least: int = 0) -> Search[bytes]:
    """Find a solution and improve it, until the search is stopped, the solution is proved shortest, or as many boards
    are examined as the budget allows (0: no limit). least: a lower bound on the moves that is known already."""
    root = Node(problem.start)
    yield Step("start", root, "anytime-start")
    way = blank_cells_on_path_to_node(answer_of(layer_by_layer(problem)))
    least = max(least, linear_conflict(problem.shape, problem.goal)(problem.start))
    problem.least = bound_of_same_parity(least, way)
    yield Step("improve", root, "anytime-layers", progress_args(problem, way))
    for _ in build_quick_tables(problem.shape, problem.goal.index(0)):
        yield Step(STATUS, root, "tables-built")
        if is_search_over(problem, way):
            break
    if not is_search_over(problem, way):
        guide = get_quickly_built_lookup(problem.shape, problem.goal.index(0))
        bound = guide.lower_bound(rename_tiles_by_goal_cell(problem.start, problem.goal))
        problem.least = max(problem.least, bound_of_same_parity(bound, way))
        yield Step("progress", root, "anytime-bound", progress_args(problem, way))
        width = FIRST // problem.least
        yield from shorten_stretch_of_path(problem, root, way, 0, len(way), width)
    for width, length in beam_widths_and_stretches(len(way)):
        begin = 0
        while begin < len(way) and not is_search_over(problem, way):
            end = min(begin + length, len(way))
            if not (yield from shorten_stretch_of_path(problem, root, way, begin, end, width)):
                begin += length // 3
        if is_search_over(problem, way):
            break
    goal = move_blank_along_cells(problem, Node(problem.start), way)
    yield Step("found", goal, "anytime-found", progress_args(problem, way))
    return goal


def shorten_stretch_of_path(problem: SlidingProblem, root: Node[bytes], way: list[int],
            begin: int, end: int, width: int) -> Steps[bool]:
    """Search a shortcut for a stretch of the path, and replace the stretch by it."""
    boards = boards_along_blank_path(problem.start, way)
    guide = get_quickly_built_lookup(problem.shape, boards[end].index(0))
    beam = beam_search(guide, rename_tiles_by_goal_cell(boards[begin], boards[end]), width, end - begin - 2)
    shortcut = yield from run_beam(beam, problem, root, way)
    if shortcut is None:
        return False
    way[begin:end] = shortcut
    yield Step("improve", root, "anytime-shorter", progress_args(problem, way) | {
               "begin": begin, "end": end, "width": width})
    return True


def run_beam(beam: Beam, problem: SlidingProblem, root: Node[bytes], way: list[int]) -> Steps[list[int] | None]:
    """Return the beam's result; None if the search is stopped before."""
    while not is_search_over(problem, way):
        before = problem.spent
        try:
            examined = next(beam)
        except StopIteration as end:
            shortcut: list[int] | None = end.value
            return shortcut
        problem.spent += max(1, examined)
        if problem.spent // SLICE > before // SLICE:
            yield Step("progress", root, "anytime-searching", progress_args(problem, way))
    return None


def beam_widths_and_stretches(moves: int) -> Iterator[tuple[int, int]]:
    """Yield beam widths and lengths of stretches, without end."""
    width, length = max(1, SHORTCUTS // max(1, moves)), STRETCH
    while True:
        yield width, length
        if 2 * width * length <= WIDEST:
            width *= 2
        else:
            length = length + LONGER if length < moves else STRETCH
            width = WIDEST // length


def bound_of_same_parity(moves: int, way: list[int]) -> int:
    """Return a lower bound on the moves, adjusted to the parity that all solutions share."""
    return moves + (len(way) - moves) % 2


def is_search_over(problem: SlidingProblem, way: list[int]) -> bool:
    spent = 0 < problem.budget <= problem.spent
    return spent or problem.stop_requested or len(way) <= problem.least


def progress_args(problem: SlidingProblem, way: list[int]) -> dict[str, int]:
    return {"length": len(way), "least": problem.least, "nodes": problem.spent, "gap": len(way) - problem.least}
