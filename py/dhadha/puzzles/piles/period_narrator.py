"""What the steps of the search for a period say, and what they write on its board."""

from __future__ import annotations

from array import array

from ...step import Argument, Step, Steps
from .problem import PilesProblem
from .proof import needed_to_prove
from .rule import Rule


def starts(problem: PilesProblem) -> Step:
    return Step("start", reason="period-start", args={"game": problem.rule.name, "length": problem.length})


def rows_of(problem: PilesProblem, values: array[int], shown: int, reason: str = "values-come") -> Steps[None]:
    """A step for each row of the board that `values` fill beyond the first `shown`, if they are on it."""
    columns, end = problem.columns, min(len(values), problem.shown)
    while shown < end:
        until = min(end, (shown // columns + 1) * columns)
        cells = [(n, values[n]) for n in range(shown, until)]
        yield Step(
            "assign",
            reason=reason,
            args={"first": shown, "last": until - 1, "highest": max(values[shown:until])},
            cells=cells,
        )
        shown = until
    if len(values) > problem.shown and reason == "values-come":
        yield Step(
            "progress",
            reason="values-unseen",
            args={"count": len(values), "shown": problem.shown, "highest": max(values)},
        )


def not_yet(values: array[int]) -> Step:
    return Step("progress", reason="period-not-yet", args={"count": len(values), "highest": max(values)})


def unknown(problem: PilesProblem, values: array[int]) -> Step:
    return Step(
        "exhausted",
        reason="period-unknown",
        args={"count": len(values), "highest": max(values), "game": problem.rule.name},
    )


def found(problem: PilesProblem, values: array[int], period: int, last: int | None) -> Steps[None]:
    """The candidate, the criterion that it meets, and what does not fit it."""
    yield Step("choose", reason="period-candidate", args={"period": period, "count": len(values)})
    yield criterion(problem.rule, period, last)
    if last is not None:
        yield exceptions(problem, values, period, last)


def criterion(rule: Rule, period: int, last: int | None) -> Step:
    first, until = (last or 0) + 1, needed_to_prove(rule, period, last) - period
    args = {
        "period": period,
        "first": first if last is not None else 0,
        "last": last or 0,
        "until": until,
        "most": rule.most,
    }
    return Step("compare", reason="window-repeats" if rule.subtracts else "guy-smith", args=args)


def exceptions(problem: PilesProblem, values: array[int], period: int, last: int) -> Step:
    """Every n whose value is not that of its column far below is painted, to stay."""
    start = len(values) - period
    astray = [n for n in range(last + 1) if values[n] != values[start + (n - start) % period]]
    roles = [(n, "hint") for n in astray if n < problem.shown]
    return Step(
        "compare", reason="exceptions", args={"count": len(astray), "last": last, "period": period}, roles=roles
    )


def proved(problem: PilesProblem, period: int, last: int | None) -> Step:
    args: dict[str, Argument] = {
        "game": problem.rule.name, "period": period, "last": last or 0, "length": problem.length,
    }
    return Step("found", reason="period-proved" if last is None else "period-proved-after", args=args)
