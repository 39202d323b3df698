"""Stop code that does not return, on systems that support it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time

from ..terminal.signals import raise_after


class TimeLimitExceeded(BaseException):
    """Code exceeded its time limit. A BaseException, so that no `except Exception` of that code catches it."""


on_progress: list[Callable[[], object]] = []  # called at the begin of each limited block


@contextmanager
def processor_time_limit(seconds: float) -> Iterator[None]:
    """Raise TimeLimitExceeded in code that takes more processor time, or waits much longer. Native code that does
    not return to the interpreter is not stopped here; see child_process.py."""
    for tell in on_progress:
        tell()
    waiting = raise_after(longest_wait(seconds), TimeLimitExceeded)
    with waiting, raise_after(seconds, TimeLimitExceeded, of_processor=True):
        yield


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
