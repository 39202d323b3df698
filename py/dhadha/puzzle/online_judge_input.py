"""Parse the input formats of online judges word by word, with errors that name the line.

A form is a function from the lines of an input to the lines of its answer; `Puzzle.forms` lists a puzzle's forms, and
`judge --form` applies one to standard input. Words are separated by any whitespace.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..core.errors import InvalidInput
from ..core.quoting import quoted

LONGEST_NUMBER = 9  # digits


class Words:
    """The words of an input; `line` is the line number of the last word returned."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.line = 0
        self.words = ((line, word) for line, text in enumerate(lines, 1) for word in text.split())
        self.ahead: tuple[int, str] | None = None

    @property
    def is_at_end(self) -> bool:
        """Whether no word remains."""
        self.ahead = self.ahead or next(self.words, None)
        return self.ahead is None

    def word(self, what: str) -> str:
        """Return the next word. Raises InvalidInput at the end; `what` describes the missing word."""
        if self.is_at_end or not self.ahead:
            raise InvalidInput("form-ends", "The input ends before {what}.", what=what)
        self.line, word = self.ahead
        self.ahead = None
        return word

    def number(self, what: str, most: int | None = None, least: int = 0) -> int:
        """Return the next word as a number from `least` to `most`. Raises InvalidInput."""
        word = self.word(what)
        is_number = word.isdecimal() and len(word) <= LONGEST_NUMBER
        if not is_number or not least <= int(word) <= (int(word) if most is None else most):
            limit = f"from {least} up" if most is None else f"from {least} to {most}"
            raise InvalidInput(
                "form-number", "Line {line}: “{given}” is not {what}: a number {limit}.",
                line=self.line, given=quoted(word), what=what, limit=limit,
            )
        return int(word)

    def check_end(self) -> None:
        """Raise InvalidInput if a word remains."""
        if not self.is_at_end:
            word = self.word("")
            raise InvalidInput(
                "form-goes-on", "Line {line}: “{given}” follows the last case.", line=self.line, given=quoted(word)
            )


def case_numbers(words: Words) -> Iterator[int]:
    """Read the number of cases and yield 1, 2, … for each; raise InvalidInput if a word follows the last one."""
    yield from range(1, words.number("the number of cases") + 1)
    words.check_end()
