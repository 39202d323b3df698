"""Breadth-first search on bitboards: one integer holds a layer, and a few shifts compute the next one."""

from array import array

from ...core.steps_and_nodes import Node, Step, Steps
from . import narrator
from .bitboard_distances import BinaryDistances, Bits, Survey, distance_layers
from .board import DRAWN_UP_TO
from .problem import KnightProblem

SHIFTED = 16_000_000  # squares in the layers between two reports; about 4 ms


def bitboard(problem: KnightProblem) -> Steps[Survey | None]:
    """Compute the distances from the start to every square. Return a Survey; None if the target is unreachable.

    Shifting the integer of a layer moves all its squares by the same leap. (For boards as integers see Adelson-Velskii,
    Arlazarov, Bitman, Zhivotovskii and Uskov, "Programming a computer to play chess", 1970.)
    """
    board = problem.board
    yield narrator.bitboard_start(problem)
    bits, distances, unseen, pause = Bits(board), BinaryDistances(), 0, SHIFTED // board.square_count
    for layer, unseen in distance_layers(bits, problem.start.square):
        distances.add(layer, unseen)
        if board.square_count <= DRAWN_UP_TO:
            yield narrator.bitboard_layer(problem, distances.sizes, bits.cells(layer))
        elif len(distances.sizes) % pause == 0:
            yield Step("progress", None, "bitboard-progress", narrator.layer_args(problem, distances.sizes))
    survey = problem.survey = distances.survey(bits, unseen)
    if board.square_count > DRAWN_UP_TO:
        everything = Node(survey.distances + array("i", problem.token_values()))
        yield Step("progress", everything, "bitboard-all", narrator.survey_args(problem, survey))
    if survey.distances[problem.target] < 0:
        yield narrator.no_path_found(problem)
        return None
    yield narrator.bitboard_found(problem, survey)
    return survey
