"""A run taken step by step: where its source stands after a step, and how to end it."""

from collections.abc import Generator, Iterator

from .run import Run
from .step import Node

DRESSING = Run._solve.__code__


class Playback:
    """The steps of `run`, and the generators that wait for each other there."""

    def __init__(self, run: Run):
        self.run = run
        self.file_shown = run.ran.shown.__code__.co_filename
        self.steps = iter(run)
        self.stack = [self.steps]
        self.last_node: Node | None = None  # of the steps so far; kept by whoever takes them

    def innermost(self) -> Generator:
        """The generator that yielded last: ended ones leave the stack, inner ones join it."""
        stack = self.stack
        while stack[-1].gi_frame is None and len(stack) > 1:
            stack.pop()
        while inner := self._inside(stack[-1]):
            stack.append(inner)
        return stack[-1]

    def of_source(self) -> Iterator[Generator]:
        """The generators of the source as `innermost` left them, the innermost first."""
        return (each for each in reversed(self.stack) if each.gi_code.co_filename == self.file_shown)

    def _inside(self, outer: Generator) -> Generator | None:
        """What `outer` waits for: the generator it yields from, or the search whose steps it dresses."""
        if isinstance(outer.gi_yieldfrom, Generator):
            return outer.gi_yieldfrom
        solving = self.run.solving
        return solving if outer.gi_code is DRESSING and solving.gi_frame else None

    def close(self) -> None:
        """Stop the run and forget it.

        A path of many thousand nodes is freed from its far end: freed from the root, each node would
        free the next one, deeper and deeper, and WebAssembly's stack is small.
        """
        path = self.run.last_path or (self.last_node.path() if self.last_node else [])
        self.run.last_path, self.last_node = [], None
        self.steps.close()
        while path:
            path.pop()
