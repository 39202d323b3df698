"""Greedy search with backtracking: always the best child, back when every child is worse."""

from ..step import Node, Step


def greedy_backtracking(problem, tolerance=0):
    """Follow the best child by f = g + h, one state at a time; go back when all are worse.

    A child counts as worse when its f exceeds its parent's by more than `tolerance`.
    Quick and light, but it may miss every path: then it says so.
    """
    node = Node(problem.start, h=problem.h(problem.start))
    visited = {node.state}
    yield Step("start", node, "greedy-start")
    waiting = []  # for each state on the path: its children not tried yet, the best last
    while not problem.is_goal(node.state):
        if len(waiting) == node.depth:
            yield Step("expand", node, "look-at-children")
            waiting.append((yield from promising_children(problem, node, visited, tolerance)))
        if waiting[-1]:
            node = waiting[-1].pop()
            yield Step("choose", node, "best-child")
        elif node.parent:
            waiting.pop()
            yield Step("back", node.parent, "dead-state")
            node = node.parent
        else:
            yield Step("exhausted", node, "greedy-gave-up")
            return None
    yield Step("found", node, "goal-reached")
    return node


def promising_children(problem, node, visited, tolerance):
    """Return the new children that are not worse than `node`, sorted, the best last."""
    children = []
    for child in problem.expand(node):
        child.h = problem.h(child.state)
        if child.state in visited:
            yield Step("reject", child, "seen-before")
        elif child.f > node.f + tolerance:
            yield Step("reject", child, "worse-than-parent", {"parent": node.f})
        else:
            visited.add(child.state)
            yield Step("add", child, "promising")
            children.append(child)
    return sorted(children, key=lambda child: (child.f, child.h), reverse=True)
