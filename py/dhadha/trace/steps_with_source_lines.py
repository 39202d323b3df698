"""Advance a run step by step and track the current line of its source."""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from types import CodeType, GeneratorType
from typing import TypeAlias, cast

from ..core.steps_and_nodes import STATUS, Node, PuzzleValue, Step
from ..runs.run import Run
from .yield_monitoring import tracer

MAX_BATCH = 256  # steps between two readings of the clock
SHORT = 0.002  # seconds; a faster batch doubles the batch size
STATUS_INTERVAL = 0.2  # seconds
Running: TypeAlias = "GeneratorType[Step, None, object]"
Lines = dict[int, int]  # {offset of an instruction: its line}
NO_LINES: Lines = {}


def batch_sizes(seconds: float, run: Run) -> Iterator[int]:
    """Yield batch sizes for about `seconds`: 1 for an engine, whose steps may be slow; else doubled while fast."""
    largest = 1 if run.effective_algorithm.kind == "engine" else MAX_BATCH
    now = perf_counter()
    deadline = now + seconds
    size = 1
    while now < deadline:
        yield size
        before, now = now, perf_counter()
        if now - before < SHORT:
            size = min(2 * size, largest)


class RunStepper:
    """Takes the steps of `run` and locates its source's generators."""

    def __init__(self, run: Run):
        self.run = run
        self.source_file = run.effective_algorithm.displayed_function.__code__.co_filename
        self.generator = cast("Running", run.search_steps())
        self.tables: dict[int, Lines] = {}  # by id of the code object, because hashing one reads all of it
        self.last_node: Node[PuzzleValue] | None = None
        self.status_step: Step | None = None  # the last one not yet reported
        self.status_time = 0.0
        self.over = False

    def append_steps(self, count: int, steps: list[Step], lines: list[int]) -> int:
        """Append up to `count` steps and the source line after each (0: the source does not run); return how many.

        A status step is not counted and ends the slice, because the steps before it took long.
        """
        before = len(steps)
        tables, annotate = self.tables, self.run.annotate
        located: object = None
        last: CodeType | None = None
        line = 0
        line_at = NO_LINES

        def note_yield_line(code: CodeType, offset: int, step: object) -> object:
            nonlocal located, line, last, line_at
            if step is located:
                return sys.monitoring.DISABLE  # this yield always passes on an inner generator's step
            if code is not last:
                line_at = tables.get(id(code), NO_LINES)
                last = code if line_at else None  # self.line() may add it later
            if offset in line_at:
                line, located = line_at[offset], step
            return None

        tracer.set_callback(note_yield_line)
        try:
            for step in islice(self.generator, count):
                if step.word == STATUS:
                    self.status_step = step
                    break
                lines.append(line if step is located else self.current_source_line())
                steps.append(annotate(step))
                located = None
            else:
                self.over = len(steps) - before < count
        finally:
            tracer.set_callback(None)
        if len(steps) > before:
            self.last_node = steps[-1].node or self.last_node
        return len(steps) - before

    def current_source_line(self) -> int:
        """Return the source's current line from its innermost frame, 0 if it does not run; trace that yield from now
        on."""
        innermost = next(iter(self.source_generators()), None)
        frame = innermost and innermost.gi_frame
        if not frame:
            return 0
        lines = self.tables.setdefault(id(frame.f_code), {})
        if not lines:
            tracer.watch(frame.f_code)
        if frame.f_lasti not in lines:
            lines[frame.f_lasti] = lines[frame.f_lasti - 2] = frame.f_lineno or 0  # f_lasti may follow the yield
        return lines[frame.f_lasti]

    def source_generators(self) -> list[Running]:
        """Return the chain of `yield from` generators in the source's file, innermost first."""
        found: list[Running] = []
        generator: object = self.generator
        while isinstance(generator, GeneratorType):
            if generator.gi_code.co_filename == self.source_file:
                found.insert(0, generator)
            generator = generator.gi_yieldfrom
        return found

    def pop_status(self) -> str:
        """Return the run's last status step, {"reason", "args"} as JSON; "" if it is not new or the last report is
        recent."""
        now = perf_counter()
        if self.status_step is None or now - self.status_time < STATUS_INTERVAL:
            return ""
        step, self.status_step, self.status_time = self.status_step, None, now
        return json.dumps({"reason": step.reason, "args": step.args or {}})

    def close(self) -> None:
        """Stop the run and free its memory.

        A long path is freed from its far end: freed from the root, node deallocation would recurse, and WebAssembly's
        stack is small.
        """
        path = self.run.last_path or (self.last_node.path() if self.last_node else [])
        self.run.last_path, self.last_node = [], None
        self.generator.close()
        while path:
            path.pop()
