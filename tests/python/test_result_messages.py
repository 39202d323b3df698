"""Every fact of a result, other than boards, moves and numbers, has a message in the pages."""

import re
from pathlib import Path

import dhadha
import pytest

TEXTS = Path(__file__).parents[2] / "static/i18n/en"
RUNS = [
    ("n-puzzle", "a-star", "123456780"), ("n-puzzle", "a-star", "213456780"), ("n-puzzle", "solvability", "123456780"),
    ("n-queens", "check", "2 4 1 3"), ("n-queens", "check", "1 2 0 4"), ("n-queens", "check", "2 0 1 0"),
    ("n-queens", "check", "2 4 1 3 x 1,1 2,1"), ("n-queens", "backtracking", "1 2 . ."),
    ("magic-square", "check", "8 1 6 / 3 5 7 / 4 9 2"), ("magic-square", "check", "8 1 6 / 3 5 7 / 4 2 9"),
    ("magic-square", "complete", "8 1 6 / 3 5 7 / 4 2 ."), ("magic-square", "nearest", "8 1 6 / 3 5 7 / 4 9 1"),
    ("knight-path", "breadth-first", "a1 h8"), ("knight-path", "breadth-first", "a1 h8 x f7 g6"),
    ("estimate-tree", "greedy-backtracking", "45(46 47)"), ("pile-game", "grundy", "5 2 3"),
    ("coin-game", "grundy", "(5,2)"),
]


@pytest.mark.parametrize("puzzle, algorithm, state", RUNS)
def test_every_fact_has_a_message(puzzle, algorithm, state):
    run = dhadha.run(puzzle, algorithm, state)
    list(run)
    texts = (TEXTS / f"{puzzle}.ftl").read_text() + (TEXTS / "common.ftl").read_text()
    for part in re.split("[,;:] ", run.puzzle.answer_line(run)):
        words = re.findall("[a-z]+", re.sub(r"\b[a-z]?\d+\b", " ", part).lower())
        assert not words or f"\nline-{'-'.join(words)} = " in texts, part
