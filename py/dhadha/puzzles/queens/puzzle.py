"""N-queens: n queens on an n×n board, none attacking another."""

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import factorial
from random import Random
from typing import Any

from ...core.puzzle_types import Alternative, Arguments, Board, Facts, Hint, Json, Options, Outcome, StatusMessage
from ...core.quoting import STOPPED, Count, listed
from ...core.steps_and_nodes import Step, answer_of
from ...puzzle import Algorithm, BudgetSpent, HasHints, InvalidInput, Preset, Puzzle, Race, RunSummary, Table
from . import read_common_notations
from .algorithms import ALGORITHMS, COMPLETES, GENES, HONOUR_FORBIDDEN, REPAIRS, RESTARTS, RUNS_WHEN_HOPELESS
from .board import (
    BLOCKED,
    LIT_UP_TO,
    Rows,
    count_attacking_pairs,
    crowded_lines,
    queens_on_forbidden_squares,
    read_state,
    write_state,
)
from .complete_board import complete_board as complete
from .narrator import NODE_COUNTS, clash_marks, line_links, solution_args
from .problem import QueensPresenter, QueensProblem

UNSOLVABLE = (2, 3)
OFF_THE_DIAGONALS = (
    "0 0 0 0 0 0 0 0 x 1,1 1,8 2,2 2,7 3,3 3,6 4,4 4,5 5,4 5,5 6,3 6,6 7,2 7,7 8,1 8,8"  # 12 solutions of the 92
)
QUEEN = (  # five jewels, a crown, a base
    "M8 30a6 6 0 1 1 7 6L27 58 28 27a6 6 0 1 1 7 0L45 55 47 18a6.5 6.5 0 1 1 6 0L55 55 65 27a6 6 0 1 "
    "1 7 0L73 58 85 36a6 6 0 1 1 7-6"
    "a6 6 0 0 1-3 5L79 72H21L11 35a6 6 0 0 1-3-5zM22 76H78L80 88H20z"
)
KNOWN_COUNTS = (  # n, all solutions, those that differ by more than symmetry
    (1, 1, 1), (2, 0, 0), (3, 0, 0), (4, 2, 1), (5, 10, 2), (6, 4, 1), (7, 40, 6), (8, 92, 12), (9, 352, 46),
    (10, 724, 92), (11, 2680, 341), (12, 14200, 1787), (13, 73712, 9233), (14, 365596, 45752),
    (24, 227514171973736, 28439272956934), (25, 2207893435808352, 275986683743434),
    (26, 22317699616364044, 2789712466510289), (27, 234907967154122528, 29363495934315694),
)
PROMISING = {  # boards that backtracking reaches
    4: 17, 5: 54, 6: 153, 7: 552, 8: 2057, 9: 8394, 10: 35539, 11: 166926, 12: 856189,
}
DRAWN = 40  # columns
USUAL_RESTARTS = 100
HINT_BUDGET = 20_000
LARGEST_WITH_HINTS = 100


class QueensPuzzle(Puzzle[QueensProblem], HasHints):
    id = "n-queens"
    family = "queens"
    algorithms = ALGORITHMS
    example = ""
    separators = ",،;/|[](){}'\""
    joined = True
    sample_states = tuple(" ".join(map(str, range(1, n + 1))) for n in range(4, 21))
    race = Race("", ("backtracking", "permutation", "min-conflicts", "genetic"), {"n": 8, "until": "first"})
    appearance = {
        "pieces": "columns", "blank": 0, "blocked": BLOCKED, "chequered": True, "hand": "free",
        "shape": QUEEN, "glyph": "♛",
        "lines": ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)),
    }
    challenges = (
        {"id": "four-queens", "goal": "complete", "state": "0 0 0 0", "level": 1, "hints": ("no-corner", "diagonals")},
        {"id": "last-four", "goal": "complete", "state": "1 5 8 6 0 0 0 0",
         "level": 1, "hints": ("fewest-squares", "try-both")},
        {"id": "six-queens", "goal": "complete", "state": "0 0 0 0 0 0", "level": 2,
         "hints": ("no-corner", "diagonals")},
        {"id": "queen-in-the-middle", "goal": "complete", "state": "0 0 0 4 0 0 0 0",
         "level": 2, "hints": ("fewest-squares", "try-both")},
        {"id": "two-of-ten", "goal": "complete", "state": "0 0 0 1 0 0 10 0 0 0",
         "level": 3, "hints": ("fewest-squares", "try-both")},
        {"id": "slow-backtracking", "goal": "find", "algorithm": "backtracking", "of": "tests", "least": 1200,
         "level": 3,
         "options": {"n": 8, "until": "first"}, "hints": ("late-queen", "last-column")},
    )
    presets = (
        Preset("four", "backtracking", "", {"n": 4}, level=1),
        Preset("eight", "backtracking", "", {"n": 8}, level=1),
        Preset("iterative", "backtracking-iterative", "", {"n": 6, "until": "all"}),
        Preset("permutation", "permutation", "", {"n": 6}),
        Preset("cartesian", "cartesian", "", {"n": 6}),
        Preset("every-board", "brute-force", "", {"n": 4}, level=1),
        Preset("compared", "compare", "5 7 1 8 3 6 4 2", {"other": "1 7 1 8 3 6 4 2"}),
        Preset("repair", "min-conflicts", "", {"n": 12}),
        Preset("climb-swap", "hill-climbing", "", {"n": 10, "restarts": 5}),
        Preset("climb-row", "hill-climbing", "", {"n": 8, "neighbourhood": "row", "restarts": 10, "seed": 9}),
        Preset("climb-square", "hill-climbing", "", {"n": 8, "neighbourhood": "square"}),
        Preset("genes", "genetic", "", {"n": 8, "seed": 2, "population": 30}, level=3),
        Preset("genes-classic", "genetic", "", {"n": 5, "variant": "classic", "population": 20}, level=3),
        Preset("estimate", "monte-carlo", "", {"n": 8, "probes": 200}, level=3),
        Preset("rules", "construction", "", {"n": 14}),
        Preset("judged", "check", "6 3 7 4 1 5 2", {}, level=1),
        Preset("gallery", "count", "", {"n": 8}),
        Preset("completed", "first", "0 0 0 0 7 0 0 2 0 0 0 0", {}),
        Preset("forbidden", "backtracking", OFF_THE_DIAGONALS, {}),
        Preset("thousand", "large", "", {"n": 1000}, level=3),
        Preset("too-many-solutions", "too-many-solutions", "", {"n": 4}, level=3),
    )
    tables = (
        Table("known-counts", ("n", "solutions", "fundamental"), KNOWN_COUNTS),
        Table("search-sizes", ("n", "boards", "permutations", "nodes", "promising"), tuple(
            (n, n**n, factorial(n), NODE_COUNTS[n], promising) for n, promising in PROMISING.items()
        )),
    )
    read = staticmethod(read_common_notations.read_queens_in_any_notation)
    format = staticmethod(write_state)
    presenter = QueensPresenter

    def options_from_state(self, state: str) -> Mapping[str, int]:
        rows = read_state(state)
        return {"n": len(rows)} if rows else {}

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> QueensProblem:
        n = int(options["n"])
        rows = read_state(state) or Rows((0,) * n)
        if len(rows) != n:
            raise InvalidInput(
                "wrong-length",
                "The board has {count:column}, but n = {n}. Give one number for each column.",
                count=len(rows), n=n,
            )
        if rows.forbidden and algorithm.id not in HONOUR_FORBIDDEN:
            raise InvalidInput(
                "forbidden-not-honoured",
                "“{algorithm}” does not support forbidden squares. These algorithms do: {known}.",
                algorithm=algorithm.id, known=listed(HONOUR_FORBIDDEN),
            )
        taken = "seed", "budget", "variant", "until"
        chosen: dict[str, Any] = {name: options[name] for name in taken if name in options}
        problem = QueensProblem(rows, **chosen)
        if problem.partly_filled and algorithm.id not in COMPLETES:
            raise InvalidInput(
                "starts-empty",
                "“{algorithm}” starts from an empty board. Lift the queens, or choose “first”, which completes boards.",
                algorithm=algorithm.id,
            )
        if algorithm.id == "compare":
            random = Random(problem.seed)
            problem.start, problem.other = (
                given if any(given) else tuple(random.randint(1, n) for _ in range(n))
                for given in (rows, self.read_board_to_compare(str(options["other"]), n))
            )
        return problem

    def read_board_to_compare(self, text: str, n: int) -> tuple[int, ...]:
        """Return the board to compare with; an empty one if there is none."""
        rows = read_state(text) or Rows((0,) * n)
        if rows.forbidden:
            raise InvalidInput(
                "other-forbidden", "The second board has forbidden squares. Compare boards without them."
            )
        if len(rows) != n:
            raise InvalidInput(
                "other-length",
                "The second board has {count:column}, but the first has {n}. Give two boards of the same size.",
                count=len(rows), n=n,
            )
        return rows

    def state_of(self, values: Sequence[int], options: Options) -> str:
        """Return the state. values: the row of the queen in each of n columns; the squares, row by row, may follow."""
        n = int(options.get("n", 0))
        n = n if len(values) == n + n * n else len(values)
        blocked = [divmod(at, n) for at, value in enumerate(values[n:]) if value == BLOCKED]
        return write_state(Rows(values[:n]).with_forbidden((row + 1, column + 1) for row, column in blocked))

    def state_from(self, board: Board, values: Sequence[int], options: Options) -> str:
        return self.state_of(values, {"n": board.get("columns", 0)})

    def board(self, problem: QueensProblem) -> Board:
        n, forbidden = problem.n, problem.forbidden
        values = list(problem.start) if n <= LIT_UP_TO or any(problem.start) else []
        if forbidden:
            values += [BLOCKED * ((row, column) in forbidden) for row in range(1, n + 1) for column in range(1, n + 1)]
        cells = n + n * n * bool(forbidden)
        return {"rows": n, "columns": n, "coordinates": "numbers", "values": values, "cells": cells}

    def rule_arguments(self, problem: QueensProblem) -> Arguments:
        return {"n": problem.n, "forbidden": len(problem.forbidden)}

    def select_algorithm(self, algorithm: Algorithm, problem: QueensProblem) -> Algorithm:
        """Return the algorithm that runs: `check` for given queens that attack each other or are on forbidden squares,
        and for a full board unless `algorithm` repairs it; a complete search, which can prove that there is no
        solution, if there is none."""
        if algorithm.id == "compare":
            return algorithm
        closed = bool(problem.forbidden) and not all(map(problem.allowed_rows, problem.free))  # a whole column
        hopeless = problem.n in UNSOLVABLE or closed
        start = problem.start
        on_forbidden = bool(queens_on_forbidden_squares(start))
        if all(start):
            judged = hopeless or on_forbidden or algorithm.id not in REPAIRS
        else:
            judged = problem.partly_filled and (on_forbidden or bool(crowded_lines(start)))
        if judged:
            return self.find_algorithm("check")
        if hopeless and algorithm.id not in RUNS_WHEN_HOPELESS:
            return self.find_algorithm("backtracking")
        return GENES.get(problem.variant, algorithm)

    def result(self, problem: QueensProblem, algorithm: Algorithm, answer: object) -> Facts:
        """Return {"queens": [row of column 1, …] or None}, and the details of the algorithm."""
        result: dict[str, Json]
        if isinstance(answer, dict):
            result = {name: value and round(value, 1) for name, value in answer.items()}
            exact = None if problem.forbidden else NODE_COUNTS.get(problem.n)
            return result | ({"exact": exact} if algorithm.id == "monte-carlo" else {})
        found = problem.solutions
        if algorithm.fault:
            return {"claimed": len(found), "right": sum(not count_attacking_pairs(rows) for rows in found)}
        if algorithm.id == "check":
            pairs, wrong = count_attacking_pairs(problem.start), len(queens_on_forbidden_squares(problem.start))
            solution = not (pairs or wrong) and all(problem.start)
            result = {"queens": list(problem.start), "solution": solution, "conflicts": pairs}
            return result | ({"on-forbidden": wrong} if wrong else {})
        if problem.until:
            result = {"queens": list(found[0]) if found else None}
            return result | ({"solutions": len(found)} if problem.until == "all" else {})
        return {"queens": list(answer) if isinstance(answer, (list, array)) else None}

    def answer_line(self, run: RunSummary) -> str:
        result = run.result
        if run.effective_algorithm.id == "check":
            pairs, queens = result["conflicts"], sum(map(bool, result["queens"]))
            missing = Count(run.problem.n - queens)
            peace = "solution" if result["solution"] else f"no queen attacks another; missing: {missing:queen}"
            wrong = result.get("on-forbidden", 0)
            faults = [f"{Count(pairs):attacking pair}"] if pairs else []
            faults += [f"{Count(wrong):queen} on forbidden squares"] if wrong else []
            return ", ".join(faults) or peace
        if run.effective_algorithm.id == "compare":
            return f"attacking pairs: {result['first']} on the first board, {result['second']} on the second"
        if run.effective_algorithm.fault:
            return f"The program says {result['claimed']}; in truth it is {result['right']}."
        if "queens" not in result:
            return super().answer_line(run)
        if result["queens"] is None:
            return STOPPED if run.status == "budget" else "no solution"
        first = f", the first of {result['solutions']}" if result.get("solutions", 0) > 1 else ""
        return write_state(result["queens"]) + first

    def result_text(self, run: RunSummary) -> str:
        """Return the rows of the queens and, up to DRAWN columns, a drawing of the board."""
        line, queens = self.answer_line(run), run.result.get("queens") or ()
        if not 0 < len(queens) <= DRAWN:
            return line
        n = len(queens)
        rows = (" ".join("Q" if queens[column] == row else "." for column in range(n)) for row in range(1, n + 1))
        return "\n".join([line, *rows])

    def replay(self, problem: QueensProblem, algorithm: Algorithm, answer: object) -> Iterator[Step]:
        """Yield the steps of an engine's answer: queen by queen, or all at once if they are many."""
        if algorithm.kind != "engine" or not isinstance(answer, (list, array)):
            return
        if problem.n > LIT_UP_TO:
            yield Step("walk", reason="answer-at-once", args={"n": problem.n})
            return
        for column in problem.free:
            reason = "answer-rows" if column == problem.free[-1] else "answer-queen"
            args = {"column": column + 1, "row": answer[column], **solution_args(answer)}
            yield Step("walk", reason=reason, args=args, cells=((column, answer[column]),))

    def alternatives(self, run: RunSummary) -> list[Alternative]:
        """Return the default alternatives; for a local search, more restarts instead."""
        if "restarts" not in run.options:
            return super().alternatives(run)
        restarts = int(run.options["restarts"])
        if restarts == RESTARTS.maximum:
            return []
        more = {**run.options, "restarts": min(max(USUAL_RESTARTS, 10 * restarts), RESTARTS.maximum)}
        return [{"id": "again", "algorithm": run.algorithm.id, "state": run.state_text, "options": more}]

    def outcome(self, state: str, options: Options) -> Outcome:
        rows = read_state(state)
        is_full = bool(rows) and all(rows)
        return "solved" if is_full and not (count_attacking_pairs(rows) or queens_on_forbidden_squares(rows)) else ""

    def hint(self, state: str, options: Options) -> Hint:
        """Return a square for the next queen, or a queen to remove."""
        rows = read_state(state) or Rows((0,) * int(options["n"]))
        if len(rows) > LARGEST_WITH_HINTS:
            return {}
        crowded, wrong = crowded_lines(rows), queens_on_forbidden_squares(rows)
        if crowded or wrong:
            column, _ = Counter(chain(*crowded) if crowded else wrong).most_common(1)[0]
            reason = "hint-lift-forbidden" if column in wrong else "hint-lift"
            args = {"column": column + 1, "row": rows[column]}
            return {"moves": [], "reason": reason, "args": args, "marks": [(column, "hint")]}
        if all(rows):
            return {"moves": [], "reason": "hint-solved"}
        try:
            solution = answer_of(complete(QueensProblem(rows, budget=HINT_BUDGET)))
        except BudgetSpent:
            return {"moves": [], "reason": "hint-too-hard"}
        if solution is None:
            return {"moves": [], "reason": "hint-hopeless"}
        column = rows.index(0)
        args, cells = {"column": column + 1, "row": solution[column]}, [(column, solution[column])]
        return {"moves": [], "reason": "hint-place", "args": args, "cells": cells, "marks": [(column, "hint")]}

    def status_message(self, state: str, options: Options) -> StatusMessage:
        """Return the number of attacking pairs, the first one, and the lines of all."""
        rows = read_state(state) or Rows((0,) * int(options["n"]))
        crowded, wrong = crowded_lines(rows), queens_on_forbidden_squares(rows)
        pairs, queens = count_attacking_pairs(rows), sum(map(bool, rows))
        reason = (
            "hand-conflicts" if pairs else "hand-forbidden" if wrong
            else "hand-solution" if queens == len(rows) else "hand-peaceful"
        )
        args: Arguments = {"pairs": pairs, "queens": queens, "n": len(rows), "wrong": len(wrong)}
        if pairs:
            one, other = crowded[0][:2]
            args = {**args, "line": "row" if rows[one] == rows[other] else "diagonal", "column": one + 1,
                    "row": rows[one], "other": other + 1, "other-row": rows[other]}
        marks = clash_marks(chain(wrong, *crowded))
        return {"reason": reason, "args": args, "links": line_links(crowded), "marks": marks}


PUZZLE = QueensPuzzle()
