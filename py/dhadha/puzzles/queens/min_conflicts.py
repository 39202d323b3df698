"""Min-conflicts: repair a full board by moving one queen at a time to a row
with the fewest conflicts."""

from random import Random

from ...core.errors import BudgetSpent
from ...core.steps_and_nodes import Steps
from . import narrator
from .board import Lines
from .problem import QueensProblem


def min_conflicts(
    problem: QueensProblem, max_steps: int = 1000, restarts: int = 0,
) -> Steps[list[int]]:
    """Move a random queen in conflict to a row of her column with the fewest
    conflicts, ties at random.

    The variables are the columns, their values the rows. Return the rows;
    raises BudgetSpent if `max_steps` moves in each of `restarts` + 1 rounds
    were not enough. (Minton, Johnston, Philips & Laird 1992, Artificial
    Intelligence 58; AIMA, figure 6.8.)
    """
    random = Random(problem.seed)
    for attempt in range(restarts + 1):
        rows = initial_rows(problem, random, attempt)
        lines = Lines(rows)
        yield narrator.rows_assigned(
            problem, rows, lines, attempt
        )  # about: rows =
        for _ in range(max_steps):
            conflicted = [
                column for column in problem.free
                if count_conflicts(lines, rows, column)
            ]
            if not conflicted:
                break
            column = random.choice(conflicted)
            yield narrator.conflicted_queen(rows, column)
            yield from repair_column(problem, rows, lines, column, random)
        if lines.count_attacking_pairs() == 0:
            yield narrator.no_pairs_left(rows, "no-conflicts")
            return rows
    raise BudgetSpent(None, "steps-spent", {
        "steps": max_steps, "pairs": lines.count_attacking_pairs(),
    })


def initial_rows(
    problem: QueensProblem, random: Random, attempt: int,
) -> list[int]:
    """Return a row for every column: the given one, or a random one."""
    rows = list(problem.start)
    for column in problem.free:
        if attempt or not rows[column]:
            rows[column] = random.choice(problem.allowed_rows(column))
    return rows


def repair_column(
    problem: QueensProblem, rows: list[int], lines: Lines, column: int,
    random: Random,
) -> Steps[None]:
    """Move the queen of `column` to a row with the fewest conflicts."""
    before = rows[column]
    lines.add(column, before, -1)
    counts = {
        row: lines.count_attackers_of_square(column, row)
        for row in problem.allowed_rows(column)
    }
    fewest = min(counts.values())
    best = [row for row, count in counts.items() if count == fewest]
    rows[column] = random.choice(best)
    lines.add(column, rows[column], 1)
    yield narrator.fewest_conflicts(
        rows, lines, column, before, counts
    )  # about: fewest = … rows[column] =


def count_conflicts(lines: Lines, rows: list[int], column: int) -> int:
    """Return the number of attackers; the queen's own lines count it, too."""
    return lines.count_attackers_of_square(column, rows[column]) - 3
