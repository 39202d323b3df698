"""Checks boards of N queens independently."""

from functools import lru_cache, partial
from itertools import combinations, permutations

import run_helpers
from hypothesis import strategies as st

COMPLETE = ("backtracking", "backtracking-iterative", "permutation", "cartesian")
SOLUTIONS = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712]  # of 1, 2, … queens
run_to_end = partial(run_helpers.run_to_end, "n-queens")


def clash(one, other) -> bool:
    """Return whether two queens (column, row) attack each other."""
    (column, row), (column2, row2) = one, other
    return row == row2 or column + row == column2 + row2 or column - row == column2 - row2


def queens(rows) -> list:
    return [(column, row) for column, row in enumerate(rows) if row]


def count_attacking_pairs(rows) -> int:
    return sum(clash(one, other) for one, other in combinations(queens(rows), 2))


def attackers(rows, column, row) -> list[int]:
    return [other for other, at in queens(rows) if other != column and clash((column, row), (other, at))]


def diagonal_clashes(rows) -> int:
    """Return 2n minus the diagonals in use."""
    return 2 * len(rows) - sum(len({row + way * column for column, row in enumerate(rows)}) for way in (-1, 1))


def is_solution(rows, n) -> bool:
    return len(rows) == n and all(1 <= row <= n for row in rows) and count_attacking_pairs(rows) == 0


@lru_cache
def all_solutions(n) -> frozenset:
    return frozenset(rows for rows in permutations(range(1, n + 1)) if count_attacking_pairs(rows) == 0)


def completions(rows) -> set:
    return {each for each in all_solutions(len(rows)) if all(at in (0, row) for at, row in zip(rows, each))}


@st.composite
def partial_boards(draw, least=1, most=7):
    """Return a start whose queens do not attack each other, completable or not."""
    n = draw(st.integers(least, most))
    start = [0] * n
    for column, row in draw(st.lists(st.tuples(st.integers(0, n - 1), st.integers(1, n)), max_size=4)):
        if not start[column] and not attackers(start, column, row):
            start[column] = row
    return tuple(start)


def with_boards(run, steps):
    """Return every step with the board before and after it."""
    after = run_helpers.boards_after_steps(run, steps)
    return zip(steps, [run.board["values"], *after], after)
