"""The puzzle `magic-square`: n² numbers whose rows, columns and diagonals have one sum."""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from math import isqrt
from typing import Any

from ...core.puzzle_types import Arguments, Board, Facts, Hint, Json, Options, Outcome, Picture, StatusMessage
from ...core.quoting import STOPPED, Count
from ...core.steps_and_nodes import PuzzleValue
from ...puzzle import Algorithm, HasHints, InvalidInput, Preset, Puzzle, RunSummary, Table
from . import status_and_hint
from .algorithms import ALGORITHMS, COMPLETE, LARGEST_COMPLETED, METHOD_FOR
from .analysis import analyse, is_associated, is_pandiagonal
from .board import LARGEST_SHOWN, places_of_line_sums, rows_columns_and_diagonals, to_rows
from .parse_and_format_state import align_rows, read_square_in_any_notation, read_state, write_rows, write_state
from .problem import MagicPresenter, MagicProblem

DURER = "16 3 2 13 / 5 10 11 8 / 9 6 7 12 / 4 15 14 1"
SUBIRACHS = "1 14 14 4 / 11 7 6 9 / 8 10 10 5 / 13 2 3 15"
DURER_WITH_GAPS = "16 0 0 13 / 0 10 0 0 / 0 0 7 0 / 4 0 0 1"
LO_SHU_OF_THREE = "4 0 0 / 0 0 7 / 0 1 0"
NOT_MAGIC = "5 3 4 / 1 5 8 / 6 4 2"
LINES_IN_ANSWER = 4
TWO: Picture = {  # why there is no magic square of side 2: its first row and its first column share a
    "rows": 2, "columns": 2, "values": [0, 0, 0, 0], "blank": 0, "labels": {0: "a", 1: "b", 2: "c", 3: "d"},
    "marks": [(0, "hint"), (1, "conflict"), (2, "conflict")], "links": [(0, 1), (0, 2)],
}


class MagicSquare(Puzzle[MagicProblem], HasHints):
    id = "magic-square"
    family = "magic"
    algorithms = ALGORITHMS
    example = ""
    separators = ",،;؛/|&[](){}'\""
    sample_states = tuple(
        " / ".join(" ".join(map(str, range(row * n + 1, row * n + n + 1))) for row in range(n)) for n in range(3, 11)
    )
    appearance = {"pieces": "none", "blank": 0, "hand": {"type": (0, 900)}}
    challenges = (
        {"id": "five-givens", "goal": "complete", "algorithm": "complete",
         "state": "2 0 6 0 5 0 4 0 8", "level": 1, "hints": ("one-gap", "sum-of-diagonal")},
        {"id": "two-givens", "goal": "complete", "algorithm": "complete",
         "state": "0 9 0 0 0 7 0 0 0", "level": 2, "hints": ("centre", "one-gap")},
        {"id": "four-from-eight", "goal": "complete", "algorithm": "complete",
         "state": "16 0 2 13 0 10 0 0 9 0 7 0 0 15 0 0", "level": 2,
         "hints": ("sum-of-four", "one-gap")},
        {"id": "four-from-five", "goal": "complete", "algorithm": "complete",
         "state": "16 0 0 13 0 0 11 0 0 6 0 0 0 0 0 1",
         "level": 3, "hints": ("sum-of-four", "opposite-pairs")},
    )
    presets = (
        Preset("siamese-3", "siamese", "", {"n": 3}, level=1),
        Preset("siamese-7", "siamese", "", {"n": 7}, level=1),
        Preset("doubly-8", "doubly-even", "", {"n": 8}),
        Preset("singly-6", "singly-even", "", {"n": 6}),
        Preset("singly-10", "singly-even", "", {"n": 10}, level=3),
        Preset("durer", "check", DURER, {}, level=1),
        Preset("failing", "check", "8 1 6 / 3 5 7 / 4 2 9", {}, level=1),
        Preset("sagrada", "check", SUBIRACHS, {}, level=1),
        Preset("three-given", "complete", LO_SHU_OF_THREE, {}),
        Preset("durer-gaps", "complete", DURER_WITH_GAPS, {"until": "all"}),
        Preset("eight", "complete", "", {"n": 3, "until": "all"}),
        Preset("frenicle", "completions", "", {"n": 4}, level=3),
        Preset("cheapest", "nearest", NOT_MAGIC, {}),
        Preset("hundred", "large", "", {"n": 100}, level=3),
    )
    tables = (Table("known-squares", ("n", "essentially", "with-symmetries"), (
        (1, 1, 1), (2, 0, 0), (3, 1, 8), (4, 880, 7040), (5, 275305224, 2202441792),
    )),)
    read = staticmethod(read_square_in_any_notation)
    format = staticmethod(write_state)
    presenter = MagicPresenter

    def options_from_state(self, state: str) -> Mapping[str, int]:
        given = read_state(state)
        return {"n": isqrt(len(given))} if given else {}

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> MagicProblem:
        n, given = int(options["n"]), read_state(state)
        if given and isqrt(len(given)) != n:
            raise InvalidInput(
                "square-other-size",
                "The square has {count:row}, but n = {n}. Give a square of side {n}, or leave n out.",
                count=isqrt(len(given)), n=n,
            )
        numbers = given if any(given) else ()
        chosen: dict[str, Any] = {name: options[name] for name in ("budget", "until") if name in options}
        if algorithm.id == "nearest" and (n != 3 or not numbers or 0 in numbers):
            raise InvalidInput(
                "nearest-nine-numbers", "The search for the nearest magic square needs nine numbers and no empty cell, "
                "for example {example}.", example=NOT_MAGIC,
            )
        if numbers or algorithm.id in ("check", *COMPLETE):
            return MagicProblem(n, numbers or (0,) * (n * n), **chosen)
        if n == 2:
            raise InvalidInput(
                "no-square-of-two",
                "There is no magic square for n = {n}. The first row a + b and the first column a + c "
                "would have to be equal. So b = c, and a number would appear twice.",
                picture=TWO, n=n,
            )
        if algorithm.id in METHOD_FOR and algorithm.id != METHOD_FOR[n % 4]:
            raise InvalidInput(
                "other-remainder",
                "“{algorithm}” does not fit n = {n}, because n divided by 4 leaves the remainder {rest}. "
                "“{method}” fits.",
                algorithm=algorithm.id, n=n, rest=n % 4, method=METHOD_FOR[n % 4],
            )
        return MagicProblem(n)

    def state_of(self, values: Sequence[int], options: Options) -> str:
        n = isqrt(len(values))  # of n² cells, or of n² + 2n + 2 with the sums
        n -= len(values) == n * n + 1
        return write_state(values[: n * n]) if n <= LARGEST_SHOWN else ""

    def board(self, problem: MagicProblem) -> Board:
        n = problem.n
        if n > LARGEST_SHOWN:
            return {"rows": n, "columns": n, "values": [], "cells": n * n}
        edges = places_of_line_sums(n)
        values = [*(problem.start or [0] * (n * n)), *[0] * len(edges)]
        return {"rows": n, "columns": n, "coordinates": "numbers", "values": values, "edges": edges}

    def rule_arguments(self, problem: MagicProblem) -> Arguments:
        return {"n": problem.n, "last": problem.n**2, "constant": problem.constant}

    def select_algorithm(self, algorithm: Algorithm, problem: MagicProblem) -> Algorithm:
        """Return the algorithm that runs: a given square is completed, or checked if it is full or contradictory;
        `auto` is replaced by the method that fits n."""
        if problem.start and algorithm.id not in ("check", "nearest"):
            verdict = analyse(problem.start)
            if not verdict.empty or verdict.faulty_cells or verdict.wrong:
                return self.find_algorithm("check")
            if algorithm.id not in COMPLETE:
                return self.find_algorithm("complete" if problem.n <= LARGEST_COMPLETED else "check")
        if algorithm.id == "auto" and not problem.start:
            return self.find_algorithm("large" if problem.n > LARGEST_SHOWN else METHOD_FOR[problem.n % 4])
        return algorithm

    def result(self, problem: MagicProblem, algorithm: Algorithm, answer: PuzzleValue) -> Facts:
        """Return {"square", "constant", "magic", "failing": [{"line", "sum"}, …]}, and the details of `check`. The
        rows of a large square are arrays."""
        if algorithm.id == "check":
            return result_of_checked_square(problem.start)
        if isinstance(answer, dict):
            return dict(answer)
        if algorithm.id in COMPLETE:
            return completion_result(problem, algorithm)
        n, square = problem.n, answer
        if isinstance(answer, array):
            rows = [answer[at : at + n] for at in range(0, n * n, n)]
            square = [row.tolist() for row in rows] if n <= LARGEST_SHOWN else rows
        return {"square": square, "constant": problem.constant, "magic": True, "failing": []}

    def result_text(self, run: RunSummary) -> str:
        square, constant = run.result.get("square"), run.result.get("constant")
        if not square or not constant or not run.result.get("magic", True):
            return self.answer_line(run)
        return f"{align_rows(square)}\nEvery line sums to {constant}."

    def answer_line(self, run: RunSummary) -> str:
        """Return the rows of a square, or whether it is magic and if not, why."""
        result = run.result
        if run.effective_algorithm.id == "nearest":
            return f"{write_rows(result['square'])}, at a cost of {result['cost']}"
        if run.effective_algorithm.id in COMPLETE:
            if not result["square"]:
                return STOPPED if run.status == "budget" else "no completion"
            count = int(result.get("completions", 1))
            return write_rows(result["square"]) + f", the first of {count} completions" * (count > 1)
        if run.effective_algorithm.id != "check":
            return write_rows(result["square"])
        if result["magic"]:
            return f"magic: every line sums to {result['constant']}"
        judged = analyse(run.problem.start)
        verdict = "semi-magic" if judged.is_semi_magic else "not magic"
        if judged.empty:
            is_hopeless = judged.wrong or judged.faulty_cells
            verdict = f"1 to {judged.n**2}, each once, cannot complete it" if is_hopeless else "incomplete"
        return f"{verdict}: {'; '.join(describe_faults(run))}"

    def status_message(self, state: str, options: Options) -> StatusMessage:
        numbers = self.numbers_of_played_state(state, options)
        return status_and_hint.status_message(numbers) if numbers else {}

    def hint(self, state: str, options: Options) -> Hint:
        numbers = self.numbers_of_played_state(state, options)
        return status_and_hint.hint(numbers) if numbers else {}

    def outcome(self, state: str, options: Options) -> Outcome:
        numbers = self.numbers_of_played_state(state, options)
        return "solved" if numbers and analyse(numbers).is_magic else ""

    def numbers_of_played_state(self, state: str, options: Options) -> tuple[int, ...]:
        """Return the numbers of a state, also of an empty one; () if the square is too large for manual play."""
        n = int(options.get("n", 0))
        return (read_state(state) or (0,) * (n * n)) if n <= LARGEST_SHOWN else ()


def result_of_checked_square(numbers: Sequence[int]) -> dict[str, Json]:
    """Return the result of `check`, with repeated, missing and outside numbers and empty cells if there are any."""
    verdict, n = analyse(numbers), isqrt(len(numbers))
    lines = rows_columns_and_diagonals(n)
    result: dict[str, Json] = {
        "square": to_rows(numbers, n), "constant": verdict.constant, "magic": verdict.is_magic,
        "failing": [{"line": lines[at].name, "sum": verdict.sums[at]} for at in verdict.wrong],
    }
    if verdict.is_magic:
        return result | {"associated": is_associated(numbers), "pandiagonal": is_pandiagonal(numbers)}
    more: dict[str, Json] = {
        "same-sum": verdict.aim if verdict.aim != verdict.constant else 0,
        "repeated": list(verdict.repeated), "outside": sorted({numbers[cell] for cell in verdict.outside}),
        "missing": [] if verdict.empty else verdict.missing, "empty": verdict.empty,
    }
    return result | {name: value for name, value in more.items() if value}


def completion_result(problem: MagicProblem, algorithm: Algorithm) -> dict[str, Json]:
    """Return {"square": rows or None, "constant"}, "completions", their number, and "squares" if all were requested."""
    found = problem.completions
    result: dict[str, Json] = {"square": found[0] if found else None, "constant": problem.constant}
    every = problem.until == "all" or algorithm.id == "completions"
    return result | ({"completions": len(found), "squares": found} if every else {})


def describe_faults(run: RunSummary) -> Iterator[str]:
    """Yield the errors that keep a square from being magic."""
    result = run.result
    if "same-sum" in result:
        yield f"every line sums to {result['same-sum']}"
    failing = result["failing"]
    if failing:
        shown, more = failing[:LINES_IN_ANSWER], len(failing) - LINES_IN_ANSWER
        rest = f" and {more} more" if more > 0 else ""
        yield ", ".join(f"{each['line']} sums to {each['sum']}" for each in shown) + rest
    for name, words in (("repeated", "repeated"), ("outside", "too large"), ("missing", "missing")):
        if name in result:
            yield f"{words}: {', '.join(map(str, result[name]))}"
    if "empty" in result:
        yield f"{Count(result['empty']):empty cell}"


PUZZLE = MagicSquare()
