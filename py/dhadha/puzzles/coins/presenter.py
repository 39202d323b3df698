"""What boards show of nodes of the engine for coins."""

from __future__ import annotations

from array import array
from typing import Any

from ...core.step import Node
from ...puzzle import Presenter
from .problem import CoinsProblem


class CoinsPresenter(Presenter[CoinsProblem]):
    """Shows the nodes of an engine, whose states are whole boards."""

    def changes(self, node: Node[Any]) -> array[int]:
        board: array[int] = node.state
        return board
