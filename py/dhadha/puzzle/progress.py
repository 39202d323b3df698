"""What a large board shows while an engine fills it."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

from ..core.step import Node, Step

WRITTEN_UP_TO = 65_535  # cells; every report writes what is new on such a board; of a larger one few bring a picture
PICTURE_EVERY = 64  # reports


class ProgressReporter:
    """Makes the reports of one run, so that nothing is told beside a blank board. size: cells; blank: what an empty one
    holds."""

    def __init__(self, size: int, blank: int) -> None:
        self.before = array("i", [blank]) * size if size <= WRITTEN_UP_TO else None
        self.reports = 0

    def report(self, reason: str, args: dict[str, Any], board: Callable[[], array[int]]) -> Step:
        """A step that tells how far it is; board: returns the values of all cells; called where they are shown."""
        self.reports += 1
        if self.before is None and self.reports % PICTURE_EVERY != 1:
            return Step("progress", reason=reason, args=args)
        return self.done(reason, args, board())

    def done(self, reason: str, args: dict[str, Any], board: array[int], word: str = "progress") -> Step:
        """The same with the board whatever its size."""
        if self.before is None:
            return Step(word, Node(board), reason, args)
        before, self.before = self.before, board
        return Step(
            word,
            reason=reason,
            args=args,
            cells=[(cell, value) for cell, (value, old) in enumerate(zip(board, before)) if value != old],
        )
