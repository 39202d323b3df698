"""Breadth-first search on bitboards: one integer holds a layer, and a few shifts compute the next one."""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING

from ...core.step import Steps
from ...puzzle.progress_steps import ProgressSteps
from . import narrator
from .board import DRAWN_UP_TO, UNSEEN
from .square_sets import BinaryDistances, Bits, Survey, one_move_from

if TYPE_CHECKING:
    from .problem import KnightProblem

LAYERS_A_STEP = 16  # on large boards: about 4 ms


def bitboard(problem: KnightProblem) -> Steps[Survey | None]:
    """Compute the distances from the start to every square. Return a Survey; None if the target is unreachable.

    Shifting the integer of a layer moves all its squares by the same leap. (For boards as integers see Adelson-Velskii,
    Arlazarov, Bitman, Zhivotovskii and Uskov, "Programming a computer to play chess", 1970.)
    """
    board, target = problem.board, problem.target
    yield narrator.bitboard_starts(problem)
    progress = ProgressSteps(board.squares + 2, UNSEEN)
    survey = problem.survey = yield from layer_by_layer(problem, progress)
    distance = survey.distances[target]
    if board.squares > DRAWN_UP_TO:
        everything = survey.distances + array("i", problem.pieces())
        yield progress.final_step("bitboard-all", narrator.survey_args(problem, survey), everything)
    if distance < 0:
        yield narrator.no_path_found(problem)
        return None
    yield narrator.bitboard_done(problem, survey)
    return survey


def layer_by_layer(problem: KnightProblem, progress: ProgressSteps | None = None) -> Steps[Survey]:
    """Yield a step for the squares 0, 1, 2, … moves from the start; return the Survey. progress: reports on a large
    board."""
    bits, distances = Bits(problem.board), BinaryDistances()
    layer = bits.bit(problem.start.square)
    unseen = bits.open ^ layer
    while layer:
        distances.add(layer, unseen)
        if problem.board.squares <= DRAWN_UP_TO:
            yield narrator.layer_found(problem, distances.sizes, bits.cells(layer))
        elif progress and not len(distances.sizes) % LAYERS_A_STEP:
            yield progress.report(
                "bitboard-progress", narrator.layer_args(problem, distances.sizes),
                partial(board_values, problem, distances, bits, unseen),
            )
        layer = one_move_from(layer, bits.jumps) & unseen
        unseen ^= layer
    return distances.survey(bits, unseen)


def board_values(problem: KnightProblem, distances: BinaryDistances, bits: Bits, unseen: int) -> array[int]:
    """Return the values of all cells of the board."""
    return distances.survey(bits, unseen).distances + array("i", problem.pieces())
