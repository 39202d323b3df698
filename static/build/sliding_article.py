"""Numbers and drawings of the article about the sliding puzzle."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import factorial, log10
from typing import Any

from call_page_code import figure, in_own_digits
from dhadha.puzzles.sliding.board import Shape, blank_row_from_bottom, standard_goal, write_state
from dhadha.puzzles.sliding.puzzle import PUZZLE
from dhadha.runs.run import Run
from plots_and_tables import ARROW, side_by_side

EIGHT, FIFTEEN = Shape(3, 3), Shape(4, 4)
LOYD = (*range(1, 14), 15, 14, 0)
SIDEWAYS = (1, 2, 3, 4, 5, 6, 7, 0, 8), (1, 2, 3, 4, 5, 6, 7, 8, 0)
UPWARDS = (1, 2, 3, 4, 0, 6, 7, 5, 8), (1, 2, 3, 4, 5, 6, 7, 0, 8)
UPWARDS_IN_FOUR = (*range(1, 12), 0, 13, 14, 15, 12), (*range(1, 16), 0)
ARC = 0.42  # of its width, the height of an arc
A_DAY, A_YEAR = 86_400, 31_557_600  # seconds
A_SECOND = 1_000_000  # boards that a computer is said to look at in a second
Board = Sequence[int]


def arrangements(side: str) -> int:
    return factorial(int(side) ** 2)


def boards(side: str) -> int:
    return arrangements(side) // 2


def distances(side: str) -> list[int]:
    """Return the number of boards at each distance from the goal; side: at most 3."""
    return [len(level) for level in boards_at_each_distance(int(side))]


@cache
def boards_at_each_distance(side: int) -> list[list[bytes]]:
    """Return the boards at each distance from the goal."""
    shape = Shape(side, side)
    goal = standard_goal(shape)
    problem = Run.prepare("n-puzzle", "breadth-first", write_state(shape, goal)).problem
    found, seen = [[goal]], {goal}
    while found[-1]:
        following = dict.fromkeys(after for board in found[-1] for _, after in problem.successors(board))
        found.append([board for board in following if board not in seen])
        seen.update(found[-1])
    return found[:-1]


def farthest(side: str) -> int:
    return len(distances(side)) - 1


def most_distant(side: str) -> int:
    return distances(side)[-1]


def days(side: str) -> int:
    return boards(side) // (A_SECOND * A_DAY)


def years(side: str) -> int:
    """Return about how many years it takes to look at all boards, to two digits."""
    exact = boards(side) // (A_SECOND * A_YEAR)
    return round(exact, 1 - int(log10(exact)))


# ---- drawings

def move_drawing(before: Board, after: Board, t: Any) -> str:
    """Draw a board before and after a move, and how both are read."""
    tile = before[after.index(0)]
    boards = [board_figure(tiles, t.language, [tiles.index(tile)]) for tiles in (before, after)]
    readings = "".join(f"<li>{draw_reading_with_inversions(tiles, t, tile)}</li>" for tiles in (before, after))
    return f'{side_by_side(boards, ARROW)}<ul class="readings">{readings}</ul>'


def draw_reading_with_inversions(tiles: Board, t: Any, moving: int = 0) -> str:
    """Draw the tiles in a row, and write the number of inversions; with four columns, also the row of the gap."""
    count, shape = len(inverted_pairs_of_tiles(tiles)), shape_of(tiles)
    row = blank_row_from_bottom(shape, bytes(tiles))
    shown, line, total = (in_own_digits(number, t.language) for number in (count, row, count + row))
    words = t("inversions-of-reading", count=count, shown=shown)
    words += f" · {t('sum-of-reading', shown=shown, row=line, sum=total)}" if shape == FIFTEEN else ""
    return f"{draw_tiles_with_inversion_arcs(tiles, t.language, moving)}<span>{words}</span>"


def inverted_pairs_of_tiles(tiles: Board) -> list[tuple[int, int]]:
    """Return the positions of inverted pairs in the reading without the blank."""
    read = [tile for tile in tiles if tile]
    return [(one, other) for one, other in combinations(range(len(read)), 2) if read[one] > read[other]]


def shape_of(tiles: Board) -> Shape:
    return EIGHT if len(tiles) == 9 else FIFTEEN


def board_figure(tiles: Board, language: str, marked: Sequence[int] = ()) -> str:
    shape = shape_of(tiles)
    area = {"rows": shape.rows, "columns": shape.columns, "goal": list(standard_goal(shape))}
    return figure(area, list(tiles), dict.fromkeys(marked, "current"), PUZZLE.appearance, language)


def draw_tiles_with_inversion_arcs(tiles: Board, language: str, moving: int = 0) -> str:
    """Draw the tiles in a row, with an arc over each inversion."""
    read = [tile for tile in tiles if tile]
    marked = {read.index(moving): "current"} if moving else {}
    arcs = "".join(
        f"M{100 * one + 50} 0C{100 * one + 50} {-arc_height(one, other)} "
        f"{100 * other + 50} {-arc_height(one, other)} {100 * other + 50} 0"
        for one, other in inverted_pairs_of_tiles(tiles)
    )
    area = {"rows": 1, "columns": len(read), "goal": sorted(read)}
    drawn = figure(area, read, marked, PUZZLE.appearance, language, f'<path class="arc" d="{arcs}"/>')
    top = round(max((arc_height(*pair) for pair in inverted_pairs_of_tiles(tiles)), default=0) * 0.78)
    wide = 100 * len(read)
    drawn = drawn.replace(f'viewBox="0 0 {wide} 100"', f'viewBox="0 {-top} {wide} {100 + top}"')
    return drawn.replace('class="figure', 'class="long figure') if len(read) > 9 else drawn


def arc_height(one: int, other: int) -> int:
    return round(50 + 100 * ARC * (other - one))


DRAWINGS: dict[str, Callable[[Any], str]] = {
    "loyd": lambda t: board_figure(LOYD, t.language, marked=(13, 14)),
    "loyd-reading": lambda t: f'<div class="readings">{draw_reading_with_inversions(LOYD, t)}</div>',
    "sideways": lambda t: move_drawing(*SIDEWAYS, t),
    "upwards": lambda t: move_drawing(*UPWARDS, t),
    "upwards-in-four": lambda t: move_drawing(*UPWARDS_IN_FOUR, t),
    "hardest": lambda t: side_by_side([board_figure(tiles, t.language) for tiles in boards_at_each_distance(3)[-1]]),
}
NUMBERS: Sequence[Callable[..., int | list[int]]] = arrangements, boards, distances, farthest, most_distant, days, years
