"""Can it be solved at all? Count the inversions and look at the blank's row.

An inversion is a pair of tiles in the wrong order. A move along a row keeps the order of
the tiles; a move along a column carries a tile past n - 1 others, so it changes the number
of inversions by an even amount when n is odd and by an odd amount when n is even, while the
blank changes its row. What stays the same decides. (Johnson & Story 1879, American J. Math. 2.)
"""

from ...step import Step
from .board import side


def solvability(problem):
    """Count the inversions pair by pair, apply the rule, and return True, or None if unsolvable."""
    state, n = problem.start, side(problem.start)
    yield Step("start", reason="solvability-start")
    inversions = 0
    for cell, tile in enumerate(state):
        for later in problem.tiles_before(tile, state[cell + 1 :]):
            inversions += 1
            pair = (cell, state.index(later))
            yield Step(
                "compare", reason="inversion", args={"first": tile, "second": later, "count": inversions},
                marks=[(at, "conflict") for at in pair], links=[pair],
            )
    yield Step("assign", reason="inversions-counted", args={"count": inversions}, marks=all_marks(problem))
    if n % 2:
        solvable = inversions % 2 == 0
        rule = "odd-side-even" if solvable else "odd-side-odd"
        args = {"count": inversions, "side": n}
    else:
        row, goal_row = row_from_bottom(state), row_from_bottom(problem.goal)
        yield Step("choose", reason="blank-row", args={"row": row}, marks=row_marks(state))
        solvable = (inversions + row - goal_row) % 2 == 0
        rule = "even-side-fits" if solvable else "even-side-fails"
        args = {"count": inversions, "row": row, "goal": goal_row}
    if solvable:
        yield Step("found", reason=rule, args=args)
        return True
    yield Step("exhausted", reason=rule, args=args, marks=all_marks(problem), links=inversion_pairs(problem))


def count_inversions(problem) -> int:
    return len(inversion_pairs(problem))


def inversion_pairs(problem) -> list[tuple[int, int]]:
    """The cells of every pair that stands in the wrong order."""
    state = problem.start
    return [
        (cell, state.index(later))
        for cell, tile in enumerate(state)
        for later in problem.tiles_before(tile, state[cell + 1 :])
    ]


def is_solvable(problem) -> bool:
    """The same rule without the tale."""
    inversions, n = count_inversions(problem), side(problem.start)
    rows = row_from_bottom(problem.start) - row_from_bottom(problem.goal)
    return (inversions + (0 if n % 2 else rows)) % 2 == 0


def row_from_bottom(state: bytes) -> int:
    """The row of the blank; the last row is 1."""
    n = side(state)
    return n - state.index(0) // n


def row_marks(state: bytes) -> list:
    n = side(state)
    row = state.index(0) // n
    return [(row * n + column, "hint") for column in range(n)]


def all_marks(problem) -> list:
    cells = {cell for pair in inversion_pairs(problem) for cell in pair}
    return [(cell, "conflict") for cell in sorted(cells)]
