"""The methods for magic squares: what each takes, counts and shows."""

from collections.abc import Callable
from typing import Any

from ...contract import Counter
from ...puzzle import Algorithm, Parameter
from ...step import Steps
from .auto import auto
from .check import check
from .doubly_even import doubly_even
from .large import large
from .lines import LARGEST, LARGEST_SHOWN
from .problem import MagicProblem
from .siamese import siamese
from .singly_even import singly_even


def n_up_to(maximum: int, usual: int) -> Parameter:
    instead = (("large", LARGEST),) if maximum < LARGEST else ()
    return Parameter("n", "integer", usual, 1, maximum, implied=True, instead=instead)


NUMBERS: dict[str, Counter] = {"numbers": {"words": {"assign": 1}}}
PHASES = ("restart", "found")
WRITES: dict[str, Counter] = {"writes": {"words": {"assign": 1, "swap": 1, "progress": 1}}}
METHODS: tuple[Callable[[MagicProblem], Steps[Any]], ...] = (siamese, doubly_even, singly_even, large)
CHOSEN = {
    method: Algorithm(
        method.__name__.replace("_", "-"),
        auto,
        counters=WRITES,
        markers=PHASES,
        races=False,
        shows=method,
        kind="engine" if method is large else "textbook",
    )
    for method in METHODS
}
ALGORITHMS = (
    Algorithm("auto", auto, (n_up_to(LARGEST, 5),), WRITES, (), PHASES, races=False, variants=tuple(CHOSEN.values())),
    Algorithm("siamese", siamese, (n_up_to(LARGEST_SHOWN, 5),), NUMBERS, (), PHASES, races=False),
    Algorithm("doubly-even", doubly_even, (n_up_to(LARGEST_SHOWN, 8),), NUMBERS, (), PHASES, races=False),
    Algorithm(
        "singly-even",
        singly_even,
        (n_up_to(LARGEST_SHOWN, 6),),
        {"exchanges": {"words": {"swap": 1}, "chart": True}},
        (),
        PHASES,
        plots=({"id": "wrong-lines", "lines": ("wrong",)},),
        races=False,
    ),
    Algorithm(
        "check",
        check,
        (Parameter("n", "integer", 4, 1, LARGEST_SHOWN, implied=True),),
        {"lines": {"words": {"compare": 1}}},
        (),
        ("reject", "found", "exhausted"),
        exhaustive=True,
        races=False,
    ),
    Algorithm(
        "large",
        large,
        (n_up_to(LARGEST, 100),),
        {"reports": {"words": {"progress": 1}}},
        (),
        ("found",),
        "engine",
        races=False,
        playable=False,
    ),
)
FITS = {"siamese": (1, 3), "doubly-even": (0,), "singly-even": (2,)}  # remainders of n by 4
METHOD_FOR = {rest: method for method, rests in FITS.items() for rest in rests}
