"""Depth-first search: expand the deepest node, backtrack at dead ends."""

from math import inf

from ..core.steps_and_nodes import Node, Search, State, Step
from .problem import Problem


def depth_first(problem: Problem[State],
                depth_limit: int = 0) -> Search[State]:
    """Search depth first, no deeper than `depth_limit` moves (0: no limit).

    Finds a path, rarely a shortest one. Rejects repeated states, unless a
    depth limit is set and the new path to the state is shorter.
    (Tarjan 1972; AIMA, section 3.4.3.)
    """
    root = Node(problem.start)
    depth_of = {root.state: 0}
    yield Step("start", root, "start-without-costs" if problem.costs else
               "depth-first-start")  # about: root = … depth_of =
    problem.counts_moves = True
    if problem.is_goal(root.state):
        yield Step("choose", root, "goal-met")
        yield Step("found", root, "goal-reached")  # about: return root
        return root
    yield Step("expand", root, "one-deeper")  # about: path = [(root
    path = [(root, iter(problem.expand(root)))]
    while path:
        node, children = path[-1]
        child = next(children, None)
        if child is None:
            path.pop()
            yield Step("back", node.parent or node, "dead-end")
            continue
        if depth_limit and child.depth > depth_limit:
            yield Step("reject", child, "too-deep", {"limit": depth_limit})
            continue
        known = depth_of.get(child.state, inf)
        if known < inf and not (depth_limit and child.depth < known):
            yield Step("reject", child, "seen-before")
            continue
        depth_of[child.state] = child.depth
        if problem.is_goal(child.state):
            yield Step("choose", child, "goal-met")
            yield Step("found", child, "goal-reached")  # about: return child
            return child
        yield (Step("expand", child, "one-deeper") if known == inf else
               Step("improve", child, "sooner-than-before",
                    {"known": known}))  # about: path.append
        path.append((child, iter(problem.expand(child))))
    yield (Step("exhausted", root, "nothing-left-to-limit",
                {"limit": depth_limit}) if depth_limit else
           Step("exhausted", root, "nothing-left"))
    return None
