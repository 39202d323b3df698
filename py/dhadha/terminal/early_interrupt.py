"""Ctrl-C while `python -m dhadha` still imports what it needs: there is nothing to tidy up, and nothing to say.

It imports next to nothing itself, not even `signal`, so that hardly any time passes before it holds.
"""

import os
from _signal import SIGINT, default_int_handler, getsignal, signal  # type: ignore[import-not-found]

SIGNALLED = 128  # and the signal's number is the exit status


def leave(number: int, frame: object = None) -> None:
    """End the process at once, without a word."""
    os._exit(SIGNALLED + number)


def leave_at_ctrl_c() -> None:
    """From now on, unless somebody arranged something else."""
    if getsignal(SIGINT) is default_int_handler:
        signal(SIGINT, leave)
