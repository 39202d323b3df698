"""The contract of Playable, for every puzzle: moves, `apply`, advice, outcome, reply."""

import json
from random import Random

import dhadha
import pytest
from dhadha.core.step import ROLES
from dhadha.puzzle import Playable, TwoPlayers
from dhadha.puzzles.registry import own_puzzles
from dhadha.runs.run import prepare
from dhadha.worker.manual_board import ManualBoard
from english import texts_of
from hypothesis import given, settings
from hypothesis import strategies as st

PUZZLES = own_puzzles()
QUEENS = next(puzzle for puzzle in PUZZLES if puzzle.id == "n-queens")
STARTS = [
    (puzzle, algorithm.id, preset.state, preset.options)
    for puzzle in PUZZLES if isinstance(puzzle, Playable)
    for preset in puzzle.presets[:6] for algorithm in puzzle.algorithms if algorithm.id == preset.algorithm
]
IDS = [f"{puzzle.id}-{algorithm}-{number}" for number, (puzzle, algorithm, _, _) in enumerate(STARTS)]


def board_of(puzzle, algorithm, state, options):
    """Return (state as text, values, parsed options) of the page's board."""
    run = prepare(puzzle.id, algorithm, state, options)
    board = run.board
    values = [
        *board["values"],
        *[board.get("fill", 0)] * (board.get("cells", len(board["values"])) - len(board["values"])),
    ]
    return run.state_text, values, run.options


@pytest.mark.parametrize("puzzle, algorithm, state, options", STARTS, ids=IDS)
def test_state_moves_and_outcome(puzzle, algorithm, state, options):
    text, values, read = board_of(puzzle, algorithm, state, options)
    said = ManualBoard(puzzle.id, values, algorithm, read).moves()
    json.dumps(said)
    assert set(said) == {"state", "moves", "status_message", "outcome"} and said["outcome"] in (
        "",
        "won",
        "lost",
        "solved",
    )
    kept = {name: value for name, value in read.items() if name not in puzzle.options_from_state(said["state"])}
    assert prepare(puzzle.id, algorithm, said["state"], kept).state_text == said["state"] or text == ""
    names = [move["move"] for move in said["moves"]]
    assert len(set(names)) == len(names)
    for move in said["moves"][:20]:
        after = list(values)
        for cell, value in move["cells"]:
            after[cell] = value
        assert after != values and puzzle.state_of(after, read) == move["state"] == puzzle.apply(
            said["state"], move["move"], read
        )


@pytest.mark.parametrize("puzzle, algorithm, state, options", STARTS, ids=IDS)
def test_advice_is_among_the_moves_and_has_a_sentence(puzzle, algorithm, state, options):
    _, values, read = board_of(puzzle, algorithm, state, options)
    state = puzzle.state_of(values, read)
    advice = puzzle.advice(state, read)
    json.dumps(advice)
    moves = puzzle.moves(state, read)
    assert set(advice.get("moves", ())) <= {move["move"] for move in moves}
    assert {role for _, role in advice.get("marks", ())} <= set(ROLES)
    known = texts_of("common", puzzle.id)
    if "reason" in advice:
        assert known[f"reason-{advice['reason']}"] <= set(advice.get("args", {}))
    if not isinstance(puzzle, TwoPlayers):
        return
    reply = puzzle.reply(state, read, "perfect", 1)
    assert reply in (moves or [None]) and (not advice.get("moves") or reply["move"] in advice["moves"])
    assert reply == puzzle.reply(state, read, "perfect", 1)


def test_illegal_move_refused():
    with pytest.raises(dhadha.InvalidInput) as caught:
        PUZZLES[0].apply("123046758", "X", {})
    assert (caught.value.key, caught.value.params) == ("not-a-move", {"given": "X", "known": "U, D, L"})


def test_beatable_computer_ignores_advice_sometimes():
    puzzle = next(each for each in PUZZLES if each.id == "pile-game")
    options = {"takes": "1,2"}
    good = set(puzzle.advice("7 4 1", options)["moves"])
    careless = [puzzle.reply("7 4 1", options, "beatable", seed)["move"] not in good for seed in range(200)]
    assert 20 < sum(careless) < 120
    assert all(puzzle.reply("7 4 1", options, "perfect", seed)["move"] in good for seed in range(200))


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6))
def test_following_the_hints_solves_a_small_sliding_puzzle_the_shortest_way(seed, table):
    puzzle = PUZZLES[0]
    state = puzzle.shuffle(3, 3, seed)
    length = table[state]
    for left in range(length, 0, -1):
        advice = puzzle.advice(state, {})
        assert advice["args"]["length"] == left and advice["reason"] == "hint-shortest"
        state = puzzle.apply(state, advice["moves"][0], {})
    assert puzzle.outcome(state, {}) == "solved" and puzzle.advice(state, {})["reason"] == "hint-solved"


def test_hints_lead_through_a_fifteen_puzzle_too():
    puzzle, state = PUZZLES[0], PUZZLES[0].shuffle(4, 4, 3)
    for _ in range(300):
        advice = puzzle.advice(state, {})
        if not advice["moves"]:
            break
        assert advice["reason"] in ("hint-short", "hint-shortest")
        state = puzzle.apply(state, advice["moves"][0], {})
    assert puzzle.outcome(state, {}) == "solved"


def test_no_hint_makes_an_unsolvable_board_solvable():
    assert PUZZLES[0].advice("213456780", {}) == {"moves": [], "reason": "hint-unsolvable"}


@pytest.mark.parametrize("n", [4, 5, 8, 12])
def test_following_the_hints_places_all_queens(n):
    puzzle, options = QUEENS, {"n": n}
    rows = [0] * n
    Random(n).shuffle(rows)
    for _ in range(n):
        advice = puzzle.advice(puzzle.state_of(rows, options), options)
        ((column, row),) = advice["cells"]
        rows[column] = row
    assert puzzle.outcome(puzzle.state_of(rows, options), options) == "solved"


def test_hint_lifts_conflicting_queen():
    assert QUEENS.advice("1 1 0 0", {"n": 4})["reason"] == "hint-lift"
    assert QUEENS.advice("1 0 0 0", {"n": 4})["reason"] == "hint-hopeless"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_only_legal_moves_offered(puzzle):
    """Without legal moves the page makes no board of buttons, and sends Python no request."""
    playable = [each["playable"] for each in puzzle.describe()["algorithms"]]
    assert any(playable) == (puzzle.id not in ("magic-trick", "estimate-tree"))
