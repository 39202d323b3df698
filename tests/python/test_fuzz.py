"""Native requests raise nothing but InvalidInput. `python build.py bench` runs more of them."""

from collections import Counter

from dhadha import InvalidInput
from dhadha.notation import normalized_text
from dhadha.puzzle.parameter import Parameter
from dhadha.runs.run import Run
from dhadha.trace.recorder import Recorder
from fuzz import PUZZLES, attempt, drained, requests
from hypothesis import example, given, settings
from hypothesis import strategies as st

PARAMETERS = {
    id(each): each for puzzle in PUZZLES for algorithm in puzzle.algorithms for each in algorithm.parameters
}
LETTERS = st.text("0123456789 ,;/|()[]{}-−.x×abhQ♛→\n\0\\&৩۴½\ud800") | st.text()
NUMBERS = st.integers() | st.floats() | st.integers(0, 12)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | LETTERS | st.binary(),
    lambda inside: st.lists(inside) | st.dictionaries(LETTERS, inside),
    max_leaves=8,
)


def test_requests_from_a_seed():
    outcomes = Counter()
    for random, *request in requests(0, 400):
        outcomes += attempt(random, *request)
    ends = {"found", "exhausted", "budget", "refused", "answered", "refused to answer", "played", "refused to play"}
    assert set(outcomes) == ends and outcomes["refused"] < 300 and outcomes["found"] > 60
    assert [str(each[1:]) for each in requests(7, 9)] == [str(each[1:]) for each in requests(7, 9)]


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


def test_run_without_a_limit_is_cancelled():
    assert drained(Recorder(Run.prepare("n-puzzle", "anytime", None, {"effort": 0}))) == "cancelled"
