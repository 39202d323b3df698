"""The magic square of side 3 with the least cost of changes."""

from ...core.steps_and_nodes import Steps
from . import narrator
from .board import symmetric_images, to_rows
from .problem import MagicProblem

LO_SHU: tuple[int, ...] = (2, 7, 6, 9, 5, 1, 4, 3, 8)


def nearest(problem: MagicProblem) -> Steps[dict[str, int | list[list[int]]]]:
    """Compare with all eight magic squares of side 3. Changing a number a into
    b costs |a - b|.

    Return {"square": rows, "cost", "changed": how many cells}. (HackerRank,
    Forming a Magic Square.)
    """
    yield narrator.step_about_square(
        problem, "start", "nearest-start"
    )  # about: for square in
    cost_of = {}
    for square in symmetric_images(LO_SHU, 3):
        changes = [abs(a - b) for a, b in zip(problem.start, square)]
        cost_of[square] = sum(changes)
        yield narrator.nearest_priced(
            problem, square, cost_of
        )  # about: changes = … cost_of[square] = sum
    best = min(cost_of, key=lambda square: cost_of[square])
    yield narrator.nearest_found(problem, best, cost_of[best])
    changed = sum(a != b for a, b in zip(problem.start, best))
    return {
        "square": to_rows(best, 3), "cost": cost_of[best], "changed": changed,
    }
