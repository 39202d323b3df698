"""A*: always expand the node whose path so far plus estimate is smallest."""

from heapq import heappop, heappush

from ..step import Node, Step


def a_star(problem):
    """Search by f = g + h; optimal when h never overestimates. (Hart, Nilsson & Raphael 1968.)

    Nodes of equal f are taken by smaller h, then in the order they were made.
    """
    root = Node(problem.start, h=problem.h(problem.start))
    open_list = [(root.f, root.h, 0, root)]
    best = {root.state: 0}  # the fewest moves known to each state in open or closed
    made = 0
    yield Step("start", root, "a-star-start")
    while open_list:
        _, _, _, node = heappop(open_list)
        if best[node.state] < node.depth:
            yield Step("drop", node, "better-known")
            continue
        yield Step("expand", node, "smallest-f")
        if problem.is_goal(node.state):
            yield Step("found", node, "goal-reached-shortest")
            return node
        for child in problem.expand(node):
            depth = child.depth
            h = child.h = problem.h(child.state)
            if child.state in best and best[child.state] <= depth:
                yield Step("reject", child, "no-better")
            else:
                best[child.state] = depth
                made += 1
                heappush(open_list, (depth + h, h, made, child))
                yield Step("add", child, "into-open")
    yield Step("exhausted", root, "nothing-left")
