"""Reading states and options takes time linear in the text."""

import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import process_time

import pytest
from dhadha.core.errors import InvalidInput
from dhadha.puzzles.registry import OWN, find_puzzle
from dhadha.runs.run import Run
from run_helpers import run_node_script

LONGEST, LETTERS = 0.5, 10_000  # seconds; quadratic time would be a hundred
PATTERNS = [
    *("1", "12", "1 ", "1,", "1, ", "1;", "1/", "1|", "1\n", "1*", "1 *", "-1", "- ", "−", "0.", "0 ", "."),
    *("# ", "# a\n", "#a:", "1,000", "1 000", "1\ufe0f\u20e3"),
    *(" ", "\t", "\n", "\u200b", ",", "،", ";", "/", "(", "()", "(1", "(1,2) ", "[1,", "{{", "{}{", "| ", "|-"),
    *("a", "a1", "a1 ", "1a", "aB ", "X.", "é", "a=", '{"a":', "array([", "array((", "'", '"', "+--", "|||/", "x 1,1 "),
    *("&", "<", "= ", "१", "٣", "\U0001d7ce", "\u0307", "\u0315\u0300", "%2", "https://", "<dhadha-player "),
]
ENDS = ("", "x", "!")
OPTIONS = {  # (puzzle, option): how it begins
    ("pile-game", "octal"): "0.7", ("pile-game", "takes"): "1", ("coin-game", "moves"): "-2,1",
}


@pytest.mark.parametrize("asked", [*OWN, *OPTIONS])
def test_parsing_time_is_linear(asked):
    """Of a text as the state of a puzzle, or as an option."""
    for number, pattern in enumerate(PATTERNS):
        text = (pattern * LETTERS)[:LETTERS] + ENDS[number % 3]
        puzzle, state, options = (asked, text, {}) if asked in OWN else (asked[0], None, {
            asked[1]: OPTIONS[asked] + text})
        began = process_time()
        with suppress(InvalidInput):
            Run.prepare(puzzle, find_puzzle(puzzle).algorithms[0].id, state, options)
        assert process_time() - began <= LONGEST, pattern


# ---- every pattern

IN_PYTHON = {
    "(?<": "(?P<", "(?P<=": "(?<=", "(?P<!": "(?<!", "[^]": r"[\s\S]", r"\/": "/", r"\P{ASCII}": r"[^\0-\x7f]",
}


def vulnerable_patterns(files):
    """Return what regexploit says about the patterns in Python files, and how many it has read."""
    command = [sys.executable, "-W", "ignore", "-m", "regexploit.bin.regexploit_python_ast", *files]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60)
    found = re.search(r"Processed (\d+) regexes", said.stdout)
    assert found and "Error" not in said.stdout, said.stdout + said.stderr
    return said.stdout[: found.start()].strip(), int(found[1])


def test_no_pattern_of_python_backtracks():
    found, count = vulnerable_patterns((Path(__file__).parents[2] / "py/dhadha").rglob("*.py"))
    assert found == "" and count > 60


def test_no_pattern_of_the_page_backtracks(tmp_path):
    patterns = run_node_script("print_regular_expressions.mjs")
    for javascript, python in IN_PYTHON.items():
        patterns = [pattern.replace(javascript, python) for pattern in patterns]
    patterns = [re.sub(r"\\p{\w+}", r"\\w", pattern) for pattern in patterns]
    (tmp_path / "patterns.py").write_text("".join(f"re.compile({pattern!r})\n" for pattern in patterns), "utf-8")
    assert vulnerable_patterns([tmp_path / "patterns.py"]) == ("", len(patterns))
    assert len(patterns) > 60
