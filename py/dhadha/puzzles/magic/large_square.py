"""Squares up to 2000 × 2000: rows are built and added as long integers.

A row is an integer whose lanes of 32 bits are its numbers, the leftmost lowest. Adding two rows adds all their numbers
at once, since no number exceeds its lane; and the bytes of the integer are the numbers in memory.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator

from ...core.steps_and_nodes import Step, Steps
from . import narrator
from .board import LARGEST_SHOWN, rows_columns_and_diagonals
from .problem import MagicProblem

LANE = 32
ROWS_AT_ONCE = 250  # between two steps; about 10 ms


def large_square(problem: MagicProblem) -> Steps[array[int]]:
    """Return the numbers row by row as an array of unsigned ints: the same square as the textbook methods make."""
    n = problem.n
    kind = "odd" if n % 2 else "singly-even" if n % 4 else "doubly-even"
    yield narrator.step_about_square(problem, "start", f"large-{kind}")
    rows = {"odd": siamese_rows, "doubly-even": doubly_even_rows, "singly-even": singly_even_rows}[kind](n)
    numbers = array("I")
    for done, row in enumerate(rows, 1):
        numbers.frombytes(row.to_bytes(n * LANE // 8, "little"))
        if done % ROWS_AT_ONCE == 0:
            yield Step("progress", reason="large-rows", args={"done": done, "n": n})
    lines = rows_columns_and_diagonals(n) if n <= LARGEST_SHOWN else ()
    yield narrator.large_square(problem, numbers, [sum(numbers[cell] for cell in line.cells) for line in lines])
    return numbers


def pack_row(numbers: Iterable[int]) -> int:
    """Return the row of these numbers."""
    return int.from_bytes(array("I", numbers), "little")


def row_of_ones(columns: Iterable[int], n: int) -> int:
    """Return a row of side n with 1 in these columns, 0 elsewhere."""
    chosen = set(columns)
    return pack_row(int(column in chosen) for column in range(n))


def siamese_rows(n: int) -> Iterator[int]:
    """Yield the rows: each is the one above it, rotated by one column to the left, with every number one smaller.

    Where a diagonal starts, at 1, n + 1, 2n + 1, …, that number is too small by n.
    """
    every = row_of_ones(range(n), n)
    row = pack_row(n * ((column + 1 + n // 2) % n) + (2 * column + 1) % n + 1 for column in range(n))
    leftmost = (1 << LANE) - 1
    for at in range(n):
        yield row
        began = -(at + 1) * (n + 1) // 2 % n  # where at + 2 · column + 1 is divisible by n
        row = (row >> LANE) + ((row & leftmost) << LANE * (n - 1)) - every + (n << LANE * ((began - 1) % n))


def doubly_even_rows(n: int) -> Iterator[int]:
    """Yield the rows: the outer columns are marked in outer rows, the inner ones in inner rows. From one row to the
    next, marked numbers grow by n, the others shrink by n."""
    outer = {*range(n // 4), *range(n - n // 4, n)}
    inner = {*range(n)} - outer
    outer_first, inner_first = (
        pack_row(column + 1 if column in marked else n * n - column for column in range(n)) for marked in (outer, inner)
    )
    step = n * (row_of_ones(outer, n) - row_of_ones(inner, n))
    for row in range(n):
        yield outer_first + row * step if row in outer else inner_first - row * step


def singly_even_rows(n: int) -> Iterator[int]:
    """Yield the rows of blocks A | B above C | D. An exchange raises a number of A by three quarters of n², lowers
    one of B by one quarter."""
    h, k = n // 2, (n - 2) // 4
    quarter, every = h * h, row_of_ones(range(h), h)
    right = quarter * row_of_ones(range(n - k + 1, n), n)
    left, left_of_middle = (3 * quarter * row_of_ones(range(first, first + k), n) for first in (0, 1))
    lower = []
    for at, row in enumerate(siamese_rows(h)):
        exchange = (left_of_middle if at == h // 2 else left) - right
        yield row + (row + 2 * quarter * every << LANE * h) + exchange
        lower.append(row + 3 * quarter * every + (row + quarter * every << LANE * h) - exchange)
    yield from lower
