"""Queries about parts of the board for layer by layer."""

from collections.abc import Iterator, Sequence

from ..board import Shape, Slides, exchange_table
from ..problem import SlidingProblem


def lines_to_complete(shape: Shape, goal: bytes) -> Iterator[tuple[list[int], list[int]]]:
    """Yield each line to complete, in order, and the block of six cells at its end; last, no line and four cells.

    The line never holds the blank's own place.
    """
    n = shape.columns
    row, column = divmod(goal.index(0), n)
    rows, columns = [*range(shape.rows)], [*range(n)]
    while max(len(rows), len(columns)) > 2:
        if len(rows) >= len(columns):
            if rows[0] == row:
                rows.reverse()
            yield cells_in_rows_and_columns(n, rows[:1], columns), cells_in_rows_and_columns(n, rows[:3], columns[-2:])
            del rows[0]
        else:
            if columns[0] == column:
                columns.reverse()
            yield cells_in_rows_and_columns(n, rows, columns[:1]), cells_in_rows_and_columns(n, rows[-2:], columns[:3])
            del columns[0]
    yield [], cells_in_rows_and_columns(n, rows, columns)


def cells_in_rows_and_columns(n: int, rows: Sequence[int], columns: Sequence[int]) -> list[int]:
    return [row * n + column for row in rows for column in columns]


def path_within(slides: Slides, free: set[int], start: int, targets: set[int]) -> list[int]:
    """Return the cells of a shortest path from `start` to one of `targets` through free cells, without `start`."""
    level, before = [start], {start: start}
    for cell in level:
        if cell in targets:
            way = []
            while cell != start:
                way.append(cell)
                cell = before[cell]
            return way[::-1]
        for _, there in slides[cell]:
            if there in free and there not in before:
                before[there] = cell
                level.append(there)
    raise AssertionError("the free cells are connected")


def path_placing_tiles(problem: SlidingProblem, start: bytes, block: Sequence[int], tiles: Sequence[int]) -> list[int]:
    """Return the cells of the blank on a shortest path within the block that places these tiles."""
    home = [problem.goal.index(tile) for tile in tiles]
    level: list[tuple[bytes, list[int]]] = [(start, [])]
    seen = set()
    for board, way in level:
        places = [*map(board.index, tiles)]
        if places == home:
            return way
        blank = board.index(0)
        if (blank, *places) in seen:
            continue
        seen.add((blank, *places))
        level += [
            (board.translate(exchange_table(board[cell])), [*way, cell])
            for _, cell in problem.slides[blank] if cell in block
        ]
    raise AssertionError("a solvable board has a solution")
