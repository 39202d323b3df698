"""IDA*: depth-first search under a threshold on f, raised minimally."""

from math import inf

from ..core.steps_and_nodes import Node, Search, State, Step, Steps
from .problem import Problem


def ida_star(problem: Problem[State]) -> Search[State]:
    """Search with the memory of one path; optimal when h never overestimates.

    (Korf 1985, Artificial Intelligence 27.)
    """
    root = Node(problem.start, h=problem.h(problem.start))
    yield Step("start", root, "ida-start")
    threshold: float = root.f
    while threshold < inf:
        if threshold == root.f:
            yield Step("restart", root, "first-threshold",
                       {"threshold": threshold})  # about: threshold: float
        else:
            yield Step("restart", root, "new-threshold",
                       {"threshold": threshold})  # about: goal, threshold =
        goal, threshold = yield from search(problem, root, threshold)
        if goal:
            yield Step("found", goal,
                       "shortest-by-threshold")  # about: return goal
            return goal
    yield Step("exhausted", root, "nothing-left")
    return None


def search(problem: Problem[State], node: Node[State],
           threshold: float) -> Steps[tuple[Node[State] | None, float]]:
    """Return (goal node or None, smallest f that exceeded the threshold)."""
    if problem.is_goal(node.state):
        yield Step("choose", node, "goal-within-threshold",
                   {"threshold": threshold})
        return node, threshold
    yield Step("expand", node, "within-threshold",
               {"threshold": threshold})  # about: for child in
    smallest: float = inf
    for child in problem.expand(node):
        if node.parent and child.state == node.parent.state:
            yield Step("reject", child, "straight-back")
            continue
        child.h = problem.h(child.state)
        if child.f > threshold:
            smallest = min(smallest, child.f)
            yield Step(
                "reject", child, "over-threshold", {"threshold": threshold},
            )  # about: if child.f > threshold … smallest, child.f)
            continue
        goal, exceeded = yield from search(problem, child, threshold)
        if goal:
            return goal, exceeded
        smallest = min(smallest, exceeded)
    yield Step(
        "back", node.parent or node, "all-over-threshold",
        {"threshold": threshold, "smallest": smallest},
    )  # about: return None, smallest
    return None, smallest
