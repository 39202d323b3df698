"""Coins by hand: moves, status messages, advice, and a computer that never loses a won game."""

import random

import pytest
from coins_oracle import USUAL, has_cycle, play, read, targets, text, winner
from dhadha import InvalidInput
from dhadha.puzzles.coins import PUZZLE
from dhadha.worker.manual_board import ManualBoard
from hypothesis import given
from hypothesis import strategies as st

OFFSETS = st.tuples(st.integers(-3, 3), st.integers(-3, 3)).filter(any)
SETS = st.one_of(st.just(USUAL), st.lists(OFFSETS, min_size=1, max_size=5, unique=True).map(tuple))


@st.composite
def positions(draw):
    """(coins, rows, columns, moves) of a game that ends."""
    rows, columns, moves = draw(
        st.tuples(st.integers(2, 5), st.integers(2, 5), SETS).filter(lambda game: not has_cycle(*game))
    )
    coins = draw(st.lists(st.tuples(st.integers(1, rows), st.integers(1, columns)), min_size=1, max_size=2))
    return tuple(coins), rows, columns, moves


def in_hand(position) -> tuple[str, dict]:
    coins, rows, columns, moves = position
    return " ".join(f"({x},{y})" for x, y in coins), read(rows=rows, columns=columns, moves=text(moves))


def test_moves_by_hand():
    moves = PUZZLE.moves("(5,2) (8,8)", read())
    assert [move["move"] for move in moves] == ["1:(5,2)-(3,3)", "1:(5,2)-(3,1)", "2:(8,8)-(6,7)", "2:(8,8)-(7,6)"]
    assert moves[0] == {
        "move": "1:(5,2)-(3,3)",
        "key": "",
        "cell": 64,
        "to": 18,
        "cells": [(64, 19)],
        "state": "(3,3) (8,8)",
    }
    assert PUZZLE.apply("(5,2) (8,8)", "2:(8,8)-(7,6)", read()) == "(5,2) (7,6)"
    assert PUZZLE.moves("(1,1) (2,2)", read()) == []


def test_two_coins_on_one_square_move_apart():
    moves = PUZZLE.moves("(3,3) (3,3)", read())
    assert {move["cell"] for move in moves} == {64, 65} and len(moves) == 8
    assert {move["state"] for move in moves if move["cell"] == 65} == {
        "(3,3) (1,4)",
        "(3,3) (1,2)",
        "(3,3) (2,1)",
        "(3,3) (4,1)",
    }


def test_status_messages():
    assert PUZZLE.status_message("(5,2) (8,8)", read()) == {
        "reason": "hand-lost",
        "args": {"coins": 2, "sum": "0 ⊕ 0 = 0", "xor": 0},
    }
    assert PUZZLE.status_message("(6,3) (8,6)", read())["args"] == {"coins": 2, "sum": "2 ⊕ 1 = 3", "xor": 3}
    assert (
        PUZZLE.status_message("(1,1)", read()) == {"reason": "hand-over", "args": {}}
        and PUZZLE.outcome("(1,1)", read()) == "lost"
    )
    assert PUZZLE.advice("(1,1)", read()) == {} and PUZZLE.reply("(1,1)", read()) is None
    none = PUZZLE.advice("(5,2) (8,8)", read())
    assert none["moves"] == [] and none["reason"] == "advice-none"


def test_advice_lights_all_winning_moves():
    advice = PUZZLE.advice("(6,3) (8,6)", read())
    assert len(advice["moves"]) == len(advice["links"]) == advice["args"]["count"] == 5
    assert "1:(6,3)-(4,4)" in advice["moves"] and advice["args"]["sum"] == "1 ⊕ 1 = 0"
    assert (64, "hint") in advice["marks"] and (27, "goal") in advice["marks"] and (42, 27) in advice["links"]


def test_the_board_tells_the_state():
    run, _ = play("grundy")
    assert PUZZLE.state_of(run.board["values"], run.options) == "(5,2) (8,8)"
    assert PUZZLE.state_of([-1] * 64 + [0, 64], read()) == "(8,8)"
    assert PUZZLE.state_of([-1] * 12 + [5], read(rows=3, columns=4)) == "(2,1)"


def test_the_worker_answers():
    values = [-1] * 64 + [1 + 8 * 5 + 2, 1 + 8 * 7 + 5]
    board = ManualBoard("coin-game", values, "grundy", {"rows": "8"})
    said = board.moves()
    assert said["state"] == "(6,3) (8,6)" and said["outcome"] == "" and said["status_message"]["reason"] == "hand-won"
    assert board.reply("perfect", 1)["move"] in board.advice()["moves"]


def test_bad_states_are_refused():
    for state in ("(9,9)", "(1", "1 2 3"):
        with pytest.raises(InvalidInput):
            PUZZLE.moves(state, read())
    with pytest.raises(InvalidInput) as refusal:
        PUZZLE.status_message("(1,1)", read(moves="1,0 -1,0"))
    assert refusal.value.key == "moves-cycle"


@given(positions())
def test_advice_and_status_messages_are_true(position):
    coins, rows, columns, moves = position
    state, options = in_hand(position)
    wins = winner(rows, columns, moves)
    good = {
        f"{at + 1}:({x},{y})-({to[0]},{to[1]})"
        for at, (x, y) in enumerate(coins)
        for to in targets((x, y), rows, columns, moves)
        if not wins((*coins[:at], to, *coins[at + 1 :]))
    }
    assert set(PUZZLE.advice(state, options).get("moves", ())) == good
    if PUZZLE.outcome(state, options) == "":
        assert PUZZLE.status_message(state, options)["reason"] == ("hand-won" if good else "hand-lost")
        assert PUZZLE.advice(state, options)["reason"] == ("advice-move" if good else "advice-none")


@given(positions(), st.integers(0, 9999))
def test_a_perfect_computer_never_loses_a_won_game(position, seed):
    coins, rows, columns, moves = position
    state, options = in_hand(position)
    dice, computer = random.Random(seed), winner(rows, columns, moves)(coins)
    while possible := PUZZLE.moves(state, options):
        assert PUZZLE.outcome(state, options) == ""
        move = PUZZLE.reply(state, options, "perfect", seed) if computer else dice.choice(possible)
        assert move in possible
        state, computer = move["state"], not computer
    assert PUZZLE.outcome(state, options) == "lost" and not computer


@given(positions(), st.integers(0, 9999))
def test_the_board_follows_every_move(position, seed):
    state, options = in_hand(position)
    dice = random.Random(seed)
    run, _ = play("grundy", state, **{name: options[name] for name in ("rows", "columns", "moves")})
    values = list(run.board["values"])
    while possible := PUZZLE.moves(state, options):
        move = dice.choice(possible)
        for cell, value in move["cells"]:
            values[cell] = value
        state = move["state"]
        assert PUZZLE.state_of(values, options) == state
