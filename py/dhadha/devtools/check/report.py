"""The report of a check: errors and notes, without duplicates, and what was run."""

import re
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import NamedTuple

from ..package_loader import SourceLocation

VARYING = re.compile(r"'[^']*\d[^']*'|-?\d+")  # states, moves, cells: they vary between duplicates of an error


class Finding(NamedTuple):
    """An error, or a note on valid code; `place`: its location, `message`: the problem and the correction."""

    place: SourceLocation
    message: str
    is_note: bool = False

    def __str__(self) -> str:
        return f"{self.place}: {'note: ' if self.is_note else ''}{self.message}"


class Report:
    """Collects findings; count: the number of reported errors, including duplicates."""

    def __init__(self) -> None:
        self.count = 0
        self.ran: Counter[str] = Counter()
        self._first: dict[Hashable, Finding] = {}
        self._times: Counter[Hashable] = Counter()

    def fault(self, place: SourceLocation, message: str, kind: Hashable = None) -> None:
        """Report an error; kind: its identity for deduplication, by default its place and its message without
        values."""
        self.count += 1
        kind = kind or (place, VARYING.sub("#", message))
        self._first.setdefault(kind, Finding(place, message))
        self._times[kind] += 1

    def note(self, place: SourceLocation, message: str, kind: Hashable = None) -> None:
        self._first.setdefault(kind or (place, message, True), Finding(place, message, True))

    @property
    def findings(self) -> list[Finding]:
        return [
            finding._replace(message=f"{finding.message}{more(self._times[kind] - 1)}")
            for kind, finding in self._first.items()
        ]

    @property
    def faults(self) -> list[Finding]:
        return [finding for finding in self.findings if not finding.is_note]

    def lines(self) -> Iterator[str]:
        """Return the findings by file and line."""
        yield from map(str, sorted(self.findings))

    def summary(self) -> str:
        ran = ", ".join(counted(count, name) for name, count in self.ran.items())
        return f"{ran or 'nothing ran'}: {counted(len(self.faults), 'faults') if self.faults else 'no fault'}"


def more(times: int) -> str:
    return f" (and {counted(times, 'more times')})" if times > 0 else ""


def counted(count: int, things: str) -> str:
    """1 algorithm, 2 algorithms, 1 board by hand."""
    plural, *rest = things.split(" ", 1) if things != "more times" else (things,)
    singular = {"switches": "switch", "boards": "board"}.get(plural, plural.removesuffix("s"))
    return " ".join([str(count), singular if count == 1 else plural, *rest])
