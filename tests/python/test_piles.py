"""Pile games: facts, known sequences, sums, steps, and periods with their proofs."""

from itertools import combinations_with_replacement

import dhadha
import pytest
from dhadha.puzzles.grundy.mex import format_set, mex, xor_of
from dhadha.puzzles.piles import PUZZLE
from dhadha.puzzles.piles.fast_grundy import Values
from dhadha.puzzles.piles.known_periods import KNOWN_PERIODS
from dhadha.puzzles.piles.outcome import OutcomeSolver, grundy_numbers
from dhadha.puzzles.piles.period_proof import Pattern, find_period, last_exception, needed_to_prove
from dhadha.puzzles.piles.position import LOST, WON
from dhadha.puzzles.piles.rule import read_octal, read_rule, read_takes
from hypothesis import given
from hypothesis import strategies as st
from piles_oracle import CODES, RULES, SMALL, TAKES, afters, loser, piles_left, play
from run_helpers import counted


def brute_grundy(largest, **rule) -> list[int]:
    numbers = []
    for size in range(largest + 1):
        values = {
            0 if not left else numbers[left[0]] ^ (numbers[left[1]] if len(left) > 1 else 0)
            for left in piles_left(size, **rule)
        }
        numbers.append(next(n for n in range(len(values) + 1) if n not in values))
    return numbers


def solve(algorithm, state, **options) -> dict:
    return play(algorithm, state, **options)[0].result


# --- Facts ------------------------------------------------------------------------------------------------------------


def test_mex_and_sums():
    for values, missing in {(): 0, (0,): 1, (0, 1): 2, (2, 1): 0, (0, 0, 3, 1): 2, (5,): 0}.items():
        assert mex(values) == mex(set(values)) == mex(iter(values)) == missing
    assert (xor_of([]), xor_of([2, 2, 0]), xor_of([1, 2, 4])) == (0, 0, 7)
    assert (format_set([2, 0, 2]), format_set([])) == ("{0, 2}", "{ }")


def test_one_pile_is_lost_exactly_at_multiples_of_three():
    for size in range(31):
        answer = solve("grundy", size)
        assert solve("win-lose", size)["winner"] == answer["winner"] == ("first" if size % 3 else "second")
        assert answer["grundy"] == [size % 3]
    run, steps = play("win-lose", 30)
    decided = {step.args["size"]: step.cells[0][1] for step in steps if step.word == "assign"}
    assert (
        decided == {size: LOST if size % 3 == 0 else WON for size in range(31)} and counted(run, steps)["decided"] == 31
    )
    assert steps[-1].args["lost"] == ", ".join(map(str, range(0, 31, 3)))


def test_five_two_three_is_lost():
    run, steps = play("grundy")
    assert run.result == {"winner": "second", "grundy": [2, 2, 0], "xor": 0, "winning_moves": []}
    assert PUZZLE.answer_line(run) == "Second"
    assert run.state_text == "5 2 3"
    table = [
        (step.args["size"], step.args["values"], step.args["number"])
        for step in steps
        if step.word == "assign" and "values" in step.args
    ]
    assert table == [
        (0, "{ }", 0),
        (1, "{0}", 1),
        (2, "{0, 1}", 2),
        (3, "{1, 2}", 0),
        (4, "{0, 2}", 1),
        (5, "{0, 1}", 2),
    ]
    assert steps[-1].reason == "second-wins" and sum(step.reason == "move-breaks" for step in steps) == 6


def test_a_won_position_names_all_its_moves():
    result = solve("grundy", "5 4 3", takes="1-5")
    assert result == {
        "winner": "first",
        "grundy": [5, 4, 3],
        "xor": 2,
        "winning_moves": [{"pile": 3, "from": 3, "to": [1]}],
    }


GRUNDYS_GAME = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4]


KAYLES = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7]


DAWSON = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1]


def test_known_sequences():
    assert OutcomeSolver(read_octal("0.77"), 35).numbers == KAYLES
    assert OutcomeSolver(read_octal("0.137"), 35).numbers == DAWSON
    assert OutcomeSolver(read_octal("0.07"), 36).numbers == [0, *DAWSON]
    assert OutcomeSolver(read_octal("4.4"), 36).numbers == [0, *KAYLES]
    assert OutcomeSolver(read_rule("1,2", "", "unequal"), 33).numbers == GRUNDYS_GAME
    assert OutcomeSolver(read_octal("0.333…"), 40).numbers == list(range(41))
    lasker = [4 * (n // 4) + {1: 1, 2: 2, 3: 4, 0: -1}[n % 4] for n in range(1, 41)]
    assert OutcomeSolver(read_octal("4.333…"), 40).numbers == [0, *lasker]
    assert OutcomeSolver(read_octal("0.007"), 12).numbers == [0, 0, 0, 1, 1, 1, 2, 2, 0, 3, 3, 1, 1]
    assert OutcomeSolver(read_octal("0.6"), 12).numbers == [0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0]
    assert OutcomeSolver(read_takes("1,3,4"), 13).numbers == [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]


@given(rule=RULES)
def test_numbers_by_three_ways_of_counting(rule):
    want = brute_grundy(40, **rule)
    read = read_rule(rule.get("takes", ""), rule.get("octal", ""), rule.get("split", "any"))
    assert OutcomeSolver(read, 40).numbers == want
    assert solve("period", 40, length=40, **rule)["values"] == want
    _, steps = play("grundy", 40, **rule)
    said = [step.args["number"] for step in steps if step.reason in ("gap", "next-number", "nothing-missing-below")]
    assert said == want


# --- Sums -------------------------------------------------------------------------------------------------------------


@given(rule=RULES, piles=SMALL, misere=st.booleans())
def test_won_or_lost_is_that_of_brute_force_where_piles_split_too(rule, piles, misere):
    piles = piles if read_rule("1", rule.get("octal", ""), rule.get("split", "any")).splits else piles[:1]
    result = solve("win-lose", " ".join(map(str, piles)), misere=misere, **rule)
    assert result["winner"] == ("second" if loser(misere, **rule)(tuple(piles)) else "first")


@given(rule=RULES, piles=SMALL, misere=st.booleans())
def test_winner_and_winning_moves_are_those_of_brute_force(rule, piles, misere):
    lost = loser(misere, **rule)
    result = solve("grundy", " ".join(map(str, piles)), misere=misere, **rule)
    assert result["winner"] == ("second" if lost(tuple(piles)) else "first")
    won = {
        tuple(sorted(filter(None, (*piles[: move["pile"] - 1], *move["to"], *piles[move["pile"] :]))))
        for move in result["winning_moves"]
    }
    assert won == {after for after in afters(tuple(piles), **rule) if lost(after)}
    assert all(piles[move["pile"] - 1] == move["from"] for move in result["winning_moves"])


@pytest.mark.parametrize("takes", ["1,2", "2,3", "1,4,6", "1-9"])
def test_misere_rule_of_subtraction_sets(takes):
    rule = read_takes(takes)
    judge, lost = OutcomeSolver(rule, 12, misere=True), loser(True, takes=",".join(map(str, rule.takes)))
    for position in combinations_with_replacement(range(13), 3):
        assert judge.lost(position) == lost(position), position


@given(takes=TAKES)
def test_fergusons_pairing(takes):
    numbers, least = brute_grundy(80, takes=takes), min(map(int, takes.split(",")))
    assert all((number == 1) == (numbers[size - least] == 0) for size, number in enumerate(numbers) if size >= least)
    assert 1 not in numbers[:least]


def test_misere_nim_of_ones():
    assert solve("grundy", "1 1 1", takes="1-9", misere=True)["winner"] == "second"
    assert solve("grundy", "1 1", takes="1-9", misere=True)["winner"] == "first"
    assert solve("grundy", "1 1", takes="1-9")["winner"] == "second"


def test_grundy_numbers_do_not_decide_misere_kayles():
    """Two positions of the same number, one lost and one won."""
    numbers, lost = brute_grundy(12, octal="0.77"), loser(True, octal="0.77")
    assert any(
        numbers[one] == numbers[two] > 1 and lost((one, 5)) != lost((two, 5)) for one in range(13) for two in range(13)
    )


# --- Steps ------------------------------------------------------------------------------------------------------------


def test_steps_of_one_pile():
    _, steps = play("win-lose", 3)
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
        ("found", "pile-lost", 3),
    ]


def test_mex_shown_with_its_options():
    _, steps = play("grundy", 12, octal="0.77")
    for step in steps:
        if step.reason in ("gap", "next-number"):
            hints = [cell for cell, role in step.marks if role == "hint"]
            assert bool(hints) == (step.args["number"] > 0) and {(step.cells[0][0], cell) for cell in hints} == set(
                step.links
            )


def test_the_board_ends_full():
    for state, options in (("5 2 1", {}), ("30 30", {"takes": "1-30"}), ("60", {"octal": "0.77"}),
                           ("7 4", {"octal": "4.333…"})):
        run, steps = play("grundy", state, **options)
        values = list(run.board["values"])
        for step in steps:
            for cell, value in step.cells:
                values[cell] = value
        problem, numbers = run.problem, run.result["grundy"]
        table = [values[problem.table_cell(size)] for size in range(problem.largest + 1)]
        assert table == problem.solver.numbers[: problem.largest + 1]
        for place, number in enumerate([*numbers, run.result["xor"]]):
            assert values[problem.sum_cell(0, place)] == number
            bits = [values[problem.sum_cell(row, place)] for row in range(1, len(problem.weights) + 1)]
            assert sum(bit * weight for bit, weight in zip(bits, problem.weights)) == number


# --- Periods ----------------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("octal, cycle, last, needed", [
    pytest.param(*row, marks=pytest.mark.long if row[3] > 5000 else ()) for row in KNOWN_PERIODS
])
def test_every_row_of_the_table_is_proved(octal, cycle, last, needed):
    result = period(needed, octal=octal)[0].result
    assert (result["period"], result["last_exception"], result["proved"]) == (cycle, last, True)
    assert not period(needed - 1, octal=octal)[0].result["proved"]


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
