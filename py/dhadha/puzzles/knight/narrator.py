"""The messages and marks of the steps of the knight's formula and engine."""

from collections.abc import Sequence

from ...core.puzzle_types import CellRole
from ...core.steps_and_nodes import Args, CellRoles, Step
from .bitboard_distances import Survey
from .problem import KnightProblem


def end_marks(problem: KnightProblem) -> CellRoles:
    return ((problem.start.square, "current"), (problem.target, "goal"))


def start_and_target_args(problem: KnightProblem) -> Args:
    return {"square": problem.from_name, "target": problem.to_name}


# ---- the formula

def formula_start(problem: KnightProblem, ranks: int, files: int) -> Step:
    args = start_and_target_args(problem) | {"ranks": ranks, "files": files}
    return Step("start", reason="formula-start", args=args, cells=problem.initial_cells(), marks=end_marks(problem))


def formula_exception(problem: KnightProblem, moves: int) -> Step:
    apart = problem.board.offset_between(problem.start.square, problem.target)
    reason = {1: "formula-neighbour", 2: "formula-corner", 4: "formula-two-diagonal"}[sum(apart)]
    return formula_found(problem, moves, reason)


def formula_least(problem: KnightProblem, x: int, y: int, half: int, third: int) -> Step:
    args = start_and_target_args(problem) | {"x": x, "sum": x + y, "half": half, "third": third, "k": max(half, third)}
    return Step("compare", reason="formula-least", args=args, marks=end_marks(problem))


def formula_fits_or_one_more(problem: KnightProblem, both: int, k: int, moves: int) -> Step:
    reason = "formula-fits" if moves == k else "formula-one-more"
    return Step("compare", reason=reason, args={"k": k, "sum": both, "distance": moves}, marks=end_marks(problem))


def formula_found(problem: KnightProblem, moves: int, reason: str = "formula-found") -> Step:
    args = start_and_target_args(problem) | {"distance": moves}
    return Step("found", reason=reason, args=args, cells=((problem.target, moves),), marks=end_marks(problem))


# ---- layer by layer; sizes: of the layers so far, the latest last

def bitboard_start(problem: KnightProblem) -> Step:
    args = start_and_target_args(problem) | {"rows": problem.board.rows, "columns": problem.board.columns}
    return Step("start", reason="bitboard-start", args=args, cells=problem.initial_cells())


def layer_args(problem: KnightProblem, sizes: Sequence[int]) -> Args:
    return start_and_target_args(problem) | {"distance": len(sizes) - 1, "count": sizes[-1], "squares": sum(sizes)}


def bitboard_layer(problem: KnightProblem, sizes: Sequence[int], cells: Sequence[int]) -> Step:
    distance = len(sizes) - 1
    reason = "bitboard-first" if not distance else "bitboard-target" if problem.target in cells else "bitboard-layer"
    return Step("assign", reason=reason, args=layer_args(problem, sizes), cells=[(cell, distance) for cell in cells])


def survey_args(problem: KnightProblem, survey: Survey) -> Args:
    return start_and_target_args(problem) | {"squares": sum(survey.sizes), "last": len(survey.sizes) - 1}


def no_path_found(problem: KnightProblem) -> Step:
    why = problem.unreachable_reason
    return Step("exhausted", reason=why.reason, args=why.args, marks=unreachable_marks(problem))


def unreachable_marks(problem: KnightProblem) -> list[CellRole]:
    return [(cell, "conflict") for cell in (problem.target, *problem.unreachable_reason.walls)]


def bitboard_found(problem: KnightProblem, survey: Survey) -> Step:
    args = survey_args(problem, survey) | {"distance": survey.distances[problem.target]}
    return Step("found", reason="bitboard-found", args=args, marks=((problem.target, "goal"),))
