"""The steps of a faulty breadth-first search: its squares as nodes, so that queue and tree can be shown."""

from collections import deque
from collections.abc import Sequence

from ....core.errors import BudgetSpent
from ....core.step import Node, Step
from ..problem import KnightProblem, Position

MOST_TAKEN = 2000  # squares; enough to show that the loop is endless


class ProgramState:
    """The state of a running program: its current square, the waiting and the seen ones, how many it took from its
    queue and found again, and whether it has coloured all squares white."""

    def __init__(self, start: Node[Position]) -> None:
        self.node = start
        self.waiting = deque([start])
        self.seen = {start.state.square}
        self.taken = self.again = 0
        self.washed = False


def starts(problem: KnightProblem) -> Step:
    problem.program = ProgramState(Node(problem.start))
    return Step("start", problem.program.node, "breadth-first-start")


def filled(problem: KnightProblem, dist: Sequence[int]) -> Step:
    """Return the step that shows the initial value of all squares."""
    cells = tuple((cell, value) for cell, value in enumerate(dist) if cell not in problem.board.blocked)
    return Step("assign", reason="fault-filled", args={"squares": len(cells)}, cells=cells)


def washes(problem: KnightProblem, colour: Sequence[str]) -> Step:
    """Return the step in which all squares become white again."""
    again, problem.program.washed = problem.program.washed, True
    roles = tuple((cell, "idle") for cell in range(len(colour))) if again else ()
    return Step(
        "assign", reason="fault-whitened" if again else "fault-white",
        args={"found": len(problem.program.seen)}, roles=roles,
    )


def takes(problem: KnightProblem) -> Step:
    """Return the step that takes the first square of the queue. Raises BudgetSpent after MOST_TAKEN squares."""
    problem.program.node = problem.program.waiting.popleft()
    problem.program.taken += 1
    if problem.program.taken > MOST_TAKEN:
        raise BudgetSpent(
            problem.program.node,
            "fault-endless",
            {"taken": MOST_TAKEN, "waiting": len(problem.program.waiting) + 1, "target": problem.to_name},
        )
    return Step("expand", problem.program.node, "fault-taken" if problem.program.washed else "first-in-queue")


def finds(problem: KnightProblem, v: int) -> Step:
    again = v in problem.program.seen
    problem.program.again += again
    problem.program.seen.add(v)
    problem.program.waiting.append(child(problem, v))
    return Step("add", problem.program.waiting[-1], "fault-found-again" if again else "new-to-queue")


def knows(problem: KnightProblem, v: int) -> Step:
    return Step("reject", child(problem, v), "seen-before")


def child(problem: KnightProblem, v: int) -> Node[Position]:
    return Node(Position(v, problem), problem.program.node, problem.board.name(v), problem.program.node.depth + 1)


def leaves(problem: KnightProblem) -> Step:
    return Step("close", problem.program.node, "all-children-queued")


def answers(problem: KnightProblem, distance: int) -> Step:
    """Return the program's answer and the correct one."""
    args = {
        "distance": distance,
        "target": problem.to_name,
        "square": problem.from_name,
        "taken": problem.program.taken,
        "again": problem.program.again,
        "waiting": len(problem.program.waiting),
    }
    if problem.survey().distances[problem.target] < 0:
        return Step("compare", reason="fault-answer-none", args=args, marks=((problem.target, "conflict"),))
    return Step(
        "found",
        reason="fault-answer-slow" if problem.program.again else "fault-answer-right",
        args=args,
        marks=((problem.target, "goal"),),
    )
