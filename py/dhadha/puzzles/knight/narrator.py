"""What the steps of the knight's formula say, and what they light on the board."""

from ...step import Step


def ends(problem) -> tuple:
    return ((problem.start.square, "current"), (problem.target, "goal"))


def names(problem) -> dict:
    return {"square": problem.from_name, "target": problem.to_name}


def formula_starts(problem, ranks: int, files: int) -> Step:
    args = names(problem) | {"ranks": ranks, "files": files}
    return Step("start", reason="formula-start", args=args, cells=problem.opening(), marks=ends(problem))


def too_near(problem, moves: int) -> Step:
    apart = problem.board.apart(problem.start.square, problem.target)
    reason = {1: "formula-neighbour", 2: "formula-corner", 4: "formula-two-diagonal"}[sum(apart)]
    return answered(problem, reason, moves)


def least_moves(problem, x: int, y: int, half: int, third: int) -> Step:
    args = names(problem) | {"x": x, "sum": x + y, "half": half, "third": third, "k": max(half, third)}
    return Step("compare", reason="formula-least", args=args, marks=ends(problem))


def colour_fits(problem, both: int, k: int, moves: int) -> Step:
    reason = "formula-fits" if moves == k else "formula-one-more"
    return Step("compare", reason=reason, args={"k": k, "sum": both, "distance": moves}, marks=ends(problem))


def formula_done(problem, moves: int) -> Step:
    return answered(problem, "formula-found", moves)


def answered(problem, reason: str, moves: int) -> Step:
    args = names(problem) | {"distance": moves}
    return Step("found", reason=reason, args=args, cells=((problem.target, moves),), marks=ends(problem))
