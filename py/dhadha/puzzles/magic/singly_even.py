"""Singly even n, that is n = 6, 10, 14, …: four Siamese squares side by side, then exchanges between them."""

from ...step import Step
from .lines import Board
from .siamese import after


def singly_even(problem):
    """Blocks A, D, B, C hold a quarter of the numbers each, in this order; exchanges of A with C, and of B with D,
    then even out the rows. Returns the rows. (Strachey 1918, in Ball's Mathematical Recreations.)
    """
    n, board = problem.n, problem.blank()
    h, k = n // 2, (n - 2) // 4
    yield Step("start", reason="singly-start", args={"n": n, "constant": problem.constant, "h": h, "quarter": h * h})
    corners = {"A": 0, "D": h * n + h, "B": h, "C": h * n}
    for quarter, (block, corner) in enumerate(corners.items()):
        args = {"block": block, "first": quarter * h * h + 1, "last": (quarter + 1) * h * h, "h": h}
        cells = [corner + row * n + column for row in range(h) for column in range(h)]
        yield Step("restart", reason="singly-block", args=args, marks=[(cell, "hint") for cell in cells])
        if block == "A":
            for number, row, column in siamese_order(h):
                cell = row * n + column
                args = {"number": number, "row": row + 1, "column": column + 1}
                yield Step("assign", reason="singly-number", args=args, marks=((cell, "current"),), **board.write({cell: number}))
        else:
            numbers = {cell: board.numbers[cell - corner] + quarter * h * h for cell in cells}
            marks = [(cell, "current") for cell in cells]
            yield Step("assign", reason="singly-copy", args=args | {"add": quarter * h * h}, marks=marks, **board.write(numbers))
    yield unbalanced(board)
    yield Step("restart", reason="singly-exchange", args={"count": h * (2 * k - 1), "k": k, "h": h})
    for done, (row, column, why) in enumerate(exchanges(n), 1):
        upper, lower = row * n + column, (row + h) * n + column
        high, low = board.numbers[upper], board.numbers[lower]
        written = board.write({upper: low, lower: high})
        args = {"done": done, "count": h * (2 * k - 1), "row": row + 1, "column": column + 1, "upper": high, "lower": low,
                "sum": board.sums[row], "constant": problem.constant, "wrong": len(board.wrong_lines())}
        yield Step("swap", reason=why, args=args, marks=((upper, "current"), (lower, "current")), links=((upper, lower),), **written)
    yield Step("found", reason="singly-found", args={"n": n, "constant": problem.constant}, marks=board.lit())
    return board.rows()


def siamese_order(h):
    """(number, row, column) of the Siamese square of side h, in the order of its numbers."""
    block, row, column = Board(h, 0), 0, h // 2
    for number in range(1, h * h + 1):
        block.write({row * h + column: number})
        yield number, row, column
        row, column, _, _ = after(block, row, column)


def unbalanced(board):
    """Why the four blocks are not magic yet."""
    upper, lower = board.sums[0], board.sums[-3 - board.n]
    args = {"upper": upper, "lower": lower, "constant": board.aim, "gap": board.aim - upper, "wrong": len(board.wrong_lines())}
    marks = [(board.n**2 + line, "conflict") for line, _ in enumerate(board.lines) if not board.is_right(line)]
    return Step("compare", reason="singly-unbalanced", args=args, marks=marks)


def exchanges(n):
    """(row, column, reason) of every exchange with the cell n/2 rows below."""
    h, k = n // 2, (n - 2) // 4
    for row in range(h):
        middle = row == h // 2
        for column in range(middle, k + middle):
            yield row, column, "singly-middle" if middle else "singly-left"
        for column in range(n - k + 1, n):
            yield row, column, "singly-right"
