"""Challenges of the sliding puzzle."""

from ...core.puzzle_types import Challenge

CHALLENGES: tuple[Challenge, ...] = (
    {"id": "three-moves", "goal": "solve", "state": "123046758", "most": 3,
     "level": 1, "hints": ("tile-distances", "one-move-each")},
    {"id": "twenty-moves", "goal": "solve", "state": "430521786", "most": 20,
     "level": 1, "hints": ("tile-distances", "rows-first")},
    {"id": "shortest-twelve", "goal": "solve", "state": "430521786", "most": 12,
     "level": 2, "hints": ("tile-distances", "moves-away")},
    {"id": "farthest-board", "goal": "solve", "state": "867254301", "most": 60,
     "level": 3, "hints": ("rows-first", "turn-in")},
    {"id": "wide-search", "goal": "find", "algorithm": "breadth-first", "of": "expanded", "least": 500, "level": 1,
     "hints": ("far-boards", "eleven-moves")},
    {"id": "greedy-detour", "goal": "find", "algorithm": "greedy-backtracking", "of": "length", "least": 60, "level": 2,
     "hints": ("far-boards", "greedy-sight")},
    {"id": "blind-estimate", "goal": "find", "algorithm": "a-star", "of": "estimate-gap", "least": 4, "level": 2,
     "options": {"heuristic": "manhattan", "goal": ""}, "hints": ("swapped-tiles", "two-swaps")},
    {"id": "long-answer", "goal": "find", "algorithm": "a-star", "of": "length", "least": 24,
     "level": 3, "hints": ("far-boards", "swapped-tiles")},
)
