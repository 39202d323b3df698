"""Challenges of the pile game: the visitor begins against the perfect computer."""

from ...core.puzzle_types import Challenge, Settings

NIM: Settings = {"takes": "1-9", "octal": "", "misere": False}

CHALLENGES: tuple[Challenge, ...] = (
    {"id": "equal-piles", "goal": "win", "state": "5 7", "options": NIM,
     "level": 1, "hints": ("copy-moves", "two-stones-more")},
    {"id": "one-to-three", "goal": "win", "state": "13", "options": {**NIM, "takes": "1,2,3"},
     "level": 1, "hints": ("leave-multiples", "make-four")},
    {"id": "three-four-five", "goal": "win", "state": "3 4 5", "options": NIM,
     "level": 2, "hints": ("xor-zero", "binary-columns")},
    {"id": "seven-four-nine", "goal": "win", "state": "7 4 9", "options": NIM,
     "level": 2, "hints": ("xor-zero", "binary-columns")},
    {"id": "last-loses", "goal": "win", "state": "3 4 5", "options": {**NIM, "misere": True},
     "level": 3, "hints": ("xor-zero", "misere-end")},
)
