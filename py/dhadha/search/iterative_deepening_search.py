"""Iterative deepening: depth-limited search with increasing limits."""

from itertools import count

from ..core.steps_and_nodes import Node, Search, State, Step, Steps
from .problem import Problem


def iterative_deepening(problem: Problem[State]) -> Search[State]:
    """Search to depth 0, 1, 2, … keeping only the current path in memory.

    Optimal like breadth-first search. (Korf 1985, Artificial Intelligence 27.)
    """
    root = Node(problem.start)
    yield Step("start", root, "start-without-costs" if problem.costs else
               "deepening-start")  # about: for limit in count()
    problem.counts_moves = True
    for limit in count():
        yield Step("restart", root, "new-depth-limit", {"limit": limit})
        goal, cut_off = yield from depth_limited(problem, root, limit)
        if goal:
            yield Step("found", goal, "shortest-by-limit")  # about: return
            return goal
        if not cut_off:
            break
    yield Step("exhausted", root, "nothing-left")
    return None


def depth_limited(problem: Problem[State], node: Node[State],
                  limit: int) -> Steps[tuple[Node[State] | None, bool]]:
    """Return (goal node or None, whether the limit cut off a node)."""
    if problem.is_goal(node.state):
        yield Step("choose", node, "goal-at-limit")
        return node, False
    if node.depth == limit:
        yield Step("choose", node, "at-limit", {"limit": limit})
        yield Step("back", node.parent or node, "limit-reached",
                   {"limit": limit})  # about: return None, True
        return None, True
    yield Step("expand", node, "one-deeper")  # about: for child in
    cut_off = False
    for child in problem.expand(node):
        if is_on_path(child.state, node):
            yield Step("reject", child, "on-this-path")
            continue
        goal, cut = yield from depth_limited(problem, child, limit)
        if goal:
            return goal, False
        cut_off = cut_off or cut
    yield Step("back", node.parent or node, "dead-end")
    return None, cut_off


def is_on_path(state: State, node: Node[State] | None) -> bool:
    """Return whether `state` is on the path from the root to `node`."""
    while node:
        if node.state == state:
            return True
        node = node.parent
    return False
