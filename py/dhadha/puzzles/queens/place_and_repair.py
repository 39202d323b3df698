"""One solution of a huge board: most queens are placed at random without a conflict, the few others are swapped into
place."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random

from ...core.steps_and_nodes import Node, Step, Steps
from .problem import QueensProblem

CHUNK = 8192  # queens placed between two steps; 4 to 8 ms
TRIES = range(500)  # rows tried for one queen before the rest is left to the repair
REPAIRABLE = 200  # queens; with more of them a restart is faster
SWAPS = 100  # tried for each queen to repair
REPAIR_CHUNK = 4096  # swaps tried between two steps


def solve_large_board(problem: QueensProblem) -> Steps[array[int] | None]:
    """Return the row of the queen in each column as an array of unsigned ints, or None for n = 2 and 3.

    Rok Sosič and Jun Gu, "Efficient local search with conflict minimization: a case study of the n-queens problem"
    (1994), there QS4. The same seed gives the same board on all platforms.
    """
    n, random = problem.n, Random(problem.seed).random
    yield Step("start", reason="large-start", args={"n": n})
    if n in (2, 3):
        yield Step("exhausted", reason="large-none", args={"n": n})
        return None
    attempt = 0
    while True:
        attempt += 1
        rows = array("I", range(1, n + 1))
        diagonals = bytearray(2 * n + 1), bytearray(2 * n + 1)
        placed = yield from place_queens(rows, *diagonals, random)
        left = n - placed
        board = Node(rows[:placed] + array("I", [0] * left))
        yield Step("progress", board, "large-repair", {"n": n, "placed": placed, "left": left})
        if left <= REPAIRABLE and (yield from repair_attacked(rows, *diagonals, placed, random)):
            yield Step("found", Node(rows), "large-found", {"n": n, "attempt": attempt, "repaired": left})
            return rows
        yield Step("restart", reason="large-restart", args={"n": n, "attempt": attempt, "left": left})


def place_queens(rows: array[int], rising: bytearray, falling: bytearray, random: Callable[[], float]) -> Steps[int]:
    """Shuffle `rows` so that no queen attacks one before her; return the number of queens placed.

    rising and falling count the queens on row + column = k and row - column = k; negative k count from the end.
    """
    n = len(rows)
    for column in range(n):
        left = n - column
        for _ in TRIES:
            other = column + int(random() * left)
            row = rows[other]
            if not (rising[row + column] or falling[row - column]):
                rows[other] = rows[column]
                rows[column] = row
                rising[row + column] = falling[row - column] = 1
                break
        else:
            return column
        if column % CHUNK == CHUNK - 1:
            yield Step("progress", reason="large-place", args={"n": n, "placed": column + 1})
    return n


def repair_attacked(
    rows: array[int], rising: bytearray, falling: bytearray, placed: int, random: Callable[[], float]
) -> Steps[bool]:
    """Swap rows of an attacked and a random queen while attackers become fewer; return whether none is left."""
    n = len(rows)

    def count_attackers(column: int, row: int) -> int:
        return rising[row + column] + falling[row - column]

    def add_to_diagonal_counts(column: int, row: int, amount: int) -> None:
        rising[row + column] += amount
        falling[row - column] += amount

    attacked = list(range(placed, n))  # each attack has one of these queens at one end
    for column in attacked:
        add_to_diagonal_counts(column, rows[column], 1)
    for tries in range(SWAPS * len(attacked)):
        while attacked and count_attackers(attacked[-1], rows[attacked[-1]]) == 2:  # herself, on both diagonals
            attacked.pop()
        if not attacked:
            return True
        one, other = attacked[-1], int(random() * n)
        if one != other:
            row, other_row = rows[one], rows[other]
            add_to_diagonal_counts(one, row, -1)
            add_to_diagonal_counts(other, other_row, -1)
            exchanged = count_attackers(one, other_row) + count_attackers(other, row)
            if exchanged < count_attackers(one, row) + count_attackers(other, other_row):
                rows[one], rows[other] = other_row, row
                attacked.append(other)
            add_to_diagonal_counts(one, rows[one], 1)
            add_to_diagonal_counts(other, rows[other], 1)
        if tries % REPAIR_CHUNK == REPAIR_CHUNK - 1:
            yield Step("progress", reason="large-swap", args={"n": n, "tries": tries + 1, "left": len(attacked)})
    return not attacked
