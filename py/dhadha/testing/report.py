"""The report of a check: errors and notes, without duplicates, and what was run."""

import re
from collections import Counter
from collections.abc import Hashable
from typing import NamedTuple

VARYING = re.compile(r"'[^']*\d[^']*'|-?\d+")  # states, moves, cells: they vary between duplicates of an error


class SourceLocation(NamedTuple):
    """A line of a file, from 1; 0 for the file as a whole."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class Finding(NamedTuple):
    """An error, or a note on valid code; `place`: its location, `message`: the problem and the correction."""

    place: SourceLocation
    message: str
    is_note: bool = False

    def __str__(self) -> str:
        return f"{self.place}: {'note: ' if self.is_note else ''}{self.message}"


class Report:
    """Collects findings.

    ran: how much of each kind was run.
    """

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()
        self._first: dict[str, Finding] = {}
        self._times: Counter[str] = Counter()

    def fault(self, place: SourceLocation, message: str, kind: Hashable = None) -> None:
        """Report an error; kind: its identity for deduplication, by default its place and its message without
        values."""
        self._add(Finding(place, message), kind or (place, VARYING.sub("#", message)))

    def note(self, place: SourceLocation, message: str, kind: Hashable = None) -> None:
        self._add(Finding(place, message, True), kind or (place, message, True))

    def _add(self, finding: Finding, kind: Hashable) -> None:
        key = str(kind)  # which a process can send
        self._first.setdefault(key, finding)
        self._times[key] += 1

    @property
    def fault_count(self) -> int:
        """The number of errors, including duplicates."""
        return sum(self._times[kind] for kind, finding in self._first.items() if not finding.is_note)

    @property
    def findings(self) -> list[Finding]:
        """All findings, by file and line."""
        return sorted(
            finding._replace(message=f"{finding.message} (found {times} times)") if times > 1 else finding
            for finding, times in zip(self._first.values(), self._times.values(), strict=True)
        )

    @property
    def faults(self) -> list[Finding]:
        return [finding for finding in self.findings if not finding.is_note]

    def summary(self) -> str:
        ran = ", ".join(f"{name}: {count}" for name, count in self.ran.items())
        return f"{ran or 'nothing ran'}; faults: {len(self.faults)}"
