"""The problem of a magic square, as the algorithms see it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from ...puzzle import Node, Presenter, Problem
from .board import MagicBoard, magic_constant, rows_columns_and_diagonals
from .trick_sum_patterns import SIDE


class MagicProblem(Problem[tuple[int, ...]]):
    """n² numbers to write, or to check.

    start: the given numbers, row by row, 0 for an empty cell, or (); constant: the sum of every line; budget: the
    largest number of numbers tried; completions: those found so far.
    """

    def __init__(self, n: int, numbers: tuple[int, ...] = (), budget: int = 1_000_000, until: str = "first") -> None:
        self.n = n
        self.start = numbers
        self.constant = magic_constant(n)
        self.budget = budget
        self.until = until
        self.completions: list[list[list[int]]] = []

    def empty_board(self) -> MagicBoard:
        return MagicBoard(self.n, self.constant)

    def given_board(self) -> MagicBoard:
        board = self.empty_board()
        for cell, number in enumerate(self.start):
            if number:
                board[divmod(cell, self.n)] = number
        return board

    def node(self, square: Sequence[int], cost: int = 0) -> Node[array[int]]:
        """Return the node of a magic square: its cells, and the sums of its lines."""
        return Node(array("I", [*square, *[self.constant] * len(rows_columns_and_diagonals(self.n))]), h=cost)


class TrickProblem(MagicProblem):
    """The square whose lines have the spectator's sum."""

    def __init__(self, total: int) -> None:
        super().__init__(SIDE)
        self.sum = self.constant = total


class MagicPresenter(Presenter[MagicProblem]):
    state_type = MagicBoard
    indices_from_zero = frozenset({"row", "column", "up", "right"})

    def render_state(self, board: MagicBoard) -> list[int]:
        return board.numbers + board.sums
