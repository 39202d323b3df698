"""Figures of the sliding puzzle's story: boards, their readings and their inversions."""

from collections.abc import Sequence
from itertools import combinations

from call_page_code import figure
from dhadha.puzzles.sliding.board import Shape, blank_row_from_bottom, standard_goal, write_state
from dhadha.puzzles.sliding.puzzle import PUZZLE

EIGHT, FIFTEEN = Shape(3, 3), Shape(4, 4)
LOYD = (*range(1, 14), 15, 14, 0)
SIDEWAYS = (1, 2, 3, 4, 5, 6, 7, 0, 8), (1, 2, 3, 4, 5, 6, 7, 8, 0)
UPWARDS = (1, 2, 3, 4, 0, 6, 7, 5, 8), (1, 2, 3, 4, 5, 6, 7, 0, 8)
UPWARDS_IN_FOUR = (*range(1, 11), 0, 12, 13, 14, 11, 15), (*range(1, 13), 13, 14, 0, 15)
ARC = 0.42  # of its width, the height of an arc
BOARDS = 181_440  # of 3×3 that can be reached
MOST = 31  # moves that one of them needs
HARDEST = (6, 4, 7, 8, 5, 0, 3, 2, 1), (8, 6, 7, 2, 5, 4, 3, 0, 1)  # those that need them


def sliding_figures(language: str) -> dict[str, object]:
    """Return {name: SVG or number} for the story's page."""
    return {
        "loyd": board_figure(LOYD, language, marked=(13, 14)),
        "loyd_state": write_state(FIFTEEN, LOYD),
        "loyd_reading": reading_figure(LOYD, language),
        "sideways": move_figures(*SIDEWAYS, language),
        "upwards": move_figures(*UPWARDS, language),
        "upwards_in_four": move_figures(*UPWARDS_IN_FOUR, language),
        "boards": BOARDS,
        "most": MOST,
        "hardest": [board_figure(tiles, language) for tiles in HARDEST],
        "hardest_state": write_state(EIGHT, HARDEST[0]),
    }


def inversions(tiles: Sequence[int]) -> list[tuple[int, int]]:
    """Return the positions of inverted pairs in the reading without the blank."""
    read = [tile for tile in tiles if tile]
    return [(one, other) for one, other in combinations(range(len(read)), 2) if read[one] > read[other]]


def shape_of(tiles: Sequence[int]) -> Shape:
    return EIGHT if len(tiles) == 9 else FIFTEEN


def board_figure(tiles: Sequence[int], language: str, marked: Sequence[int] = ()) -> str:
    shape = shape_of(tiles)
    area = {"rows": shape.rows, "columns": shape.columns, "goal": list(standard_goal(shape))}
    return figure(area, list(tiles), dict.fromkeys(marked, "current"), PUZZLE.appearance, language)


def reading_figure(tiles: Sequence[int], language: str, moving: int = 0) -> str:
    """Draw the tiles in a row, with an arc over each inversion."""
    read = [tile for tile in tiles if tile]
    marked = {read.index(moving): "current"} if moving else {}
    arcs = "".join(
        f"M{100 * one + 50} 0C{100 * one + 50} {-arc_height(one, other)} "
        f"{100 * other + 50} {-arc_height(one, other)} {100 * other + 50} 0"
        for one, other in inversions(tiles)
    )
    area = {"rows": 1, "columns": len(read), "goal": sorted(read)}
    drawn = figure(area, read, marked, PUZZLE.appearance, language, f'<path class="arc" d="{arcs}"/>')
    top = round(max((arc_height(*pair) for pair in inversions(tiles)), default=0) * 0.78)
    wide = 100 * len(read)
    drawn = drawn.replace(f'viewBox="0 0 {wide} 100"', f'viewBox="0 {-top} {wide} {100 + top}"')
    return drawn.replace('class="figure', 'class="long figure') if len(read) > 9 else drawn


def arc_height(one: int, other: int) -> int:
    return round(50 + 100 * ARC * (other - one))


def move_figures(before: Sequence[int], after: Sequence[int], language: str) -> dict[str, object]:
    """Draw a board before and after a move, as boards and as readings, with the number of inversions of each."""
    cell = after.index(0)
    tile = before[cell]
    return {
        "boards": [board_figure(before, language, (cell,)), board_figure(after, language, (after.index(tile),))],
        "readings": [reading_figure(tiles, language, tile) for tiles in (before, after)],
        "inversions": [len(inversions(tiles)) for tiles in (before, after)],
        "rows": [blank_row_from_bottom(shape_of(tiles), bytes(tiles)) for tiles in (before, after)],
        "tile": tile,
    }
