"""The patterns of four cells in a square of side 4 that have the trick's sum; cells are 0 to 15."""

from itertools import product

SIDE = 4
TRICK: tuple[int | str, ...] = (  # the cells of the numbers; the magician writes A to D last
    "A", 1, 12, 7,
    11, 8, "B", 2,
    5, 10, 3, "C",
    4, "D", 6, 9,
)
LESS = {"A": 20, "B": 21, "C": 18, "D": 19}  # the sum of the letter's three companions
ALWAYS_34, TWICE_LESS_34 = (4, 5, 8, 9), (6, 7, 10, 11)  # 2×2 blocks without the chosen sum: 34; twice it, less 34


def place_of(entry: int | str) -> tuple[int, int]:
    """Return row and column, from 0, of a number or a letter."""
    return divmod(TRICK.index(entry), SIDE)


def corner_cells(row: int, column: int, apart: int = 1) -> tuple[int, ...]:
    """Return the four corners of a square with this top left cell, with wrap-around."""
    corners = product((row, row + apart), (column, column + apart))
    return tuple(sorted(down % SIDE * SIDE + right % SIDE for down, right in corners))


def diagonal_cells(shift: int, step: int) -> tuple[int, ...]:
    """Return the cells of a diagonal that starts in column `shift` of the top row, with wrap-around."""
    return tuple(sorted(row * SIDE + (shift + step * row) % SIDE for row in range(SIDE)))


def patterns() -> list[tuple[str, tuple[int, ...]]]:
    """Return (kind, cells) of the 28 patterns, kind by kind."""
    every, plain = range(SIDE), [corner_cells(*corner) for corner in product(range(SIDE - 1), repeat=2)]
    families = {
        "row": [tuple(range(row * SIDE, row * SIDE + SIDE)) for row in every],
        "column": [tuple(range(column, SIDE * SIDE, SIDE)) for column in every],
        "diagonal": [diagonal_cells(0, 1), diagonal_cells(3, -1)],
        "broken-diagonal": [diagonal_cells(2, 1), diagonal_cells(1, -1)],
        "block": [cells for cells in plain if cells not in (ALWAYS_34, TWICE_LESS_34)],
        "wrapped-block": [corner_cells(0, 3), corner_cells(1, 3), corner_cells(2, 3), corner_cells(3, 1)],
        "corners": [corner_cells(0, 0, 3)],
        "block-corners": [corner_cells(*corner, 2) for corner in product((0, 1), (0, 1))],
    }
    return [(kind, cells) for kind, members in families.items() for cells in members]
