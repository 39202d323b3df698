"""Random methods for queens: min-conflicts, hill climbing, genetic algorithms, Monte Carlo estimates."""

from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest
from dhadha.puzzles.queens.genetic_classic import genetic_classic
from dhadha.puzzles.queens.monte_carlo import descend
from dhadha.puzzles.queens.narrator import EXACT
from dhadha.puzzles.queens.problem import QueensProblem
from queens_oracle import COMPLETE, NEIGHBOURHOODS, attackers, brute_pairs, is_solution, play, with_boards
from run_helpers import counted, said

BUDGET_REASONS = {"min-conflicts": "steps-spent", "hill-climbing": "climbs-spent", "genetic": "generations-spent"}


def assert_honest(run, steps, algorithm):
    """Check that the run has a solution, or reports a spent budget."""
    last = steps[-1]
    assert last.word == run.status
    if run.status == "found":
        assert is_solution(run.result["queens"], run.problem.n)
    else:
        assert (run.status, last.reason, run.result) == ("budget", BUDGET_REASONS[algorithm], {"queens": None})


# --- Min-conflicts and hill climbing ----------------------------------------------------------------------------------


def test_min_conflicts_is_right_or_says_that_it_is_not():
    for n in (1, 4, 5, 6, 8, 20, 60):
        for seed in range(12):
            run, steps = play("min-conflicts", n=n, seed=seed, max_steps=80)
            assert_honest(run, steps, "min-conflicts")
            assert counted(run, steps)["moves"] <= 80
            if run.status == "budget":
                *_, (_, _, board) = with_boards(run, steps[:-1])
                assert steps[-1].args == {"steps": 80, "pairs": brute_pairs(board)}
    assert sum(play("min-conflicts", n=20, seed=seed)[0].status == "found" for seed in range(30)) >= 27


def test_restarts_are_counted_and_only_made_when_asked_for():
    for restarts in (0, 3):
        run, steps = play("min-conflicts", n=6, max_steps=1, restarts=restarts, seed=3)
        assert run.status == "budget"
        assert [step.args["round"] for step in steps if step.word in ("start", "restart")] == list(
            range(1, restarts + 2)
        )


@pytest.mark.parametrize("n, seed", [(8, 1), (12, 2), (32, 3), (40, 4)])
def test_min_conflicts_moves_a_queen_in_conflict_to_a_best_row(n, seed):
    run, steps = play("min-conflicts", n=n, seed=seed)
    assert steps[0].args["pairs"] == brute_pairs([row for _, row in steps[0].cells])
    chosen = None
    for step, before, board in with_boards(run, steps):
        if step.word == "choose":
            chosen = step.args["column"] - 1
            against = attackers(board, chosen, board[chosen])
            assert against and step.args["count"] == len(against)
            assert step.links == [(chosen, other) for other in against]
        if step.word == "assign":
            assert_best_row(step, chosen, before, board)


def assert_best_row(step, chosen, before, board):
    n = len(board)
    counts = {row: len(attackers(board, chosen, row)) for row in range(1, n + 1)}
    assert step.args["column"] == chosen + 1 and step.cells == ((chosen, step.args["row"]),)
    assert counts[step.args["row"]] == min(counts.values()) == step.args["count"]
    assert step.args["pairs"] == brute_pairs(board)
    assert step.reason == ("already-best" if before == board else "fewest-conflicts")
    assert list(step.notes) == ([(chosen, row, count) for row, count in counts.items()] if n <= 32 else [])


def neighbours(rows, neighbourhood) -> set:
    n, found = len(rows), set()
    if neighbourhood == "swap":
        for one, other in combinations(range(n), 2):
            changed = list(rows)
            changed[one], changed[other] = rows[other], rows[one]
            found.add(tuple(changed))
        return found
    for column in range(n):
        for row in range(1, n + 1):
            if row != rows[column] and (neighbourhood == "row" or abs(row - rows[column]) == 1):
                found.add((*rows[:column], row, *rows[column + 1 :]))
    return found


@pytest.mark.parametrize("neighbourhood", NEIGHBOURHOODS)
@pytest.mark.parametrize("n", [1, 4, 8, 11])
def test_hill_climbing_is_right_or_says_that_it_is_stuck(neighbourhood, n):
    for seed in range(6):
        run, steps = play("hill-climbing", n=n, neighbourhood=neighbourhood, seed=seed, restarts=3)
        assert_honest(run, steps, "hill-climbing")
        assert counted(run, steps)["climbs"] <= 4
        if run.status == "budget":
            assert counted(run, steps)["climbs"] == steps[-1].args["climbs"] == 4


@pytest.mark.parametrize("neighbourhood", NEIGHBOURHOODS)
def test_a_climb_gets_better_until_no_neighbour_is(neighbourhood):
    stuck = 0
    for seed in range(12):
        _, steps = play("hill-climbing", n=7, neighbourhood=neighbourhood, seed=seed, restarts=2)
        current, seen = None, set()
        for step in steps:
            if step.node:
                assert step.node.h == brute_pairs(step.node.state)
                assert neighbourhood != "swap" or sorted(step.node.state) == list(range(1, 8))
            if step.word in ("improve", "reject"):
                assert step.node.state in neighbours(current, neighbourhood) | {current}
                assert (step.args["pairs"], step.args["before"]) == (step.node.h, brute_pairs(current))
                assert (step.word == "improve") == (step.node.h < brute_pairs(current))
                seen.add(step.node.state)
            if step.word in ("start", "restart", "improve"):
                current, seen = step.node.state, set()
            if step.word == "back":
                assert step.node.state == current and seen >= neighbours(current, neighbourhood) - {current}
                assert min(map(brute_pairs, neighbours(current, neighbourhood))) >= step.args["pairs"] > 0
                stuck += 1
    assert stuck


@pytest.mark.parametrize(
    "algorithm, options",
    [
        ("min-conflicts", {"n": 9}),
        ("hill-climbing", {"n": 8, "neighbourhood": "row"}),
        ("hill-climbing", {"n": 8}),
        ("genetic", {"n": 8, "population": 20}),
        ("genetic", {"n": 6, "variant": "classic", "population": 20, "generations": 10}),
        ("monte-carlo", {"n": 8, "probes": 20}),
    ],
)
def test_seed_determines_run(algorithm, options):
    recorded_runs = [said(play(algorithm, seed=seed, **options)[1]) for seed in range(1, 6)]
    assert recorded_runs == [said(play(algorithm, seed=str(seed), **options)[1]) for seed in range(1, 6)]
    assert all(one != other for one, other in combinations(recorded_runs, 2))


@pytest.mark.parametrize("algorithm", ["construction", *COMPLETE])
def test_seed_ignored_without_randomness(algorithm):
    assert said(play(algorithm, n=5, seed=1)[1]) == said(play(algorithm, n=5, seed=999)[1])


# --- Genetic algorithms -----------------------------------------------------------------------------------------------


CLASSIC = {"variant": "classic", "population": 24, "generations": 25}


@cache
def classic_runs():
    return [play("genetic", n=n, seed=seed, **CLASSIC | more) for n, seed, more in (
        (6, 1, {}),
        (7, 2, {"mutation": 0}),
        (7, 3, {"mutation": 100}),
        (8, 4, {"refill": "none"}),
        (8, 5, {"threshold": 85}),
        (5, 6, {"population": 5}),
    )]


@cache
def permutation_runs():
    return [play("genetic", n=n, seed=seed, **more) for n, seed, more in (
        (8, 1, {}),
        (10, 2, {"population": 10}),
        (6, 4, {"population": 8, "patience": 3}),
        (12, 5, {"population": 6, "patience": 20}),
    )]


def diagonal_clashes(rows) -> int:
    used = {("falling", row - column) for column, row in enumerate(rows)} | {
        ("rising", row + column) for column, row in enumerate(rows)
    }
    return 2 * len(rows) - len(used)


def populations(steps):
    """Return every step with the boards alive after it; a dropped board was alive."""
    alive = []
    for step in steps:
        if step.word == "add":
            assert step.node not in alive
            alive.append(step.node)
        if step.word == "drop":
            alive.remove(step.node)
        yield step, alive


def test_classic_fitness_is_what_the_attacking_pairs_leave():
    for n, most in ((1, 0), (2, 1), (8, 28)):
        assert next(genetic_classic(QueensProblem((0,) * n))).args == {"n": n, "most": most}
    for _, steps in classic_runs():
        most = steps[0].args["most"]
        for step in steps:
            if step.word == "add":
                assert step.node.h == step.args["pairs"] == brute_pairs(step.node.state)
            if "fitness" in (step.args or {}) and step.node:
                assert step.args["fitness"] == most - brute_pairs(step.node.state)


def test_permutation_fitness_is_the_diagonals_out_of_use():
    for run, steps in permutation_runs():
        for step in steps:
            if step.word == "add":
                assert sorted(step.node.state) == list(range(1, run.problem.n + 1))
                assert step.node.h == step.args["clashes"] == diagonal_clashes(step.node.state)
        assert (run.status, run.problem.n) == ("found", len(run.result["queens"])) and brute_pairs(
            run.result["queens"]
        ) == 0


def test_classic_population_balance():
    for run, steps in classic_runs():
        generations = 0
        for step, alive in populations(steps):
            if step.reason in ("generation", "fit-board"):
                assert len(alive) == step.args["size"] <= run.options["population"]
                assert run.options["refill"] == "none" or len(alive) == run.options["population"]
                assert step.args["generation"] == generations
                assert step.node in alive and step.node.h == min(board.h for board in alive)
                assert {board.depth for board in alive} == {generations}
                generations += 1
        assert counted(run, steps)["alive"] == len(alive)
        assert counted(run, steps)["born"] == sum(step.word == "add" for step in steps)


def test_tournament_population_balance():
    restarts = 0
    for run, steps in permutation_runs():
        for step, alive in populations(steps):
            if step.word == "choose":
                (father,) = step.related
                assert step.node is not father and step.node.h <= father.h  # the better of a couple comes first
                assert 1 <= step.args["cut"] < len(father.state) and step.args["size"] <= run.options["population"]
            if step.word in ("choose", "improve"):
                assert len(alive) == run.options["population"]
                assert step.node in alive and all(other in alive for other in step.related)
            if step.word == "drop" and step.reason == "worst-goes":
                assert all(board.h <= step.node.h for board in alive)
            if step.word == "restart":
                assert not alive
                restarts += 1
        assert counted(run, steps)["alive"] == len(alive)
    assert restarts


def test_natural_selection_keeps_whoever_is_fit_enough():
    for run, steps in classic_runs():
        n, threshold = run.problem.n, run.options["threshold"]
        most = n * (n - 1) // 2
        for step, alive in populations(steps):
            fitness = most - step.node.h if step.node else None
            if step.reason == "not-fit":
                assert step.args["fitness"] == fitness < step.args["wanted"] and 100 * fitness < threshold * most
                assert 100 * step.args["wanted"] >= threshold * most > 100 * (step.args["wanted"] - 1)
            if step.reason == "couple":
                assert all(
                    100 * (most - board.h) >= threshold * most for board in alive if board.depth == step.node.depth
                )


def test_couples_are_drawn_without_replacement():
    for _, steps in classic_runs():
        coupled, generation = [], 0
        for step in steps:
            if step.word == "choose":
                assert 0 <= step.args["cut"] < len(step.node.state)
                coupled += [step.node, *step.related]
            if step.reason == "generation":
                assert len(set(coupled)) == len(coupled)
                assert {board.depth for board in coupled} <= {generation - 1}
                coupled, generation = [], step.args["generation"] + 1


def births(steps):
    """Return every child's step with its parents'."""
    couple = None
    for step in steps:
        couple = step if step.word == "choose" else couple
        if step.word == "add" and step.node.parent:
            yield step, couple


def test_a_classic_child_has_one_parent_before_the_cut_and_the_other_after_it():
    mutated = 0
    for run, steps in classic_runs():
        for step, couple in births(steps):
            one, (other,), cut = step.node.parent, step.related, step.args["cut"]
            assert {one, other} == {couple.node, *couple.related} and cut == couple.args["cut"]
            expected = [*one.state[:cut], *other.state[cut:]]
            if step.reason == "child-mutated":
                expected[step.args["column"] - 1] = step.args["row"]
                mutated += 1
            assert list(step.node.state) == expected
            assert_cut_is_shown(step, cut)
        reasons = {step.reason for step, _ in births(steps)}
        assert run.options["mutation"] != 0 or reasons == {"child"}
        assert run.options["mutation"] != 100 or reasons == {"child-mutated"}
    assert mutated


def test_a_permutation_child_is_cut_and_filled_crosswise():
    mutated = plain = 0
    for _, steps in permutation_runs():
        for step, couple in births(steps):
            one, (other,), cut = step.node.parent, step.related, step.args["cut"]
            assert {one, other} == {couple.node, *couple.related} and cut == couple.args["cut"]
            rows, n = list(step.node.state), len(other.state)
            if step.reason == "crossfilled-mutated":
                first, second = step.args["first"] - 1, step.args["second"] - 1
                rows[first], rows[second] = rows[second], rows[first]
                assert first < second
            mutated, plain = mutated + (step.reason == "crossfilled-mutated"), plain + (step.reason == "crossfilled")
            filling = [other.state[at % n] for at in range(cut, cut + n) if other.state[at % n] not in one.state[:cut]]
            assert rows == [*one.state[:cut], *filling]
            assert_cut_is_shown(step, cut)
    assert 0.75 < mutated / (mutated + plain) < 0.85


def assert_cut_is_shown(step, cut):
    n = len(step.node.state)
    assert list(step.marks[:n]) == [(column, "path" if column < cut else "frontier") for column in range(n)]
    changed = [step.args[name] - 1 for name in ("column", "first", "second") if name in step.args]
    assert list(step.marks[n:]) == [(column, "current") for column in changed]


def test_without_refill_a_classic_population_dies_out():
    for seed in range(20):
        run, steps = play("genetic", n=8, variant="classic", refill="none", generations=60, seed=seed)
        assert run.status == "budget"
        sizes = [step.args["size"] for step in steps if step.reason == "generation"]
        assert sizes[0] == 100 and min(sizes) < 4
        assert all(after <= before or after == 100 for before, after in zip(sizes, sizes[1:]))


def test_topped_up_a_classic_population_can_solve_eight_but_not_twelve():
    runs = [play("genetic", n=8, variant="classic", seed=seed)[0] for seed in (13, 14)]
    assert all(run.status == "found" and is_solution(run.result["queens"], 8) for run in runs)
    assert play("genetic", n=12, variant="classic", seed=1, generations=40)[0].status == "budget"


@pytest.mark.parametrize("n", [8, 12, 16, 20])
def test_permutation_genes_always_solve(n):
    for seed in range(50 // n):
        run, _ = play("genetic", n=n, seed=seed)
        assert run.status == "found" and is_solution(run.result["queens"], n), seed


@pytest.mark.long
def test_permutation_genes_solve_fifty_of_fifty():
    for n in (8, 12, 16, 20):
        assert all(play("genetic", n=n, seed=seed)[0].status == "found" for seed in range(50))


def test_no_solution_is_overlooked():
    """A run that ends without a solution has none in its population."""
    for n, seed in ((4, 1), (4, 4), (4, 13), (4, 17), (4, 21), (5, 33)):
        run, steps = play("genetic", n=n, variant="classic", generations=1, population=10, seed=seed)
        *_, (_, alive) = populations(steps)
        assert run.status == "found" or all(board.h for board in alive)


# --- Monte Carlo ------------------------------------------------------------------------------------------------------


TREES = {4: 61, 5: 221, 6: 895, 7: 3585, 8: 15721, 9: 72379, 10: 348151, 11: 1806707, 12: 10103869}


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


def test_the_estimate_is_unbiased():
    for n in range(1, 7):
        assert expected_estimate(n) == tree_size(n)


@pytest.mark.long
def test_twenty_thousand_probes_come_within_a_percent_and_a_half():
    run, steps = play("monte-carlo", n=8, probes=20_000)
    result = run.result
    assert abs(result["estimate"] / 15721 - 1) < 0.015
    assert result["low"] < result["estimate"] < result["high"] < 1.02 * result["low"]
    assert (result["probes"], result["exact"]) == (20_000, 15721)
    assert counted(run, steps)["probes"] == 20_000


def test_many_probes_come_close():
    result = play("monte-carlo", n=8, probes=2000)[0].result
    assert result["exact"] == 15721 and abs(result["estimate"] / 15721 - 1) < 0.05
    assert result["low"] < result["estimate"] < result["high"] < 1.07 * result["low"]


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
