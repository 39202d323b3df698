"""The Grundy numbers of a whole board, level by level, without a step for each square."""

from functools import lru_cache
from itertools import chain

from ...core.steps_and_nodes import Step, Steps, answer_of
from ..grundy.mex_and_xor import mex
from .parse_and_format_coins import Square, Squares
from .topological_order_or_cycle import does_every_move_lower_sum, fitting_moves, squares_in_dependency_levels

PAUSE = 400  # diagonals between two reports; some 5 ms
SQUARES_A_STEP = 10_000  # filled one by one between two reports
FEW = 7  # moves, so that no number exceeds 7
GAP = bytes(~options & options + 1 & 255 for options in range(256))  # the lowest bit that is not set
NUMBER = bytes(max(0, bit.bit_length() - 1) for bit in range(256))  # of the highest bit that is set


@lru_cache(8)
def grundy_grid(rows: int, columns: int, moves: Squares) -> bytes:
    """Return the Grundy number of every cell, row by row. moves: a tuple of (dx, dy) without a cycle on this board."""
    return answer_of(fill_grundy_numbers_by_level(rows, columns, moves))


def fill_grundy_numbers_by_level(rows: int, columns: int, moves: Squares) -> Steps[bytes]:
    """Return what `grundy_grid` does, and report the progress."""
    moves = fitting_moves(rows, columns, moves)
    if does_every_move_lower_sum(moves) and len(moves) <= FEW:
        return (yield from fill_grundy_numbers_by_diagonal(rows, columns, moves))
    numbers: dict[Square, int] = {}
    for x, y in chain.from_iterable(squares_in_dependency_levels(rows, columns, moves)):
        numbers[x, y] = mex([numbers[to] for dx, dy in moves if (to := (x + dx, y + dy)) in numbers])
        if len(numbers) % SQUARES_A_STEP == 0:
            yield make_fill_progress_step(len(numbers), rows * columns)
    return bytes(numbers[square] for square in sorted(numbers))


def fill_grundy_numbers_by_diagonal(rows: int, columns: int, moves: Squares) -> Steps[bytes]:
    """Fill the diagonals x + y = w; every move must lower w. Rows and columns count from 0 here.

    A diagonal is one integer, whose byte x holds the number of its square in row x as a set: one bit. For each move one
    shift and one OR collect the options of the whole diagonal, and bytes.translate computes every mex.
    """
    numbers, sets, filled = bytearray(rows * columns), list[int](), 0
    room = rows + max((abs(dx) for dx, _ in moves), default=0)
    for w in range(rows + columns - 1):
        options = 0
        for dx, dy in moves:
            if w + dx + dy >= 0:
                earlier = sets[w + dx + dy]
                options |= earlier << -8 * dx if dx < 0 else earlier >> 8 * dx
        top, bottom = max(0, w - columns + 1), min(rows - 1, w)
        chosen = options.to_bytes(room, "little")[top : bottom + 1].translate(GAP)
        sets.append(int.from_bytes(chosen, "little") << 8 * top)
        first, apart = top * columns + w - top, max(1, columns - 1)
        numbers[first : first + (bottom - top) * apart + 1 : apart] = chosen.translate(NUMBER)
        filled += len(chosen)
        if w % PAUSE == PAUSE - 1:
            yield make_fill_progress_step(filled, rows * columns)
    return bytes(numbers)


def make_fill_progress_step(done: int, count: int) -> Step:
    return Step("progress", reason="fill-progress", args={"percent": 100 * done // count})
