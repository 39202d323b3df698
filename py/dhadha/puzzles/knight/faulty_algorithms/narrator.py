"""The steps of a faulty breadth-first search; squares are nodes, so that the page can show its queue and tree."""

from collections.abc import Sequence

from ....core.errors import BudgetSpent
from ....core.steps_and_nodes import Args, Node, Step
from ..problem import KnightProblem, Position, ProgramState

MOST_TAKEN = 2000  # squares; enough to show that the loop is endless


def breadth_first_start(problem: KnightProblem) -> Step:
    problem.program = ProgramState(Node(problem.start))
    return Step("start", problem.program.node, "breadth-first-start")


def board_filled(problem: KnightProblem, dist: Sequence[int]) -> Step:
    """Return the step that shows the initial value of all squares."""
    cells = tuple((cell, value) for cell, value in enumerate(dist) if cell not in problem.board.blocked)
    return Step("assign", reason="fault-filled", args={"squares": len(cells)}, cells=cells)


def squares_whitened(problem: KnightProblem, colour: Sequence[str]) -> Step:
    """Return the step in which all squares become white again."""
    args = {"found": len(problem.program.seen)}
    if problem.program.washed:
        roles = [(cell, "idle") for cell in range(len(colour))]
        return Step("assign", reason="fault-whitened", args=args, roles=roles)
    problem.program.washed = True
    return Step("assign", reason="fault-white", args=args)


def square_taken(problem: KnightProblem) -> Step:
    """Return the step that takes the first square of the queue. Raises BudgetSpent after MOST_TAKEN squares."""
    program = problem.program
    program.node = program.waiting.popleft()
    program.taken += 1
    if program.taken > MOST_TAKEN:
        waiting = len(program.waiting) + 1
        args: Args = {"taken": MOST_TAKEN, "waiting": waiting, "target": problem.to_name}
        raise BudgetSpent(program.node, "fault-endless", args)
    return Step("expand", program.node, "fault-taken" if program.washed else "first-in-queue")


def square_found(problem: KnightProblem, v: int) -> Step:
    program, again = problem.program, v in problem.program.seen
    program.again += again
    program.seen.add(v)
    program.waiting.append(make_child_of_current_node(problem, v))
    return Step("add", program.waiting[-1], "fault-found-again" if again else "new-to-queue")


def seen_before(problem: KnightProblem, v: int) -> Step:
    return Step("reject", make_child_of_current_node(problem, v), "seen-before")


def make_child_of_current_node(problem: KnightProblem, v: int) -> Node[Position]:
    return Node(Position(v, problem), problem.program.node, problem.board.name(v), problem.program.node.depth + 1)


def answer_given(problem: KnightProblem, distance: int) -> Step:
    """Return the step of the program's answer, with what made it slow or wrong."""
    program = problem.program
    args: Args = {
        "distance": distance, "target": problem.to_name, "square": problem.from_name, "taken": program.taken,
        "again": program.again, "waiting": len(program.waiting),
    }
    if problem.survey.distances[problem.target] < 0:
        return Step("compare", reason="fault-answer-none", args=args, marks=((problem.target, "conflict"),))
    reason = "fault-answer-slow" if program.again else "fault-answer-right"
    return Step("found", reason=reason, args=args, marks=((problem.target, "goal"),))
