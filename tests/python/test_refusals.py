"""Invalid input of any type is refused promptly, briefly, and only with InvalidInput."""

import json
from time import process_time

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.core.text import LISTED, LONGEST_ARGUMENT, QUOTED, listed, quoted
from dhadha.puzzles import registry
from dhadha.worker import api as worker

SIGN = "ж"  # no puzzle reads it
ALGORITHMS = [(puzzle, algorithm) for puzzle in registry.own_puzzles() for algorithm in puzzle.algorithms]
EVERY_ALGORITHM = pytest.mark.parametrize("puzzle, algorithm", ALGORITHMS, ids=lambda each: each.id)
LARGE = next(
    algorithm for puzzle, algorithm in ALGORITHMS if (puzzle.id, algorithm.id) == ("n-queens", "large")
)  # it takes a million queens


TEXTS = (
    r"\\[",
    r"\begin{a}{",
    r"\begin{{a}",
    "(5",
    "( ",
    "1 , ",
    "a1-",
    "1-1 ",
    "[[",
    "1\n",
    "- ",
    "1|",
    "1,2 ",
)
FIRST = {id(parameter): algorithm for _, algorithm in reversed(ALGORITHMS) for parameter in algorithm.parameters}


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


ODD = [
    [],
    {},
    (),
    set(),
    {"a": 1},
    None,
    b"n-puzzle",
    bytearray(9),
    0,
    -1,
    1.5,
    1e308,
    float("nan"),
    float("-inf"),
    1j,
    True,
    Ellipsis,
    int,
    10**4999,
    -(10**5000),
    Mute(),
    Unequal(),
    object(),
    nested(100_000),
    "\ud800",
    "\0",
    "",
    "x" * 10**6,
    range(10**9),
    memoryview(b"12"),
    lambda: 1,
]


def refusal(puzzle="n-puzzle", algorithm="a-star", state=None, **options) -> InvalidInput:
    with pytest.raises(InvalidInput) as caught:
        dhadha.run(puzzle, algorithm, state, **options)
    assert is_short(caught.value)
    return caught.value


def is_short(error: InvalidInput) -> bool:
    """Return whether it is one displayable line that quotes at most 40 characters of the input."""
    said = error.as_dict()
    json.dumps(said, allow_nan=False)
    texts = [said["sentence"], *(each for each in said["args"].values() if isinstance(each, str))]
    assert all(isinstance(each, (str, int)) for each in said["args"].values())
    assert all(
        text.count(SIGN) <= QUOTED and len(text) <= LONGEST_ARGUMENT + 300 and len(text.splitlines()) <= 1
        for text in texts
    )
    return True


def test_names_of_any_type_are_refused():
    puzzle = registry.find_puzzle("n-puzzle")
    for name in ODD:
        assert refusal(puzzle=name).key == "unknown-puzzle"
        assert name is None or refusal(algorithm=name).key == "unknown-algorithm"
        with pytest.raises(InvalidInput) as caught:
            puzzle.apply("123046758", name, {})
        assert caught.value.key == "not-a-move" and is_short(caught.value)


@EVERY_ALGORITHM
def test_states_and_options_of_any_type_are_read_or_refused(puzzle, algorithm):
    for odd in ODD:
        for options in ({}, *({parameter.id: odd} for parameter in algorithm.parameters)):
            try:
                dhadha.run(puzzle.id, algorithm.id, puzzle.example if options else odd, **options)
            except InvalidInput as error:
                assert is_short(error)
    with pytest.raises(InvalidInput) as caught:
        algorithm.read_options([("n", 4)])
    assert caught.value.key == "not-options"


def test_invalid_types_refused():
    assert (
        refusal(state=10**4999).key == refusal(state=nested(100_000)).key == refusal(state=Mute()).key == "not-a-text"
    )
    assert refusal(budget=10**4999).key == refusal(goal=Mute()).key == refusal(heuristic=Unequal()).key == "not-a-text"
    assert (
        refusal(budget="9" * 5000).key == refusal(budget=float("nan")).key == refusal(budget=True).key == "not-in-range"
    )
    assert refusal(state="1230 " * 10**6).key == refusal(goal="1" * 10**6).key == "text-too-long"
    assert refusal(**{"speed" * 1000: 1}).key == "unknown-option"


@EVERY_ALGORITHM
def test_refusals_quote_little(puzzle, algorithm):
    long = [
        SIGN * 5000,
        (SIGN * 30 + " ") * 500,
        "1 2 " + SIGN * 500,
        "(" + SIGN * 300 + ")",
        "0." + SIGN * 300,
        "a1 " + SIGN * 99,
    ]
    for text in long:
        for options in ({}, {SIGN * 300: 1}, *({parameter.id: text} for parameter in algorithm.parameters)):
            refusal(puzzle.id, algorithm.id, puzzle.example if options else text, **options)


@EVERY_ALGORITHM
def test_a_million_characters_are_refused_at_once(puzzle, algorithm):
    """The limit is 0.3 s on an idle machine; process time excludes waiting."""
    million = 1_000_000
    texts = [
        "x" * million,
        "1 2 " * (million // 4),
        "! " * (million // 2),
        "(1,2)" * (million // 5),
        "\\begin{" * (million // 7),
    ]
    for text in texts[::2] if algorithm is LARGE else texts:
        began = process_time()
        for options in ({}, *({parameter.id: text} for parameter in algorithm.parameters if not parameter.from_state)):
            refusal(puzzle.id, algorithm.id, puzzle.example if options else text, **options)
        assert process_time() - began < 0.6


@EVERY_ALGORITHM
def test_texts_as_long_as_they_may_be_are_read_in_time(puzzle, algorithm):
    """No pattern of these takes a time that grows with the square of its length. A puzzle's first algorithm reads each
    as a state, others some of them; an option that several have is read by the first of them."""
    number = puzzle.algorithms.index(algorithm)
    as_state = TEXTS[number % 4 :: 4] if number else TEXTS
    names = [
        parameter.id
        for parameter in algorithm.parameters
        if parameter.kind in ("text", "offsets") and FIRST[id(parameter)] is algorithm
    ]
    for text in TEXTS:
        long = text * (90_000 // len(text))
        began = process_time()
        for state, options in [(long, {})] * (text in as_state) + [(puzzle.example, {name: long}) for name in names]:
            try:
                dhadha.run(puzzle.id, algorithm.id, state, **options)
            except InvalidInput as error:
                assert is_short(error)
        assert process_time() - began < 1.5


def test_quotes_are_one_line_of_what_can_be_shown():
    assert [quoted(each) for each in ("two\nlines", " x ", "\x1b[2Jred\0", "a" * 41, Mute(), 10**5000)] == [
        "two lines", "x", "[2Jred", "a" * 39 + "…", "<Mute>", "<int>"]
    assert listed([]) == "–" and listed("ab") == "a, b"
    assert listed(map(str, range(10**6))).count(",") == LISTED and listed(["x" * 99] * 50).count("x") < LISTED * QUOTED


def test_package_refusals_truncated():
    error = InvalidInput("mine", "{given} {number}", given="x" * 10**6, number=10**5000)
    assert len(error.params["given"]) == LONGEST_ARGUMENT and len(str(error)) < LONGEST_ARGUMENT + 50
    assert json.dumps(error.as_dict())


BOARD = {"puzzle": "n-puzzle", "values": [1, 2, 3, 0]}


@pytest.mark.parametrize(
    "question, arguments",
    [
        ("fly", {}),
        ("", {}),
        (None, {}),
        ([], {}),
        ("catalogue", {"all": 1}),
        ("start", {}),
        ("start", []),
        ("start", "n-puzzle"),
        ("start", None),
        ("start", {"puzle": "n-puzzle"}),
        ("start", {"puzzle": ["n-puzzle"]}),
        ("start", {"puzzle": "n-puzzle", "algorithm": {}}),
        ("start", {"puzzle": "n-puzzle", "algorithm": "a-star", "options": [1]}),
        ("start", {"puzzle": "n-puzzle", "algorithm": "a-star", "options": "budget"}),
        ("start", {"puzzle": "n-puzzle", "algorithm": "a-star", "state": {"a": []}}),
        ("sources", {"puzzle": 5}),
        ("sources", {"puzzle": {}}),
        ("shuffle", {"puzzle": "n-puzzle"}),
        ("shuffle", {"puzzle": "n-puzzle", "options": 7}),
        ("moves", {"puzzle": "n-puzzle"}),
        ("moves", BOARD | {"values": 5}),
        ("moves", BOARD | {"values": {"0": 1}}),
        ("moves", BOARD | {"values": ["1", "2", "3", "0"]}),
        ("moves", BOARD | {"values": [1.0, 2, 3, 0]}),
        ("moves", BOARD | {"values": [[1], 2, 3, 0]}),
        ("moves", BOARD | {"values": [2**60, 2, 3, 0]}),
        ("moves", BOARD | {"values": [None]}),
        ("moves", BOARD | {"values": [0] * 1_200_000}),
        ("moves", BOARD | {"options": 1}),
        ("moves", BOARD | {"algorithm": 5}),
        ("moves", BOARD | {"level": "perfect"}),
        ("advice", BOARD | {"values": []}),
        ("distance", BOARD | {"values": [1, 1, 2, 0]}),
        ("distance", {"puzzle": "pile-game", "values": [3, 4]}),
        ("reply", BOARD),
        ("reply", BOARD | {"level": "mean", "seed": 1}),
        ("reply", BOARD | {"level": "perfect", "seed": []}),
        ("reply", BOARD | {"level": ["perfect"], "seed": 1}),
        ("discover", {"strict": False}),
    ],
)
def test_worker_answers_every_request(question, arguments):
    said = json.loads(worker.answer(question, json.dumps(arguments)))
    assert said.keys() == {"error"} and said["error"]["sentence"] and len(said["error"]["sentence"]) < 800


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "{",
        "{'puzzle': 1}",
        "[" * 200_000,
        '{"a":' * 200_000,
        '{"seed": ' + "9" * 5000 + "}",
        "nul",
        '"\\ud800"',
        "NaN",
        None,
        7,
    ],
)
def test_worker_answers_invalid_json(arguments):
    assert json.loads(worker.answer("start", arguments))["error"]["key"] == "internal"
