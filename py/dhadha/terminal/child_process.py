"""A child process that leaves Ctrl-C to its parent, and ends with it."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def follow_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)
