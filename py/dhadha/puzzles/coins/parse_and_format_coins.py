"""Parse and format pairs of numbers: the squares of coins, and moves.

A square is (x, y), row and column, from (1, 1) at the top left; a move is (dx, dy), rows down and columns to the right.
"""

import re
from collections.abc import Iterable

from ...puzzle import InvalidInput, quoted

Square = tuple[int, int]  # (x, y): row and column from 1; of a move, rows and columns travelled
Squares = tuple[Square, ...]
CoinMove = tuple[int, Square, Square]  # coin, source, target
MOST_COINS = 32
MOST_MOVES = 24
FARTHEST = 9
PAIR = re.compile(r"\(?([-+]?\d{1,7}),([-+]?\d{1,7})\)?")


def read_pairs(text: str, key: str, sentence: str) -> Squares:
    """Parse "(5,2) (8,8)" or "5,2 8,8". Raises InvalidInput, with this key and sentence, for a word that is no pair."""
    pairs = []
    for word in text.split():
        found = PAIR.fullmatch(word)
        if not found:
            raise InvalidInput(key, sentence, given=quoted(word))
        pairs.append((int(found[1]), int(found[2])))
    return tuple(pairs)


def read_coins(text: str) -> Squares:
    """Parse the squares of the coins; () for an empty text. Raises InvalidInput."""
    coins = read_pairs(
        text, "coin-not-a-pair",
        "“{given}” is not a square. Write row and column of every coin, for example (5,2) (8,8).",
    )
    if len(coins) > MOST_COINS:
        raise InvalidInput(
            "too-many-coins", "There are {count} coins. There may be up to {maximum}.",
            count=len(coins), maximum=MOST_COINS,
        )
    return coins


def check_on_board(coins: Squares, rows: int, columns: int) -> None:
    """Raise InvalidInput for the first coin off the board."""
    for coin, (x, y) in enumerate(coins, 1):
        if not (1 <= x <= rows and 1 <= y <= columns):
            raise InvalidInput(
                "coin-off-board",
                "Coin {coin} on ({x},{y}) is off the board. Rows go from 1 to {rows}, columns from 1 to {columns}.",
                coin=coin, x=str(x), y=str(y), rows=rows, columns=columns,
            )


def read_moves(text: str) -> Squares:
    """Parse the moves, without duplicates, in their order. Raises InvalidInput."""
    pairs = read_pairs(
        text, "move-not-a-pair",
        "“{given}” is not a move. Write for every move how many rows it goes "
        "down and how many columns to the right, for example -2,1 1,-2.",
    )
    moves = tuple(dict.fromkeys(pairs))
    if not moves:
        raise InvalidInput(
            "no-moves", "No moves are given, so nobody could ever move. Give at least one, for example "
            "-2,1 -2,-1 -1,-2 1,-2."
        )
    if len(moves) > MOST_MOVES:
        raise InvalidInput(
            "too-many-moves", "There are {count} moves. There may be up to {maximum}.",
            count=len(moves), maximum=MOST_MOVES,
        )
    for dx, dy in moves:
        if max(abs(dx), abs(dy)) > FARTHEST:
            raise InvalidInput(
                "move-too-far",
                "The move {given} goes too far. A coin moves at most {maximum} rows and {maximum} columns at once.",
                given=f"{dx},{dy}", maximum=FARTHEST,
            )
    return moves


def write_square(square: Square) -> str:
    return "({},{})".format(*square)


def write_coins(coins: Iterable[Square]) -> str:
    """"(5,2) (8,8)"; `read_coins` reads it back."""
    return " ".join(map(write_square, coins))
