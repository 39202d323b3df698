"""The algorithms for pile games: parameters, counters and questions."""

from ...puzzle import Algorithm, Parameter
from .grundy_by_mex import grundy
from .period import period
from .position import SIZES_UP_TO
from .position_recursion import decide_by_positions
from .win_lose_recursion import win_lose

TAKES = Parameter("takes", "text", "1,2", unless=("octal", "split"))
OCTAL = Parameter("octal", "text", "")
SPLIT = Parameter("split", "choice", "any", choices=("any", "unequal"), advanced=True, unless=("octal",))
MISERE = Parameter("misere", "switch", False)
LENGTH = Parameter("length", "integer", 1000, 1, SIZES_UP_TO["period"])


def make_position_recursion_variant(algorithm: str) -> Algorithm:
    """Return the variant that replaces an algorithm where Grundy numbers do not decide, or where a pile can be
    split."""
    return Algorithm(
        algorithm, decide_by_positions, (),
        {"positions": {"words": {"close": 1}, "chart": True}, "tried": {"words": {"expand": 1}}},
        ({"id": "path", "label": "name"},), ("found",), exhaustive=True,
        questions=({"kind": "reason", "steps": ("word:close",)},),
    )


ALGORITHMS = (
    Algorithm(
        "grundy",
        grundy,
        (TAKES, OCTAL, SPLIT, MISERE),
        {"sizes": {"words": {"compare": 1}}},
        lists=({"id": "options", "view": "strip"},),
        markers=("improve", "found"),
        questions=(
            {"kind": "value", "steps": ("next-number", "gap"), "of": "number"},
            {"kind": "value", "steps": ("xor-told",), "of": "xor"},
            {"kind": "cell", "steps": ("look-at-options",), "role": "frontier"},
            {"kind": "outcome", "steps": ("word:improve", "word:reject"), "of": "pile", "tells": ("xor", "number")},
        ),
        performable=True,
        variants=(make_position_recursion_variant("grundy"),),
    ),
    Algorithm(
        "win-lose",
        win_lose,
        (TAKES, OCTAL, SPLIT, MISERE),
        {"looked-at": {"words": {"assign": 1, "reject": 1}, "chart": True}, "decided": {"words": {"assign": 1}}},
        markers=("assign", "found"),
        races=False,
        questions=({"kind": "reason", "steps": ("word:assign",)},),
        performable=True,
        variants=(make_position_recursion_variant("win-lose"),),
    ),
    Algorithm(
        "period",
        period,
        (TAKES, OCTAL, SPLIT, LENGTH),
        {"reports": {"words": {"progress": 1}}},
        (),
        ("choose", "compare", "found"),
        "engine",
        races=False,
        playable=False,
    ),
)
