"""Check a puzzle's messages: Fluent can parse them, all languages have them, and they cover all steps."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .package_loader import SourceLocation
from .report import Report
from .source_locations import Source
from .type_mismatches import suggest

try:
    from fluent.syntax import ast as fluent
    from fluent.syntax import parse
    from fluent.syntax.visitor import Visitor
except ImportError:  # an extra: pip install dhadha[check]
    fluent = None  # type: ignore[assignment]

LANGUAGES = ("en", "bn", "fa")
LIBRARY = Path(__file__).parents[1]
SHARED = ("core", "notation", "search", "puzzle", "runs", "trace")  # packages whose code runs for every puzzle
SITE = LIBRARY.parents[1] / "static/i18n"  # in a checkout of the repository
WORKED_OUT = {  # arguments that the page computes for a step about a node
    "move", "piece", "label", "parent", "g", "h", "f", "round", "was-h", "was-f", "h-goes", "f-goes",
    "known", "undoes", "others", "ties", "equals", "deepest",
}


class Message(NamedTuple):
    """problem: why Fluent cannot parse the entry, else ""."""

    line: int
    variables: frozenset[str] = frozenset()
    problem: str = ""


Messages = dict[str, Message]


class Texts:
    """messages: {language: {id: Message}} of the puzzle itself."""

    def __init__(self, source: Source, report: Report):
        self.source = source
        self.report = report
        self.messages: dict[str, Messages] = {}
        self.whole: Mapping[str, str] = source.puzzle.texts or own_texts(source.puzzle.id)

    def check(self) -> None:
        if fluent is None:
            self.report.note(self.place_of("en"), "the texts were not read: pip install 'dhadha[check]'")
            return
        for language, text in self.whole.items():
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                self.report.fault(self.place_of(language), f"there is no language {language!r} here; there are {known}")
            self.messages[language] = self._read(language, text)
        if self.messages and "en" not in self.messages:
            place = self.place_of(next(iter(self.messages)))
            self.report.fault(place, "English is missing, which stands in for every language")
        english = self.messages.get("en", {})
        for language in LANGUAGES[1:]:
            if language in self.messages:
                self._compare(language, self.messages[language], english)
            elif english:
                self.report.note(self.place_of("en"), f"there are no texts in {language!r}: English stands in")
        if "en" in self.messages and not self.has_message(f"puzzle-{self.source.puzzle.id}"):
            self.report.note(self.place_of("en"), f"the puzzle has no name: add `puzzle-{self.source.puzzle.id} = …`")

    def has_message(self, name: str) -> bool:
        """Return whether English has a message."""
        return name in self.messages.get("en", {}) or name in library_messages("en")

    def place_of(self, language: str, line: int = 1) -> SourceLocation:
        if self.whole.get(language):
            return self.source.text(self.whole[language], line, language)
        return self.source.attribute("texts", language)

    def _read(self, language: str, text: str) -> Messages:
        messages: Messages = {}
        for name, entry in parse_messages(text):
            if entry.problem:
                self.report.fault(self.place_of(language, entry.line), f"Fluent cannot read this: {entry.problem}")
            elif name in messages:
                self.report.fault(self.place_of(language, entry.line), f"{language}: the message {name} stands twice")
            else:
                messages[name] = entry
        return messages

    def _compare(self, language: str, others: Messages, english: Messages) -> None:
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

    def check_reason(self, where: SourceLocation, reason: str | None, args: Any, about_node: bool) -> None:
        """Check that a step or status_message has a message without unknown variables."""
        own = self.messages.get("en", {})
        for each in str(reason or "").split() if fluent else ():
            name = f"reason-{each}"
            known = {*(args or ()), *(WORKED_OUT if about_node else ())}
            for variable in sorted(own[name].variables - known) if name in own else ():
                problem = f"uses ${variable}, which the step does not tell{suggest(variable, known)}"
                self.report.fault(where, f"the text {name} {problem}")
            if not self.has_message(name) and each not in library_string_literals():
                message = f"the reason {each!r} has no text: add `{name} = …` to texts{suggest(name, own)}"
                self.report.fault(where, message)

    def check_refusal_text(self, key: str) -> None:
        name = f"error-{key}"
        if len(self.messages) > 1 and not self.has_message(name) and key not in library_string_literals():
            message = f"the refusal {key!r} has words in English only: add `{name} = …` to texts"
            self.report.note(self.place_of("en"), message)


def parse_messages(text: str) -> Iterator[tuple[str, Message]]:
    """Yield (id, Message) of every message, and of every invalid entry, which has no id."""
    for entry in parse(text).body:
        if isinstance(entry, fluent.Junk):
            [annotation, *_] = entry.annotations
            yield "", Message(line_of(annotation, text.rstrip()), problem=annotation.message or "it is no message")
        elif isinstance(entry, fluent.Message):
            yield entry.id.name, Message(line_of(entry, text), variables_of(entry))


def line_of(entry: Any, text: str) -> int:
    return text.count("\n", 0, min(entry.span.start, len(text))) + 1


def variables_of(entry: Any) -> frozenset[str]:
    found: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: Any) -> None:
            found.add(node.id.name)

    Variables().visit(entry)
    return frozenset(found)


def own_texts(puzzle: str) -> dict[str, str]:
    """Return the texts of a built-in puzzle, if available."""
    files = {language: SITE / language / f"{puzzle}.ftl" for language in LANGUAGES}
    return {language: file.read_text(encoding="utf-8") for language, file in files.items() if file.exists()}


@cache
def library_messages(language: str) -> Messages:
    """Return the messages common to all pages, if available."""
    file = SITE / language / "common.ftl"
    found = parse_messages(file.read_text(encoding="utf-8")) if fluent and file.exists() else ()
    return {name: entry for name, entry in found if name}


@cache
def library_string_literals() -> frozenset[str]:
    """Return all string literals in the code that puzzles share, including its reasons and keys."""
    files = [file for folder in SHARED for file in (LIBRARY / folder).glob("*.py")]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
