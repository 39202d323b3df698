"""Run an algorithm until it ends, a time limit, or Ctrl-C; an interruptible algorithm still returns an answer."""

from __future__ import annotations

import math
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from time import monotonic
from types import FrameType

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from ..core.step import Step
from ..runs.run import Run
from .output import EXIT_ANSWER, EXIT_BUDGET, EXIT_INTERRUPTED
from .progress import Progress
from .signals import raise_after, signal_handler

LONGEST = 10_000_000.0  # seconds
GRACE, ENDING = 0.5, 20.0  # seconds over the limit after which a step is aborted; the same for interruptible algorithms
TIME, INTERRUPT = "time", "interrupt"


class TimeUp(BaseException):
    """A step exceeded the time limit. A BaseException, so that no `except Exception` of an algorithm catches it."""


def read_seconds(text: str) -> float:
    """Parse a time limit. Raises InvalidInput."""
    try:
        seconds = float(text)
    except (ValueError, OverflowError):
        seconds = math.nan
    if not 0 < seconds <= LONGEST:
        raise InvalidInput(
            "not-seconds", "“{given}” is no time limit: give seconds, more than 0 and up to {maximum}.",
            given=quoted(text), maximum=int(LONGEST),
        )
    return seconds


class LimitedRun:
    """`take` runs all steps of a run; `stopped` is then "" if it ended by itself, else TIME or INTERRUPT.

    seconds: None for no limit. A stopped run has a result if its algorithm is interruptible, else none.
    """

    def __init__(self, run: Run, seconds: float | None = None) -> None:
        self.run = run
        self.seconds = seconds
        self.stopped = ""

    def take(self, on_step: Callable[[Step], object]) -> None:
        """on_step: called with each step, including status steps. Raises KeyboardInterrupt at Ctrl-C; for an
        interruptible algorithm, at the second one."""
        deadline = math.inf if self.seconds is None else monotonic() + self.seconds
        ends_soon = self.run.effective_algorithm.interruptible
        late = None if self.seconds is None else self.seconds + (ENDING if ends_soon else GRACE)
        steps = self.run.search_steps()
        try:
            with time_limit(late), signal_handler(signal.SIGINT, self.interrupt):
                for step in steps:
                    on_step(step)
                    if not self.stopped and monotonic() > deadline:
                        self.stopped = TIME
                        if not ends_soon:
                            break
                    if self.stopped and self.run.status == "running":
                        self.run.finish()
        except TimeUp:
            self.stopped = TIME
        finally:
            steps.close()

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        if self.stopped == INTERRUPT or not self.run.effective_algorithm.interruptible:
            raise KeyboardInterrupt
        self.stopped = INTERRUPT


def time_limit(seconds: float | None) -> AbstractContextManager[None]:
    """Raise TimeUp in a block that takes longer; None: no limit."""
    return nullcontext() if seconds is None else raise_after(seconds, TimeUp)


def answer_line(run: Run, progress: Progress) -> str:
    """Return the answer of a run; for a run stopped without one, its progress."""
    return run.puzzle.answer_line(run) if run.result else f"out of time: {progress.description()}"


def exit_status(run: Run, stopped: str = "") -> int:
    """Return the exit status for a run; stopped: as in LimitedRun."""
    if stopped == INTERRUPT:
        return EXIT_INTERRUPTED
    unfinished = stopped and not (run.result or {}).get("optimal")
    return EXIT_BUDGET if unfinished or run.status == "budget" else EXIT_ANSWER
