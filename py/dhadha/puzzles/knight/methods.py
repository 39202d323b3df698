"""The ways to find the knight's way: what each takes, counts and shows."""

from ...puzzle import Algorithm, Parameter
from ...search import breadth_first
from .bitboard import bitboard
from .board import LARGEST
from .closed_form import closed_form

TEXTBOOK_SIDE = 40
ENGINE = ("bitboard", LARGEST)


def sides(most: int, *instead: tuple[str, int]) -> tuple[Parameter, ...]:
    return tuple(Parameter(name, "integer", 8, 1, most, instead=instead) for name in ("rows", "columns"))


REQUEST = (
    Parameter("from", "text", "a1", implied=True, seldom=True),
    Parameter("to", "text", "", implied=True, seldom=True),
    Parameter("leaper", "text", "1,2"),
    Parameter("blocked", "text", "", implied=True, seldom=True),
)
ALL_PATHS = Parameter("all-paths", "switch", False)

ALGORITHMS = (
    Algorithm(
        "breadth-first", breadth_first, (*sides(TEXTBOOK_SIDE, ENGINE), *REQUEST, ALL_PATHS),
        {
            "expanded": {"words": {"expand": 1}},
            "generated": {"words": {"add": 1, "reject": 1}, "chart": True},
            "open": {"words": {"start": 1, "add": 1, "expand": -1, "choose": -1}, "chart": True},
            "peak": {"peak": "open"},
        },
        ({"id": "open", "order": "first", "label": "name"}, {"id": "closed", "word": "close", "label": "name"}), ("found", "exhausted"), exhaustive=True,
    ),
    Algorithm(
        "bitboard", bitboard, (*sides(LARGEST), *REQUEST, ALL_PATHS),
        {"layers": {"words": {"assign": 1}}}, (), ("found", "exhausted"), "engine", exhaustive=True,
    ),
    Algorithm("closed-form", closed_form, (*sides(LARGEST), *REQUEST), {"rules": {"words": {"compare": 1}}}, (), ("found",)),
)
