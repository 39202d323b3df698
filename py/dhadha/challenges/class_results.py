"""The results of a class: a line for each result code, judged again."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote_plus

from ..core.errors import InvalidInput
from ..core.quoting import printable, quoted
from .judging import judge
from .result_code import PREFIX, decode

if TYPE_CHECKING:
    from ..core.page_json_types import Verdict

FORMULA = re.compile(r"(^|;)(?=\s*[=+\-@＝＋－＠﹦﹢﹣﹫])")  # begins a cell, in locales that split cells at ";" too
NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")


OTHER_CHALLENGE = "The code is of another challenge than the one given."
SENTENCES = {  # by the reason of a verdict
    "challenge-solved-moves": "Solved in {count} moves.",
    "challenge-won": "Won after {count} moves.",
    "challenge-completed": "Complete and right.",
    "challenge-enough": "It reaches {value}; {least} was asked for.",
    "challenge-without-answer": "No way is left.",
    "challenge-unsolved": "Not solved after {count} moves.",
    "challenge-too-many-moves": "Solved in {count} moves; at most {most} are allowed.",
    "challenge-not-over": "The game is not over after {count} moves.",
    "challenge-lost": "The computer has won, after {count} moves.",
    "challenge-careless-computer": "Move {number} is none that the perfect computer makes.",
    "challenge-incomplete": "Not complete, or not right.",
    "challenge-other-size": "The board has another size than that of the challenge.",
    "challenge-start-changed": "What stood on the board at the start was changed.",
    "challenge-too-many-changes": "{count} squares changed; at most {most} are allowed.",
    "challenge-other-option": "The option {option} differs from that of the challenge.",
    "challenge-too-long": "Judging this board takes more than {most} seconds.",
    "challenge-has-answer": "There still is a way.",
    "challenge-needs-answer": "The algorithm finds no answer for this board.",
    "challenge-too-small": "It reaches {value}; at least {least} are needed.",
}


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


def read_challenge(text: str) -> str | dict[str, object]:
    """Return the challenge that a teacher gave: an id, JSON, or the address of its page. Raises InvalidInput."""
    written = re.search(r"[?&]challenge=([^&#]*)", text)  # also in the fragment, as in a single-file site
    given = (unquote_plus(written[1]) if written else text).strip()
    if not given.startswith("{"):
        return given
    try:
        challenge: dict[str, object] = json.loads(given)
    except (ValueError, RecursionError):
        raise InvalidInput(
            "bad-challenge", "This is not a challenge, or it is damaged: {given}.", given=quoted(given)
        ) from None
    return challenge


def results_of(lines: Iterable[str], wanted: str | dict[str, object] | None = None) -> Iterator[ClassResult]:
    """Judge each line that is not blank: a code, and before it a name or nothing. A damaged line is a result, too.

    wanted: the challenge that the class was given; a code of another one does not count as solved.
    """
    for number, line in enumerate(lines, 1):
        if line.strip():
            result, given = result_of(number, line.strip())
            is_other = wanted is not None and given is not None and given != wanted
            yield result._replace(solved=False, reason=OTHER_CHALLENGE) if is_other else result


def result_of(number: int, line: str) -> tuple[ClassResult, object]:
    """Return the result of a line, and the challenge in its code; None if it is damaged."""
    given: object = None
    before, _, packed = line.rpartition(PREFIX)
    name, puzzle, challenge, answer = before.strip(" \t,;:\"'"), "", "", ""
    try:
        handed = decode(PREFIX + packed.strip(" \t,;\"'") if packed and PREFIX in line else line)
        name, puzzle, given, answer = name or handed.name, handed.puzzle, handed.challenge, handed.answer
        challenge = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, sort_keys=True)
        found = judge(puzzle, given, answer)
    except InvalidInput as refusal:
        return ClassResult(number, name, puzzle, challenge, False, str(refusal), answer), given
    return ClassResult(number, name, puzzle, challenge, found["solved"], result_sentence(found), answer), given


def result_sentence(verdict: Verdict) -> str:
    said = SENTENCES[verdict["reason"]].format(**verdict["args"])
    return re.sub(r"\b1 (move|square)s\b", r"1 \1", said)


def csv_line(values: Iterable[object]) -> str:
    """Return a line of CSV without its end; a text that a spreadsheet would calculate gets an apostrophe."""
    written = io.StringIO()
    csv.writer(written, lineterminator="").writerow(map(csv_cell, values))
    return written.getvalue()


def csv_cell(value: object) -> str:
    text = printable(str(value).lower() if isinstance(value, bool) else str(value))
    return text if NUMBER.fullmatch(text) else FORMULA.sub(r"\1'", text)
