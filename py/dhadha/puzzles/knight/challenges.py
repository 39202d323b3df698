"""Challenges of the knight's path."""

from ...core.puzzle_types import Challenge, Settings

EIGHT: Settings = {"rows": 8, "columns": 8, "leaper": "1,2"}
FOUR: Settings = {"rows": 4, "columns": 4, "leaper": "1,2"}

CHALLENGES: tuple[Challenge, ...] = (
    {"id": "six-moves-apart", "goal": "find", "state": "d4 e5", "algorithm": "breadth-first",
     "of": "distance", "least": 6,
     "level": 1, "options": EIGHT, "hints": ("corners", "opposite-corners")},
    {"id": "two-walls", "goal": "find", "state": "a1 h8", "algorithm": "breadth-first", "of": "no-answer", "changes": 2,
     "level": 1, "options": EIGHT, "hints": ("corners", "squares-before-end")},
    {"id": "small-board", "goal": "find", "state": "a1 b1", "algorithm": "breadth-first", "of": "distance", "least": 5,
     "level": 2, "options": FOUR, "hints": ("corners", "same-side-corners")},
    {"id": "detour", "goal": "find", "state": "d4 e5", "algorithm": "breadth-first", "of": "distance", "least": 4,
     "changes": 2, "level": 2, "options": EIGHT, "hints": ("common-squares", "two-common-squares")},
    {"id": "three-walls", "goal": "find", "state": "g1 g8", "algorithm": "breadth-first", "of": "no-answer",
     "changes": 3, "level": 3, "options": EIGHT, "hints": ("edge-squares", "squares-before-end")},
)
