"""The four moves of the game have a closed form on a board without a far edge; what a far edge changes is found square by square."""

from ...step import Step
from ..grundy.mex import mex, written_set
from .reading import write_square
from .verdict import verdict

PATTERNS = (  # of a block of 4×4 squares on the diagonal of blocks, of the block to its right, and of all that follow
    ((0, 0, 1, 1), (0, 0, 2, 1), (1, 2, 2, 2), (1, 1, 2, 1)),
    ((0, 0, 1, 1), (0, 0, 1, 1), (3, 2, 2, 2), (4, 3, 2, 3)),
    ((0, 0, 1, 1), (0, 0, 1, 1), (3, 2, 2, 2), (3, 3, 2, 3)),
)


def pattern_number(x, y):
    """The Grundy number of (x, y) when only the edges at x = 1 and y = 1 end the board.

    The numbers are symmetric, so let x <= y, in the blocks of row i and column j. They repeat along the diagonal, and
    from j - i = 2 on to the right, too. Proof: a move changes i and j by at most one each, so what it leads to depends
    on the place in the block, on whether i = 0, and on j - i if that is less than 4. There are 8·20 such cases, and in
    every one the pattern's number is the mex of its options' numbers; by induction on x + y no other numbers do that.
    """
    if x > y:
        x, y = y, x
    block = min((y - 1) // 4 - (x - 1) // 4, 2)
    return PATTERNS[block][(x - 1) % 4][(y - 1) % 4]


def closed_form(problem):
    """Write the numbers by the pattern, then mend those that the far edges change. Returns the number of every cell."""
    numbers = {}
    yield Step("start", reason="closed-form-start", cells=problem.standing(problem.start))
    for block in blocks(problem):
        numbers |= {square: pattern_number(*square) for square in block}
        yield Step("assign", **written(problem, block))
    yield Step("restart", reason="look-at-far-edges", args={"rows": problem.rows, "columns": problem.columns})
    exceptions = set()
    for square in sorted(numbers, key=sum):
        options = problem.options(square)
        missing = beyond(problem, square)
        if not missing and exceptions.isdisjoint(options):
            continue
        told = why(problem, square, options, missing, numbers)
        if told["args"]["number"] == numbers[square]:
            yield Step("compare", **told)
        else:
            exceptions.add(square)
            numbers[square] = told["args"]["number"]
            yield Step("reject", cells=[(problem.cell(square), numbers[square])], roles=[(problem.cell(square), "conflict")], **told)
    yield Step("progress", reason="exceptions-counted", args={"count": len(exceptions), "squares": len(numbers)},
               marks=[(problem.cell(square), "conflict") for square in sorted(exceptions)])
    numbers = [numbers[square] for square in sorted(numbers)]
    yield verdict(problem, numbers)
    return numbers


def blocks(problem):
    """The squares of every block of 4×4, cut off at the far edges."""
    for top in range(1, problem.rows + 1, 4):
        for left in range(1, problem.columns + 1, 4):
            yield [(x, y) for x in range(top, min(top + 4, problem.rows + 1)) for y in range(left, min(left + 4, problem.columns + 1))]


def beyond(problem, square):
    """The squares that a coin could move to if the board had no far edge."""
    x, y = square
    targets = [(x + dx, y + dy) for dx, dy in problem.moves]
    return [(x, y) for x, y in targets if x >= 1 and y >= 1 and (x > problem.rows or y > problem.columns)]


# ---- what the steps say

def written(problem, block) -> dict:
    x, y = block[0]
    apart = abs((x - 1) // 4 - (y - 1) // 4)
    reason = ("pattern-on-diagonal", "pattern-beside", "pattern-far")[min(apart, 2)]
    cells = [(problem.cell(square), pattern_number(*square)) for square in block]
    return {"reason": reason, "args": {"x": x, "y": y, "apart": apart}, "cells": cells, "marks": [(cell, "current") for cell, _ in cells]}


def why(problem, square, options, missing, numbers) -> dict:
    """What the options on the board make of a square."""
    reached = {numbers[option] for option in options}
    here, number, pattern = problem.cell(square), mex(reached), numbers[square]
    args = {"x": square[0], "y": square[1], "pattern": pattern, "number": number, "missing": ", ".join(map(write_square, missing)),
            "count": len(missing), "values": written_set(reached)}
    fate = "holds" if number == pattern else "fails"
    cells = [problem.cell(option) for option in options]
    return {"reason": ("edge-" if missing else "neighbour-") + fate, "args": args,
            "marks": [(here, "current"), *((cell, "hint") for cell in cells)], "links": [(here, cell) for cell in cells]}
