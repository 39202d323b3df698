"""Checks magic squares independently."""

import run_helpers
from hypothesis import strategies as st

EXCHANGED = "8 1 6 / 3 5 7 / 4 2 9"
PANDIAGONAL = "1 8 13 12 / 14 11 2 7 / 4 5 16 9 / 15 10 3 6"
NUMBERS = st.integers(2, 6).flatmap(lambda n: st.lists(st.integers(0, 40), min_size=n * n, max_size=n * n))


def rows_of(numbers) -> list[list[int]]:
    n = round(len(numbers) ** 0.5)
    return [list(numbers[at : at + n]) for at in range(0, n * n, n)]


def sums(rows) -> list[int]:
    """Return the sums of rows, columns, and both diagonals."""
    falling, rising = (sum(row[at] for at, row in enumerate(each)) for each in (rows, [row[::-1] for row in rows]))
    return [*map(sum, rows), *map(sum, zip(*rows)), falling, rising]


def is_magic(rows) -> bool:
    n = len(rows)
    numbers = sorted(number for row in rows for number in row)
    return numbers == [*range(1, n * n + 1)] and {*sums(rows)} == {n * (n * n + 1) // 2}


def run_to_end(algorithm, state="", **options):
    return run_helpers.run_to_end("magic-square", algorithm, state, **options)
