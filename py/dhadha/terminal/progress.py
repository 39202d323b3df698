"""Report the progress of a run on standard error, if that is a terminal."""

import sys
from collections.abc import Mapping
from shutil import get_terminal_size
from time import monotonic

from ..core.quoting import Count, quoted
from ..core.steps_and_nodes import STATUS, Argument, Step
from ..runs.run import Run
from .print_without_control_characters import warn

INTERVAL = 0.5  # seconds between two reports, and before the first
PROGRESS_WORDS = {STATUS, "progress", "restart", "improve"}  # words whose arguments describe the progress of a run
LONGEST = 60  # characters of an argument
CLEAR = "\r\x1b[K"


class Progress:
    """The latest facts of a run, as one line that is overwritten from time to time."""

    def __init__(self, hidden: bool = False) -> None:
        """hidden: only collect the facts."""
        self.hidden = hidden or sys.stderr is None or not sys.stderr.isatty()
        self.began = self.shown = monotonic()
        self.facts: Mapping[str, Argument] = {}
        self.steps = 0

    def update(self, step: Step) -> None:
        """Count a step, and report if the last report was long enough ago."""
        self.steps += step.word != STATUS
        if step.args and step.word in PROGRESS_WORDS:
            self.facts = step.args
        if not self.hidden and monotonic() > self.shown + INTERVAL:
            self.shown = monotonic()
            line = f"{self.description()}, {self.shown - self.began:,.0f} s"
            warn(line[: get_terminal_size().columns - 1], CLEAR, "")

    def description(self) -> str:
        """Return the run's last facts, or the number of its steps."""
        facts = [
            f"{name} {value:,}" if isinstance(value, int) else f"{name} {quoted(value, LONGEST)}"
            for name, value in self.facts.items()
        ]
        return ", ".join(facts) or f"{Count(self.steps):step}"

    def answer_line(self, run: Run) -> str:
        """Return the answer of a run that has ended; its progress if it was stopped without one."""
        stopped = f"stopped at its time limit: {self.description()}"
        return run.puzzle.answer_line(run) if run.result is not None else stopped

    def clear(self) -> None:
        """Erase the line."""
        if self.shown > self.began:
            warn("", CLEAR, "")
