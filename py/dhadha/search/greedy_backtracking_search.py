"""Greedy search with backtracking: follow the best child, else backtrack."""

from ..core.steps_and_nodes import Node, Search, State, Step, Steps
from .problem import Problem


def greedy_backtracking(problem: Problem[State],
                        tolerance: int = 0) -> Search[State]:
    """Follow the best child by f = g + h; backtrack if all are worse.

    A child is worse if its f exceeds its parent's by more than `tolerance`.
    Fast, with little memory, but incomplete: it may miss every path.
    """
    node = Node(problem.start, h=problem.h(problem.start))
    visited = {node.state}
    yield Step("start", node, "greedy-start",
               {"tolerance": tolerance})  # about: node = … visited =
    # for each state on the path: children not tried, best last
    waiting: list[list[Node[State]]] = []
    while not problem.is_goal(node.state):
        if len(waiting) == node.depth:
            yield Step("expand", node,
                       "look-at-children")  # about: children =
            children = yield from promising(problem, node, visited, tolerance)
            waiting.append(children)
        if waiting[-1]:
            node = waiting[-1].pop()
            yield Step("choose", node, "best-child",
                       {"others": len(waiting[-1])})
        elif node.parent:
            waiting.pop()
            node = node.parent
            yield Step("back", node,
                       "dead-state")  # about: waiting.pop() … node.parent
        else:
            yield Step("exhausted", node,
                       "greedy-gave-up")  # about: return None
            return None
    yield (Step("found", node, "shortest-by-h")
           if node.g == node.path()[0].h else
           Step("found", node, "goal-reached"))
    return node


def promising(problem: Problem[State], node: Node[State], visited: set[State],
              tolerance: int) -> Steps[list[Node[State]]]:
    """Return the new children not worse than `node`, sorted, best last."""
    children = []
    for child in problem.expand(node):
        if child.state in visited:
            yield Step("reject", child, "seen-before")
            continue
        child.h = problem.h(child.state)
        if child.f > node.f + tolerance:
            yield Step("reject", child, "worse-than-parent",
                       {"tolerance": tolerance})
            continue
        visited.add(child.state)
        children.append(child)
        yield Step("add", child, "promising")
    children.sort(key=lambda child: (child.f, child.h), reverse=True)
    return children
