"""Admissible and consistent heuristics.

Each is built for one goal: `manhattan(shape, goal)` returns the function from a state to its estimate.
"""

from bisect import bisect_left
from collections.abc import Callable
from functools import cache
from operator import getitem

from .board import Shape

Heuristic = Callable[[bytes], int]


def misplaced(shape: Shape, goal: bytes) -> Heuristic:
    """Return the number of tiles out of place, without the blank. (Doran & Michie 1966.)"""
    return make_heuristic_from_table(misplaced_table(shape, goal))


def manhattan(shape: Shape, goal: bytes) -> Heuristic:
    """Return the sum of the rows and columns from each tile to its place. (Doran & Michie 1966; AIMA, section 3.6.)"""
    return make_heuristic_from_table(manhattan_table(shape, goal))


def linear_conflict(shape: Shape, goal: bytes) -> Heuristic:
    """Return Manhattan plus two for each tile that must leave its goal line to let others pass.

    (Hansson, Mayer & Yung 1992, Information Sciences 63.) In a line, the tiles that can stay are the longest run
    already in goal order; every other one steps out and back.
    """
    distance = manhattan(shape, goal)
    place = goal_cell_by_tile(goal)
    lines = [slice(cell, cell + shape.columns, 1) for cell in range(0, shape.cell_count, shape.columns)]
    lines += [slice(column, shape.cell_count, shape.columns) for column in range(shape.columns)]

    @cache
    def extra_moves_of_line(number: int, tiles: bytes) -> int:
        line = range(shape.cell_count)[lines[number]]
        at_home = [place[tile] for tile in tiles if tile and place[tile] in line]
        return 2 * (len(at_home) - longest_increasing_length(at_home))

    def estimate_by_linear_conflict(state: bytes) -> int:
        extra = 0
        for number, line in enumerate(lines):
            extra += extra_moves_of_line(number, state[line])
        return distance(state) + extra

    return estimate_by_linear_conflict


HEURISTICS = {"manhattan": manhattan, "linear-conflict": linear_conflict, "misplaced": misplaced}


def make_heuristic_from_table(table: list[bytes]) -> Heuristic:
    """Return the estimate that sums table[cell][tile] over the board."""
    return lambda state: sum(map(getitem, table, state))


def manhattan_table(shape: Shape, goal: bytes) -> list[bytes]:
    """Return a row per cell with the distance of each tile from there."""
    columns, place = shape.columns, goal_cell_by_tile(goal)
    return [
        bytes([0, *(
            abs(cell // columns - place[tile] // columns) + abs(cell % columns - place[tile] % columns)
            for tile in range(1, shape.cell_count)
        )])
        for cell in range(shape.cell_count)
    ]


def misplaced_table(shape: Shape, goal: bytes) -> list[bytes]:
    """Return a row per cell with 1 for each tile that does not belong there."""
    return [bytes([0, *(place != tile for tile in range(1, len(goal)))]) for place in goal]


def goal_cell_by_tile(goal: bytes) -> dict[int, int]:
    return {tile: cell for cell, tile in enumerate(goal)}


def longest_increasing_length(numbers: list[int]) -> int:
    """Return the length of the longest increasing subsequence."""
    ends: list[int] = []  # the least last number of a rise of each length
    for number in numbers:
        at = bisect_left(ends, number)
        ends[at : at + 1] = [number]
    return len(ends)
