"""What boards and lists show of a search: the cells and the name of a node, and annotations of steps."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain
from typing import Generic, TypeVar

from ..core.steps_and_nodes import Node, Pairs, PuzzleValue, Step
from ..search import Problem

P = TypeVar("P", bound=Problem[PuzzleValue])


class Presenter(Generic[P]):
    """Base class of presenters of a problem of class P.

    state_type: the type of the states passed to `render_state`, if not that of the problem's `start`.
    indices_from_zero: the names of variables that number rows or columns from 0 where the board shows them from 1.
    """

    state_type: type | None = None
    indices_from_zero: frozenset[str] = frozenset()

    def __init__(self, problem: P) -> None:
        self.problem = problem

    def changes(self, node: Node[PuzzleValue]) -> Pairs | array[int]:
        """Return ((cell, value), …), the cells that differ from the board of the node's parent, numbered from 0, row by
        row; or an array.array of the values of all cells. By default a state that is such an array, else the cells that
        `render_state` shows differently."""
        if isinstance(node.state, array):
            return node.state
        before = self.render_state(node.parent.state if node.parent else self.problem.start)
        after = self.render_state(node.state)
        if before is None or after is None or isinstance(before, str) or isinstance(after, str):
            return ()
        return [(cell, new) for cell, (old, new) in enumerate(zip(before, after)) if old != new]

    def changes_of(self, nodes: Sequence[Node[PuzzleValue]]) -> list[Sequence[int]]:
        """Return the changes of each of `nodes`, flattened: (cell, value, cell, value, …), or an array.array. Override
        it if a batch is faster to compute."""
        changes = map(self.changes, nodes)
        return [each if isinstance(each, array) else tuple(chain.from_iterable(each)) for each in changes]

    def apply_path(self, node: Node[PuzzleValue] | None, values: list[int]) -> list[int]:
        """Apply the changes of the nodes from the root to `node` to the values of a board; return them."""
        for each in node.path() if node else ():
            changes = self.changes(each)
            for cell, value in enumerate(changes) if isinstance(changes, array) else changes:
                values[cell] = value
        return values

    @property
    def has_labels(self) -> bool:
        """Whether nodes have names, shown instead of boards."""
        return type(self).node_label is not Presenter.node_label

    def node_label(self, node: Node[PuzzleValue]) -> str:
        """Return the name of a node, for lists that show names instead of boards."""
        return node.move

    def render_state(self, state: PuzzleValue) -> Sequence[int] | str | None:
        """Return a state for the list of variables: the values of all cells of its board, its name, or None for a
        generic description."""
        return None

    def annotate(self, step: Step) -> Step:
        """Return a step of the search with marks for the board."""
        return step
