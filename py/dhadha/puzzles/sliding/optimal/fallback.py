"""A good way where there is no time for a shortest one, and what is proved of it."""

from collections.abc import Mapping

from ....core.step import STATUS, Argument, Node, Step, Steps
from ..problem import SlidingProblem

EFFORT = 400_000  # boards looked at: the anytime search's first beam, on boards of 80 moves, too


def anytime_solution(problem: SlidingProblem, root: Node[bytes]) -> Steps[Node[bytes]]:
    """The end of a way that the anytime search finds in a second or two; whatever it proves counts, too."""
    from ..larger.anytime import anytime  # `larger` imports `optimal.tables`

    hurried = SlidingProblem(problem.shape, problem.start, problem.goal, budget=EFFORT)
    steps = anytime(hurried)
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            goal: Node[bytes] = end.value
            break
        problem.least = max(problem.least, hurried.least)
        yield Step(STATUS, root, step.reason, proved(problem, step.args))
    problem.least = max(problem.least, hurried.least)
    yield Step("found", goal, "anytime-found", proved(problem, {"length": goal.depth, "least": 0}))
    return goal


def proved(problem: SlidingProblem, args: Mapping[str, Argument] | None) -> dict[str, Argument]:
    """What is said of a way, with the best bound that is known."""
    said = dict(args or {})
    length = said.get("length")
    if isinstance(length, int):
        said |= {"least": problem.least, "gap": length - problem.least}
    return said
