"""Run an algorithm for its answer only, in slices, without recording."""

from __future__ import annotations

import json

from ..core.step import STATUS
from ..runs.run import Run
from ..trace.json_result import short_answer_line


class AnswerOnlyRun:
    """A run with the interface of a Recorder. Its only bytes are the footer's: {"line": the answer in a line} as
    JSON."""

    pending = ()

    def __init__(self, run: Run) -> None:
        self.run = run
        self.steps = run.search_steps()
        self.finished = False

    def header(self) -> bytes:
        return b""

    def advance(self, count: int) -> bytes:
        """Take up to `count` steps, stopping after a status step, see RunStepper.take."""
        for _ in range(count):
            step = next(self.steps, None)
            if not step or step.word == STATUS:
                self.finished = not step
                break
        return b""

    def chunk(self, force: bool = False) -> bytes:
        return b""

    def footer(self, **more: float) -> bytes:
        return json.dumps({"line": short_answer_line(self.run)}).encode()

    def close(self) -> None:
        self.steps.close()
