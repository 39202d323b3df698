"""Check a puzzle's messages: Fluent can parse them, all languages have them, and they cover all steps."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast as fluent
from fluent.syntax import parse

from .check_data_shapes import suggest
from .report import Report, SourceLocation
from .source_locations import Source

LIBRARY = Path(__file__).parents[1]
LANGUAGES = [*json.loads((LIBRARY / "languages.json").read_text(encoding="utf-8"))]  # English first
SHARED = ("core", "notation", "search", "puzzle", "runs", "trace")  # packages whose code runs for every puzzle
WORKED_OUT = {  # arguments that the page computes for a step about a node
    "move", "piece", "label", "parent", "g", "h", "f", "round", "was-h", "was-f", "h-goes", "f-goes",
    "known", "undoes", "others", "ties", "equals", "deepest",
}


class Message(NamedTuple):
    line: int
    variables: set[str]


class Texts:
    """messages: {language: {id: Message}} of the puzzle itself; those of built-in puzzles are the site's."""

    def __init__(self, source: Source, report: Report):
        self.source = source
        self.report = report
        self.whole: Mapping[str, str] = source.puzzle.texts
        self.messages: dict[str, dict[str, Message]] = {}

    def check(self) -> None:
        self.messages = {language: self._read(language, text) for language, text in self.whole.items()}
        for language in self.whole.keys() - {*LANGUAGES}:
            known = ", ".join(LANGUAGES)
            self.report.fault(self.place_of(language), f"there is no language {language!r} here; there are {known}")
        english = self.messages.get("en", {})
        if self.whole and not english:
            place = self.place_of(next(iter(self.whole)))
            self.report.fault(place, "English is missing, which is used where a language has no text")
        elif english and f"puzzle-{self.source.puzzle.id}" not in english:
            self.report.note(self.place_of("en"), f"the puzzle has no name: add `puzzle-{self.source.puzzle.id} = …`")
        for language in LANGUAGES[1:] if english else ():
            if language in self.messages:
                self._compare(language, self.messages[language], english)
            else:
                self.report.note(self.place_of("en"), f"there are no texts in {language!r}: English is shown")

    def place_of(self, language: str, line: int = 1) -> SourceLocation:
        return self.source.place_of_text(self.whole[language], line, language)

    def _read(self, language: str, text: str) -> dict[str, Message]:
        messages = {}
        for entry in parse(text).body:
            if isinstance(entry, fluent.Junk):
                [problem, *_] = entry.annotations
                place = self.place_of(language, line_number_of_entry(problem, text.rstrip()))
                self.report.fault(place, f"Fluent cannot read this: {problem.message or 'it is not a message'}")
            elif isinstance(entry, fluent.Message) and entry.span:
                name, line = entry.id.name, line_number_of_entry(entry, text)
                if name in messages:
                    self.report.fault(self.place_of(language, line), f"{language}: the message {name} appears twice")
                written = text[entry.span.start : entry.span.end]
                messages[name] = Message(line, {*re.findall(r"\$([\w-]+)", written)})
        return messages

    def _compare(self, language: str, others: Mapping[str, Message], english: Mapping[str, Message]) -> None:
        """Check that a language has the messages of English, with the same variables."""
        for name in english.keys() - others.keys():
            self.report.fault(self.place_of(language), f"{language}: the message {name} is missing, which English has")
        for name, other in others.items():
            if name not in english:
                problem = f"English has no message {name}{suggest(name, english)}"
            elif other.variables != english[name].variables:
                variables = ", ".join(f"${each}" for each in sorted(english[name].variables)) or "no variables"
                problem = f"{name} ought to use {variables}, as English does"
            else:
                continue
            self.report.fault(self.place_of(language, other.line), f"{language}: {problem}")

    def note_missing_rule_and_ideas(self) -> None:
        """Note if the lines above the board are missing. The site has the ideas of the searches of dhadha.search."""
        puzzle, english = self.source.puzzle, self.messages.get("en", {})
        wanted = {f"puzzle-{puzzle.id}-rule": "what a move is, and what is wanted"} | {
            f"algorithm-{each.id}-idea": f"what {each.id} does" for each in puzzle.algorithms
            if not each.is_search or each.id != each.solve.__name__.replace("_", "-")
        }
        for name, what in wanted.items():
            if english and name not in english:
                message = f"nothing above the board says {what}: add `{name} = …`, one short sentence"
                self.report.note(self.place_of("en"), message)

    def check_variables(self, where: SourceLocation, name: str, known: set[str], who: str) -> None:
        own = self.messages.get("en", {})
        for variable in sorted(own[name].variables - known) if name in own else ():
            problem = f"uses ${variable}, which {who} does not tell{suggest(variable, known)}"
            self.report.fault(where, f"the text {name} {problem}")

    def check_reason(self, where: SourceLocation, reason: str | None, args: Any, about_node: bool) -> None:
        """Check that a step or status_message has a message without unknown variables."""
        own = self.messages.get("en", {})
        for each in str(reason or "").split() if own else ():
            known = {*(args or ()), *(WORKED_OUT if about_node else ())}
            for name in (f"rule-{each}", f"reason-{each}"):
                self.check_variables(where, name, known, "the step")
            if name not in own and each not in library_string_literals():
                message = f"the reason {each!r} has no text: add `{name} = …` to texts{suggest(name, own)}"
                self.report.fault(where, message)

    def note_untranslated_refusal(self, key: str) -> None:
        name, is_known = f"error-{key}", key in library_string_literals()
        if len(self.messages) > 1 and name not in self.messages.get("en", {}) and not is_known:
            message = f"the refusal {key!r} has words in English only: add `{name} = …` to texts"
            self.report.note(self.place_of("en" if "en" in self.messages else min(self.messages)), message)


def line_number_of_entry(entry: Any, text: str) -> int:
    return text.count("\n", 0, min(entry.span.start, len(text))) + 1


@cache
def library_string_literals() -> frozenset[str]:
    """Return all words in quotes in the code that puzzles share, including its reasons and keys."""
    files = [file for folder in SHARED for file in (LIBRARY / folder).glob("*.py")]
    return frozenset(word for file in files for word in re.findall(r'"([\w-]+)"', file.read_text(encoding="utf-8")))
