"""What the forms of judges elsewhere have in common: their input, word by word, and faults that name the line.

A form is a function from the lines of an input to the lines of its answer; `Puzzle.forms` names those of a puzzle, and
`judge --form` reads standard input with one. Words may stand on any lines, with any spaces between.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..core.errors import InvalidInput
from ..core.text import quoted

LONGEST_NUMBER = 9  # digits


class Words:
    """The words of an input; `line` is the number of the line where the last one stood."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.line = 0
        self.words = self._each(lines)
        self.ahead: list[tuple[int, str]] = []

    def _each(self, lines: Iterable[str]) -> Iterator[tuple[int, str]]:
        for line, text in enumerate(lines, 1):
            for word in text.split():
                yield line, word

    @property
    def over(self) -> bool:
        """Whether there is no further word."""
        if not self.ahead:
            self.ahead = [word for word in (next(self.words, None),) if word]
        return not self.ahead

    def word(self, what: str) -> str:
        """The next one. Raises InvalidInput, naming `what` is missing."""
        if self.over:
            raise InvalidInput("form-ends", "The input ends before {what}.", what=what)
        self.line, word = self.ahead.pop()
        return word

    def number(self, what: str, most: int | None = None, least: int = 0) -> int:
        """The next word as a number from `least` to `most`. Raises InvalidInput."""
        word = self.word(what)
        good = word.isdecimal() and len(word) <= LONGEST_NUMBER
        if not good or not least <= int(word) <= (int(word) if most is None else most):
            limit = f"from {least} up" if most is None else f"from {least} to {most}"
            raise InvalidInput(
                "form-number", "Line {line}: “{given}” is not {what}: a number {limit}.",
                line=self.line, given=quoted(word), what=what, limit=limit,
            )
        return int(word)

    def end(self) -> None:
        """Raises InvalidInput if there is a further word."""
        if not self.over:
            word = self.word("")
            raise InvalidInput(
                "form-goes-on", "Line {line}: after the last case stands “{given}”.", line=self.line, given=quoted(word)
            )


def cases(words: Words) -> Iterator[int]:
    """1, 2, … for each of the cases, whose number comes first; nothing may follow them."""
    yield from range(1, words.number("the number of cases") + 1)
    words.end()
