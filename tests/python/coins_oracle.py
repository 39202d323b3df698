"""Independent Grundy numbers and winners for coins on a chessboard."""

from functools import lru_cache, partial

import run_helpers

USUAL = ((-2, 1), (-2, -1), (-1, -2), (1, -2))
HYPER = ((-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2))
run_to_end = partial(run_helpers.run_to_end, "coin-game")


def write_moves(pairs) -> str:
    return " ".join(f"{dx},{dy}" for dx, dy in pairs)


def targets(square, rows, columns, moves) -> list:
    x, y = square
    return [(x + dx, y + dy) for dx, dy in moves if 0 < x + dx <= rows and 0 < y + dy <= columns]


def has_cycle(rows, columns, moves) -> bool:
    """Remove squares without moves repeatedly; return whether some are left."""
    squares = {(x, y) for x in range(1, rows + 1) for y in range(1, columns + 1)}
    while ends := {square for square in squares if not squares & set(targets(square, rows, columns, moves))}:
        squares -= ends
    return bool(squares)


def grundy_numbers_by_square(rows, columns, moves) -> list[list[int]]:
    """Return the Grundy numbers, by recursion."""
    @lru_cache(None)
    def grundy_number(square):
        reached = {grundy_number(to) for to in targets(square, rows, columns, moves)}
        return min(set(range(len(reached) + 1)) - reached)

    return [[grundy_number((x, y)) for y in range(1, columns + 1)] for x in range(1, rows + 1)]


EIGHT = grundy_numbers_by_square(8, 8, USUAL)


def make_win_check(rows, columns, moves):
    """Return a function that decides by brute force whether the player to move wins with these coins."""
    @lru_cache(None)
    def wins(coins):
        return any(
            not wins(tuple(sorted((*coins[:at], to, *coins[at + 1 :]))))
            for at, coin in enumerate(coins) for to in targets(coin, rows, columns, moves)
        )

    return lambda coins: wins(tuple(sorted(coins)))
