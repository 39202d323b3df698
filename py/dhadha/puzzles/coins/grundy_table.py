"""Compute the Grundy numbers of a whole board, all squares of a level at once."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ...core.step import Step, Steps
from ...puzzle.progress_steps import ProgressSteps
from .grundy_by_level import BLANK, sweep
from .narrator import verdict

if TYPE_CHECKING:
    from .problem import CoinsProblem


def fill(problem: CoinsProblem) -> Steps[bytes]:
    """Fill the board and add up the coins. Return the Grundy number of every cell.

    A set of numbers is a byte with one bit per number. The sets of a level, one byte per square, form one long integer:
    for each move one shift and one OR collect the options of the whole level, and bytes.translate computes every mex.
    """
    yield Step(
        "start",
        reason="fill-start",
        args={"rows": problem.rows, "columns": problem.columns, "moves": len(problem.moves)},
        cells=problem.token_cells(problem.start),
    )
    progress = ProgressSteps(problem.rows * problem.columns + len(problem.start), BLANK)
    numbers = yield from sweep_with_progress(problem, progress)
    yield progress.final_step("fill-done", statistics(numbers), board_values(problem, numbers))
    yield verdict(problem, numbers)
    return numbers


def sweep_with_progress(problem: CoinsProblem, progress: ProgressSteps) -> Steps[bytes]:
    """Run `sweep` and yield its progress as steps."""
    sweeping = sweep(problem.rows, problem.columns, problem.moves)
    while True:
        try:
            percent, so_far = next(sweeping)
        except StopIteration as end:
            numbers: bytes = end.value
            return numbers
        yield progress.report(
            "fill-progress",
            {"percent": percent},
            partial(partial_board_values, problem, so_far),
        )


def partial_board_values(problem: CoinsProblem, so_far: Callable[[], bytes]) -> array[int]:
    return board_values(problem, memoryview(so_far()).cast("b"))


def board_values(problem: CoinsProblem, numbers: bytes | memoryview) -> array[int]:
    """Return the values of all cells of the board."""
    return array("i", memoryview(numbers)) + array("i", [value for _, value in problem.token_cells(problem.start)])


def statistics(numbers: bytes) -> dict[str, int]:
    return {"squares": len(numbers), "lost": numbers.count(0), "highest": max(numbers)}
