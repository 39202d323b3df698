"""What Python programs call: `solve` for an answer, `run` for the steps to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from .core.step import brief
from .runs import run as runs

if TYPE_CHECKING:
    from pathlib import Path

    from .export.html import Page

Fact: TypeAlias = "None | bool | int | float | str | list[Fact] | dict[str, Fact]"


class Run(runs.Run):
    __doc__ = runs.Run.__doc__

    def page(self, **attributes: object) -> Page:
        """The run as a page that plays it, see Page; notebooks show it as the player.

        attributes: of the player, such as lang="bn", theme="dark", autoplay=True, panels="code tree", height=480.
        Raises TypeError for one that it does not have.
        """
        from .export.html import Page

        return Page(self, **attributes)

    def save(self, path: str | Path, *, replace: bool = False, **attributes: object) -> None:
        """Write `page` into a file, such as "page.html": it opens without a server, and plays without Python.

        replace: whether any file that is there may go; a page that was saved before always may. Raises FileExistsError
        otherwise, and OSError where nothing can be written.
        """
        self.page(**attributes).save(path, replace)

    def _repr_html_(self) -> str:
        """In a notebook, a run is the player."""
        from .export.html import PlayerMissing, without_player

        try:
            return self.page()._repr_html_()
        except PlayerMissing as missing:
            return without_player(self, missing)


def run(puzzle: str, algorithm: str | None = None, state: object = None, **options: object) -> Run:
    """Prepare a run of `algorithm` on `puzzle` from `state` (None: the puzzle's own example).

    puzzle, algorithm: identifiers from `catalogue()`. state: a text in any notation, bytes, a list of numbers or of
    rows, an array. Options as in the catalogue, `-` written `_` if you like; values may be strings.
    Raises InvalidInput when anything does not fit, and with offers where more than one state may be meant.
    """
    return Run(*runs.prepared(puzzle, algorithm, state, options))


class Result:
    """What came of a run that has ended. Printed, it is what a person would write.

    facts: {name: value} as the page shows them, each an attribute, too: `result.moves`, `result.queens`; an attribute
    that no fact has raises AttributeError, naming those there are. run: the Run, to iterate again for its steps.
    status: "found", "exhausted" (everything was tried) or "budget" (the allowance ran out first).
    """

    def __init__(self, run: Run) -> None:
        self.run = run
        self.status: str = run.status
        self.facts: Mapping[str, Fact] = run.result

    def __getattr__(self, name: str) -> Fact:
        try:
            return self.facts[name.replace("_", "-") if name not in self.facts else name]
        except KeyError:
            raise AttributeError(f"this result has no {name!r}; it has {', '.join(self.facts)}") from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *(name.replace("-", "_") for name in self.facts)]

    def __str__(self) -> str:
        return self.run.puzzle.result_text(self.run)

    def __repr__(self) -> str:
        """In one line."""
        facts = [f"{name}={brief(value)}" for name, value in self.facts.items()]
        return f"Result({', '.join([repr(self.status), *facts])})"


def solve(puzzle: str, state: object = None, *, algorithm: str | None = None, **options: object) -> Result:
    """Run `algorithm` (None: the puzzle's first) on `puzzle` from `state` (None: the puzzle's own example) to its end.

    state and options as `run` takes them. Raises InvalidInput when anything does not fit, and with offers where more
    than one state may be meant.
    """
    prepared = run(puzzle, algorithm, state, **options)
    deque(prepared, 0)
    return Result(prepared)
