"""Reading states and options takes time linear in the text."""

from contextlib import suppress
from time import process_time

from dhadha.core.errors import InvalidInput
from dhadha.puzzles.registry import OWN, find_puzzle
from dhadha.runs.run import Run

PATTERNS = [
    *("1", "12", "1 ", "1,", "1, ", "1;", "1/", "1|", "1\n", "1*", "1 *", "-1", "- ", "−", "0.", "0 ", "."),
    *("# ", "# a\n", "1,000", "1 000", "1\ufe0f\u20e3"),
    *(" ", "\t", "\n", "\u200b", ",", "،", ";", "/", "(", "()", "(1", "(1,2) ", "[1,", "{{", "{}{", "| ", "|-"),
    *("a", "a1", "a1 ", "1a", "aB ", "X.", "é", "a=", '{"a":', "array([", "'", '"', "+--", "|||/", "x 1,1 "),
    *("&", "<", "= ", "१", "٣", "\U0001d7ce", "\u0307", "\u0315\u0300"),
]
ENDS = ("", "x", "!")
LETTERS = 10_000
LONGEST = 0.5  # seconds; quadratic time would be a hundred
OPTIONS = {  # (puzzle, option): how it begins
    ("pile-game", "octal"): "0.7", ("pile-game", "takes"): "1", ("coin-game", "moves"): "-2,1",
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
