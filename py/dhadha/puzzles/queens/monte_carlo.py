"""Monte Carlo estimate: how large is the backtracking tree, without walking it?"""

from math import sqrt
from random import Random

from ...step import Step
from .board import attacked

# Found by full backtracking: 1 + n · (promising nodes on the levels before the last).
EXACT = {1: 2, 2: 7, 3: 19, 4: 61, 5: 221, 6: 895, 7: 3585, 8: 15721, 9: 72379, 10: 348151, 11: 1806707, 12: 10103869}


def monte_carlo(problem, probes=500):
    """Estimate the nodes that backtracking generates by `probes` random descents.

    A descent goes from the root to a random promising child, m of them at each level, until there is none;
    m1 · m2 · … boards are expected so deep, each with n children. The mean of the descents is an unbiased
    estimate. Returns {"estimate", "low", "high": its 95 % interval or None after one probe, "probes", "exact": int or None}.
    (Knuth 1975, Mathematics of Computation 29.)
    """
    random = Random(problem.seed)
    exact = {"exact": EXACT[problem.n]} if problem.n in EXACT else {}
    yield Step("start", reason="monte-carlo-start", args={"n": problem.n, "probes": probes})
    total = squares = 0
    for probe in range(1, probes + 1):
        nodes = yield from descend(problem, random, probe)
        total += nodes
        squares += nodes * nodes
        mean, low, high = interval(probe, total, squares)
        told = {"probe": probe, "nodes": nodes, "mean": round(mean)} | exact
        if probe > 1:
            told |= {"low": round(low), "high": round(high)}
        yield Step("improve", reason="probe-ends" if probe > 1 else "first-probe", args=told)
    yield Step("found", reason="estimate" if probes > 1 else "first-probe", args=told)
    return {
        "estimate": round(mean, 1), "low": round(low, 1) if probes > 1 else None, "high": round(high, 1) if probes > 1 else None,
        "probes": probes, "exact": exact.get("exact"),
    }


def descend(problem, random, probe):
    """Return what one random descent says about the size of the tree."""
    n = problem.n
    rows = [0] * n
    yield Step("restart", reason="probe-starts", args={"probe": probe}, cells=tuple((column, 0) for column in range(n)))
    nodes = product = promising = 1
    level = 0
    while promising and level < n:
        product *= promising
        nodes += product * n
        safe = [row for row in range(1, n + 1) if not attacked(rows, level, row)]
        promising = len(safe)
        if safe:
            rows[level] = random.choice(safe)
            told = {"column": level + 1, "count": promising, "product": product * promising, "nodes": nodes}
            yield Step("place", reason="random-child", args=told, cells=((level, rows[level]),), notes=[(level, row, number) for number, row in enumerate(safe, 1)])
        level += 1
    return nodes


def interval(count, total, squares):
    """The mean of some values and the 95 % confidence interval of what they estimate; it needs more than one value."""
    mean = total / count
    spread = 1.96 * sqrt(max(0, squares / count - mean * mean) / max(1, count - 1))
    return mean, max(0.0, mean - spread), mean + spread
