"""The processes of the command `batch`."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread


@contextmanager
def worker_processes(count: int | None) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of processes, one for each core if `count` is None; they end at once if the block fails."""
    with ProcessPoolExecutor(count, initializer=initialize) as executor:
        try:
            yield executor
        except BaseException:
            for process in active_children():
                process.kill()
            raise


def initialize() -> None:
    """Leave Ctrl-C to the parent process, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
