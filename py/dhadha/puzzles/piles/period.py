"""The values of g one after the other, their period, and the proof that it goes on for ever."""

from __future__ import annotations

from array import array

from ...step import Steps
from . import period_narrator as narrator
from .problem import PilesProblem
from .proof import find_period
from .rule import Rule
from .values import more_values, no_values

BATCH = 250  # values between two steps, fewer when each is much work
WORK = 1_600_000  # options between two steps; some 16 ms in a page
FIRST = 64


def period(problem: PilesProblem) -> Steps[dict[str, int | list[int] | None]]:
    """Find the period of g(0), g(1), … and prove it from as few values as will do; then repeat it up to the length.

    Returns {"values": [g(0), …], "period", "last_exception" (None if there is none), "proved"}, period None if it was
    not found.
    The number of values doubles until the proof succeeds, so what is spent depends on the period, not on the length.
    """
    rule, length = problem.rule, problem.length
    values, shown, proof = no_values(), 0, None
    yield narrator.starts(problem)
    goal = min(max(FIRST, 2 * rule.most), length + 1)
    while True:
        while len(values) < goal:
            more_values(rule, values, min(batch(rule, len(values)), goal - len(values)))
            yield from narrator.rows_of(problem, values, shown)
            shown = len(values)
        proof = find_period(values, rule)
        if proof or goal == length + 1:
            break
        yield narrator.not_yet(values)
        goal = min(2 * goal, length + 1)
    if not proof:
        yield narrator.unknown(problem, values)
        return {"values": list(values), "period": None, "last_exception": None, "proved": False}
    length_of_period, last = proof
    yield from narrator.found(problem, values, length_of_period, last)
    values = repeated(values, length_of_period, length + 1)
    yield from narrator.rows_of(problem, values, shown, "values-repeat")
    yield narrator.proved(problem, length_of_period, last)
    return {"values": list(values), "period": length_of_period, "last_exception": last, "proved": True}


def batch(rule: Rule, count: int) -> int:
    """How many values to make until the next step, after the first `count`."""
    options = len(rule.splitting) * count // 2 + len(rule.digits)
    return max(10, min(BATCH, WORK // 2 // options))


def repeated(values: array[int], length_of_period: int, count: int) -> array[int]:
    """The first `count` values, those not known yet by the period."""
    cycle = values[-length_of_period:]
    missing = max(0, count - len(values))
    return values[:count] + (cycle * (missing // length_of_period + 1))[:missing]
