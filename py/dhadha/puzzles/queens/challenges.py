"""Challenges of the queens puzzle."""

from ...core.puzzle_types import Challenge

CHALLENGES: tuple[Challenge, ...] = (
    {"id": "four-queens", "goal": "complete", "state": "0 0 0 0", "level": 1, "hints": ("no-corner", "diagonals")},
    {"id": "last-four", "goal": "complete", "state": "1 5 8 6 0 0 0 0",
     "level": 1, "hints": ("fewest-squares", "try-both")},
    {"id": "six-queens", "goal": "complete", "state": "0 0 0 0 0 0", "level": 2, "hints": ("no-corner", "diagonals")},
    {"id": "queen-in-the-middle", "goal": "complete", "state": "0 0 0 4 0 0 0 0",
     "level": 2, "hints": ("fewest-squares", "try-both")},
    {"id": "two-of-ten", "goal": "complete", "state": "0 0 0 1 0 0 10 0 0 0",
     "level": 3, "hints": ("fewest-squares", "try-both")},
    {"id": "slow-backtracking", "goal": "find", "algorithm": "backtracking", "of": "tests", "least": 1200, "level": 3,
     "options": {"n": 8, "until": "first"}, "hints": ("late-queen", "last-column")},
)
