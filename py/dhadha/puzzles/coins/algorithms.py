"""The algorithms of the coin game: parameters, counters and plots."""

from ...puzzle import Algorithm, Parameter
from .closed_form import closed_form
from .grundy_by_mex import grundy
from .grundy_of_whole_board import fill_board
from .self_play import play_game

USUAL_MOVES = "-2,1 -2,-1 -1,-2 1,-2"
HYPER_KNIGHT = "-2,1 -3,-1 -2,-1 -1,-2 -1,-3 1,-2"  # of LightOJ 1315, "Game of Hyper Knights"
TEXTBOOK_SIDE, LONGEST_SIDE = 30, 1000
ENGINE = (("fill", LONGEST_SIDE),)

MOVES = Parameter("moves", "offsets", USUAL_MOVES)
SIDES = tuple(Parameter(name, "integer", 8, 1, TEXTBOOK_SIDE, larger_limits=ENGINE) for name in ("rows", "columns"))
LONG_SIDES = tuple(Parameter(name, "integer", 8, 1, LONGEST_SIDE) for name in ("rows", "columns"))

ALGORITHMS = (
    Algorithm(
        "grundy",
        grundy,
        (*SIDES, MOVES),
        {"squares": {"words": {"assign": 1}, "chart": True}, "winning": {"words": {"add": 1}}},
        lists=({"id": "options", "view": "strip"},),
        markers=("restart", "add", "found"),
        questions=(
            {"kind": "value", "steps": ("next-number", "gap"), "of": "number"},
            {"kind": "value", "steps": ("sum-is-zero", "sum-is-not-zero"), "of": "xor"},
            {"kind": "cell", "steps": ("look-at-options",), "role": "hint"},
            {"kind": "outcome", "steps": ("word:add", "word:reject"), "of": "coin", "tells": ("xor", "needed")},
        ),
        performable=True,
    ),
    Algorithm(
        "play",
        play_game,
        (
            *SIDES,
            MOVES,
            Parameter("seed", "integer", 1, 0, 999_999, for_solver=True),
            Parameter("opponent", "choice", "perfect", choices=("perfect", "beatable"), for_solver=True),
        ),
        {"moves": {"words": {"walk": 1}}},
        markers=("found",),
        plots=({"id": "xor", "lines": ("xor",)},),
        races=False,
        questions=({"kind": "value", "steps": ("breaks-zero", "leaves-zero", "wins-no-more"), "of": "xor"},),
    ),
    Algorithm(
        "closed-form",
        closed_form,
        (*SIDES, Parameter("moves", "offsets", USUAL_MOVES, hidden=True)),
        {"looked-at": {"words": {"compare": 1, "reject": 1}}, "exceptions": {"words": {"reject": 1}}},
        markers=("restart", "reject", "found"),
        questions=(
            {"kind": "value", "steps": ("pattern-far",), "of": "apart"},
            {"kind": "cell", "steps": ("word:compare", "word:reject"), "role": "hint"},
            {"kind": "value", "steps": ("edge-fails",), "of": "number"},
        ),
    ),
    Algorithm(
        "fill",
        fill_board,
        (*LONG_SIDES, MOVES),
        {"reports": {"words": {"progress": 1}}},
        markers=("found",),
        kind="engine",
    ),
)
