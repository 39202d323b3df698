"""Numbers and drawings of the article about the knight's path."""

from cmath import rect
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import pi
from typing import Any

from call_page_code import figure, in_own_digits
from dhadha.puzzles.knight.bitboard_distances import survey_distances
from dhadha.puzzles.knight.board import UNSEEN, KnightBoard, read_leaper
from dhadha.puzzles.knight.closed_form import near_exception
from dhadha.puzzles.knight.puzzle import PUZZLE
from dhadha.puzzles.knight.solution_steps import distance_by_formula
from plots_and_tables import html_table_of_rows, side_by_side, wide
from run_counters_for_articles import prepare

PIECES = {"knight": "1,2", "zebra": "2,3", "giraffe": "1,4", "antelope": "3,4", "camel": "1,3", "elephant": "2,2"}
FREE = 30  # of a square of 100, around its middle
PLAIN = {**PUZZLE.appearance, "heat": False, "shades": False}  # the colours of the squares stay


def knight_edges(side: str) -> int:
    board = square_board(side)
    return sum(len(board.neighbours(cell)) for cell in range(board.square_count)) // 2


def stack(side: str) -> int:
    """Return the length of the path from corner to corner that a search with a stack finds."""
    return len(found_path(square_board(side), *corners(side), newest_first=True)) - 1


def layer_sizes(side: str, start: str, leaper: str = "1,2") -> list[int]:
    board = KnightBoard(int(side), int(side), read_leaper(leaper))
    return survey_distances(board, cell_of_square_name(board, start)).sizes


def farthest_squares(side: str) -> int:
    """Return the largest distance of two squares."""
    board = square_board(side)
    return max(len(survey_distances(board, cell).sizes) for cell in range(board.square_count)) - 1


def late_entries(side: str) -> int:
    """Return how many entries the queue gets from corner to corner if a square is marked only when it leaves, and
    skipped if it was marked before."""
    board, (start, target) = square_board(side), corners(side)
    queue, marked, entries = deque([start]), set[int](), 1
    while (cell := queue.popleft()) != target:
        fresh = [] if cell in marked else [other for other in board.neighbours(cell) if other not in marked]
        marked.add(cell)
        queue.extend(fresh)
        entries += len(fresh)
    return entries


def formula_exceptions(side: str) -> int:
    """Return the number of pairs of squares for which the formula needs an exception."""
    board = square_board(side)
    pairs = ((one, other) for one in range(board.square_count) for other in range(one))
    return sum(near_exception(board, *pair) is not None for pair in pairs)


def formula_compared(least: str, most: str) -> int:
    """Return the number of pairs of squares, on all rectangles with such sides, for which formula and search agree.
    Raises ValueError if they do not."""
    pairs, sides = 0, range(int(least), int(most) + 1)
    for board in (KnightBoard(rows, columns) for rows in sides for columns in sides):
        for start in range(board.square_count):
            found = list(survey_distances(board, start).distances)
            if found != [distance_by_formula(board, start, cell) for cell in range(board.square_count)]:
                raise ValueError(f"the formula is wrong from {board.name(start)} on {board.rows}×{board.columns}")
            pairs += board.square_count
    return pairs


def squares_reached(leaper: str) -> int:
    """Return the number of squares of the chessboard that a leaper reaches from a1."""
    return sum(layer_sizes("8", "a1", leaper))


def square_board(side: str) -> KnightBoard:
    return KnightBoard(int(side), int(side))


def corners(side: str) -> tuple[int, int]:
    """Return the cells of a1 and of the opposite corner."""
    return int(side) * (int(side) - 1), int(side) - 1


def cell_of_square_name(board: KnightBoard, name: str) -> int:
    return next(cell for cell in range(board.square_count) if board.name(cell) == name)


def found_path(board: KnightBoard, start: int, target: int, newest_first: bool = False) -> list[int]:
    """Return the path of a search whose waiting squares are taken from a stack or from a queue."""
    before, waiting = {start: start}, deque([start])
    while (cell := waiting.pop() if newest_first else waiting.popleft()) != target:
        fresh = [other for other in board.neighbours(cell) if other not in before]
        before |= dict.fromkeys(fresh, cell)
        waiting.extend(fresh)
    path = [target]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[::-1]


def queue_after_each_square_done(count: int) -> list[tuple[str, list[int]]]:
    """Return the first squares that are done from corner to corner, and the distances in the queue after each."""
    waiting, told = deque[int](), list[tuple[str, list[int]]]()
    run = prepare("knight-path/across")
    for step in run:
        if step.word == "expand":
            waiting.popleft()
        elif step.node and step.word in ("start", "add"):
            waiting.append(step.node.depth)
        elif step.node and step.word == "close":
            told.append((run.problem.board.name(step.node.state.square), list(waiting)))
    return told[:count]


# ---- drawings

def board_figure(
    board: KnightBoard, t: Any, knight: int, target: int = -1, values: Mapping[int, int] = {}, path: Sequence[int] = (),
    more: str = "",
) -> str:
    """Draw a board with the names of its rows and columns in the squares at its edge."""
    area = {"rows": board.rows, "columns": board.columns, "tokens": ["knight", "target"]}
    shown = [values.get(cell, UNSEEN) for cell in range(board.square_count)] + [knight + 1, target + 1]
    rows = (text(complex(9, 100 * row + 18), str(board.rows - row)) for row in range(board.rows))
    columns = (text(complex(100 * at + 89, 100 * board.rows - 14), "abcdefgh"[at]) for at in range(board.columns))
    drawn = figure(area, shown, dict.fromkeys(path, "path"), PLAIN, t.language, more + "".join((*rows, *columns)))
    return wide(drawn) if board.rows > 5 else drawn


def text(place: complex, words: str, size: int = 26) -> str:
    colour = "light-dark(#6d5a36, #cfc6b6)"
    return f'<text x="{place.real:.0f}" y="{place.imag:.0f}" font-size="{size}" fill="{colour}">{words}</text>'


def disk(place: complex, words: str) -> str:
    drawn = f'<circle cx="{place.real:.0f}" cy="{place.imag:.0f}" r="{FREE}" fill="light-dark(#f3e8d5, #514c5a)"/>'
    return drawn + text(place, words, 34)


def middle(board: KnightBoard, cell: int) -> complex:
    row, column = divmod(cell, board.columns)
    return complex(100 * column + 50, 100 * row + 50)


def draw_move_lines(moves: Iterable[tuple[int, int]], place: Callable[[int], complex]) -> str:
    """Draw a line for each move, which leaves the middle of both squares free."""
    def svg_path_of_line(one: complex, end: complex) -> str:
        free = FREE * (end - one) / abs(end - one)
        return "M{0.real:.0f} {0.imag:.0f}L{1.real:.0f} {1.imag:.0f}".format(one + free, end - free)
    return f'<path class="arc" d="{"".join(svg_path_of_line(place(one), place(end)) for one, end in moves)}"/>'


def moves_drawing(t: Any) -> str:
    """Draw the moves of a knight in the middle of a small board."""
    board = square_board("5")
    ends = board.neighbours(12)
    more = draw_move_lines(((12, end) for end in ends), lambda cell: middle(board, cell))
    return board_figure(board, t, 12, path=ends, more=more)


def path_drawing(board: KnightBoard, path: Sequence[int], t: Any) -> str:
    """Draw a path, whose squares after the first bear the number of moves so far."""
    numbers = "".join(disk(middle(board, cell), in_own_digits(at, t.language)) for at, cell in enumerate(path) if at)
    more = draw_move_lines(pairwise(path), lambda cell: middle(board, cell)) + numbers
    return board_figure(board, t, path[0], path[-1], path=path, more=more)


def two_searches(t: Any) -> str:
    board = square_board("8")
    paths = (found_path(board, *corners("8"), newest_first) for newest_first in (False, True))
    return side_by_side([path_drawing(board, path, t) for path in paths])


def corner_drawing(t: Any) -> str:
    """Draw two diagonal neighbours, with a corner and without."""
    board = square_board("5")
    a1, b2, c3 = 20, 16, 12
    return side_by_side([path_drawing(board, found_path(board, *pair), t) for pair in ((a1, b2), (b2, c3))])


def ring_drawing(t: Any) -> str:
    """Draw the graph of the 3×3 board twice: on its squares, and unfolded."""
    board = square_board("3")
    moves = [(cell, end) for cell in range(9) for end in board.neighbours(cell) if cell < end]
    named = "".join(text(middle(board, cell), board.name(cell), 38) for cell in range(9))
    more = draw_move_lines(moves, lambda cell: middle(board, cell)) + named
    squares = figure({"rows": 3, "columns": 3}, [UNSEEN] * 9, {}, PLAIN, t.language, more)
    ring = [0, board.neighbours(0)[0]]
    while len(ring) < 8:
        ring.append(next(end for end in board.neighbours(ring[-1]) if end != ring[-2]))
    places = {cell: 150 + 150j + rect(125, at * pi / 4) for at, cell in enumerate(ring)} | {4: 150 + 150j}
    disks = "".join(disk(place, board.name(cell)) for cell, place in places.items())
    unfolded = '<svg class="figure" viewBox="-10 -10 320 320" aria-hidden="true">'
    return side_by_side([squares, f"{unfolded}{draw_move_lines(moves, places.__getitem__)}{disks}</svg>"])


def parity_drawing(t: Any) -> str:
    """Draw the distances from d4 on the colours of the squares."""
    board = square_board("8")
    start = cell_of_square_name(board, "d4")
    return board_figure(board, t, start, values=dict(enumerate(survey_distances(board, start).distances)))


def queues_drawing(t: Any) -> str:
    """Draw the queue after each of the first squares that are done."""
    told, rows = queue_after_each_square_done(4), ""
    longest = max(len(waiting) for _, waiting in told)
    for name, waiting in told:
        drawn = figure({"rows": 1, "columns": len(waiting)}, waiting, {}, PUZZLE.appearance, t.language)
        drawn = drawn.replace(f'viewBox="0 0 {100 * len(waiting)} 100"', f'viewBox="0 0 {100 * longest} 100"')
        rows += f"<li>{drawn}<span>{t('queue-after', square=name)}</span></li>"
    return f'<ul class="readings">{rows}</ul>'


def leapers_table(t: Any) -> str:
    rows = {}
    for name, leap in PIECES.items():
        sizes = layer_sizes("8", "a1", leap)
        rows[t(f"piece-{name}")] = {"leap": f"\u2066{leap}\u2069", "reached": sum(sizes), "farthest": len(sizes) - 1}
    heads = {name: t(f"piece-column-{name}") for name in ("leap", "reached", "farthest")}
    return html_table_of_rows(rows, heads, lambda value: in_own_digits(value, t.language))


DRAWINGS: dict[str, Callable[[Any], str]] = {
    "eight-moves": moves_drawing, "knight-ring": ring_drawing, "queue-and-stack": two_searches,
    "queue-numbers": queues_drawing, "even-and-odd": parity_drawing, "knight-corner": corner_drawing,
    "leapers": leapers_table,
}
NUMBERS: Sequence[Callable[..., int | list[int]]] = (
    knight_edges, stack, layer_sizes, farthest_squares, late_entries, formula_exceptions, formula_compared,
    squares_reached,
)
