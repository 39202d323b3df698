"""Games of piles: the numbers of the specification, the tales, sums and misère play judged by brute force, and play by hand."""

import random
from functools import lru_cache
from itertools import combinations_with_replacement

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.counters import Counters
from dhadha.puzzles.grundy.mex import mex, written_set, xor_of
from dhadha.puzzles.piles import PUZZLE
from dhadha.puzzles.piles.outcome import Judge
from dhadha.puzzles.piles.position import LOST, WON
from dhadha.puzzles.piles.rule import read_octal, read_rule, read_takes
from dhadha.step import ROLES, WORDS
from dhadha.trace import Recorder
from hypothesis import given
from hypothesis import strategies as st
from messages import check_reasons, texts_of

OPTIONS = {algorithm.id: algorithm.read_options for algorithm in PUZZLE.algorithms}

TAKES = st.sets(st.integers(1, 6), min_size=1, max_size=4).map(lambda takes: ",".join(map(str, sorted(takes))))
CODES = st.text("01234567", min_size=1, max_size=4).filter(lambda digits: set(digits) != {"0"}).map("0.".__add__)
RULES = st.one_of(TAKES.map(lambda takes: {"takes": takes}), CODES.map(lambda code: {"octal": code}))
SMALL = st.lists(st.integers(0, 6), min_size=1, max_size=3).filter(lambda piles: sum(piles) <= 10)


def play(algorithm, state=None, **options):
    run = dhadha.run("pile-game", algorithm, state, **options)
    return run, list(run)


def solve(algorithm, state=None, **options) -> dict:
    return play(algorithm, state, **options)[0].result


def read(algorithm="grundy", **options) -> dict:
    return OPTIONS[algorithm](options)


# --- An oracle that shares no code ------------------------------------------------------------------------------------


def piles_left(size, takes="1,2", octal="") -> set[tuple]:
    """What one pile can become."""
    digits = dict(enumerate(map(int, octal[2:]), 1)) if octal else dict.fromkeys(map(int, takes.split(",")), 3)
    left = set()
    for taken, digit in digits.items():
        rest = size - taken
        left |= {()} if rest == 0 and digit % 2 else set()
        left |= {(rest,)} if rest > 0 and digit // 2 % 2 else set()
        left |= {(one, rest - one) for one in range(1, rest)} if digit // 4 else set()
    return left


def afters(position, **rule) -> set[tuple]:
    """What a sum can become, as sorted piles without empty ones."""
    return {
        tuple(sorted(filter(None, (*position[:at], *position[at + 1 :], *left))))
        for at, size in enumerate(position) for left in piles_left(size, **rule)
    }


def loser(misere=False, **rule):
    """A function that tells by brute force whether who is to move loses."""
    @lru_cache(None)
    def loses(position):
        nexts = afters(position, **rule)
        return all(not loses(after) for after in nexts) if nexts else not misere

    return lambda position: loses(tuple(sorted(filter(None, position))))


def brute_grundy(largest, **rule) -> list[int]:
    numbers = []
    for size in range(largest + 1):
        values = {0 if not left else numbers[left[0]] ^ (numbers[left[1]] if len(left) > 1 else 0) for left in piles_left(size, **rule)}
        numbers.append(next(n for n in range(len(values) + 1) if n not in values))
    return numbers


# --- mex --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("values, missing", [((), 0), ((0,), 1), ((0, 1), 2), ((2, 1), 0), ((0, 0, 3, 1), 2), ((5,), 0)])
def test_mex(values, missing):
    assert mex(values) == mex(set(values)) == mex(iter(values)) == missing


def test_small_helpers():
    assert (xor_of([]), xor_of([2, 2, 0]), xor_of([1, 2, 4])) == (0, 0, 7)
    assert (written_set([2, 0, 2]), written_set([])) == ("{0, 2}", "{ }")


# --- Numbers of the specification -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(31))
def test_one_pile_is_lost_exactly_at_multiples_of_three(size):
    assert solve("win-lose", size)["winner"] == solve("grundy", size)["winner"] == ("second" if size % 3 == 0 else "first")
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
    table = [(step.args["size"], step.args["values"], step.args["number"]) for step in steps if step.word == "assign" and "values" in step.args]
    assert table == [(0, "{ }", 0), (1, "{0}", 1), (2, "{0, 1}", 2), (3, "{1, 2}", 0), (4, "{0, 2}", 1), (5, "{0, 1}", 2)]
    assert steps[-1].reason == "second-wins" and sum(step.reason == "move-breaks" for step in steps) == 6


def test_a_won_position_names_all_its_moves():
    result = solve("grundy", "5 4 3", takes="1-5")
    assert result == {"winner": "first", "grundy": [5, 4, 3], "xor": 2, "winning_moves": [{"pile": 3, "from": 3, "to": [1]}]}


KAYLES = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7]
DAWSON = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1]


def test_known_sequences():
    assert Judge(read_octal("0.77"), 35).numbers == KAYLES
    assert Judge(read_octal("0.137"), 35).numbers == DAWSON
    assert Judge(read_octal("0.07"), 36).numbers == [0, *DAWSON]
    assert Judge(read_takes("1,3,4"), 13).numbers == [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]


@pytest.mark.parametrize("rule", [
    {"takes": "1,2"}, {"takes": "1,3,4"}, {"takes": "2,5"}, {"takes": "2,3"}, {"takes": "3"}, {"takes": "1,4,9"},
    {"octal": "0.77"}, {"octal": "0.137"}, {"octal": "0.07"}, {"octal": "0.6"}, {"octal": "0.156"}, {"octal": "0.1234567"},
])
def test_numbers_by_three_ways_of_counting(rule):
    want = brute_grundy(60, **rule)
    assert Judge(read_rule(rule.get("takes", ""), rule.get("octal", "")), 60).numbers == want
    assert solve("period", 60, length=60, **rule)["values"] == want
    run, steps = play("grundy", 45, **rule)
    assert [step.args["number"] for step in steps if step.reason in ("gap", "next-number", "nothing-missing-below")] == want[:46]


# --- Sums -------------------------------------------------------------------------------------------------------------


@given(rule=RULES, piles=SMALL, misere=st.booleans())
def test_winner_and_winning_moves_are_those_of_brute_force(rule, piles, misere):
    lost = loser(misere, **rule)
    result = solve("grundy", " ".join(map(str, piles)), misere=misere, **rule)
    assert result["winner"] == ("second" if lost(tuple(piles)) else "first")
    won = {tuple(sorted(filter(None, (*piles[: move["pile"] - 1], *move["to"], *piles[move["pile"] :])))) for move in result["winning_moves"]}
    assert won == {after for after in afters(tuple(piles), **rule) if lost(after)}
    assert all(piles[move["pile"] - 1] == move["from"] for move in result["winning_moves"])


@pytest.mark.parametrize("takes", ["1,2", "1,2,3", "2,3", "1,4,6", "2,5,7", "3,4", "1-9"])
def test_misere_rule_of_subtraction_sets(takes):
    rule = read_takes(takes)
    judge, lost = Judge(rule, 12, misere=True), loser(True, takes=",".join(map(str, rule.takes)))
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
    assert any(numbers[one] == numbers[two] > 1 and lost((one, 5)) != lost((two, 5)) for one in range(13) for two in range(13))


# --- What is told -----------------------------------------------------------------------------------------------------

TALES = [
    *((preset.algorithm, preset.state, preset.options) for preset in PUZZLE.presets),
    ("grundy", "0", {}), ("grundy", "0", {"misere": True}), ("grundy", "1 1 1", {"misere": True}), ("grundy", "4 4", {"misere": True}),
    ("grundy", "30 30", {"takes": "1-30"}), ("grundy", "60", {"octal": "0.77"}), ("grundy", "1 0 1", {"octal": "0.77", "misere": True}), ("grundy", "1 1 1", {"octal": "0.77", "misere": True}),
    ("grundy", "5 2 1", {}), ("grundy", "7 5 1 1", {"octal": "0.137"}), ("grundy", "4 5 1", {"takes": "1-3", "misere": True}),
    ("grundy", "7 5 3 2 1 1 1", {"takes": "2,4"}), ("win-lose", "0", {}), ("win-lose", "17", {"takes": "3,5"}),
    ("win-lose", "7", {"misere": True}), ("win-lose", "6", {"takes": "2,3", "misere": True}), ("win-lose", "8", {"octal": "0.123"}),
    ("period", "1", {"octal": "0.6", "length": 700}), ("period", "1", {"length": 5}), ("period", "9", {"takes": "2,5,9"}),
    ("period", "100000", {"octal": "0.137"}), ("period", "4", {"octal": "0.52"}), ("period", "3", {"octal": "0.051"}),
]


@pytest.fixture(scope="module")
def tales():
    return [play(algorithm, state, **options) for algorithm, state, options in TALES]


@pytest.fixture(scope="module")
def messages():
    """{key: the names of the variables that its English text uses}."""
    return texts_of("pile-game")


def test_every_reason_has_a_text_and_every_text_its_arguments(tales, messages):
    told = check_reasons(tales, messages)
    unsaid = {key for key in messages if key.startswith("reason-") and not key.startswith(("reason-hand", "reason-advice"))} - told
    assert not unsaid


def test_everything_else_has_a_text(messages):
    facts = {f"result-{name}" for run, _ in (play(*tale[:2], **tale[2]) for tale in TALES[:9]) for name in run.result}
    parameters = {f"option-{parameter.id}" for algorithm in PUZZLE.algorithms for parameter in algorithm.parameters}
    presets = {f"preset-pile-game-{preset.id}" for preset in PUZZLE.presets}
    counters = {f"counter-{name}" for each in PUZZLE.algorithms for way in (each, *each.variants) for name in way.counters}
    areas = {f"area-{area['id']}" for tale in TALES[:9] for area in dhadha.run("pile-game", *tale[:2], **tale[2]).board.get("areas", ())}
    algorithms = {f"algorithm-{each.id}{end}" for each in PUZZLE.algorithms for end in ("", "-about")}
    assert facts | parameters | presets | counters | areas | algorithms <= set(messages)


def test_steps_stay_on_their_board_and_in_the_vocabulary(tales):
    for run, steps in tales:
        board = run.board
        cells = board.get("cells") or len(board["values"])
        sizes = [area["rows"] * area["columns"] + len(area.get("edges", ())) for area in board.get("areas", [board])]
        assert sum(sizes) == cells
        for step in steps:
            lit = [cell for cell, _ in (*step.cells, *step.roles, *step.marks)] + [cell for link in step.links for cell in link]
            assert all(0 <= cell < cells for cell in lit) and step.word in WORDS
            assert {role for _, role in (*step.roles, *step.marks)} <= set(ROLES)
            for one, other in step.links:
                assert area_of(one, sizes) == area_of(other, sizes)
        assert len(Recorder(dhadha.run("pile-game", run.algorithm.id, run.state_text, **run.options)).file()) > 100


def area_of(cell, sizes) -> int:
    area = 0
    while cell >= sizes[area]:
        cell, area = cell - sizes[area], area + 1
    return area


def test_the_tale_of_one_pile():
    _, steps = play("win-lose", 3)
    told = [(step.word, step.reason, *(step.args[name] for name in ("size", "taken", "rest") if name in step.args)) for step in steps]
    assert told == [
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


def test_the_board_ends_full(tales):
    for run, steps in tales:
        if run.algorithm.id != "grundy" or not run.problem.judge.by_rule:
            continue
        values = list(run.board["values"])
        for step in steps:
            for cell, value in step.cells:
                values[cell] = value
        problem, numbers = run.problem, run.result["grundy"]
        assert [values[problem.table_cell(size)] for size in range(problem.largest + 1)] == problem.judge.numbers[: problem.largest + 1]
        for place, number in enumerate([*numbers, run.result["xor"]]):
            assert values[problem.sum_cell(0, place)] == number
            bits = [values[problem.sum_cell(row, place)] for row in range(1, len(problem.weights) + 1)]
            assert sum(bit * weight for bit, weight in zip(bits, problem.weights)) == number


def test_the_gap_is_shown_with_an_option_for_every_number_below():
    _, steps = play("grundy", 12, octal="0.77")
    for step in steps:
        if step.reason in ("gap", "next-number"):
            hints = [cell for cell, role in step.marks if role == "hint"]
            assert bool(hints) == (step.args["number"] > 0) and {(step.cells[0][0], cell) for cell in hints} == set(step.links)


def test_counters_count():
    run, steps = play("win-lose", 12)
    counters = Counters(run.ran.counters)
    counters.feed(step.word for step in steps)
    assert counters.values["decided"] == 13


# --- Refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm, state, options, key", [
    ("grundy", "5 x", {}, "pile-not-a-number"), ("grundy", "5 -2", {}, "pile-not-a-number"), ("grundy", "1.5", {}, "pile-not-a-number"),
    ("win-lose", "31", {}, "pile-too-large"), ("grundy", "61", {}, "pile-too-large"), ("period", "100001", {}, "pile-beyond-limit"),
    ("grundy", "9" * 50, {}, "pile-beyond-limit"), ("grundy", "1 " * 13, {}, "too-many-piles"), ("grundy", "60 60", {"octal": "0.77"}, "too-many-parts"),
    ("win-lose", "1 2", {}, "one-pile-only"), ("win-lose", "5", {"octal": "0.77"}, "one-pile-splits"),
    ("grundy", "", {"piles": " "}, "no-piles"), ("grundy", "5 2", {"piles": "5,2,3"}, "piles-differ"),
    ("grundy", "5", {"takes": ""}, "takes-empty"), ("grundy", "5", {"takes": "{ }"}, "takes-empty"), ("grundy", "5", {"takes": "1,two"}, "take-not-a-number"),
    ("grundy", "5", {"takes": "0"}, "take-not-positive"), ("grundy", "5", {"takes": "1,-2"}, "take-not-positive"),
    ("grundy", "5", {"takes": "1001"}, "take-too-large"), ("grundy", "5", {"takes": "1-999999999"}, "take-too-large"),
    ("grundy", "5", {"octal": "77"}, "octal-malformed"), ("grundy", "5", {"octal": "4.7"}, "octal-malformed"), ("grundy", "5", {"octal": "kayles"}, "octal-malformed"),
    ("grundy", "5", {"octal": "0.78"}, "octal-digit"), ("grundy", "5", {"octal": "0.00"}, "octal-no-move"), ("grundy", "5", {"octal": "0." + "7" * 31}, "octal-too-long"),
    ("grundy", "25", {"octal": "0.77", "misere": True}, "misere-too-large"), ("period", "5", {"length": 0}, "not-in-range"), ("period", "5", {"length": 100_001}, "not-in-range"),
])
def test_refusals(algorithm, state, options, key, messages):
    with pytest.raises(InvalidInput) as refusal:
        dhadha.run("pile-game", algorithm, state, **options)
    assert refusal.value.key == key
    if key != "not-in-range":
        assert messages[f"error-{key}"] == set(refusal.value.args_by_name)


def test_a_refusal_names_who_takes_more():
    with pytest.raises(InvalidInput, match="period takes up to 100000"):
        dhadha.run("pile-game", "grundy", "1000")


@pytest.mark.parametrize("text", ["5 2 3", "5,2,3", "[5, 2, 3]", "(5;2;3)", "5+2+3", "৫ ২ ৩", "۵، ۲، ۳", "5\n2\n3\n"])
def test_positions_are_read_liberally(text):
    assert solve("grundy", text)["grundy"] == [2, 2, 0]


@pytest.mark.parametrize("octal", ["0.77", ".77", " 0.77 ", "0.770", "০.৭৭", "۰٫۷۷"])
def test_codes_are_read_liberally(octal):
    assert read_octal(octal).digits == {1: 7, 2: 7}


@pytest.mark.parametrize("takes", ["1,2,3", "{1, 2, 3}", "1-3", "1 2 3", "৩ ১–২", "1…3", "3,2,1,1"])
def test_sets_are_read_liberally(takes):
    rule = read_takes(takes)
    assert (rule.takes, rule.name, rule.subtracts, rule.most) == ([1, 2, 3], "{1–3}", True, 3)


def test_an_empty_state_means_the_option():
    assert solve("grundy", "", piles="4 1")["grundy"] == [1, 1]
    assert PUZZLE.implied("7 1") == {"piles": "7,1"} and PUZZLE.implied("") == PUZZLE.implied("?") == {}


# --- By hand ----------------------------------------------------------------------------------------------------------


def test_moves_by_hand():
    moves = PUZZLE.moves("5 2 3", read())
    assert [move["move"] for move in moves] == ["1:5-1", "1:5-2", "2:2-1", "2:2-2", "3:3-1", "3:3-2"]
    assert moves[1] == {"move": "1:5-2", "cell": 0, "to": None, "key": "", "cells": [[0, 3]], "state": "3 2 3"}
    assert moves[3]["state"] == "5 0 3" and PUZZLE.apply("5 0 1", "3:1-1", read()) == "5 0 0"
    assert dhadha.run("pile-game", "grundy", "5 2 0").state_text == "5 2 0" and dhadha.run("pile-game", "grundy", "8 0", octal="0.77").state_text == "8"


def test_a_split_goes_to_the_first_empty_place():
    moves = {move["move"]: move for move in PUZZLE.moves("7 0 2", read(octal="0.77"))}
    assert moves["1:7-1=4+2"]["cells"] == [[0, 4], [1, 2]] and moves["1:7-1=4+2"]["state"] == "4 2 2"
    assert list(moves)[:3] == ["1:7-1", "1:7-2", "1:7-1=5+1"]


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
def test_advice_and_remarks_say_what_is_true(rule, piles, misere, messages):
    options, state = read(misere=misere, **rule), " ".join(map(str, piles))
    lost = loser(misere, **rule)(tuple(piles))
    remark, advice, outcome = PUZZLE.remark(state, options), PUZZLE.advice(state, options), PUZZLE.outcome(state, options)
    assert messages[f"reason-{remark['reason']}"] <= set(remark["args"])
    if outcome:
        assert "over" in remark["reason"] and advice == {}
        return
    assert remark["reason"].startswith("hand-lost" if lost else "hand-won")
    assert messages[f"reason-{advice['reason']}"] <= set(advice["args"])
    assert bool(advice["moves"]) == (not lost)
    assert set(advice["moves"]) <= {move["move"] for move in PUZZLE.moves(state, options)}


def test_a_misere_game_too_large_to_judge_is_played_without_advice():
    options = read(octal="0.77", misere=True)
    assert PUZZLE.remark("30", options)["reason"] == "hand-unknown"
    assert PUZZLE.advice("30", options) == {} and PUZZLE.reply("30", options, "perfect", 1)["move"].startswith("1:30")


def test_the_period_is_no_game_for_the_hand():
    assert {each["id"]: each["playable"] for each in PUZZLE.describe()["algorithms"]} == {"grundy": True, "win-lose": True, "period": False}


@pytest.mark.parametrize("preset", PUZZLE.presets, ids=lambda preset: preset.id)
def test_presets_are_short_and_succeed(preset):
    run, steps = play(preset.algorithm, preset.state, **preset.options)
    assert run.status == "found" and len(steps) < 200


def test_what_a_hint_says():
    advice = PUZZLE.advice("5 2 1", read())
    assert advice["moves"] == ["3:1-1"] and advice["reason"] == "advice-move"
    assert (advice["args"]["pile"], advice["args"]["taken"], advice["args"]["sum"], advice["marks"]) == (3, 1, "2 ⊕ 2 ⊕ 0 = 0", [[2, "hint"]])
    assert PUZZLE.advice("5 2 3", read())["reason"] == "advice-none"
    assert PUZZLE.remark("5 2 3", read()) == {"reason": "hand-lost", "args": {"sum": "2 ⊕ 2 ⊕ 0 = 0", "xor": 0, "most": 2}}


def test_a_range_may_be_written_either_way():
    assert dhadha.run("pile-game", "grundy", "9", takes="5-3").problem.rule.name == dhadha.run("pile-game", "grundy", "9", takes="3-5").problem.rule.name
