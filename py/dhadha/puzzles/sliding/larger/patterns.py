"""Additive pattern databases for boards of any side, and the same ones for any goal.

The cells of the board are cut into patterns; a table tells how many moves the tiles that belong there need among
themselves (see optimal/tables.py; Korf & Felner 2002, Artificial Intelligence 134). Where the goal's blank lies does
not matter to a table, for the blank wanders freely, so that tiles named after their places make one goal of all; only
the pattern that holds the blank's own place is a tile smaller. Turned and mirrored patterns share a table.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from ..optimal.tables import Table, building, table_of

Cells = tuple[int, ...]
Pattern = tuple[Cells, int]
"""Its cells, and that of the blank where it lies among them; else it lies ANYWHERE."""
ANYWHERE = -1
ROUNDS = 4  # of building a table between two looks from outside
LENGTHS = {2: 3, 3: 4, 4: 4, 5: 4, 6: 3, 7: 3}  # cells of a pattern by the board's side; 2 on larger boards

# By side and pattern: the table, and in how many rounds it was made.
made: dict[tuple[int, Pattern], tuple[Table, int]] = {}


def partitions(n: int) -> list[list[Cells]]:
    """Two ways to cut the board: its rings, one in another, into runs of cells; and again, beginning at another place,
    or into squares from the corners, where patterns have four cells."""
    length = LENGTHS.get(n, 2)
    first, second = (
        [run for ring in rings(n) for run in runs(ring[begin:] + ring[:begin], length)] for begin in range(2)
    )
    return [first, squares(n) if length == 4 else second]


def squares(n: int) -> list[Cells]:
    """Of two rows and two columns, but for those in the middle of an odd board."""
    half, odd = n // 2, n % 2
    lines = [*runs(range(half), 2), *runs(range(half, half + odd), 2), *runs(range(half + odd, n), 2)]
    return [tuple(row * n + column for row in rows for column in columns) for rows in lines for columns in lines]


def cut(n: int, blank: int) -> list[list[Pattern]]:
    """The partitions for a goal whose blank lies in that cell, which no tile belongs to."""
    return [
        [(tuple(cell for cell in cells if cell != blank), blank if blank in cells else ANYWHERE)
         for cells in part if cells != (blank,)]
        for part in partitions(n)
    ]


def rings(n: int) -> Iterator[Cells]:
    """The cells of each ring in order, clockwise from its first corner."""
    for edge in range((n + 1) // 2):
        first, last = edge, n - 1 - edge
        top = [(first, column) for column in range(first, last)]
        right = [(row, last) for row in range(first, last)]
        half = [*top, *right]
        ring = [*half, *((n - 1 - row, n - 1 - column) for row, column in half)] or [(first, first)]
        yield tuple(row * n + column for row, column in ring)


def runs(cells: Sequence[int], length: int) -> list[Cells]:
    return [tuple(cells[begin : begin + length]) for begin in range(0, len(cells), length)]


@cache
def symmetries(n: int) -> list[Cells]:
    """For each of the eight ways to turn and mirror a board, the cell that each cell becomes."""
    places = [divmod(cell, n) for cell in range(n * n)]
    turned = [places]
    for _ in range(3):
        turned.append([(column, n - 1 - row) for row, column in turned[-1]])
    every = turned + [[(column, row) for row, column in each] for each in turned]
    return [tuple(row * n + column for row, column in each) for each in every]


@cache
def standing(n: int, pattern: Pattern) -> tuple[Pattern, Cells]:
    """The pattern as it is tabled, its cells in order, and the symmetry that makes it so."""
    cells, blank = pattern
    every = [(*symmetry, ANYWHERE) for symmetry in symmetries(n)]
    return min(((tuple(sorted(turned[cell] for cell in cells)), turned[blank]), turned) for turned in every)


def making(n: int, pattern: Pattern) -> Iterator[int]:
    """Make the table of a pattern, and yield how far it is, just as often where there is one."""
    if (n, pattern) in made:
        yield from range(ROUNDS, made[n, pattern][1] + 1, ROUNDS)
        return
    cells, blank = pattern
    if blank == ANYWHERE:
        blank = max({*range(n * n)}.difference(cells))
    goal = bytes(0 if cell == blank else cell + 1 - (cell > blank) for cell in range(n * n))
    levels: list[int] = []
    for distance in building(goal, [goal[cell] for cell in cells], levels):
        if distance and distance % ROUNDS == 0:
            yield distance
    made[n, pattern] = table_of(levels, (n * n) ** len(cells)), len(levels)


def table(n: int, pattern: Pattern) -> Table:
    for _ in making(n, pattern):
        pass
    return made[n, pattern][0]


def tabled(n: int, parts: Sequence[Sequence[Pattern]]) -> list[Pattern]:
    """The patterns that need a table, each once."""
    return [*dict.fromkeys(standing(n, pattern)[0] for part in parts for pattern in part)]
