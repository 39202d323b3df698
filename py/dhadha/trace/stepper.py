"""A run taken step by step: where its source stands after a step, and how to end it."""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from types import CodeType, GeneratorType
from typing import Any, TypeAlias, cast

from ..core.step import STATUS, Node, Step
from ..runs.run import Run

MOST_STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 256
SHORT = 0.002  # seconds; a batch of steps that took less may be twice as large
BETWEEN_STATUS_STEPS = 0.2  # seconds
Running: TypeAlias = "GeneratorType[Any, Any, Any]"
Lines = dict[int, int]  # {offset of an instruction: its line}
NOT_SHOWN: Lines = {}


class YieldTracer:
    """Has Python itself tell where watched code yields (PEP 669), which is much quicker than to look after each step;
    before Python 3.12 it tells nothing."""

    TOOL = 4  # which neither debuggers nor profilers take; guard.py takes 3

    def __init__(self) -> None:
        self.monitoring = cast("Any", getattr(sys, "monitoring", None))
        self.hears = bool(self.monitoring) and not self.monitoring.get_tool(self.TOOL)
        self.passed_on = None
        self.watched: dict[int, CodeType] = {}  # kept, so that ids stay theirs
        if self.hears:
            self.monitoring.use_tool_id(self.TOOL, "dhadha")
            self.passed_on = self.monitoring.DISABLE

    def watch(self, code: CodeType) -> None:
        self.watched[id(code)] = code
        if self.hears:
            self.monitoring.set_local_events(self.TOOL, code, self.monitoring.events.PY_YIELD)

    def call(self, listener: Any) -> None:
        """`listener(code, offset, what is yielded)` hears of each yield from now on; None: nobody does."""
        if self.hears:
            self.monitoring.register_callback(self.TOOL, self.monitoring.events.PY_YIELD, listener)


yields = YieldTracer()


def batches(seconds: float) -> Iterator[int]:
    """How many steps to take before the next look at the clock, again and again for about `seconds`: more of them where
    they are fast."""
    now = perf_counter()
    deadline = now + seconds
    size = 1
    while now < deadline:
        yield size
        before, now = now, perf_counter()
        if now - before < SHORT:
            size = min(2 * size, MOST_STEPS_BETWEEN_LOOKS_AT_THE_CLOCK)


class RunStepper:
    """The steps of `run`, and the generators that wait for each other there."""

    def __init__(self, run: Run):
        self.run = run
        self.file_shown = run.effective_algorithm.displayed_function.__code__.co_filename
        self.searching = cast("Running", run.searching())
        self.tables: dict[int, Lines] = {}  # by id of the code, whose hash reads all of it
        self.last_node: Node[Any] | None = None
        self.status_step: Step | None = None  # the last one, unless it was told
        self.status_at = 0.0
        self.over = False

    def take(self, count: int, steps: list[Step], lines: list[int]) -> int:
        """Append up to `count` further steps, and the line of the source after each (0: it does not run); how many
        there were. A status step is not counted, and ends the slice: the steps before it took their time."""
        before = len(steps)
        tables, annotate, status_steps = self.tables, self.run.annotation(), self.run.has_status_steps
        heard = last = None
        line = 0
        line_at = NOT_SHOWN

        def listen(code: CodeType, offset: int, step: Any) -> Any:
            nonlocal heard, line, last, line_at
            if step is heard:
                return yields.passed_on  # here it always comes from further inside
            if code is not last:
                line_at = tables.get(id(code), NOT_SHOWN)
                last = code if line_at else None  # a look may yet find it
            if offset in line_at:
                line, heard = line_at[offset], step

        yields.call(listen)
        try:
            for step in islice(self.searching, count):
                if status_steps and step.word == STATUS:
                    self.status_step = step
                    break
                lines.append(line if step is heard else self.line())
                steps.append(annotate(step) if annotate else step)
                heard = None
            else:
                self.over = len(steps) - before < count
        finally:
            yields.call(None)
        if len(steps) > before:
            self.last_node = steps[-1].node or self.last_node
        return len(steps) - before

    def line(self) -> int:
        """Where the source stands, as found by looking; 0: it does not run. A place once seen is heard from then on."""
        innermost = next(iter(self.of_source()), None)
        frame = innermost and innermost.gi_frame
        if not frame:
            return 0
        lines = self.tables.setdefault(id(frame.f_code), {})
        if not lines:
            yields.watch(frame.f_code)
        if frame.f_lasti not in lines:
            lines[frame.f_lasti] = lines[frame.f_lasti - 2] = frame.f_lineno or 0  # it may stand right behind a yield
        return lines[frame.f_lasti]

    def of_source(self) -> list[Running]:
        """The generators of the source that wait for each other, the innermost first."""
        found: list[Running] = []
        generator: Any = self.searching
        while isinstance(generator, GeneratorType):
            if generator.gi_code.co_filename == self.file_shown:
                found.insert(0, generator)
            generator = generator.gi_yieldfrom
        return found

    def status(self) -> str:
        """What the run says of itself now, {"reason", "args"} as JSON; "" where there is nothing new, or it was told
        just now."""
        now = perf_counter()
        if self.status_step is None or now - self.status_at < BETWEEN_STATUS_STEPS:
            return ""
        said, self.status_step, self.status_at = self.status_step, None, now
        return json.dumps({"reason": said.reason, "args": said.args or {}})

    def close(self) -> None:
        """Stop the run and forget it.

        A path of many thousand nodes is freed from its far end: freed from the root, each node would
        free the next one, deeper and deeper, and WebAssembly's stack is small.
        """
        path = self.run.last_path or (self.last_node.path() if self.last_node else [])
        self.run.last_path, self.last_node = [], None
        self.searching.close()
        while path:
            path.pop()
