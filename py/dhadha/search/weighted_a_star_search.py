"""Weighted A*: A* with the estimate multiplied by a weight."""

from heapq import heappop, heappush
from math import inf

from ..core.steps_and_nodes import Node, Search, State, Step
from .problem import Problem


def weighted_a_star(problem: Problem[State], weight: int = 3) -> Search[State]:
    """Search by f = g + weight * h; the answer need not be a shortest one.

    It costs at most `weight` times the optimum if h never overestimates and
    weight >= 1; a larger weight is usually faster. With weight 0 h does not
    count, and the answer is a shortest one. (Pohl 1970, Artificial
    Intelligence 1.)
    """
    root = Node(problem.start, h=weight * problem.h(problem.start))
    open_list = [(root.f, root.h, 0, root)]
    best = {root.state: 0}  # the smallest g known of each state
    yield Step("start", root, "weighted-start",
               {"weight": weight})  # about: root = … open_list =
    while open_list:
        _, _, _, node = heappop(open_list)
        if best[node.state] < node.g:
            yield Step("drop", node, "better-known")
            continue
        if problem.is_goal(node.state):
            yield Step("choose", node, "goal-taken-by-weight")
            yield Step("found", node, "goal-by-weight",
                       {"weight": weight})  # about: return node
            return node
        yield Step("expand", node, "smallest-f")  # about: heappop(open_list)
        for child in problem.expand(node):
            known = best.get(child.state, inf)
            if known <= child.g:
                yield Step("reject", child, "no-better")
                continue
            h = child.h = weight * problem.h(child.state)
            best[child.state] = child.g
            rank = problem.rank(child)
            heappush(open_list, (child.g + h, h, rank, child))
            yield (Step("add", child, "into-open") if known == inf else
                   Step("add", child, "better-way", {"known": known}))
    yield Step("exhausted", root, "nothing-left")
    return None
