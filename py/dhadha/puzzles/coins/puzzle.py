"""The coin game on a chessboard: players alternate, a player without a move loses; solved by Sprague–Grundy theory."""

from collections.abc import Mapping
from typing import Any

from ...core.puzzle_types import Arguments, Settings
from ...puzzle import Algorithm, Board, InvalidInput, Listed, Options, Parameter, Preset, Race
from ..grundy.mex_and_xor import xor_of
from . import read_common_notations
from .algorithms import ALGORITHMS, HYPER_KNIGHT, USUAL_MOVES
from .manual_play import CoinsByHand
from .parse_and_format_coins import read_moves, write_coins, write_square
from .problem import CoinsProblem

MOST_VALUES = 10_000
MOVES_TOLD = 6
SIDE = range(1, 9)  # of a chessboard
# a milled rim, a groove, and room for a number
COIN = (
    "M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92zM50 13a37 37 0 1 0 0 74a37 37 0 1 0 0-74z"
    "M50 17a33 33 0 1 1 0 66a33 33 0 1 1 0-66z"
)
BOARD: Settings = {"rows": 8, "columns": 8, "moves": "-2,1 -2,-1 -1,-2 1,-2"}


class CoinsPuzzle(CoinsByHand):
    id = "coin-game"
    family = "games"
    algorithms = ALGORITHMS
    example = ""
    separators = ",،;()[]{}"
    listed = Listed(
        "(5,2) (8,8)", {f"{row} {column}": 8 * row + column - 9 for row in SIDE for column in SIDE},
        options=("rows", "columns"), many=True,
    )
    race = Race("(5,2) (8,8)", ("grundy", "closed-form", "fill"), {})
    appearance = {
        "pieces": "none",
        "blank": -1,
        "chequered": True,
        "heat": True,
        "tokens": {"coin": {"shape": COIN, "glyph": "◉", "under": True}},
    }
    challenges = (
        {"id": "one-coin", "goal": "win", "state": "(4,4)", "options": BOARD,
         "level": 1, "hints": ("lost-squares", "leave-on-lost")},
        {"id": "two-coins", "goal": "win", "state": "(5,2) (8,7)", "options": BOARD,
         "level": 2, "hints": ("lost-squares", "xor-zero")},
        {"id": "three-coins", "goal": "win", "state": "(7,3) (5,6) (2,8)", "options": BOARD,
         "level": 3, "hints": ("lost-squares", "xor-zero")},
    )
    presets = (
        Preset("one-coin", "grundy", "(4,5)", {"rows": 5, "columns": 5}, level=1),
        Preset("diagonals", "grundy", "(5,2) (8,8)", {}),
        Preset("two-coins", "grundy", "(6,3) (8,6)", {}),
        Preset("lost", "grundy", "(1,3) (3,2) (4,6)", {}),
        Preset("hyper-knight", "grundy", "(7,8) (8,5)", {"moves": HYPER_KNIGHT}, level=3),
        Preset("fifteen", "grundy", "(8,8)", {"rows": 15, "columns": 15}),
        Preset("edge", "closed-form", "(15,15)", {"rows": 15, "columns": 15}, level=3),
        Preset("game", "play", "(8,6) (5,8) (5,2)", {"opponent": "beatable"}),
        Preset("heat", "fill", "(100,120) (200,200)", {"rows": 200, "columns": 200}, level=3),
    )
    read = staticmethod(read_common_notations.read_coins_in_any_notation)
    format = staticmethod(write_coins)

    def read_option(self, parameter: Parameter, text: str) -> str:
        return read_common_notations.normalize_moves_text(text) if parameter.id == "moves" else text

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> CoinsProblem:
        moves = read_moves(str(options["moves"]))
        if algorithm.id == "closed-form" and set(moves) != set(read_moves(USUAL_MOVES)):
            raise InvalidInput(
                "no-closed-form",
                "The closed form is proved only for the moves {moves}. “grundy” fills the board for any moves.",
                moves=USUAL_MOVES,
            )
        return self.played_problem(state, options)

    def board(self, problem: CoinsProblem) -> Board:
        rows, columns, coins = problem.rows, problem.columns, problem.start
        cells = rows * columns + len(coins)
        board: Board = {
            "rows": rows, "columns": columns, "values": [], "cells": cells, "fill": -1,
            "coordinates": "numbers", "tokens": ["coin"] * len(coins),
        }
        if cells <= MOST_VALUES:
            board["values"] = [-1] * (rows * columns) + [value for _, value in problem.token_cells(coins)]
        return board

    def rule_arguments(self, problem: CoinsProblem) -> Arguments:
        moves, usual = problem.moves, read_moves(USUAL_MOVES)
        told = " ".join(map(write_square, moves)).replace("-", "−") if len(moves) <= MOVES_TOLD else "many"
        return {"moves": "usual" if {*moves} == {*usual} else told, "count": len(moves)}

    def result(self, problem: CoinsProblem, algorithm: Algorithm, answer: Any) -> dict[str, Any]:
        """Return {"winner": "first" or "second", "grundy": [number of each coin], "xor", "winning_moves": [{"coin",
        "from", "to"}, …], "grid": rows}; `play` adds "won" (the winner) and "moves" (their number)."""
        played = {"won": answer["won"], "moves": answer["moves"]} if algorithm.id == "play" else {}
        numbers = problem.numbers if played else answer[0] if algorithm.id == "grundy" else answer
        coins, columns = problem.start, problem.columns
        own, winning = problem.numbers_at(coins, numbers), problem.winning_moves(coins, numbers)
        return {
            "winner": "first" if winning else "second", "grundy": own, "xor": xor_of(own),
            "winning_moves": [{"coin": coin + 1, "from": list(square), "to": list(to)} for coin, square, to in winning],
            "grid": [list(numbers[at : at + columns]) for at in range(0, len(numbers), columns)], **played,
        }

    def move_text(self, move: Mapping[str, Any]) -> str:
        return f"coin {move['coin']} from {write_square(move['from'])} to {write_square(move['to'])}"


PUZZLE = CoinsPuzzle()
