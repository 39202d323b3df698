"""Anytime bounds on a board's distance from the goal, and the first move of a solution."""

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from math import isqrt
from typing import NamedTuple

from ...puzzle import BudgetSpent, Distance, Node, answer_of, weighted_a_star
from .board import Shape, exchange_table, slides
from .larger.layer_by_layer import layer_by_layer
from .optimal.additive_ida_star import Found, deepen_until_found
from .optimal.shortest_solution import MOST_CELLS
from .parity import is_solvable
from .pattern_databases.lookup import prepare_lookup
from .problem import SlidingProblem, move_blank_along_cells

BUDGET = 1_000_000  # nodes times cells^1.5: at most a second in a browser
HURRY = 3  # weight of the heuristic on large boards: solutions are short, not shortest
STEPS = 400  # of weighted A* between two yields
PATIENCE = 100  # improvements of the distance that a hint awaits
KEPT = 20_000  # boards with known solutions, for each goal
GOALS = 4  # with known solutions


class KnownPath(NamedTuple):
    """The first move, the length, and whether it is a shortest solution."""

    move: str
    length: int
    shortest: bool


class KnownPaths:
    """The known solutions for one goal, by their first board."""

    def __init__(self, shape: Shape, goal: bytes) -> None:
        self.home = {goal: KnownPath("", 0, True)}
        self.by_board = dict(self.home)
        self.slides = slides(shape)

    def keep_path_if_better(self, board: bytes, path: KnownPath) -> None:
        """Store a path unless one as good is known."""
        if self.is_better_than_kept(board, path):
            self.by_board[board] = path

    def is_better_than_kept(self, board: bytes, path: KnownPath) -> bool:
        old = self.by_board.get(board)
        return old is None or (path.length, not path.shortest) < (old.length, not old.shortest)

    def keep_path_from_each_node(self, nodes: list[Node[bytes]], shortest: bool) -> None:
        """Store the path through these nodes to the goal, unless one as good is known. Frees the nodes from the last
        one: freeing from the first recurses along the whole path."""
        whole = KnownPath("", len(nodes) - 1, shortest)
        if len(self.by_board) > KEPT and self.is_better_than_kept(nodes[0].state, whole):
            self.by_board = dict(self.home)
        while len(nodes) > 1:
            after = nodes.pop()
            length = self.by_board[after.state].length + 1  # a path may visit a board twice
            self.keep_path_if_better(nodes[-1].state, KnownPath(after.move, length, shortest))

    def moves(self, board: bytes) -> list[str]:
        """Return the moves of the known solution from `board`; [] if there is none."""
        moves = []
        while move := self.by_board.get(board, KnownPath("", 0, False)).move:
            moves.append(move)
            board = board.translate(exchange_table(board[dict(self.slides[board.index(0)])[move]]))
        return moves


known_paths_to = lru_cache(GOALS)(KnownPaths)


def improving_distance_bounds(problem: SlidingProblem) -> Iterator[Distance]:
    """Yield improving bounds on the fewest moves from the start; nothing for an unsolvable board.

    First the heuristic and the known bounds of neighbouring boards; then, up to 16 cells, the bounds of the engine for
    shortest solutions. Solutions of larger boards come from searches with a budget. The caller may stop at any bound.
    """
    if not is_solvable(problem):
        return
    paths = known_paths_to(problem.shape, problem.goal)
    least = lower_bound_keeping_neighbour_paths(problem, paths)
    distance = bounds_from_known_path(problem, paths, least)
    yield distance
    if distance["least"] == distance["most"]:
        return
    if problem.shape.cell_count > MOST_CELLS:
        yield from bounds_by_a_star(problem, paths, least)
    else:
        yield from bounds_by_ida_star(problem, paths, least)


def lower_bound_keeping_neighbour_paths(problem: SlidingProblem, paths: KnownPaths) -> int:
    """Return a lower bound on the moves; store solutions through neighbouring boards."""
    problem.set_heuristic("linear-conflict")
    least = problem.h(problem.start)
    for move, after in problem.successors(problem.start):
        if after in paths.by_board:
            _, length, shortest = paths.by_board[after]
            least = max(least, length - 1) if shortest else least
            paths.keep_path_if_better(problem.start, KnownPath(move, length + 1, False))
    return least


def bounds_from_known_path(problem: SlidingProblem, paths: KnownPaths, least: int) -> Distance:
    """Return the known distance, shortened by solutions of later boards; one as long as `least` is exact."""
    kept = paths.by_board.get(problem.start)
    if kept is None:
        return {"least": least, "most": None, "moves": ()}
    moves = paths.moves(problem.start)
    path = KnownPath(kept.move, len(moves), kept.shortest or len(moves) == least)
    paths.keep_path_if_better(problem.start, path)
    return {"least": path.length if path.shortest else least, "most": path.length, "moves": moves}


def bounds_by_ida_star(problem: SlidingProblem, paths: KnownPaths, least: int) -> Iterator[Distance]:
    """For up to sixteen cells: yield one bound after the other by IDA*, after building its tables."""
    for _ in prepare_lookup(problem.shape, problem.goal.index(0)):
        yield bounds_from_known_path(problem, paths, least)
    try:
        for bound, _ in deepen_until_found(problem.shape, problem.start, problem.goal, least):
            yield bounds_from_known_path(problem, paths, bound)
    except Found as found:
        nodes = move_blank_along_cells(problem, Node(problem.start), found.cells).path()
        length = len(nodes) - 1
        paths.keep_path_from_each_node(nodes, True)
        yield bounds_from_known_path(problem, paths, length)


def bounds_by_a_star(problem: SlidingProblem, paths: KnownPaths, least: int) -> Iterator[Distance]:
    """Yield bounds by any solution, then by a short one of weighted A* (Pohl 1970, Artificial Intelligence 1), then by
    A*, which proves lower bounds, too."""
    paths.keep_path_from_each_node(answer_of(layer_by_layer(problem)).path(), False)
    yield bounds_from_known_path(problem, paths, least)
    problem.set_heuristic("linear-conflict")
    for weight in (HURRY, 1):
        problem.budget, problem.spent = BUDGET // isqrt(problem.shape.cell_count**3), 0
        with suppress(BudgetSpent):
            for count, step in enumerate(weighted_a_star(problem, weight)):
                if step.node and step.word == "found":
                    paths.keep_path_from_each_node(step.node.path(), weight == 1)
                elif step.node and step.word == "expand" and weight == 1:
                    least = max(least, step.node.f)
                if count % STEPS == 0:
                    yield bounds_from_known_path(problem, paths, least)
    yield bounds_from_known_path(problem, paths, least)


def find_first_move_and_length(problem: SlidingProblem) -> KnownPath:
    """Return the best solution found soon. It is stored: a search from its second board might lead back."""
    paths = known_paths_to(problem.shape, problem.goal)
    for distance in islice(improving_distance_bounds(problem), PATIENCE):
        if distance["least"] == distance["most"]:
            break
    if problem.start not in paths.by_board:
        for _ in islice(bounds_by_a_star(problem, paths, 0), PATIENCE):
            pass
    return paths.by_board[problem.start]._replace(length=len(paths.moves(problem.start)))
