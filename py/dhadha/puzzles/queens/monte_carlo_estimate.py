"""Monte Carlo estimate of the size of the backtracking tree."""

from math import sqrt
from random import Random

from ...core.steps_and_nodes import Steps
from . import narrator
from .board import attackers_of
from .problem import QueensProblem


def monte_carlo_estimate(
    problem: QueensProblem, probes: int = 500,
) -> Steps[dict[str, float | None]]:
    """Estimate the number of nodes that backtracking generates by `probes`
    random descents.

    A descent goes from the root to a random promising child, one of m, at each
    level, until there is none; the estimate of that level is m1 · m2 · …
    boards, each with a child for every square of the next column. The mean of
    the descents is an unbiased estimate. Return {"estimate", "low", "high":
    its 95 % interval, None before 30 probes, "probes"}. (Knuth 1975,
    Mathematics of Computation 29.)
    """
    random = Random(problem.seed)
    yield narrator.search_starts(
        problem, "monte-carlo-start", probes=probes
    )  # about: for probe in
    total = squares = 0
    for probe in range(1, probes + 1):
        nodes = yield from descend(problem, random, probe)
        total += nodes
        squares += nodes * nodes
        mean, low, high = confidence_interval(probe, total, squares)
        yield narrator.probe_done(problem, probe, nodes, mean, low, high)
    yield narrator.probe_done(
        problem, probe, nodes, mean, low, high, last=True
    )  # about: return {
    return {"estimate": mean, "low": low, "high": high, "probes": probes}


def descend(problem: QueensProblem, random: Random, probe: int) -> Steps[int]:
    """Return the estimate of one random descent."""
    n = problem.n
    rows = [0] * n
    yield narrator.probe_starts(n, probe)
    nodes = product = promising = 1
    level = 0
    while promising and level < n:
        product *= promising
        every = problem.allowed_rows(level)
        nodes += product * len(every)
        safe = [row for row in every if not attackers_of(rows, level, row)]
        promising = len(safe)
        if safe:
            rows[level] = random.choice(safe)
            yield narrator.random_child(rows, level, safe, product, nodes)
        level += 1
    return nodes


def confidence_interval(
    count: int, total: int, squares: int,
) -> tuple[float, float | None, float | None]:
    """Return the mean and, from thirty values on, its 95 % interval."""
    mean = total / count
    if count < 30:
        return mean, None, None
    variance = max(0, squares / count - mean * mean)
    spread = 1.96 * sqrt(variance / (count - 1))
    return mean, max(0.0, mean - spread), mean + spread
