"""The algorithms for N-queens, textbook and engines: parameters, counters and plots."""

from ...puzzle import Algorithm, Counter, Fault, NodeList, Parameter, Plot, Question
from .backtracking import backtracking
from .backtracking_iterative import backtracking_iterative
from .board import LARGEST
from .brute_force_per_column import brute_force
from .cartesian_search import cartesian_search
from .check_board import check_board
from .compare_attacking_pairs import compare_attacking_pairs
from .complete_board import complete_board
from .construction_by_rule import construction
from .count_solutions import count_solutions
from .faulty_algorithms.too_many_solutions import too_many_solutions
from .genetic_classic import genetic_classic
from .genetic_permutation import genetic_permutation
from .hill_climbing import NEIGHBOURHOODS, hill_climbing
from .min_conflicts import min_conflicts
from .monte_carlo_estimate import monte_carlo_estimate
from .permutation_search import permutation_search
from .place_and_repair import solve_large_board

USUAL_N = 8
SEED = Parameter("seed", "integer", 1, 0, 999_999)
NO_SEED = Parameter("seed", "integer", 1, 0, 999_999, hidden=True)
BUDGET = Parameter("budget", "integer", 1_000_000, 1, 10_000_000, advanced=True)
WHOLE_BOARDS = Parameter("budget", "integer", 100_000, 1, 1_000_000, advanced=True)  # each is kept in memory
RESTARTS = Parameter("restarts", "integer", 0, 0, 1000, for_solver=True)
COMPLETION, ANYTHING = ("first", 300), ("large", LARGEST)


def n_param(maximum: int, *larger_limits: tuple[str, int]) -> Parameter:
    return Parameter("n", "integer", USUAL_N, 1, maximum, from_state=True, larger_limits=larger_limits)


def until_param(usual: str) -> Parameter:
    return Parameter("until", "choice", usual, choices=("first", "all"), for_solver=True)


def integer_param(name: str, usual: int, least: int, most: int, advanced: bool = False) -> Parameter:
    return Parameter(name, "integer", usual, least, most, for_solver=True, advanced=advanced)


ONE_OR_ALL = (n_param(40, COMPLETION, ANYTHING), until_param("first"), BUDGET, NO_SEED)
ALL_OR_ONE = (n_param(24, ANYTHING), until_param("all"), BUDGET, NO_SEED)
GALLERY = integer_param("gallery", 1000, 0, 15_000)
TESTS: Counter = {"words": {"place": 1, "swap": 1, "reject": 1}, "chart": True}
SOLUTIONS: Counter = {"words": {"found": 1}, "chart": True}
PLACING: dict[str, Counter] = {
    "tests": TESTS,
    "placements": {"words": {"place": 1}},
    "rejections": {"words": {"reject": 1}},
    "removals": {"words": {"remove": 1}},
    "solutions": SOLUTIONS,
}
SO_FAR = ("budget-solutions", "solutions")
ATTEMPTS: dict[str, Counter] = {"attempts": TESTS, "solutions": SOLUTIONS}
REPORTS: dict[str, Counter] = {"reports": {"words": {"progress": 1}}}
BORN: dict[str, Counter] = {
    "born": {"words": {"add": 1}, "chart": True}, "alive": {"words": {"add": 1, "drop": -1}, "chart": True},
}
PATH: tuple[NodeList, ...] = ({"id": "path"}, {"id": "children", "view": "strip"})
BOARDS: NodeList = {"id": "boards", "order": "h", "view": "wall", "label": "pairs"}
POPULATION: tuple[NodeList, ...] = (BOARDS | {"id": "population"},)
PAIRS: tuple[Plot, ...] = ({"id": "pairs", "lines": ("pairs",)},)

ATTACKERS: Question = {"kind": "cell", "steps": ("word:reject",), "role": "hint"}
TRIES: tuple[Question, ...] = ({"kind": "outcome", "steps": ("word:place", "word:reject")}, ATTACKERS)
RETREAT: Question = {"kind": "value", "steps": ("take-back",), "of": "column"}
SWAPS: tuple[Question, ...] = ({"kind": "outcome", "steps": ("word:swap", "word:reject")}, ATTACKERS)
PAIRS_OF_BOARD: Question = {"kind": "value", "steps": ("word:add",), "of": "pairs"}

SIZE = integer_param("population", 100, 4, 1000)
PATIENCE = integer_param("patience", 1000, 1, 100_000, advanced=True)
CLASSIC_OPTIONS = (
    integer_param("generations", 1000, 1, 10_000, advanced=True),
    integer_param("mutation", 10, 0, 100, advanced=True),
    integer_param("threshold", 80, 0, 100, advanced=True),
    Parameter("refill", "choice", "random", choices=("random", "none"), for_solver=True, advanced=True),
)
GENES = {
    "permutation": Algorithm(
        "genetic", genetic_permutation, (SIZE, PATIENCE), BORN, POPULATION, ("restart", "improve", "found"),
        plots=({"id": "clashes", "lines": ("best",)},),
        questions=({"kind": "value", "steps": ("crossfilled", "crossfilled-mutated"), "of": "clashes"},),
    ),
    "classic": Algorithm(
        "genetic", genetic_classic, (SIZE, *CLASSIC_OPTIONS), BORN, POPULATION, ("found",),
        plots=({"id": "fitness", "lines": ("best-fitness",), "level": "most"},),
        questions=(
            {"kind": "value", "steps": ("child", "child-mutated"), "of": "pairs"},
            {"kind": "value", "steps": ("not-fit",), "of": "fitness"},
        ),
    ),
}
VARIANT = Parameter("variant", "choice", "permutation", choices=tuple(GENES))
ALGORITHMS = (
    Algorithm(
        "backtracking", backtracking, ONE_OR_ALL, PLACING, PATH, exhaustive=True,
        questions=(*TRIES, RETREAT), performable=True, budget_message=SO_FAR,
    ),
    Algorithm(
        "backtracking-iterative", backtracking_iterative, ONE_OR_ALL, PLACING, exhaustive=True, questions=TRIES,
        performable=True, budget_message=SO_FAR,
    ),
    Algorithm(
        "permutation", permutation_search, ALL_OR_ONE, ATTEMPTS, PATH, exhaustive=True, questions=SWAPS,
        performable=True, budget_message=SO_FAR,
    ),
    Algorithm(
        "cartesian", cartesian_search, ALL_OR_ONE, ATTEMPTS, PATH, exhaustive=True, questions=TRIES, performable=True,
        budget_message=SO_FAR,
    ),
    Algorithm(
        "brute-force",
        brute_force,
        (n_param(8, COMPLETION, ANYTHING), until_param("all"), WHOLE_BOARDS, NO_SEED),
        {"looked-at": {"words": {"add": 1}, "chart": True}, "solutions": SOLUTIONS},
        (BOARDS | {"shown": 256},),
        exhaustive=True,
        questions=(PAIRS_OF_BOARD,),
        budget_message=SO_FAR,
    ),
    Algorithm(
        "compare",
        compare_attacking_pairs,
        (n_param(64), Parameter("other", "state", ""), SEED),
        {"pairs": {"words": {"compare": 1}}},
        (BOARDS | {"order": "first"},),
        ("choose", "found"),
        races=False,
        questions=(
            PAIRS_OF_BOARD,
            {"kind": "cell", "steps": ("compare-pair",), "role": "conflict"},
            {"kind": "value", "steps": ("compare-nearer",), "of": "apart"},
        ),
    ),
    Algorithm(
        "min-conflicts",
        min_conflicts,
        (n_param(2000, ANYTHING), SEED, integer_param("max-steps", 1000, 1, 100_000), RESTARTS),
        {"moves": {"words": {"assign": 1}}},
        plots=PAIRS,
        questions=(
            {"kind": "value", "steps": ("fewest-conflicts",), "of": "count"},
            {"kind": "cell", "steps": ("conflicted-queen",), "role": "conflict"},
        ),
    ),
    Algorithm(
        "hill-climbing",
        hill_climbing,
        (
            n_param(64, ANYTHING),
            SEED,
            Parameter("neighbourhood", "choice", "swap", choices=tuple(NEIGHBOURHOODS), for_solver=True),
            RESTARTS,
            BUDGET,
        ),
        {
            "looked-at": {"words": {"improve": 1, "reject": 1}, "chart": True},
            "moves": {"words": {"improve": 1}},
            "climbs": {"words": {"start": 1, "restart": 1}},
        },
        PATH,
        ("restart", "back", "found"),
        plots=PAIRS,
        questions=(
            {"kind": "outcome", "steps": ("word:improve", "word:reject"), "tells": ("pairs", "before")},
            {"kind": "value", "steps": ("better-neighbour", "no-better-neighbour"), "of": "pairs"},
        ),
    ),
    Algorithm(
        "genetic",
        genetic_permutation,
        (n_param(64, ANYTHING), VARIANT, SEED, SIZE, PATIENCE, *CLASSIC_OPTIONS, BUDGET),
        BORN,
        variants=tuple(GENES.values()),
    ),
    Algorithm(
        "monte-carlo",
        monte_carlo_estimate,
        (n_param(24), SEED, integer_param("probes", 500, 1, 100_000)),
        {"probes": {"words": {"improve": 1}}, "placements": {"words": {"place": 1}}},
        markers=("found",),
        plots=({"id": "mean", "x": "probe", "lines": ("mean",), "band": ("low", "high"), "level": "exact"},),
        races=False,
        questions=({"kind": "value", "steps": ("random-child",), "of": "product"},),
    ),
    Algorithm(
        "construction",
        construction,
        (n_param(10_000, ANYTHING), NO_SEED),
        {"rules": {"words": {"assign": 1}}},
        markers=("assign", "found"),
        questions=(
            {"kind": "value", "steps": ("construction-start",), "of": "rest"},
            {"kind": "reason", "steps": ("word:assign",)},
        ),
    ),
    Algorithm(
        "check", check_board, (n_param(10_000), NO_SEED), {"lines": {"words": {"compare": 1}}},
        exhaustive=True, races=False, questions=({"kind": "outcome", "steps": ("word:found", "word:exhausted")},),
    ),
    Algorithm(
        "count",
        count_solutions,
        (n_param(16), GALLERY, NO_SEED),
        {"shown": {"words": {"add": 1}}},
        ({"id": "solutions", "order": "first", "view": "wall", "label": "symmetry", "families": True},),
        ("found",),
        "engine",
    ),
    Algorithm(
        "first", complete_board, (n_param(COMPLETION[1], ANYTHING), BUDGET, NO_SEED), REPORTS, (), ("found",), "engine",
        exhaustive=True,
    ),
    Algorithm(
        "large", solve_large_board, (n_param(LARGEST), SEED), REPORTS, (), ("found",), "engine",
        longest_state=8 * LARGEST,
    ),
    Algorithm(
        "too-many-solutions",
        too_many_solutions,
        (n_param(8, COMPLETION, ANYTHING), BUDGET, NO_SEED),
        PLACING,
        PATH,
        ("found", "compare"),
        "fault",
        races=False,
        playable=False,
        fault=Fault(
            "        if col[i] == col[k] or abs(col[i] - col[k] == i - k):",
            "        if col[i] == col[k] or abs(col[i] - col[k]) == i - k:",
            "backtracking",
        ),
    ),
)
REPAIRS = {"min-conflicts", "hill-climbing"}
COMPLETES = REPAIRS | {"backtracking", "backtracking-iterative", "count", "first", "check", "compare"}
HONOUR_FORBIDDEN = (
    "backtracking", "backtracking-iterative", "permutation", "cartesian", "brute-force", "min-conflicts",
    "monte-carlo", "count", "first", "check",
)
RUNS_WHEN_HOPELESS = {each.id for each in ALGORITHMS if each.exhaustive} | {
    "count", "monte-carlo", "too-many-solutions"
}
