"""Invalid input of any type is refused briefly, with InvalidInput alone, a key, a text and the place of the fault."""

import json
from itertools import product

import dhadha
import pytest
import run_helpers
from dhadha import InvalidInput
from dhadha.core.quoting import LONGEST_ARGUMENT, QUOTED
from dhadha.puzzle import Puzzle
from dhadha.puzzles import registry
from dhadha.puzzles.magic.square_puzzle import DURER
from dhadha.puzzles.queens.algorithms import HONOUR_FORBIDDEN
from dhadha.worker import api as worker
from fluent_messages import english_variables_of

SIGN = "ж"  # no puzzle reads it
ALGORITHMS = [(puzzle, algorithm) for puzzle in registry.own_puzzles() for algorithm in puzzle.algorithms]
BLANK_SECOND = "1 0 2 3 4 5 6 7 8 9 10 11 12 13 14 15"
class Mute:
    def __str__(self):
        raise RuntimeError("no words")

    __repr__ = __str__


class Unequal(Mute):
    __hash__ = None

    def __eq__(self, other):
        raise RuntimeError("not to be compared")


def nested(depth: int) -> list:
    inside = []
    for _ in range(depth):
        inside = [inside]
    return inside


STATES = {  # {puzzle: {key: [states that are refused by every algorithm]}}
    "n-puzzle": {
        "empty-state": ["", " \n,"],
        "not-a-number": ["12x046758", "1 2 three 0", "1 -2 3 0", "1.5 2 3 0", "² 1 3 0", "1 2 3 1000"],
        "not-a-board": ["1230467", "0", " ".join(map(str, range(121))), "1 / 0"],
        "which-shape": ["12304675"],
        "row-length": ["1 2 3 / 4 0"],
        "board-size": [" / ".join(["1 2"] * 11)],
        "not-a-number-in-row": ["1 2 / 3 x / 0 5"],
        "number-too-large": ["123046759", "9 2 9 0"],
        "number-too-large-in-row": ["1 2 3 / 4 0 6"],
        "number-twice": ["1 2 2 4", "123046755", "1 1 9 0", "0 0 0 0"],
        "number-twice-in-row": ["1 2 3 / 4 3 0"],
        "no-blank": ["1 2 3 4"],
    },
    "estimate-tree": {
        "tree-open": ["", "45("],
        "tree-sign": ["45)", "x", "45(a)", "45((44))", "45(44)(43)"],
        "tree-roots": ["45 46"],
        "tree-number": ["99999"],
        "tree-large": ["1(" + "2 " * 13 + ")", "1(" + "2 " * 70 + ")", "1(" * 9 + "2" + ")" * 9],
        "not-read": ["[2, 4, 1, 3]", "(45", "45\n 42\n 43"],
    },
    "n-queens": {
        "queen-off-board": ["2 9 1 3", "2 -1 3", "1 9999999", "২ ৪ ১ ৫"],
        "queen-not-a-number": ["2 y 1 3", "1 2 3 4 ५-", "1234567891", "2 4 ½ 3", "1 --2 3"],
        "drawing-not-square": ["Q. .", "...", ".Q.. ...Q Q...", "Q.. .. ..."],
        "two-in-column": ["Q. Q.", ".Q. ... .Q.", "QQ QQ"],
        "rows-from-where": ["0 1 2 0"],
        "only-a-size": ["9", "n=8", "12"],
        "not-read": ["two", "x or y", "||"],
        "forbidden-without-board": ["x 1,1"],
        "forbidden-malformed": ["0 0 0 0 x 1,1 2", "0 0 0 0 x 1,1 2,3,4", "0 0 0 0 x a1", "2 4 1 3 x 1 2"],
        "forbidden-off-board": ["0 0 0 0 x 5,1", "0 0 0 0 x 1,0"],
        "forbidden-too-large": ["0 " * 41 + "x 1,1"],
    },
    "knight-path": {
        "square-malformed": ["a0 b2", "abcd1 a1 b2", "a1 é2 h8", "a1 a² b1", "(-1,0) (3,3)", "12345 1 2 3"],
        "not-two-squares": ["a1", "a1 b2 c3", "x c3", "a1 x b2"],
        "not-two-pairs": ["1 2 3", "0 4 7 5 2 6 1 3", "(1,1,8) (8)"],
        "not-read": ["a", "1a", "Na1-h8", "(1,1) (8,8) x (3,3) 4"],
        "square-off-board": ["(0,0) (8,8)", "a1 i1", "a9 a1", "a1 h8 x j4"],
        "blocked-start": ["(1,1) (8,8) x (1,1)", "a1 h8 x a1"],
        "blocked-target": ["a1 h8 x c3 h8"],
        "drawing-pieces": ["N.\n.N\nT.", "N..\n..."],
        "drawing-sign": ["N..\n.A.\n..T"],
    },
    "pile-game": {
        "pile-not-a-number": ["5 2 x", "5 2 -2", "5 1.5 2"], "not-read": ["5 x", "1.5", "|||/||||"],
        "pile-beyond-limit": ["9" * 50], "too-many-piles": ["1 " * 13],
    },
    "coin-game": {
        "coin-off-board": ["(9,1)", "(1,9)", "-1,1"],
        "coin-not-a-pair": ["5,2 8", "5.5 2"],
        "not-read": ["(5,2) 8 8", "(5,2,3) (8)", "a9 b2", "(( ))"],
        "too-many-coins": ["1 1 " * 33],
    },
    "magic-square": {
        "square-row-length": ["8 1 6 / 3 5 / 4 9 2", "1 2 3 / 4 5 6"],
        "square-count": ["1 2 3 4 5"],
        "square-not-a-number": ["1 2 / 3 y", "1 -2 / 3 4", "1.5 2 / 3 4", "1 2 / ½ 4", "1 2 / 3 ² "],
        "square-number-too-large": ["1 2 / 3 1234567"],
        "square-too-large": ["1 " * 31**2],
        "zero-or-empty": ["1 2 3 / 0 4 6 / 7 5 8"],
    },
    "magic-trick": {"trick-starts-empty": ["1 2 3 4"]},
}
REQUESTS = {  # {puzzle: {key: [(algorithm, state, options)]}}
    "n-puzzle": {
        "not-in-range": [
            ("a-star", "1230", {"budget": each}) for each in (0, 2_000_001, "1.5", "", "9" * 5000, float("nan"), True)
        ],
        "not-a-choice": [("a-star", "1230", {"heuristic": each}) for each in ("euclid", ["manhattan"])],
        "unknown-option": [("solvability", "1230", {"budget": 10}), ("a-star", "1230", {"": 1, "speed" * 1000: 1})],
        "not-a-text": [
            *(("a-star", each, {}) for each in (10**4999, nested(100_000), Mute())),
            *(("a-star", "1230", each) for each in ({"budget": 10**4999}, {"goal": Mute()}, {"heuristic": Unequal()})),
        ],
        "text-too-long": [("a-star", "1230 " * 10**6, {}), ("a-star", "1230", {"goal": "1" * 10**6})],
        "not-a-number": [("a-star", "123046758", {"goal": "12x"})],
        "goal-size": [("a-star", "1 2 3 / 4 0 5", {"goal": "1 2 / 3 4 / 0 5"})],
        "goal-count": [("a-star", "123046758", {"goal": "12456780"})],
        "optimal-size": [("optimal", " ".join(map(str, range(25))), {})],
        "pattern-size": [("a-star", "123046758", {"heuristic": "pattern-5-5-5"})],
        "pattern-corner": [("a-star", BLANK_SECOND, {"heuristic": "pattern-6-6-3", "goal": BLANK_SECOND})],
    },
    "n-queens": {
        "not-a-choice": [("backtracking", "", {"until": "never"}), ("genetic", "", {"variant": "wild"})],
        "unknown-option": [("backtracking", "", {"probes": 3}), ("check", "", {"budget": 5})],
        "wrong-length": [("backtracking", "2 4 1 3", {"n": n}) for n in (1, 5)],
        "other-length": [("compare", "2413", {"other": "1 2 3 4 5"})],
        "other-forbidden": [("compare", "2 4 1 3", {"other": "2 4 1 3 x 1,1"})],
        "starts-empty": [
            (algorithm, "0 4 0 0", {})
            for algorithm in ("permutation", "cartesian", "genetic", "monte-carlo", "construction")
        ],
        "forbidden-not-honoured": [
            (algorithm.id, "0 0 0 0 x 1,1", {})
            for algorithm in registry.find_puzzle("n-queens").algorithms if algorithm.id not in HONOUR_FORBIDDEN
        ],
        "too-large-here": [("backtracking", " ".join(map(str, range(1, 42))), {})],
    },
    "knight-path": {
        "leaper-malformed": [("breadth-first", "", {"leaper": each}) for each in (
            "1", "camel", "", "-1,2", "0,0", "1,2 1,3",
        )],
        "leaper-too-far": [("breadth-first", "", {"leaper": "1,100"})],
        "not-a-switch": [("breadth-first", "", {"all-paths": "perhaps"})],
        "square-off-board": [("breadth-first", "z9 a1", {})],
        "square-malformed": [("breadth-first", "a1 b0", {})],
        "formula-board": [
            *(("closed-form", "", each) for each in ({"rows": 4}, {"columns": 3}, {"leaper": "1,3"})),
            ("closed-form", "a1 h8 x c3", {}),
        ],
    },
    "pile-game": {
        "pile-too-large": [("win-lose", "31", {}), ("grundy", "61", {}), ("grundy", "523", {})],
        "pile-beyond-limit": [("period", "100001", {})],
        "too-many-parts": [("grundy", "60 60", {"octal": "0.77"}), ("grundy", "49", {"octal": "4."})],
        "one-pile-only": [("win-lose", "1 2", {})],
        "positions-too-many": [("win-lose", "25", {"octal": "0.77"}), ("win-lose", "20 5", {"split": "unequal"})],
        "takes-empty": [("grundy", "5", {"takes": each}) for each in ("", "{ }")],
        "take-not-a-number": [("grundy", "5", {"takes": each}) for each in ("1,two", "0", "1,-2", "0-3")],
        "take-too-large": [("grundy", "5", {"takes": each}) for each in ("1001", "1-999999999")],
        "octal-malformed": [
            ("grundy", "5", {"octal": each})
            for each in ("77", "·", "0...", "0.(3)", "0.12…", "0.13…", "0.78", "kayles")
        ],
        "octal-first": [("grundy", "5", {"octal": each}) for each in ("3.7", "8.7")],
        "octal-no-move": [("grundy", "5", {"octal": "0.00"})],
        "octal-too-long": [("grundy", "5", {"octal": "0." + "7" * 31})],
        "misere-too-large": [("grundy", "25", {"octal": "0.77", "misere": True})],
        "not-a-choice": [("grundy", "5", {"split": "equal"})],
    },
    "coin-game": {
        "coin-off-board": [("grundy", None, {"rows": 4}), ("play", "(5,5)", {"columns": 4})],
        "no-moves": [("grundy", "", {"moves": ""})],
        "move-not-a-pair": [("grundy", "", {"moves": each}) for each in ("-2,1 -2", "up")],
        "move-too-far": [("fill", "", {"moves": "-10,0"})],
        "too-many-moves": [("grundy", "", {"moves": " ".join(f"-{k // 9 + 1},-{k % 9}" for k in range(25))})],
        "moves-cycle": [("grundy", "", {"moves": each}) for each in ("1,0 -1,0", "-2,1 0,0")],
        "no-closed-form": [("closed-form", "", {"moves": "-1,0"})],
    },
    "magic-square": {
        "no-square-of-two": [(each, "", {"n": 2}) for each in ("auto", "siamese", "singly-even", "large")],
        "other-remainder": [
            ("siamese", "", {"n": 6}), ("doubly-even", "", {"n": 5}), ("singly-even", "", {"n": 4}),
        ],
        "square-other-size": [("check", DURER, {"n": 5}), ("auto", "0 0 0 0 0 0 0 0 0", {"n": 5})],
        "nearest-nine-numbers": [
            ("nearest", DURER, {}), ("nearest", "1 2 3 / 4 5 0 / 7 8 0", {}), ("nearest", "", {"n": 3}),
        ],
    },
    "magic-trick": {"not-in-range": [("any-sum", "", {"sum": each}) for each in (21, 1000, "x")]},
}
PLACES = [  # (puzzle, algorithm, state, options, arguments): the first fault and its place
    ("n-puzzle", "a-star", "1 2 x 3 y", {}, {"given": "x", "place": 3}),
    ("n-puzzle", "a-star", "12x046758", {}, {"given": "x", "place": 3}),
    ("n-puzzle", "a-star", " / ".join(["1 2"] * 11), {}, {"rows": 11, "columns": 2, "least": 2, "most": 10}),
    ("n-puzzle", "a-star", "1 2 3 / 4 0 6", {}, {"number": 6, "row": 2, "place": 3, "largest": 5}),
    ("n-puzzle", "a-star", "1 1 9 0", {}, {"number": 1, "place": 2, "missing": 2}),
    ("n-puzzle", "a-star", "123046758", {"goal": "12x"}, {"given": "x", "place": 3}),
    ("n-puzzle", "a-star", "1 2 3 / 4 0", {}, {"row": 2, "given": 2, "columns": 3}),
    ("n-puzzle", "a-star", "123046758", {"goal": "1230"}, {"goal_rows": 2, "goal_columns": 2, "rows": 3, "columns": 3}),
    ("n-queens", "check", "5 4 1 9", {}, {"column": 1, "row": "5", "n": 4}),
    ("n-queens", "check", "2 4 1 " + "x" * 500, {}, {"given": "x" * 39 + "…", "column": 4}),
    ("n-queens", "check", ".Q.. ...Q Q...", {}, {"row": 1, "count": 4, "n": 3}),
    ("n-queens", "check", ".Q. ... .Q.", {}, {"column": 2}),
    ("n-queens", "check", "0 0 0 0 x 1,1 2,3,4", {}, {"given": "2,3,4"}),
    ("knight-path", "bitboard", "b7 a1", {"rows": 6, "columns": 30}, {"last": "ad6"}),
    ("magic-square", "check", "1 2 / 3 ² ", {}, {"given": "²", "row": 2, "column": 2}),
    ("magic-square", "siamese", "", {"n": 6}, {"algorithm": "siamese", "n": 6, "rest": 2, "method": "singly-even"}),
]
UNREFUSED = {  # said by readers of drawings and by manual play
    "n-puzzle": {"pattern-file"},
    "n-queens": {"queens-or-size", "drawing-unclear"},
    "knight-path": {"piece-off-board"},
    "pile-game": {"piles-not-a-list"},
}


@pytest.mark.parametrize("puzzle", registry.own_puzzles(), ids=lambda puzzle: puzzle.id)
def test_refusals_have_their_key_and_a_text_that_fits(puzzle):
    own, keys = english_variables_of(puzzle.id), set()
    texts = english_variables_of("common") | own
    algorithms = [algorithm.id for algorithm in puzzle.algorithms if not algorithm.fault]
    requests = [
        (key, algorithm, state, {})
        for key, states in STATES[puzzle.id].items() for state in states for algorithm in algorithms
    ]
    requests += [(key, *each) for key, several in REQUESTS.get(puzzle.id, {}).items() for each in several]
    for key, algorithm, state, options in requests:
        error = refusal(puzzle.id, algorithm, state, **options)
        assert error.key == key, (algorithm, state, options, str(error))
        assert texts[f"error-{key}"] <= set(error.params)
        assert all(str(value) in str(error) for value in error.params.values())
        keys.add(key)
    untold = {key.removeprefix("error-") for key in own if key.startswith("error-")} - keys
    assert untold == UNREFUSED.get(puzzle.id, set())


def test_refusals_name_the_first_fault_and_its_place():
    for puzzle, algorithm, state, options, args in PLACES:
        error = refusal(puzzle, algorithm, state, **options)
        assert error.params == args if puzzle == "n-puzzle" else error.params | args == error.params, error.params


def test_refusals_suggest_an_algorithm_that_takes_more():
    for puzzle, algorithm in ALGORITHMS:
        for parameter in algorithm.parameters:
            for _, most in parameter.larger_limits[:1]:
                error = refusal(puzzle.id, algorithm.id, "", **{parameter.id: most})
                assert (error.key, error.params["given"]) == ("too-large-here", most) and error.params["most"] >= most
                assert dhadha.run(puzzle.id, error.params["algorithm"], "", **{parameter.id: most})
    with pytest.raises(InvalidInput, match="“period” accepts piles of up to 100000"):
        dhadha.run("pile-game", "grundy", "1000")


def test_refusals_with_pictures():
    picture = refusal("knight-path", "bitboard", "a1 h8 x a1").picture
    assert picture["marks"] == [(56, "conflict")] and len(picture["values"]) == 66
    error = refusal("magic-square", "auto", n=2)
    assert "b = c" in str(error) and error.picture["links"] == [(0, 1), (0, 2)]
    error = refusal("coin-game", "grundy", moves="-2,1 1,-2 1,1")
    cycle, picture = error.params["cycle"], error.picture
    squares = [tuple(map(int, each.strip("() ").split(","))) for each in cycle.split("→")]
    assert len(squares) == 4 and squares[0] == squares[-1]
    assert {(b[0] - a[0], b[1] - a[1]) for a, b in zip(squares, squares[1:])} == {(-2, 1), (1, -2), (1, 1)}
    cells = [(x - 1) * picture["columns"] + y - 1 for x, y in squares]
    assert picture["links"] == list(zip(cells, cells[1:]))
    assert sorted(picture["marks"]) == sorted((cell, "conflict") for cell in cells[:-1])
    cycle = refusal("coin-game", "fill", "(1,1)", rows=500, columns=500, moves="9,8 -8,9 -1,-9").params["cycle"]
    assert len(cycle.split(" → ")) == 16 and " → … → " in cycle


# --- Values of any type -----------------------------------------------------------------------------------------------


ODD = [
    [], {}, (), set(), {"a": 1}, None, b"n-puzzle", bytearray(9), 0, -1, 1.5, 1e308, float("nan"), float("-inf"), 1j,
    True, Ellipsis, int, 10**4999, -(10**5000), Mute(), Unequal(), object(), nested(100_000), "\ud800", "\0", "",
    "x" * 10**6, range(10**9), memoryview(b"12"), lambda: 1, SIGN * 5000, (SIGN * 30 + " ") * 500, "1 2 " + SIGN * 500,
    "(" + SIGN * 300 + ")", "0." + SIGN * 300, "a1 " + SIGN * 99, "1 2 " * 250_000, "\\begin{" * 140_000,
]


def refusal(puzzle="n-puzzle", algorithm="a-star", state=None, **options) -> InvalidInput:
    error = run_helpers.catch_refusal(puzzle, algorithm, state, **options)
    assert assert_refusal_is_short(error)
    return error


def assert_refusal_is_short(error: InvalidInput) -> bool:
    """Return whether it is one displayable line that quotes at most 40 characters of the input."""
    said = error.as_dict()
    json.dumps(said, allow_nan=False)
    texts = [said["sentence"], *(each for each in said["args"].values() if isinstance(each, str))]
    assert all(isinstance(each, (str, int)) for each in said["args"].values())
    for text in texts:
        assert text.count(SIGN) <= QUOTED and len(text) <= LONGEST_ARGUMENT + 300 and len(text.splitlines()) <= 1
    return True


def test_names_of_any_type_are_refused():
    puzzle = registry.find_puzzle("n-puzzle")
    for name in ODD:
        assert refusal(puzzle=name).key == "unknown-puzzle"
        assert name is None or refusal(algorithm=name).key == "unknown-algorithm"
        with pytest.raises(InvalidInput) as caught:
            puzzle.apply("123046758", name, {})
        assert (caught.value.key, caught.value.params["known"]) == ("not-a-move", "U, D, L")
        assert_refusal_is_short(caught.value)
    refusal(**{SIGN * 300: 1})
    with pytest.raises(InvalidInput) as caught:
        puzzle.algorithms[0].read_options([("n", 4)])
    assert caught.value.key == "not-options"


def test_package_refusals_truncated():
    error = InvalidInput("mine", "{given} {number}", given="x" * 10**6, number=10**5000)
    assert len(error.params["given"]) == LONGEST_ARGUMENT and len(str(error)) < LONGEST_ARGUMENT + 50
    assert json.dumps(error.as_dict())


# --- Requests to the worker -------------------------------------------------------------------------------------------


BOARD = {"puzzle": "n-puzzle", "values": [1, 2, 3, 0]}
QUESTIONS = [  # (question, its arguments): each is refused
    *(("start", each) for each in ({}, [], "n-puzzle", None, {"puzle": "n-puzzle"}, {"puzzle": ["n-puzzle"]})),
    *(("start", {"puzzle": "n-puzzle", "algorithm": "a-star"} | each) for each in (
        {"algorithm": {}}, {"options": [1]}, {"options": "budget"}, {"state": {"a": []}},
    )),
    *(("moves", BOARD | {"values": each}) for each in (
        5, {"0": 1}, ["1", "2", "3", "0"], [1.0, 2, 3, 0], [[1], 2, 3, 0], [None], [1, 1, 2, 0], [0] * 1_200_000,
    )),
    *(("moves", BOARD | each) for each in ({"options": 1}, {"algorithm": 5}, {"level": "perfect"})),
    *(("reply", BOARD | each) for each in ({}, {"level": "mean", "seed": 1}, {"level": "perfect", "seed": []})),
    ("distance", BOARD | {"values": [1, 1, 2, 0]}), ("distance", {"puzzle": "pile-game", "values": [3, 4]}),
    ("moves", {"puzzle": "n-puzzle"}), ("hint", BOARD | {"values": []}), ("sources", {"puzzle": 5}),
    *(("shuffle", {"puzzle": "n-puzzle"} | each) for each in ({}, {"options": 7}, {"options": {"rows": 11}})),
    ("fly", {}), (None, {}), ([], {}), ("catalogue", {"all": 1}),
]
MALFORMED = "", "{", "[" * 200_000, '{"seed": ' + "9" * 5000 + "}", '"\\ud800"', "NaN", None, 7


def test_worker_answers_every_request():
    asked = [(question, json.dumps(arguments)) for question, arguments in QUESTIONS]
    for question, arguments in [*asked, *product(["start"], MALFORMED)]:
        said = json.loads(worker.answer(question, arguments))
        assert said.keys() == {"error"}, (question, arguments)
        assert said["error"]["sentence"] and len(said["error"]["sentence"]) < 800 and not worker.recorders


def test_missing_capability_refused(monkeypatch):
    monkeypatch.setitem(registry.PUZZLES, "line", Puzzle())
    for question, asked in (("moves", {"values": [0]}), ("hint", {"values": [0]}), ("shuffle", {"options": {}})):
        said = json.loads(worker.answer(question, json.dumps({"puzzle": "line", **asked})))
        assert said["error"]["key"] == ("no-shuffle" if question == "shuffle" else "no-hand")
