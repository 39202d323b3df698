"""The knight's distance by a formula, without any search."""

from ...step import Step


def closed_form(problem):
    """The number of moves, from the distances in ranks and columns alone. (M. M. and E. Deza, "Encyclopedia of Distances", 2009.)

    Valid on boards with at least five rows and five columns, without blocked squares.
    """
    start, target = problem.start.square, problem.target
    ends = ((start, "current"), (target, "goal"))
    ranks, files = problem.board.apart(start, target)
    names = {"square": problem.from_name, "target": problem.to_name}
    yield Step("start", reason="formula-start", args=names | {"ranks": ranks, "files": files}, cells=problem.opening(), marks=ends)
    x, y = max(ranks, files), min(ranks, files)
    if near := exception(problem.board, start, target):
        reason, known = near
        yield Step("found", reason=reason, args=names | {"distance": known}, cells=((target, known),), marks=ends)
        return known
    half, third = -(-x // 2), -(-(x + y) // 3)
    k = max(half, third)
    yield Step("compare", reason="formula-least", args=names | {"x": x, "sum": x + y, "half": half, "third": third, "k": k}, marks=ends)
    odd = (k + x + y) % 2
    yield Step("compare", reason="formula-one-more" if odd else "formula-fits", args={"k": k, "sum": x + y, "distance": k + odd}, marks=ends)
    yield Step("found", reason="formula-found", args=names | {"distance": k + odd}, cells=((target, k + odd),), marks=ends)
    return k + odd


def exception(board, one, other):
    """(reason, distance) of two squares so near each other that the formula is wrong; None for all others."""
    apart = board.apart(one, other)
    if apart in ((0, 1), (1, 0)):
        return "formula-neighbour", 3
    if apart == (2, 2):
        return "formula-two-diagonal", 4
    if apart == (1, 1) and (is_corner(board, one) or is_corner(board, other)):
        return "formula-corner", 4
    return None


def is_corner(board, cell) -> bool:
    rank, column = board.square(cell)
    return rank in (0, board.rows - 1) and column in (0, board.columns - 1)


def distance(board, one: int, other: int) -> int:
    """The same without the steps."""
    if near := exception(board, one, other):
        return near[1]
    y, x = sorted(board.apart(one, other))
    k = max(-(-x // 2), -(-(x + y) // 3))
    return k + (k + x + y) % 2


def path_by_formula(board, start: int, target: int) -> list[int]:
    """Always the first move that brings the target nearer: it is the path of breadth-first search."""
    path = [start]
    for left in reversed(range(distance(board, start, target))):
        path.append(next(cell for cell in board.neighbours(path[-1]) if distance(board, cell, target) == left))
    return path
