"""Min-conflicts: repair a full board, one queen at a time, each where she has the fewest conflicts."""

from random import Random

from ...errors import BudgetSpent
from ...step import Step
from .board import Lines, at_peace, attacked

NOTES_UP_TO = 32


def min_conflicts(problem, max_steps=1000, restarts=0):
    """Move a random queen in conflict to a row of her column with the fewest conflicts, ties at random.

    The variables are the columns, their values the rows. Returns the rows; raises BudgetSpent when
    `max_steps` moves in each of `restarts` + 1 rounds were not enough.
    (Minton, Johnston, Philips & Laird 1992, Artificial Intelligence 58; AIMA, figure 6.8.)
    """
    random = Random(problem.seed)
    for attempt in range(restarts + 1):
        rows = assignment(problem, random, attempt)
        lines = Lines(rows)
        word, reason = ("restart", "fresh-assignment") if attempt else ("start", "first-assignment")
        yield Step(word, reason=reason, args={"pairs": lines.pairs(), "round": attempt + 1}, cells=tuple(enumerate(rows)))
        for _ in range(max_steps):
            conflicted = [column for column in problem.free if conflicts(lines, rows, column)]
            if not conflicted:
                break
            yield from repair(problem, rows, lines, random.choice(conflicted), random)
        if lines.pairs() == 0:
            yield Step("found", reason="no-conflicts", args={"n": problem.n}, marks=at_peace(problem.n))
            return rows
    raise BudgetSpent(None, "steps-spent", {"steps": max_steps, "pairs": lines.pairs()})


def assignment(problem, random, attempt):
    """A row for every column: the one it has, or a random one."""
    rows = list(problem.start)
    for column in problem.free:
        if attempt or not rows[column]:
            rows[column] = random.randint(1, problem.n)
    return rows


def repair(problem, rows, lines, column, random):
    """Give `column` a row with the fewest conflicts."""
    attackers = attacked(rows, column, rows[column])
    yield Step(
        "choose", reason="conflicted-queen", args={"column": column + 1, "count": len(attackers)},
        marks=[(column, "current"), *((other, "conflict") for other in attackers)], links=[(column, other) for other in attackers],
    )
    before = rows[column]
    lines.add(column, before, -1)
    counts = [lines.conflicts(column, row) for row in range(1, problem.n + 1)]
    fewest = min(counts)
    row = random.choice([row for row, count in enumerate(counts, 1) if count == fewest])
    rows[column] = row
    lines.add(column, row, 1)
    yield Step(
        "assign", reason="fewest-conflicts" if row != before else "already-best",
        args={"column": column + 1, "row": row, "count": fewest, "pairs": lines.pairs()}, cells=((column, row),),
        notes=[(column, row, count) for row, count in enumerate(counts, 1)] if problem.n <= NOTES_UP_TO else (),
    )


def conflicts(lines, rows, column) -> int:
    """How many queens attack the queen of `column`; her own lines count her, too."""
    return lines.conflicts(column, rows[column]) - 3

