"""Hints for a manually edited board: a square for the next queen, or a queen to remove."""

from collections import Counter

from ...core.contract import Advice
from ...core.errors import BudgetSpent
from ...core.step import answer_of
from .board import crowded_lines, misplaced
from .first import first
from .problem import QueensProblem

BUDGET = 20_000
LARGEST = 100


def advice(rows: tuple[int, ...]) -> Advice:
    """Return a hint (see Puzzle.advice); `cells`: the queen to place."""
    if len(rows) > LARGEST:
        return {}
    crowded, wrong = crowded_lines(rows), misplaced(rows)
    if crowded or wrong:
        column, _ = Counter(column for line in crowded or [wrong] for column in line).most_common(1)[0]
        reason = "hint-lift-forbidden" if column in wrong else "hint-lift"
        args = {"column": column + 1, "row": rows[column]}
        return {"moves": [], "reason": reason, "args": args, "marks": [(column, "hint")]}
    if all(rows):
        return {"moves": [], "reason": "hint-solved"}
    try:
        solution = answer_of(first(QueensProblem(rows, budget=BUDGET)))
    except BudgetSpent:
        return {"moves": [], "reason": "hint-too-hard"}
    if solution is None:
        return {"moves": [], "reason": "hint-hopeless"}
    column = rows.index(0)
    args, cells = {"column": column + 1, "row": solution[column]}, [(column, solution[column])]
    return {"moves": [], "reason": "hint-place", "args": args, "cells": cells, "marks": [(column, "hint")]}
