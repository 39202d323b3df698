"""A*: expand the node with the smallest path cost plus estimate."""

from heapq import heappop, heappush
from math import inf

from ..core.steps_and_nodes import Node, Search, State, Step
from .problem import Problem


def a_star(problem: Problem[State]) -> Search[State]:
    """Search by f = g + h; optimal when h never overestimates.

    Ties in f are broken by smaller h, then by the order of generation.
    (Hart, Nilsson & Raphael 1968.)
    """
    root = Node(problem.start, h=problem.h(problem.start))
    open_list = [(root.f, root.h, 0, root)]
    best = {root.state: 0}  # the smallest g known of each state
    yield Step("start", root, "a-star-start")  # about: root = … open_list =
    while open_list:
        _, _, _, node = heappop(open_list)
        if best[node.state] < node.g:
            yield Step("drop", node, "better-known")
            continue
        if problem.is_goal(node.state):
            yield Step("choose", node, "goal-taken-by-f")
            yield Step("found", node, "shortest-by-f")  # about: return node
            return node
        yield Step("expand", node, "smallest-f")  # about: heappop(open_list)
        for child in problem.expand(node):
            known = best.get(child.state, inf)
            if known <= child.g:
                yield Step("reject", child, "no-better")
                continue
            h = child.h = problem.h(child.state)
            best[child.state] = child.g
            rank = problem.rank(child)
            heappush(open_list, (child.g + h, h, rank, child))
            yield (Step("add", child, "into-open") if known == inf else
                   Step("add", child, "better-way", {"known": known}))
    yield Step("exhausted", root, "nothing-left")
    return None
