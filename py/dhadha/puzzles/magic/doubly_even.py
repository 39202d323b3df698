"""Doubly even n, that is n = 4, 8, 12, …: count forwards into the marked cells, backwards into the others."""

from ...step import Step


def doubly_even(problem):
    """Mark the four corner blocks of side n/4 and the centre block of side n/2, then count twice. Returns the rows.

    Dürer's square is the one of side 4 after a half turn, with its two middle columns exchanged.
    """
    n, board = problem.n, problem.blank()
    last = n * n
    yield Step("start", reason="doubly-start", args={"n": n, "constant": problem.constant, "quarter": n // 4})
    corners, centre = blocks(n)
    yield Step("choose", reason="doubly-corners", args={"side": n // 4}, roles=lit(corners), marks=lit(corners, "current"))
    yield Step("choose", reason="doubly-centre", args={"side": n // 2}, roles=lit(centre), marks=lit(centre, "current"))
    marked = set(corners + centre)
    yield Step("restart", reason="doubly-forwards", args={"last": last, "count": len(marked)})
    for cell in sorted(marked):
        args = {"number": cell + 1, **place(cell, n)}
        yield Step("assign", reason="doubly-marked", args=args, marks=((cell, "current"),), **board.write({cell: cell + 1}))
    yield Step("restart", reason="doubly-backwards", args={"last": last, "count": last - len(marked)})
    for cell in range(last):
        if cell not in marked:
            number = last - cell
            args = {"count": cell + 1, "number": number, "all": last + 1, **place(cell, n)}
            yield Step("assign", reason="doubly-other", args=args, marks=((cell, "current"),), **board.write({cell: number}))
    yield Step("found", reason="doubly-found", args={"n": n, "constant": problem.constant}, marks=board.lit())
    return board.rows()


def blocks(n):
    """(cells of the four corner blocks, cells of the centre block), in reading order."""
    outer = [at < n // 4 or at >= n - n // 4 for at in range(n)]
    corners = [row * n + column for row in range(n) for column in range(n) if outer[row] and outer[column]]
    centre = [row * n + column for row in range(n) for column in range(n) if not (outer[row] or outer[column])]
    return corners, centre


def lit(cells, role="hint"):
    return tuple((cell, role) for cell in cells)


def place(cell, n):
    row, column = divmod(cell, n)
    return {"row": row + 1, "column": column + 1}
