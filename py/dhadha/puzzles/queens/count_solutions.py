"""Count all solutions, and the fundamental ones, without generating each of them."""

from collections.abc import Iterable, Iterator
from functools import cache

from ...core.steps_and_nodes import Node, Step, Steps
from .problem import QueensProblem
from .symmetry import apply_symmetry_to_board, distinct_symmetric_images, half_turn_symmetric_solutions

BATCH = 4096  # boards extended at once
PAUSE = 40_000  # boards generated between two steps; 3 to 8 ms
GALLERY_PAUSE = 50  # solutions scanned between two steps while most are shown already
SYMMETRIC_PAUSE = 200  # symmetric solutions found between two steps


def count_solutions(problem: QueensProblem, gallery: int = 1000) -> Steps[dict[str, int | None]]:
    """Count the solutions of an n×n board, or those that contain the given queens and avoid forbidden squares.

    Return {"solutions": int, "fundamental": int}; fundamental is None if the board was not empty. Show each solution,
    orbit by orbit, if the board was empty and there are at most `gallery`.

    A board is one integer: the free squares of the columns that still lack a queen, n bits a column, the next column
    lowest; setting a queen is one AND. Of eight symmetric boards one is counted, as in Takaken's n-queens programs: the
    one whose first column's queen is nearest to a corner.
    """
    n = problem.n
    empty = not (any(problem.start) or problem.forbidden)
    yield Step("start", None, "count-start" if empty else "count-start-given", {
        "n": n, "forbidden": len(problem.forbidden)
    })
    fundamental = None
    if n < 4:
        solutions = count_for_small_n(problem)
    else:
        weighted = weighted_start_boards(n) if empty else [(1, [board_with_given_queens(problem)])]
        solutions = yield from count_weighted_solutions(n, weighted)
    if empty:
        fundamental = yield from count_fundamental_solutions(n, solutions)
        if solutions <= gallery:
            yield from show_solutions(n, solutions)
        else:
            yield Step("progress", Node(next(all_solutions(n))), "count-not-shown", {
                "solutions": solutions, "gallery": gallery
            })
    if not solutions:
        yield Step("exhausted", reason="count-none", args={"n": n})
    elif fundamental is None:
        yield Step("found", reason="count-completions", args={"n": n, "solutions": solutions})
    else:
        yield Step("found", reason="count-found", args={"n": n, "solutions": solutions, "fundamental": fundamental})
    return {"solutions": solutions, "fundamental": fundamental}


def count_for_small_n(problem: QueensProblem) -> int:
    """Return the number of solutions for n < 4."""
    return int(problem.n == 1 and not problem.forbidden)


# ---- boards to extend, and the weight of their solutions

def weighted_start_boards(n: int) -> list[tuple[int, list[int]]]:
    """Return [(weight, boards), …]: every solution found on one of the boards counts as `weight` solutions; n > 3.

    Queens at the other edges may be equally near to a corner. A quarter turn maps one choice of them to another, so one
    queen, two neighbours and three need one choice each.
    """
    weighted = {8: boards_with_corner_queen(n), 4: [], 2: []}
    for nearest in range(1, n // 2):
        far = [*range(nearest), *range(n - nearest, n)]
        board = place_queen(n, (1 << n * n) - 1, 0, nearest)
        board = clear_bits(n, board, [square for k in far for square in ((k, 0), (k, n - 1), (n - 1, k))])
        bottom, right, top = (nearest, n - 1), (n - 1, n - 1 - nearest), (n - 1 - nearest, 0)
        for weight, near in (8, ()), (8, (bottom,)), (4, (right,)), (8, (bottom, right)), (2, (bottom, right, top)):
            chosen = clear_bits(n, board, {bottom, right, top} - {*near})
            for square in near:
                chosen = place_queen(n, chosen, *square)
            weighted[weight].append(chosen)
    return list(weighted.items())


def boards_with_corner_queen(n: int) -> list[int]:
    """Return boards with a queen in a corner, one of each mirrored pair."""
    corner = place_queen(n, (1 << n * n) - 1, 0, 0)
    return [
        clear_bits(n, place_queen(n, corner, 1, row), [(column, 1) for column in range(row + 1)]) for row in range(2, n)
    ]


def board_with_given_queens(problem: QueensProblem) -> int:
    """Return the board with the given queens, without the forbidden squares."""
    n = problem.n
    board = clear_bits(n, (1 << n * n) - 1, [(column - 1, row - 1) for row, column in problem.forbidden])
    for column, row in enumerate(problem.start):
        if row:
            board = place_queen(n, board, column, row - 1)
    return board


def place_queen(n: int, board: int, column: int, row: int) -> int:
    """Return the board without the squares this queen attacks; 0 if her square is not free."""
    if not board >> column * n + row & 1:
        return 0
    return clear_bits(n, board, [(x, y) for x in range(n) for y in range(n) if (x, y) != (column, row)
                                 and (x == column or y == row or abs(x - column) == abs(y - row))])


def clear_bits(n: int, board: int, squares: Iterable[tuple[int, int]]) -> int:
    for column, row in squares:
        board &= ~(1 << column * n + row)
    return board


# ---- counting

def count_weighted_solutions(n: int, weighted: list[tuple[int, list[int]]]) -> Steps[int]:
    """Count the solutions of weighted boards; return their number.

    Boards of one column are extended to the next in batches, depth first.
    """
    placements, column = unattacked_masks_by_free_rows(n), (1 << n) - 1

    @cache
    def count_ways_for_last_two_columns(board: int) -> int:
        """Return the number of ways to fill the last two columns."""
        return sum((board >> n & unattacked).bit_count() for unattacked in placements[board & column])

    # the first ones take most of the time
    stack = [(weight, 0, float(index == 0), boards) for index, (weight, boards) in enumerate(weighted)]
    total = made = 0
    done = 0.0
    while stack:
        weight, placed, part, boards = stack.pop()
        made += len(boards)
        if placed >= n - 2:
            total += weight * sum(map(count_ways_for_last_two_columns, boards))
            boards = []
        boards = extend_boards(n, placements, boards)
        batches = range(0, len(boards), BATCH)
        done += 0.0 if boards else part
        stack += [(weight, placed + 1, part / len(batches), boards[first:first + BATCH]) for first in batches]
        if made > PAUSE:
            made = 0
            yield Step("progress", None, "count-progress", {
                "n": n, "solutions": total, "percent": int(100 * done)
            })
    return total


def extend_boards(n: int, placements: list[tuple[int, ...]], boards: list[int]) -> list[int]:
    """Return the boards with a queen on each free square of the next column."""
    column = (1 << n) - 1
    return [
        rest & unattacked for board in boards for rest in (board >> n,) for unattacked in placements[board & column]
    ]


def unattacked_masks_by_free_rows(n: int) -> list[tuple[int, ...]]:
    """Map every set of free squares of a column, a bit mask, to the masks of the squares that each queen there
    leaves free in later columns."""
    column = (1 << n) - 1
    placements: list[tuple[int, ...]] = [()]
    for row in range(n):
        unattacked = sum(
            (column & ~(1 << row | 1 << row + ahead | 1 << row >> ahead)) << n * (ahead - 1) for ahead in range(1, n)
        )
        placements += [others + (unattacked,) for others in placements]
    return placements


# ---- symmetry

def count_fundamental_solutions(n: int, solutions: int) -> Steps[int]:
    """Return the number of solutions up to symmetry.

    By Burnside's lemma: the mean, over the eight symmetries, of the number of solutions that each leaves fixed.
    Reflections fix none if n > 1, for the two queens of a mirrored pair would attack each other.
    """
    half_turns = quarter_turns = 0
    for board in half_turn_symmetric_solutions(n):
        half_turns += 1
        quarter_turns += apply_symmetry_to_board(board, "rotate-90") == board
        if half_turns % SYMMETRIC_PAUSE == 0:
            yield Step("progress", None, "count-symmetric", {
                "n": n, "solutions": solutions, "symmetric": half_turns
            })
    return (solutions + half_turns + 2 * quarter_turns) // 8 if n > 1 else solutions


# ---- the gallery

def show_solutions(n: int, solutions: int) -> Steps[None]:
    """Show all solutions: the smallest board of each orbit, then its images."""
    shown = number = 0
    for examined, board in enumerate(all_solutions(n), 1):
        if shown == solutions:
            break
        if examined % GALLERY_PAUSE == 0:
            yield Step("progress", reason="count-gallery", args={"shown": shown, "solutions": solutions})
        images = distinct_symmetric_images(board)
        if board != min(images):
            continue
        number += 1
        shown += len(images)
        fundamental = Node(board, None, move="identity")
        yield Step("add", fundamental, "fundamental-solution", {"orbit": number, "size": len(images)})
        for other, name in images.items():
            if other != board:
                yield Step("add", Node(other, fundamental, name, 1), "symmetric-image", {
                    "orbit": number, "symmetry": name
                })


def all_solutions(n: int, rows: tuple[int, ...] = (), rising: int = 0, falling: int = 0) -> Iterator[tuple[int, ...]]:
    """Generate the solutions in lexicographic order."""
    column = len(rows)
    if column == n:
        yield rows
        return
    for row in range(1, n + 1):
        up, down = 1 << row + column, 1 << row - column + n
        if not (row in rows or rising & up or falling & down):
            yield from all_solutions(n, (*rows, row), rising | up, falling | down)
