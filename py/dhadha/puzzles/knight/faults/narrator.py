"""What a faulty breadth-first search does: its squares as nodes, so that queue and tree can be shown."""

from collections import deque

from ....errors import BudgetSpent
from ....step import Node, Step
from ..problem import Position

MOST_TAKEN = 2000  # squares; by then it is clear that there is no end


def starts(problem, dist):
    """dist: what the program fills in before it begins."""
    problem.waiting = deque([Node(problem.start)])
    problem.taken = problem.again = 0
    problem.whitened = False
    problem.seen = {problem.start.square}
    yield Step("start", problem.waiting[0], "breadth-first-start")
    if max(dist) == min(dist) == 0:
        filled = [cell for cell in range(len(dist)) if cell not in problem.board.blocked]
        yield Step("assign", reason="fault-filled", args={"squares": len(filled)}, cells=tuple((cell, 0) for cell in filled))


def takes(problem):
    """The first of the queue. Raises BudgetSpent where there is no end."""
    problem.node = problem.waiting.popleft()
    problem.taken += 1
    if problem.taken > MOST_TAKEN:
        raise BudgetSpent(problem.node, "fault-endless", {"taken": MOST_TAKEN, "waiting": len(problem.waiting) + 1, "target": problem.to_name})
    yield Step("expand", problem.node, "fault-taken" if problem.whitened else "first-in-queue")


def whitens(problem, colour):
    """All squares are white again, whoever found them."""
    problem.whitened = True
    if problem.taken:
        yield Step("assign", reason="fault-whitened", args={"found": len(problem.seen)}, roles=tuple((cell, "idle") for cell in range(len(colour))))


def finds(problem, v):
    again = v in problem.seen
    problem.again += again
    problem.seen.add(v)
    child = Node(Position(v, problem), problem.node, problem.board.name(v), problem.node.depth + 1)
    problem.waiting.append(child)
    yield Step("add", child, "fault-found-again" if again else "new-to-queue")


def knows(problem, v):
    yield Step("reject", Node(Position(v, problem), problem.node, problem.board.name(v), problem.node.depth + 1), "seen-before")


def leaves(problem):
    yield Step("close", problem.node, "all-children-queued")


def answers(problem, distance):
    """What the program says, and what is true."""
    true = problem.survey().distances[problem.target]
    told = {"distance": distance, "target": problem.to_name, "square": problem.from_name, "taken": problem.taken, "again": problem.again, "waiting": len(problem.waiting)}
    if true < 0:
        yield Step("compare", reason="fault-answer-none", args=told, marks=((problem.target, "conflict"),))
    else:
        yield Step("found", reason="fault-answer-slow" if problem.again else "fault-answer-right", args=told, marks=((problem.target, "goal"),))
