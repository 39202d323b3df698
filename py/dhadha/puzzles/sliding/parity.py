"""Inversions and their parity, without steps."""

from .board import blank_row_from_bottom
from .problem import SlidingProblem


def inversion_pairs(problem: SlidingProblem) -> list[tuple[int, int]]:
    """Return the cells of every pair of tiles in another order than in the goal."""
    state = problem.start
    return [
        (cell, state.index(later))
        for cell, tile in enumerate(state)
        for later in problem.tiles_before_in_goal(tile, state[cell + 1 :])
    ]


def count_inversions(problem: SlidingProblem) -> int:
    return len(inversion_pairs(problem))


def is_solvable(problem: SlidingProblem) -> bool:
    """Return the result of `solvability`."""
    inversions, shape = count_inversions(problem), problem.shape
    rows = blank_row_from_bottom(shape, problem.start) - blank_row_from_bottom(shape, problem.goal)
    return (inversions + (0 if shape.columns % 2 else rows)) % 2 == 0


def tiles_whose_swap_fixes_parity(problem: SlidingProblem) -> tuple[int, int]:
    """Return two tiles whose exchange changes the parity, one of which comes home if possible."""
    pairs = zip(problem.start, problem.goal)
    astray = [(here, place) for here, place in pairs if here != place and here and place]
    return astray[0] if astray else first_two_tiles(problem.start)


def first_two_tiles(state: bytes) -> tuple[int, int]:
    one, other = [tile for tile in state if tile][:2]
    return one, other


def swap_tiles(state: bytes, one: int, other: int) -> bytes:
    return state.translate(bytes.maketrans(bytes([one, other]), bytes([other, one])))
