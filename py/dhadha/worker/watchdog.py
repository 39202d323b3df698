"""Stop package code that does not return, in a web worker, which cannot be interrupted."""

import sys
from collections.abc import Callable
from pathlib import PurePath
from time import perf_counter
from types import CodeType
from typing import Any

from ..core.tracebacks import is_own

LOOK_EVERY = 256  # events between two clock reads
MONITORING: Any = getattr(sys, "monitoring", None)  # Python 3.12 or newer, as in Pyodide
TOOL = 3  # the first unreserved tool id of sys.monitoring


class WatchdogTimeout(BaseException):
    """Code exceeded its time; the message names the place. A BaseException, so that no `except Exception` catches
    it."""


class Watchdog:
    """Watch all code except that of `trusted(file name)`; `begin` restarts the time limit of `seconds`."""

    def __init__(self, seconds: float, trusted: Callable[[str], bool]) -> None:
        self.seconds = seconds
        self.trusted = trusted
        self.events = 0
        self.begin()

    def begin(self) -> None:
        self.deadline = perf_counter() + self.seconds

    def start(self) -> "Watchdog":
        monitoring = MONITORING
        monitoring.use_tool_id(TOOL, "dhadha")
        events = (monitoring.events.JUMP, monitoring.events.PY_START, monitoring.events.PY_RESUME)
        for event in events:
            monitoring.register_callback(TOOL, event, self._look)
        monitoring.set_events(TOOL, sum(events))
        return self

    def stop(self) -> None:
        MONITORING.free_tool_id(TOOL)

    def _look(self, code: CodeType, *_: object) -> Any:
        if self.trusted(code.co_filename):
            return MONITORING.DISABLE
        self.events += 1
        if self.events % LOOK_EVERY == 0 and perf_counter() > self.deadline:
            raise WatchdogTimeout(f"{PurePath(code.co_filename).name}, line {sys._getframe(1).f_lineno}")


def watch(seconds: float) -> Watchdog:
    """Start a Watchdog for the code of installed packages. Raises WatchdogTimeout in that code after `seconds`."""
    return Watchdog(seconds, is_own).start()
