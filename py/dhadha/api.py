"""The public Python API: `solve` returns an answer, `run` the steps to it."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from .core.steps_and_nodes import abridge
from .runs import run as runs

if TYPE_CHECKING:
    from pathlib import Path

    from .core.puzzle_types import Facts, Json
    from .export.html import Page


class Run(runs.Run):
    __doc__ = runs.Run.__doc__

    def page(self, **attributes: object) -> Page:
        """Return an HTML page that plays the run; notebooks display it as the player.

        attributes: of the player, such as lang="bn", theme="dark", autoplay=True, panels="code tree", height=480.
        Raises TypeError for an unknown attribute.
        """
        from .export.html import Page

        return Page(self, **attributes)

    def save(self, path: str | Path, **attributes: object) -> None:
        """Save `page` as a self-contained file, such as "page.html", which needs neither a server nor Python.

        An existing file is overwritten, as by savefig of Matplotlib. Raises OSError if writing fails.
        """
        from .core.atomic_write import write_atomically

        page = self.page(**attributes).html().encode("utf-8-sig")  # whose mark overrides a wrong header
        write_atomically(path, page, replace=True)

    def _repr_html_(self) -> str:
        """Return the player's HTML for notebooks, or else a summary."""
        from html import escape

        from .export.html import PlayerMissing

        try:
            return self.page()._repr_html_()
        except PlayerMissing as missing:
            return f"<pre>{escape(str(self))}</pre><p>{escape(str(missing))}</p>"


def run(puzzle: str, algorithm: str | None = None, state: object = None, **options: object) -> Run:
    """Return a run of `algorithm` (None: the puzzle's first) on `puzzle` from `state` (None: the puzzle's example).

    puzzle, algorithm: identifiers from `catalogue()`. state: a string in any notation, bytes, a list of numbers or of
    rows, or an array. Options as in the catalogue, with `-` or `_`; values may be strings.
    Raises InvalidInput for invalid arguments, with `offers` if the state is ambiguous.
    """
    return Run.prepare(puzzle, algorithm, state, options)


class Result:
    """The result of a finished run; its str is written for people.

    facts: {name: value} as on the page, also available as attributes: `result.moves`, `result.queens`; an unknown
    attribute raises AttributeError with the known names. run: the Run; iterate it again for its steps.
    status: "found", "exhausted" (no answer in the whole search space) or "budget" (it stopped at its limit first).
    """

    def __init__(self, run: Run) -> None:
        self.run = run
        self.status: str = run.status
        self.facts: Facts = run.result

    def __getattr__(self, name: str) -> Json:
        facts: Facts = vars(self).get("facts", {})  # a copy has none at first
        try:
            return facts[name.replace("_", "-") if name not in facts else name]
        except KeyError:
            raise AttributeError(f"this result has no {name!r}; it has {', '.join(facts)}") from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *(name.replace("-", "_") for name in self.facts)]

    def __str__(self) -> str:
        return self.run.puzzle.result_text(self.run)

    def __repr__(self) -> str:
        """Return status and facts in one line."""
        facts = [f"{name}={abridge(value)}" for name, value in self.facts.items()]
        return f"Result({', '.join([repr(self.status), *facts])})"


def solve(puzzle: str, state: object = None, *, algorithm: str | None = None, **options: object) -> Result:
    """Return the Result of `algorithm` (None: the puzzle's first) on `puzzle` from `state` (None: its example).

    state, options: as in `run`. Raises InvalidInput for invalid arguments, with `offers` if the state is ambiguous.
    """
    complete = run(puzzle, algorithm, state, **options)
    deque(complete, 0)
    return Result(complete)
