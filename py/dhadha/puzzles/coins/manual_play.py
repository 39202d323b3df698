"""Manual play of the coin game: moves, status and hints."""

from collections.abc import Sequence
from functools import lru_cache

from ...core.contract import Advice, Arguments, Move, Options, Outcome, StatusMessage
from .algorithms import USUAL_MOVES
from .order import check_ends
from .problem import CoinsProblem
from .state_text import check_on_board, read_coins, read_moves, write_coins
from .winner import format_sum, marks_and_links, move_name, sum_args


@lru_cache(8)
def game_on_board(rows: int, columns: int, moves: str, state: str) -> CoinsProblem:
    """Return the game of a state on a board. Raises InvalidInput."""
    steps, coins = read_moves(moves), read_coins(state)
    check_on_board(coins, rows, columns)
    check_ends(rows, columns, steps)
    return CoinsProblem(rows, columns, steps, coins)


def game_of(state: str, options: Options) -> CoinsProblem:
    """Return the game of a state and an algorithm's options."""
    return game_on_board(
        options.get("rows", 8),
        options.get("columns", 8),
        options.get("moves", USUAL_MOVES),
        state.strip() or options.get("coins", ""),
    )


def moves_by_hand(state: str, options: Options) -> list[Move]:
    game = game_of(state, options)
    return [
        {
            "move": move_name(coin, square, to),
            "key": "",
            "cell": game.token(coin),
            "to": game.cell(to),
            "cells": [(game.token(coin), 1 + game.cell(to))],
            "state": write_coins((*game.start[:coin], to, *game.start[coin + 1 :])),
        }
        for coin, square, to in game.moves_of(game.start)
    ]


def state_on_board(values: Sequence[int], options: Options) -> str:
    """Return the state of the coins, whose values follow those of the grid."""
    rows, columns = int(options.get("rows", 8)), int(options.get("columns", 8))
    return write_coins(((at - 1) // columns + 1, (at - 1) % columns + 1) for at in values[rows * columns :] if at > 0)


def status_message_on(state: str, options: Options) -> StatusMessage:
    """Say whether the player to move can win."""
    game = game_of(state, options)
    if not game.moves_of(game.start):
        return {"reason": "hand-over", "args": {}}
    args = sum_args(game.numbers_at(game.start))
    return {"reason": "hand-won" if args["xor"] else "hand-lost", "args": args}


def outcome_of(state: str, options: Options) -> Outcome:
    game = game_of(state, options)
    return "" if game.moves_of(game.start) else "lost"


def advice_on(state: str, options: Options) -> Advice:
    """Return all winning moves, and the sum after the first of them."""
    game = game_of(state, options)
    if not game.moves_of(game.start):
        return {}
    own = game.numbers_at(game.start)
    winning = game.winning_moves(game.start)
    if not winning:
        return {"moves": [], "reason": "advice-none", "args": sum_args(own), "marks": [], "links": []}
    coin, square, to = winning[0]
    args: Arguments = {
        "coin": coin + 1, "x": square[0], "y": square[1], "to-x": to[0], "to-y": to[1], "count": len(winning),
        "sum": format_sum(game.numbers_at((*game.start[:coin], to, *game.start[coin + 1 :]))),
    }
    shown = marks_and_links(game, winning)
    return {
        "moves": [move_name(*move) for move in winning], "reason": "advice-move", "args": args,
        "marks": shown["marks"], "links": shown["links"],
    }
