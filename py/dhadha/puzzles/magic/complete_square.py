"""Complete a square by backtracking; the line with the fewest empty cells
comes first."""

from statistics import fmean as mean

from ...core.steps_and_nodes import Step, Steps
from . import narrator
from .board import Line, MagicBoard
from .problem import MagicProblem


def complete_square(
    problem: MagicProblem, until: str = "first",
) -> Steps[list[list[list[int]]] | None]:
    """Write the missing numbers so that all lines have the same sum, and
    backtrack from dead ends.

    until: "first" stops at the first completion, "all" at the last. Return the
    completions, each as rows, or None. (Minimum remaining values with forward
    checking: Haralick & Elliott 1980, Artificial Intelligence 14.)
    """
    board = problem.given_board()
    yield narrator.complete_start(board)
    found = problem.completions = []
    yield from fill_cells(problem, board, until == "first", found)
    if until == "all" or not found:
        yield Step("exhausted", None, "complete-all",
                   {"count": len(found)})  # about: return found
    return found or None


def fill_cells(
    problem: MagicProblem, board: MagicBoard, only_one: bool,
    found: list[list[list[int]]],
) -> Steps[bool]:
    """Fill the empty cells; return True to stop."""
    if 0 not in board.numbers:
        found.append(board.rows())
        yield narrator.complete_found(board, len(found))
        return only_one
    line = line_with_fewest_empty(board)
    cell = most_constrained_cell(board, line)
    place = divmod(cell, board.n)
    for number in numbers_to_try(board, line):
        problem.spend()
        why = refusal_reason(board, cell, number)
        if why:
            yield narrator.number_refused(
                board, line, cell, number, *why
            )  # about: why = … if why
            continue
        board[place] = number
        yield narrator.complete_tried_or_forced(board, line, cell, number)
        if (yield from fill_cells(problem, board, only_one, found)):
            return True
        board[place] = 0
        yield narrator.complete_erased(board, cell, number)
    return False


def line_with_fewest_empty(board: MagicBoard) -> Line:
    """Return the line with the fewest empty cells."""
    at_work = [at for at, empty in enumerate(board.blanks) if empty]
    return board.lines[min(at_work, key=board.blanks.__getitem__)]


def most_constrained_cell(board: MagicBoard, line: Line) -> int:
    """Return the empty cell whose other lines have the fewest empty cells."""
    empty = [cell for cell in line.cells if not board.numbers[cell]]
    return min(empty, key=lambda cell: mean(
        board.blanks[at] for at in board.lines_through(cell)
    ))


def numbers_to_try(board: MagicBoard, line: Line) -> list[int]:
    """Return a last cell's only number, or else all unused numbers."""
    numbers = [board.numbers[cell] for cell in line.cells]
    if numbers.count(0) == 1:
        return [board.aim - sum(numbers)]
    return unused_numbers(board)


def unused_numbers(board: MagicBoard) -> list[int]:
    every = range(1, board.n * board.n + 1)
    return sorted({*every}.difference(board.numbers))


def refusal_reason(
    board: MagicBoard, cell: int, number: int,
) -> tuple[str, Line | None] | None:
    """Return why a number does not fit, and the line that excludes it."""
    if not 1 <= number <= board.n * board.n:
        return "outside", None
    if number in board.numbers:
        return "taken", None
    left = [other for other in unused_numbers(board) if other != number]
    for at in board.lines_through(cell):
        rest = board.aim - board.sums[at] - number
        empty = board.blanks[at] - 1
        if empty == 1 and rest not in left:
            return "last", board.lines[at]
        if rest < sum(left[:empty]):
            return "less", board.lines[at]
        if rest > sum(left[len(left) - empty:]):
            return "more", board.lines[at]
    return None
