"""A good solution for a stopped search for a shortest one, with its proved bounds."""

from ....core.step import STATUS, Node, Step, Steps
from ..problem import SlidingProblem

EFFORT = 400_000  # boards examined: the anytime search's first beam, even for solutions of 80 moves


def anytime_solution(problem: SlidingProblem, root: Node[bytes]) -> Steps[Node[bytes]]:
    """Return the last node of an anytime search with a budget; increase `problem.least` to the bound that it proves."""
    from ..larger.anytime_search import anytime  # `larger` imports `optimal.pattern_databases`

    limited = SlidingProblem(problem.shape, problem.start, problem.goal, budget=EFFORT)
    for step in anytime(limited):
        problem.least = max(problem.least, limited.least)
        args = dict(step.args or {})
        if isinstance(length := args.get("length"), int):
            args |= {"least": problem.least, "gap": length - problem.least}
        yield Step(STATUS, root, step.reason, args)
    goal = step.node  # of the step "found"
    assert goal
    gap = goal.depth - problem.least
    yield Step("found", goal, "anytime-found", {"length": goal.depth, "least": problem.least, "gap": gap})
    return goal
