"""Compute a board's distance incrementally; each call continues the last."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from ..core.contract import Distance, Options
from ..puzzle.capabilities import HasDistance

if TYPE_CHECKING:
    from ..core.responses import Bounds

UNKNOWN: Distance = {"least": 0, "most": None, "moves": ()}


class DistanceSession:
    """The computation of one board's distance."""

    def __init__(self, puzzle: HasDistance, state: str, options: Options) -> None:
        self.board = puzzle.id, state, options
        self.distances = iter(puzzle.distances(state, options))
        self.latest = UNKNOWN
        self.over = False

    def go(self, seconds: float) -> Bounds:
        """Continue for about `seconds`, but at least to the next bound; return the Distance and whether it is final."""
        deadline = perf_counter() + seconds
        while not self.over:
            better = next(self.distances, None)
            self.latest = better or self.latest
            self.over = better is None or better["least"] == better["most"]
            if perf_counter() >= deadline:
                break
        return {**UNKNOWN, **self.latest, "over": self.over}
