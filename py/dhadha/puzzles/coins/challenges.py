"""Challenges of the coin game: the visitor begins against the perfect computer."""

from ...core.puzzle_types import Challenge, Settings

BOARD: Settings = {"rows": 8, "columns": 8, "moves": "-2,1 -2,-1 -1,-2 1,-2"}

CHALLENGES: tuple[Challenge, ...] = (
    {"id": "one-coin", "goal": "win", "state": "(4,4)", "options": BOARD,
     "level": 1, "hints": ("lost-squares", "leave-on-lost")},
    {"id": "two-coins", "goal": "win", "state": "(5,2) (8,7)", "options": BOARD,
     "level": 2, "hints": ("lost-squares", "xor-zero")},
    {"id": "three-coins", "goal": "win", "state": "(7,3) (5,6) (2,8)", "options": BOARD,
     "level": 3, "hints": ("lost-squares", "xor-zero")},
)
