"""Reports the yields of watched code by sys.monitoring (PEP 669)."""

import sys
from collections.abc import Callable
from types import CodeType

TOOL = 4  # of sys.monitoring, unused by debuggers and profilers; watchdog.py uses 3


class YieldTracer:
    """Reports yields, which is much faster than inspecting frames after each step; inactive before Python 3.12."""

    def __init__(self) -> None:
        self.active = hasattr(sys, "monitoring") and not sys.monitoring.get_tool(TOOL)
        self.watched: dict[int, CodeType] = {}  # keeps code objects alive, so that ids stay unique
        if self.active:
            sys.monitoring.use_tool_id(TOOL, "dhadha")

    def watch(self, code: CodeType) -> None:
        self.watched[id(code)] = code
        if self.active:
            sys.monitoring.set_local_events(TOOL, code, sys.monitoring.events.PY_YIELD)

    def set_callback(self, callback: Callable[[CodeType, int, object], object] | None) -> None:
        """Call `callback(code, offset, yielded value)` on each yield from now on; None removes the callback."""
        if self.active:
            sys.monitoring.register_callback(TOOL, sys.monitoring.events.PY_YIELD, callback)


tracer = YieldTracer()
