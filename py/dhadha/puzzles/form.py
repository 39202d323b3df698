"""What readers of judges' inputs share: words one after the other, whose faults are told with their line."""

from collections.abc import Iterable, Iterator

from ..errors import InvalidInput, quoted

LONGEST_NUMBER = 9  # digits


class Words:
    """The words of a judge's input. line: the number of the line that was read last, from 1."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.line = 0
        self._words = self._read(lines)

    def _read(self, lines: Iterable[str]) -> Iterator[str]:
        for self.line, line in enumerate(lines, 1):
            yield from line.split()

    def word(self, what: str) -> str:
        """The next word, which is `what`. Raises InvalidInput at the end."""
        word = next(self._words, None)
        if word is None:
            raise InvalidInput("form-ends", "The input ends before {what}.", what=what)
        return word

    def number(self, what: str, least: int, most: int) -> int:
        """The next word as a whole number. Raises InvalidInput."""
        word = self.word(what)
        if not word.isdecimal() or len(word) > LONGEST_NUMBER or not least <= int(word) <= most:
            raise InvalidInput(
                "form-number-in-line", "Line {line}: “{given}” is not {what}: a number from {least} to {most}.",
                line=self.line, given=quoted(word), what=what, least=least, most=most,
            )
        return int(word)

    def end(self) -> None:
        """Raises InvalidInput if there is another word."""
        for word in self._words:
            raise InvalidInput(
                "form-goes-on-in-line", "Line {line}: after the last case stands “{given}”.",
                line=self.line, given=quoted(word),
            )
