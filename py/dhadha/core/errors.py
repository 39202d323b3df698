"""What a request or a run can fail with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .text import LONGEST_ARGUMENT, Argument, bounded, quoted

if TYPE_CHECKING:
    from .contract import Picture
    from .step import Node


class InvalidInput(ValueError):
    """A refusal: `key` and `args` for the page to translate, `str(error)` in English for everybody else.

    args: texts and numbers; texts that repeat what was given go through `quoted` first.
    picture: a board that shows what is wrong, as Puzzle.board gives it, with "marks" and "links" as in a Step; or None.
    offers: states one of which may be meant, where it is a question; see `dhadha.notation.offered`.
    """

    offers: tuple[str, ...] = ()

    def __init__(self, key: str, sentence: str, picture: Picture | None = None, **args: object) -> None:
        self.key = key
        self.params = {name: bounded(value) for name, value in args.items()}
        self.picture = picture
        super().__init__(sentence.format(**self.params))

    def __repr__(self) -> str:
        """The key and the sentence, in one line."""
        return f"InvalidInput({self.key!r}, {quoted(self, LONGEST_ARGUMENT)!r})"

    def as_dict(self) -> dict[str, Any]:
        """{"key", "args": {name: value}, "sentence"}, "picture" where there is one, and the "traceback" of what caused
        it."""
        said: dict[str, Any] = {"key": self.key, "args": self.params, "sentence": str(self)}
        if self.picture:
            said["picture"] = self.picture
        if self.offers:
            said["offers"] = list(self.offers)
        if self.__cause__:
            from .tracebacks import traceback_of

            said["traceback"] = traceback_of(self.__cause__)
        return said


class BudgetSpent(Exception):
    """The allowance is used up; `node` is where the search stood. `reason` and `args` tell it otherwise than the
    algorithm's
    `spent` does."""

    def __init__(self, node: Node[Any] | None, reason: str = "", args: dict[str, Argument] | None = None) -> None:
        super().__init__()
        self.node = node
        self.reason = reason
        self.params = args

    def variables(self, names: Iterable[str]) -> dict[str, Argument]:
        """{name: value} of the variables that stood in the innermost frame that has them."""
        frames: list[dict[str, Any]] = []
        link = self.__traceback__
        while link:
            frames.insert(0, link.tb_frame.f_locals)
            link = link.tb_next
        return {name: next(frame[name] for frame in frames if name in frame) for name in names}


def not_understood(problem: str) -> InvalidInput:
    """A request that no page of ours makes."""
    return InvalidInput("internal", "The question was not understood: {problem}.", problem=problem)
