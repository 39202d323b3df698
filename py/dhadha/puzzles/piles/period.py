"""The sequence of g-values, its period, and the proof that it is periodic."""

from __future__ import annotations

from array import array

from ...core.step import Steps
from . import period_narrator as narrator
from .fast_grundy import Values
from .period_proof import Pattern, find_period, observed_pattern
from .problem import PilesProblem

BATCH = 250  # values between two steps, fewer if each is expensive
WORK = 1_600_000  # options between two steps; some 16 ms in a page
FIRST = 64


def period(problem: PilesProblem) -> Steps[dict[str, int | list[int] | None]]:
    """Find the period of g(0), g(1), … and prove it from as few values as possible; then extend it up to the length.

    Return {"values": [g(0), …], "period", "saltus" (the increase of g per period), "last_exception" (None if there is
    none), "proved"}, period None if none was proved. The number of values doubles until the proof succeeds, so the run
    time depends on the period, not on the length.
    """
    rule, length = problem.rule, problem.length
    known, shown, proof = Values(rule), 0, None
    values = known.numbers
    yield narrator.search_starts(problem)
    goal = min(max(FIRST, 2 * rule.most), length + 1)
    while True:
        while len(values) < goal:
            known.compute_more(min(batch_size(known), goal - len(values)))
            yield from narrator.rows_filled(problem, values, shown)
            shown = len(values)
        proof = find_period(values, rule)
        if proof or goal == length + 1:
            break
        yield narrator.no_period_yet(values)
        goal = min(2 * goal, length + 1)
    if not proof:
        yield from narrator.period_unknown(problem, values, observed_pattern(values))
        return {"values": list(values), "period": None, "last_exception": None, "proved": False}
    yield from narrator.period_found(problem, values, proof)
    repeat = extend_by_period(values, proof, length + 1)
    yield from narrator.rows_filled(problem, repeat, shown, "values-repeat")
    yield narrator.period_proved(problem, proof)
    rises = {"saltus": proof.saltus} if proof.saltus else {}
    return {"values": list(repeat), "period": proof.period, **rises, "last_exception": proof.last, "proved": True}


def batch_size(known: Values) -> int:
    """Return the number of values to compute until the next step."""
    return max(10, min(BATCH, WORK // 2 // max(1, known.option_count)))


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
