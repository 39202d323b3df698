"""Parsing takes time linear in the text: state readers in Python, sentences and readers in the page."""

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import process_time

import pytest
from dhadha.core.errors import InvalidInput
from dhadha.puzzles.registry import OWN, find_puzzle
from dhadha.runs.run import Run

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
import build as build_steps  # noqa: E402

PATTERNS = [
    *("1", "12", "1 ", "1,", "1, ", "1;", "1/", "1|", "1\n", "1*", "1 *", "-1", "- ", "−", "0.", "0 ", "."),
    *(" ", "\t", "\n", "\u200b", ",", "،", ";", "/", "(", "()", "(1", "(1,2) ", "[1,", "{{", "{}{"),
    *("a", "a1", "a1 ", "1a", "aB ", "X.", "é", "\\begin{", "\\begin{a}", "\\\\["),
    *("[1]", "{c}", "[code]", "<td>", "matrix(c(", "/*", "'", "1. ", "1 to ", "[,1]"),
    *("&", "<", "= ", "१", "٣", "\U0001d7ce", "\u0307", "\u0315\u0300", "/||"),
]
ENDS = ("", "x", "!")
# letters of the second text, how many times longer it may take, and what is too short to be measured; digits alone may
# be a square of that many cells, as those of the first text may
SHORT = 32**2
SIZES = [(102**2, 60, 0.004), (320**2, 1500, 0.05)]
pytestmark = pytest.mark.long  # they measure time


def seconds(read, text):
    best = 1e9
    for _ in range(3):
        began = process_time()
        with suppress(InvalidInput):
            read(text)
        best = min(best, process_time() - began)
        if best > 0.3:
            break
    return best


TEXTS = {  # options, of an algorithm, and how one begins
    ("pile-game", "grundy", "octal"): "0.7", ("pile-game", "grundy", "takes"): "1",
    ("coin-game", "grundy", "moves"): "-2,1",
}


@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize("name", [*OWN, *TEXTS])
def test_state_parsing_time_is_linear(name, sizes):
    letters, most, unmeasured = sizes
    if name in TEXTS:
        puzzle, algorithm, option = name

        def read(text):
            Run.prepare(puzzle, algorithm, None, {option: TEXTS[name] + text})
    else:
        algorithm = find_puzzle(name).algorithms[0].id

        def read(text):
            Run.prepare(name, algorithm, text, {})

    slow = {}
    for number, pattern in enumerate(PATTERNS):
        end = ENDS[number % 3]
        short, long = ((pattern * length)[: length - len(end)] + end for length in (SHORT, letters))
        took = seconds(read, long)
        if took > unmeasured:
            ratio = took / seconds(read, short)
            slow |= {pattern: round(ratio)} if ratio > most else {}
    assert slow == {}


def test_page_text_time_is_linear():
    """Each sentence with each pattern as an argument, and each parser of links, forms and packages."""
    command = [build_steps.node(), ROOT / "tests/python/superlinear_page_readers.mjs", ROOT / "static"]
    asked = json.dumps([PATTERNS, ENDS])
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    slow = json.loads(told.stdout)
    assert len(slow) >= 8
    assert {name: pattern for name, pattern in slow.items() if pattern} == {}
