"""Parsing takes time linear in the text: states and options in Python, sentences and forms in the page."""

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
    *("# ", "# a\n", "1,000", "1 000", "1\ufe0f\u20e3"),
    *(" ", "\t", "\n", "\u200b", ",", "،", ";", "/", "(", "()", "(1", "(1,2) ", "[1,", "{{", "{}{", "| ", "|-"),
    *("a", "a1", "a1 ", "1a", "aB ", "X.", "é", "a=", '{"a":', "array([", "'", '"', "+--", "|||/", "x 1,1 "),
    *("&", "<", "= ", "१", "٣", "\U0001d7ce", "\u0307", "\u0315\u0300"),
]
ENDS = ("", "x", "!")
LETTERS = 20_000
LONGEST = 0.5  # seconds; a quadratic step of a microsecond would take minutes
OPTIONS = {  # (puzzle, option): how it begins
    ("pile-game", "octal"): "0.7", ("pile-game", "takes"): "1", ("coin-game", "moves"): "-2,1",
    ("knight-path", "blocked"): "c3 [",
}


def seconds(puzzle, state, options):
    began = process_time()
    with suppress(InvalidInput):
        Run.prepare(puzzle, find_puzzle(puzzle).algorithms[0].id, state, options)
    return process_time() - began


def test_parsing_time_is_linear():
    slow = []
    for number, pattern in enumerate(PATTERNS):
        text = (pattern * LETTERS)[:LETTERS] + ENDS[number % 3]
        took = {puzzle: seconds(puzzle, text, {}) for puzzle in OWN}
        took |= {name: seconds(name[0], None, {name[1]: start + text}) for name, start in OPTIONS.items()}
        slow += [(name, pattern, spent) for name, spent in took.items() if spent > LONGEST]
    assert slow == []


@pytest.mark.long
def test_page_text_time_is_linear():
    """Each sentence with each pattern as an argument, and each parser of links, forms and packages."""
    command = [build_steps.node(), ROOT / "tests/python/superlinear_page_readers.mjs", ROOT / "static"]
    asked = json.dumps([PATTERNS, ENDS])
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    slow = json.loads(told.stdout)
    assert len(slow) >= 8
    assert {name: pattern for name, pattern in slow.items() if pattern} == {}
