"""The problem of placing n queens, as the algorithms see it."""

from collections.abc import Sequence

from ...puzzle import Node, Presenter, Problem
from .board import Rows, forbidden_squares_of_state

Solutions = list[tuple[int, ...]]
Placing = Node[tuple[int, ...]]  # the row of the queen in each column, and its search path
Change = tuple[tuple[int, int], ...]  # (column, row) of each moved queen


def badness(board: Placing) -> int:
    """Return a board's distance from a solution, the sort key of populations."""
    return board.h


class QueensProblem(Problem[tuple[int, ...]]):
    """n queens on an n×n board, some of them given.

    start: the row of the queen in each column, 0 for none; free: the columns an algorithm may fill, which are all
    columns if the board is full; forbidden: the squares (row, column), from 1, closed to queens; budget: the largest
    number of squares or boards an algorithm may try; other: a board to compare with.
    """

    def __init__(
        self, start: tuple[int, ...], seed: int = 1, budget: int = 1_000_000, variant: str = "", until: str = ""
    ) -> None:
        self.n = len(start)
        self.start = start
        self.forbidden = forbidden_squares_of_state(start)
        self.seed = seed
        self.budget = budget
        self.variant = variant
        self.until = until
        self.other: tuple[int, ...] = ()
        self.solutions: Solutions = []  # kept when the budget is exhausted
        self.partly_filled = any(start) and 0 in start
        columns: Sequence[int] = range(self.n)
        self.free = [column for column in columns if not start[column]] if self.partly_filled else columns

    def allowed_rows(self, column: int, after: int = 0) -> Sequence[int]:
        """Return the allowed rows of a column below row `after`, from the top."""
        rows = range(after + 1, self.n + 1)
        return [row for row in rows if self.allows(column, row)] if self.forbidden else rows

    def allows(self, column: int, row: int) -> bool:
        """Return whether a square is not forbidden."""
        return (row, column + 1) not in self.forbidden

    def board(self, rows: Sequence[int]) -> tuple[int, ...]:
        """Return a state of this problem with these queens."""
        return Rows(rows).with_forbidden(self.forbidden) if self.forbidden else tuple(rows)

    def place(self, node: Node[tuple[int, ...]], column: int, row: int) -> Node[tuple[int, ...]]:
        """Return the child of `node` with a queen on the square. Raises BudgetSpent."""
        self.spend(node)
        rows = node.state[:column] + (row,) + node.state[column + 1 :]
        return Node(self.board(rows), node, str(row), node.depth + 1)


class QueensPresenter(Presenter[QueensProblem]):
    indices_from_zero = frozenset({
        "attackers", "clash", "column", "conflicted", "i", "j", "k", "level", "open_columns",
    })

    def render_state(self, state: Sequence[int]) -> list[int] | None:
        return list(state) if len(state) == self.problem.n else None
