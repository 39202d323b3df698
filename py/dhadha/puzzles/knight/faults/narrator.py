"""What a faulty breadth-first search does: its squares as nodes, so that queue and tree can be shown."""

from collections import deque

from ....errors import BudgetSpent
from ....step import Node, Step
from ..problem import Position

MOST_TAKEN = 2000  # squares; by then it is clear that there is no end


def starts(problem) -> Step:
    problem.waiting = deque([Node(problem.start)])
    problem.seen = {problem.start.square}
    problem.taken = problem.again = 0
    problem.washed = False
    return Step("start", problem.waiting[0], "breadth-first-start")


def filled(problem, dist) -> Step:
    """What the program writes on all squares before it begins."""
    cells = tuple((cell, value) for cell, value in enumerate(dist) if cell not in problem.board.blocked)
    return Step("assign", reason="fault-filled", args={"squares": len(cells)}, cells=cells)


def washes(problem, colour) -> Step:
    """All squares are white, whoever found them."""
    again, problem.washed = problem.washed, True
    roles = tuple((cell, "idle") for cell in range(len(colour))) if again else ()
    return Step("assign", reason="fault-whitened" if again else "fault-white", args={"found": len(problem.seen)}, roles=roles)


def takes(problem) -> Step:
    """The first of the queue. Raises BudgetSpent where there is no end."""
    problem.node = problem.waiting.popleft()
    problem.taken += 1
    if problem.taken > MOST_TAKEN:
        raise BudgetSpent(problem.node, "fault-endless", {"taken": MOST_TAKEN, "waiting": len(problem.waiting) + 1, "target": problem.to_name})
    return Step("expand", problem.node, "fault-taken" if problem.washed else "first-in-queue")


def finds(problem, v: int) -> Step:
    again = v in problem.seen
    problem.again += again
    problem.seen.add(v)
    problem.waiting.append(child(problem, v))
    return Step("add", problem.waiting[-1], "fault-found-again" if again else "new-to-queue")


def knows(problem, v: int) -> Step:
    return Step("reject", child(problem, v), "seen-before")


def child(problem, v: int) -> Node:
    return Node(Position(v, problem), problem.node, problem.board.name(v), problem.node.depth + 1)


def leaves(problem) -> Step:
    return Step("close", problem.node, "all-children-queued")


def answers(problem, distance: int) -> Step:
    """What the program says, and what is true."""
    told = {"distance": distance, "target": problem.to_name, "square": problem.from_name, "taken": problem.taken, "again": problem.again, "waiting": len(problem.waiting)}
    if problem.survey().distances[problem.target] < 0:
        return Step("compare", reason="fault-answer-none", args=told, marks=((problem.target, "conflict"),))
    return Step("found", reason="fault-answer-slow" if problem.again else "fault-answer-right", args=told, marks=((problem.target, "goal"),))
