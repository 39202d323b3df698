"""The sliding puzzle, implemented independently of the package."""

from functools import reduce

import dhadha.search
import run_helpers

TO_NUMBERS = bytes.maketrans(b"0123456789", bytes(range(10)))
TO_DIGITS = bytes.maketrans(bytes(range(10)), b"0123456789")


def packed(state: str) -> bytes:
    return state.encode().translate(TO_NUMBERS)


def moves_from(shape, board: bytes) -> dict[str, bytes]:
    """Return the board after each move; a move is named after the direction of the tile."""
    rows, columns = shape
    blank = board.index(0)
    row, column = divmod(blank, columns)
    tiles = {"U": (row + 1, column), "D": (row - 1, column), "L": (row, column + 1), "R": (row, column - 1)}
    after = {}
    for move, (r, c) in tiles.items():
        if 0 <= r < rows and 0 <= c < columns:
            cells, cell = bytearray(board), r * columns + c
            cells[blank], cells[cell] = cells[cell], 0
            after[move] = bytes(cells)
    return after


def after_moves(shape, board: bytes, moves) -> bytes:
    return reduce(lambda each, move: moves_from(shape, each)[move], moves, board)


def distances_from(shape, goal: bytes) -> dict[bytes, int]:
    """Return the distance of every reachable board, by breadth-first search."""
    level, distance = [goal], {goal: 0}
    for board in level:
        for after in moves_from(shape, board).values():
            if after not in distance:
                distance[after] = distance[board] + 1
                level.append(after)
    return distance


def solve(algorithm: str, state: str, **options):
    return run_helpers.run_to_end("n-puzzle", algorithm, state, **options)[0]


class GraphProblem(dhadha.search.Problem):
    """A problem given as {state: successors}; a move is named after its target state."""

    def __init__(self, graph: dict[str, str], start: str, goal: str = "G", h: dict[str, int] | None = None):
        self.graph, self.start, self.goal, self.estimates = graph, start, goal, h or {}

    def successors(self, state):
        return [(after, after) for after in self.graph.get(state, "")]

    def is_goal(self, state):
        return state == self.goal

    def h(self, state):
        return self.estimates.get(state, 0)


GRAPHS = {
    # Every edge both ways, so that each search meets states again.
    "loops": {"S": "AB", "A": "SC", "B": "SG", "C": "A", "G": "B"},
    # D is met by way of A and E first, then sooner by way of B.
    "detour": {"S": "AB", "A": "E", "E": "D", "B": "D", "D": "G"},
}
