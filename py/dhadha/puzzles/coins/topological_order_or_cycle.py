"""An order of the squares in which each follows its options, or a proof that none exists."""

from collections import Counter
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
from itertools import groupby, product

from ...puzzle import InvalidInput, Picture
from .parse_and_format_coins import Square, Squares, write_square

SQUARES_WRITTEN = 16  # of a cycle


def fitting_moves(rows: int, columns: int, moves: Squares) -> Squares:
    """Return the moves that fit on the board from some square."""
    return tuple((dx, dy) for dx, dy in moves if abs(dx) < rows and abs(dy) < columns)


def does_every_move_lower_sum(moves: Squares) -> bool:
    """Return whether every move lowers x + y."""
    return all(dx + dy < 0 for dx, dy in moves)


def squares_in_dependency_levels(rows: int, columns: int, moves: Squares) -> list[list[Square]]:
    """Return the squares in levels, each after its options: the diagonals x + y if every move lowers this sum, else
    layers."""
    moves = fitting_moves(rows, columns, moves)
    if not does_every_move_lower_sum(moves):
        return peel_squares_into_layers(rows, columns, moves)
    squares = product(range(1, rows + 1), range(1, columns + 1))
    return [[*level] for _, level in groupby(sorted(squares, key=sum), sum)]


def peel_squares_into_layers(rows: int, columns: int, moves: Squares) -> list[list[Square]]:
    """Return the squares in layers: first those without a move, then those whose moves all end there, and so on.

    Squares that start an infinite sequence of moves are in no layer.
    """
    squares = set(product(range(1, rows + 1), range(1, columns + 1)))
    left = {(x, y): sum((x + dx, y + dy) in squares for dx, dy in moves) for x, y in squares}
    layers, layer = [], sorted(square for square, count in left.items() if not count)
    while layer:
        layers.append(layer)
        freed = Counter((x - dx, y - dy) for x, y in layer for dx, dy in moves)
        left |= {before: left[before] - count for before, count in freed.items() if before in squares}
        layer = sorted(before for before in freed if left.get(before) == 0)
    return layers


@lru_cache(64)
def find_cycle(rows: int, columns: int, moves: Squares) -> list[Square] | None:
    """Return the squares of a cycle of moves, the first one again at its end, or None.

    On a board that is large both ways, a part suffices: vectors of length 1 whose sum is 0 can be ordered so that no
    partial sum is longer than 2 (Steinitz 1913; Grinberg and Sevastyanov 1980, for any norm), so a cycle fits into four
    times the largest offset.
    """
    if does_every_move_lower_sum(moves):
        return None
    enough = 4 * max(abs(dx) for dx, _ in moves) + 1, 4 * max(abs(dy) for _, dy in moves) + 1
    if rows >= enough[0] and columns >= enough[1]:
        rows, columns = enough
    squares = set(product(range(1, rows + 1), range(1, columns + 1)))
    options = {(x, y): squares & {(x + dx, y + dy) for dx, dy in moves} for x, y in sorted(squares)}
    try:
        TopologicalSorter(options).prepare()
    except CycleError as error:
        cycle: list[Square] = error.args[1][::-1]  # from a square to what it needs, backwards
        return cycle
    return None


def check_acyclic(rows: int, columns: int, moves: Squares) -> None:
    """Raise InvalidInput with a cycle, as text and picture, if a coin could return to a square."""
    cycle = find_cycle(rows, columns, moves)
    if cycle:
        raise InvalidInput(
            "moves-cycle", "{count:move} can lead back to the same square, so the game might never end: {cycle}.",
            cycle_picture(cycle), cycle=write_cycle(cycle), count=len(cycle) - 1,
        )


def write_cycle(squares: list[Square]) -> str:
    """Return "(1,2) → (3,3) → (1,2)", abbreviated in the middle if it is long."""
    words = list(map(write_square, squares))
    if len(words) > SQUARES_WRITTEN:
        words[SQUARES_WRITTEN - 2 : -1] = "…"
    return " → ".join(words)


def cycle_picture(cycle: list[Square]) -> Picture:
    """Return a picture of the cycle on the smallest board that holds it."""
    rows, columns = (max(3, *side) for side in zip(*cycle))
    cells = [(x - 1) * columns + y - 1 for x, y in cycle]
    return {
        "rows": rows, "columns": columns, "values": [-1] * (rows * columns), "blank": -1, "coordinates": "numbers",
        "marks": [(cell, "conflict") for cell in cells[:-1]], "links": list(zip(cells, cells[1:])),
    }
