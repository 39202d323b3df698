"""The messages and marks of the steps of the knight's formula and engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.step import Argument, CellRoles, Step
from .square_sets import Survey

if TYPE_CHECKING:
    from .problem import KnightProblem


def ends(problem: KnightProblem) -> CellRoles:
    return ((problem.start.square, "current"), (problem.target, "goal"))


def names(problem: KnightProblem) -> dict[str, Argument]:
    return {"square": problem.from_name, "target": problem.to_name}


# ---- the formula

def formula_starts(problem: KnightProblem, ranks: int, files: int) -> Step:
    args = names(problem) | {"ranks": ranks, "files": files}
    return Step("start", reason="formula-start", args=args, cells=problem.opening(), marks=ends(problem))


def too_near(problem: KnightProblem, moves: int) -> Step:
    apart = problem.board.apart(problem.start.square, problem.target)
    reason = {1: "formula-neighbour", 2: "formula-corner", 4: "formula-two-diagonal"}[sum(apart)]
    return answered(problem, moves, reason)


def least_moves(problem: KnightProblem, x: int, y: int, half: int, third: int) -> Step:
    args = names(problem) | {"x": x, "sum": x + y, "half": half, "third": third, "k": max(half, third)}
    return Step("compare", reason="formula-least", args=args, marks=ends(problem))


def parity_of_k_compared(problem: KnightProblem, both: int, k: int, moves: int) -> Step:
    reason = "formula-fits" if moves == k else "formula-one-more"
    return Step("compare", reason=reason, args={"k": k, "sum": both, "distance": moves}, marks=ends(problem))


def answered(problem: KnightProblem, moves: int, reason: str = "formula-found") -> Step:
    args = names(problem) | {"distance": moves}
    return Step("found", reason=reason, args=args, cells=((problem.target, moves),), marks=ends(problem))


# ---- layer by layer; sizes: of the layers so far, the latest last

def bitboard_starts(problem: KnightProblem) -> Step:
    args = names(problem) | {"rows": problem.board.rows, "columns": problem.board.columns}
    return Step("start", reason="bitboard-start", args=args, cells=problem.opening())


def about_layer(problem: KnightProblem, sizes: Sequence[int]) -> dict[str, Argument]:
    return names(problem) | {"distance": len(sizes) - 1, "count": sizes[-1], "squares": sum(sizes)}


def layer_found(problem: KnightProblem, sizes: Sequence[int], cells: Sequence[int]) -> Step:
    distance = len(sizes) - 1
    reason = "bitboard-first" if not distance else "bitboard-target" if problem.target in cells else "bitboard-layer"
    return Step("assign", reason=reason, args=about_layer(problem, sizes), cells=[(cell, distance) for cell in cells])


def about_all(problem: KnightProblem, survey: Survey) -> dict[str, Argument]:
    return names(problem) | {"squares": sum(survey.sizes), "last": len(survey.sizes) - 1}


def no_way(problem: KnightProblem) -> Step:
    why = problem.unreachable
    return Step("exhausted", reason=why.reason, args=why.args, marks=((problem.target, "conflict"),))


def bitboard_done(problem: KnightProblem, survey: Survey) -> Step:
    args = about_all(problem, survey) | {"distance": survey.distances[problem.target]}
    return Step("found", reason="bitboard-found", args=args, marks=((problem.target, "goal"),))
