"""The problem of coins on a board, as the algorithms see it."""

from collections.abc import Sequence
from functools import cached_property

from ...core.puzzle_types import CellRole, Link, Role
from ...core.steps_and_nodes import Args
from ...search import Problem
from ..grundy.mex_and_xor import format_sum, xor_of
from .grundy_by_dependency_level import grundy_grid
from .parse_and_format_coins import CoinMove, Square, Squares
from .topological_order_or_cycle import does_every_move_lower_sum, fitting_moves, squares_in_dependency_levels


class CoinsProblem(Problem[Squares]):
    """Coins on a board. start: the square (x, y) of every coin; moves: (dx, dy), legal while the coin stays on the
    board.

    A cell is the number of a square, row by row from 0; the coins' cells follow those of the squares.
    """

    def __init__(self, rows: int, columns: int, moves: Squares, coins: Squares) -> None:
        self.rows, self.columns = rows, columns
        self.moves = moves
        self.start = coins

    def cell(self, square: Square) -> int:
        return (square[0] - 1) * self.columns + square[1] - 1

    def token_cell(self, coin: int) -> int:
        """Return the cell that holds the position of a coin; coins count from 0."""
        return self.rows * self.columns + coin

    def token_cells(self, coins: Squares) -> list[tuple[int, int]]:
        """Return ((the coin's cell, value), …) for coins on these squares."""
        return [(self.token_cell(coin), 1 + self.cell(square)) for coin, square in enumerate(coins)]

    def options(self, square: Square) -> list[Square]:
        """Return the squares that a coin can move to."""
        x, y = square
        return [(x + dx, y + dy) for dx, dy in self.moves if 1 <= x + dx <= self.rows and 1 <= y + dy <= self.columns]

    def moves_of(self, coins: Sequence[Square]) -> list[CoinMove]:
        """Return (coin, from, to) for every move."""
        return [(coin, square, to) for coin, square in enumerate(coins) for to in self.options(square)]

    @cached_property
    def has_diagonal_levels(self) -> bool:
        return does_every_move_lower_sum(fitting_moves(self.rows, self.columns, self.moves))

    @property
    def levels(self) -> list[list[Square]]:
        """The squares in levels, each after its options; those of a level may come in any order."""
        return squares_in_dependency_levels(self.rows, self.columns, self.moves)

    @cached_property
    def numbers(self) -> bytes:
        """The Grundy number of every cell, computed by the engine."""
        return grundy_grid(self.rows, self.columns, self.moves)

    def numbers_at(self, coins: Sequence[Square], numbers: bytes | list[int] | None = None) -> list[int]:
        numbers = numbers or self.numbers
        return [numbers[self.cell(square)] for square in coins]

    def winning_moves(self, coins: Sequence[Square], numbers: bytes | list[int] | None = None) -> list[CoinMove]:
        """Return the moves after which the XOR is 0."""
        numbers = numbers or self.numbers
        total = xor_of(self.numbers_at(coins, numbers))
        return [
            (coin, square, to) for coin, square, to in self.moves_of(coins)
            if numbers[self.cell(to)] == numbers[self.cell(square)] ^ total
        ] if total else []

    def coins_after_move(self, coin: int, to: Square) -> Squares:
        """Return the coins after a move from the start."""
        return (*self.start[:coin], to, *self.start[coin + 1 :])

    def marks_and_links_of_moves(self, moves: Sequence[CoinMove]) -> tuple[list[CellRole], list[Link]]:
        """Return the marks of the moved coins and of their targets, and the links of the moves."""
        marks: dict[int, Role] = {self.token_cell(coin): "hint" for coin, _, _ in moves}
        marks |= {self.cell(to): "goal" for _, _, to in moves}
        return list(marks.items()), [(self.cell(square), self.cell(to)) for _, square, to in moves]


def sum_args(numbers: list[int]) -> Args:
    """Return the sum of coins with these numbers as arguments of a message."""
    return {"coins": len(numbers), "sum": format_sum(numbers), "xor": xor_of(numbers)}
