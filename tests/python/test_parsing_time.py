"""Reading a state takes time linear in the text."""

from contextlib import suppress
from time import process_time

import pytest
from dhadha.core.errors import InvalidInput
from dhadha.puzzles.registry import OWN, find_puzzle
from dhadha.runs.run import Run

PATTERNS = [
    *("1", "12", "1 ", "1,", "1;", "1/", "1|", "1\n", "1*", "-1", "- ", "0.", "0 "), *(" ", "\u200b", ",", ";", "("),
    *("()", "(1,2) ", "[1,", "{{", "a1", "X.", "&", "<", "'", "# a\n", "1,000", "| ", "|-", '{"a":', "array([", "+--"),
    *("|||/", "x 1,1 ", "१", "1\ufe0f\u20e3", "\u0315\u0300"),
]
SHORT, LONG = 32**2, 320**2  # letters; digits alone may be a square of that many cells
MOST = 1500  # times as long
UNMEASURED = 0.05  # seconds
pytestmark = pytest.mark.long  # it measures time


def seconds(name, text):
    best = 1e9
    for _ in range(3):
        began = process_time()
        with suppress(InvalidInput):
            Run.prepare(name, find_puzzle(name).algorithms[0].id, text, {})
        best = min(best, process_time() - began)
        if best > 0.3:
            break
    return best


@pytest.mark.parametrize("name", OWN)
def test_state_parsing_time_is_linear(name):
    slow = []
    for number, pattern in enumerate(PATTERNS):
        end = ("", "x", "!")[number % 3]
        short, long = ((pattern * length)[: length - len(end)] + end for length in (SHORT, LONG))
        if (took := seconds(name, long)) > UNMEASURED and took > MOST * seconds(name, short):
            slow.append(pattern)
    assert slow == []
