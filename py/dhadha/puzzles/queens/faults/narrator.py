"""The steps of a faulty program, with the correct facts."""

from typing import Any

from ....core.step import Step
from ..board import attacked, attacking_pairs, couples
from ..narrator import non_attacking_marks, square, taken_back
from ..problem import Placing, QueensProblem

__all__ = ["ended", "lets_pass", "printed", "refuses", "starts", "taken_back"]


def starts(problem: QueensProblem, root: Placing) -> Step:
    return Step("start", root, "fault-start", {"n": problem.n})


def lets_pass(child: Placing, column: int) -> Step:
    fields = seen(child, column)
    return Step("place", child, "fault-passes" if fields["args"]["attackers"] else "fault-safe", **fields)


def refuses(child: Placing, column: int) -> Step:
    return Step("reject", child, "fault-refuses", **seen(child, column))


def seen(child: Placing, column: int) -> dict[str, Any]:
    """Return the step of a placed queen with its real attackers."""
    attackers = [other for other in attacked(child.state, column, child.state[column]) if other < column]
    fields = square(child.state, column, attackers[0] if attackers else None)
    return fields | {"args": fields["args"] | {"attackers": len(attackers)}}


def printed(problem: QueensProblem, node: Placing) -> Step:
    """Return the step of a board that the program takes for a solution."""
    pairs = couples(node.state)
    marks = {(column, "conflict") for pair in pairs for column in pair}
    return Step(
        "compare" if pairs else "found", node, "fault-printed", {"count": len(problem.solutions), "pairs": len(pairs)},
        marks=sorted(marks) or non_attacking_marks(problem.n), links=tuple(pairs),
    )


def ended(problem: QueensProblem, root: Placing) -> Step:
    right = sum(not attacking_pairs(rows) for rows in problem.solutions)
    return Step("exhausted", root, "fault-ended", {"count": len(problem.solutions), "right": right})
