"""Breadth-first search with colours: how many moves from one square to
another? -1 if there is no way."""

from collections import deque

from ....core.step import Steps
from ..problem import KnightProblem
from . import narrator


def endless_queue(problem: KnightProblem) -> Steps[int]:
    """White squares are unseen, grey ones wait in the queue, black ones are
    done."""
    board, target = problem.board, problem.target
    start = problem.start.square
    dist = [-1] * board.squares
    yield narrator.starts(problem)
    dist[start] = 0
    queue = deque([start])
    while queue:
        colour = ["white"] * board.squares
        yield narrator.washes(problem, colour)
        u = queue.popleft()
        colour[u] = "grey"
        yield narrator.takes(problem)
        if u == target:
            break
        for v in board.neighbours(u):
            if colour[v] == "white":
                colour[v] = "grey"
                dist[v] = dist[u] + 1
                queue.append(v)
                yield narrator.finds(problem, v)
            else:
                yield narrator.knows(problem, v)
        colour[u] = "black"
        yield narrator.leaves(problem)
    yield narrator.answers(problem, dist[target])
    return dist[target]
