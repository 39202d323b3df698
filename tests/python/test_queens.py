"""N queens: complete searches, brute force, comparison, published numbers, construction."""

from math import factorial

import dhadha
import pytest
from dhadha.puzzles.queens.hill_climbing import NEIGHBOURHOODS
from dhadha.puzzles.queens.puzzle import PUZZLE
from queens_oracle import (
    COMPLETE,
    SOLUTIONS,
    all_solutions,
    attackers,
    clash,
    count_attacking_pairs,
    is_solution,
    run_to_end,
    with_boards,
)
from run_helpers import comparable_steps, counter_values

TREES = [2, 7, 19, 61, 221, 895, 3585, 15721, 72379, 348151, 1806707, 10103869]  # of 1, 2, … queens
PERMUTATIONS = [1, 4, 11, 32, 101, 356, 1345, 5508]  # tried for 1, 2, … queens
TABLES = {table.id: table.rows for table in PUZZLE.tables}


# --- Complete searches ------------------------------------------------------------------------------------------------


def test_all_steps_of_four_queens():
    """Column and row of every square, and after < the first queen that attacks it, or - before a removed queen;
    checked by hand."""
    run, steps = run_to_end("backtracking", n=4)
    assert " ".join(map(abbreviate_step, steps)) == (
        "backtracking-start 11 21<11 22<11 23 31<11 32<23 33<11 34<23 -23 24 31<11 32 41<11 42<24 43<32 44<11 -32 "
        "33<11 34<24 -24 -11 12 21<12 22<12 23<12 24 31 41<31 42<12 43 all-placed"
    )
    assert counter_values(run, steps) == {"tests": 26, "placements": 8, "rejections": 18, "removals": 4, "solutions": 1}
    assert (run.status, run.result) == ("found", {"queens": [2, 4, 1, 3]})


def abbreviate_step(step) -> str:
    args = step.args
    square = f"{args['column']}{args['row']}" if "column" in args else step.reason
    if step.word == "reject":
        assert step.marks == ((args["attacker"] - 1, "hint"), (args["column"] - 1, "conflict"))
    reason, sign = {
        "place": ("safe", ""), "remove": ("take-back", "-"), "reject": ("attacked", "")
    }.get(step.word, (step.reason, ""))
    assert step.reason == reason
    return sign + square + (f"<{args['attacker']}{args['attacker-row']}" if "attacker" in args else "")


def boards_of_found_steps(run, steps) -> list[tuple]:
    return [tuple(board) for step, _, board in with_boards(run, steps) if step.word == "found"]


@pytest.mark.parametrize("algorithm", ["backtracking", "cartesian", "permutation"])
def test_a_retreat_names_the_column_that_failed_and_the_row_that_is_tried_next(algorithm):
    given = [("0 0 3 0 0 x 2,1 5,4", {})] * (algorithm == "backtracking")
    for state, options in [*given, *(("", {"n": n}) for n in range(1, 6))]:
        _, steps = run_to_end(algorithm, state, until="all", **options)
        after = {}  # the step that followed when a queen was placed
        for step, following in zip(steps, steps[1:]):
            column, row, failed, row_next = (step.args.get(name) for name in ("column", "row", "failed", "next"))
            if step.word in ("place", "swap"):
                after[column, row] = following
            elif step.word in ("remove", "back"):
                tested = after[column, row]
                assert failed == (0 if tested.word == "found" else tested.args["column"])
                goes_on = following.word not in ("remove", "back") and following.args.get("column") == column
                assert row_next == (following.args["row"] if goes_on else 0)


@pytest.mark.parametrize("algorithm", COMPLETE)
def test_every_solution_once_and_the_first_alone(algorithm):
    for n in range(1, 9):
        run, steps = run_to_end(algorithm, n=n, until="all")
        found, counts, total = boards_of_found_steps(run, steps), counter_values(run, steps), SOLUTIONS[n - 1]
        assert len(found) == total == counts["solutions"] and set(found) == all_solutions(n)
        tests = PERMUTATIONS[n - 1] if algorithm == "permutation" else TREES[n - 1] - 1
        if algorithm in ("permutation", "cartesian"):
            assert counts["attempts"] == tests
        else:  # the iterative queen moves down, and is lifted once for every visit of her column
            assert counts["tests"] == counts["placements"] + counts["rejections"] == tests
            assert counts["removals"] == (counts["placements"] if algorithm == "backtracking" else tests // n)
        assert (steps[-1].word, steps[-1].reason, steps[-1].args["count"]) == ("exhausted", "all-tried", total)
        first_rows = list(found[0]) if found else None
        assert run.status == ("found" if found else "exhausted")
        assert run.result == {"queens": first_rows, "solutions": total}
        assert algorithm == "permutation" or found == sorted(found)
        run, first = run_to_end(algorithm, n=n, until="first")
        assert comparable_steps(first) == comparable_steps(steps)[: len(first)]
        assert first[-1].word == ("found" if total else "exhausted")
        assert (run.result["queens"], run.proved) == (first_rows, not total)


@pytest.mark.parametrize("algorithm", COMPLETE)
def test_a_spent_budget_is_reported_and_keeps_solutions(algorithm):
    run, steps = run_to_end(algorithm, n=8, budget=3000, until="all")
    found = boards_of_found_steps(run, steps)
    last = steps[-1]
    assert (last.reason, last.args["budget"], last.args["solutions"]) == ("budget-solutions", 3000, len(found))
    assert sum(step.word in ("place", "swap", "reject") for step in steps) <= 3000
    assert found and (run.status, run.result["queens"], run.proved) == ("budget", list(found[0]), False)


# --- Brute force and comparison ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(1, 6))
def test_brute_force_visits_every_board_once(n):
    run, steps = run_to_end("brute-force", n=n)
    seen = [step for step in steps if step.word == "add"]
    assert len(seen) == len({step.node.state for step in seen}) == n**n == steps[0].args["boards"]
    assert all(step.node.h == step.args["pairs"] == count_attacking_pairs(step.node.state) for step in seen)
    assert sorted(run.problem.solutions) == sorted(all_solutions(n))
    assert run_to_end("brute-force", n=8, budget=500)[0].status == "budget"


@pytest.mark.parametrize("first, second, reason, which", [
    ("57183642", "17183642", "nearer", 1), ("1234", "2413", "nearer", 2), ("1234", "4321", "equal", 1),
    ("1 0 0 0", "1 1 . .", "nearer", 1), ("2413", "4213", "nearer", 1), ("2413", "2413", "equal", 1),
])
def test_any_two_boards_are_compared(first, second, reason, which):
    run, steps = run_to_end("compare", first, other=second)
    rows, other = run.problem.start, run.problem.other
    one, two = count_attacking_pairs(rows), count_attacking_pairs(other)
    apart = sum(map(int.__ne__, rows, other))
    assert run.result == {"first": one, "second": two}
    neighbour = steps[-1].args.pop("neighbour")
    assert (steps[-1].reason, steps[-1].args) == (
        f"compare-{reason}", {"which": which, "first": one, "second": two, "apart": apart}
    )
    ways = [way for way in ("row", "swap") for change in NEIGHBOURHOODS[way](rows, range(len(rows)))
            if all((*rows, *other)) and dict(enumerate(rows)) | dict(change) == dict(enumerate(other))]
    assert [neighbour] == (ways or ["none"])
    pairs = [step.args for step in steps if step.word == "compare"]
    assert len(pairs) == one + two
    assert all(clash((each["column"], each["row"]), (each["other"], each["other-row"])) for each in pairs)
    assert [step.args["attackers"] for step in steps if step.reason == "compare-counted"] == [2 * one, 2 * two]


# --- Published numbers ------------------------------------------------------------------------------------------------


def test_published_counts():
    known = {n: (count, fundamental) for n, count, fundamental in TABLES["known-counts"]}
    assert known[27] == (234907967154122528, 29363495934315694)
    assert [known[n][0] for n in range(1, 14)] == SOLUTIONS


def peaceful_boards_by_level(n):
    """Return the boards without conflicts and with queens in the first columns, the empty one included, by level."""
    boards = [()]
    for column in range(n + 1):
        yield boards
        boards = [(*rows, row) for rows in boards for row in range(1, n + 1) if not attackers(rows, column, row)]


def test_exhaustive_search_size():
    rows = {row[0]: row[1:] for row in TABLES["search-sizes"]}
    for n, (boards, permutations, nodes, peaceful) in rows.items():
        assert (boards, permutations, nodes) == (n**n, factorial(n), TREES[n - 1])
        if n < 9:
            sizes = [*map(len, peaceful_boards_by_level(n))]
            assert (nodes, peaceful) == (1 + n * sum(sizes[:-1]), sum(sizes))


def test_backtracking_finds_a_first_solution_after_so_many_tests():
    for n, tests in ((8, 876), (16, 160_712)):
        run = dhadha.run("n-queens", "backtracking", n=n)
        assert sum(step.word in ("place", "reject") for step in run) == tests


# --- Construction -----------------------------------------------------------------------------------------------------


LISTS = {14: "2 4 6 8 10 12 14 3 1 7 9 11 13 5", 15: "4 6 8 10 12 14 2 5 7 9 11 13 15 1 3"}
THREES = ["two-last", "one-three-last"]
RULES = {2: ["swap-one-three", "five-last"], 3: THREES, 8: ["odds-in-pairs"], 9: THREES}


def test_the_construction_is_always_right_and_its_rules_depend_on_the_remainder():
    for n in (1, *range(4, 201)):
        run, steps = run_to_end("construction", n=n)
        rows = run.result["queens"]
        assert run.status == "found" and is_solution(rows, n)
        assert n not in LISTS or rows == [*map(int, LISTS[n].split())]
        shown = [step.reason for step in steps if step.word == "assign"]
        assert [rule for rule in shown if rule not in ("evens-first", "odds-after")] == RULES.get(n % 12, [])
        assert counter_values(run, steps) == {"rules": len(shown)} and steps[-1].reason == "constructed"
        assert steps[0].args == {"n": n, "rest": n % 12}
        for step, before, board in with_boards(run, steps):
            moved = {board[column] for column, role in step.marks if role == "current"}
            assert step.reason == "evens-first" or {row for row, old in zip(board, before) if row != old} >= moved
            assert step.word != "assign" or len(step.cells) == step.args["count"] == sum(map(bool, board))
