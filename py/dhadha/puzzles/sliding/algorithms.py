"""The algorithms for the sliding puzzle: parameters, counters and plots."""

from ...puzzle import Algorithm, Counter, NodeList, Parameter
from ...search import (
    a_star,
    breadth_first,
    depth_first,
    greedy_backtracking,
    ida_star,
    iterative_deepening,
    weighted_a_star,
)
from .heuristics import HEURISTICS
from .larger.anytime_search import anytime
from .larger.layer_by_layer import layer_by_layer
from .optimal.shortest_solution import optimal
from .pattern_database_heuristic import PARTITIONS
from .solvability import solvability

GOAL = Parameter("goal", "state", "", advanced=True)
BUDGET = Parameter("budget", "integer", 200_000, 1, 2_000_000, advanced=True)
DEPTH_LIMIT = Parameter("depth-limit", "integer", 0, 0, 100_000, for_solver=True)
TOLERANCE = Parameter("tolerance", "integer", 2, 0, 100, for_solver=True)
EFFORT = Parameter("effort", "integer", 500_000, 0, 1_000_000_000, advanced=True)
WEIGHT = Parameter("weight", "integer", 3, 0, 20, for_solver=True)


def heuristic_param(usual: str) -> Parameter:
    return Parameter("heuristic", "choice", usual, choices=(*HEURISTICS, *PARTITIONS))


HEURISTIC = heuristic_param("manhattan")

# Generated nodes include the start, again in every iteration.
FRONTIER: dict[str, Counter] = {
    "expanded": {"words": {"expand": 1}},
    "generated": {"words": {"start": 1, "add": 1, "reject": 1}, "chart": True},
    "open": {"words": {"start": 1, "add": 1, "expand": -1, "drop": -1, "choose": -1}},
    "closed": {"words": {"expand": 1}},
    "held": {"words": {"start": 1, "add": 1, "drop": -1}, "chart": True},
    "peak": {"peak": "held"},
    "branching": {"branching": "generated"},
}
LEVELS = FRONTIER | {"closed": {"words": {"close": 1}}}
ONE_PATH: dict[str, Counter] = {
    "expanded": {"words": {"expand": 1}},
    "generated": {"words": {"expand": 1, "choose": 1, "reject": 1}, "chart": True},
    "held": {"words": {"expand": 1, "choose": 1, "back": -1}, "chart": True},
    "peak": {"peak": "held"},
    "branching": {"branching": "generated"},
}
BY_F: tuple[NodeList, ...] = ({"id": "open", "order": "f"}, {"id": "closed"})
IN_TURN: tuple[NodeList, ...] = ({"id": "open", "order": "first"}, {"id": "closed", "word": "close"})
PATH: tuple[NodeList, ...] = ({"id": "path"},)
CHILDREN: tuple[NodeList, ...] = (*PATH, {"id": "children", "view": "strip"})

ALGORITHMS = (
    Algorithm(
        "a-star", a_star, (HEURISTIC, GOAL, BUDGET), FRONTIER, BY_F, exhaustive=True, budget_message=("budget-at-f",)
    ),
    Algorithm(
        "ida-star", ida_star, (HEURISTIC, GOAL, BUDGET), ONE_PATH, CHILDREN,
        exhaustive=True, budget_message=("budget-at-threshold", "threshold"),
    ),
    Algorithm(
        "breadth-first", breadth_first, (GOAL, BUDGET), LEVELS, IN_TURN,
        exhaustive=True, budget_message=("budget-at-depth",),
    ),
    Algorithm(
        "depth-first", depth_first, (DEPTH_LIMIT, GOAL, BUDGET), {
            "expanded": {"words": {"expand": 1, "improve": 1}},
            "generated": {"words": {"expand": 1, "improve": 1, "choose": 1, "reject": 1}, "chart": True},
            "path": {"words": {"expand": 1, "improve": 1, "choose": 1, "back": -1}, "chart": True},
            "held": {"words": {"expand": 1, "choose": 1}, "chart": True},
            "peak": {"peak": "held"},
        }, PATH, budget_message=("budget-on-path",),
    ),
    Algorithm(
        "iterative-deepening", iterative_deepening, (GOAL, BUDGET), ONE_PATH, PATH,
        exhaustive=True, budget_message=("budget-at-limit", "limit"),
    ),
    Algorithm(
        "greedy-backtracking", greedy_backtracking, (HEURISTIC, TOLERANCE, GOAL, BUDGET), {
            "expanded": {"words": {"expand": 1}},
            "generated": {"words": {"start": 1, "add": 1, "reject": 1}, "chart": True},
            "held": {"words": {"start": 1, "add": 1}, "chart": True},
            "peak": {"peak": "held"},
        }, CHILDREN, ("back", "found"), budget_message=("budget-on-path",),
    ),
    Algorithm(
        "layer-by-layer", layer_by_layer, (GOAL,), {"moves": {"words": {"move": 1}}}, PATH, ("choose", "found"),
        questions=({"kind": "reason", "steps": ("layers-tile", "layers-push", "layers-turn")},),
    ),
    Algorithm(
        "anytime", anytime, (EFFORT, GOAL),
        {"improvements": {"words": {"improve": 1}}, "reports": {"words": {"progress": 1}}},
        markers=("improve", "found"), kind="engine", anytime=True, races=False,
        plots=({"id": "length", "x": "nodes", "lines": ("length",), "level": "least"},),
    ),
    Algorithm(
        "optimal", optimal, (GOAL,), {"reports": {"words": {"restart": 1}}},
        kind="engine", interruptible=True, exhaustive=True, races=False,
    ),
    Algorithm(
        "solvability", solvability, (GOAL,), {"inversions": {"words": {"compare": 1}}}, (),
        ("assign", "choose", "found", "exhausted"), exhaustive=True, questions=(
            {"kind": "value", "steps": ("inversions-counted",), "of": "count"},
            {"kind": "cell", "steps": ("inversion",), "role": "conflict"},
            {"kind": "value", "steps": ("along-odd-columns", "along-even-columns"), "of": "count"},
            {"kind": "value", "steps": ("blank-row",), "of": "row"},
            {"kind": "outcome", "steps": ("word:found", "word:exhausted"), "tells": ("here", "goal")},
        ),
    ),
    Algorithm(
        "weighted-a-star", weighted_a_star, (WEIGHT, heuristic_param("linear-conflict"), GOAL, BUDGET), FRONTIER, BY_F,
        exhaustive=True, budget_message=("budget-at-weight", "weight"),
    ),
)
OPTIMAL = {"a-star", "ida-star", "breadth-first", "iterative-deepening", "optimal"}
