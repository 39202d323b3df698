"""Breadth-first search with colours: how many moves from one square to
another? -1 if there is no way."""

from collections import deque

from ....core.steps_and_nodes import Step, Steps
from ..problem import KnightProblem
from . import narrator


def zero_moves(problem: KnightProblem) -> Steps[int]:
    """White squares are unseen, grey ones wait in the queue, black ones are
    done."""
    board, target = problem.board, problem.target
    start = problem.start.square
    colour = ["white"] * board.square_count
    dist = [0] * board.square_count
    yield narrator.breadth_first_start(problem)
    yield narrator.board_filled(problem, dist)
    colour[start] = "grey"
    dist[start] = 0
    queue = deque([start])
    while queue:
        u = queue.popleft()
        yield narrator.square_taken(problem)
        if u == target:
            break
        for v in board.neighbours(u):
            if colour[v] == "white":
                colour[v] = "grey"
                dist[v] = dist[u] + 1
                queue.append(v)
                yield narrator.square_found(problem, v)
            else:
                yield narrator.seen_before(problem, v)
        colour[u] = "black"
        yield Step("close", problem.program.node, "all-children-queued")
    yield narrator.answer_given(problem, dist[target])
    return dist[target]
