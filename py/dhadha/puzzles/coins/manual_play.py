"""Manual play of the coin game: moves, status and hints."""

from collections.abc import Sequence

from ...core.puzzle_types import Hint, Move, Options, Outcome, StatusMessage
from ..grundy.game_base_class import GrundyGame
from .parse_and_format_coins import Square, Squares, check_on_board, read_coins, read_moves, write_coins, write_square
from .problem import CoinsProblem, sum_args
from .topological_order_or_cycle import check_acyclic

USUAL_COINS = "(5,2) (8,8)"  # of an empty state


class CoinsByHand(GrundyGame[CoinsProblem]):
    """The part of the puzzle that serves manual play."""

    def played_problem(self, state: str, options: Options) -> CoinsProblem:
        """Return the problem if the coins are on the board and the game ends. Raises InvalidInput."""
        rows, columns = int(options["rows"]), int(options["columns"])
        moves, coins = read_moves(str(options["moves"])), read_coins(state.strip() or USUAL_COINS)
        check_on_board(coins, rows, columns)
        check_acyclic(rows, columns, moves)
        return CoinsProblem(rows, columns, moves, coins)

    def state_of(self, values: Sequence[int], options: Options) -> str:
        """Return the state of the coins, whose values follow those of the grid."""
        rows, columns = int(options["rows"]), int(options["columns"])
        cells = [value - 1 for value in values[rows * columns :] if value > 0]
        return write_coins((cell // columns + 1, cell % columns + 1) for cell in cells)

    def moves(self, state: str, options: Options) -> list[Move]:
        problem = self.played_problem(state, options)
        return [
            {
                "move": move_name(coin, square, to), "args": move_args(coin, square, to),
                "cell": problem.token_cell(coin), "to": problem.cell(to),
                "cells": [(problem.token_cell(coin), 1 + problem.cell(to))],
                "state": write_coins(problem.coins_after_move(coin, to)),
            }
            for coin, square, to in problem.moves_of(problem.start)
        ]

    def status_message(self, state: str, options: Options) -> StatusMessage:
        """Say that the game is over; who can win is left to the hint."""
        return {"reason": "hand-over", "args": {}} if self.outcome(state, options) else {}

    def outcome(self, state: str, options: Options) -> Outcome:
        problem = self.played_problem(state, options)
        return "" if problem.moves_of(problem.start) else "lost"

    def hint(self, state: str, options: Options) -> Hint:
        """Return all winning moves, and the simplest reason for one of them; of a lost position, why it is lost."""
        problem = self.played_problem(state, options)
        if not problem.moves_of(problem.start):
            return {}
        winning = problem.winning_moves(problem.start)
        if not winning:
            args = sum_args(problem.numbers_at(problem.start))
            return {"moves": [], "reason": f"hint-none {why_lost(problem, problem.start)}", "args": args}
        after = [problem.coins_after_move(coin, to) for coin, _, to in winning]
        best, coins = min(zip(winning, after), key=lambda each: "xor" in why_lost(problem, each[1]))
        args = {**move_args(*best), **sum_args(problem.numbers_at(coins))}
        marks, links = problem.marks_and_links_of_moves(winning)
        names = [move_name(*move) for move in winning]
        reason = f"hint-move {why_lost(problem, coins)}"
        return {"moves": names, "reason": reason, "args": args, "marks": marks, "links": links}


def why_lost(problem: CoinsProblem, coins: Squares) -> str:
    """Return the simplest reason why the player to move loses in a lost position, as a message."""
    if not problem.moves_of(coins):
        return "no-move-left"
    return "equal-pairs" if all(coins.count(square) % 2 == 0 for square in coins) else "xor-is-zero"


def move_args(coin: int, square: Square, to: Square) -> dict[str, int]:
    return {"coin": coin + 1, "x": square[0], "y": square[1], "to-x": to[0], "to-y": to[1]}


def move_name(coin: int, square: Square, to: Square) -> str:
    """Return "1:(5,2)-(3,3)"."""
    return f"{coin + 1}:{write_square(square)}-{write_square(to)}"
