"""The report of a check: errors and notes, without duplicates, and what was run."""

import re
from collections import Counter
from collections.abc import Hashable
from typing import NamedTuple

from .package_loader import SourceLocation

VARYING = re.compile(r"'[^']*\d[^']*'|-?\d+")  # states, moves, cells: they vary between duplicates of an error


class Finding(NamedTuple):
    """An error, or a note on valid code; `place`: its location, `message`: the problem and the correction."""

    place: SourceLocation
    message: str
    is_note: bool = False

    def __str__(self) -> str:
        return f"{self.place}: {'note: ' if self.is_note else ''}{self.message}"


class Report:
    """Collects findings.

    ran: how much of each kind was run; count: the number of errors, including duplicates.
    """

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()
        self._first: dict[Hashable, Finding] = {}
        self._times: Counter[Hashable] = Counter()

    def fault(self, place: SourceLocation, message: str, kind: Hashable = None) -> None:
        """Report an error; kind: its identity for deduplication, by default its place and its message without
        values."""
        kind = kind or (place, VARYING.sub("#", message))
        self._first.setdefault(kind, Finding(place, message))
        self._times[kind] += 1

    def note(self, place: SourceLocation, message: str, kind: Hashable = None) -> None:
        self._first.setdefault(kind or (place, message, True), Finding(place, message, True))

    @property
    def count(self) -> int:
        return self._times.total()

    @property
    def findings(self) -> list[Finding]:
        """All findings, by file and line."""
        return sorted(
            finding._replace(message=finding.message + repeats_text(self._times[kind] - 1))
            for kind, finding in self._first.items()
        )

    @property
    def faults(self) -> list[Finding]:
        return [finding for finding in self.findings if not finding.is_note]

    def summary(self) -> str:
        ran = ", ".join(count_text(count, name) for name, count in self.ran.items())
        return f"{ran or 'nothing ran'}: {count_text(len(self.faults), 'faults') if self.faults else 'no fault'}"


def repeats_text(times: int) -> str:
    return f" (and {times} more time{'s' * (times > 1)})" if times > 0 else ""


def count_text(count: int, things: str) -> str:
    """Return a number and its noun: "1 algorithm", "2 algorithms", "1 board by hand", "1 lane of the race"."""
    plural, *rest = things.split(" ", 1)
    singular = plural.removesuffix("s")
    return " ".join([str(count), singular if count == 1 else plural, *rest])
