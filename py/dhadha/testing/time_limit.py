"""Stop code that does not return, on systems that support it."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time


class TimeLimitExceeded(BaseException):
    """Code exceeded its time limit. A BaseException, so that no `except Exception` of that code catches it."""


on_progress: list[Callable[[], object]] = []  # called at the begin of each limited block


@contextmanager
def processor_time_limit(seconds: float) -> Iterator[None]:
    """Raise TimeLimitExceeded in code that takes more processor time, or waits much longer. Native code that does
    not return to the interpreter is not stopped here; see child_process.py."""
    for tell in on_progress:
        tell()
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
    """Return the wall time allowed for code with so many seconds of processor time."""
    return 3 * seconds + 5


class Clock:
    """The processor time of one run, or one round of calls."""

    def __init__(self, seconds: float):
        self.until = process_time() + seconds

    @property
    def is_over(self) -> bool:
        return process_time() > self.until
