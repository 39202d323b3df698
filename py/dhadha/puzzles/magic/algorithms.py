"""The algorithms for magic squares: parameters, counters and plots."""

from collections.abc import Callable
from typing import Any

from ...core.contract import Counter
from ...core.step import Steps
from ...puzzle import Algorithm, Parameter
from .check import check
from .choose_method import auto
from .complete import complete
from .completions import completions
from .doubly_even import doubly_even
from .large import large
from .lines import LARGEST, LARGEST_SHOWN
from .nearest import nearest
from .problem import MagicProblem
from .siamese import siamese
from .singly_even import singly_even


def n_up_to(maximum: int, usual: int) -> Parameter:
    larger_limits = (("large", LARGEST),) if maximum < LARGEST else ()
    return Parameter("n", "integer", usual, 1, maximum, from_state=True, larger_limits=larger_limits)


LARGEST_COMPLETED, LARGEST_GUESSED = 10, 20
BUDGET = Parameter("budget", "integer", 1_000_000, 1, 100_000_000, advanced=True)
SEED = Parameter("seed", "integer", 1, 0, 999_999)
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
        displayed=method,
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
        (Parameter("n", "integer", 4, 1, LARGEST_SHOWN, from_state=True),),
        {"lines": {"words": {"compare": 1}}},
        (),
        ("reject", "found", "exhausted"),
        exhaustive=True,
        races=False,
    ),
    Algorithm(
        "complete",
        complete,
        (
            Parameter(
                "n",
                "integer",
                4,
                1,
                LARGEST_COMPLETED,
                from_state=True,
                larger_limits=(("completions", LARGEST_GUESSED),),
            ),
            Parameter("until", "choice", "first", choices=("first", "all"), for_solver=True),
            BUDGET,
        ),
        {
            "tried": {"words": {"assign": 1, "reject": 1}, "chart": True},
            "refused": {"words": {"reject": 1}},
            "erased": {"words": {"remove": 1}},
            "completions": {"words": {"found": 1}},
        },
        ({"id": "closed", "word": "found"},),
        exhaustive=True,
        races=False,
    ),
    Algorithm(
        "completions",
        completions,
        (Parameter("n", "integer", 4, 1, LARGEST_GUESSED, from_state=True), BUDGET, SEED),
        {"reports": {"words": {"progress": 1}}},
        (),
        ("restart", "found"),
        "engine",
        exhaustive=True,
        races=False,
    ),
    Algorithm(
        "nearest",
        nearest,
        (Parameter("n", "integer", 3, 1, LARGEST_SHOWN, from_state=True),),
        {"squares": {"words": {"add": 1}}},
        ({"id": "open", "order": "h"},),
        ("found",),
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
COMPLETE = {"complete": LARGEST_COMPLETED, "completions": LARGEST_GUESSED}  # the largest side of each
FITS = {"siamese": (1, 3), "doubly-even": (0,), "singly-even": (2,)}  # remainders of n by 4
METHOD_FOR = {rest: method for method, rests in FITS.items() for rest in rests}
