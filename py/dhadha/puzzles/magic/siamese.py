"""The Siamese method for odd n: always one up and one right, round the edges, and down where that is taken."""

from ...step import Step


def siamese(problem):
    """Write 1 … n² one after the other, from the middle of the top row. Returns the rows.

    (Brought from Siam in 1688: de la Loubère, Du Royaume de Siam, 1691.)
    """
    n, board = problem.n, problem.blank()
    row, column, reason, links, taken = 0, n // 2, "siamese-first", (), None
    yield Step("start", reason="siamese-start", args={"n": n, "last": n * n, "constant": problem.constant}, marks=((column, "hint"),))
    for number in range(1, n * n + 1):
        cell = row * n + column
        told = about(board, number, cell, taken)
        yield Step("assign", reason=reason, links=links, **told, **board.write({cell: number}))
        row, column, reason, taken = after(board, row, column)
        links = ((cell, row * n + column),)
    yield Step("found", reason="siamese-found", args={"n": n, "constant": problem.constant}, marks=board.lit())
    return board.rows()


def after(board, row, column):
    """(row, column) of the next number, why there, and which cell turned it away if one did."""
    n = board.n
    up, right = (row - 1) % n, (column + 1) % n
    if row == 0 and column == n - 1:
        return row + 1, column, "siamese-corner", None
    if board.at(up, right):
        return row + 1, column, "siamese-taken", up * n + right
    if row == 0:
        return up, right, "siamese-off-top", None
    if column == n - 1:
        return up, right, "siamese-off-right", None
    return up, right, "siamese-up-right", None


def about(board, number, cell, taken):
    """What a Step says about a number: args and marks, those of the taken cell among them."""
    args = {"number": number, "row": cell // board.n + 1, "column": cell % board.n + 1}
    marks = ((cell, "current"),)
    if taken is not None:
        args["taken"] = board.numbers[taken]
        marks = ((taken, "conflict"), *marks)
    return {"args": args, "marks": marks}
