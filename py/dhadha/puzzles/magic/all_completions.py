"""All completions of a square up to 4×4."""

from collections.abc import Iterator

from ...core.steps_and_nodes import Step, Steps
from .board import MagicBoard, symmetric_images, to_rows
from .complete_square import line_with_fewest_empty, most_constrained_cell, numbers_to_try
from .problem import MagicProblem

LARGEST_COUNTED = 4  # side
SHARE = 2000  # numbers tried between two steps; some 5 ms
SHOWN = 50  # completions; more are only counted


def all_completions(problem: MagicProblem) -> Steps[list[tuple[int, ...]] | None]:
    """Return the completions of `problem.start` in lexicographic order, or None. Raises BudgetSpent.

    Backtracking; the line with the fewest empty cells comes first. Of the eight images of an empty square, only the one
    with the smallest top left corner and a top right corner smaller than the bottom left one is searched for.
    """
    n, empty = problem.n, not any(problem.start)
    yield Step("start", None, "completions-start", {
        "constant": problem.constant, "empty": problem.start.count(0)
    })
    found: list[tuple[int, ...]] = []
    for square in completed_squares(problem, problem.given_board(), normalised=empty and n > 1):
        found += [square] * bool(square)
        if len(found) <= SHOWN or not square:
            yield Step("progress", problem.node(square) if square else None, "completions-progress", {
                "count": len(found), "tried": problem.spent, "images": int(empty and n > 1)
            })
    found = sorted({image for square in found for image in symmetric_images(square, n)} if empty else found)
    problem.completions = [to_rows(square, n) for square in found]
    if not found:
        yield Step("exhausted", reason="completions-none", args={"n": n, "tried": problem.spent})
        return None
    yield Step("found", problem.node(found[0]), "completions-found", {"count": len(found)})
    return found


def completed_squares(problem: MagicProblem, board: MagicBoard, normalised: bool) -> Iterator[tuple[int, ...]]:
    """Generate the completions, and () after every SHARE numbers; normalised: only one of eight images."""
    if 0 not in board.numbers:
        yield tuple(board.numbers)
        return
    n, line = board.n, line_with_fewest_empty(board)
    cell = most_constrained_cell(board, line)
    corners = (0, n - 1, n * n - n, n * n - 1)
    numbers, given = numbers_to_try(board, line), [board.numbers[at] for at in line.cells]
    if given.count(0) == 2:
        rest = board.aim - sum(given)
        numbers = [number for number in numbers if rest - number in numbers and 2 * number != rest]
    for number in numbers:
        problem.spend()
        if problem.spent % SHARE == 0:
            yield ()
        if number_fits(board, cell, number):
            board[divmod(cell, n)] = number
            if not normalised or cell not in corners or is_normalised(*(board.numbers[corner] for corner in corners)):
                yield from completed_squares(problem, board, normalised)
            board[divmod(cell, n)] = 0


def number_fits(board: MagicBoard, cell: int, number: int) -> bool:
    """Return whether the number is free, and every line through the cell can still reach its sum."""
    last = board.n**2
    if number in board.numbers or not 0 < number <= last:
        return False
    for line in board.lines_through(cell):
        rest, empty = board.aim - board.sums[line] - number, board.blanks[line] - 1
        if empty == 0 and rest:
            return False
        if empty == 1 and (rest == number or rest in board.numbers or not 0 < rest <= last):
            return False
        if not empty * (empty + 1) <= 2 * rest <= empty * (2 * last - empty + 1):
            return False
    return True


def is_normalised(top_left: int, top_right: int, bottom_left: int, bottom_right: int) -> bool:
    """Return whether corners, 0 if empty, may be those of the normalised image."""
    others = [corner for corner in (top_right, bottom_left, bottom_right) if corner]
    if top_left and others and min(others) < top_left:
        return False
    return not (top_right and bottom_left) or top_right < bottom_left
