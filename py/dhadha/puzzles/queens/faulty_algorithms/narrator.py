"""The steps of a faulty program, with the correct facts."""

from itertools import combinations

from ....core.steps_and_nodes import Step
from ..board import are_attacking, attackers_of, count_attacking_pairs
from ..narrator import clash_marks, queen_step, solution_marks
from ..narrator import queen_removed as queen_removed
from ..problem import Placing, QueensProblem


def program_starts(problem: QueensProblem, root: Placing) -> Step:
    return Step("start", root, "fault-start", {"n": problem.n})


def queen_passed(child: Placing, column: int) -> Step:
    attackers = attackers_of(child.state, column, child.state[column])
    reason, first = ("fault-passes", attackers[0]) if attackers else ("fault-safe", None)
    return queen_step("place", child, reason, child.state, column, first, attackers=len(attackers))


def queen_refused(child: Placing, column: int) -> Step:
    attackers = attackers_of(child.state, column, child.state[column])
    return queen_step("reject", child, "fault-refuses", child.state, column, attackers[0], attackers=len(attackers))


def board_printed(problem: QueensProblem, node: Placing) -> Step:
    """Return the step of a board that the program takes for a solution."""
    pairs = [pair for pair in combinations(range(problem.n), 2) if are_attacking(node.state, *pair)]
    marks = clash_marks(column for pair in pairs for column in pair) or solution_marks(problem.n)
    args = {"count": len(problem.solutions), "pairs": len(pairs)}
    return Step("compare" if pairs else "found", node, "fault-printed", args, marks=marks, links=pairs)


def program_ended(problem: QueensProblem, root: Placing) -> Step:
    right = sum(not count_attacking_pairs(rows) for rows in problem.solutions)
    return Step("exhausted", root, "fault-ended", {"count": len(problem.solutions), "right": right})
