"""N-queens: n queens on an n×n board, none attacking another."""

from array import array

from ...errors import InvalidInput
from ...puzzle import Algorithm, Experiment, Parameter, Preset, Puzzle, Table
from ...step import Node, Step
from .backtracking import backtracking
from .backtracking_iterative import backtracking_iterative
from .board import LARGEST, attacking_pairs, crowded_lines, read_state, write_state
from .cartesian import cartesian
from .check import check
from .construction import construction
from .count import count
from .first import first
from .genetic_classic import genetic_classic
from .genetic_permutation import genetic_permutation
from .hill_climbing import NEIGHBOURHOODS, hill_climbing
from .large import large
from .min_conflicts import min_conflicts
from .monte_carlo import monte_carlo
from .permutation import permutation
from .problem import QueensProblem

USUAL_N = 8
UNSOLVABLE = (2, 3)
SEED = Parameter("seed", "integer", 1, 0, 999_999)
NO_SEED = Parameter("seed", "integer", 1, 0, 999_999, idle=True)
BUDGET = Parameter("budget", "integer", 1_000_000, 1, 10_000_000, seldom=True)
RESTARTS = Parameter("restarts", "integer", 0, 0, 1000, for_solver=True)


def n_up_to(maximum: int) -> Parameter:
    return Parameter("n", "integer", USUAL_N, 1, maximum, implied=True, instead=("large", LARGEST) if maximum < LARGEST else None)


def until(usual: str) -> Parameter:
    return Parameter("until", "choice", usual, choices=("first", "all"), for_solver=True)


def option(name: str, usual: int, least: int, most: int, seldom: bool = False) -> Parameter:
    return Parameter(name, "integer", usual, least, most, for_solver=True, seldom=seldom)


TESTS = {"tests": {"words": {"place": 1, "swap": 1, "reject": 1}, "chart": True}}
PLACING = TESTS | {
    "placements": {"words": {"place": 1}},
    "rejections": {"words": {"reject": 1}},
    "removals": {"words": {"remove": 1}},
    "solutions": {"words": {"found": 1}, "chart": True},
}
ATTEMPTS = {"attempts": TESTS["tests"], "solutions": PLACING["solutions"]}
BORN = {"born": {"words": {"add": 1}, "chart": True}, "alive": {"words": {"add": 1, "drop": -1}, "chart": True}}
PATH = ({"id": "path"},)
POPULATION = ({"id": "population", "order": "h", "view": "wall", "label": "pairs"},)


POPULATION_SIZE = option("population", 100, 4, 1000)
PERMUTATION_GENES = Algorithm(
    "genetic", genetic_permutation, (POPULATION_SIZE, option("patience", 1000, 1, 100_000, seldom=True)), BORN, POPULATION,
    ("restart", "improve", "found"), plots=({"id": "clashes", "lines": ("best",)},),
)
CLASSIC_GENES = Algorithm(
    "genetic", genetic_classic,
    (POPULATION_SIZE, option("generations", 1000, 1, 10_000, seldom=True), option("mutation", 10, 0, 100, seldom=True),
     option("threshold", 80, 0, 100, seldom=True), Parameter("refill", "choice", "random", choices=("random", "none"), for_solver=True, seldom=True)),
    BORN, POPULATION, ("found",), plots=({"id": "fitness", "lines": ("fitness",), "level": "most"},),
)
GENETIC = Algorithm(
    "genetic", genetic_permutation,
    (n_up_to(64), Parameter("variant", "choice", "permutation", choices=("permutation", "classic")), SEED, POPULATION_SIZE,
     PERMUTATION_GENES.parameters[1], *CLASSIC_GENES.parameters[1:], BUDGET),
    BORN, variants=(PERMUTATION_GENES, CLASSIC_GENES),
)
ALGORITHMS = (
    Algorithm("backtracking", backtracking, (n_up_to(40), until("first"), BUDGET, NO_SEED), PLACING, PATH),
    Algorithm("backtracking-iterative", backtracking_iterative, (n_up_to(40), until("first"), BUDGET, NO_SEED), PLACING),
    Algorithm("permutation", permutation, (n_up_to(24), until("all"), BUDGET, NO_SEED), ATTEMPTS, PATH),
    Algorithm("cartesian", cartesian, (n_up_to(24), until("all"), BUDGET, NO_SEED), ATTEMPTS, PATH),
    Algorithm(
        "min-conflicts", min_conflicts, (n_up_to(2000), SEED, option("max-steps", 1000, 1, 100_000), RESTARTS),
        {"moves": {"words": {"assign": 1}}}, markers=("restart", "found"), plots=({"id": "pairs", "lines": ("pairs",)},),
    ),
    Algorithm(
        "hill-climbing", hill_climbing,
        (n_up_to(64), SEED, Parameter("neighbourhood", "choice", "swap", choices=tuple(NEIGHBOURHOODS), for_solver=True), RESTARTS, BUDGET),
        {"looked-at": {"words": {"improve": 1, "reject": 1}, "chart": True}, "moves": {"words": {"improve": 1}}, "climbs": {"words": {"start": 1, "restart": 1}}},
        PATH, ("restart", "back", "found"), plots=({"id": "pairs", "lines": ("pairs",)},),
    ),
    GENETIC,
    Algorithm(
        "monte-carlo", monte_carlo, (n_up_to(24), SEED, option("probes", 500, 1, 100_000)),
        {"probes": {"words": {"improve": 1}}, "placements": {"words": {"place": 1}}}, markers=("found",),
        plots=({"id": "mean", "x": "probe", "lines": ("mean",), "band": ("low", "high"), "level": "exact"},),
    ),
    Algorithm("construction", construction, (n_up_to(10_000), NO_SEED), {"rules": {"words": {"assign": 1}}}, markers=("assign", "found")),
    Algorithm("check", check, (n_up_to(10_000), NO_SEED), {"lines": {"words": {"compare": 1}}}),
    Algorithm(
        "count", count, (n_up_to(16), option("gallery", 1000, 0, 100_000), BUDGET, NO_SEED),
        {"shown": {"words": {"add": 1}}}, ({"id": "solutions", "order": "first", "view": "wall", "label": "symmetry", "families": True},),
        ("found",), "engine",
    ),
    Algorithm("first", first, (n_up_to(300), BUDGET, SEED), {"reports": {"words": {"progress": 1}}}, (), ("found",), "engine"),
    Algorithm("large", large, (n_up_to(LARGEST), SEED), {"reports": {"words": {"progress": 1}}}, (), ("found",), "engine"),
)
COMPLETES = {"backtracking", "backtracking-iterative", "min-conflicts", "hill-climbing", "count", "first", "check"}
REPAIRS = {"min-conflicts", "hill-climbing"}
SEARCHES_EVERYTHING = {"backtracking", "backtracking-iterative", "permutation", "cartesian", "count", "first", "monte-carlo", "check"}

QUEEN = (  # five jewels, a crown, a base
    "M8 30a6 6 0 1 1 7 6L27 58 28 27a6 6 0 1 1 7 0L45 55 47 18a6.5 6.5 0 1 1 6 0L55 55 65 27a6 6 0 1 1 7 0L73 58 85 36a6 6 0 1 1 7-6"
    "a6 6 0 0 1-3 5L79 72H21L11 35a6 6 0 0 1-3-5zM22 76H78L80 88H20z"
)
KNOWN_COUNTS = (
    (1, 1, 1), (2, 0, 0), (3, 0, 0), (4, 2, 1), (5, 10, 2), (6, 4, 1), (7, 40, 6), (8, 92, 12), (9, 352, 46), (10, 724, 92),
    (11, 2680, 341), (12, 14200, 1787), (13, 73712, 9233), (14, 365596, 45752), (24, 227514171973736, None),
    (25, 2207893435808352, None), (26, 22317699616364044, None), (27, 234907967154122528, None),
)


class QueensPuzzle(Puzzle):
    id = "n-queens"
    algorithms = ALGORITHMS
    example = ""
    dress = {
        "pieces": "columns", "blank": 0, "chequered": True, "hand": "free", "shape": QUEEN,
        "lines": ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)),
    }
    experiments = (
        Experiment("attempts", "n", (4, 5, 6, 7, 8, 9), ({"algorithm": "permutation", "options": {}}, {"algorithm": "cartesian", "options": {}}),
                   ("attempts",), logarithmic=True),
        Experiment("genetic", "n", (4, 6, 8, 10, 12), (
            {"algorithm": "genetic", "options": {"variant": "permutation"}},
            {"algorithm": "genetic", "options": {"variant": "classic", "generations": 100}},
        ), ("success", "seconds"), repeats=5),
        Experiment("climbing", "n", (4, 6, 8, 10, 12), tuple(
            {"algorithm": "hill-climbing", "options": {"neighbourhood": each}} for each in NEIGHBOURHOODS
        ), ("success", "looked-at"), repeats=10),
    )
    tables = (Table("known-counts", ("n", "solutions", "fundamental"), KNOWN_COUNTS),)

    def implied(self, state):
        try:
            rows = read_state(state)
        except InvalidInput:
            return {}
        return {"n": len(rows)} if rows else {}

    def problem(self, state, algorithm, options):
        n = options["n"]
        rows = read_state(state) or (0,) * n
        if len(rows) != n:
            raise InvalidInput(
                "wrong-length", "The board has {count} columns, but n = {n}; give one number for each of the {n} columns.",
                count=len(rows), n=n,
            )
        if any(rows) and 0 in rows and algorithm.id not in COMPLETES:
            raise InvalidInput(
                "starts-empty", "{algorithm} starts from an empty board; lift the queens, or let backtracking complete the board.",
                algorithm=algorithm.id,
            )
        return QueensProblem(rows, options["seed"], options.get("budget", 1_000_000), options.get("variant", ""))

    def format(self, state):
        return write_state(state)

    def state_of(self, values):
        return write_state(values)

    def board(self, problem):
        n = problem.n
        return {"rows": n, "columns": n, "values": list(problem.start) if any(problem.start) or n <= 100 else [], "cells": n}

    def instead_of(self, algorithm, problem):
        """A full board is judged or repaired, one that is lost is judged; that there is no way for two or three
        queens is left to a method that can prove it.
        """
        hopeless = problem.n in UNSOLVABLE
        if all(problem.start):
            judged = hopeless or algorithm.id not in REPAIRS
        else:
            judged = any(problem.start) and crowded_lines(problem.start)
        if judged:
            return self.find_algorithm("check")
        if hopeless and algorithm.id not in SEARCHES_EVERYTHING:
            return self.find_algorithm("backtracking")
        return {"permutation": PERMUTATION_GENES, "classic": CLASSIC_GENES}.get(problem.variant, algorithm)

    def result(self, problem, algorithm, answer):
        """{"queens": [row of column 1, …] or None}, and what more the algorithm tells."""
        if isinstance(answer, dict):
            return answer
        if algorithm.id == "check":
            pairs = attacking_pairs(problem.start)
            return {"queens": list(problem.start), "solution": not pairs and all(problem.start), "conflicts": pairs}
        if algorithm.solve in (backtracking, backtracking_iterative, permutation, cartesian):
            found = problem.solutions
            return {"queens": list(found[0]) if found else None} | ({"solutions": len(found)} if len(found) > 1 else {})
        return {"queens": None if answer is None else list(answer)}

    def answer_line(self, run):
        result = run.result
        if run.ran.id == "check":
            pairs, queens = result["conflicts"], sum(map(bool, result["queens"]))
            peace = "solution" if result["solution"] else f"{queens} of {run.problem.n} queens in peace"
            return f"{pairs} attacking pairs" if pairs else peace
        if "queens" not in result:
            return super().answer_line(run)
        if result["queens"] is None:
            return "out of budget" if run.status == "budget" else "no solution"
        return write_state(result["queens"])

    def replay(self, problem, algorithm, answer):
        """An engine's answer: queen by queen, or at once where there are many."""
        if algorithm.kind != "engine" or answer is None or isinstance(answer, dict):
            return
        if problem.n > 100:
            yield Step("walk", Node(array("I", answer)), "answer-at-once", {"n": problem.n})
            return
        for column in problem.free:
            yield Step("walk", reason="answer-queen", args={"column": column + 1, "row": answer[column]}, cells=((column, answer[column]),))

    def moves(self, state):
        return []

    def remark(self, state):
        """How many pairs attack each other, and along which lines."""
        rows = read_state(state)
        if not rows:
            return {}
        crowded = crowded_lines(rows)
        pairs, queens = attacking_pairs(rows), sum(map(bool, rows))
        links = [pair for columns in crowded for pair in zip(columns, columns[1:])]
        reason = "hand-conflicts" if pairs else "hand-solution" if queens == len(rows) else "hand-peaceful"
        return {"reason": reason, "args": {"pairs": pairs, "queens": queens, "n": len(rows)}, "links": links,
                "marks": sorted({(column, "conflict") for columns in crowded for column in columns})}


QueensPuzzle.presets = (
    Preset("four", "backtracking", "", {"n": 4}, card=True),
    Preset("eight", "backtracking", "", {"n": 8}),
    Preset("iterative", "backtracking-iterative", "", {"n": 6, "until": "all"}, card=True),
    Preset("permutation", "permutation", "", {"n": 6}, card=True),
    Preset("cartesian", "cartesian", "", {"n": 6}, card=True),
    Preset("repair", "min-conflicts", "", {"n": 12}, card=True),
    Preset("climb-swap", "hill-climbing", "", {"n": 10, "restarts": 5}),
    Preset("climb-row", "hill-climbing", "", {"n": 8, "neighbourhood": "row", "restarts": 10, "seed": 9}, card=True),
    Preset("climb-square", "hill-climbing", "", {"n": 8, "neighbourhood": "square"}),
    Preset("genes", "genetic", "", {"n": 8, "seed": 2, "population": 30}, card=True),
    Preset("genes-classic", "genetic", "", {"n": 5, "variant": "classic", "population": 20}),
    Preset("estimate", "monte-carlo", "", {"n": 8, "probes": 200}, card=True),
    Preset("rules", "construction", "", {"n": 14}, card=True),
    Preset("judged", "check", "6 3 7 4 1 5 2", {}),
    Preset("gallery", "count", "", {"n": 8}, card=True),
    Preset("completed", "first", "0 0 0 0 7 0 0 4 0 0 0 0", {}),
    Preset("thousand", "large", "", {"n": 1000}, card=True),
)
PUZZLE = QueensPuzzle()
