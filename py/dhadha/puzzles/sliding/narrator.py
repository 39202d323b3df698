"""The messages and marks of `solvability`: functions that return a Step's fields besides word and reason."""

from collections.abc import Sequence
from typing import TypedDict

from ...core.step import Argument, CellRoles, Pairs
from .board import row_from_bottom
from .parity import inversion_pairs, pair_to_swap
from .problem import SlidingProblem

ALONG_ROW, ALONG_COLUMN = "LR", "UD"


class StepFields(TypedDict, total=False):
    args: dict[str, Argument]
    marks: CellRoles
    links: Pairs


def inversion(problem: SlidingProblem, first: int, second: int, count: int) -> StepFields:
    cells = problem.start.index(first), problem.start.index(second)
    return {
        "args": {"first": first, "second": second, "count": count},
        "marks": mark_cells("conflict", cells),
        "links": [cells],
    }


def inversions_counted(problem: SlidingProblem) -> StepFields:
    found = inversion_pairs(problem)
    return {
        "args": {"count": len(found)},
        "marks": mark_cells("conflict", {cell for both in found for cell in both}),
        "links": found,
    }


def along_a_row(problem: SlidingProblem) -> StepFields:
    """Describe a tile beside the blank, whose move passes no other tile."""
    tile, cell, blank = tile_beside_blank(problem, ALONG_ROW)
    return {"args": {"tile": tile}, "marks": mark_cells("current", [cell]), "links": [(cell, blank)]}


def along_columns(problem: SlidingProblem) -> StepFields:
    """Describe a tile above or below the blank, and the tiles that it passes in reading order."""
    tile, cell, blank = tile_beside_blank(problem, ALONG_COLUMN)
    passed = range(min(cell, blank) + 1, max(cell, blank))
    marks = mark_cells("current", [cell]) + mark_cells("frontier", passed)
    return {"args": {"tile": tile, "count": len(passed)}, "marks": marks, "links": [(cell, each) for each in passed]}


def tile_beside_blank(problem: SlidingProblem, moves: str) -> tuple[int, int, int]:
    """Return (tile, its cell, the blank's cell) of a tile that can make one of the moves."""
    blank = problem.start.index(0)
    cell = next(cell for move, cell in problem.slides[blank] if move in moves)
    return problem.start[cell], cell, blank


def blank_row(problem: SlidingProblem) -> StepFields:
    shape, row = problem.shape, row_from_bottom(problem.shape, problem.start)
    first = (shape.rows - row) * shape.columns
    args: dict[str, Argument] = {"row": row, "goal": row_from_bottom(shape, problem.goal)}
    return {"args": args, "marks": mark_cells("hint", range(first, first + shape.columns))}


def swap_of_two(problem: SlidingProblem) -> StepFields:
    """Describe the exchange of two tiles; it reverses the pair, and the pairs of each with the tiles between."""
    one, other = pair_to_swap(problem)
    first, last = sorted((problem.start.index(one), problem.start.index(other)))
    between = [tile for tile in problem.start[first + 1 : last] if tile]
    args: dict[str, Argument] = {
        "first": problem.start[first], "second": problem.start[last], "count": 2 * len(between) + 1,
    }
    return {"args": args, "marks": mark_cells("conflict", (first, last)), "links": [(first, last)]}


def parities(here: int, goal: int, problem: SlidingProblem) -> StepFields:
    """Describe the invariant parity of this board and of the goal; the pairs stay marked if they differ."""
    found = inversions_counted(problem)
    found["args"] |= {
        "row": row_from_bottom(problem.shape, problem.start), "goal": row_from_bottom(problem.shape, problem.goal),
        "here": here, "parity": ("even", "odd")[here % 2],
    }
    return {"args": found["args"]} if here % 2 == goal % 2 else found


def mark_cells(role: str, cells: Sequence[int] | range | set[int]) -> list[tuple[int, str]]:
    return [(cell, role) for cell in sorted(cells)]
