"""Breadth-first search with colours: how many moves from one square to another? -1 if there is no way."""

from collections import deque

from . import narrator


def endless_queue(problem):
    """White squares are unseen, grey ones wait in the queue, black ones are done."""
    board, start, target = problem.board, problem.start.square, problem.target
    dist = [-1] * board.squares
    yield from narrator.starts(problem, dist)
    dist[start] = 0
    queue = deque([start])
    while queue:
        colour = ["white"] * board.squares
        yield from narrator.whitens(problem, colour)
        u = queue.popleft()
        colour[u] = "grey"
        yield from narrator.takes(problem)
        if u == target:
            break
        for v in board.neighbours(u):
            if colour[v] == "white":
                colour[v] = "grey"
                dist[v] = dist[u] + 1
                queue.append(v)
                yield from narrator.finds(problem, v)
            else:
                yield from narrator.knows(problem, v)
        colour[u] = "black"
        yield from narrator.leaves(problem)
    yield from narrator.answers(problem, dist[target])
    return dist[target]
