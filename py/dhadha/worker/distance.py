"""How far a board in a hand is from its end is found out a little at a time: who asks again goes on."""

from time import perf_counter
from typing import Any

from ..core.contract import Distance, Options
from ..puzzle.capabilities import HasDistance

UNKNOWN: Distance = {"least": 0, "most": None, "moves": ()}


class DistanceSession:
    """The distances of one board, as far as one asks."""

    def __init__(self, puzzle: HasDistance, state: str, options: Options) -> None:
        self.board = puzzle.id, state, options
        self.distances = iter(puzzle.distances(state, options))
        self.known = UNKNOWN
        self.over = False

    def go(self, seconds: float) -> dict[str, Any]:
        """Go on for about so long, but at least to the next that is known: the Distance, and whether it is the last."""
        deadline = perf_counter() + seconds
        while not self.over:
            better = next(self.distances, None)
            self.known = better or self.known
            self.over = better is None or better["least"] == better["most"]
            if perf_counter() >= deadline:
                break
        return {**UNKNOWN, **self.known, "over": self.over}
