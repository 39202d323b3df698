"""Genetic algorithms for N-queens: fitness, replacement, selection, crossover."""

import pytest
from dhadha.puzzles.queens.genetic_classic import genetic_classic
from dhadha.puzzles.queens.problem import QueensProblem
from queens_oracle import brute_pairs, counted, is_solution, play

CLASSIC = {"variant": "classic", "population": 24, "generations": 25}


def classic_runs():
    for n, seed, more in (
        (6, 1, {}),
        (7, 2, {"mutation": 0}),
        (7, 3, {"mutation": 100}),
        (8, 4, {"refill": "none"}),
        (8, 5, {"threshold": 85}),
        (5, 6, {"population": 5}),
    ):
        yield play("genetic", n=n, seed=seed, **CLASSIC | more)


def permutation_runs():
    for n, seed, more in (
        (8, 1, {}),
        (10, 2, {"population": 10}),
        (6, 4, {"population": 8, "patience": 3}),
        (12, 5, {"population": 6, "patience": 20}),
    ):
        yield play("genetic", n=n, seed=seed, **more)


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
    for run, steps in classic_runs():
        n = run.problem.n
        assert steps[0].args["most"] == n * (n - 1) // 2
        for step in steps:
            if step.word == "add":
                assert step.node.h == step.args["pairs"] == brute_pairs(step.node.state)
            if "fitness" in (step.args or {}) and step.node:
                assert step.args["fitness"] == n * (n - 1) // 2 - brute_pairs(step.node.state)


@pytest.mark.parametrize("n, most", [(1, 0), (2, 1), (8, 28)])
def test_the_largest_fitness(n, most):
    assert next(genetic_classic(QueensProblem((0,) * n))).args == {"n": n, "most": most}


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


def test_a_tournament_is_no_larger_than_the_population():
    _, steps = play("genetic", n=8, population=4, seed=1)
    assert all(step.args["size"] <= 4 for step in steps if step.word == "choose")


def test_the_better_of_a_couple_comes_first():
    for _, steps in permutation_runs():
        for step in steps:
            if step.word == "choose":
                (father,) = step.related
                assert step.node is not father and step.node.h <= father.h
                assert 1 <= step.args["cut"] < len(father.state)


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
    assert play("genetic", n=12, variant="classic", seed=1)[0].status == "budget"


def test_no_solution_is_overlooked():
    """A run that ends without a solution has none in its population."""
    for n, seed in ((4, 1), (4, 4), (4, 13), (4, 17), (4, 21), (5, 33)):
        run, steps = play("genetic", n=n, variant="classic", generations=1, population=10, seed=seed)
        *_, (_, alive) = populations(steps)
        assert run.status == "found" or all(board.h for board in alive)
