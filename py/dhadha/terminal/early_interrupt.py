"""Handle Ctrl-C while `python -m dhadha` still imports its modules: exit without traceback.

Imports almost nothing, not even `signal`, so that the handler is installed quickly.
"""

import os
from _signal import SIGINT, default_int_handler, getsignal, signal  # type: ignore[import-not-found]

SIGNALLED = 128  # plus the signal's number: the exit status


def exit_at_once(number: int, frame: object = None) -> None:
    """End the process at once, without output."""
    os._exit(SIGNALLED + number)


def exit_on_ctrl_c() -> None:
    """Install `exit_at_once` for SIGINT unless another handler is installed."""
    if getsignal(SIGINT) is default_int_handler:
        signal(SIGINT, exit_at_once)
