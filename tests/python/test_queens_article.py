"""The numbers of the article about queens are those of other programs, and its drawings are true."""

import sys
from itertools import product

import pytest
from dhadha.core.errors import InvalidInput
from dhadha.puzzles.queens.genetic_permutation import crossfill
from fluent_messages import STATIC
from queens_oracle import SOLUTIONS, all_solutions, attackers, count_attacking_pairs, is_solution

sys.path.insert(0, str(STATIC / "build"))
import queens_article as queens  # noqa: E402 (of the build)
from articles import NUMBER, figures  # noqa: E402
from family_articles import parse_slider_runs, text_of  # noqa: E402
from numbers_and_drawings import number  # noqa: E402
from run_counters_for_articles import finished, prepare  # noqa: E402

TEXT = text_of("n-queens", "en")


def test_counts_are_published_ones():
    assert [queens.solutions(str(n)) for n in range(1, 14)] == SOLUTIONS
    assert (queens.ways_anywhere("8"), queens.ways_by_columns("8")) == (4_426_165_368, 16_777_216)
    assert [len(queens.fundamental_solutions(n)) for n in range(4, 9)] == [queens.families(str(n)) for n in range(4, 9)]


@pytest.mark.parametrize("n", [3, 4, 5])
def test_cut_branches_and_solutions_are_all_boards(n):
    cut = [queens.boards_cut(str(n), str(column)) for column in range(1, n + 1)]
    assert sum(cut) + len(all_solutions(n)) == queens.ways_by_columns(str(n))
    boards = list(product(range(1, n + 1), repeat=n))
    assert sum(count_attacking_pairs(board[:2]) > 0 for board in boards) == cut[1]


def test_both_halves_of_the_tree_are_mirror_images(monkeypatch):
    rows = [branch.rows for branch in queens.all_branches(queens.branches(4))]
    assert len(rows) + 1 == queens.tree_nodes("4") and {tuple(5 - row for row in each) for each in rows} == {*rows}
    monkeypatch.setattr("call_page_code.digits", lambda _: "0123456789")
    drawn = queens.tree_drawing(type("Words", (), {"language": "en", "__call__": lambda *_, shown: shown})())
    assert 2 * drawn.count('class="cut"') == sum(queens.cuts("4", str(column)) for column in (2, 3, 4))
    assert drawn.count("solved") == 1


def test_the_small_family_and_the_stairs():
    family = queens.small_family()
    assert len(set(family)) == 4 and all(is_solution(rows, 8) for rows in family)
    assert all(tuple(9 - row for row in reversed(rows)) == rows for rows in family)
    assert queens.rows_by_rule(12) == [2, 4, 6, 8, 10, 12, 1, 3, 5, 7, 9, 11]
    assert is_solution((5, 7, 1, 3, 8, 6, 4, 2), 8) and count_attacking_pairs((5, 7, 1, 8, 3, 6, 4, 2)) == 3


@pytest.mark.parametrize("kind, pairs", [("swap", [3, 2, 1, 1, 1]), ("row", [3, 2, 0]), ("square", [3, 3, 3])])
def test_three_neighbourhoods_end_as_the_text_says(kind, pairs):
    steps = prepare("n-queens", "hill-climbing", "5 7 1 8 3 6 4 2", "n=8", f"neighbourhood={kind}")
    assert [step.args["pairs"] for step in steps if step.word != "reject" and "pairs" in step.args] == pairs


def test_the_rule_needs_a_repair_for_remainders_2_and_3_of_6():
    for n in range(4, 60):
        rows = [*range(2, n + 1, 2), *range(1, n + 1, 2)]
        assert bool(count_attacking_pairs(rows)) == (n % 6 in (2, 3))
    assert queens.sizes_repaired("8", "998") == len(range(8, 999, 6)) and queens.sizes_solved("4", "40") == 37


@pytest.mark.parametrize("n", [8, 12, 14, 15, 20, 21, 23])
def test_the_rule_moves_the_numbers_that_the_text_says(n):
    evens, odds = [*range(2, n + 1, 2)], [*range(1, n + 1, 2)]
    rest = n % 12
    if rest == 2:
        odds = [3, 1, *odds[3:], 5]
    if rest == 8:
        odds = [odd + way for odd, way in zip(odds, [2, -2] * n)]
    if rest in (3, 9):
        evens, odds = [*evens[1:], 2], [*odds[2:], 1, 3]
    assert queens.rows_by_rule(n) == evens + odds


def test_published_estimates_are_as_told():
    assert queens.times_too_small("27") == round(234907967154122528 / (0.143 * 27) ** 27) == 34
    assert [queens.rows_in_percent(n) for n in ("8", "27")] == [22, 16] and round((0.22 * 8) ** 8) == 92
    assert (0.155 * 27) ** 27 < queens.solutions("27") < (0.165 * 27) ** 27
    with pytest.raises(InvalidInput):
        prepare("n-queens", "first", "", f"n={queens.most_completed() + 1}")
    assert prepare("n-queens", "first", "", f"n={queens.most_completed()}")


def test_min_conflicts_stays_among_three_boards():
    last = dict(cell for step in prepare("n-queens", "min-conflicts", "", "n=8", "seed=6") for cell in step.cells)
    seen, found = set(), {tuple(last[column] for column in range(8))}
    while new := found - seen:
        seen |= new
        found |= {board for rows in new for board in boards_after_min_conflicts(rows)}
    assert len(seen) == 3 and not any(count_attacking_pairs(rows) == 0 for rows in seen)


def boards_after_min_conflicts(rows):
    """Yield what min-conflicts may make of a board in one choice."""
    for column, row in enumerate(rows):
        if attackers(rows, column, row):
            counts = {to: len(attackers(rows, column, to)) for to in range(1, len(rows) + 1)}
            yield from ((*rows[:column], to, *rows[column + 1:]) for to in counts if counts[to] == min(counts.values()))


def test_recursion_and_probes():
    recursive, iterative = finished("n-queens", "backtracking", "", "n=6", "until=all"), finished("n-queens/iterative")
    assert recursive[0]["tests"] == iterative[0]["tests"] and recursive[1] == iterative[1]
    seen = {round(finished("n-queens", "monte-carlo", "", "n=4", "probes=1", f"seed={seed}")[1]["estimate"])
            for seed in range(30)}
    assert seen == {53, 85} and queens.tree_nodes("4") == 61


def test_the_probe_and_the_child_that_the_text_works_out():
    columns = [(2, 7, 3, 8)[:column] for column in range(5)]
    safe = [sum(not attackers((*rows, row), len(rows), row) for row in range(1, 9)) for rows in columns]
    assert safe == [8, 5, 3, 3, 0] and 1 + 8 * (1 + 8 + 8 * 5 + 8 * 5 * 3 + 8 * 5 * 3 * 3) == 4233
    assert crossfill((1, 2, 3, 4, 5, 6), (6, 4, 2, 5, 1, 3), 3) == [1, 2, 3, 5, 6, 4]


def test_numbers_of_the_text_are_there_and_runs_of_sliders_are_short():
    assert all(isinstance(number(expression), int) for expression in NUMBER.findall(TEXT))
    for request in [figure["slider"] for figure in figures(TEXT) if "slider" in figure]:
        assert all(len(list(prepare(*words))) < 400 for words in parse_slider_runs(request)[1].values())
