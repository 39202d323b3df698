"""Child processes that leave Ctrl-C to their parent, and end with it."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread


def ignore_ctrl_c_and_end_with_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)


@contextmanager
def worker_processes(count: int | None) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of processes, one for each core if `count` is None; they end at once if the block fails."""
    with ProcessPoolExecutor(count, initializer=ignore_ctrl_c_and_end_with_parent) as executor:
        try:
            yield executor
        except BaseException:
            for process in active_children():
                process.kill()
            raise
