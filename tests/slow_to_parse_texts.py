"""Texts that cost a careless reader quadratic time, and the seconds that reading them takes."""

from contextlib import suppress
from time import process_time

from dhadha.core.errors import InvalidInput
from dhadha.puzzles.registry import OWN, find_puzzle
from dhadha.runs.run import Run

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


def hostile_texts(letters: int) -> list[str]:
    return [(pattern * letters)[:letters] + ENDS[number % 3] for number, pattern in enumerate(PATTERNS)]


def reading_times(text: str) -> dict[str, float]:
    """Return the seconds that each puzzle takes to read a text as its state, and as an option where it has one."""
    times = {puzzle: parsing_seconds(puzzle, text, {}) for puzzle in OWN}
    for (puzzle, option), begin in OPTIONS.items():
        times[f"{puzzle} {option}"] = parsing_seconds(puzzle, None, {option: begin + text})
    return times


def parsing_seconds(puzzle: str, state: str | None, options: dict[str, str]) -> float:
    began = process_time()
    with suppress(InvalidInput):
        Run.prepare(puzzle, find_puzzle(puzzle).algorithms[0].id, state, options)
    return process_time() - began
