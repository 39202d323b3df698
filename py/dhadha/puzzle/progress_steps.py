"""Progress reports of engines that fill large boards."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping

from ..core.step import Argument, Node, Step

LARGEST_INCREMENTAL = 65_535  # cells; up to this size every report contains the changed cells
BOARD_INTERVAL = 64  # reports between two boards above that size


class ProgressSteps:
    """Creates the progress steps of a run. size: number of cells; blank: value of an empty cell."""

    def __init__(self, size: int, blank: int) -> None:
        self.before = array("i", [blank]) * size if size <= LARGEST_INCREMENTAL else None
        self.reports = 0

    def report(self, reason: str, args: Mapping[str, Argument], board: Callable[[], array[int]]) -> Step:
        """Return a progress step; board: returns the values of all cells, called only if the step shows them."""
        self.reports += 1
        if self.before is None and self.reports % BOARD_INTERVAL != 1:
            return Step("progress", reason=reason, args=args)
        return self.final_step(reason, args, board())

    def final_step(self, reason: str, args: Mapping[str, Argument], board: array[int], word: str = "progress") -> Step:
        """Return a step that shows the board, whatever its size."""
        if self.before is None:
            return Step(word, Node(board), reason, args)
        before, self.before = self.before, board
        changed = [(cell, value) for cell, (value, old) in enumerate(zip(board, before)) if value != old]
        return Step(word, reason=reason, args=args, cells=changed)
