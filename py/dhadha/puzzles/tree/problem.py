"""A tree of estimates as a search problem, and the board of a greedy search."""

from typing import Any

from ...core.step import Node, Step
from ...search import Problem
from .state_text import Spot, TreeNode, leaves

EMPTY = -1


class TreeProblem(Problem[Spot]):
    """A search problem with user-defined estimates: f may decrease from a node to its child, which a consistent h
    rules out, so the goal found need not be optimal."""

    def __init__(self, places: tuple[TreeNode, ...], tolerance: int = 0) -> None:
        self.start = Spot(0, places)
        self.places = places
        self.tolerance = tolerance
        self.rows = 1 + max(place.depth for place in places)
        self.columns = len(leaves(places))
        self.cells = [place.depth * self.columns + column for place, column in zip(places, self.middle())]

    def middle(self) -> list[int]:
        """Return the column of every node: one per leaf; other nodes are centred above their children."""
        columns = dict(zip(leaves(self.places), range(self.columns)))
        for number in reversed(range(len(self.places))):
            below = [columns[child] for child in self.children(number)]
            columns.setdefault(number, sum(below) // max(1, len(below)))
        return [columns[number] for number in range(len(self.places))]

    def children(self, number: int) -> list[int]:
        return [child for child, place in enumerate(self.places) if place.parent == number]

    def values(self) -> list[int]:
        """Return the board: each level of the tree is a row."""
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

    def node_label(self, node: Node[Spot]) -> str:
        return str(node.state.f)

    def cell(self, node: Node[Spot]) -> int:
        return self.cells[node.state.number]

    def annotate(self, step: Step) -> Step:
        """Describe a step of greedy search in terms of the tree."""
        annotate = getattr(self, f"annotate_{step.word}", None)
        return annotate(step, step.node, self.cell(step.node)) if annotate and step.node else step

    def annotate_start(self, step: Step, node: Node[Spot], cell: int) -> Step:
        self.current = node
        return step._replace(reason="tree-start", args=None, roles=((cell, "current"),))

    def annotate_expand(self, step: Step, node: Node[Spot], cell: int) -> Step:
        return step._replace(reason="tree-children", args=None, roles=((cell, "current"),))

    def annotate_add(self, step: Step, node: Node[Spot], cell: int) -> Step:
        reason = "tree-kept" if node.f <= above(node).f else "tree-tolerated"
        return step._replace(reason=reason, roles=((cell, "frontier"),), **self.below(node))

    def annotate_reject(self, step: Step, node: Node[Spot], cell: int) -> Step:
        return step._replace(reason="tree-refused", roles=((cell, "conflict"),), **self.below(node))

    def annotate_choose(self, step: Step, node: Node[Spot], cell: int) -> Step:
        self.current = node
        return step._replace(
            reason="tree-chosen", roles=((self.cell(above(node)), "path"), (cell, "current")), **self.below(node)
        )

    def below(self, node: Node[Spot]) -> dict[str, Any]:
        """Return arguments and links of a child."""
        return {
            "args": {"parent": above(node).f, "tolerance": self.tolerance},
            "links": ((self.cell(above(node)), self.cell(node)),),
        }

    def annotate_back(self, step: Step, node: Node[Spot], cell: int) -> Step:
        """Describe a retreat; node: the one the search returns to."""
        dead, self.current = self.current, node
        left = self.cell(dead)
        return step._replace(
            reason="tree-dead",
            args={"dead": dead.f},
            roles=((left, "visited"), (cell, "current")),
            links=((left, cell),),
        )

    def annotate_found(self, step: Step, node: Node[Spot], cell: int) -> Step:
        return step._replace(
            reason="tree-goal",
            args=None,
            roles=tuple((self.cell(each), "path") for each in node.path()),
            marks=((cell, "goal"),),
        )

    def annotate_exhausted(self, step: Step, node: Node[Spot], cell: int) -> Step:
        return step._replace(reason="tree-gave-up", args=None, roles=((cell, "visited"),))


def above(node: Node[Spot]) -> Node[Spot]:
    """Return the parent of a node that is not the root."""
    assert node.parent
    return node.parent
