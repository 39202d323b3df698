"""The algorithms for the knight's path: parameters, counters and questions."""

from collections.abc import Callable

from ...puzzle import Algorithm, Counter, Fault, NodeList, Parameter, Question, Steps, breadth_first
from ...search.questions import QUESTIONS
from .bitboard_search import bitboard
from .board import LARGEST
from .closed_form import closed_form
from .faulty_algorithms.endless_queue import endless_queue
from .faulty_algorithms.zero_for_unreachable import zero_moves
from .problem import KnightProblem

TEXTBOOK_SIDE = 40
ENGINE = ("bitboard", LARGEST)


def sides(most: int, *larger_limits: tuple[str, int]) -> tuple[Parameter, ...]:
    return tuple(Parameter(name, "integer", 8, 1, most, larger_limits=larger_limits) for name in ("rows", "columns"))


LEAPER = Parameter("leaper", "text", "1,2")
ALL_PATHS = Parameter("all-paths", "switch", False)

WAVE: dict[str, Counter] = {
    "expanded": {"words": {"expand": 1}},
    "generated": {"words": {"add": 1, "reject": 1}, "chart": True},
    "open": {"words": {"start": 1, "add": 1, "expand": -1, "choose": -1}, "chart": True},
    "peak": {"peak": "open"},
}
QUEUE: tuple[NodeList, ...] = (
    {"id": "open", "order": "first", "label": "name"}, {"id": "closed", "word": "close", "label": "name"},
)
REACHED: Question = {"kind": "cell", "steps": ("word:expand",), "by": "word:add"}


def make_faulty_algorithm(name: str, solve: Callable[[KnightProblem], Steps[int]], wrong: str, right: str) -> Algorithm:
    parameters = (*sides(8, ("breadth-first", TEXTBOOK_SIDE), ENGINE), LEAPER)
    return Algorithm(
        name, solve, parameters, WAVE, QUEUE, ("found",), "fault", races=False, playable=False,
        fault=Fault(wrong, right, "breadth-first"),
    )


ALGORITHMS = (
    Algorithm(
        "breadth-first", breadth_first, (*sides(TEXTBOOK_SIDE, ENGINE), LEAPER, ALL_PATHS), WAVE, QUEUE,
        ("found", "exhausted"), exhaustive=True, questions=(REACHED, *QUESTIONS[breadth_first]),
    ),
    Algorithm(
        "bitboard", bitboard, (*sides(LARGEST), LEAPER, ALL_PATHS), {"layers": {"words": {"assign": 1}}}, (),
        ("found", "exhausted"), "engine", exhaustive=True,
    ),
    Algorithm(
        "closed-form", closed_form, (*sides(LARGEST), LEAPER), {"rules": {"words": {"compare": 1}}}, (), ("found",),
        questions=(
            {"kind": "reason", "steps": ("word:compare",)},
            {"kind": "value", "steps": ("formula-found",), "of": "distance"},
            {"kind": "value", "steps": ("formula-everywhere",), "of": "last"},
        ),
    ),
    make_faulty_algorithm(
        "zero-moves", zero_moves, "    dist = [0] * board.square_count", "    dist = [-1] * board.square_count",
    ),
    make_faulty_algorithm(
        "endless-queue",
        endless_queue,
        '    while queue:\n        colour = ["white"] * board.square_count',
        '    colour = ["white"] * board.square_count\n    while queue:',
    ),
)
