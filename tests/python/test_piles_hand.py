"""Pile games by hand: advice, presets and hints."""

import random

import dhadha
import pytest
from dhadha.puzzles.piles import PUZZLE
from english import texts_of
from hypothesis import given
from hypothesis import strategies as st
from piles_oracle import RULES, SMALL, loser, play

OPTIONS = {algorithm.id: algorithm.read_options for algorithm in PUZZLE.algorithms}


def read(algorithm="grundy", **options) -> dict:
    return OPTIONS[algorithm](options)


@pytest.fixture(scope="module")
def messages():
    """{key: the variable names of its English text}."""
    return texts_of("pile-game")


def test_moves_by_hand():
    moves = PUZZLE.moves("5 2 3", read())
    assert [move["move"] for move in moves] == ["1:5-1", "1:5-2", "2:2-1", "2:2-2", "3:3-1", "3:3-2"]
    assert moves[1] == {"move": "1:5-2", "cell": 0, "to": None, "key": "", "cells": [(0, 3)], "state": "3 2 3"}
    assert moves[3]["state"] == "5 0 3" and PUZZLE.apply("5 0 1", "3:1-1", read()) == "5 0 0"
    assert (
        dhadha.run("pile-game", "grundy", "5 2 0").state_text == "5 2 0"
        and dhadha.run("pile-game", "grundy", "8 0", octal="0.77").state_text == "8"
    )


def test_a_split_goes_to_the_first_empty_place():
    moves = {move["move"]: move for move in PUZZLE.moves("7 0 2", read(octal="0.77"))}
    assert moves["1:7-1=4+2"]["cells"] == [(0, 4), (1, 2)] and moves["1:7-1=4+2"]["state"] == "4 2 2"
    assert list(moves)[:3] == ["1:7-1", "1:7-2", "1:7-1=5+1"]


def test_a_pile_is_split_and_nothing_taken():
    moves = {move["move"]: move for move in PUZZLE.moves("7", read(split="unequal"))}
    assert list(moves) == ["1:7=6+1", "1:7=5+2", "1:7=4+3"]
    assert moves["1:7=5+2"]["cells"] == [(0, 5), (1, 2)] and moves["1:7=5+2"]["state"] == "5 2"
    assert list(PUZZLE.moves("2 1", read(split="unequal"))) == []
    names = [move["move"] for move in PUZZLE.moves("4", read(octal="4.333…"))]
    assert names == ["1:4-1", "1:4-2", "1:4-3", "1:4-4", "1:4=3+1", "1:4=2+2"]


@given(rule=RULES, piles=SMALL, seed=st.integers(0, 999))
def test_the_board_follows_every_move(rule, piles, seed):
    """Random play to the end: the cells a move writes lead to the state it tells, and the board has room for all."""
    options, dice = read(**rule), random.Random(seed)
    run = dhadha.run("pile-game", "grundy", " ".join(map(str, piles)), **rule)
    values, state = list(run.board["values"]), run.state_text
    assert PUZZLE.state_of(values, options) == state
    while moves := PUZZLE.moves(state, options):
        move = dice.choice(moves)
        for cell, value in move["cells"]:
            assert cell < run.problem.heaps
            values[cell] = value
        assert move["cell"] in {cell for cell, _ in move["cells"]}
        state = move["state"]
        assert PUZZLE.state_of(values, options) == state
    assert PUZZLE.outcome(state, options) == "lost"


@given(rule=RULES, piles=SMALL, seed=st.integers(0, 999), misere=st.booleans())
def test_a_perfect_computer_never_loses_a_won_game(rule, piles, seed, misere):
    options, dice = read(misere=misere, **rule), random.Random(seed)
    lost = loser(misere, **rule)
    state, computer = " ".join(map(str, piles)), not lost(tuple(piles))
    while moves := PUZZLE.moves(state, options):
        assert PUZZLE.outcome(state, options) == ""
        move = PUZZLE.reply(state, options, "perfect", seed) if computer else dice.choice(moves)
        assert move in moves
        state, computer = move["state"], not computer
    assert PUZZLE.outcome(state, options) == ("won" if computer else "lost") if misere else not computer
    assert (PUZZLE.outcome(state, options) == "won") == misere


@given(rule=RULES, piles=SMALL, misere=st.booleans())
def test_advice_and_status_messages_are_true(rule, piles, misere, messages):
    options, state = read(misere=misere, **rule), " ".join(map(str, piles))
    lost = loser(misere, **rule)(tuple(piles))
    status_message, advice, outcome = (
        PUZZLE.status_message(state, options),
        PUZZLE.advice(state, options),
        PUZZLE.outcome(state, options),
    )
    assert messages[f"reason-{status_message['reason']}"] <= set(status_message["args"])
    if outcome:
        assert "over" in status_message["reason"] and advice == {}
        return
    assert status_message["reason"].startswith("hand-lost" if lost else "hand-won")
    assert messages[f"reason-{advice['reason']}"] <= set(advice["args"])
    assert bool(advice["moves"]) == (not lost)
    assert set(advice["moves"]) <= {move["move"] for move in PUZZLE.moves(state, options)}


def test_a_misere_game_too_large_to_judge_is_played_without_advice():
    options = read(octal="0.77", misere=True)
    assert PUZZLE.status_message("30", options)["reason"] == "hand-unknown"
    assert PUZZLE.advice("30", options) == {} and PUZZLE.reply("30", options, "perfect", 1)["move"].startswith("1:30")


def test_the_period_is_no_game_for_the_hand():
    assert {each["id"]: each["playable"] for each in PUZZLE.describe()["algorithms"]} == {
        "grundy": True,
        "win-lose": True,
        "period": False,
    }


@pytest.mark.parametrize("preset", PUZZLE.presets, ids=lambda preset: preset.id)
def test_presets_are_short_and_succeed(preset):
    run, steps = play(preset.algorithm, preset.state, **preset.options)
    assert run.status == "found" and len(steps) < 200


def test_hint_messages():
    advice = PUZZLE.advice("5 2 1", read())
    assert advice["moves"] == ["3:1-1"] and advice["reason"] == "advice-move"
    assert (advice["args"]["pile"], advice["args"]["taken"], advice["args"]["sum"], advice["marks"]) == (
        3,
        1,
        "2 ⊕ 2 ⊕ 0 = 0",
        [(2, "hint")],
    )
    assert PUZZLE.advice("5 2 3", read())["reason"] == "advice-none"
    assert PUZZLE.status_message("5 2 3", read()) == {
        "reason": "hand-lost",
        "args": {"sum": "2 ⊕ 2 ⊕ 0 = 0", "xor": 0, "most": 2},
    }


def test_a_range_may_be_written_either_way():
    assert (
        dhadha.run("pile-game", "grundy", "9", takes="5-3").problem.rule.name
        == dhadha.run("pile-game", "grundy", "9", takes="3-5").problem.rule.name
    )
