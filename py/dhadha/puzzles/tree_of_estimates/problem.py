"""A tree of estimates as a search problem."""

from ...puzzle import Node, Problem
from .parse_and_format_tree import Spot, TreeNode, numbers_of_leaves

EMPTY = -1


class TreeProblem(Problem[Spot]):
    """A search problem with user-defined estimates: f may decrease from a node to its child, which a consistent h
    rules out, so the goal found need not be optimal."""

    def __init__(self, places: tuple[TreeNode, ...], tolerance: int = 0) -> None:
        self.start = Spot(0, places)
        self.places = places
        self.tolerance = tolerance
        self.rows = 2 * max(place.depth for place in places) + 1
        self.columns = 2 * len(numbers_of_leaves(places)) - 1
        self.cells = [2 * place.depth * self.columns + column for place, column in zip(places, self.node_columns())]

    def node_columns(self) -> list[int]:
        """Return the column of every node: every second one for leaves; others are centred above their children."""
        columns = dict(zip(numbers_of_leaves(self.places), range(0, self.columns, 2)))
        for number in reversed(range(len(self.places))):
            below = [columns[child] for child in self.children(number)]
            columns.setdefault(number, (min(below) + max(below)) // 2 if below else 0)
        return [columns[number] for number in range(len(self.places))]

    def children(self, number: int) -> list[int]:
        return [child for child, place in enumerate(self.places) if place.parent == number]

    def values(self) -> list[int]:
        """Return the board: each level of the tree is a row, with an empty one between two of them."""
        values = [EMPTY] * (self.rows * self.columns)
        for cell, place in zip(self.cells, self.places):
            values[cell] = place.f
        return values

    def edges(self) -> list[tuple[int, int]]:
        """Return the cells of every parent and child."""
        return [(self.cells[place.parent], cell) for cell, place in zip(self.cells, self.places) if place.depth]

    def successors(self, state: Spot) -> list[tuple[str, Spot]]:
        return [(str(self.places[child].f), Spot(child, self.places)) for child in self.children(state.number)]

    def is_goal(self, state: Spot) -> bool:
        return self.places[state.number].goal

    def h(self, state: Spot) -> int:
        return state.f - self.places[state.number].depth

    def cell(self, node: Node[Spot]) -> int:
        return self.cells[node.state.number]
