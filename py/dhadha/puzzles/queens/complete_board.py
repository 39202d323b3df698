"""Find one solution, complete a board, or prove that there is none: the most constrained row or column first."""

from ...core.errors import BudgetSpent
from ...core.steps_and_nodes import Node, Step, Steps
from .problem import Placing, QueensProblem

Square = tuple[int, int]  # column and row, counted from 0
Taken = tuple[int, int, int, int, int]  # see add_attacks
Masks = tuple[list[int], list[int]]  # the forbidden rows of each column, the forbidden columns of each row
PAUSE = 4096  # columns examined between two steps; 3 to 5 ms


def complete_board(problem: QueensProblem) -> Steps[list[int] | None]:
    """Complete `problem.start`; return the row of the queen in each column, or None if there is no completion.

    Depth first; the row or column with the fewest free squares is next (minimum remaining values: Haralick and Elliott,
    "Increasing tree search efficiency for constraint satisfaction problems", 1980), ties by the distance to the middle;
    its squares are tried from the edge inwards, since queens there attack least. All squares of a line are tried, so
    exhausting them is a proof. Raises BudgetSpent with the board reached.
    """
    n = problem.n
    given = [(column, row - 1) for column, row in enumerate(problem.start) if row]
    yield Step("start", reason="first-start", args={"n": n, "given": len(given), "forbidden": len(problem.forbidden)})
    taken: Taken = (0, 0, 0, 0, 0)
    for queen in given:
        taken = add_attacks(n, taken, *queen)
    queens = yield from find_completion(problem, taken, given)
    if queens is None:
        yield Step("exhausted", None, "first-none", {"n": n, "given": len(given), "nodes": problem.spent})
        return None
    node = make_node_from_queens(problem, queens)
    yield Step("found", node, "first-found", {"n": n, "given": len(given), "nodes": problem.spent})
    return list(node.state)


def find_completion(problem: QueensProblem, taken: Taken, given: list[Square]) -> Steps[list[Square] | None]:
    """Return n queens (column, row), counted from 0, including the given ones; or None."""
    n, pause = problem.n, max(1, PAUSE // problem.n)
    lines = sorted(range(n), key=lambda line: abs(2 * line - n + 1))
    forbidden = forbidden_masks(problem)
    first_squares = squares_of_most_constrained_line(n, taken, forbidden, lines)
    queens, path = list(given), [(taken, first_squares)]  # attacked lines so far, the squares to try next
    while len(queens) < n:
        attacked, squares = path[-1]
        if squares:
            queens.append(squares.pop())
            attacked = add_attacks(n, attacked, *queens[-1])
            path.append((attacked, squares_of_most_constrained_line(n, attacked, forbidden, lines)))
            problem.spent += 1
            if problem.spent >= problem.budget:
                raise BudgetSpent(make_node_from_queens(problem, queens))
            if problem.spent % pause == 0:
                yield Step("progress", make_node_from_queens(problem, queens), "first-progress", {
                    "n": n, "placed": len(queens), "nodes": problem.spent
                })
        elif len(path) > 1:
            path.pop()
            queens.pop()
        else:
            return None
    return queens


def add_attacks(n: int, taken: Taken, column: int, row: int) -> Taken:
    """Return `taken` and the squares that one more queen attacks.

    Five bit masks: columns, rows, diagonals by row + column, by row - column + n - 1, and by column - row + n - 1: the
    same ones, indexed by rows.
    """
    columns, rows, rising, falling, mirrored = taken
    return (columns | 1 << column, rows | 1 << row, rising | 1 << row + column,
            falling | 1 << row - column + n - 1, mirrored | 1 << column - row + n - 1)


def forbidden_masks(problem: QueensProblem) -> Masks:
    rows_of, columns_of = [0] * problem.n, [0] * problem.n
    for row, column in problem.forbidden:
        rows_of[column - 1] |= 1 << row - 1
        columns_of[row - 1] |= 1 << column - 1
    return rows_of, columns_of


def squares_of_most_constrained_line(n: int, taken: Taken, forbidden: Masks, lines: list[int]) -> list[Square]:
    """Return the free squares (column, row) of the row or column that has the fewest, nearest to the middle first."""
    columns, rows, rising, falling, mirrored = taken
    full, last = (1 << n) - 1, n - 1
    rows_of, columns_of = forbidden
    fewest, best, is_row, free = n + 1, 0, False, 0
    for line in lines:
        if not columns >> line & 1:
            squares = full & ~(rows | rows_of[line] | rising >> line | falling >> last - line)
            if squares.bit_count() < fewest:
                fewest, best, is_row, free = squares.bit_count(), line, False, squares
        if not rows >> line & 1:
            squares = full & ~(columns | columns_of[line] | rising >> line | mirrored >> last - line)
            if squares.bit_count() < fewest:
                fewest, best, is_row, free = squares.bit_count(), line, True, squares
        if not fewest:
            return []
    return [(line, best) if is_row else (best, line) for line in lines if free >> line & 1]


def make_node_from_queens(problem: QueensProblem, queens: list[Square]) -> Placing:
    rows = [0] * problem.n
    for column, row in queens:
        rows[column] = row + 1
    return Node(problem.board(rows))
