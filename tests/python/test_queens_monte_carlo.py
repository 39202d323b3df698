"""Monte Carlo estimates of the N-queens tree: unbiased, accurate, and marked where exact."""

from fractions import Fraction

import dhadha
import pytest
from dhadha.puzzles.queens.monte_carlo import descend
from dhadha.puzzles.queens.narrator import EXACT
from dhadha.puzzles.queens.problem import QueensProblem
from dhadha.trace.recorder import Recorder
from queens_oracle import attackers, counted, play, with_boards

TREES = {4: 61, 5: 221, 6: 895, 7: 3585, 8: 15721, 9: 72379, 10: 348151, 11: 1806707, 12: 10103869}


# --- Monte Carlo ------------------------------------------------------------------------------------------------------


def tree_size(n) -> int:
    """Return 1 + n for every promising board that has a next column."""
    def promising(level, rows, falling, rising):
        if level == n:
            return 0
        return 1 + sum(
            promising(level + 1, rows | {row}, falling | {row - level}, rising | {row + level})
            for row in range(n) if row not in rows and row - level not in falling and row + level not in rising
        )

    return 1 + n * promising(0, frozenset(), frozenset(), frozenset())


def test_the_exact_sizes_of_the_trees():
    assert {n: size for n, size in EXACT.items() if n >= 4} == TREES
    assert {n: EXACT[n] for n in range(1, 10)} == {n: tree_size(n) for n in range(1, 10)}


class Dice:
    """A scripted source of choices that records their number of alternatives."""

    def __init__(self, script):
        self.script = script
        self.choices = []

    def choice(self, values):
        at = self.script[len(self.choices)] if len(self.choices) < len(self.script) else 0
        self.choices.append(len(values))
        return values[at]


def value_of(generator):
    try:
        while True:
            next(generator)
    except StopIteration as end:
        return end.value


def expected_estimate(n, script=()) -> Fraction:
    """Return the mean over all descents that begin with the script, weighted by their probability."""
    dice = Dice(script)
    nodes = value_of(descend(QueensProblem((0,) * n), dice, 1))
    if len(dice.choices) == len(script):
        return Fraction(nodes)
    branches = dice.choices[len(script)]
    return sum(expected_estimate(n, (*script, at)) for at in range(branches)) / branches


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6])
def test_the_estimate_is_unbiased(n):
    assert expected_estimate(n) == tree_size(n)


def test_many_probes_come_close():
    run, steps = play("monte-carlo", n=8, probes=20_000)
    result = run.result
    assert abs(result["estimate"] / 15721 - 1) < 0.015
    assert result["low"] < result["estimate"] < result["high"] < 1.02 * result["low"]
    assert (result["probes"], result["exact"]) == (20_000, 15721)
    assert counted(run, steps)["probes"] == 20_000


def test_the_running_mean_is_that_of_the_probes():
    _, steps = play("monte-carlo", n=6, probes=60)
    nodes = []
    for step in steps:
        if step.word == "improve":
            nodes.append(step.args["nodes"])
            assert step.args["probe"] == len(nodes)
            assert step.args["mean"] == round(sum(nodes) / len(nodes))
            assert ("low" in step.args) == ("high" in step.args) == (len(nodes) >= 30)
            assert step.args.get("low", 0) <= step.args["mean"] <= step.args.get("high", step.args["mean"])
            assert step.args["exact"] == 895


def test_probe_samples_a_safe_row():
    run, steps = play("monte-carlo", n=7, probes=30)
    product = 1
    for step, before, board in with_boards(run, steps):
        if step.word == "restart":
            assert not any(board)
            product, level = 1, 0
        if step.word == "place":
            safe = [row for row in range(1, 8) if not attackers(before, level, row)]
            product *= len(safe)
            assert [note[:2] for note in step.notes] == [(level, row) for row in safe]
            assert step.cells == ((level, board[level]),) and board[level] in safe
            assert (step.args["column"], step.args["count"], step.args["product"]) == (level + 1, len(safe), product)
            level += 1
        if step.word == "improve":
            assert level == 7 or not any(not attackers(board, level, row) for row in range(1, 8))


def test_no_exact_value_beyond_table():
    run, steps = play("monte-carlo", n=13, probes=5)
    assert run.result["exact"] is None
    assert not any("exact" in (step.args or {}) for step in steps)


# --- At their limits --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [14, 20, 24])
def test_estimates_beyond_32_bits_are_recorded(n):
    run = dhadha.run("n-queens", "monte-carlo", n=n, probes=60)
    assert Recorder(run).file() and run.result["estimate"] > 2**28
