"""Iterative deepening: depth first, again and again, each time deeper."""

from itertools import count

from ..step import Node, Step


def iterative_deepening(problem):
    """Search to depth 0, 1, 2, … keeping only the current path in memory.

    Optimal like breadth-first search. (Korf 1985, Artificial Intelligence 27.)
    """
    root = Node(problem.start)
    yield Step("start", root, "deepening-start", problem.forecast())
    for limit in count():
        yield Step("restart", root, "new-depth-limit", {"limit": limit})
        goal, cut_off = yield from depth_limited(problem, root, limit)
        if goal:
            yield Step("found", goal, "shortest-by-limit")
            return goal
        if not cut_off:
            yield Step("exhausted", root, "nothing-left")
            return None


def depth_limited(problem, node, limit):
    """Return (goal node or None, whether the limit hid anything)."""
    if problem.is_goal(node.state):
        yield Step("choose", node, "is-goal")
        return node, False
    if node.depth == limit:
        yield Step("choose", node, "at-limit", {"limit": limit})
        yield Step("back", node.parent or node, "limit-reached",
                   {"limit": limit})
        return None, True
    yield Step("expand", node, "one-deeper")
    cut_off = False
    for child in problem.expand(node):
        if on_path(child.state, node):
            yield Step("reject", child, "on-this-path")
            continue
        goal, cut = yield from depth_limited(problem, child, limit)
        if goal:
            return goal, False
        cut_off = cut_off or cut
    yield Step("back", node.parent or node, "dead-end")
    return None, cut_off


def on_path(state, node):
    """Whether `state` is met on the way from the root to `node`."""
    while node:
        if node.state == state:
            return True
        node = node.parent
    return False
