"""The messages and marks of the steps of `solvability`."""

from collections.abc import Sequence

from ...core.steps_and_nodes import Step
from .board import blank_row_from_bottom
from .parity import inversion_pairs, tiles_whose_swap_fixes_parity
from .problem import SlidingProblem

ALONG_ROW, ALONG_COLUMN = "LR", "UD"


def inversion(problem: SlidingProblem, first: int, second: int, count: int) -> Step:
    cells = problem.start.index(first), problem.start.index(second)
    args = {"first": first, "second": second, "count": count}
    return Step("compare", None, "inversion", args, marks=mark_cells("conflict", cells), links=[cells])


def inversions_counted(problem: SlidingProblem) -> Step:
    found = inversion_pairs(problem)
    marks = mark_cells("conflict", {cell for both in found for cell in both})
    return Step("assign", None, "inversions-counted", {"count": len(found)}, marks=marks, links=found)


def along_a_row(problem: SlidingProblem) -> Step:
    """Describe a tile beside the blank, whose move passes no other tile."""
    tile, cell, blank = tile_beside_blank(problem, ALONG_ROW)
    marks = mark_cells("current", [cell])
    return Step("choose", None, "along-a-row", {"tile": tile}, marks=marks, links=[(cell, blank)])


def along_columns(problem: SlidingProblem) -> Step:
    """Describe a tile above or below the blank, and the tiles that it passes in reading order."""
    tile, cell, blank = tile_beside_blank(problem, ALONG_COLUMN)
    passed = range(min(cell, blank) + 1, max(cell, blank))
    marks, links = mark_cells("current", [cell]) + mark_cells("frontier", passed), [(cell, each) for each in passed]
    reason = "along-odd-columns" if problem.shape.columns % 2 else "along-even-columns"
    return Step("choose", None, reason, {"tile": tile, "count": len(passed)}, marks=marks, links=links)


def tile_beside_blank(problem: SlidingProblem, moves: str) -> tuple[int, int, int]:
    """Return (tile, its cell, the blank's cell) of a tile that can make one of the moves."""
    blank = problem.start.index(0)
    cell = next(cell for move, cell in problem.slides[blank] if move in moves)
    return problem.start[cell], cell, blank


def blank_row(problem: SlidingProblem) -> Step:
    shape, row = problem.shape, blank_row_from_bottom(problem.shape, problem.start)
    first = (shape.rows - row) * shape.columns
    args = {"row": row, "goal": blank_row_from_bottom(shape, problem.goal)}
    return Step("choose", None, "blank-row", args, marks=mark_cells("hint", range(first, first + shape.columns)))


def swap_of_two(problem: SlidingProblem) -> Step:
    """Describe the exchange of two tiles; it reverses the pair, and the pairs of each with the tiles between."""
    one, other = tiles_whose_swap_fixes_parity(problem)
    first, last = sorted((problem.start.index(one), problem.start.index(other)))
    between = [tile for tile in problem.start[first + 1 : last] if tile]
    args = {
        "first": problem.start[first], "second": problem.start[last], "count": 2 * len(between) + 1,
        "columns": "even" if problem.shape.columns % 2 == 0 else "odd",
    }
    marks = mark_cells("conflict", (first, last))
    return Step("choose", None, "swap-of-two", args, marks=marks, links=[(first, last)])


def parities(here: int, goal: int, problem: SlidingProblem) -> Step:
    """Describe the invariant parity of this board and of the goal; the pairs stay marked if they differ."""
    counted, odd, shape = inversions_counted(problem), problem.shape.columns % 2, problem.shape
    args = {
        **(counted.args or {}), "row": blank_row_from_bottom(shape, problem.start), "goal": goal, "here": here,
        "parity": ("even", "odd")[here % 2],
    }
    if here % 2 == goal % 2:
        return Step("found", None, "odd-columns-even" if odd else "even-columns-fits", args)
    reason = "odd-columns-odd" if odd else "even-columns-fails"
    return counted._replace(word="exhausted", reason=reason, args=args)


def mark_cells(role: str, cells: Sequence[int] | range | set[int]) -> list[tuple[int, str]]:
    return [(cell, role) for cell in sorted(cells)]
