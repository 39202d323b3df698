"""Requests and options, valid to hopeless: each is refused with InvalidInput, or runs, ends and can be recorded."""

import json
from collections import Counter
from random import Random

import pytest
from dhadha import InvalidInput
from dhadha.notation import normalized_text
from dhadha.puzzle import HasGenerator
from dhadha.puzzle.parameter import Parameter
from dhadha.puzzles import registry
from dhadha.runs.run import Run
from dhadha.trace.recorder import STEPS_PER_CHUNK, Recorder
from dhadha.worker import api as worker
from hypothesis import example, given, settings
from hypothesis import strategies as st
from trace_reader import read_blocks

MOST_STEPS = 20_000  # of runs with such budgets
SMALL = 15
BOUNDED = {
    "budget": 400, "effort": 400, "max-steps": 60, "restarts": 3, "probes": 60, "generations": 4, "patience": 20,
    "population": 12, "length": 300, "gallery": 20, "depth-limit": 40,
}
LETTERS = "0123456789 ,;/|()[]{}<>-−+.x×abhQqZ♛→\t\n\r\0\\&$%'\"_:=∞½²৩۴٥ﷺ\u200c\ud800😀é#"
WORDS = [
    "0", "1", "2", "-1", "8", "31", "a1", "h8", "x", "to", "without", "(1,2)", "-2,1", "0.77", "1-5", "99999999", "1e9",
    "nan", "None", "[]", "{}", "\\begin{pmatrix}", "\\\\", "…", "9" * 30, "a" * 50, "0" * 60, "yes", "no", "-0", "0x10",
    "1_0", " ", "", "é", "{given}", "%s", "../..", "<b>", "১২৩",
]
TEXTS = {
    "leaper": ["1,3", "0,1", "2,2"],
    "takes": ["1-3 5", "{2}", "1,3,4"],
    "octal": ["0.77", "0.137", ".٣٣"],
    "moves": ["-1,0 0,-1", "-2,1 1,-2", "0,1 1,0", "1,1 -1,-1"],
    "goal": ["123456780", "012345678", "1230"],
}
ODD = [
    None, True, False, 0, -1, 7, 2**70, 10**4500, 1.5, float("nan"), float("inf"), b"12", [], [2, 4, 1, 3], {"n": 4},
    (), object(), "\ud800", ["1"] * 50,
]
PUZZLES = registry.own_puzzles()


def text(random: Random) -> str:
    """Return meaningless words or letters."""
    if random.random() < 0.5:
        return random.choice(["", " ", ",", "\n"]).join(random.choices(WORDS, k=random.randrange(8)))
    return "".join(random.choices(LETTERS, k=random.randrange(1 + random.choice([3, 12, 60]))))


def nearly(good: str, random: Random) -> str:
    """Return a valid text with a few changed letters."""
    for _ in range(random.randrange(1, 4)):
        at, end = sorted((random.randint(0, len(good)), random.randint(0, len(good))))
        put = random.choice([random.choice(LETTERS), random.choice(WORDS), good[at:end], ""])
        good = good[:at] + put + (good[at:] if random.random() < 0.5 else good[min(end, at + 3) :])
    return good


def state_for(puzzle, random: Random):
    """Return an example, a shuffle, one with a fault, or any text."""
    good = random.choice([puzzle.example, *(preset.state for preset in puzzle.presets)])
    if isinstance(puzzle, HasGenerator) and random.random() < 0.4:
        good = puzzle.shuffle(random.randint(2, 4), random.randint(2, 4), random.randrange(1000), random.randrange(20))
    others = [good, nearly(good, random), text(random), random.choice(ODD)]
    return random.choices(others, [60, 25, 12, 3])[0]


def value_for(parameter, random: Random):
    """Return a value that is valid, nearly valid, or invalid."""
    kind = random.random()
    if kind < 0.04:
        return random.choice(ODD[parameter.id in BOUNDED :])  # None means the default, which bounds little
    if parameter.kind == "integer":
        least = max(parameter.minimum, parameter.id in BOUNDED)  # an effort of 0 has no limit
        good = random.randint(least, min(parameter.maximum, parameter.minimum + BOUNDED.get(parameter.id, SMALL)))
        others = [good, str(good), f" {good} ", parameter.minimum - 1, parameter.maximum + 1, text(random)]
        return random.choice(others) if kind < 0.3 else good
    if parameter.kind == "choice":
        return random.choice([*parameter.choices * 4, text(random)])
    if parameter.kind == "switch":
        return random.choice([True, False, "yes", "off", "", True, False, text(random)])
    good = random.choice([parameter.default, *TEXTS.get(parameter.id, ())])
    return good if kind < 0.8 else nearly(good, random) if kind < 0.92 else text(random)


def options_for(parameters, random: Random) -> dict:
    """Return some options, including all that bound the work, sometimes an unknown one."""
    chosen = {each.id: value_for(each, random) for each in parameters if each.id in BOUNDED or random.random() < 0.3}
    return chosen | ({text(random): text(random)} if random.random() < 0.03 else {})


def requests(seed: int, count: int):
    """(random, puzzle, algorithm, state, options), …"""
    for number in range(count):
        random = Random(f"{seed} {number}")
        puzzle = random.choice(PUZZLES)
        algorithm = random.choice(puzzle.algorithms)
        yield random, puzzle, algorithm, state_for(puzzle, random), options_for(algorithm.parameters, random)


def attempt(random: Random, puzzle, algorithm, state, options) -> Counter:
    """Run a request and the page's requests about its board; return {outcome: count}. Raise on a fault."""
    outcomes = Counter()
    try:
        run = Run.prepare(puzzle.id, algorithm.id, state, options)
        outcomes[drained(Recorder(run))] += 1
        ask_about(run, random, outcomes)
    except InvalidInput as error:
        json.dumps(error.as_dict(), allow_nan=False)
        outcomes["refused"] += 1
    return outcomes


def drained(recorder: Recorder) -> str:
    """Run to the end, decode the recorded trace, and return the status. A run without a limit is cancelled."""
    blocks, more, run = [recorder.header()], True, recorder.run
    is_endless = run.options.get("effort") == 0
    while more or recorder.pending:
        more = more and recorder.take(1 if is_endless else STEPS_PER_CHUNK)
        if is_endless:
            run.finish()
        blocks.append(recorder.chunk())
        assert recorder.recorded < MOST_STEPS
    footer = read_blocks(b"".join([*blocks, recorder.footer()])).footer
    json.dumps(run.result, default=list, allow_nan=False)
    assert (footer["status"], footer["steps"]) == (run.status, recorder.recorded)
    assert isinstance(run.puzzle.answer_line(run), str)
    recorder.close()
    return run.status


def ask_about(run, random: Random, outcomes: Counter) -> None:
    """Make the page's requests about the board of a run, valid and faulty."""
    board = {"values": []} | run.board
    values = [*board["values"], *[board.get("fill", 0)] * (board.get("cells", 0) - len(board["values"]))]
    if len(values) > 2000:
        return
    if random.random() < 0.5 and values:
        values[random.randrange(len(values))] = random.choice([-7, -2, -1, 0, 1, 2, 3, 64, 65, 66, 10**9, "1", None])
    if random.random() < 0.1:
        values = values[: random.randint(0, len(values))] * random.choice([1, 2])
    asked = {"puzzle": run.puzzle.id, "values": values, "algorithm": run.algorithm.id, "options": run.options}
    asked["board"] = random.choice([None, board, {}, [], "board", {"rows": None, "values": 3}])
    shuffling = run.puzzle.shuffle_parameters if isinstance(run.puzzle, HasGenerator) else ()
    level, seed = random.choice(["perfect", "beatable"] * 4 + ["mean"]), random.choice([0, 5, "6", 10**9, None])
    questions = [
        ("moves", asked), ("hint", asked), ("distance", asked), ("reply", asked | {"level": level, "seed": seed}),
        ("shuffle", {"puzzle": run.puzzle.id, "options": in_json(options_for(shuffling, random))}),
    ]
    for question, arguments in random.sample(questions, 2):
        answer = json.loads(worker.answer(question, json.dumps(arguments)))
        outcomes["answered" if "value" in answer else "refused to answer"] += 1


def in_json(options: dict) -> dict:
    """Return the options that JSON can represent."""
    return {
        name: value for name, value in options.items()
        if isinstance(value, (str, bool)) or value in (None, 0, 1.5, [], {"n": 4})
    }


# ---- single options

PARAMETERS = {
    id(each): each for puzzle in PUZZLES for algorithm in puzzle.algorithms for each in algorithm.parameters
}
WRITTEN = st.text("0123456789 ,;/|()[]{}-−.x×abhQ♛→\n\0\\&৩۴½\ud800") | st.text()
NUMBERS = st.integers() | st.floats() | st.integers(0, 12)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | WRITTEN | st.binary(),
    lambda inside: st.lists(inside) | st.dictionaries(WRITTEN, inside),
    max_leaves=8,
)


@pytest.mark.parametrize("count", [400, pytest.param(10_000, marks=pytest.mark.long)])
def test_requests_from_a_seed(count):
    outcomes = Counter()
    for random, *request in requests(count, count):
        outcomes += attempt(random, *request)
    ends = {"found", "exhausted", "budget", "refused", "answered", "refused to answer"}
    assert ends <= outcomes.keys() <= ends | {"cancelled"}
    assert outcomes["refused"] < .75 * count and outcomes["found"] > .15 * count


@settings(max_examples=250)
@given(st.sampled_from(list(PARAMETERS.values())), ANYTHING)
@example(next(each for each in PARAMETERS.values() if each.kind == "state"), b"")
@example(next(each for each in PARAMETERS.values() if each.kind == "state"), "\u06f1".encode("utf-16"))
def test_an_option_is_read_as_what_it_is_or_refused(parameter: Parameter, value):
    """A parsed value is in range and survives a round trip."""
    try:
        read = parameter.read(value)
    except InvalidInput as error:
        assert parameter.id in str(error)
        return
    assert parameter.read(read) == parameter.read(str(read)) == read
    if parameter.kind == "integer":
        assert type(read) is int and parameter.minimum <= read <= parameter.maximum
    elif parameter.kind == "switch":
        assert type(read) is bool
    elif parameter.kind == "choice":
        assert read in parameter.choices
    else:
        assert read == normalized_text(value, "x", 10**9)


@given(
    st.sampled_from([each for each in PARAMETERS.values() if each.kind == "integer"]),
    st.integers(),
    st.sampled_from(["{}", " {} ", "\t{}\n", "+{}", "0{}"]),
)
def test_whole_numbers_are_read_exactly_where_they_are_in_range(parameter: Parameter, number, form):
    if number < 0:
        form = "{}"
    fits = parameter.minimum <= number <= parameter.maximum
    try:
        assert parameter.read(form.format(number)) == number and fits
    except InvalidInput as error:
        assert not fits and error.key == (
            "too-large-here" if parameter.larger_limits and number > parameter.maximum else "not-in-range"
        )
