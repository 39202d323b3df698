"""What Ctrl-C and a request to end (SIGTERM, SIGHUP) do to the command line."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from .early_interrupt import SIGNALLED, leave

ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
Handler = Callable[[int, FrameType | None], Any]


class Terminated(BaseException):
    """The process was asked to end; `status` is its exit status."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = SIGNALLED + number


@contextmanager
def raising() -> Iterator[None]:
    """Ctrl-C raises KeyboardInterrupt and a request to end raises Terminated, so that what is open is closed; each only
    where nothing else was arranged. A second one, while the first is told, ends the process."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *ENDING)} if in_main_thread() else {}
    changed = {number for number, handler in before.items() if handler in (leave, signal.SIG_DFL)}
    own = os.getpid()

    def terminate(number: int, frame: FrameType | None) -> None:
        if os.getpid() != own:  # a process that was copied from this one, and has not arranged anything yet
            leave(number)
        raise Terminated(number)

    for number in changed:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else terminate)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, leave if number == signal.SIGINT else before[number])


@contextmanager
def hearing(number: int, handler: Handler) -> Iterator[None]:
    """The signal calls `handler` meanwhile; not in other threads than the main one, nor where it is ignored."""
    if not in_main_thread() or signal.getsignal(number) in (signal.SIG_IGN, None):
        yield
        return
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
