"""A run that ends by itself, at a time limit, or at Ctrl-C; an interruptible algorithm then ends with an answer."""

from __future__ import annotations

import math
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType

from ..core.errors import InvalidInput
from ..core.step import Step
from ..core.text import quoted
from ..runs.run import Run
from .output import EXIT_ANSWER, EXIT_BUDGET, EXIT_INTERRUPTED
from .progress import Progress
from .signals import hearing, in_main_thread

LONGEST = 10_000_000.0  # seconds that can be asked for
GRACE, ENDING = 0.5, 20.0  # seconds over the limit after which a step is broken off; where an answer is to come
TIME, INTERRUPT = "time", "interrupt"


class TimeUp(BaseException):
    """A step took longer than the limit allows. No `except Exception` of an algorithm swallows it."""


def read_seconds(text: str) -> float:
    """A time limit. Raises InvalidInput for what is none."""
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
    """`take` takes all steps of a run; `stopped` is then "" if it ended by itself, else TIME or INTERRUPT.

    seconds: None for no limit. A run that was stopped has a result if its algorithm is interruptible, else none.
    """

    def __init__(self, run: Run, seconds: float | None = None) -> None:
        self.run = run
        self.seconds = seconds
        self.stopped = ""

    def take(self, hear: Callable[[Step], object]) -> None:
        """hear: is told each step, status steps included. Raises KeyboardInterrupt at Ctrl-C; where the algorithm is
        interruptible, at the second one."""
        deadline = math.inf if self.seconds is None else monotonic() + self.seconds
        ends_soon = self.run.effective_algorithm.interruptible
        late = None if self.seconds is None else self.seconds + (ENDING if ends_soon else GRACE)
        steps = self.run.search_steps()
        try:
            with time_limit(late), hearing(signal.SIGINT, self.interrupt):
                for step in steps:
                    hear(step)
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


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raises TimeUp in what lasts longer, where the system can do that."""
    if seconds is None or not hasattr(signal, "setitimer") or not in_main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, time_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def time_up(number: int, frame: FrameType | None) -> None:
    raise TimeUp


def line_of(run: Run, progress: Progress) -> str:
    """What came of a run; of one that was stopped without an answer, how far it was."""
    return run.puzzle.answer_line(run) if run.result else f"out of time: {progress.said()}"


def status_of(run: Run, stopped: str = "") -> int:
    """The exit status for a run; stopped: as in LimitedRun."""
    if stopped == INTERRUPT:
        return EXIT_INTERRUPTED
    unfinished = stopped and not (run.result or {}).get("optimal")
    return EXIT_BUDGET if unfinished or run.status == "budget" else EXIT_ANSWER
