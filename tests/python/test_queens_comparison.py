"""N-queens: exhaustive board counts, comparison of two boards, published numbers."""

from math import factorial

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.queens import PUZZLE
from queens_oracle import all_solutions, brute_pairs, clash, play

TABLES = {table.id: table.rows for table in PUZZLE.tables}


@pytest.mark.parametrize("n, boards, solutions", [(1, 1, 1), (2, 4, 0), (3, 27, 0), (4, 256, 2), (5, 3125, 10)])
def test_brute_force_visits_every_board_once(n, boards, solutions):
    run, steps = play("brute-force", n=n)
    seen = [step for step in steps if step.word == "add"]
    assert len(seen) == len({step.node.state for step in seen}) == boards == steps[0].args["boards"]
    assert all(step.node.h == step.args["pairs"] == brute_pairs(step.node.state) for step in seen)
    assert {tuple(rows) for rows in run.problem.solutions} == all_solutions(n) and len(
        run.problem.solutions
    ) == solutions


def test_brute_force_for_eight_queens_ends_with_its_budget():
    run, steps = play("brute-force", n=8, budget=500)
    assert (run.status, steps[0].args["boards"]) == ("budget", 16_777_216)


def test_three_pairs_are_nearer_than_four():
    preset = next(preset for preset in PUZZLE.presets if preset.id == "compared")
    run, steps = play("compare", preset.state, **preset.options)
    assert run.result == {"first": 3, "second": 4}
    assert (steps[-1].reason, steps[-1].args) == ("compare-nearer", {"which": 1, "first": 3, "second": 4, "apart": 1})
    counted = [step for step in steps if step.word == "compare"]
    assert len(counted) == 3 + 4 and all(
        clash((step.args["column"], step.args["row"]), (step.args["other"], step.args["other-row"])) for step in counted
    )
    assert [step.args["attackers"] for step in steps if step.reason == "compare-counted"] == [6, 8]


@pytest.mark.parametrize(
    "first, second, reason, which",
    [
        ("2413", "1234", "nearer", 1),
        ("1234", "2413", "nearer", 2),
        ("1234", "4321", "equal", 1),
        ("1 0 0 0", "1 1 . .", "nearer", 1),
    ],
)
def test_any_two_boards_are_compared(first, second, reason, which):
    run, steps = play("compare", first, other=second)
    assert (steps[-1].reason, steps[-1].args["which"]) == (f"compare-{reason}", which)
    assert list(run.result.values()) == [brute_pairs(rows) for rows in (run.problem.start, run.problem.other)]


def test_boards_that_are_missing_come_from_the_seed():
    boards = [
        (run.problem.start, run.problem.other)
        for run in (dhadha.run("n-queens", "compare", n=6, seed=seed) for seed in (1, 1, 2))
    ]
    assert boards[0] == boards[1] != boards[2] and all(all(rows) for pair in boards for rows in pair)


def test_two_boards_of_different_size_are_refused():
    with pytest.raises(InvalidInput, match="The second board has 5 columns"):
        play("compare", "2413", other="1 2 3 4 5")


# ---- published numbers

def test_the_fundamental_solutions_fit_all_solutions():
    """A family has eight boards at most, and nearly all have eight."""
    known = {n: (count, fundamental) for n, count, fundamental in TABLES["known-counts"]}
    assert [known[n][1] for n in (24, 25, 26, 27)] == [
        28439272956934,
        275986683743434,
        2789712466510289,
        29363495934315694,
    ]
    assert known[27][0] == 234907967154122528
    for n, (count, fundamental) in known.items():
        assert count <= 8 * fundamental and (n < 24 or 8 * fundamental < count * (1 + 1e-6))


def promising(n):
    """Return the number of conflict-free boards with queens in the first columns, the empty one included, by level."""
    levels, boards = [1], [()]
    for _ in range(n):
        boards = [
            (*rows, row)
            for rows in boards
            for row in range(1, n + 1)
            if all(row != at and abs(row - at) != len(rows) - column for column, at in enumerate(rows))
        ]
        levels.append(len(boards))
    return levels


def test_exhaustive_search_size():
    rows = {row[0]: row[1:] for row in TABLES["search-sizes"]}
    assert rows[4][:2] == (256, 24) and rows[8] == (16_777_216, 40_320, 15_721, 2057)
    for n, (boards, permutations, nodes, peaceful) in rows.items():
        assert (boards, permutations) == (n**n, factorial(n))
        if n < 9:
            levels = promising(n)
            assert (nodes, peaceful) == (1 + n * sum(levels[:-1]), sum(levels))


def looked_at(n, rows=()):
    """Return (the number of squares that backtracking tests until the first solution, whether there is one), column by
    column, rows from the top.
    """
    squares = 0
    for row in range(1, n + 1):
        squares += 1
        if all(row != at and abs(row - at) != len(rows) - column for column, at in enumerate(rows)):
            more, solved = looked_at(n, (*rows, row)) if len(rows) < n - 1 else (0, True)
            squares += more
            if solved:
                return squares, True
    return squares, False


def test_ordinary_search_does_solve_n_queens():
    """The page's story gives the number of tests; for n = 20 it is 3,992,510."""
    assert [looked_at(n) for n in (8, 16)] == [(876, True), (160_712, True)]
    _, steps = play("backtracking", n=8)
    assert sum(step.word in ("place", "reject") for step in steps) == 876
