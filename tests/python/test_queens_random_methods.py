"""Random methods for queens: min-conflicts, hill climbing, genetic algorithms, Monte Carlo estimates."""

from functools import cache
from itertools import combinations

import pytest
from dhadha.puzzles.queens.genetic_classic import genetic_classic
from dhadha.puzzles.queens.problem import QueensProblem
from queens_oracle import (
    COMPLETE,
    attackers,
    count_attacking_pairs,
    diagonal_clashes,
    is_solution,
    run_to_end,
    with_boards,
)
from run_helpers import comparable_steps, counter_values

NEIGHBOURHOODS = ("swap", "row", "square")


def assert_solved_or_out_of_budget(run, steps, reason):
    """Check that the run has a solution, or reports a spent budget."""
    assert steps[-1].word == run.status and not run.proved
    if run.status == "found":
        assert is_solution(run.result["queens"], run.problem.n)
    else:
        assert (run.status, steps[-1].reason, run.result) == ("budget", reason, {"queens": None})


# --- Min-conflicts and hill climbing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm, options, reason, counter, most", [
    ("min-conflicts", {"max_steps": 80}, "steps-spent", "moves", 80), ("genetic", {}, "never", "alive", 100),
    *(("hill-climbing", {"restarts": 3, "neighbourhood": way}, "climbs-spent", "climbs", 4) for way in NEIGHBOURHOODS),
])
@pytest.mark.parametrize("n", [1, 4, 5, 8, 11, 16])
def test_each_method_is_right_or_says_that_it_is_not(algorithm, options, reason, counter, most, n):
    for seed in range(3):
        run, steps = run_to_end(algorithm, n=n, seed=seed, **options)
        assert_solved_or_out_of_budget(run, steps, reason)
        assert counter_values(run, steps)[counter] <= most
        if run.status == "budget":
            *_, (_, _, board) = with_boards(run, steps[:-1])
            assert most in steps[-1].args.values()
            assert algorithm == "hill-climbing" or steps[-1].args["pairs"] == count_attacking_pairs(board)


@pytest.mark.parametrize("restarts", [0, 3])
def test_restarts_are_counted_and_only_made_when_asked_for(restarts):
    run, steps = run_to_end("min-conflicts", n=6, max_steps=1, restarts=restarts, seed=3)
    rounds = [step.args["round"] for step in steps if step.word in ("start", "restart")]
    assert run.status == "budget" and rounds == list(range(1, restarts + 2))


@pytest.mark.parametrize("n, seed", [(8, 1), (12, 2), (32, 3), (40, 4)])
def test_min_conflicts_moves_a_queen_in_conflict_to_a_best_row(n, seed):
    run, steps = run_to_end("min-conflicts", n=n, seed=seed)
    assert steps[0].args["pairs"] == count_attacking_pairs([row for _, row in steps[0].cells])
    for step, before, board in with_boards(run, steps):
        if step.word == "choose":
            chosen = step.args["column"] - 1
            against = attackers(board, chosen, board[chosen])
            assert against and step.args["count"] == len(against)
            assert step.links == [(chosen, other) for other in against]
        if step.word == "assign":
            counts = {row: len(attackers(board, chosen, row)) for row in range(1, n + 1)}
            fewest, row = min(counts.values()), board[chosen]
            assert step.args == {
                "column": chosen + 1, "row": row, "count": fewest, "pairs": count_attacking_pairs(board),
                "ties": list(counts.values()).count(fewest), "noted": int(n <= 32), "forbidden-in-column": 0,
            }
            assert step.cells == ((chosen, row),) and counts[row] == fewest
            assert step.reason == ("already-best" if before == board else "fewest-conflicts")
            assert list(step.notes) == ([(chosen, row, count) for row, count in counts.items()] if n <= 32 else [])


def neighbours(rows, neighbourhood) -> set:
    n = len(rows)
    if neighbourhood == "swap":
        swaps = [{one: other, other: one} for one, other in combinations(range(n), 2)]
        return {tuple(rows[swap.get(column, column)] for column in range(n)) for swap in swaps}
    return {
        (*rows[:column], row, *rows[column + 1 :]) for column in range(n) for row in range(1, n + 1)
        if row != rows[column] and (neighbourhood == "row" or abs(row - rows[column]) == 1)
    }


@pytest.mark.parametrize("neighbourhood", NEIGHBOURHOODS)
def test_a_climb_gets_better_until_no_neighbour_is(neighbourhood):
    stuck = 0
    for seed in range(12):
        current, seen = None, set()
        for step in run_to_end("hill-climbing", n=7, neighbourhood=neighbourhood, seed=seed, restarts=2)[1]:
            if step.node:
                assert step.node.h == count_attacking_pairs(step.node.state)
                assert neighbourhood != "swap" or sorted(step.node.state) == list(range(1, 8))
            if step.word in ("improve", "reject"):
                assert step.node.state in neighbours(current, neighbourhood) | {current}
                assert (step.args["pairs"], step.args["before"]) == (step.node.h, count_attacking_pairs(current))
                assert (step.word == "improve") == (step.node.h < count_attacking_pairs(current))
                seen.add(step.node.state)
            if step.word in ("start", "restart", "improve"):
                current, seen = step.node.state, set()
            if step.word == "back":
                assert step.node.state == current and seen >= neighbours(current, neighbourhood) - {current}
                assert min(map(count_attacking_pairs, neighbours(current, neighbourhood))) >= step.args["pairs"] > 0
                stuck += 1
    assert stuck


@pytest.mark.parametrize("algorithm, options", [
    ("min-conflicts", {"n": 9}),
    ("hill-climbing", {"n": 8, "neighbourhood": "row"}),
    ("hill-climbing", {"n": 8}),
    ("genetic", {"n": 8, "population": 20}),
    ("genetic", {"n": 6, "variant": "classic", "population": 20, "generations": 10}),
    ("monte-carlo", {"n": 8, "probes": 20}),
    ("compare", {"n": 6}),
    *((algorithm, {"n": 5}) for algorithm in ("construction", *COMPLETE)),
])
def test_seed_determines_random_runs_only(algorithm, options):
    one, other, again = (comparable_steps(run_to_end(algorithm, seed=seed, **options)[1]) for seed in (1, 2, "1"))
    assert one == again and (one == other) == (algorithm in ("construction", *COMPLETE))


# --- Genetic algorithms -----------------------------------------------------------------------------------------------


@cache
def classic_genetic_runs():
    options = {"variant": "classic", "population": 24, "generations": 25}
    return [run_to_end("genetic", n=n, seed=seed, **options | more) for n, seed, more in (
        (6, 1, {}),
        (7, 2, {"mutation": 0}),
        (7, 3, {"mutation": 100}),
        (8, 4, {"refill": "none"}),
        (8, 5, {"threshold": 85}),
        (5, 6, {"population": 5}),
    )]


@cache
def permutation_genetic_runs():
    return [run_to_end("genetic", n=n, seed=seed, **more) for n, seed, more in (
        (8, 1, {}),
        (10, 2, {"population": 10}),
        (6, 4, {"population": 8, "patience": 3}),
        (12, 5, {"population": 6, "patience": 20}),
    )]


def steps_with_alive_boards(steps):
    """Return every step with the boards alive after it; a dropped board was alive."""
    alive = []
    for step in steps:
        if step.word == "add":
            assert step.node not in alive
            alive.append(step.node)
        if step.word == "drop":
            alive.remove(step.node)
        yield step, alive


def test_classic_selection_by_fitness():
    """Fitness is the number of pairs that do not attack; unfit boards are dropped, and the others form couples."""
    for n, most in ((1, 0), (2, 1), (8, 28)):
        assert next(genetic_classic(QueensProblem((0,) * n))).args == {"n": n, "most": most}
    for run, steps in classic_genetic_runs():
        most, threshold, size = steps[0].args["most"], run.options["threshold"], run.options["population"]
        generations, coupled = 0, []
        for step, alive in steps_with_alive_boards(steps):
            if step.word == "add":
                assert step.node.h == step.args["pairs"] == count_attacking_pairs(step.node.state)
            if step.reason == "not-fit":
                fitness, wanted = step.args["fitness"], step.args["wanted"]
                assert fitness == most - step.node.h < wanted and 100 * (wanted - 1) < threshold * most <= 100 * wanted
            if step.reason == "couple":
                parents = [board for board in alive if board.depth == step.node.depth]
                assert all(100 * (most - board.h) >= threshold * most for board in parents)
                coupled += [step.node, *step.related]
                assert 0 <= step.args["cut"] < len(step.node.state) and {*coupled} <= {*parents}
            if step.reason in ("generation", "fit-board"):
                assert len(alive) == step.args["size"] <= size
                assert run.options["refill"] == "none" or len(alive) == size
                assert step.args["generation"] == generations and {board.depth for board in alive} == {generations}
                assert step.node in alive and step.node.h == min(board.h for board in alive)
                assert len(set(coupled)) == len(coupled)  # drawn without replacement
                generations, coupled = generations + 1, []
        counts = counter_values(run, steps)
        assert (counts["alive"], counts["born"]) == (len(alive), sum(step.word == "add" for step in steps))
        assert_solved_or_out_of_budget(run, steps, "generations-spent")
        assert run.status == "found" or all(board.h for board in alive)  # no solution is overlooked


def test_permutation_selection_by_diagonals():
    restarts = 0
    for run, steps in permutation_genetic_runs():
        size = run.options["population"]
        for step, alive in steps_with_alive_boards(steps):
            if step.word == "add":
                assert sorted(step.node.state) == list(range(1, run.problem.n + 1))
                assert step.node.h == step.args["clashes"] == diagonal_clashes(step.node.state)
            if step.word == "choose":
                (father,) = step.related
                assert step.node is not father and step.node.h <= father.h  # the better of a couple comes first
                assert 1 <= step.args["cut"] < len(father.state) and step.args["size"] <= size
            if step.word in ("choose", "improve"):
                assert len(alive) == size and {step.node, *step.related} <= {*alive}
            if step.reason == "worst-goes":
                assert all(board.h <= step.node.h for board in alive)
            if step.word == "restart":
                assert not alive
                restarts += 1
        assert counter_values(run, steps)["alive"] == len(alive)
        assert run.status == "found" and is_solution(run.result["queens"], run.problem.n)
    assert restarts


def children_with_parents(steps):
    """Return every child's step, checked against its parents' step."""
    couple = None
    for step in steps:
        couple = step if step.word == "choose" else couple
        if step.word == "add" and step.node.parent:
            n, cut = len(step.node.state), step.args["cut"]
            assert {step.node.parent, *step.related} == {couple.node, *couple.related} and cut == couple.args["cut"]
            assert list(step.marks[:n]) == [(column, "path" if column < cut else "frontier") for column in range(n)]
            changed = [step.args[name] - 1 for name in ("column", "first", "second") if name in step.args]
            assert list(step.marks[n:]) == [(column, "current") for column in changed]
            yield step, step.node.parent.state, step.related[0].state, cut


def test_a_classic_child_has_one_parent_before_the_cut_and_the_other_after_it():
    for run, steps in classic_genetic_runs():
        never = {0: "child-mutated", 100: "child"}.get(run.options["mutation"])
        for step, one, other, cut in children_with_parents(steps):
            expected = [*one[:cut], *other[cut:]]
            if step.reason == "child-mutated":
                expected[step.args["column"] - 1] = step.args["row"]
            assert list(step.node.state) == expected and step.reason != never


def test_a_permutation_child_is_cut_and_filled_crosswise():
    mutated = born = 0
    for _, steps in permutation_genetic_runs():
        for step, one, other, cut in children_with_parents(steps):
            rows = list(step.node.state)
            if step.reason == "crossfilled-mutated":
                first, second = step.args["first"] - 1, step.args["second"] - 1
                rows[first], rows[second] = rows[second], rows[first]
                assert first < second
            born, mutated = born + 1, mutated + (step.reason == "crossfilled-mutated")
            assert rows == [*one[:cut], *(row for row in other[cut:] + other[:cut] if row not in one[:cut])]
    assert 0.75 < mutated / born < 0.85


# --- Monte Carlo ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n, exact", [(6, {"exact": 895}), (13, {})], ids=["known", "beyond the table"])
def test_the_running_mean_is_that_of_the_probes(n, exact):
    run, steps = run_to_end("monte-carlo", n=n, probes=1000)
    assert run.result["exact"] == exact.get("exact")
    assert not exact or run.result["low"] <= exact["exact"] <= run.result["high"]
    nodes = []
    for step in steps:
        if step.word == "improve":
            nodes.append(step.args["nodes"])
            mean = round(sum(nodes) / len(nodes))
            assert step.args | {"probe": len(nodes), "mean": mean} | exact == step.args
            assert ("exact" in step.args) == bool(exact)
            assert ("low" in step.args) == ("high" in step.args) == (len(nodes) >= 30)
            assert step.args.get("low", 0) <= mean <= step.args.get("high", mean)
