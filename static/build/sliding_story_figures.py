"""Figures of the sliding puzzle's story: boards, their readings and inversions, and distances to the goal."""

from collections import Counter
from functools import cache
from itertools import combinations

from board_figures import figure
from dhadha.puzzles.sliding import PUZZLE
from dhadha.puzzles.sliding.board import Shape, exchange_table, row_from_bottom, slides, standard_goal, write_state

EIGHT, FIFTEEN = Shape(3, 3), Shape(4, 4)
LOYD = (*range(1, 14), 15, 14, 0)
SIDEWAYS = (1, 2, 3, 4, 5, 6, 7, 0, 8), (1, 2, 3, 4, 5, 6, 7, 8, 0)
UPWARDS = (1, 2, 3, 4, 0, 6, 7, 5, 8), (1, 2, 3, 4, 5, 6, 7, 0, 8)
UPWARDS_IN_FOUR = (*range(1, 11), 0, 12, 13, 14, 11, 15), (*range(1, 13), 13, 14, 0, 15)
ARC = 0.42  # of its width, the height of an arc
CHART = 62, 22  # units wide and high


def sliding_figures(digits) -> dict:
    """Return {name: SVG or number} for the story's page; digits: formats numbers in the language."""
    layers = distances()
    most = max(layers.values())
    hardest = [state for state, moves in layers.items() if moves == most]
    return {
        "loyd": board(LOYD, digits, marked=(13, 14)),
        "loyd_state": write_state(FIFTEEN, LOYD),
        "loyd_reading": reading_figure(LOYD, digits),
        "sideways": move_figures(*SIDEWAYS, digits),
        "upwards": move_figures(*UPWARDS, digits),
        "upwards_in_four": move_figures(*UPWARDS_IN_FOUR, digits),
        "chart": chart(Counter(layers.values()), digits),
        "boards": len(layers),
        "most": most,
        "hardest": [board(tuple(state), digits) for state in hardest],
        "hardest_state": write_state(EIGHT, hardest[0]),
    }


@cache
def distances() -> dict[bytes, int]:
    """Compute the distance of every 3×3 board from the goal, by a breadth-first search."""
    goal = standard_goal(EIGHT)
    found, layer, after = {goal: 0}, [goal], slides(EIGHT)
    while layer:
        states = [state.translate(exchange_table(state[cell])) for state in layer for _, cell in after[state.index(0)]]
        moves = found[layer[0]] + 1
        layer = [state for state in dict.fromkeys(states) if state not in found]
        found |= dict.fromkeys(layer, moves)
    return found


def inversions(tiles) -> list[tuple[int, int]]:
    """Return the positions of inverted pairs in the reading without the blank."""
    read = [tile for tile in tiles if tile]
    return [(one, other) for one, other in combinations(range(len(read)), 2) if read[one] > read[other]]


def shape_of(tiles) -> Shape:
    return EIGHT if len(tiles) == 9 else FIFTEEN


def board(tiles, digits, marked=()) -> str:
    shape = shape_of(tiles)
    area = {"rows": shape.rows, "columns": shape.columns, "goal": list(standard_goal(shape))}
    return figure(area, list(tiles), dict.fromkeys(marked, "current"), PUZZLE.appearance, digits)


def reading_figure(tiles, digits, moving: int = 0) -> str:
    """Draw the tiles in a row, with an arc over each inversion."""
    read = [tile for tile in tiles if tile]
    marked = {read.index(moving): "current"} if moving else {}
    arcs = "".join(
        f"M{100 * one + 50} 0C{100 * one + 50} {-arc_height(one, other)} "
        f"{100 * other + 50} {-arc_height(one, other)} {100 * other + 50} 0"
        for one, other in inversions(tiles)
    )
    area = {"rows": 1, "columns": len(read), "goal": sorted(read)}
    drawn = figure(area, read, marked, PUZZLE.appearance, digits, f'<path class="arc" d="{arcs}"/>')
    top = round(max((arc_height(*pair) for pair in inversions(tiles)), default=0) * 0.78)
    wide = 100 * len(read)
    return drawn.replace(f'viewBox="0 0 {wide} 100"', f'viewBox="0 {-top} {wide} {100 + top}"').replace(
        'class="figure', f'class="{"long " * (len(read) > 9)}in-a-row figure'
    )


def arc_height(one: int, other: int) -> int:
    return round(50 + 100 * ARC * (other - one))


def move_figures(before, after, digits) -> dict:
    """Draw a board before and after a move, as boards and as readings, with the number of inversions of each."""
    cell = after.index(0)
    tile = before[cell]
    return {
        "boards": [board(before, digits, (cell,)), board(after, digits, (after.index(tile),))],
        "readings": [reading_figure(tiles, digits, tile) for tiles in (before, after)],
        "inversions": [len(inversions(tiles)) for tiles in (before, after)],
        "rows": [row_from_bottom(shape_of(tiles), bytes(tiles)) for tiles in (before, after)],
        "tile": tile,
    }


def chart(counts: dict[int, int], digits) -> str:
    """Draw a bar for each number of moves."""
    wide, high = CHART
    most, unit = max(counts.values()), wide / len(counts)
    bars = "".join(
        f"M{moves * unit + 0.2:g} {high}v{-high * count / most:g}h{unit - 0.4:g}V{high}z"
        for moves, count in counts.items()
    )
    marks = "".join(
        f'<text x="{(moves + 0.5) * unit:g}" y="{high + 2}" font-size="2">{digits(str(moves))}</text>'
        for moves in counts
        if moves % 5 == 0 and moves < max(counts) - 2 or moves == max(counts)
    )
    peak = max(counts, key=counts.get)
    marks += f'<text x="{(peak + 0.5) * unit:g}" y="-1.6" font-size="2">{digits(most)}</text>'
    attributes = f'class="figure chart" viewBox="0 -3 {wide} {high + 7}" aria-hidden="true"'
    return f'<svg {attributes}><path class="bars" d="{bars}"/>{marks}</svg>'
