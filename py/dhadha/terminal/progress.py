"""Report the progress of a run on standard error."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from math import inf
from shutil import get_terminal_size
from time import monotonic

from ..core.quoting import quoted
from ..core.step import STATUS, Argument, Step
from .output import warn

AT_TERMINALS, ELSEWHERE = 0.5, 5.0  # seconds between two reports, and before the first
PROGRESS_WORDS = {STATUS, "progress", "restart", "improve"}  # words whose arguments describe the progress of a run
TEMPLATES = (  # templates; each argument is used once
    "table {number} of {total}",
    "at least {least} moves, a way of {length}",
    "bound {threshold}",
    "depth {limit}",
    "{percent} percent done",
    "{solutions} solutions so far",
    "{count} found after {tried} tries",
    "{count} values so far, the highest {highest}",
    "probe {probe}",
    "generation {generation}, {best} attacking pairs at best",
    "{placed} of {n} queens placed",
    "{left} queens to be moved",
    "{distance} moves reach {squares} squares",
    "row {done} of {n}",
    "{tried} tries",
    "{nodes} nodes",
    "{rate} a second",
)
LONGEST = 60  # characters of an argument
FIELDS = tuple(set(re.findall(r"{(\w+)}", saying)) for saying in TEMPLATES)
CLEAR = "\r\x1b[K"


class Progress:
    """Progress reports of one run: at a terminal one line that is overwritten, else a line from time to time."""

    def __init__(self, silent: bool = False) -> None:
        """silent: only collect the facts."""
        self.at_terminal = not silent and sys.stderr is not None and sys.stderr.isatty()
        self.every = inf if silent else AT_TERMINALS if self.at_terminal else ELSEWHERE
        self.began = monotonic()
        self.next = self.began + self.every
        self.facts: Mapping[str, Argument] = {}
        self.steps = 0
        self.shown = False

    def update(self, step: Step) -> None:
        """Count a step, and report if the last report was long enough ago."""
        self.steps += step.word != STATUS
        if step.args and step.word in PROGRESS_WORDS:
            self.facts = step.args
        now = monotonic()
        if now < self.next:
            return
        self.next = now + self.every
        line = f"{self.description()}, {now - self.began:,.0f} s"
        if self.at_terminal:
            warn(line[: get_terminal_size().columns - 1], CLEAR, "")
            self.shown = True
        else:
            warn(line)

    def description(self) -> str:
        """Return the run's last facts, or the number of its steps."""
        unsaid, description = set(self.facts), []
        for saying, names in zip(TEMPLATES, FIELDS, strict=True):
            if names <= unsaid:
                unsaid -= names
                description.append(saying.format_map({name: fact_text(value) for name, value in self.facts.items()}))
        return ", ".join(description) or f"{self.steps:,} step{'s' * (self.steps != 1)}"

    def clear(self) -> None:
        """Erase the progress line."""
        if self.shown:
            warn("", CLEAR, "")
            self.shown = False


def fact_text(fact: Argument) -> str:
    return f"{fact:,}" if isinstance(fact, int) else quoted(fact, LONGEST)
