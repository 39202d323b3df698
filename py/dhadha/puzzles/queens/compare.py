"""Two boards side by side: the one with fewer attacking pairs is the nearer."""

from ...step import Node, Step
from .board import couples


def compare(problem):
    """Count the attacking pairs of two boards, each pair once. Returns {"first", "second"}.

    This number is what local search makes smaller step by step. (AIMA, section 4.1.)
    """
    first, second = (Node(rows, h=len(couples(rows))) for rows in (problem.start, problem.other))
    yield Step("start", None, "compare-start", {"n": problem.n})
    for which, board in enumerate((first, second), 1):
        yield Step("choose", board, "compare-board", {"which": which})
        for count, (one, other) in enumerate(couples(board.state), 1):
            told = {"count": count, "column": one + 1, "row": board.state[one], "other": other + 1, "other-row": board.state[other]}
            yield Step("compare", board, "compare-pair", told, marks=((one, "conflict"), (other, "conflict")), links=((one, other),))
        yield Step("add", board, "compare-counted", {"which": which, "pairs": board.h, "attackers": 2 * board.h})
    nearer = min(first, second, key=lambda board: board.h)
    told = {"which": 1 + (nearer is second), "first": first.h, "second": second.h, "apart": sum(map(int.__ne__, first.state, second.state))}
    yield Step("found", nearer, "compare-equal" if first.h == second.h else "compare-nearer", told)
    return {"first": first.h, "second": second.h}
