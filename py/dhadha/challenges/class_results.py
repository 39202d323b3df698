"""The results of a class: codes are found in what people sent, and judged again."""

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import unquote_plus

from ..core.errors import InvalidInput
from ..core.page_json_types import Verdict
from ..core.quoting import fill_in, quoted, remove_control_characters
from ..notation.normalize_input import INVISIBLE
from ..puzzles import registry
from .judging import Task, bad_challenge_error, judge, task_of
from .result_code import LONGEST_NAME, PREFIX, decode

FORMULA = re.compile(r"(^|;)(?=\s*[=+\-@＝＋－＠﹦﹢﹣﹫])")  # begins a cell, in locales that split cells at ";" too
NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")
CODE = re.compile(re.escape(PREFIX) + r"[\w-]+", re.ASCII | re.IGNORECASE)
CUT = re.compile(CODE.pattern + r"=?\s*$", re.ASCII | re.IGNORECASE)  # a line that mail may have wrapped
PIECE = re.compile(r"[>|\s]*([\w-].*)", re.ASCII)  # its next line
MOST_PIECES = 1000  # of a wrapped code
JOINERS = {"\u200c", "\u200d"}  # parts of Persian and Bengali names
TIDY = dict.fromkeys(map(ord, INVISIBLE - JOINERS)) | dict.fromkeys((0x2010, 0x2011), "-")
NO_NAME = re.compile(r"^[>\s]*\d+[.)]\s+|https?://|mailto:")  # the number of a list, the beginning of a link
IN_NAMES = {*" '’.,@&/-", *JOINERS}
IN_ADDRESS = re.compile(r"[?&]challenge=([^&#]*)")  # also in the fragment, as in a single-file site
PUZZLES = re.compile(r"[?&]puzzle=([^&#]*)"), re.compile(r"/([a-z][a-z0-9-]*)/(?:index\.html)?\?")  # in an address

OTHER_PUZZLE = "This code is for another puzzle."
OTHER_CHALLENGE = "This code is for another challenge."
SENTENCES = {  # by the reason of a verdict
    "challenge-solved-moves": "Solved in {count:move}.",
    "challenge-won": "Won with {count:move}.",
    "challenge-completed": "Complete and correct.",
    "challenge-enough": "It reaches {value}; it had to reach {least}.",
    "challenge-without-answer": "No path is left.",
    "challenge-unsolved": "Not solved after {count:move}.",
    "challenge-too-many-moves": "Solved in {count:move}; at most {most} are allowed.",
    "challenge-not-over": "The game is not over after {count:move} by the visitor.",
    "challenge-lost": "The computer won after {count:move} by the visitor.",
    "challenge-careless-computer": "A computer that makes no mistakes would not play move {number}.",
    "challenge-incomplete": "Not complete.",
    "challenge-wrong": "Not right: the board breaks a rule.",
    "challenge-other-size": "The board is not the same size as the board of the challenge.",
    "challenge-start-changed": "Something that was on the board at the start was changed.",
    "challenge-new-walls": "The challenge allows no new walls or forbidden squares.",
    "challenge-too-many-changes": "{count:square} changed; at most {most} are allowed.",
    "challenge-other-option": "The challenge uses another value of the option {option}.",
    "challenge-too-long": "Judging this board takes more than {most:second}.",
    "challenge-has-answer": "There is still a path.",
    "challenge-needs-answer": "The algorithm finds no solution for this board.",
    "challenge-too-small": "It reaches only {value}; it must be at least {least}.",
}


class ClassResult(NamedTuple):
    """The result of a code. name: what stands beside the code, else the name in it, code_name; challenge: its id, or a
    teacher's own as JSON; reason: a sentence; same_as: the line of an equal answer before it, "" for none."""

    line: int
    name: str
    code_name: str
    puzzle: str
    challenge: str
    solved: bool
    reason: str
    same_as: int | str
    answer: str

    def __str__(self) -> str:
        """Return the result in one line. Names contain no sign that separates its parts."""
        is_other = self.code_name and self.code_name.casefold() != self.name.casefold()
        parts = [
            f"{self.name} (in the code: {self.code_name})" if is_other else self.name,
            f"{self.puzzle} {self.challenge}".strip(), self.reason,
            f"The same answer as in line {self.same_as}." if self.same_as else "",
        ]
        return f"{self.line}: {'✓' if self.solved else '✗'} {' · '.join(filter(None, parts))}"


def parse_assigned_task(text: str | None, puzzle: str | None) -> Task | None:
    """Return the task that a class was given, or {"puzzle": id} for any of a puzzle; None for anything.

    text: the challenge's id, JSON, or the address of its page. puzzle: needed for JSON of a teacher's own. Raises
    InvalidInput.
    """
    if text is None:
        return {"puzzle": registry.find_puzzle(puzzle).id} if puzzle else None
    written = IN_ADDRESS.search(text)
    given = parse_challenge_id_or_json((unquote_plus(written[1]) if written else text).strip())
    named = (found[1] for pattern in PUZZLES if written and (found := pattern.search(text)))
    if puzzle := puzzle or next(named, None):
        return task_of(puzzle, given)
    alike = []
    for each in registry.all_puzzles():
        with suppress(InvalidInput):  # it is none of this puzzle
            task = task_of(each.id, given)
            alike += [task] * (given == str(given) or task in [task_of(each.id, own["id"]) for own in each.challenges])
    if len(alike) != 1:
        raise InvalidInput(
            "which-puzzle", "No puzzle has the challenge {given}, or several have it. Name its puzzle by --puzzle, or "
            "give the address of its page.", given=quoted(given),
        )
    return alike[0]


def parse_challenge_id_or_json(given: str) -> object:
    """Return an id, or the object that JSON describes. Raises InvalidInput."""
    try:
        return json.loads(given) if given.startswith("{") else given
    except (ValueError, RecursionError):
        raise bad_challenge_error(given) from None


def judge_codes_in_lines(lines: Iterable[str], wanted: Task | None = None) -> Iterator[ClassResult]:
    """Judge each code in the lines; a damaged one, and a line with words but without a code, is a result, too.

    wanted: what the class was given, see read_wanted; a code of something else does not count as solved.
    """
    earlier: dict[str, int] = {}
    for number, line in join_wrapped_codes([line.translate(TIDY) for line in lines]):
        codes, beside = CODE.findall(line), CODE.split(line)
        if not codes and any(map(str.isalnum, line)):
            codes, beside = [line], [""]
        elif len(set(codes)) == 1:  # a link shows its code twice
            codes, beside = codes[:1], [" ".join(beside)]
        for code, words in zip(codes, beside, strict=False):
            result, task = judge_result_code(number, clean_name(words), code, wanted)
            same = json.dumps([task, result.answer.split()])
            before = earlier.setdefault(same, number) if result.solved else number
            yield result._replace(same_as=before) if before < number else result


def join_wrapped_codes(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the number of each line, from 1, and the line, with the rest of its code from the next lines."""
    at = 0
    while at < len(lines):
        number, line, at = at + 1, lines[at], at + 1
        joined, end = line, at
        while CUT.search(joined) and not find_last_valid_code(joined) and end < min(len(lines), at + MOST_PIECES):
            if PREFIX in lines[end].lower() or not (piece := PIECE.match(lines[end])):
                break
            joined, end = joined.rstrip("= \t\r\n") + piece[1], end + 1
        if end > at and find_last_valid_code(joined):
            line, at = joined, end
        yield number, line


def find_last_valid_code(text: str) -> str:
    """Return the last code in a text, without marks of emphasis; "" for none, and for a damaged one."""
    code = PREFIX + "".join(CODE.findall(text)[-1:])[len(PREFIX) :]
    for each in (code, code.rstrip("_-")):
        with suppress(InvalidInput):
            decode(each)
            return each
    return ""


def clean_name(words: str) -> str:
    """Return the words as a name: letters, digits and the signs of names, which cannot look like a result."""
    words = NO_NAME.sub("", words)
    kept = (sign if sign in IN_NAMES or unicodedata.category(sign)[0] in "LMN" else " " for sign in words)
    return " ".join("".join(kept).split()).strip(" '’.,@&/-")[:LONGEST_NAME]


def judge_result_code(number: int, name: str, code: str, wanted: Task | None) -> tuple[ClassResult, Task]:
    """Return the result of a code, and the task that it solves."""
    result, task = ClassResult(number, name, "", "", "", False, "", "", ""), {}
    try:
        puzzle, given, answer, own_name = decode(find_last_valid_code(code) or code)
        challenge = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, sort_keys=True)
        result = ClassResult(
            number, name or clean_name(own_name), clean_name(own_name), puzzle, challenge, False, "", "", answer
        )
        task = task_of(puzzle, given)
        if wanted and task["puzzle"] != wanted["puzzle"]:
            return result._replace(reason=OTHER_PUZZLE), task
        if wanted and len(wanted) > 1 and task != wanted:
            return result._replace(reason=OTHER_CHALLENGE), task
        found = judge(puzzle, given, answer)
    except InvalidInput as refusal:
        return result._replace(reason=str(refusal)), task
    return result._replace(solved=found["solved"], reason=result_sentence(found)), task


def result_sentence(verdict: Verdict) -> str:
    return fill_in(SENTENCES[verdict["reason"]], verdict["args"])


def csv_line(values: Iterable[object]) -> str:
    """Return a line of CSV without its end; a text that a spreadsheet would calculate gets an apostrophe."""
    written = io.StringIO()
    csv.writer(written, lineterminator="").writerow(map(csv_cell, values))
    return written.getvalue()


def csv_cell(value: object) -> str:
    text = remove_control_characters(str(value).lower() if isinstance(value, bool) else str(value))
    return text if NUMBER.fullmatch(text) else FORMULA.sub(r"\1'", text)
