"""The sliding puzzle as a search problem: moves, goal and heuristic."""

from collections.abc import Iterable
from functools import partial, reduce
from itertools import accumulate
from random import Random

from ...core.steps_and_nodes import Node
from ...search import Problem
from . import heuristics
from .board import Shape, exchange_table, slides


class SlidingProblem(Problem[bytes]):
    """Search from `start` to `goal` with a heuristic of HEURISTICS; `budget` counts nodes.

    least: the lower bound on the moves that an anytime algorithm has proved.
    """

    least = 0

    def __init__(
        self, shape: Shape, start: bytes, goal: bytes, heuristic: str = "manhattan", budget: int = 200_000
    ) -> None:
        self.shape = shape
        self.start = start
        self.goal = goal
        self.set_heuristic(heuristic)
        self.budget = budget
        self.slides = slides(shape)
        self.blank_after = [dict(moves) for moves in self.slides]  # by its cell and the move

    def set_heuristic(self, heuristic: str) -> None:
        self.heuristic = heuristic
        self.h = heuristics.HEURISTICS[heuristic](self.shape, self.goal)  # type: ignore[method-assign, assignment]

    def successors(self, state: bytes) -> list[tuple[str, bytes]]:
        return [(move, state.translate(exchange_table(state[cell]))) for move, cell in self.slides[state.index(0)]]

    def is_goal(self, state: bytes) -> bool:
        return state == self.goal

    def tiles_before_in_goal(self, tile: int, others: bytes) -> list[int]:
        """Return the tiles of `others` whose goal place precedes that of `tile`."""
        place = self.goal.index
        return [other for other in others if tile and other and place(other) < place(tile)]


def length_bound_and_gap_args(problem: SlidingProblem, length: int) -> dict[str, int]:
    """Return a solution's length, a lower bound on it, and the gap between them, as arguments of a sentence."""
    least = heuristics.linear_conflict(problem.shape, problem.goal)(problem.start)
    return {"length": length, "least": least, "gap": length - least}


def slide_tile(problem: SlidingProblem, node: Node[bytes], cell: int) -> Node[bytes]:
    """Return the node after the tile of `cell` slid into the blank."""
    move = next(move for move, there in problem.slides[node.state.index(0)] if there == cell)
    return Node(node.state.translate(exchange_table(node.state[cell])), node, move, node.depth + 1)


def move_blank_along_cells(problem: SlidingProblem, node: Node[bytes], way: Iterable[int]) -> Node[bytes]:
    """Return the node after the blank has moved from its cell in `node` along the cells of `way`."""
    return reduce(partial(slide_tile, problem), way, node)


def blank_cells_on_path_to_node(end: Node[bytes]) -> list[int]:
    """Return the path to a node. Frees the nodes from the far end: freeing from the root recurses along the whole
    path, and WebAssembly's stack is small."""
    path = end.path()
    del end
    cells = []
    while len(path) > 1:
        cells.append(path.pop().state.index(0))
    return cells[::-1]


def boards_along_blank_path(start: bytes, way: Iterable[int]) -> list[bytes]:
    """Return all boards of a path, including the first and the last."""
    return [*accumulate(way, lambda board, cell: board.translate(exchange_table(board[cell])), initial=start)]


def random_walk_from_goal(problem: SlidingProblem, random: Random, moves: int) -> bytes:
    """Return the goal after so many random moves without immediate reversals."""
    before, state = None, problem.goal
    for _ in range(moves):
        onward = [after for _, after in problem.successors(state) if after != before]
        before, state = state, random.choice(onward)
    return state
