"""The problem of placing n queens, as the methods see it."""

from __future__ import annotations

from array import array
from typing import Any

from ...search import Problem
from ...step import Node, Pairs

Solutions = list[tuple[int, ...]]
Placing = Node[tuple[int, ...]]  # the row of the queen in each column, and how it was found


class QueensProblem(Problem[tuple[int, ...]]):
    """n queens on an n×n board, some of them placed already.

    start: the row of the queen in each column, 0 for none; free: the columns a method may fill, which is all of them
    when the board is full; budget: how many squares or boards a method may try; other: a board to compare with.
    """

    def __init__(
        self, start: tuple[int, ...], seed: int = 1, budget: int = 1_000_000, variant: str = "", until: str = ""
    ) -> None:
        self.n = len(start)
        self.start = start
        self.seed = seed
        self.budget = budget
        self.variant = variant
        self.until = until
        self.other: tuple[int, ...] = ()
        self.solutions: Solutions = []  # what was found stays known when the budget runs out
        empty = [column for column, row in enumerate(start) if not row]
        self.free = empty or list(range(self.n))

    def place(self, node: Node[tuple[int, ...]], column: int, row: int) -> Node[tuple[int, ...]]:
        """The child of `node` with a queen on the square. Raises BudgetSpent."""
        self.spend(node)
        rows = node.state[:column] + (row,) + node.state[column + 1 :]
        return Node(rows, node, str(row), node.depth + 1)

    def changes(self, node: Node[tuple[int, ...]]) -> Pairs | array[int]:
        before = node.parent.state if node.parent else self.start
        if isinstance(node.state, array):
            return node.state
        return [(column, row) for column, (row, old) in enumerate(zip(node.state, before)) if row != old]

    def sketch(self, state: Any) -> list[int] | None:
        return list(state) if len(state) == self.n else None
