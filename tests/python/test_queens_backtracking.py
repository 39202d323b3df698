"""Complete searches for N-queens: golden traces, all solutions once, and no false "unsolvable" on a spent budget."""

import dhadha
import pytest
from queens_oracle import COMPLETE, all_solutions, counted, play, said, with_boards

TOTALS = {1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92}
ATTEMPTS = {
    4: (32, 60),
    5: (101, 220),
    6: (356, 894),
    7: (1345, 3584),
    8: (5508, 15720),
    9: (24011, 72378),
    10: (110004, 348150),
}


# --- Complete searches ------------------------------------------------------------------------------------------------


def test_four_queens_by_backtracking_in_numbers():
    run, steps = play("backtracking", n=4)
    assert counted(run, steps) == {"tests": 26, "placements": 8, "rejections": 18, "removals": 4, "solutions": 1}
    assert (run.status, run.result) == ("found", {"queens": [2, 4, 1, 3]})


def test_all_steps_of_four_queens():
    """Column and row of every square, and the first queen that attacks it, checked by hand."""
    _, steps = play("backtracking", n=4)
    transcript = """
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
    assert [line_about(step) for step in steps] == [line.strip() for line in transcript.strip().splitlines()]


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
    assert said(steps) == said(all_steps)[: len(steps)]
    assert steps[-1].word == ("found" if TOTALS[n] else "exhausted")


def test_the_order_of_the_iterative_solutions():
    run, steps = play("backtracking-iterative", n=8, until="all")
    found = solutions_told(run, steps)
    assert [row - 1 for row in found[0]] == [0, 4, 7, 5, 2, 6, 1, 3]
    assert [row - 1 for row in found[-1]] == [7, 3, 0, 2, 5, 1, 6, 4]
    assert found == sorted(found)


@pytest.mark.parametrize(
    "n, algorithm, attempts",
    [
        (n, algorithm, attempts)
        for n, pair in ATTEMPTS.items()
        for algorithm, attempts in zip(("permutation", "cartesian"), pair)
        if attempts < 200_000  # the largest takes a second
    ],
)
def test_attempts_to_find_all_solutions(n, algorithm, attempts):
    run = dhadha.run("n-queens", algorithm, n=n)
    assert counted(run, run)["attempts"] == attempts


@pytest.mark.parametrize("algorithm", ["backtracking", "backtracking-iterative"])
def test_backtracking_tests_as_many_squares_as_cartesian_search(algorithm):
    """Every placed queen is removed; the iterative queen moves down, and is lifted once for every visit of her column.
    """
    counts = counted(*play(algorithm, n=7, until="all"))
    assert counts["tests"] == counts["placements"] + counts["rejections"] == ATTEMPTS[7][1]
    assert counts["removals"] == (counts["placements"] if algorithm == "backtracking" else ATTEMPTS[7][1] // 7)


def misprinted(n, rows=()) -> int:
    """Solve with the well-known misprint, which omits the absolute value and so tests one diagonal only."""
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
def test_spent_budget_reported(algorithm):
    run, steps = play(algorithm, n=12, budget=50, until="first")
    assert (run.status, run.result) == ("budget", {"queens": None})
    assert (steps[-1].word, steps[-1].reason, steps[-1].args) == ("budget", "budget-spent", {"budget": 50})
    assert sum(step.word in ("place", "swap", "reject") for step in steps) <= 50


def test_spent_budget_keeps_solutions():
    for algorithm in COMPLETE:
        run, steps = play(algorithm, n=8, budget=3000, until="all")
        found = solutions_told(run, steps)
        assert found and steps[-1].word == "budget"
        assert run.result["queens"] == list(found[0])


# --- At their limits --------------------------------------------------------------------------------------------------


def test_only_exhaustive_search_proves():
    for algorithm, options, proved in (
        ("backtracking", {"n": 3}, True),
        ("backtracking", {"n": 8, "budget": 20}, False),
        ("backtracking", {"n": 4}, False),
        ("hill-climbing", {"n": 8, "neighbourhood": "square"}, False),
        ("min-conflicts", {"n": 12, "max-steps": 1}, False),
    ):
        assert play(algorithm, **options)[0].proved is proved, algorithm
