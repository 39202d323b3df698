"""The textbook methods for N-queens: their numbers, their answers, and every word they say."""

import ast
from fractions import Fraction
from itertools import combinations

import dhadha
import pytest
from dhadha.puzzles.queens import PUZZLE
from dhadha.puzzles.queens.genetic_classic import genetic_classic
from dhadha.puzzles.queens.monte_carlo import descend
from dhadha.puzzles.queens.narrator import EXACT
from dhadha.puzzles.queens.problem import QueensProblem
from dhadha.step import ROLES, WORDS, Node
from dhadha.trace import Recorder
from messages import check_reasons, texts_of
from queens_oracle import (
    PRESETS,
    TEXTBOOK,
    all_solutions,
    attackers,
    brute_pairs,
    counted,
    is_solution,
    play,
    told,
    with_boards,
)

COMPLETE = ("backtracking", "backtracking-iterative", "permutation", "cartesian")
NEIGHBOURHOODS = ("swap", "row", "square")
TOTALS = {1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92}
ATTEMPTS = {4: (32, 60), 5: (101, 220), 6: (356, 894), 7: (1345, 3584), 8: (5508, 15720), 9: (24011, 72378), 10: (110004, 348150)}
TREES = {4: 61, 5: 221, 6: 895, 7: 3585, 8: 15721, 9: 72379, 10: 348151, 11: 1806707, 12: 10103869}


# --- Complete searches ------------------------------------------------------------------------------------------------


def test_four_queens_by_backtracking_in_numbers():
    run, steps = play("backtracking", n=4)
    assert counted(run, steps) == {"tests": 26, "placements": 8, "rejections": 18, "removals": 4, "solutions": 1}
    assert (run.status, run.result) == ("found", {"queens": [2, 4, 1, 3]})


def test_the_whole_tale_of_four_queens():
    """Column and row of every square, and the first queen that attacks it; written with a pencil."""
    _, steps = play("backtracking", n=4)
    tale = """
        start backtracking-start
        place 11 safe
        reject 21 attacked 11
        reject 22 attacked 11
        place 23 safe
        reject 31 attacked 11
        reject 32 attacked 23
        reject 33 attacked 11
        reject 34 attacked 23
        remove 23 take-back
        place 24 safe
        reject 31 attacked 11
        place 32 safe
        reject 41 attacked 11
        reject 42 attacked 24
        reject 43 attacked 32
        reject 44 attacked 11
        remove 32 take-back
        reject 33 attacked 11
        reject 34 attacked 24
        remove 24 take-back
        remove 11 take-back
        place 12 safe
        reject 21 attacked 12
        reject 22 attacked 12
        reject 23 attacked 12
        place 24 safe
        place 31 safe
        reject 41 attacked 31
        reject 42 attacked 12
        place 43 safe
        found all-placed
    """
    assert [line_about(step) for step in steps] == [line.strip() for line in tale.strip().splitlines()]


def line_about(step) -> str:
    args = step.args
    where = f"{args['column']}{args['row']}" if "column" in args else ""
    attacker = f"{args['attacker']}{args['attacker-row']}" if "attacker" in args else ""
    return " ".join(filter(None, (step.word, where, step.reason, attacker)))


def solutions_told(run, steps) -> list[tuple]:
    return [tuple(board) for step, _, board in with_boards(run, steps) if step.word == "found"]


@pytest.mark.parametrize("algorithm", COMPLETE)
@pytest.mark.parametrize("n", TOTALS)
def test_every_solution_once(algorithm, n):
    run, steps = play(algorithm, n=n, until="all")
    found = solutions_told(run, steps)
    assert len(found) == len(set(found)) == TOTALS[n]
    assert set(found) == all_solutions(n)
    assert counted(run, steps)["solutions"] == TOTALS[n]
    assert (steps[-1].word, steps[-1].reason, steps[-1].args) == ("exhausted", "all-tried", {"count": TOTALS[n]})
    assert run.status == ("found" if found else "exhausted")
    assert run.result == {"queens": list(found[0]) if found else None} | {"solutions": len(found)}


@pytest.mark.parametrize("algorithm", COMPLETE)
@pytest.mark.parametrize("n", TOTALS)
def test_the_first_solution_ends_the_search(algorithm, n):
    run, steps = play(algorithm, n=n, until="first")
    every, all_steps = play(algorithm, n=n, until="all")
    assert run.result["queens"] == every.result["queens"]
    assert told(steps) == told(all_steps)[: len(steps)]
    assert steps[-1].word == ("found" if TOTALS[n] else "exhausted")


def test_the_order_of_the_iterative_solutions():
    run, steps = play("backtracking-iterative", n=8, until="all")
    found = solutions_told(run, steps)
    assert [row - 1 for row in found[0]] == [0, 4, 7, 5, 2, 6, 1, 3]
    assert [row - 1 for row in found[-1]] == [7, 3, 0, 2, 5, 1, 6, 4]
    assert found == sorted(found)


@pytest.mark.parametrize("n, algorithm, attempts", [
    (n, algorithm, attempts) for n, pair in ATTEMPTS.items() for algorithm, attempts in zip(("permutation", "cartesian"), pair)
    if attempts < 200_000  # the largest takes a second
])
def test_attempts_to_find_all_solutions(n, algorithm, attempts):
    run = dhadha.run("n-queens", algorithm, n=n)
    assert counted(run, run)["attempts"] == attempts


@pytest.mark.parametrize("algorithm", ["backtracking", "backtracking-iterative"])
def test_backtracking_tests_as_many_squares_as_cartesian_search(algorithm):
    """What is placed goes again; the iterative queen moves down, and is lifted once for every time her column was come to."""
    counts = counted(*play(algorithm, n=7, until="all"))
    assert counts["tests"] == counts["placements"] + counts["rejections"] == ATTEMPTS[7][1]
    assert counts["removals"] == (counts["placements"] if algorithm == "backtracking" else ATTEMPTS[7][1] // 7)


def misprinted(n, rows=()) -> int:
    """Solutions by the well-known misprint, which forgets the absolute value: one diagonal is never tested."""
    i = len(rows)
    if i == n:
        return 1
    return sum(
        misprinted(n, (*rows, row)) for row in range(n)
        if all(rows[k] != row and row - rows[k] != i - k for k in range(i))
    )


@pytest.mark.parametrize("n, wrong", [(4, 7), (8, 2113)])
def test_both_diagonals_are_tested(n, wrong):
    assert misprinted(n) == wrong
    for algorithm in COMPLETE:
        run, _ = play(algorithm, n=n, until="all")
        assert run.result["solutions"] == TOTALS[n] != wrong


@pytest.mark.parametrize("algorithm", COMPLETE)
def test_a_spent_budget_is_said(algorithm):
    run, steps = play(algorithm, n=12, budget=50, until="first")
    assert (run.status, run.result) == ("budget", {"queens": None})
    assert (steps[-1].word, steps[-1].reason, steps[-1].args) == ("budget", "budget-spent", {"budget": 50})
    assert sum(step.word in ("place", "swap", "reject") for step in steps) <= 50


def test_a_spent_budget_does_not_deny_the_solutions_already_found():
    for algorithm in COMPLETE:
        run, steps = play(algorithm, n=8, budget=3000, until="all")
        found = solutions_told(run, steps)
        assert found and steps[-1].word == "budget"
        assert run.result["queens"] == list(found[0])


# --- Construction -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n, numbers", [
    (1, "1"), (8, "2 4 6 8 3 1 7 5"), (9, "4 6 8 2 5 7 9 1 3"), (14, "2 4 6 8 10 12 14 3 1 7 9 11 13 5"),
    (15, "4 6 8 10 12 14 2 5 7 9 11 13 15 1 3"), (20, "2 4 6 8 10 12 14 16 18 20 3 1 7 5 11 9 15 13 19 17"),
])
def test_the_lists_of_the_construction(n, numbers):
    run, _ = play("construction", n=n)
    assert run.result == {"queens": list(map(int, numbers.split()))}


def test_the_construction_is_always_right():
    for n in (1, *range(4, 201)):
        run, steps = play("construction", n=n)
        assert run.status == "found" and is_solution(run.result["queens"], n), n
        assert steps[-1].reason == "constructed"


@pytest.mark.parametrize("n", [2, 3])
def test_what_cannot_be_constructed_is_proved_impossible(n):
    run, steps = play("construction", n=n)
    assert (run.ran.id, run.status, run.result) == ("backtracking", "exhausted", {"queens": None})
    assert "constructed" not in {step.reason for step in steps}
    assert (steps[-1].reason, steps[-1].args) == ("all-tried", {"count": 0})


@pytest.mark.parametrize("n, rules", [
    (12, ""), (8, "odds-in-pairs"), (20, "odds-in-pairs"), (14, "swap-one-three five-last"), (26, "swap-one-three five-last"),
    (9, "two-last one-three-last"), (15, "two-last one-three-last"), (4, ""), (5, ""), (7, ""), (10, ""), (11, ""), (13, ""),
])
def test_which_rules_the_remainder_asks_for(n, rules):
    run, steps = play("construction", n=n)
    shown = [step.reason for step in steps if step.word == "assign"]
    assert [rule for rule in shown if rule not in ("evens-first", "odds-after")] == rules.split()
    assert counted(run, steps) == {"rules": len(shown)}
    assert steps[0].args == {"n": n, "rest": n % 12}
    for step, before, board in with_boards(run, steps):
        moved = {board[column] for column, role in step.marks if role == "current"}
        assert step.reason == "evens-first" or {row for row, old in zip(board, before) if row != old} >= moved
        assert step.word != "assign" or len(step.cells) == step.args["count"] == sum(map(bool, board))


# --- Monte Carlo ------------------------------------------------------------------------------------------------------


def tree_size(n) -> int:
    """1 + n for every promising board that has a next column."""
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
    """A source of choices that follows a script, and remembers how many there were."""

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
    """The mean over all descents that begin as the script says, each as likely as its draws."""
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


def test_a_probe_shows_its_safe_rows_and_draws_one_of_them():
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


def test_beyond_the_table_nothing_is_called_exact():
    run, steps = play("monte-carlo", n=13, probes=5)
    assert run.result["exact"] is None
    assert not any("exact" in (step.args or {}) for step in steps)


# --- Random methods: answers, honesty, seeds --------------------------------------------------------------------------

BUDGET_REASONS = {"min-conflicts": "steps-spent", "hill-climbing": "climbs-spent", "genetic": "generations-spent"}


def assert_honest(run, steps, algorithm):
    """A solution, or a budget that is said to be spent."""
    last = steps[-1]
    assert last.word == run.status
    if run.status == "found":
        assert is_solution(run.result["queens"], run.problem.n)
    else:
        assert (run.status, last.reason, run.result) == ("budget", BUDGET_REASONS[algorithm], {"queens": None})


@pytest.mark.parametrize("n", [8, 12, 16, 20])
def test_permutation_genes_always_solve(n):
    for seed in range(50):  # for n = 20 these take about four seconds
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
        assert [step.args["round"] for step in steps if step.word in ("start", "restart")] == list(range(1, restarts + 2))


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


@pytest.mark.parametrize("algorithm, options", [
    ("min-conflicts", {"n": 9}), ("hill-climbing", {"n": 8, "neighbourhood": "row"}), ("hill-climbing", {"n": 8}),
    ("genetic", {"n": 8, "population": 20}), ("genetic", {"n": 6, "variant": "classic", "population": 20, "generations": 10}),
    ("monte-carlo", {"n": 8, "probes": 20}),
])
def test_a_seed_tells_everything(algorithm, options):
    tales = [told(play(algorithm, seed=seed, **options)[1]) for seed in range(1, 6)]
    assert tales == [told(play(algorithm, seed=str(seed), **options)[1]) for seed in range(1, 6)]
    assert all(one != other for one, other in combinations(tales, 2))


@pytest.mark.parametrize("algorithm", ["construction", *COMPLETE])
def test_where_nothing_is_random_a_seed_changes_nothing(algorithm):
    assert told(play(algorithm, n=5, seed=1)[1]) == told(play(algorithm, n=5, seed=999)[1])


# --- Genetic algorithms -----------------------------------------------------------------------------------------------

CLASSIC = {"variant": "classic", "population": 24, "generations": 25}


def classic_runs():
    for n, seed, more in (
        (6, 1, {}), (7, 2, {"mutation": 0}), (7, 3, {"mutation": 100}), (8, 4, {"refill": "none"}), (8, 5, {"threshold": 85}), (5, 6, {"population": 5}),
    ):
        yield play("genetic", n=n, seed=seed, **CLASSIC | more)


def permutation_runs():
    for n, seed, more in ((8, 1, {}), (10, 2, {"population": 10}), (6, 4, {"population": 8, "patience": 3}), (12, 5, {"population": 6, "patience": 20})):
        yield play("genetic", n=n, seed=seed, **more)


def diagonal_clashes(rows) -> int:
    used = {("falling", row - column) for column, row in enumerate(rows)} | {("rising", row + column) for column, row in enumerate(rows)}
    return 2 * len(rows) - len(used)


def populations(steps):
    """Every step with the boards that are alive after it; whoever is dropped was alive."""
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
        assert (run.status, run.problem.n) == ("found", len(run.result["queens"])) and brute_pairs(run.result["queens"]) == 0


def test_births_minus_deaths_are_the_population_in_every_classic_generation():
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


def test_births_minus_deaths_are_the_population_at_every_tournament():
    restarts = 0
    for run, steps in permutation_runs():
        for step, alive in populations(steps):
            if step.word in ("choose", "improve"):
                assert len(alive) == run.options["population"]
                assert step.node in alive and all(other in alive for other in step.also)
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
                (father,) = step.also
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
                assert all(100 * (most - board.h) >= threshold * most for board in alive if board.depth == step.node.depth)


def test_couples_are_drawn_without_replacement():
    for _, steps in classic_runs():
        coupled, generation = [], 0
        for step in steps:
            if step.word == "choose":
                assert 0 <= step.args["cut"] < len(step.node.state)
                coupled += [step.node, *step.also]
            if step.reason == "generation":
                assert len(set(coupled)) == len(coupled)
                assert {board.depth for board in coupled} <= {generation - 1}
                coupled, generation = [], step.args["generation"] + 1


def births(steps):
    """Every child's step with the couple's."""
    couple = None
    for step in steps:
        couple = step if step.word == "choose" else couple
        if step.word == "add" and step.node.parent:
            yield step, couple


def test_a_classic_child_has_one_parent_before_the_cut_and_the_other_after_it():
    mutated = 0
    for run, steps in classic_runs():
        for step, couple in births(steps):
            one, (other,), cut = step.node.parent, step.also, step.args["cut"]
            assert {one, other} == {couple.node, *couple.also} and cut == couple.args["cut"]
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
            one, (other,), cut = step.node.parent, step.also, step.args["cut"]
            assert {one, other} == {couple.node, *couple.also} and cut == couple.args["cut"]
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
    runs = [play("genetic", n=8, variant="classic", seed=seed)[0] for seed in (13, 14, 23, 24)]
    assert all(run.status == "found" and is_solution(run.result["queens"], 8) for run in runs)
    assert play("genetic", n=12, variant="classic", seed=1)[0].status == "budget"


def test_no_solution_is_overlooked():
    """When the generations are over and the run says that it has none, there is none among the living."""
    for n, seed in ((4, 1), (4, 4), (4, 13), (4, 17), (4, 21), (5, 33)):
        run, steps = play("genetic", n=n, variant="classic", generations=1, population=10, seed=seed)
        *_, (_, alive) = populations(steps)
        assert run.status == "found" or all(board.h for board in alive)


# --- Every word -------------------------------------------------------------------------------------------------------

TOLD = [(algorithm, "", {"n": n}) for algorithm in TEXTBOOK for n in (1, 2, 3, 4, 5, 6)] + [
    *((algorithm, "", {"n": 5, "until": "all"}) for algorithm in COMPLETE),
    *((algorithm, "", {"n": 9, "budget": 40}) for algorithm in COMPLETE),
    *(("hill-climbing", "", {"n": 7, "neighbourhood": each, "restarts": 2, "seed": 4}) for each in NEIGHBOURHOODS),
    ("hill-climbing", "", {"n": 12, "budget": 10}),
    ("min-conflicts", "", {"n": 6, "max_steps": 1, "restarts": 2}),
    ("genetic", "", {"n": 12, "population": 6, "patience": 20, "seed": 5}),
    ("genetic", "", {"n": 12, "budget": 60}),
    ("genetic", "", {"n": 8, "variant": "classic", "population": 20, "generations": 3}),
    ("genetic", "", {"n": 5, "variant": "classic", "population": 20}),
    ("monte-carlo", "", {"n": 13, "probes": 3}),
    *(("construction", "", {"n": n}) for n in (8, 9, 14, 101)),
    ("check", "2 4 1 3", {}), ("check", "1 2 3 4", {}), ("check", "1 1 1 0 0 5 7", {}), ("check", "0 4 0 0", {}),
    ("backtracking", "0 4 0 0", {}), ("backtracking", "1 0 0 0", {}), ("backtracking-iterative", "0 0 5 0 0", {"until": "all"}),
    ("backtracking", "1 2 0 0", {}), ("min-conflicts", "0 0 5 0 0", {}), ("hill-climbing", "0 0 5 0 0", {}),
    *((preset.algorithm, preset.state, preset.options) for preset in PRESETS),
]


@pytest.fixture(scope="module")
def tales():
    return [play(algorithm, state, **options) for algorithm, state, options in TOLD]


def test_words_roles_and_cells_are_known_ones(tales):
    for run, steps in tales:
        cells = range(run.problem.n)
        assert steps[0].word == "start"
        assert [step.word for step in steps].count("start") == 1
        for step in steps:
            assert step.word in WORDS and step.reason
            assert all(cell in cells and role in ROLES for cell, role in (*step.roles, *step.marks))
            assert all(one in cells and other in cells and one != other for one, other in step.links)
            assert all(cell in cells and 1 <= value <= len(cells) and number >= 0 for cell, value, number in step.notes)
            assert all(cell in cells and 0 <= value <= len(cells) for cell, value in step.cells)
            assert all(isinstance(node, Node) for node in step.also)
            assert step.node is None or len(step.node.state) == len(cells)


def test_every_square_is_what_the_step_says(tales):
    """Refused squares are attacked by the queen that is named, others by nobody."""
    refused = kept = 0
    for run, steps in tales:
        for step, before, board in with_boards(run, steps):
            if step.reason in ("attacked", "flag-raised", "diagonal-taken"):
                assert_refused(step, board)
                refused += 1
            if step.reason in ("safe", "flags-down", "diagonals-free", "random-child"):
                column = step.args["column"] - 1
                settled = board[: column + 1] if step.word == "swap" else board
                assert settled[column] and not attackers(settled, column, settled[column])
                assert step.args.get("row", board[column]) == board[column]
                kept += 1
            if step.word == "remove":
                column = step.args["column"] - 1
                assert before[column] == step.args.get("row", run.problem.n) and not board[column]
    assert refused > 1000 and kept > 1000


def assert_refused(step, board):
    column, other = step.args["column"] - 1, step.args["attacker"] - 1
    assert other in attackers(board, column, board[column])
    assert (step.args["row"], step.args["attacker-row"]) == (board[column], board[other])
    assert step.links == ((other, column),)
    assert {(other, "hint"), (column, "conflict")} <= set(step.marks)


def test_who_found_something_shows_a_solution(tales):
    for run, steps in tales:
        for step, _, board in with_boards(run, steps):
            if step.word == "found" and run.ran.id not in ("monte-carlo", "check", "compare"):
                assert is_solution(board, run.problem.n)


def test_children_are_one_deeper_than_their_parents(tales):
    for run, steps in tales:
        if run.ran.id in (*COMPLETE, "hill-climbing"):
            for node in filter(None, (step.node for step in steps)):
                assert node.depth == (node.parent.depth + 1 if node.parent else 0)


@pytest.fixture(scope="module")
def messages():
    """{key: the names of the variables that its English text uses}."""
    return texts_of("common", "n-queens")


def test_every_reason_has_a_text_and_every_text_its_arguments(tales, messages):
    check_reasons(tales, messages, ("g", "h", "f", "move"))


@pytest.mark.parametrize("algorithm, state, options", [
    ("backtracking", "", {"n": 41}), ("backtracking", "", {"n": 0}), ("check", "2 9", {}), ("check", "a", {}), ("check", "Q. .", {}),
    ("check", "Q. Q.", {}), ("check", "2 4 1 3", {"n": 5}), ("genetic", "2 0 0 0", {}), ("genetic", "", {"variant": "wild"}),
])
def test_every_refusal_has_a_text_and_every_text_its_arguments(algorithm, state, options, messages):
    with pytest.raises(dhadha.InvalidInput) as caught:
        dhadha.run("n-queens", algorithm, state, **options)
    assert messages[f"error-{caught.value.key}"] == set(caught.value.args_by_name)


@pytest.mark.parametrize("state", ["1 1 0", "1 0 0", "2 4 1 3"])
def test_every_remark_has_a_text(state, messages):
    told = PUZZLE.remark(state, {})
    assert messages[f"reason-{told['reason']}"] <= set(told["args"])


def test_every_reason_in_the_sources_was_told(tales, messages):
    """Else the test before this one proves little."""
    modules = [each for algorithm in TEXTBOOK.values() for each in (algorithm, *algorithm.variants)]
    written = {
        node.value for module in modules for node in ast.walk(ast.parse(module.source_text()))
        if isinstance(node, ast.Constant) and f"reason-{node.value}" in messages
    }
    assert written <= {step.reason for _, steps in tales for step in steps}


def test_counters_options_and_presets_have_names(messages):
    for algorithm in TEXTBOOK.values():
        assert {f"algorithm-{algorithm.id}", f"algorithm-{algorithm.id}-about"} <= messages.keys()
        assert {f"counter-{name}" for each in (algorithm, *algorithm.variants) for name in each.counters} <= messages.keys()
        assert {f"option-{parameter.id}" for parameter in algorithm.parameters} <= messages.keys()
        assert {f"choice-{choice}" for parameter in algorithm.parameters for choice in parameter.choices} <= messages.keys()
    assert {f"preset-n-queens-{preset.id}" for preset in PRESETS} <= messages.keys()


def test_plots_name_arguments_that_steps_have(tales):
    given = {}
    for run, steps in tales:
        given.setdefault(run.ran.source, set()).update(name for step in steps for name in step.args or ())
    for algorithm in (each for listed in TEXTBOOK.values() for each in (listed, *listed.variants)):
        for plot in algorithm.plots:
            names = {*plot["lines"], *plot.get("band", ()), plot.get("x"), plot.get("level")} - {None}
            assert names <= given[algorithm.source]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_presets_show_what_their_names_promise(preset):
    run, steps = play(preset.algorithm, preset.state, **preset.options)
    stuck = preset.id == "climb-square"
    assert run.status == ("budget" if stuck else "found")
    assert preset.id not in ("climb-row", "climb-square") or "back" in {step.word for step in steps}
    assert preset.id != "climb-row" or "restart" in {step.word for step in steps}


# --- At their limits --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [14, 20, 24])
def test_estimates_beyond_32_bits_are_recorded(n):
    run = dhadha.run("n-queens", "monte-carlo", n=n, probes=60)
    assert Recorder(run).file() and run.result["estimate"] > 2**28


def test_a_search_that_tried_everything_has_proved_it_and_no_other():
    for algorithm, options, proved in (
        ("backtracking", {"n": 3}, True), ("backtracking", {"n": 8, "budget": 20}, False), ("backtracking", {"n": 4}, False),
        ("hill-climbing", {"n": 8, "neighbourhood": "square"}, False), ("min-conflicts", {"n": 12, "max-steps": 1}, False),
    ):
        assert play(algorithm, **options)[0].proved is proved, algorithm
