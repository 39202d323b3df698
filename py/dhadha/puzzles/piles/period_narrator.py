"""The messages and cells of the steps of the search for a period."""

from __future__ import annotations

from array import array

from ...core.steps_and_nodes import Args, Step, Steps
from ..grundy.mex_and_xor import xor_of
from .grundy_numbers import grundy_numbers
from .period_proof import Pattern, largest_n_needed_for_proof
from .position import SIZES_UP_TO
from .problem import PilesProblem
from .rule import Rule


def period_start(problem: PilesProblem) -> Step:
    return Step("start", reason="period-start", args={**problem.rule.arguments(), "length": problem.length})


def rows_filled(problem: PilesProblem, values: array[int], shown: int, reason: str = "values-come") -> Steps[None]:
    """Yield a step for each row of the board that `values` fill beyond the first `shown`."""
    columns, end = problem.columns, min(len(values), problem.shown)
    while shown < end:
        until = min(end, (shown // columns + 1) * columns)
        cells = [(n, values[n]) for n in range(shown, until)]
        args = {"first": shown, "last": until - 1, "count": until - shown, "highest": max(values[shown:until])}
        yield Step("assign", None, reason, args, cells)
        shown = until
    if len(values) > problem.shown and reason == "values-come":
        args = {"count": len(values), "shown": problem.shown, "highest": max(values)}
        yield Step("progress", None, "values-unseen", args)


def period_not_yet(values: array[int]) -> Step:
    return Step("progress", reason="period-not-yet", args={"count": len(values), "highest": max(values)})


def period_unknown(problem: PilesProblem, values: array[int]) -> Step:
    more = problem.length < SIZES_UP_TO["period"]
    args = {"count": len(values), "highest": max(values), "more": int(more), **winner_args(problem, values)}
    return Step("exhausted", None, "period-unknown", args)


def period_found(problem: PilesProblem, values: array[int], pattern: Pattern) -> Steps[None]:
    """Yield the candidate, the criterion that it meets, and its exceptions."""
    if pattern.law:
        yield Step("compare", reason=f"law-{pattern.law}")
    else:
        yield Step("choose", reason="period-candidate", args={"period": pattern.period, "count": len(values)})
        yield periodicity_criterion_met(problem.rule, pattern)
    if pattern.last is not None:
        yield exceptions(problem, values, pattern)


def periodicity_criterion_met(rule: Rule, pattern: Pattern) -> Step:
    last, period = pattern.last, pattern.period
    args = {
        "period": period,
        "first": (last or 0) + 1 if last is not None else 0,
        "last": last or 0,
        "until": largest_n_needed_for_proof(rule, period, last) - period,
        "most": rule.most,
    }
    return Step("compare", reason="window-repeats" if rule.subtracts else "guy-smith", args=args)


def exceptions(problem: PilesProblem, values: array[int], pattern: Pattern) -> Step:
    """Return the step that highlights every n whose value differs from the later ones of its column."""
    period, last = pattern.period, pattern.last or 0
    if len(values) <= last + period:
        values = grundy_numbers(problem.rule, last + period)
    start = len(values) - period
    astray = [
        n for n in range(last + 1)
        if values[n] != values[start + (n - start) % period] + pattern.saltus * ((n - start) // period)
    ]
    args = {"count": len(astray), "last": last, "period": period}
    return Step("compare", None, "exceptions", args, roles=[(n, "hint") for n in astray if n < problem.shown])


def winner_args(problem: PilesProblem, values: array[int]) -> Args:
    xor = xor_of(values[size] for size in problem.start)
    return {"piles": ", ".join(map(str, problem.start)), "winner": "first" if xor else "second"}


def period_proved(problem: PilesProblem, values: array[int], pattern: Pattern) -> Step:
    args = {
        "period": pattern.period, "last": pattern.last or 0, "length": problem.length, "saltus": pattern.saltus,
        **winner_args(problem, values),
    }
    reason = "period-rises" if pattern.saltus else "period-proved"
    return Step("found", reason=reason + "-after" * (pattern.last is not None), args=args)
