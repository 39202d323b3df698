"""Min-conflicts and hill climbing for N-queens: valid answers, admitted failures, deterministic seeds."""

from itertools import combinations

import dhadha
import pytest
from queens_oracle import (
    COMPLETE,
    NEIGHBOURHOODS,
    attackers,
    brute_pairs,
    counted,
    is_solution,
    play,
    said,
    with_boards,
)

BUDGET_REASONS = {"min-conflicts": "steps-spent", "hill-climbing": "climbs-spent", "genetic": "generations-spent"}


def assert_honest(run, steps, algorithm):
    """Check that the run has a solution, or reports a spent budget."""
    last = steps[-1]
    assert last.word == run.status
    if run.status == "found":
        assert is_solution(run.result["queens"], run.problem.n)
    else:
        assert (run.status, last.reason, run.result) == ("budget", BUDGET_REASONS[algorithm], {"queens": None})


@pytest.mark.parametrize("n", [8, 12, 16, 20])
def test_permutation_genes_always_solve(n):
    for seed in range(15):
        run = dhadha.run("n-queens", "genetic", n=n, seed=seed)
        for _ in run:
            pass
        assert run.status == "found" and is_solution(run.result["queens"], n), seed


@pytest.mark.parametrize("n", [1, 4, 5, 6, 8, 20, 60])
def test_min_conflicts_is_right_or_says_that_it_is_not(n):
    for seed in range(15):
        run, steps = play("min-conflicts", n=n, seed=seed, max_steps=80)
        assert_honest(run, steps, "min-conflicts")
        assert counted(run, steps)["moves"] <= 80
        if run.status == "budget":
            *_, (_, _, board) = with_boards(run, steps[:-1])
            assert steps[-1].args == {"steps": 80, "pairs": brute_pairs(board)}


def test_min_conflicts_usually_solves():
    runs = [play("min-conflicts", n=20, seed=seed)[0] for seed in range(30)]
    assert sum(run.status == "found" for run in runs) >= 27


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
@pytest.mark.parametrize("n", [1, 4, 6, 8, 11])
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


def test_swaps_climb_among_permutations():
    for seed in range(5):
        _, steps = play("hill-climbing", n=9, neighbourhood="swap", seed=seed)
        assert all(sorted(step.node.state) == list(range(1, 10)) for step in steps if step.node)


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
