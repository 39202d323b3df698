"""The problem of a magic square, as the methods see it."""

from ...search import Problem
from .lines import Board, constant_of


class MagicProblem(Problem):
    """n² numbers to write, or to judge.

    start: the numbers given, row by row, 0 for an empty cell, or none; constant: the sum of every line.
    """

    sketched = Board

    def __init__(self, n: int, numbers: tuple[int, ...] = ()):
        self.n = n
        self.start = numbers
        self.constant = constant_of(n)

    def blank(self) -> Board:
        """An empty board to write on."""
        return Board(self.n, self.constant)

    def sketch(self, board):
        return board.numbers + board.sums

    def changes(self, node):
        """The whole board: an array of all numbers, and of the sums where they are shown."""
        return node.state
