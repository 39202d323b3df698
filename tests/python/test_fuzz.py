"""Requests and options, valid to hopeless: each is refused with InvalidInput, or runs, ends and can be recorded."""

import json
from contextlib import suppress

from dhadha import InvalidInput
from dhadha.notation.normalize_input import normalized_text
from dhadha.puzzle import HasGenerator
from dhadha.puzzle.parameter import Parameter
from dhadha.puzzles import registry
from dhadha.runs.run import Run
from dhadha.trace.recorder import STEPS_PER_CHUNK, Recorder
from dhadha.worker import api as worker
from hypothesis import example, given, settings
from hypothesis import strategies as st
from test_invalid_input import assert_refusal_is_short
from trace_reader import read_blocks

MOST_STEPS = 20_000  # of runs with such budgets
SMALL = 15
BOUNDED = {
    "budget": 400, "effort": 400, "max-steps": 60, "restarts": 3, "probes": 60, "generations": 4, "patience": 20,
    "population": 12, "length": 300, "gallery": 20, "depth-limit": 40,
}
TEXTS = {
    "leaper": ["1,3", "0,1", "2,2"],
    "takes": ["1-3 5", "{2}", "1,3,4"],
    "octal": ["0.77", "0.137", ".٣٣"],
    "moves": ["-1,0 0,-1", "-2,1 1,-2", "0,1 1,0", "1,1 -1,-1"],
    "goal": ["123456780", "012345678", "1230"],
}
PUZZLES = registry.own_puzzles()
WRITTEN = st.text("0123456789 ,;/|()[]{}-−.x×abhQ♛→\n\0\\&৩۴½\ud800") | st.text()
NUMBERS = st.integers() | st.floats() | st.integers(0, 12)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | WRITTEN | st.binary(),
    lambda inside: st.lists(inside) | st.dictionaries(WRITTEN, inside),
    max_leaves=8,
)
SEEDS = st.integers(0, 999)


def mostly(good, odd=ANYTHING):
    """Draw from the first strategy, sometimes from the other."""
    return st.integers(0, 9).flatmap(lambda chance: odd if chance == 9 else good)


@st.composite
def nearly_valid_text(draw, texts):
    """Draw a valid text with a changed part."""
    good = draw(texts)
    begin, end = sorted(draw(st.tuples(*[st.integers(0, len(good))] * 2)))
    return good[:begin] + draw(WRITTEN) + good[end:]


def state_strategy(puzzle):
    """Return examples, shuffles, ones with a fault, and anything."""
    good = st.sampled_from([puzzle.example, *(preset.state for preset in puzzle.presets)])
    if isinstance(puzzle, HasGenerator):
        good |= st.builds(puzzle.shuffle, st.integers(2, 4), st.integers(2, 4), SEEDS, st.integers(0, 19))
    return mostly(good | good | nearly_valid_text(good))


def option_value_strategy(parameter):
    """Return values that are valid, nearly valid, or anything; None means the default, which bounds little."""
    odd = ANYTHING.filter(lambda value: value is not None) if parameter.id in BOUNDED else ANYTHING
    if parameter.kind == "integer":
        least = max(parameter.minimum, parameter.id in BOUNDED)  # an effort of 0 has no limit
        good = st.integers(least, min(parameter.maximum, parameter.minimum + BOUNDED.get(parameter.id, SMALL)))
        return mostly(good | good.map(str), st.sampled_from([parameter.minimum - 1, parameter.maximum + 1]) | odd)
    if parameter.kind in ("choice", "switch"):
        return mostly(st.sampled_from(parameter.choices or [True, False, "yes", "off", ""]), odd)
    good = st.sampled_from([parameter.default, *TEXTS.get(parameter.id, ())])
    return mostly(good | nearly_valid_text(good), odd)


def option_set_strategy(parameters):
    """Return some options, including all that bound the work."""
    needed = {each.id: option_value_strategy(each) for each in parameters if each.id in BOUNDED}
    others = {each.id: option_value_strategy(each) for each in parameters if each.id not in BOUNDED}
    return mostly(st.fixed_dictionaries(needed, optional=others), st.fixed_dictionaries(needed | {"speed": ANYTHING}))


@st.composite
def draw_run_request(draw):
    puzzle = draw(st.sampled_from(PUZZLES))
    algorithm = draw(st.sampled_from(puzzle.algorithms))
    return puzzle.id, algorithm.id, draw(state_strategy(puzzle)), draw(option_set_strategy(algorithm.parameters))


@settings(max_examples=400, deadline=None)
@given(draw_run_request(), st.data())
def test_requests_are_refused_or_run_and_are_recorded(request, data):
    """The page's requests about the board are answered or refused, too."""
    try:
        run = Run.prepare(*request)
        record_and_check_trace(Recorder(run))
        assert_worker_answers_about(run, data.draw)
    except InvalidInput as error:
        assert assert_refusal_is_short(error)


def record_and_check_trace(recorder: Recorder) -> None:
    """Run to the end and decode the recorded trace. A run without a limit is cancelled."""
    blocks, more, run = [recorder.header()], True, recorder.run
    is_endless = run.options.get("effort") == 0
    while more or recorder.pending:
        more = more and recorder.take_steps(1 if is_endless else STEPS_PER_CHUNK)
        if is_endless:
            run.request_stop()
        blocks.append(recorder.encode_next_chunk())
        assert recorder.recorded < MOST_STEPS
    footer = read_blocks(b"".join([*blocks, recorder.footer()])).footer
    json.dumps(run.result, default=list, allow_nan=False)
    assert (footer["status"], footer["steps"]) == (run.status, recorder.recorded)
    assert run.status in ("found", "exhausted", "budget", "cancelled")
    assert isinstance(run.puzzle.answer_line(run), str)
    recorder.close()


def assert_worker_answers_about(run, draw) -> None:
    """Make the page's requests about the board of a run, valid and faulty."""
    board = {"values": []} | run.board
    values = [*board["values"], *[board.get("fill", 0)] * (board.get("cells", 0) - len(board["values"]))]
    if len(values) > 2000:
        return
    for cell, value in draw(st.dictionaries(st.integers(0, len(values)), NUMBERS, max_size=2)).items():
        values[cell : cell + 1] = [value]
    asked = {"puzzle": run.puzzle.id, "values": values, "algorithm": run.algorithm.id, "options": run.options,
             "board": draw(mostly(st.just(board), st.sampled_from([None, {}, [], "board", {"rows": None}])))}
    shuffling = run.puzzle.shuffle_parameters if isinstance(run.puzzle, HasGenerator) else ()
    levels = st.sampled_from(["perfect", "beatable", "mean"])
    for question, arguments in (
        ("moves", asked), ("hint", asked), ("distance", asked),
        ("reply", asked | {"level": draw(levels), "seed": draw(mostly(SEEDS))}),
        ("shuffle", {"puzzle": run.puzzle.id, "options": draw(option_set_strategy(shuffling))}),
    ):
        with suppress(TypeError):  # JSON has no bytes
            given = json.dumps(arguments)
            assert json.loads(worker.answer(question, given)).keys() <= {"value", "error"}


# ---- single options

PARAMETERS = {
    id(each): each for puzzle in PUZZLES for algorithm in puzzle.algorithms for each in algorithm.parameters
}


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
