"""Child processes that leave Ctrl-C to their parent, and end with it."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Any


def ignore_ctrl_c_and_end_with_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)


@contextmanager
def delayed_ctrl_c() -> Iterator[None]:
    """Let Ctrl-C wait until the block ends; processes started in it never hear of it. On Windows do nothing."""
    if sys.platform == "win32":
        yield
        return
    mask_before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask_before)


class ProcessPool(ProcessPoolExecutor):
    """Starts its processes, as its base class does, when work is submitted."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **options: Any) -> Future[Any]:
        with delayed_ctrl_c():
            future = super().submit(work, *args, **options)
        future.add_done_callback(lambda _: self)  # its thread cancels nothing for a pool that was garbage-collected
        return future


@contextmanager
def worker_processes(count: int | None) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of processes, one for each core if `count` is None; they end at once if the block fails."""
    executor = ProcessPool(count, initializer=ignore_ctrl_c_and_end_with_parent)
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)  # in Python 3.11 a cancelled future must not fail as well
        for process in active_children():
            process.kill()
        raise
    executor.shutdown()
