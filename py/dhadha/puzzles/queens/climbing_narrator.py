"""The messages and marks of min-conflicts and hill climbing."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.step import Step
from .board import Lines, attacked
from .narrator import NOTES_UP_TO, non_attacking_marks
from .problem import Placing, QueensProblem


def assigned(problem: QueensProblem, rows: Sequence[int], lines: Lines, attempt: int) -> Step:
    word, reason = ("restart", "fresh-assignment") if attempt else ("start", "first-assignment")
    args = {"pairs": lines.pairs(), "round": attempt + 1, "forbidden": len(problem.forbidden)}
    return Step(word, reason=reason, args=args, cells=tuple(enumerate(rows)))


def conflicted(rows: Sequence[int], column: int) -> Step:
    attackers = attacked(rows, column, rows[column])
    return Step(
        "choose",
        reason="conflicted-queen",
        args={"column": column + 1, "count": len(attackers)},
        marks=[(column, "current"), *((other, "conflict") for other in attackers)],
        links=[(column, other) for other in attackers],
    )


def repaired(rows: Sequence[int], lines: Lines, column: int, before: int, counts: Mapping[int, int]) -> Step:
    """Return the step of a repair. counts: the conflicts in every allowed row of the column."""
    row, noted = rows[column], len(rows) <= NOTES_UP_TO
    fewest = counts[row]
    return Step(
        "assign",
        reason="fewest-conflicts" if row != before else "already-best",
        args={
            "column": column + 1,
            "row": row,
            "count": fewest,
            "ties": list(counts.values()).count(fewest),
            "pairs": lines.pairs(),
            "noted": int(noted),
        },
        cells=((column, row),),
        notes=[(column, other, count) for other, count in counts.items()] if noted else (),
    )


def no_pairs_left(problem: QueensProblem, reason: str, node: Placing | None = None) -> Step:
    return Step("found", node, reason, {"n": problem.n}, marks=non_attacking_marks(problem.n))


def climb_begins(problem: QueensProblem, node: Placing, climb: int) -> Step:
    return Step(
        "restart" if climb else "start",
        node,
        "new-climb" if climb else "climb-start",
        {"pairs": node.h, "round": climb + 1, "forbidden": len(problem.forbidden)},
    )


def better(child: Placing, change: Sequence[tuple[int, int]]) -> Step:
    return Step("improve", child, "better-neighbour", about_neighbour(child, change))


def no_better(child: Placing, change: Sequence[tuple[int, int]]) -> Step:
    return Step("reject", child, "no-better-neighbour", about_neighbour(child, change))


def about_neighbour(child: Placing, change: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """Return the arguments and marks of a neighbour; `other`: the column that exchanged its row with `column`, or 0."""
    (column, row), *more = change
    return {
        "pairs": child.h,
        "before": child.parent.h if child.parent else child.h,
        "column": column + 1,
        "row": row,
        "other": more[0][0] + 1 if more else 0,
    }


def local_minimum(node: Placing) -> Step:
    return Step("back", node, "local-minimum", {"pairs": node.h})
