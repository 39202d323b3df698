"""Stops code of packages that no longer comes back, where no interrupt can reach it: in a web worker."""

import sys
from collections.abc import Callable
from pathlib import PurePath
from time import perf_counter
from types import CodeType
from typing import Any

from ..core.tracebacks import is_own

LOOK_EVERY = 256  # events between two looks at the clock
MONITORING: Any = getattr(sys, "monitoring", None)  # of Python 3.12 or newer, as Pyodide is
TOOL = 3  # the first number of sys.monitoring that is meant for nothing else


class WatchdogTimeout(BaseException):
    """Code did not come back in its allowance; the message names the place. No `except Exception` there swallows it."""


class Guard:
    """Watches all code that is not `trusted(file name)`; `begin` starts its allowance of `seconds` anew."""

    def __init__(self, seconds: float, trusted: Callable[[str], bool]) -> None:
        self.seconds = seconds
        self.trusted = trusted
        self.events = 0
        self.begin()

    def begin(self) -> None:
        self.deadline = perf_counter() + self.seconds

    def start(self) -> "Guard":
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


def watch(seconds: float) -> Guard:
    """Allow code of installed packages `seconds` to come back; `begin` of what is returned starts them anew. Raises
    WatchdogTimeout in that code."""
    return Guard(seconds, is_own).start()
