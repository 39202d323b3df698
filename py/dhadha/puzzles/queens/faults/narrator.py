"""What a faulty program does, told by one that knows better."""

from ....step import Step
from ..board import attacked, attacking_pairs, couples
from ..narrator import at_peace, square


def starts(problem, root):
    yield Step("start", root, "fault-start", {"n": problem.n})


def seen(problem, child, column, passes):
    """The program lets the queen of `column` stay, or refuses her; and who attacks her in truth."""
    attackers = [other for other in attacked(child.state, column, child.state[column]) if other < column]
    told = square(child.state, column, attackers[0] if attackers else None)
    told["args"] |= {"attackers": len(attackers)}
    reason = "fault-refuses" if not passes else "fault-passes" if attackers else "fault-safe"
    yield Step("place" if passes else "reject", child, reason, **told)


def lifted(node, column, row):
    yield Step("remove", node, "take-back", {"column": column + 1, "row": row})


def printed(problem, node):
    """A board that the program takes for a solution."""
    pairs = couples(node.state)
    marks = {(column, "conflict") for pair in pairs for column in pair}
    yield Step(
        "compare" if pairs else "found", node, "fault-printed", {"count": len(problem.solutions), "pairs": len(pairs)},
        marks=sorted(marks) or at_peace(problem.n), links=tuple(pairs),
    )


def ended(problem, root):
    right = sum(not attacking_pairs(rows) for rows in problem.solutions)
    yield Step("exhausted", root, "fault-ended", {"count": len(problem.solutions), "right": right, "wrong": len(problem.solutions) - right})
