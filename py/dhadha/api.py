"""What Python programs call: `run`, and the Run that it returns, which can be shown and saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .runs import run as runs

if TYPE_CHECKING:
    from pathlib import Path

    from .export.html import Page


class Run(runs.Run):
    __doc__ = runs.Run.__doc__

    def page(self, **attributes: Any) -> Page:
        """The run as a page that plays it, see Page; notebooks show it as the player.

        attributes: of the player, such as lang="bn", theme="dark", autoplay=True, panels="code tree", height=480.
        Raises TypeError for one that it does not have.
        """
        from .export.html import Page

        return Page(self, **attributes)

    def save(self, path: str | Path, *, replace: bool = False, **attributes: Any) -> None:
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


def run(puzzle: str, algorithm: str | None = None, state: object = None, **options: Any) -> Run:
    """Prepare a run of `algorithm` on `puzzle` from `state` (None: the puzzle's own example).

    puzzle, algorithm: identifiers from `catalogue()`. state: a text in any notation, bytes, a list of numbers or of
    rows, an array. Options as in the catalogue, `-` written `_` if you like; values may be strings.
    Raises InvalidInput when anything does not fit, and with offers where more than one state may be meant.
    """
    return Run(*runs.prepared(puzzle, algorithm, state, options))
