"""Challenges: each can be solved, wrong answers are refused, and result codes are judged again."""

import json
import random
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import monotonic

import dhadha
import pytest
from dhadha import challenges
from dhadha.challenges import judging
from dhadha.challenges.class_results import judge_codes_in_lines, result_sentence
from dhadha.challenges.judging import options_of, start_of
from dhadha.cli.main import main
from dhadha.core.errors import InvalidInput
from dhadha.puzzles import registry
from dhadha.worker import api
from fluent_messages import english_variables_of
from hypothesis import given
from hypothesis import strategies as st

ALL = [(puzzle, each) for puzzle in registry.own_puzzles() for each in puzzle.challenges]
FOUND = {
    "wide-search": "430521786", "greedy-detour": "867254301", "blind-estimate": "867254301",
    "long-answer": "867254301", "slow-backtracking": "0 0 0 0 0 0 0 7", "six-moves-apart": "a1 h8",
    "two-walls": "a1 h8 x b3 c2", "small-board": "d4 d1", "detour": "d4 e5 x c6 f3",
    "three-walls": "g1 g8 x e2 f3 h3",
}
CODE = challenges.encode("n-puzzle", "three-moves", "L U L", "Rima")


def play_challenge_game(puzzle, challenge, pick):
    """Play a game to its end; `pick` chooses the visitor's move from the moves and the winning ones."""
    state = start_of(puzzle, challenge)
    options, states = options_of(puzzle, challenge, state), []
    while not puzzle.outcome(state, options):
        moves = puzzle.moves(state, options)
        good = [each for each in moves if each["move"] in puzzle.hint(state, options)["moves"]] or moves
        state = (good[0] if len(states) % 2 else pick(moves, good))["state"]
        states.append(state)
    return states


def right_answer(puzzle, challenge):
    """Return the boards of a right answer, found by our own solvers."""
    if challenge["goal"] == "find":
        return [FOUND[challenge["id"]]]
    if challenge["goal"] == "win":
        return play_challenge_game(puzzle, challenge, lambda moves, good: good[0])
    state = start_of(puzzle, challenge)
    if challenge["goal"] == "complete":
        if puzzle.id == "magic-square":
            square = dhadha.solve(puzzle.id, state, algorithm="complete").square
            return [" ".join(str(number) for row in square for number in row)]
        return [" ".join(map(str, dhadha.solve(puzzle.id, state, algorithm="backtracking", until="first").queens))]
    states, options = [], options_of(puzzle, challenge, state)
    for move in dhadha.solve(puzzle.id, state, algorithm="a-star").moves:
        state = puzzle.apply(state, move, options)
        states.append(state)
    return states


def judge_answer(puzzle, challenge, states, name=""):
    asked = {"puzzle": puzzle, "challenge": challenge, "states": states, "name": name}
    return json.loads(api.answer("judge", json.dumps(asked)))["value"]


@pytest.mark.parametrize("puzzle, challenge", ALL, ids=lambda each: each["id"] if isinstance(each, dict) else each.id)
def test_every_challenge_is_solved_by_a_right_answer(puzzle, challenge):
    states = right_answer(puzzle, challenge)
    verdict = judge_answer(puzzle.id, challenge["id"], states, "Rima")
    assert verdict["solved"], verdict
    handed = challenges.decode(verdict["code"])
    assert (handed.puzzle, handed.challenge, handed.name) == (puzzle.id, challenge["id"], "Rima")
    assert challenges.judge(*handed[:3])["solved"]
    untouched = [challenge.get("state", puzzle.example)] if challenge["goal"] in ("complete", "find") else []
    assert not judge_answer(puzzle.id, challenge["id"], untouched)["solved"]


@pytest.mark.parametrize("puzzle, challenge, reason", [
    ("pile-game", {"goal": "win", "state": "5 2 3", "options": {"takes": "1,2"}}, "lost"),
    ("coin-game", {"goal": "win", "state": "(1,1)"}, "lost"),
    ("n-puzzle", {"goal": "solve", "state": "123456870", "most": 20}, "impossible"),
    ("n-puzzle", {"goal": "solve", "state": "123456708", "algorithm": "ida-star"}, ""),
    ("n-puzzle", {"goal": "solve", "state": "867254301", "most": 30}, "too-few-moves"),
    ("n-puzzle", {"goal": "solve", "state": "867254301", "most": 31}, ""),
    ("n-puzzle", {"goal": "solve", "state": "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0", "most": 20}, "too-few-moves"),
    ("magic-square", {"goal": "complete", "state": "2 0 6 0 5 0 4 0 1", "algorithm": "complete"}, "impossible"),
    ("n-puzzle", {"goal": "solve", "state": "867254301", "algorithm": "greedy-backtracking",
                  "options": {"tolerance": 0}}, ""),
    ("magic-square", {"goal": "complete", "state": "2 0 6 0 5 0 4 0 8", "algorithm": "siamese"}, ""),
    ("n-queens", {"goal": "complete", "state": "1 5 8 6 0 0 0 0", "algorithm": "check"}, ""),
    ("n-queens", {"goal": "complete", "state": "1 3 6 2 0 0 0 0", "algorithm": "genetic"}, "impossible"),
])
def test_teachers_are_warned_of_what_nobody_can_meet(puzzle, challenge, reason):
    assert challenges.why_unmeetable(puzzle, challenge) == reason


@pytest.mark.parametrize("puzzle, challenge, answer, reason", [
    ("n-puzzle", "shortest-twelve", "U D R U L D R U R D L L U U", "too-many-moves"),
    ("n-puzzle", "three-moves", "L U", "unsolved"),
    ("n-puzzle", "wide-search", "123046758", "too-small"),
    ("n-puzzle", "blind-estimate", "123046758", "too-small"),
    ("n-puzzle", "long-answer", "123456870", "needs-answer"),
    ("n-queens", "last-four", "2 4 6 8 3 1 7 5", "start-changed"),
    ("n-queens", "last-four", "1 5 8 6 3 7 2 3", "wrong"), ("n-queens", "last-four", "1 5 8 6 3 7 0 0", "incomplete"),
    ("n-queens", "last-four", "1 5 8 6 1 0 0 0", "wrong"),
    ("magic-square", "two-givens", "0 9 0 0 5 7 0 0 0", "incomplete"),
    ("n-queens", "four-queens", "1 5 8 6 3 7 2 4", "other-size"), ("n-queens", "four-queens", "", "incomplete"),
    ("knight-path", "six-moves-apart", "N........\n" + "." * 9 + "\n........T", "other-option"),
    ("knight-path", "small-board", "a1 b1 x c3", "new-walls"),
    ("knight-path", "two-walls", "a1 h8 x b3 c2 f7", "too-many-changes"),
    ("knight-path", "two-walls", "a1 h8 x b3 c3", "has-answer"),
    ("knight-path", "two-walls", "a1 g8 x b3 c2", "start-changed"),
    ("magic-square", "two-givens", "2 7 6 9 5 1 4 3 8", "start-changed"),
    ("pile-game", "equal-piles", "2:7-2", "not-over"),
])
def test_wrong_answers_get_a_reason(puzzle, challenge, answer, reason):
    verdict = challenges.judge(puzzle, challenge, answer)
    assert verdict["reason"] == f"challenge-{reason}"
    assert english_variables_of("challenges")[verdict["reason"]] <= set(verdict["args"])
    assert re.fullmatch(r"[^{}]+\.", result_sentence(verdict))
    assert ("status" in verdict) == (reason in ("wrong", "incomplete"))


@pytest.mark.parametrize("puzzle, challenge, answer, cells", [
    ("n-puzzle", "three-moves", "L U", {8}), ("n-queens", "last-four", "1 5 8 7 0 0 0 0", {3}),
    ("knight-path", "small-board", "a1 b1 x c3", {6}), ("knight-path", "two-walls", "a1 h8 x b3 c2 f7", {13, 41, 50}),
    ("knight-path", "detour", "d4 e5", {35, 18, 28}), ("n-puzzle", "wide-search", "123046758", set()),
])
def test_what_is_wrong_is_marked(puzzle, challenge, answer, cells):
    assert {cell for cell, _ in challenges.judge(puzzle, challenge, answer).get("marks", ())} == cells


def test_no_answer_is_shorter_than_the_shortest_ones():
    for name in ("three-moves", "shortest-twelve"):
        challenge = next(each for _, each in ALL if each["id"] == name)
        assert dhadha.solve("n-puzzle", challenge["state"], algorithm="breadth-first").length == challenge["most"]


def test_games_are_lost_by_careless_visitors_and_need_the_perfect_computer():
    puzzle, challenge = next(pair for pair in ALL if pair[1]["id"] == "seven-four-nine")
    played = play_challenge_game(puzzle, challenge, lambda moves, good: min(
        moves, key=lambda each: (each in good, each["move"])))
    lost = judge_answer(puzzle.id, challenge["id"], played)
    assert lost["reason"] == "challenge-lost" and not lost["solved"]
    assert lost["args"]["count"] == len(played[::2])  # the visitor's own moves
    helped = [each["state"] for each in puzzle.moves("7 4 9", options_of(puzzle, challenge, "7 4 9"))][:1]
    options = options_of(puzzle, challenge, helped[0])
    bad = next(each for each in puzzle.moves(helped[0], options)
               if each["move"] not in puzzle.hint(helped[0], options)["moves"])
    assert judge_answer(puzzle.id, challenge["id"], [*helped, bad["state"]])["reason"] == "challenge-careless-computer"


def test_a_teachers_challenge_is_judged_from_its_data():
    mine = {"goal": "solve", "state": "123046758", "most": 3}
    verdict = judge_answer("n-puzzle", mine, ["123406758"])
    assert not verdict["solved"]
    states = right_answer(registry.find_puzzle("n-puzzle"), {"id": "", **mine})
    verdict = judge_answer("n-puzzle", mine, states)
    assert verdict["solved"] and challenges.decode(verdict["code"]).challenge == mine
    for damaged in ({"goal": "cheat"}, {"goal": "find"}, {"goal": "solve", "most": "3"}, {"goal": "solve", "x": 1}, {},
                    {"id": "three-moves", **mine, "most": 9},
                    {"goal": "win", "state": "123046758"}, {"goal": "solve", "state": "1" * 20_000}, [], 7, None):
        with pytest.raises(InvalidInput):
            challenges.judge("n-puzzle", damaged, "L U L")


@pytest.mark.parametrize("options", [{"all_paths": True}, {"rows": "8", "columns": None}])
def test_options_of_a_teacher_may_be_written_as_elsewhere(options):
    apart = {"goal": "find", "of": "distance", "least": 6, "options": options}
    assert challenges.judge("knight-path", apart, "a1 h8")["solved"]
    assert not challenges.judge("knight-path", apart, "a1 b3")["solved"]


@pytest.mark.parametrize("answer", ["X", "L U L Q", "L " * 5000, "\ud800", "9" * 50_000])
def test_nonsense_is_refused(answer):
    for challenge in ("three-moves", "wide-search"):
        with pytest.raises(InvalidInput):
            challenges.judge("n-puzzle", challenge, answer)


@given(st.text(max_size=300), st.text(max_size=100))
def test_codes_are_read_as_written(answer, name):
    code = challenges.encode("n-puzzle", "three-moves", answer, name)
    assert challenges.decode(code) == ("n-puzzle", "three-moves", answer, name)
    assert set(code) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")


def test_edited_codes_do_not_verify():
    """A changed letter breaks the checksum."""
    chance = random.Random(7)
    for _ in range(500):
        at = chance.randrange(len("dhadha1."), len(CODE))
        edited = CODE[:at] + chance.choice("abcdefghijklmnopqrstuvwxyz0123456789-_") + CODE[at + 1 :]
        result, = judge_codes_in_lines([edited])
        assert not result.solved or urlsafe_b64decode(edited[8:] + "==") == urlsafe_b64decode(CODE[8:] + "==")


@pytest.mark.parametrize("puzzle, algorithm, state", [
    ("n-puzzle", "optimal", "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0"), ("n-queens", "count", " ".join("0" * 16)),
    ("magic-square", "complete", " ".join("0" * 100)),
])
def test_long_runs_are_ended(monkeypatch, puzzle, algorithm, state):
    """Those of engines, too, which yield only status steps for minutes."""
    monkeypatch.setattr(judging, "MOST_SECONDS", 0.2)
    began = monotonic()
    verdict = challenges.judge(puzzle, {"goal": "find", "algorithm": algorithm, "of": "length", "least": 1}, state)
    assert verdict["reason"] == "challenge-too-long" and monotonic() - began < 2


def test_bombs_and_long_codes_are_refused():
    bomb = urlsafe_b64encode(zlib.compress(b"[" * 10**7)).decode()
    for code in ("dhadha1." + bomb, "dhadha1." + "A" * 10**6, "dhadha1.", "", "dhadha2." + CODE[8:], CODE[:-2]):
        with pytest.raises(InvalidInput):
            challenges.decode(code)


WRAPPED = f"{CODE[:30]}=\n{CODE[30:60]}\n> {CODE[60:]}"


@pytest.mark.parametrize("sent, name", [
    (f"Anik, {CODE}", "Anik"), (f"`{CODE}`", "Rima"), (f"> 2. রিমা আক্তার: <{CODE}>.", "রিমা আক্তার"),
    (f"[{CODE}](http://{CODE}) – Zoë O'Neil", "Zoë O'Neil"), (f"_{CODE}_ | 17", "17"),
    (f"✓ علی\u200cرضا · {WRAPPED}.", "علی\u200cرضا"),
    (f"\ufeff{CODE[:20]}\u00ad{CODE[20:40]}\u200b{CODE[40:]}", "Rima"), (CODE.capitalize()[:8] + CODE[8:], "Rima"),
])
def test_codes_are_found_in_what_people_send(sent, name):
    [result] = judge_codes_in_lines(sent.splitlines())
    assert (result.solved, result.name, result.answer) == (True, name, "L U L")


def test_a_class_is_verified(tmp_path, capsys):
    """Also a file in UTF-16; a name cannot look like a result."""
    file = tmp_path / "codes.txt"
    wrong = challenges.encode("n-puzzle", "three-moves", "L U", "=1+1 · ✓ Solved")
    text = f"{CODE}\nAnik, {WRAPPED}\n\n---\n{wrong}\nrubbish\n{CODE[:-9]}\n"
    file.write_text(text, encoding="utf-16")
    assert main(["verify", str(file), "--csv"]) == 1
    damaged = "is not a result code, or it is damaged. A code begins with “dhadha1.”."
    assert capsys.readouterr().out.splitlines() == [
        "line,name,code_name,puzzle,challenge,solved,reason,same_as,answer",
        "1,Rima,Rima,n-puzzle,three-moves,true,Solved in 3 moves.,,L U L",
        "2,Anik,Rima,n-puzzle,three-moves,true,Solved in 3 moves.,1,L U L",
        "7,1 1 Solved,1 1 Solved,n-puzzle,three-moves,false,Not solved after 2 moves.,,L U",
        f'8,,,,,false,"“rubbish” {damaged}",,',
        f'9,,,,,false,"“{CODE[:39]}…” {damaged}",,',
    ]
    file.write_text(text, encoding="utf-8-sig")  # as editors of Windows write
    assert main(["verify", str(file), CODE]) == 1
    assert capsys.readouterr().out.splitlines()[1:3] == [
        "2: ✓ Anik (in the code: Rima) · n-puzzle three-moves · Solved in 3 moves. · The same answer as in line 1.",
        "7: ✗ 1 1 Solved · n-puzzle three-moves · Not solved after 2 moves.",
    ]
    assert main(["verify", CODE]) == 0
    file.write_text("\n")
    for nothing in ([], [str(file)], [""]):
        assert main(["verify", *nothing]) == 2
    assert main(["verify", str(tmp_path / "none.txt")]) == 1
    assert "none.txt: No such file" in capsys.readouterr().err


@pytest.mark.parametrize("wanted", [
    ["three-moves"],
    ["file:///home/rima/dhadha.html#/n-puzzle/?lang=bn&challenge=three-moves"],
    ['{"goal": "solve", "most": 3, "algorithm": "a-star", "state": "1 2 3 / 0 4 6 / 7 5 8", "options": {}}'],
    ['{"goal": "solve", "state": "123456780"}', "--puzzle", "n-puzzle"],
    ["https://example.org/n-puzzle/?challenge=%7B%22state%22%3A%22123456780%22%2C%22goal%22%3A%22solve%22%7D"],
])
def test_only_codes_of_the_given_challenge_count(wanted, capsys):
    """Whoever hands in an easier challenge, or one of another puzzle, has not solved the given one."""
    easier = challenges.encode("n-puzzle", {"state": "123456780", "goal": "solve"}, "", "Anik")
    coins = challenges.encode("coin-game", {"goal": "win", "state": "(1,1)"}, "", "Zoë")
    assert main(["verify", "--challenge", *wanted, CODE, easier, coins]) == 1
    solved, other, coin = sorted(capsys.readouterr().out.splitlines(), key=lambda line: "✗" in line)
    assert solved.startswith("2: ✓ Anik" if "123456780" in wanted[0] else "1: ✓ Rima")
    assert other.endswith("This code is for another challenge.") and coin.endswith("This code is for another puzzle.")


@pytest.mark.parametrize("unclear", ["{broken", "", "nonsense", '{"goal": "win", "state": "5 2"}', '{"goal": NaN}'])
def test_a_challenge_of_no_puzzle_is_refused(unclear, capsys):
    assert main(["verify", "--challenge", unclear, CODE]) == 2
    assert capsys.readouterr().out == ""
