"""A good solution for a stopped search for a shortest one, with its proved bounds."""

from collections.abc import Mapping

from ....core.step import STATUS, Argument, Node, Step, Steps
from ..problem import SlidingProblem

EFFORT = 400_000  # boards examined: the anytime search's first beam, even for solutions of 80 moves


def anytime_solution(problem: SlidingProblem, root: Node[bytes]) -> Steps[Node[bytes]]:
    """Return the last node of a solution that the anytime search finds in a second or two; raise `problem.least` to
    its bound."""
    from ..larger.anytime_search import anytime  # `larger` imports `optimal.tables`

    limited = SlidingProblem(problem.shape, problem.start, problem.goal, budget=EFFORT)
    steps = anytime(limited)
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            goal: Node[bytes] = end.value
            break
        problem.least = max(problem.least, limited.least)
        yield Step(STATUS, root, step.reason, proved(problem, step.args))
    problem.least = max(problem.least, limited.least)
    yield Step("found", goal, "anytime-found", proved(problem, {"length": goal.depth, "least": 0}))
    return goal


def proved(problem: SlidingProblem, args: Mapping[str, Argument] | None) -> dict[str, Argument]:
    """Return the arguments of a solution's message, with the best known bound."""
    arguments = dict(args or {})
    length = arguments.get("length")
    if isinstance(length, int):
        arguments |= {"least": problem.least, "gap": length - problem.least}
    return arguments
