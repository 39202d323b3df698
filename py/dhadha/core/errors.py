"""What a request or a run can fail with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .contract import Picture
    from .step import Argument, Node

QUOTED = 40  # characters of what was given that a refusal repeats
LISTED = 30  # names of what there is that a refusal lists
LONGEST_ARGUMENT = 500
EXACT = 2**53  # JavaScript rounds integers from here on


class InvalidInput(ValueError):
    """A refusal: `key` and `args` for the page to translate, `str(error)` in English for everybody else.

    args: texts and numbers; texts that repeat what was given go through `quoted` first.
    picture: a board that shows what is wrong, as Puzzle.board gives it, with "marks" and "links" as in a Step; or None.
    offers: states one of which may be meant, where it is a question; see `dhadha.notation.offered`.
    """

    offers: tuple[str, ...] = ()

    def __init__(self, key: str, sentence: str, picture: Picture | None = None, **args: object) -> None:
        self.key = key
        self.args_by_name = {name: bounded(value) for name, value in args.items()}
        self.picture = picture
        super().__init__(sentence.format(**self.args_by_name))

    def __repr__(self) -> str:
        """The key and the sentence, in one line."""
        return f"InvalidInput({self.key!r}, {quoted(self, LONGEST_ARGUMENT)!r})"

    def as_dict(self) -> dict[str, Any]:
        """{"key", "args": {name: value}, "sentence"}, "picture" where there is one, and the "traceback" of what caused
        it."""
        said: dict[str, Any] = {"key": self.key, "args": self.args_by_name, "sentence": str(self)}
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
        self.args_by_name = args

    def variables(self, names: Iterable[str]) -> dict[str, Argument]:
        """{name: value} of the variables that stood in the innermost frame that has them."""
        frames: list[dict[str, Any]] = []
        link = self.__traceback__
        while link:
            frames.insert(0, link.tb_frame.f_locals)
            link = link.tb_next
        return {name: next(frame[name] for frame in frames if name in frame) for name in names}


def printable(text: str) -> str:
    """The text without control and format characters (Cc, Cf), which could move a terminal's cursor or turn the order
    of what follows; whitespace between words is a space. Leading spaces stay."""
    if text.isprintable():
        return text
    spaced = "".join(" " if character.isspace() else character for character in text.rstrip())
    return "".join(filter(is_printable, spaced))


def is_printable(character: str) -> bool:
    """Bytes of arguments that are no text arrive as surrogates, which a stream then writes as escapes."""
    return character.isprintable() or "\ud800" <= character <= "\udfff"


def quoted(given: object, most: int = QUOTED) -> str:
    """Up to `most` characters of anything, in one line without control and format characters, for a refusal to repeat.
    Never raises."""
    try:
        text = str(given)
    except Exception:  # an integer of thousands of digits, or an object whose __str__ fails
        text = f"<{type(given).__name__}>"
    text = printable(" ".join(text.strip()[: 2 * most].split()))
    return text if len(text) <= most else text[: most - 1] + "…"


def listed(names: Iterable[object], most: int = LISTED) -> str:
    """The names of what there is, a long list without its end; "–" for none."""
    names = list(names)
    return ", ".join([quoted(name) for name in names[:most]] + ["…"] * (len(names) > most)) or "–"


def bounded(argument: object) -> Argument:
    """An argument that is no larger than a page can hold and a sentence can bear."""
    if isinstance(argument, str):
        return argument if len(argument) <= LONGEST_ARGUMENT else quoted(argument, LONGEST_ARGUMENT)
    return argument if isinstance(argument, int) and abs(argument) < EXACT else quoted(argument)
