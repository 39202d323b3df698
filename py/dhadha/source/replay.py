"""What a trace does not hold is had by running again: runs are repeatable."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from ..core.step import Step
from ..runs.run import prepare
from ..trace.stepper import Running, RunStepper
from .variables import Describer

Request = tuple[str, str | None, str | None, dict[str, Any]]
Frames = list[tuple[Running, list[dict[str, Any]]]]

CALLERS = 2  # generators that are looked at: the running one, and the one that it may return to


class Replay:
    """The run of a request, taken again as far as one asks. Raises InvalidInput."""

    def __init__(self, puzzle: str, algorithm: str | None, state: str | None, options: dict[str, Any]):
        self.request: Request = (puzzle, algorithm, state, options)
        self.playback = RunStepper(prepare(*self.request))
        self.taken = 0  # steps
        self.over = False
        self.last = Step("")  # of those taken
        self.before: Frames = []  # [(generator, its variables), …] a step before the last one taken, and at it
        self.now: Frames = []

    def can_go_on(self, request: Request, step: int) -> bool:
        """Whether it is the same run, and has gone neither beyond the step nor to its end."""
        return self.request == request and self.taken <= step + 1 and not self.over

    def go(self, step: int, batches: Iterable[int]) -> dict[str, Any]:
        """Go on to `step`, counted from 0, as far as the batches of steps allow, and tell what is there.

        {"step": the last one taken, "said": [its word, its reason], "over": whether none follows, "frame": None unless
        it is the one asked for}, a frame being
        {"function", "line", "calls": how many of that function wait for each other, "variables": [{"name", "changed",
        "kind", …}, …]}; see Describer.
        """
        for batch in batches:
            if self.over or self.taken > step:
                break
            self._take(min(batch, max(1, step - self.taken)))
            if self.taken >= step:
                self.before, self.now = self.now, self._look()
        frame = self._frame() if self.taken == step + 1 else None
        return {"step": self.taken - 1, "said": [self.last.word, self.last.reason], "over": self.over, "frame": frame}

    def _take(self, count: int) -> None:
        steps: list[Step] = []
        taken = self.playback.take(count, steps, [])
        self.last = steps[-1] if steps else self.last
        self.taken += taken
        self.over = self.playback.over

    def _look(self) -> Frames:
        return [
            (each, Describer(self.playback.run).variables(each.gi_frame.f_locals))
            for each in islice(self.playback.of_source(), CALLERS)
            if each.gi_frame
        ]

    def _frame(self) -> dict[str, Any] | None:
        """None where the source does not run: what follows it, or an answer that is walked through."""
        if not self.now:
            return None
        running, variables = self.now[0]
        before = next((found for generator, found in self.before if generator is running), variables)
        return {
            "function": running.gi_code.co_name,
            "line": running.gi_frame.f_lineno if running.gi_frame else 0,
            "calls": sum(each.gi_code is running.gi_code for each in self.playback.of_source()),
            "variables": [{**variable, "changed": variable not in before} for variable in variables],
        }

    def close(self) -> None:
        self.playback.close()
