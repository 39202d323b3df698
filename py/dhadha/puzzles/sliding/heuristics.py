"""Admissible and consistent heuristics.

Each is built for one goal: `manhattan(shape, goal)` returns the function from a state to its estimate.
"""

from collections.abc import Callable
from functools import cache
from operator import getitem

from .board import Shape

Heuristic = Callable[[bytes], int]


def misplaced(shape: Shape, goal: bytes) -> Heuristic:
    """Return the number of tiles out of place, without the blank. (Doran & Michie 1966.)"""
    return from_table(misplaced_table(shape, goal))


def manhattan(shape: Shape, goal: bytes) -> Heuristic:
    """Return the sum of the rows and columns from each tile to its place. (Doran & Michie 1966; AIMA, section 3.6.)"""
    return from_table(manhattan_table(shape, goal))


def linear_conflict(shape: Shape, goal: bytes) -> Heuristic:
    """Return Manhattan plus two for each tile that must leave its goal line to let others pass.

    (Hansson, Mayer & Yung 1992, Information Sciences 63.) In a line, the tiles that can stay are the longest run
    already in goal order; every other one steps out and back.
    """
    rows, columns = shape
    distance = manhattan(shape, goal)
    place = goal_cells(goal)

    @cache
    def row_conflicts(row: int, tiles: bytes) -> int:
        at_home = [place[tile] % columns for tile in tiles if tile and place[tile] // columns == row]
        return 2 * (len(at_home) - longest_rise(at_home))

    @cache
    def column_conflicts(column: int, tiles: bytes) -> int:
        at_home = [place[tile] // columns for tile in tiles if tile and place[tile] % columns == column]
        return 2 * (len(at_home) - longest_rise(at_home))

    def estimate(state: bytes) -> int:
        extra = 0
        for row in range(rows):
            extra += row_conflicts(row, state[row * columns : (row + 1) * columns])
        for column in range(columns):
            extra += column_conflicts(column, state[column::columns])
        return distance(state) + extra

    return estimate


HEURISTICS = {"manhattan": manhattan, "linear-conflict": linear_conflict, "misplaced": misplaced}


def from_table(table: list[bytes]) -> Heuristic:
    """Return the estimate that sums table[cell][tile] over the board."""
    return lambda state: sum(map(getitem, table, state))


def manhattan_table(shape: Shape, goal: bytes) -> list[bytes]:
    """Return a row per cell with the distance of each tile from there."""
    columns, place = shape.columns, goal_cells(goal)
    return [
        bytes([0, *(
            abs(cell // columns - place[tile] // columns) + abs(cell % columns - place[tile] % columns)
            for tile in range(1, shape.cells)
        )])
        for cell in range(shape.cells)
    ]


def misplaced_table(shape: Shape, goal: bytes) -> list[bytes]:
    """Return a row per cell with 1 for each tile that does not belong there."""
    return [bytes([0, *(place != tile for tile in range(1, len(goal)))]) for place in goal]


def goal_cells(goal: bytes) -> dict[int, int]:
    """Return the goal cell of each tile."""
    return {tile: cell for cell, tile in enumerate(goal)}


def longest_rise(numbers: list[int]) -> int:
    """Return the length of the longest increasing subsequence."""
    longest: list[int] = []
    for index, number in enumerate(numbers):
        before = [longest[i] for i in range(index) if numbers[i] < number]
        longest.append(1 + max(before, default=0))
    return max(longest, default=0)
