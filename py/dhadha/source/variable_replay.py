"""Re-run a deterministic run for details that its trace omits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias, cast

from ..core.steps_and_nodes import Step
from ..runs.run import Run
from ..trace.steps_with_source_lines import Running, RunStepper
from .frame_variables import Describer, Named

if TYPE_CHECKING:
    from ..core.page_json_types import Frame, Variable, Variables

Request: TypeAlias = tuple[str, str | None, str | None, Mapping[str, object]]
Frames: TypeAlias = list[tuple[Running, list[Named]]]

GENERATORS = 2  # whose variables are described: the running one and its caller


class Replay:
    """A second run of a request, advanced on demand. Raises InvalidInput."""

    def __init__(self, request: Request):
        self.request = request
        self.stepper = RunStepper(Run.prepare(*request))
        self.taken = 0  # steps
        self.over = False
        self.last = Step("")  # the last step taken
        self.previous: Frames = []  # [(generator, its variables), …] one step before the last one taken
        self.current: Frames = []  # the same at the last step taken

    def can_continue(self, request: Request, step: int) -> bool:
        """Return whether the replay runs `request` and is neither past `step` nor over."""
        return self.request == request and self.taken <= step + 1 and not self.over

    def advance(self, step: int, batch_sizes: Iterable[int]) -> Variables:
        """Advance towards `step`, counted from 0, as far as the batches of steps allow, and describe the last step
        taken; its frame is None unless it is `step`."""
        for batch in batch_sizes:
            if self.over or self.taken > step:
                break
            steps: list[Step] = []
            self.taken += self.stepper.append_steps(min(batch, max(1, step - self.taken)), steps, [])
            self.last = steps[-1] if steps else self.last
            self.over = self.stepper.over
            if self.taken >= step:
                self.previous, self.current = self.current, self._variables_by_generator()
        frame = self._describe_innermost_frame() if self.taken == step + 1 else None
        return {"step": self.taken - 1, "said": (self.last.word, self.last.reason), "over": self.over, "frame": frame}

    def _variables_by_generator(self) -> Frames:
        return [
            (each, Describer(self.stepper.run).variables(each.gi_frame.f_locals))
            for each in islice(self.stepper.source_generators(), GENERATORS)
            if each.gi_frame
        ]

    def _describe_innermost_frame(self) -> Frame | None:
        """Return the innermost frame; None if the source does not run, as during the replay of an answer."""
        if not self.current:
            return None
        running, variables = self.current[0]
        before = next((found for generator, found in self.previous if generator is running), variables)
        marked = [{**variable, "changed": variable not in before} for variable in variables]
        return {
            "function": running.gi_code.co_name,
            "line": running.gi_frame.f_lineno if running.gi_frame else 0,
            "calls": sum(each.gi_code is running.gi_code for each in self.stepper.source_generators()),
            "variables": cast("list[Variable]", marked),
        }

    def close(self) -> None:
        self.stepper.close()
