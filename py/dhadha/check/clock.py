"""Code that does not come back is stopped, where the system can do that."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time


class Overdue(BaseException):
    """Code did not come back in time. No `except Exception` of that code swallows it."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises Overdue in code that takes longer, the time of other programs not counted."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        raise Overdue

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


class Clock:
    """seconds: for one run, or one round of questions; the time of other programs does not count."""

    def __init__(self, seconds: float):
        self.seconds = seconds
        self.until = process_time() + seconds

    @property
    def is_over(self) -> bool:
        return process_time() > self.until
