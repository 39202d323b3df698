"""What boards and variables show of a magic square."""

from __future__ import annotations

from array import array
from typing import Any

from ...core.step import Node
from ...puzzle import Presenter
from .lines import MagicBoard
from .problem import MagicProblem


class MagicPresenter(Presenter[MagicProblem]):
    """Shows whole boards: all numbers, and the sums if they are shown."""

    state_type = MagicBoard

    def render_state(self, board: MagicBoard) -> list[int]:
        return board.numbers + board.sums

    def changes(self, node: Node[Any]) -> array[int]:
        board: array[int] = node.state
        return board
