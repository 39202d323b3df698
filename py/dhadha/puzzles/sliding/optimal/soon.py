"""A good way where there is no time for a shortest one, and what is proved of it."""

from ....step import PULSE, Node, Step, Steps
from ..larger.anytime import anytime
from ..problem import SlidingProblem

EFFORT = 300_000  # boards looked at: the anytime search's first beam


def way_soon(problem: SlidingProblem, root: Node[bytes]) -> Steps[Node[bytes]]:
    """The end of a way that the anytime search finds in a second or two; whatever it proves counts, too."""
    hurried = SlidingProblem(problem.shape, problem.start, problem.goal, budget=EFFORT)
    steps = anytime(hurried)
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            goal: Node[bytes] = end.value
            break
        yield Step(PULSE, root, step.reason, step.args)
    problem.least = max(problem.least, hurried.least)
    gap = goal.depth - problem.least
    yield Step("found", goal, "anytime-found", {"length": goal.depth, "least": problem.least, "gap": gap})
    return goal
