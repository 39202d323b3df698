"""The steps of a faulty program, with the correct facts."""

from itertools import combinations

from ....core.step import Step
from ..board import attack, attacked, attacking_pairs
from ..narrator import in_conflict, non_attacking_marks, on_square, taken_back
from ..problem import Placing, QueensProblem

__all__ = ["ended", "lets_pass", "printed", "refuses", "starts", "taken_back"]


def starts(problem: QueensProblem, root: Placing) -> Step:
    return Step("start", root, "fault-start", {"n": problem.n})


def lets_pass(child: Placing, column: int) -> Step:
    attackers = attacked(child.state, column, child.state[column])
    reason, first = ("fault-passes", attackers[0]) if attackers else ("fault-safe", None)
    return on_square("place", child, reason, child.state, column, first, attackers=len(attackers))


def refuses(child: Placing, column: int) -> Step:
    attackers = attacked(child.state, column, child.state[column])
    return on_square("reject", child, "fault-refuses", child.state, column, attackers[0], attackers=len(attackers))


def printed(problem: QueensProblem, node: Placing) -> Step:
    """Return the step of a board that the program takes for a solution."""
    pairs = [pair for pair in combinations(range(problem.n), 2) if attack(node.state, *pair)]
    marks = in_conflict(column for pair in pairs for column in pair) or non_attacking_marks(problem.n)
    args = {"count": len(problem.solutions), "pairs": len(pairs)}
    return Step("compare" if pairs else "found", node, "fault-printed", args, marks=marks, links=pairs)


def ended(problem: QueensProblem, root: Placing) -> Step:
    right = sum(not attacking_pairs(rows) for rows in problem.solutions)
    return Step("exhausted", root, "fault-ended", {"count": len(problem.solutions), "right": right})
