"""The sequence of g-values, its period, and the proof that it is periodic."""

from __future__ import annotations

from array import array

from ...core.steps_and_nodes import Steps
from . import period_narrator as narrator
from .grundy_numbers import extend_by_mex
from .period_proof import Pattern, find_period
from .problem import PilesProblem
from .rule import Rule

BATCH = 250  # values between two steps, fewer if each is expensive
WORK = 200_000  # options between two steps; some 16 ms in a page


def period(problem: PilesProblem) -> Steps[dict[str, int | list[int] | None]]:
    """Find the period of g(0), g(1), … and prove it; then extend it up to the length.

    Return {"values": [g(0), …], "period", "saltus" (the increase of g per period), "last_exception" (None if there is
    none), "proved"}, period None if none was proved. The number of values doubles until the proof succeeds, so the run
    time depends on the period, not on the length.
    """
    rule, length, values = problem.rule, problem.length, problem.first_values[:]
    yield narrator.period_start(problem)
    yield from narrator.rows_filled(problem, values, 0)
    while not (proof := find_period(values, rule)) and len(values) <= length:
        yield narrator.period_not_yet(values)
        goal = min(2 * len(values), length + 1)
        while (shown := len(values)) < goal:
            extend_by_mex(values, rule, min(goal, shown + batch_size(rule, shown)))
            yield from narrator.rows_filled(problem, values, shown)
    if not proof:
        yield narrator.period_unknown(problem, values)
        return {"values": list(values), "period": None, "last_exception": None, "proved": False}
    yield from narrator.period_found(problem, values, proof)
    repeat = extend_by_period(values, proof, length + 1)
    yield from narrator.rows_filled(problem, repeat, len(values), "values-repeat")
    yield narrator.period_proved(problem, repeat, proof)
    rises = {"saltus": proof.saltus} if proof.saltus else {}
    return {"values": list(repeat), "period": proof.period, **rises, "last_exception": proof.last, "proved": True}


def batch_size(rule: Rule, size: int) -> int:
    """Return the number of values to compute until the next step."""
    options = max(1, len(rule.digits)) * (size // 2 if rule.splits else 1)
    return max(10, min(BATCH, WORK // max(1, options)))


def extend_by_period(values: array[int], pattern: Pattern, count: int) -> array[int]:
    """Return the first `count` values, extended by the period."""
    if not pattern.saltus:
        cycle = values[-pattern.period :]
        missing = max(0, count - len(values))
        return values[:count] + (cycle * (missing // pattern.period + 1))[:missing]
    more = values[:count]
    for n in range(len(more), count):
        more.append(more[n - pattern.period] + pattern.saltus)
    return more
