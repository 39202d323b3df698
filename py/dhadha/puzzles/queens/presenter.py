"""What boards and variables show of queens."""

from __future__ import annotations

from array import array
from typing import Any

from ...core.step import Node, Pairs
from ...puzzle import Presenter
from .problem import QueensProblem


class QueensPresenter(Presenter[QueensProblem]):
    """Shows the queens of a state."""

    def changes(self, node: Node[tuple[int, ...]]) -> Pairs | array[int]:
        before = node.parent.state if node.parent else self.problem.start
        if isinstance(node.state, array):
            return node.state
        return [(column, row) for column, (row, old) in enumerate(zip(node.state, before)) if row != old]

    def render_state(self, state: Any) -> list[int] | None:
        return list(state) if len(state) == self.problem.n else None
