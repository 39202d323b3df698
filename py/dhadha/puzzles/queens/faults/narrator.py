"""What a faulty program does, told by one that knows better."""

from ....step import Step
from ..board import attacked, attacking_pairs, couples
from ..narrator import at_peace, square, taken_back

__all__ = ["ended", "lets_pass", "printed", "refuses", "starts", "taken_back"]


def starts(problem, root) -> Step:
    return Step("start", root, "fault-start", {"n": problem.n})


def lets_pass(child, column: int) -> Step:
    told = seen(child, column)
    return Step("place", child, "fault-passes" if told["args"]["attackers"] else "fault-safe", **told)


def refuses(child, column: int) -> Step:
    return Step("reject", child, "fault-refuses", **seen(child, column))


def seen(child, column: int) -> dict:
    """A queen, and who attacks her in truth."""
    attackers = [other for other in attacked(child.state, column, child.state[column]) if other < column]
    told = square(child.state, column, attackers[0] if attackers else None)
    return told | {"args": told["args"] | {"attackers": len(attackers)}}


def printed(problem, node) -> Step:
    """A board that the program takes for a solution."""
    pairs = couples(node.state)
    marks = {(column, "conflict") for pair in pairs for column in pair}
    return Step(
        "compare" if pairs else "found", node, "fault-printed", {"count": len(problem.solutions), "pairs": len(pairs)},
        marks=sorted(marks) or at_peace(problem.n), links=tuple(pairs),
    )


def ended(problem, root) -> Step:
    right = sum(not attacking_pairs(rows) for rows in problem.solutions)
    return Step("exhausted", root, "fault-ended", {"count": len(problem.solutions), "right": right})
