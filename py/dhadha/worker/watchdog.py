"""Stop package code that does not return, in a web worker, which cannot be interrupted."""

import sys
from pathlib import PurePath
from time import perf_counter
from types import CodeType

from ..core.error_location import is_library_file

LOOK_EVERY = 256  # events between two clock reads
TOOL = 3  # the first unreserved tool id of sys.monitoring


class WatchdogTimeout(BaseException):
    """Code exceeded its time; the message names the place. A BaseException, so that no `except Exception` catches
    it."""


class Watchdog:
    """Raises WatchdogTimeout in the code of packages `seconds` after the last call of `begin`; needs Python 3.12."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.events = 0
        self.begin()
        sys.monitoring.use_tool_id(TOOL, "dhadha")
        watched = sys.monitoring.events
        for event in (watched.JUMP, watched.PY_START, watched.PY_RESUME):
            sys.monitoring.register_callback(TOOL, event, self._check_deadline)
        sys.monitoring.set_events(TOOL, watched.JUMP | watched.PY_START | watched.PY_RESUME)

    def begin(self) -> None:
        self.deadline = perf_counter() + self.seconds

    def _check_deadline(self, code: CodeType, *_: object) -> object:
        if is_library_file(code.co_filename):
            return sys.monitoring.DISABLE
        self.events += 1
        if self.events % LOOK_EVERY == 0 and perf_counter() > self.deadline:
            raise WatchdogTimeout(f"{PurePath(code.co_filename).name}, line {sys._getframe(1).f_lineno}")
        return None

