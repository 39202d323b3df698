"""Time limits by signals."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def raise_after(seconds: float, error: type[BaseException], of_processor: bool = False) -> Iterator[None]:
    """Raise `error` in a block that takes more than `seconds` of wall time, or of processor time if `of_processor`;
    only in the main thread, on systems with setitimer."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise error

    number, timer = signal.SIGALRM, signal.ITIMER_REAL
    if of_processor:
        number, timer = signal.SIGPROF, signal.ITIMER_PROF
    before = signal.signal(number, stop)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(number, before)
