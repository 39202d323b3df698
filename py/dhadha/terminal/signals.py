"""Handlers for Ctrl-C and termination signals (SIGTERM, SIGHUP)."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from .early_interrupt import SIGNALLED, exit_at_once

ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
Handler = Callable[[int, FrameType | None], object]


class Terminated(BaseException):
    """A termination signal arrived; `status` is the exit status."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = SIGNALLED + number


@contextmanager
def raise_on_signals() -> Iterator[None]:
    """Raise KeyboardInterrupt at Ctrl-C and Terminated at a termination signal, so that open files are closed; other
    handlers stay. A second signal during the cleanup ends the process."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *ENDING)} if in_main_thread() else {}
    changed = {number for number, handler in before.items() if handler in (exit_at_once, signal.SIG_DFL)}
    own = os.getpid()

    def terminate(number: int, frame: FrameType | None) -> None:
        if os.getpid() != own:  # a forked process without handlers of its own
            exit_at_once(number)
        raise Terminated(number)

    for number in changed:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else terminate)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, exit_at_once if number == signal.SIGINT else before[number])


@contextmanager
def signal_handler(number: int, handler: Handler) -> Iterator[None]:
    """Call `handler` at the signal within the block; only in the main thread, and not if the signal is ignored."""
    if not in_main_thread() or signal.getsignal(number) in (signal.SIG_IGN, None):
        yield
        return
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


@contextmanager
def raise_after(seconds: float, error: type[BaseException], of_processor: bool = False) -> Iterator[None]:
    """Raise `error` in a block that takes more than `seconds` of wall time, or of processor time if `of_processor`;
    only in the main thread, on systems with setitimer."""
    if not hasattr(signal, "setitimer") or not in_main_thread():
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


def in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
