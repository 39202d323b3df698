"""Split the count into parts: boards with queens in the first columns, distributed over the parts in turn."""

from functools import lru_cache

from ...core.step import answer_of
from .board import Rows, Square
from .count import count_orbits, count_trivial, extend_boards, is_empty, placements_by_column, tally, weighted_boards
from .problem import QueensProblem

COLUMNS_SET = 3
PARTS = 256


def part_numbers(problem: QueensProblem) -> list[int]:
    """Return the numbers of the parts; [] if nothing needs to be counted."""
    return list(range(min(PARTS, len(initial_boards(problem.start, problem.forbidden)))))


def solve_part(problem: QueensProblem, part: int) -> int:
    """Return the weighted number of solutions of this part's boards."""
    boards = initial_boards(problem.start, problem.forbidden)
    weighted = [(weight, [board]) for weight, board in boards[part :: len(part_numbers(problem))]]
    return answer_of(tally(problem.n, weighted, columns_to_set(problem.n)))


def combine(problem: QueensProblem, counts: list[int]) -> dict[str, int | None]:
    """Return the result of `count`."""
    solutions = sum(counts) if problem.n > 3 else count_trivial(problem)
    fundamental = answer_of(count_orbits(problem.n, solutions)) if is_empty(problem) else None
    return {"solutions": solutions, "fundamental": fundamental}


@lru_cache(maxsize=1)
def initial_boards(start: tuple[int, ...], forbidden: frozenset[Square]) -> list[tuple[int, int]]:
    """Return [(weight, board), …] with the first columns set; the integers hold the others only."""
    problem = QueensProblem(Rows(start).with_forbidden(forbidden))
    n = problem.n
    if n < 4:
        return []
    weighted, placements = weighted_boards(problem), placements_by_column(n)
    for _ in range(columns_to_set(n)):
        weighted = [(weight, extend_boards(n, placements, boards)) for weight, boards in weighted]
    return [(weight, board) for weight, boards in weighted for board in boards]


def columns_to_set(n: int) -> int:
    """Return the number of set columns; the last two are counted at once."""
    return min(COLUMNS_SET, n - 2)
