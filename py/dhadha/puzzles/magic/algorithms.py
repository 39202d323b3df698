"""The algorithms for magic squares: parameters, counters and plots."""

from ...puzzle import Algorithm, Counter, Parameter, Question
from .all_completions import LARGEST_COUNTED, all_completions
from .board import LARGEST, LARGEST_SHOWN
from .check_square import check_square
from .complete_square import complete_square
from .doubly_even import doubly_even
from .large_square import large_square
from .nearest_magic_square import nearest
from .siamese import siamese
from .singly_even import singly_even


def side_param(usual: int, maximum: int, larger: tuple[str, int] | None = None) -> Parameter:
    return Parameter("n", "integer", usual, 1, maximum, from_state=True, larger_limits=(larger,) if larger else ())


LARGEST_COMPLETED = 20
LARGER = ("large", LARGEST)
BUDGET = Parameter("budget", "integer", 1_000_000, 1, 100_000_000, advanced=True)
UNTIL = Parameter("until", "choice", "first", choices=("first", "all"), for_solver=True)
SO_FAR = ("budget-completions", "found")
NUMBERS: dict[str, Counter] = {"numbers": {"words": {"assign": 1}}}
REPORTS: dict[str, Counter] = {"reports": {"words": {"progress": 1}}}
PLACES: tuple[Question, ...] = ({"kind": "cell", "steps": ("word:assign",)},)
COUNTED: tuple[Question, ...] = (*PLACES, {"kind": "value", "steps": ("doubly-other",), "of": "number"})
EXCHANGED: tuple[Question, ...] = (
    *PLACES,
    {"kind": "cell", "steps": ("word:swap",)},
    {"kind": "value", "steps": ("singly-copy",), "of": "add"},
    {"kind": "value", "steps": ("singly-unbalanced",), "of": "upper"},
)
ALGORITHMS = (
    Algorithm("auto", siamese, (side_param(5, LARGEST),), NUMBERS, races=False),  # or another that fits n
    Algorithm(
        "siamese", siamese, (side_param(5, LARGEST_SHOWN, LARGER),), NUMBERS, races=False, questions=PLACES,
        performable=True,
    ),
    Algorithm(
        "doubly-even", doubly_even, (side_param(8, LARGEST_SHOWN, LARGER),), NUMBERS, races=False, questions=COUNTED,
        performable=True,
    ),
    Algorithm(
        "singly-even",
        singly_even,
        (side_param(6, LARGEST_SHOWN, LARGER),),
        {"exchanges": {"words": {"swap": 1}, "chart": True}},
        plots=({"id": "wrong-lines", "lines": ("wrong",)},),
        races=False,
        questions=EXCHANGED,
        performable=True,
    ),
    Algorithm(
        "check",
        check_square,
        (side_param(4, LARGEST_SHOWN),),
        {"lines": {"words": {"compare": 1}}},
        markers=("reject", "found", "exhausted"),
        exhaustive=True,
        races=False,
        questions=(
            {"kind": "value", "steps": ("line-right", "line-wrong", "line-same"), "of": "sum"},
            {"kind": "value", "steps": ("check-normal",), "of": "constant"},
            {"kind": "value", "steps": ("check-missing",), "of": "number"},
            {"kind": "value", "steps": ("check-associated",), "of": "pair"},
            {"kind": "cell", "steps": ("check-repeated",), "role": "conflict"},
            {"kind": "outcome", "steps": ("word:found", "word:exhausted")},
        ),
    ),
    Algorithm(
        "complete",
        complete_square,
        (side_param(4, LARGEST_COMPLETED), UNTIL, BUDGET),
        {
            "tried": {"words": {"assign": 1, "reject": 1}, "chart": True},
            "refused": {"words": {"reject": 1}},
            "erased": {"words": {"remove": 1}},
            "completions": {"words": {"found": 1}},
        },
        ({"id": "closed", "word": "found"},),
        exhaustive=True,
        races=False,
        budget_message=SO_FAR,
        questions=(
            {"kind": "value", "steps": ("complete-forced",), "of": "number"},
            {"kind": "outcome", "steps": ("word:assign", "word:reject", "word:remove")},
        ),
    ),
    Algorithm(
        "completions",
        all_completions,
        (side_param(4, LARGEST_COUNTED, ("complete", LARGEST_COMPLETED)), BUDGET),
        REPORTS,
        kind="engine",
        exhaustive=True,
        races=False,
        budget_message=SO_FAR,
    ),
    Algorithm(
        "nearest",
        nearest,
        (side_param(3, LARGEST_SHOWN),),
        {"squares": {"words": {"add": 1}}},
        ({"id": "open", "order": "h"},),
        ("found",),
        races=False,
        questions=({"kind": "value", "steps": ("nearest-best", "nearest-priced"), "of": "cost"},),
    ),
    Algorithm(
        "large",
        large_square,
        (side_param(100, LARGEST),),
        REPORTS,
        markers=("found",),
        kind="engine",
        races=False,
        playable=False,
    ),
)
COMPLETE = ("complete", "completions")
METHOD_FOR = ("doubly-even", "siamese", "singly-even", "siamese")  # by the remainder of n by 4
