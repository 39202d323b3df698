"""Code that does not come back is stopped, where the system can do that."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time


class TimeLimitExceeded(BaseException):
    """Code did not come back in time. No `except Exception` of that code swallows it."""


beats: list[Callable[[], object]] = []  # called by whoever watches from outside that there is progress


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises TimeLimitExceeded in code that takes longer, not counting other programs, or that waits for much longer.
    What does not come back to Python's own code is not stopped here; see supervision.py."""
    for beat in beats:
        beat()
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        raise TimeLimitExceeded

    before = {number: signal.signal(number, stop) for number in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, longest_wait(seconds))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


def longest_wait(seconds: float) -> float:
    """How long code may take in all that may compute for so many seconds: other programs take their share."""
    return 3 * seconds + 5


class Clock:
    """seconds: for one run, or one round of questions; the time of other programs does not count."""

    def __init__(self, seconds: float):
        self.seconds = seconds
        self.until = process_time() + seconds

    @property
    def is_over(self) -> bool:
        return process_time() > self.until
