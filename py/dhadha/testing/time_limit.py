"""Stop code that does not return, on systems that support it."""

import faulthandler
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import IO

log: IO[str] | None = None  # for the traceback of a process that ends with code that Python cannot stop


class TimeLimitExceeded(BaseException):
    """Code exceeded its time limit. A BaseException, so that no `except Exception` of that code catches it."""


def let_time_limits_end_process(file: Path) -> None:
    """From now on, end this process with code in C that exceeds its time, after a traceback into the file."""
    global log
    log = file.open("w", encoding="utf-8")


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TimeLimitExceeded in code that takes more processor time, or waits much longer; only in the main thread, on
    systems with setitimer."""
    longest = 3 * seconds + 1
    timers = []
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        timers = [(signal.SIGPROF, signal.ITIMER_PROF, seconds), (signal.SIGALRM, signal.ITIMER_REAL, longest)]
    before = [signal.signal(number, raise_time_limit) for number, *_ in timers]
    for _, timer, limit in timers:
        signal.setitimer(timer, limit)
    if log:
        faulthandler.dump_traceback_later(longest + 1, exit=True, file=log)
    try:
        yield
    finally:
        for (number, timer, _), handler in zip(timers, before):
            signal.setitimer(timer, 0)
            signal.signal(number, handler)
        if log:
            faulthandler.cancel_dump_traceback_later()


def raise_time_limit(number: int, frame: FrameType | None) -> None:
    raise TimeLimitExceeded
