"""Pile games: facts, sums, steps, and periods with their proofs."""

import pytest
from dhadha.puzzles.grundy.mex_and_xor import mex
from dhadha.puzzles.piles.grundy_numbers import grundy_numbers
from dhadha.puzzles.piles.period_proof import Pattern, find_period, largest_n_needed_for_proof, last_exception
from dhadha.puzzles.piles.position import LOST, WON
from dhadha.puzzles.piles.puzzle import PUZZLE
from dhadha.puzzles.piles.rule import read_octal, read_rule, read_takes
from hypothesis import given
from hypothesis import strategies as st
from piles_oracle import CODES, RULES, SMALL, brute_grundy, make_loss_check, positions_after_move, run_to_end
from run_helpers import boards_after_steps, counter_values


def pile_rule(takes="", octal="", split="any"):
    return read_rule(takes, octal, split)


def result_of_pile_game(algorithm, state, **options) -> dict:
    return run_to_end(algorithm, state, **options)[0].result


@pytest.mark.parametrize("options, said", [
    ({"takes": "1,2"}, ("takes", 1, "1", 2)), ({"takes": "1"}, ("takes", 0, "", 1)),
    ({"takes": "1-5"}, ("takes", 0, "", "1–5")), ({"takes": "1-3 6 8"}, ("takes", 1, "1–3, 6", 8)),
    ({"octal": "0.33"}, ("takes", 1, "1", 2)), ({"octal": "0.7"}, ("splits", 0, "", 1)), ({"takes": "any"}, ("any",)),
    ({"split": "unequal"}, ("unequal",)), ({"octal": "4.333…"}, ("lasker",)), ({"octal": "0.77"}, ("kayles",)),
    ({"octal": "0.137"}, ("dawson",)), ({"octal": "0.6"}, ("octal",)),
])
def test_a_rule_is_told_by_its_name_or_its_numbers_of_stones(options, said):
    args = pile_rule(**options).arguments()
    assert tuple(args[name] for name in ("rule", "several", "takes", "last-take"))[: len(said)] == said


# --- Facts ------------------------------------------------------------------------------------------------------------


@given(rule=RULES)
def test_numbers_by_three_ways_of_counting(rule):
    """A number is shown with an option for each smaller number."""
    want = brute_grundy(40, **rule)
    assert result_of_pile_game("period", 40, length=40, **rule)["values"] == want
    run, steps = run_to_end("grundy", 40, **rule)
    told = [step for step in steps if step.reason in ("gap", "next-number", "nothing-missing-below")]
    assert [step.args["number"] for step in told] == want == list(run.problem.solver.numbers[:41])
    for step in told:
        hints = [cell for cell, role in step.marks if role == "hint"]
        assert bool(hints) == (step.args["number"] > 0)
        assert {(step.cells[0][0], cell) for cell in hints} == set(step.links)


# --- Sums -------------------------------------------------------------------------------------------------------------


@given(rule=RULES, piles=SMALL, misere=st.booleans())
def test_winner_and_winning_moves_are_those_of_brute_force(rule, piles, misere):
    lost = make_loss_check(misere, **rule)
    result = result_of_pile_game("grundy", " ".join(map(str, piles)), misere=misere, **rule)
    assert result["winner"] == ("second" if lost(tuple(piles)) else "first")
    won = {
        tuple(sorted(filter(None, (*piles[: move["pile"] - 1], *move["to"], *piles[move["pile"] :]))))
        for move in result["winning_moves"]
    }
    assert won == {after for after in positions_after_move(tuple(piles), **rule) if lost(after)}
    assert all(piles[move["pile"] - 1] == move["from"] for move in result["winning_moves"])
    piles = piles if pile_rule(**rule).splits else piles[:1]
    result = result_of_pile_game("win-lose", " ".join(map(str, piles)), misere=misere, **rule)
    assert result["winner"] == ("second" if lost(tuple(piles)) else "first")


# --- Steps ------------------------------------------------------------------------------------------------------------


def test_steps_of_one_pile():
    run, steps = run_to_end("win-lose", 3)
    said = [
        (step.word, step.reason, *(step.args[name] for name in ("size", "taken", "rest") if name in step.args))
        for step in steps
    ]
    assert said == [
        ("start", "win-lose-start", 3),
        ("choose", "look-at-size", 3), ("compare", "not-known-yet", 3, 1, 2),
        ("choose", "look-at-size", 2), ("compare", "not-known-yet", 2, 1, 1),
        ("choose", "look-at-size", 1), ("compare", "not-known-yet", 1, 1, 0),
        ("choose", "no-move", 0), ("assign", "cannot-move", 0),
        ("assign", "leaves-lost", 1, 1, 0),
        ("reject", "leaves-won", 2, 1, 1), ("assign", "leaves-lost", 2, 2, 0),
        ("reject", "leaves-won", 3, 1, 2), ("reject", "leaves-won", 3, 2, 1), ("assign", "all-leave-won", 3),
        ("found", "pile-lost", 3, 0, 3),
    ]
    assert [step.cells[0][1] for step in steps if step.word == "assign"] == [LOST, WON, WON, LOST]
    assert counter_values(run, steps)["decided"] == 4 and steps[-1].args["lost"] == "0, 3"


@pytest.mark.parametrize("state, options", [
    ("5 2 1", {}), ("30 30", {"takes": "1-30"}), ("60", {"octal": "0.77"}), ("7 4", {"octal": "4.333…"}),
])
def test_the_board_ends_full(state, options):
    run, steps = run_to_end("grundy", state, **options)
    values = boards_after_steps(run, steps)[-1]
    problem, numbers = run.problem, run.result["grundy"]
    sizes = range(problem.largest + 1)
    assert [values[problem.table_cell(size)] for size in sizes] == [problem.solver.numbers[size] for size in sizes]
    for place, number in enumerate([*numbers, run.result["xor"]]):
        assert values[problem.sum_cell(0, place)] == number
        bits = [values[problem.sum_cell(row, place)] for row in range(1, len(problem.weights) + 1)]
        assert sum(bit * weight for bit, weight in zip(bits, problem.weights)) == number


@pytest.mark.parametrize("state, options, marks", [
    ("8 5", {"octal": "0.77"}, [(1, "goal")]), ("7 4 9", {"takes": "1,3,4"}, [(place, "goal") for place in range(3)]),
    ("4 0 4", {}, [(0, "current"), (2, "current")]),
])
def test_the_end_marks_piles_with_a_winning_move_or_all_of_a_lost_position(state, options, marks):
    assert run_to_end("grundy", state, **options)[1][-1].marks == marks


# --- Periods ----------------------------------------------------------------------------------------------------------


def run_period(length=1000, state="1", **options):
    return run_to_end("period", state, length=length, **options)


@pytest.mark.parametrize("octal, cycle, last, needed", [
    ("0.77", 12, 70, 166), ("0.07", 34, 52, 174), ("0.137", 34, 51, 173), ("0.15", 10, 0, 22),
    ("0.077", 24, 141, 333), ("0.45", 20, 497, 1036),
])
def test_published_periods_are_proved_from_as_many_values_as_needed(octal, cycle, last, needed):
    result = run_period(needed, octal=octal)[0].result
    assert (result["period"], result["last_exception"], result["proved"]) == (cycle, last, True)
    values = run_period(100_000, octal=octal)[0].result["values"]
    assert len(values) == 100_001 and values[:201] == brute_grundy(200, octal=octal)
    assert last_exception(values, cycle) == last
    assert not run_period(needed - 1, octal=octal)[0].result["proved"]


def least_period(values, last):
    """Return the least p with which values beyond `last` repeat, by trying."""
    return next(
        p for p in range(1, len(values)) if all(values[n] == values[n + p] for n in range(last + 1, len(values) - p))
    )


@given(takes=st.sets(st.integers(1, 12), min_size=1, max_size=5))
def test_subtraction_sets_are_always_periodic(takes):
    result = run_period(3000, takes=",".join(map(str, takes)))[0].result
    values = []
    for n in range(3001):
        values.append(mex(values[n - take] for take in takes if take <= n))
    assert result["proved"] and result["values"] == values
    assert last_exception(values, result["period"]) == result["last_exception"]
    assert least_period(values[-1000:], -1) == result["period"]


@given(octal=CODES)
def test_what_is_proved_of_octal_games_is_true_far_beyond(octal):
    rule = read_octal(octal)
    if found := find_period(grundy_numbers(rule, 255), rule):
        assert found.law or largest_n_needed_for_proof(rule, found.period, found.last) < 256
        more = grundy_numbers(rule, 700)
        assert last_exception(more, found.period, found.saltus) == found.last
        if not found.saltus:
            assert found.period % least_period(more[300:], -1) == 0


@pytest.mark.parametrize("options, cycle, last, saltus, law, needed", [
    ({"octal": "4.4"}, 12, 71, 0, "guy-smith", 167),
    ({"octal": "4."}, 2, 0, 0, "guy-smith", 4),
    ({"takes": "any"}, 1, None, 1, "law-nim", 0),
    ({"octal": "4.333…"}, 4, 0, 4, "law-lasker", 0),
])
def test_periods_of_other_rules_are_proved(options, cycle, last, saltus, law, needed):
    run, steps = run_period(**options)
    result = run.result
    found = result["period"], result["last_exception"], result.get("saltus", 0), result["proved"]
    assert found == (cycle, last, saltus, True) and law in [step.reason for step in steps]
    assert result["values"][:101] == brute_grundy(100, **options) and len(result["values"]) == 1001
    assert not needed or largest_n_needed_for_proof(pile_rule(**options), cycle, last) == needed


def test_a_repetition_seen_is_not_enough():
    """The first values of 0.156 seem periodic; the period begins only beyond 3478."""
    rule = read_octal("0.156")
    values = grundy_numbers(rule, 4095)
    assert last_exception(values, 349) == 3478 and find_period(values, rule) is None


@pytest.mark.parametrize("options", [{"octal": "0.007"}, {"split": "unequal"}])
def test_no_proof_without_period(options):
    run, steps = run_period(1000, **options)
    assert run.result["period"] is run.result["last_exception"] is None and run.result["proved"] is False
    assert (steps[-1].word, steps[-1].reason) == ("exhausted", "period-unknown")
    assert len(run.result["values"]) == 1001 and not run.proved


@pytest.mark.parametrize("options, state, line", [
    ({"octal": "0.77"}, "100000 4", "Second; the Grundy numbers have the period 12, from g(71) on"),
    ({"octal": "4.333…"}, "1", "First; the Grundy numbers have the period 4 and rise by 4 each time, from g(1) on"),
    ({"octal": "0.007"}, "1", "Second; no period is proved by the first 100 Grundy numbers"),
])
def test_winner_and_period_are_told_in_a_line(options, state, line):
    run, _ = run_period(99, state, **options)
    assert PUZZLE.answer_line(run) == line
    assert run.result["grundy"] == [run.result["values"][int(size)] for size in state.split()]


@pytest.mark.parametrize("octal, columns", [("0.77", 24), ("0.137", 34)])
def test_rows_are_as_wide_as_whole_periods(octal, columns):
    run, steps = run_period(399, octal=octal)
    rows = run.board["rows"]
    assert (run.board["columns"], rows, len(run.board["edges"])) == (columns, -(-400 // columns), rows)
    assert run.board["values"][columns * rows :] == [columns * row for row in range(rows)]
    values = {cell: value for step in steps for cell, value in step.cells}
    assert [values[n] for n in range(400)] == run.result["values"]


def test_values_far_beyond_a_byte():
    rule = read_takes("1-400")
    assert list(grundy_numbers(rule, 899)) == [n % 401 for n in range(900)]
    assert find_period(grundy_numbers(rule, 899), rule) == Pattern(401, None)
