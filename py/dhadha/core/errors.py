"""Exceptions of requests and runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from .quoting import LONGEST_ARGUMENT, Argument, fill_in, limit_message_argument_size, quoted

if TYPE_CHECKING:
    from .page_json_types import RefusalDetail
    from .puzzle_types import Picture
    from .steps_and_nodes import Node, PuzzleValue


class InvalidInput(ValueError):
    """A rejected request: message `key` and `params` for the page to translate; `str(error)` is the English sentence.

    params: strings and numbers; quote user input with `quoted`.
    picture: a board that shows the error, as Puzzle.board returns it, with "marks" and "links" as in a Step; or None.
    offers: candidate states of an ambiguous input; see `dhadha.notation.ambiguous_input`.
    """

    offers: tuple[str, ...] = ()

    def __init__(self, key: str, sentence: str, picture: Picture | None = None, **args: object) -> None:
        self.key = key
        self.params = {name: limit_message_argument_size(value) for name, value in args.items()}
        self.picture = picture
        super().__init__(fill_in(sentence, self.params))

    def __reduce__(self) -> tuple[object, ...]:
        """Copy and pickle the sentence as it is, since a process passes on what it raises."""
        return type(self).__new__, (type(self), *self.args), vars(self)

    def __repr__(self) -> str:
        """Return the key and the sentence in one line."""
        return f"InvalidInput({self.key!r}, {quoted(self, LONGEST_ARGUMENT)!r})"

    def as_dict(self) -> RefusalDetail:
        """Return the error for the page, with the traceback of its cause."""
        message: RefusalDetail = {"key": self.key, "args": self.params, "sentence": str(self)}
        if self.picture:
            message["picture"] = self.picture
        if self.offers:
            message["offers"] = list(self.offers)
        if self.__cause__:
            from .error_location import traceback_of

            message["traceback"] = traceback_of(self.__cause__)
        return message


class BudgetSpent(Exception):
    """The budget is exhausted at `node`. `reason` and `args` override the algorithm's `budget_message`."""

    def __init__(
        self, node: Node[PuzzleValue] | None, reason: str = "", args: Mapping[str, Argument] | None = None
    ) -> None:
        super().__init__()
        self.node = node
        self.reason = reason
        self.params = args

    def variables(self, names: Iterable[str]) -> dict[str, Argument]:
        """Return {name: value, or a list's length}, each from the innermost frame that has the variable."""
        from traceback import walk_tb  # imported late: rarely needed

        frames = [frame.f_locals for frame, _ in walk_tb(self.__traceback__)][::-1]
        values = {name: next(frame[name] for frame in frames if name in frame) for name in names}
        return {name: len(value) if isinstance(value, list) else value for name, value in values.items()}


def malformed_request_error(problem: str) -> InvalidInput:
    """Return the error for a request that violates the page's protocol."""
    return InvalidInput("internal", "The request is invalid: {problem}.", problem=problem)
