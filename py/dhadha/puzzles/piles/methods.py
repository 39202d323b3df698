"""The methods for games of piles: what each takes, counts and shows."""

from ...parameter import Parameter
from ...puzzle import Algorithm
from .grundy import grundy
from .misere import misere
from .period import period
from .position import SIZES_UP_TO
from .win_lose import win_lose

PILES = Parameter("piles", "text", "5,2,3", implied=True, seldom=True)
TAKES = Parameter("takes", "text", "1,2")
OCTAL = Parameter("octal", "text", "")
MISERE = Parameter("misere", "switch", False)
LENGTH = Parameter("length", "integer", 1000, 1, SIZES_UP_TO["period"])

MISERE_BY_POSITIONS = Algorithm(
    "grundy", misere, (), {"positions": {"words": {"close": 1}, "chart": True}, "tried": {"words": {"expand": 1}}},
    ({"id": "path", "label": "name"},), ("found",), exhaustive=True,
)
ALGORITHMS = (
    Algorithm(
        "grundy",
        grundy,
        (PILES, TAKES, OCTAL, MISERE),
        {"sizes": {"words": {"compare": 1}}},
        markers=("improve", "found"),
        variants=(MISERE_BY_POSITIONS,),
    ),
    Algorithm(
        "win-lose",
        win_lose,
        (PILES, TAKES, OCTAL, MISERE),
        {"looked-at": {"words": {"assign": 1, "reject": 1}, "chart": True}, "decided": {"words": {"assign": 1}}},
        markers=("assign", "found"),
        races=False,
    ),
    Algorithm(
        "period",
        period,
        (PILES, TAKES, OCTAL, LENGTH),
        {"reports": {"words": {"progress": 1}}},
        (),
        ("choose", "compare", "found"),
        "engine",
        races=False,
        playable=False,
    ),
)
