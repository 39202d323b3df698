"""Re-run a deterministic run for details that its trace omits."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from ..core.step import Step
from ..runs.run import prepare
from ..trace.stepper import Running, RunStepper
from .variables import Describer

Request = tuple[str, str | None, str | None, dict[str, Any]]
Frames = list[tuple[Running, list[dict[str, Any]]]]

GENERATORS = 2  # whose variables are described: the running one and its caller


class Replay:
    """A second run of a request, advanced on demand. Raises InvalidInput."""

    def __init__(self, puzzle: str, algorithm: str | None, state: str | None, options: dict[str, Any]):
        self.request: Request = (puzzle, algorithm, state, options)
        self.stepper = RunStepper(prepare(*self.request))
        self.taken = 0  # steps
        self.over = False
        self.last = Step("")  # the last step taken
        self.previous: Frames = []  # [(generator, its variables), …] one step before the last one taken
        self.current: Frames = []  # the same at the last step taken

    def can_continue(self, request: Request, step: int) -> bool:
        """Return whether the replay runs `request` and is neither past `step` nor over."""
        return self.request == request and self.taken <= step + 1 and not self.over

    def advance(self, step: int, batch_sizes: Iterable[int]) -> dict[str, Any]:
        """Advance towards `step`, counted from 0, as far as the batch_sizes of steps allow, and describe the last step.

        Returns {"step": last step taken, "said": [its word, its reason], "over": whether the run has ended, "frame":
        None unless it is `step`}; a frame is {"function", "line", "calls": recursion depth of the function,
        "variables": [{"name", "changed", "kind", …}, …]}; see Describer.
        """
        for batch in batch_sizes:
            if self.over or self.taken > step:
                break
            self._take(min(batch, max(1, step - self.taken)))
            if self.taken >= step:
                self.previous, self.current = self.current, self._frames()
        frame = self._frame() if self.taken == step + 1 else None
        return {"step": self.taken - 1, "said": [self.last.word, self.last.reason], "over": self.over, "frame": frame}

    def _take(self, count: int) -> None:
        steps: list[Step] = []
        taken = self.stepper.take(count, steps, [])
        self.last = steps[-1] if steps else self.last
        self.taken += taken
        self.over = self.stepper.over

    def _frames(self) -> Frames:
        return [
            (each, Describer(self.stepper.run).variables(each.gi_frame.f_locals))
            for each in islice(self.stepper.source_generators(), GENERATORS)
            if each.gi_frame
        ]

    def _frame(self) -> dict[str, Any] | None:
        """Return the innermost frame; None if the source does not run, as during the replay of an answer."""
        if not self.current:
            return None
        running, variables = self.current[0]
        before = next((found for generator, found in self.previous if generator is running), variables)
        return {
            "function": running.gi_code.co_name,
            "line": running.gi_frame.f_lineno if running.gi_frame else 0,
            "calls": sum(each.gi_code is running.gi_code for each in self.stepper.source_generators()),
            "variables": [{**variable, "changed": variable not in before} for variable in variables],
        }

    def close(self) -> None:
        self.stepper.close()
