"""The eight symmetries of a board of queens, and the boards that they leave fixed.

A board is a tuple with the row (1..n, from the top) of the queen in each column, from the left.
"""

from collections.abc import Callable, Iterator

# The image of the square (row, column), all counted from 0; `last` is n - 1. Rotations are clockwise.
SYMMETRIES: dict[str, Callable[[int, int, int], tuple[int, int]]] = {
    "identity": lambda row, column, last: (row, column),
    "rotate-90": lambda row, column, last: (column, last - row),
    "rotate-180": lambda row, column, last: (last - row, last - column),
    "rotate-270": lambda row, column, last: (last - column, row),
    "mirror-horizontal": lambda row, column, last: (row, last - column),  # exchanges left and right
    "mirror-vertical": lambda row, column, last: (last - row, column),  # exchanges top and bottom
    "mirror-diagonal": lambda row, column, last: (column, row),  # along the diagonal from the top left corner
    "mirror-antidiagonal": lambda row, column, last: (last - column, last - row),
}


def apply_symmetry_to_board(board: tuple[int, ...], name: str) -> tuple[int, ...]:
    """Return the board after the symmetry called `name`. Raises KeyError for an unknown name."""
    move, last = SYMMETRIES[name], len(board) - 1
    rows = [0] * len(board)
    for column, row in enumerate(board):
        new_row, new_column = move(row - 1, column, last)
        rows[new_column] = new_row + 1
    return tuple(rows)


def distinct_symmetric_images(board: tuple[int, ...]) -> dict[tuple[int, ...], str]:
    """Return the distinct images of a board, itself first, each with the first symmetry that maps the board to it."""
    images: dict[tuple[int, ...], str] = {}
    for name in SYMMETRIES:
        images.setdefault(apply_symmetry_to_board(board, name), name)
    return images


def half_turn_symmetric_solutions(n: int) -> Iterator[tuple[int, ...]]:
    """Generate the solutions that a half turn leaves fixed: each queen is placed together with its opposite.

    Bit masks as in Martin Richards, "Backtracking algorithms in MCPL using bit patterns and recursion" (1997): taken
    rows, rising diagonals (row + column) and falling ones (row - column + last).
    """
    last, middle = n - 1, n // 2
    board = [middle + 1] * n

    def place_opposite_queen_pairs(column: int, rows: int, rising: int, falling: int) -> Iterator[tuple[int, ...]]:
        if column == middle:
            yield tuple(board)
            return
        for row in range(n):
            up, down = row + column, row - column + last
            if rows >> row & 1 or rising >> up & 1 or falling >> down & 1:
                continue
            board[column], board[last - column] = row + 1, n - row
            yield from place_opposite_queen_pairs(column + 1, rows | 1 << row | 1 << last - row,
                             rising | 1 << up | 1 << 2 * last - up, falling | 1 << down | 1 << 2 * last - down)

    # Opposite queens on a line through the centre attack each other, and an odd board has a queen there.
    yield from place_opposite_queen_pairs(0, n % 2 << middle, 1 << last, 1 << last)
