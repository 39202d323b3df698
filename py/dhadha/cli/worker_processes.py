"""The processes of the command `batch`."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children

from ..terminal.child_process import follow_parent


@contextmanager
def worker_processes(count: int | None) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of processes, one for each core if `count` is None; they end at once if the block fails."""
    with ProcessPoolExecutor(count, initializer=follow_parent) as executor:
        try:
            yield executor
        except BaseException:
            for process in active_children():
                process.kill()
            raise
