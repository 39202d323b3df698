"""Check whether a square is magic: first its numbers, then the sum of every
line."""

from ...core.steps_and_nodes import Steps
from . import narrator
from .board import rows_columns_and_diagonals, to_rows
from .problem import MagicProblem


def check_square(problem: MagicProblem) -> Steps[list[list[int]] | None]:
    """Check the square: 1 … n², each once, and equal sums of all lines.

    Return the rows of a magic square, else None.
    """
    n, numbers = problem.n, problem.start
    constant = n * (n * n + 1) // 2
    yield narrator.check_start(problem)
    if not any(numbers):
        yield narrator.step_about_square(problem, "exhausted", "check-empty")
        return None
    magic = sorted(numbers) == [*range(1, n * n + 1)]
    yield from narrator.check_numbers(problem)
    for line in rows_columns_and_diagonals(n):
        total = sum(numbers[cell] for cell in line.cells)
        magic = magic and total == constant
        yield narrator.line_judged(
            problem, line
        )  # about: total = sum … magic and total
    yield from narrator.check_verdict(problem)  # about: return to_rows
    return to_rows(numbers, n) if magic else None
