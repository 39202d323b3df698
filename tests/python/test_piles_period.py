"""Periods of Grundy numbers: known ones, the proof, and the result without a period."""

import dhadha
import pytest
from dhadha.puzzles.piles import PUZZLE
from dhadha.puzzles.piles.fast_grundy import Values
from dhadha.puzzles.piles.known_periods import KNOWN_PERIODS
from dhadha.puzzles.piles.outcome import grundy_numbers
from dhadha.puzzles.piles.period_proof import Pattern, find_period, last_exception, needed_to_prove
from dhadha.puzzles.piles.rule import read_octal, read_rule, read_takes
from hypothesis import given
from hypothesis import strategies as st
from piles_oracle import CODES


def period(length=1000, state="1", **options):
    run = dhadha.run("pile-game", "period", state, length=length, **options)
    return run, list(run)


def values_of(rule, count):
    values = Values(rule)
    values.more(count)
    return values.numbers


@pytest.mark.parametrize("octal, cycle, last", [("0.77", 12, 70), ("0.137", 34, 51), ("0.07", 34, 52)])
@pytest.mark.parametrize("length", [1000, 100_000])
def test_kayles_and_dawson(octal, cycle, last, length):
    run, steps = period(length, octal=octal)
    result = run.result
    assert (result["period"], result["last_exception"], result["proved"], run.status) == (cycle, last, True, "found")
    assert len(result["values"]) == length + 1
    values = grundy_numbers(read_octal(octal), 400)
    assert result["values"][:401] == values
    assert all(value == result["values"][n + cycle] for n, value in enumerate(result["values"][:-cycle]) if n > last)
    assert values[last] != values[last + cycle]


def test_the_exceptions_of_kayles():
    known = {0: 0, 3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, 28: 5, 34: 6, 39: 3, 57: 4, 70: 6}
    cycle = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]
    run, steps = period(octal="0.77")
    assert run.result["values"] == [known.get(n, cycle[n % 12]) for n in range(1001)]
    marked = next(step for step in steps if step.reason == "exceptions")
    assert [cell for cell, _ in marked.roles] == list(known) and marked.args["count"] == 14


@pytest.mark.parametrize("octal, cycle, last, needed", KNOWN_PERIODS)
def test_every_row_of_the_table_is_proved(octal, cycle, last, needed):
    result = period(needed, octal=octal)[0].result
    assert (result["period"], result["last_exception"], result["proved"]) == (cycle, last, True)
    assert not period(needed - 1, octal=octal)[0].result["proved"]


def test_the_table_on_the_page():
    table, = PUZZLE.tables
    assert table.rows == KNOWN_PERIODS and len(table.columns) == 4
    assert {("0.77", 12, 70), ("0.137", 34, 51), ("0.07", 34, 52)} <= {row[:3] for row in table.rows}


def least_period(values, last):
    """Return the least p with which values beyond `last` repeat, by trying."""
    return next(
        p for p in range(1, len(values)) if all(values[n] == values[n + p] for n in range(last + 1, len(values) - p))
    )


@given(takes=st.sets(st.integers(1, 12), min_size=1, max_size=5))
def test_subtraction_sets_are_always_periodic(takes):
    rule = read_takes(",".join(map(str, takes)))
    result = period(3000, takes=",".join(map(str, takes)))[0].result
    values = grundy_numbers(rule, 3000)
    assert result["proved"] and result["values"] == values
    cycle, last = result["period"], result["last_exception"]
    assert last_exception(values, cycle) == last
    assert least_period(values[-1000:], -1) == cycle


@given(octal=CODES, split=st.sampled_from(["any", "unequal"]))
def test_what_is_proved_of_octal_games_is_true_far_beyond(octal, split):
    rule = read_rule("", octal, split)
    values = values_of(rule, 256)
    if found := find_period(values, rule):
        assert found.law or needed_to_prove(rule, found.period, found.last) < 256
        more = values_of(rule, 700)
        assert last_exception(more, found.period, found.saltus) == found.last
        if not found.saltus:
            assert found.period % least_period(more[300:], -1) == 0


@pytest.mark.parametrize(
    "options, cycle, last, saltus, law",
    [
        ({"octal": "4.4"}, 12, 71, 0, "guy-smith"),
        ({"octal": "4."}, 2, 0, 0, "guy-smith"),
        ({"octal": "4.477"}, 24, 142, 0, "guy-smith"),
        ({"octal": "0.(30)"}, 2, None, 0, "guy-smith-recurring"),
        ({"octal": "4.(30)", "split": "unequal"}, 6, 10, 0, "guy-smith-recurring"),
        ({"octal": "0.05", "split": "unequal"}, 20, 12, 0, "guy-smith-unequal"),
        ({"octal": "0.333…"}, 1, None, 1, "law-nim"),
        ({"octal": "0.(37)"}, 1, None, 1, "law-nim"),
        ({"octal": "4.333…"}, 4, 0, 4, "law-lasker"),
        ({"octal": "4.(37)"}, 4, 0, 4, "law-lasker"),
    ],
)
def test_other_rules_and_their_proofs(options, cycle, last, saltus, law):
    run, steps = period(**options)
    result = run.result
    assert (result["period"], result["last_exception"], result.get("saltus", 0), result["proved"]) == (
        cycle, last, saltus, True
    )
    assert any(step.reason == law for step in steps)
    assert result["values"][:201] == grundy_numbers(run.problem.rule, 200) and len(result["values"]) == 1001


def test_unproved_rise_reported_as_observed():
    run, steps = period(octal="4.777…")
    assert (run.result["period"], run.result["proved"]) == (None, False)
    seen, end = steps[-2:]
    assert (seen.reason, seen.args) == ("pattern-seen-after", {"period": 1, "saltus": 2, "last": 1, "count": 1001})
    assert (end.word, end.reason) == ("exhausted", "period-unknown")


def test_a_proof_needs_all_its_values():
    """Kayles: 2 · 70 + 2 · 12 + 2 = 166 is the last value the criterion looks at."""
    rule = read_octal("0.77")
    assert needed_to_prove(rule, 12, 70) == 166
    values = values_of(rule, 168)
    assert find_period(values, rule) == Pattern(12, 70)
    assert find_period(values[:166], rule) is None


def test_a_repetition_seen_is_not_enough():
    """The first values of 0.156 seem periodic; the period begins only beyond 3478."""
    rule = read_octal("0.156")
    values = values_of(rule, 4096)
    assert last_exception(values, 349) == 3478 and find_period(values, rule) is None


@pytest.mark.parametrize(
    "options, reason",
    [
        ({"octal": "0.007"}, "period-open-treblecross"),
        ({"octal": "·6"}, "period-open-officers"),
        ({"split": "unequal"}, "period-open-grundys-game"),
        ({"octal": "4.", "split": "unequal"}, "period-open-grundys-game"),
        ({"octal": "0.06"}, "period-unknown"),
    ],
)
def test_no_proof_without_period(options, reason):
    run, steps = period(1000, **options)
    assert run.result["period"] is run.result["last_exception"] is None and run.result["proved"] is False
    assert (steps[-1].word, steps[-1].reason) == ("exhausted", reason)
    assert run.result["values"] == grundy_numbers(run.problem.rule, 1000)
    assert not run.proved


def test_the_pile_itself_is_judged():
    run, _ = period(octal="0.77", state="100000 4")
    assert len(run.result["values"]) == 100_001
    assert run.result["grundy"] == [run.result["values"][100_000], 1] == [1, 1]
    assert (run.result["winner"], PUZZLE.answer_line(run)) == (
        "second", "Second; the Grundy numbers have the period 12, from g(71) on"
    )


@pytest.mark.parametrize("options, says", [
    ({"takes": "1,2"}, "the Grundy numbers have the period 3, from g(0) on"),
    ({"octal": "4.333…"}, "the Grundy numbers have the period 4 and rise by 4 each time, from g(1) on"),
    ({"octal": "0.007"}, "no period is proved by the first 100 Grundy numbers"),
])
def test_the_period_is_told_in_a_line(options, says):
    run, _ = period(99, **options)
    assert PUZZLE.answer_line(run).split("; ")[1] == says


@pytest.mark.parametrize("octal, columns", [("0.77", 24), ("0.137", 34), ("0.26", 24), ("0.156", 24)])
def test_row_width_equals_period(octal, columns):
    run, steps = period(399, octal=octal)
    rows = run.board["rows"]
    assert run.board["columns"] == columns and columns * rows >= 400
    assert (
        run.board["values"][columns * rows :] == [columns * row for row in range(rows)]
        and len(run.board["edges"]) == rows
    )
    values = {}
    for step in steps:
        values |= dict(step.cells)
    assert [values[n] for n in range(400)] == run.result["values"]


def test_steps_of_kayles():
    _, steps = period(100_000, octal="0.77")
    words = [(step.word, step.reason) for step in steps if step.reason not in ("values-come", "values-repeat")]
    assert words == [
        ("start", "period-start"),
        ("progress", "period-not-yet"),
        ("progress", "period-not-yet"),
        ("choose", "period-candidate"),
        ("compare", "guy-smith"),
        ("compare", "exceptions"),
        ("found", "period-proved-after"),
    ]
    checked = next(step for step in steps if step.reason == "guy-smith")
    assert checked.args == {"period": 12, "first": 71, "last": 70, "until": 154, "most": 2, "periods": 1}


def test_values_far_beyond_a_byte():
    rule = read_takes("1-400")
    assert list(values_of(rule, 900)) == [n % 401 for n in range(900)]
    assert find_period(values_of(rule, 900), rule) == Pattern(401, None)
