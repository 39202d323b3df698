"""Pile games: the specification's Grundy numbers, known sequences, sums."""

from itertools import combinations_with_replacement

import pytest
from dhadha.puzzles.grundy.mex import format_set, mex, xor_of
from dhadha.puzzles.piles import PUZZLE
from dhadha.puzzles.piles.outcome import OutcomeSolver
from dhadha.puzzles.piles.position import LOST, WON
from dhadha.puzzles.piles.rule import read_octal, read_rule, read_takes
from hypothesis import given
from hypothesis import strategies as st
from piles_oracle import RULES, SMALL, TAKES, afters, loser, piles_left, play, solve


def brute_grundy(largest, **rule) -> list[int]:
    numbers = []
    for size in range(largest + 1):
        values = {
            0 if not left else numbers[left[0]] ^ (numbers[left[1]] if len(left) > 1 else 0)
            for left in piles_left(size, **rule)
        }
        numbers.append(next(n for n in range(len(values) + 1) if n not in values))
    return numbers


# --- mex --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "values, missing", [((), 0), ((0,), 1), ((0, 1), 2), ((2, 1), 0), ((0, 0, 3, 1), 2), ((5,), 0)]
)
def test_mex(values, missing):
    assert mex(values) == mex(set(values)) == mex(iter(values)) == missing


def test_small_helpers():
    assert (xor_of([]), xor_of([2, 2, 0]), xor_of([1, 2, 4])) == (0, 0, 7)
    assert (format_set([2, 0, 2]), format_set([])) == ("{0, 2}", "{ }")


# --- Numbers of the specification -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(31))
def test_one_pile_is_lost_exactly_at_multiples_of_three(size):
    assert (
        solve("win-lose", size)["winner"] == solve("grundy", size)["winner"] == ("second" if size % 3 == 0 else "first")
    )
    assert solve("grundy", size)["grundy"] == [size % 3]


def test_all_sizes_that_the_recursion_decides():
    run, steps = play("win-lose", 30)
    decided = {step.args["size"]: step.cells[0][1] for step in steps if step.word == "assign"}
    assert decided == {size: LOST if size % 3 == 0 else WON for size in range(31)}
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


@pytest.mark.parametrize(
    "rule",
    [
        {"takes": "1,2"},
        {"takes": "1,3,4"},
        {"takes": "2,5"},
        {"takes": "2,3"},
        {"takes": "3"},
        {"takes": "1,4,9"},
        {"octal": "0.77"},
        {"octal": "0.137"},
        {"octal": "0.07"},
        {"octal": "0.6"},
        {"octal": "0.156"},
        {"octal": "0.1234567"},
        {"split": "unequal"},
        {"octal": "4.4"},
        {"octal": "4."},
        {"octal": "4.(3)"},
        {"octal": "4.(37)"},
        {"octal": "0.(7)"},
        {"octal": "0.1(37)"},
        {"octal": "4.03(201)"},
        {"octal": "0.77", "split": "unequal"},
        {"octal": "0.2(5)", "split": "unequal"},
    ],
)
def test_numbers_by_three_ways_of_counting(rule):
    want = brute_grundy(60, **rule)
    read = read_rule(rule.get("takes", ""), rule.get("octal", ""), rule.get("split", "any"))
    assert OutcomeSolver(read, 60).numbers == want
    assert solve("period", 60, length=60, **rule)["values"] == want
    run, steps = play("grundy", 45, **rule)
    assert [
        step.args["number"] for step in steps if step.reason in ("gap", "next-number", "nothing-missing-below")
    ] == want[:46]


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


@pytest.mark.parametrize("takes", ["1,2", "1,2,3", "2,3", "1,4,6", "2,5,7", "3,4", "1-9"])
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
