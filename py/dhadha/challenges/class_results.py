"""The results of a class: a line for each result code, judged again."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..core.errors import InvalidInput
from .judging import judge
from .result_code import PREFIX, decode

FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")  # beginnings that spreadsheets would calculate


class ClassResult(NamedTuple):
    """The result of a line. challenge: its id, or a teacher's own as JSON; reason: a sentence."""

    line: int
    name: str
    puzzle: str
    challenge: str
    solved: bool
    reason: str
    answer: str

    def __str__(self) -> str:
        task = f"{self.puzzle} {self.challenge}".strip()
        return " ".join(filter(None, [f"{self.line}:", self.name, task, "✓" if self.solved else "✗", self.reason]))


def results_of(lines: Iterable[str]) -> Iterator[ClassResult]:
    """Judge each line that is not blank: a code, and before it a name or nothing. A damaged line is a result, too."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield result_of(number, line.strip())


def result_of(number: int, line: str) -> ClassResult:
    before, _, packed = line.rpartition(PREFIX)
    name, puzzle, challenge, answer = before.strip(" \t,;:\"'"), "", "", ""
    try:
        handed = decode(PREFIX + packed.strip(" \t,;\"'") if packed and PREFIX in line else line)
        name, puzzle, given, answer = name or handed.name, handed.puzzle, handed.challenge, handed.answer
        challenge = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, sort_keys=True)
        found = judge(puzzle, given, answer)
    except InvalidInput as refusal:
        return ClassResult(number, name, puzzle, challenge, False, str(refusal), answer)
    measures = " ".join(f"{key}={value}" for key, value in found["args"].items())
    reason = f"{found['reason'].removeprefix('challenge-')} {measures}".strip()
    return ClassResult(number, name, puzzle, challenge, found["solved"], reason, answer)


def csv_line(values: Iterable[object]) -> str:
    """Return a line of CSV without its end; a text that a spreadsheet would calculate gets an apostrophe."""
    written = io.StringIO()
    texts = (str(value).lower() if isinstance(value, bool) else str(value) for value in values)
    csv.writer(written, lineterminator="").writerow(f"'{text}" if text.startswith(FORMULA) else text for text in texts)
    return written.getvalue()
