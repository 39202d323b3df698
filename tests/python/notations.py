"""States in every notation, as strangers write them."""

from typing import Any

from dhadha.notation import Reading, state_of
from dhadha.puzzles import registry


def reading(puzzle: str, given: Any) -> Reading:
    return registry.find_puzzle(puzzle).read(state_of(given, 10**7)[0])


def state(puzzle: str, given: Any) -> str:
    return reading(puzzle, given).state
