"""Challenges of the magic squares."""

from ...core.puzzle_types import Challenge

CHALLENGES: tuple[Challenge, ...] = (
    {"id": "five-givens", "goal": "complete", "algorithm": "complete",
     "state": "2 0 6 0 5 0 4 0 8", "level": 1, "hints": ("one-gap", "sum-of-diagonal")},
    {"id": "two-givens", "goal": "complete", "algorithm": "complete",
     "state": "0 0 6 0 0 1 0 0 0", "level": 2, "hints": ("centre", "one-gap")},
    {"id": "four-from-eight", "goal": "complete", "algorithm": "complete",
     "state": "16 0 2 13 0 10 0 0 9 0 7 0 0 15 0 0", "level": 2,
     "hints": ("sum-of-four", "one-gap")},
    {"id": "four-from-five", "goal": "complete", "algorithm": "complete", "state": "16 0 0 13 0 0 11 0 0 6 0 0 0 0 0 1",
     "level": 3, "hints": ("sum-of-four", "opposite-pairs")},
)
