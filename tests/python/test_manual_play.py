"""Manual play: moves, edits, status messages, hints, outcomes, and the computer's replies."""

from random import Random

import dhadha
import pytest
from coins_oracle import USUAL, has_cycle, make_win_check, targets, write_moves
from dhadha import InvalidInput
from dhadha.puzzles.knight.board import BLOCKED, UNSEEN
from dhadha.puzzles.magic.parse_and_format_state import write_state
from dhadha.puzzles.magic.square_puzzle import DURER, SUBIRACHS
from dhadha.puzzles.queens.board import write_state as write_queens
from dhadha.puzzles.registry import find_puzzle
from hypothesis import given
from hypothesis import strategies as st
from knight_oracle import shortest_paths_from
from magic_oracle import NUMBERS, rows_of, sums
from piles_oracle import RULES, SMALL, make_loss_check
from queens_oracle import attackers, clash, count_attacking_pairs, queens
from run_helpers import run_to_end

QUEENS, COINS, PILES, MAGIC, KNIGHT = map(
    find_puzzle, ("n-queens", "coin-game", "pile-game", "magic-square", "knight-path")
)
OFFSETS = st.tuples(st.integers(-3, 3), st.integers(-3, 3)).filter(any)
SETS = st.one_of(st.just(USUAL), st.lists(OFFSETS, min_size=1, max_size=5, unique=True).map(tuple))
BOARDS = st.integers(1, 12).flatmap(lambda n: st.lists(st.integers(0, n), min_size=n, max_size=n))
def options_of(puzzle, algorithm="grundy", **options) -> dict:
    return puzzle.find_algorithm(algorithm).read_options(options)


@st.composite
def ending_coin_positions(draw):
    """(coins, rows, columns, moves) of a game that ends."""
    sides = st.integers(2, 5)
    rows, columns, moves = draw(st.tuples(sides, sides, SETS).filter(lambda game: not has_cycle(*game)))
    coins = draw(st.lists(st.tuples(st.integers(1, rows), st.integers(1, columns)), min_size=1, max_size=2))
    return tuple(coins), rows, columns, moves


# --- Every puzzle -----------------------------------------------------------------------------------------------------


def assert_board_follows_moves(run, seed):
    """Play at random to the end or for 50 moves: the cells that a move writes lead to the state that it names."""
    puzzle, dice, state, values = run.puzzle, Random(seed), run.state_text, list(run.board["values"])
    for _ in range(50):
        if not (moves := puzzle.moves(state, run.options)):
            assert puzzle.outcome(state, run.options) == "lost"
            break
        move = dice.choice(moves)
        for cell, value in move["cells"]:
            values[cell] = value
        assert move["cell"] in {cell for cell, _ in move["cells"]}
        before, state = state, move["state"]
        after = puzzle.apply(before, move["move"], run.options)
        assert puzzle.state_from(run.board, values, run.options) == state == after


def assert_perfect_computer_wins(puzzle, state, options, wins, seed):
    """Play at random against the computer, which moves where the player to move wins."""
    dice, computer = Random(seed), wins
    while moves := puzzle.moves(state, options):
        assert puzzle.outcome(state, options) == ""
        move = puzzle.reply(state, options, "perfect", seed) if computer else dice.choice(moves)
        assert move in moves and (not computer or move == puzzle.reply(state, options, "perfect", seed))
        state, computer = move["state"], not computer
    outcome = puzzle.outcome(state, options)
    assert outcome == ("won" if options.get("misere") else "lost") and computer == (outcome == "won")


# --- Coins and piles --------------------------------------------------------------------------------------------------


@given(ending_coin_positions(), st.integers(0, 9999))
def test_coins_by_hand_agree_with_brute_force(position, seed):
    coins, rows, columns, moves = position
    state = " ".join(f"({x},{y})" for x, y in coins)
    options = {"rows": rows, "columns": columns, "moves": write_moves(moves)}
    run = dhadha.run("coin-game", "grundy", state, **options)
    options, wins = run.options, make_win_check(rows, columns, moves)
    good = {
        f"{at + 1}:({x},{y})-({to[0]},{to[1]})" for at, (x, y) in enumerate(coins)
        for to in targets((x, y), rows, columns, moves) if not wins((*coins[:at], to, *coins[at + 1 :]))
    }
    assert set(COINS.hint(state, options).get("moves", ())) == good
    if COINS.outcome(state, options) == "":
        assert COINS.status_message(state, options) == {}  # who wins, only the hint tells
        assert COINS.hint(state, options)["reason"].split()[0] == ("hint-move" if good else "hint-none")
    assert_board_follows_moves(run, seed)
    assert_perfect_computer_wins(COINS, state, options, wins(coins), seed)


@given(rule=RULES, piles=SMALL, seed=st.integers(0, 999), misere=st.booleans())
def test_piles_by_hand_agree_with_brute_force(rule, piles, seed, misere):
    state, options = " ".join(map(str, piles)), options_of(PILES, misere=misere, **rule)
    lost = make_loss_check(misere, **rule)(tuple(piles))
    message, hint = PILES.status_message(state, options), PILES.hint(state, options)
    if PILES.outcome(state, options):
        assert "over" in message["reason"] and hint == {}
    else:
        assert message == {} and bool(hint["moves"]) == (not lost)
    assert_board_follows_moves(dhadha.run("pile-game", "grundy", state, **rule), seed)
    assert_perfect_computer_wins(PILES, state, options, not lost, seed)


def test_moves_and_hint_of_coins():
    options = options_of(COINS)
    assert COINS.moves("(5,2) (8,8)", options)[0] == {
        "move": "1:(5,2)-(3,3)", "cell": 64, "to": 18, "cells": [(64, 19)], "state": "(3,3) (8,8)",
        "args": {"coin": 1, "x": 5, "y": 2, "to-x": 3, "to-y": 3},
    }
    hint = COINS.hint("(6,3) (8,6)", options)
    assert len(hint["links"]) == len(hint["moves"]) == 5 and hint["args"]["sum"] == "1 ⊕ 1 = 0"
    assert (64, "hint") in hint["marks"] and (27, "goal") in hint["marks"] and (42, 27) in hint["links"]
    assert COINS.state_of([-1] * 64 + [0, 64], options) == "(8,8)"


def test_moves_of_piles():
    """The second pile of a split goes to the first empty place."""
    moves = PILES.moves("5 2 3", options_of(PILES))
    assert moves[1] == {
        "move": "1:5-2", "cell": 0, "cells": [(0, 3)], "state": "3 2 3",
        "args": {
            "pile": 1, "piles-before": 3, "size": 5, "taken": 2, "left": "3", "parts": 1, "larger": 3, "smaller": 3,
        },
    }
    assert {move["args"]["piles-before"] for move in PILES.moves("3 0 1", options_of(PILES, octal="0.77"))} == {2}
    assert {move["args"]["piles-before"] for move in PILES.moves("5", options_of(PILES, octal="0.77"))} == {1}
    split = PILES.moves("7 0 2", options_of(PILES, octal="0.77"))
    assert split[3] | {"move": "1:7-1=4+2", "cells": [(0, 4), (1, 2)], "state": "4 2 2"} == split[3]
    for state, options, names in (
        ("5 0 2", {}, ["1:5-1", "1:5-2", "3:2-1", "3:2-2"]), ("2 1", {"split": "unequal"}, []),
        ("7", {"split": "unequal"}, ["1:7=6+1", "1:7=5+2", "1:7=4+3"]),
        ("4", {"octal": "4.333…"}, ["1:4-1", "1:4-2", "1:4-3", "1:4-4", "1:4=3+1", "1:4=2+2"]),
    ):
        assert [move["move"] for move in PILES.moves(state, options_of(PILES, **options))] == names


def test_a_misere_game_too_large_to_judge_is_played_without_hint():
    options = options_of(PILES, octal="0.77", misere=True)
    assert PILES.status_message("30", options)["reason"] == "hand-unknown"
    assert PILES.hint("30", options) == {} and PILES.reply("30", options, "perfect", 1)["move"].startswith("1:30")


def test_hints_of_piles_give_the_simplest_reason():
    for state, rule, moves, reason in (
        ("5 2 1", {}, ["3:1-1"], "xor-is-zero"),
        ("2", {}, ["1:2-2"], "no-move-left"), ("2 1", {}, ["1:2-1"], "equal-pairs"), ("4 4", {}, [], "equal-pairs"),
        ("7", {}, ["1:7-1"], "multiples-left"), ("6 3", {}, [], "multiples-left"),
        ("6", {"takes": "2"}, ["1:6-2"], "xor-is-zero"), ("5 4 3", {"takes": "any"}, ["3:3-2"], "xor-is-zero"),
        ("3 1 1", {"takes": "1,2,3", "misere": True}, ["1:3-2"], "misere-odd-ones"),
        ("5 3 1", {"takes": "any", "misere": True}, ["1:5-3"], "misere-xor-is-zero"),
        ("2", {"octal": "0.77", "misere": True}, ["1:2-1"], "replies-lose"),
    ):
        hint = PILES.hint(state, options_of(PILES, **rule))
        assert (hint["moves"], hint["reason"]) == (moves, f"hint-{'move' if moves else 'none'} {reason}"), state


def test_a_harder_game_has_another_part_and_is_won_by_who_begins():
    assert PILES.harder_game("12", options_of(PILES), 1) in ("12 11", "12 10")
    assert PILES.harder_game("1", options_of(PILES), 1) == "1"
    coins = COINS.played_problem(COINS.harder_game("(5,2) (8,8)", options_of(COINS), 1), options_of(COINS)).start
    assert len(coins) == 3 and make_win_check(8, 8, USUAL)(tuple(coins))


def test_beatable_computer_ignores_hint_sometimes():
    puzzle, options = PILES, options_of(PILES)
    good = set(puzzle.hint("7 4 1", options)["moves"])
    careless = [puzzle.reply("7 4 1", options, "beatable", seed)["move"] not in good for seed in range(200)]
    assert 20 < sum(careless) < 120
    assert all(puzzle.reply("7 4 1", options, "perfect", seed)["move"] in good for seed in range(200))


# --- Queens -----------------------------------------------------------------------------------------------------------


@given(BOARDS)
def test_status_message_counts_conflicts(rows):
    said = QUEENS.status_message(write_queens(rows), {"n": len(rows)})
    n, standing, pairs = len(rows), len(queens(rows)), count_attacking_pairs(rows)
    assert said["args"].items() >= {"pairs": pairs, "queens": standing, "n": n, "wrong": 0}.items()
    if pairs:
        column, row, other, other_row = map(said["args"].get, ("column", "row", "other", "other-row"))
        assert clash((column, row), (other, other_row)) and (said["args"]["line"] == "row") == (row == other_row)
    assert said["reason"] == ("hand-conflicts" if pairs else "hand-solution" if standing == n else "hand-peaceful")
    fighting = {column for column, row in queens(rows) if attackers(rows, column, row)}
    assert said["marks"] == [(column, "conflict") for column in sorted(fighting)]
    assert {column for link in said["links"] for column in link} == fighting
    assert all(clash((one, rows[one]), (other, rows[other])) for one, other in said["links"])


@pytest.mark.parametrize("n", [4, 5, 8, 12])
def test_following_the_hints_places_all_queens(n):
    puzzle, options = QUEENS, {"n": n}
    rows = [0] * n
    Random(n).shuffle(rows)
    for _ in range(n):
        hint = puzzle.hint(puzzle.state_of(rows, options), options)
        ((column, row),) = hint["cells"]
        rows[column] = row
    assert puzzle.outcome(puzzle.state_of(rows, options), options) == "solved"


def test_forbidden_squares_by_hand():
    values = [2, 0, 0, 0, *(-1 if square in (0, 6) else 0 for square in range(16))]
    assert QUEENS.state_from({"columns": 4}, values, {"n": 8}) == "2 0 0 0 x 1,1 2,3"
    assert QUEENS.state_of(values, {"n": 4}) == "2 0 0 0 x 1,1 2,3"
    assert QUEENS.state_from({"columns": 4}, [2, 4, 1, 3], {"n": 8}) == "2 4 1 3"
    assert QUEENS.state_of([0] * 8, {}) == ""
    assert QUEENS.outcome("2 4 1 3 x 2,1", {}) == "" and QUEENS.outcome("2 4 1 3 x 1,1", {}) == "solved"
    said = QUEENS.hint("0 0 0 0 x 2,1", {"n": 4})
    assert (said["reason"], said["cells"]) == ("hint-place", [(0, 3)])
    assert QUEENS.hint("0 0 0 0 x 2,1 3,1", {"n": 4})["reason"] == "hint-hopeless"


# --- Knights ----------------------------------------------------------------------------------------------------------


def test_state_and_status_of_knight_board():
    options = options_of(KNIGHT, "breadth-first")
    values = [UNSEEN] * 64 + [1 + 49, 1 + 7]
    values[0], values[1], values[63], values[49] = 5, BLOCKED, 4, 0
    assert KNIGHT.state_of(values, options) == "b2 h8 x b8"
    with pytest.raises(InvalidInput) as caught:
        KNIGHT.state_of([*values[:64], 0, 8], options)
    assert caught.value.key == "piece-off-board"
    said = KNIGHT.status_message("b2 g7", options)
    distance, number, _ = shortest_paths_from(8, 8, "b2")["g7"]
    assert (said["reason"], said["args"]["distance"], said["args"]["number"]) == ("hand-distance", distance, number)
    assert len(said["marks"]) == 5 and len(said["links"]) == 4 and dict(map(tuple, said["cells"]))[49] == 0
    large = KNIGHT.find_algorithm("bitboard").read_options({"rows": 1000, "columns": 1000})
    assert KNIGHT.status_message("", large) == {} == KNIGHT.hint("", large)
    assert "cells" not in KNIGHT.status_message("", large | {"rows": 100, "columns": 100})


@pytest.mark.parametrize("state, options, message, hint, hinted", [
    ("a1 h8", {}, "hand-distance", "hint-nearer", {"b3", "c2"}), ("b1 c3", {}, "hand-distance", "hint-last", {"c3"}),
    ("c3 c3", {}, "hand-there", "hint-there", set()), ("a1 h8 x a1", {}, "hand-blocked", None, set()),
    ("a1 h8 x b3 c2", {}, "unreachable-walls", "hint-unreachable", set()),
    ("a1 h7", {"leaper": "1,3"}, "unreachable-colour", "hint-unreachable", set()),
])
def test_messages_and_hints_of_knights(state, options, message, hint, hinted):
    options = options_of(KNIGHT, "breadth-first", **options)
    said = KNIGHT.hint(state, options)
    assert (KNIGHT.status_message(state, options)["reason"], said.get("reason")) == (message, hint)
    board = KNIGHT.played_problem(state, options).board
    assert {board.name(cell) for cell, _ in said.get("marks", ())} == hinted


# --- Magic squares ----------------------------------------------------------------------------------------------------


def status_message_of(state, **options):
    return MAGIC.status_message(state, {"n": 3} | options)


def test_status_messages_of_magic_squares():
    assert status_message_of("")["reason"] == "hand-empty" and status_message_of("")["args"]["constant"] == 15
    assert status_message_of("", n=100) == {}
    said = status_message_of("8 1 6 / 3 5 7 / 4 9 2")
    assert said["reason"] == "hand-magic" and [role for _, role in said["marks"]] == ["goal"] * 8
    assert said["cells"] == [(cell, 15) for cell in range(9, 17)]
    said = status_message_of("8 1 6 / 3 5 . / 8 . .")
    args = {"filled": 6, "right": 1, "wrong": 2, "repeated": 8, "times": 2, "outside": 0, "lines": 8}
    assert said["reason"] == "hand-square" and said["args"] | args == said["args"]
    roles = dict.fromkeys((0, 6, 12, 16), "conflict") | dict.fromkeys((2, 3, 4), "hint") | {9: "goal"}
    assert dict(said["marks"]) == roles
    assert status_message_of(SUBIRACHS)["reason"] == "hand-not-normal"
    assert status_message_of("8 1 20 / . . . / . . .")["args"]["outside"] == 20


@given(numbers=NUMBERS)
def test_status_message_shows_every_sum(numbers):
    n = len(rows_of(numbers))
    said = MAGIC.status_message(write_state(numbers), {"n": n})
    assert [total for _, total in said["cells"]] == sums(rows_of(numbers))
    assert [cell for cell, _ in said["cells"]] == list(range(n * n, n * n + 2 * n + 2))
    values = [*numbers, *sums(rows_of(numbers))]
    assert MAGIC.state_of(values, {"n": n}) == MAGIC.state_of(numbers, {}) == write_state(numbers)


@pytest.mark.parametrize(
    "state, reason, args",
    [
        ("", "hint-completion", {"number": 2, "row": 1, "column": 1}),
        ("1 . . / . . . / . . .", "hint-hopeless", {"constant": 15}),
        ("8 . . / . 5 . / . . .", "hint-forced", {"kind": "falling", "number": 2, "row": 3, "column": 3}),
        ("8 . . / 4 . . / . . .", "hint-forced", {"kind": "column", "number": 3}),
        ("1 2 . / . . . / . . .", "hint-too-large", {"number": 12}),
        ("8 1 . / . . . / 6 . .", "hint-taken", {"number": 6}),
        ("8 1 5 / . . . / . . .", "hint-line-wrong", {"kind": "row", "sum": 14}),
        ("8 1 . / . . 2 / . . 4", "hint-two-numbers", {"number": 9, "other": 6}),
    ],
)
def test_hints_of_magic_squares(state, reason, args):
    said = MAGIC.hint(state, {"n": 3})
    assert (said["reason"], said["args"] | args) == (reason, said["args"])
    assert bool(said["cells"]) == (reason in ("hint-forced", "hint-completion")) and said["moves"] == []


@given(hidden=st.sets(st.integers(0, 15), max_size=8))
def test_hints_of_magic_squares_are_never_wrong(hidden):
    """Cells removed from a magic square are forced to their own number, or get that of some completion."""
    numbers = list(map(int, DURER.replace("/", " ").split()))
    left = [0 if cell in hidden else number for cell, number in enumerate(numbers)]
    said = MAGIC.hint(write_state(left), {"n": 4})
    assert said["reason"] in ("hint-forced", "hint-completion", "hint-done")
    for cell, number in said["cells"]:
        assert not left[cell] and (number == numbers[cell] or said["reason"] == "hint-completion")
        left[cell] = number
        assert run_to_end("magic-square", "completions", write_state(left))[0].result["square"]
