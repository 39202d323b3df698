"""Breadth-first search: level by level, so the first path is shortest."""

from collections import deque

from ..core.steps_and_nodes import Node, Search, State, Step
from .problem import Problem


def breadth_first(problem: Problem[State]) -> Search[State]:
    """Search level by level; optimal when every move costs the same.

    (Moore 1959; AIMA, section 3.4.1.)
    """
    root = Node(problem.start)
    queue = deque([root])
    seen = {root.state}
    yield Step("start", root, "start-without-costs" if problem.costs else
               "breadth-first-start")  # about: queue = … seen =
    problem.counts_moves = True
    while queue:
        node = queue.popleft()
        if problem.is_goal(node.state):
            yield Step("choose", node, "goal-taken-by-queue")
            yield Step("found", node, "shortest-by-queue")  # about: return
            return node
        yield Step("expand", node, "first-in-queue")  # about: popleft()
        for child in problem.expand(node):
            if child.state in seen:
                yield Step("reject", child, "seen-before")
                continue
            seen.add(child.state)
            queue.append(child)
            yield Step("add", child,
                       "new-to-queue")  # about: seen.add … queue.append
        yield Step("close", node, "all-children-queued")
    yield Step("exhausted", root, "nothing-left")
    return None
