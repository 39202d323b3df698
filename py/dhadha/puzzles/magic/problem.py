"""The problem of a magic square, as the methods see it."""

from __future__ import annotations

from array import array
from typing import Any

from ...search import Problem
from ...step import Node
from .lines import Board, constant_of
from .patterns import SIDE


class MagicProblem(Problem[tuple[int, ...]]):
    """n² numbers to write, or to judge.

    start: the numbers given, row by row, 0 for an empty cell, or none; constant: the sum of every line.
    """

    sketched = Board

    def __init__(self, n: int, numbers: tuple[int, ...] = ()) -> None:
        self.n = n
        self.start = numbers
        self.constant = constant_of(n)

    def blank(self) -> Board:
        """An empty board to write on."""
        return Board(self.n, self.constant)

    def sketch(self, board: Board) -> list[int]:
        return board.numbers + board.sums

    def changes(self, node: Node[Any]) -> array[int]:
        """The whole board: an array of all numbers, and of the sums where they are shown."""
        board: array[int] = node.state
        return board


class TrickProblem(MagicProblem):
    """The square whose lines have the sum that the spectator named."""

    def __init__(self, total: int) -> None:
        super().__init__(SIDE)
        self.sum = self.constant = total
