"""Find the lines of a package's attributes, keys, methods and texts, by their text."""

import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from ..puzzle import Puzzle
from .package_loader import Package
from .report import SourceLocation


class Source:
    """The files of a package beside the module of its puzzle, and below."""

    def __init__(self, package: Package, puzzle: Puzzle[Any]):
        self.package = package
        self.puzzle = puzzle
        self.file = inspect.getfile(type(puzzle))

    @cached_property
    def texts(self) -> dict[str, str]:
        """{file: its text}, the puzzle's own file first."""
        own, files = Path(self.file), self.package.wheel_files()
        near = [file for file in files if file.is_relative_to(own.parent) and file.suffix in (".py", ".ftl")]
        return {str(file): file.read_text("utf-8", "replace") for file in sorted(near, key=lambda file: file != own)}

    @cached_property
    def place_of_class(self) -> SourceLocation:
        return location_of_definition(type(self.puzzle)) or SourceLocation(self.file)

    def place_of_definition(self, thing: Any, *words: Any) -> SourceLocation:
        """Return where the package defines a class, function or method, at the last of `words` that it has as a literal
        or assigns; else the puzzle's class."""
        place = location_of_definition(thing, *words)
        return place if place and self.package.contains_file(place.file) else self.place_of_class

    def place_of_attribute(self, name: str, *keys: Any) -> SourceLocation:
        """Return where the puzzle's class sets an attribute, at the last of `keys` found there; else the class."""
        return self.place_of_definition(type(self.puzzle), name, *keys)

    def place_of_method(self, name: str, *keys: Any) -> SourceLocation:
        """Return where a method of the puzzle is defined, at the last of `keys` found there; else the class."""
        return self.place_of_definition(getattr(type(self.puzzle), name, type(self.puzzle)), *keys)

    def place_of_call(self, function: str, identifier: str, *keys: Any) -> SourceLocation:
        """Return where `function`(…) is called with an identifier first, at the last of `keys` found there; else the
        class."""
        called = re.compile(rf"""\b{function}\(\s*(?:id=)?["']{re.escape(str(identifier))}["']""")
        for file, text in self.texts.items():
            if found := called.search(text):
                first = text.count("\n", 0, found.start())
                return SourceLocation(file, 1 + find_line_with_words(text.splitlines(), first, keys))
        return self.place_of_class

    def place_of_text(self, whole: str, line: int, language: str) -> SourceLocation:
        """Return the place of a line of one of the puzzle's texts: in a literal, or in a file beside the modules."""
        for file, text in self.texts.items():
            if whole in text:
                return SourceLocation(file, text.count("\n", 0, text.index(whole)) + line)
        return self.place_of_attribute("texts", language)


def location_of_definition(thing: Any, *words: Any) -> SourceLocation | None:
    """Return where a class, function or method is defined, or None if its source is unavailable."""
    thing = inspect.unwrap(thing)
    if not words and (code := getattr(thing, "__code__", None)):
        return SourceLocation(code.co_filename, code.co_firstlineno)
    try:
        lines, first = inspect.getsourcelines(thing)
    except (OSError, TypeError):
        return None
    return SourceLocation(inspect.getfile(thing), first + find_line_with_words(lines, 0, words))


def find_line_with_words(lines: list[str], first: int, words: tuple[Any, ...]) -> int:
    """Return the line of the last of `words` that a statement has as a literal, or as the name of an argument or of
    what it assigns; by default `first`, where the statement begins. Lines are numbered from 0."""
    for word in words:
        name = re.escape(str(word))
        written = re.compile(rf"""(["']){name}\1|\b{name}\b\s*(:[^=]*)?=(?!=)""")
        first = next((number for number in statement_lines(lines, first) if written.search(lines[number])), first)
    return first


def statement_lines(lines: list[str], first: int) -> Iterator[int]:
    """Yield the line where a statement begins, and those that are indented deeper or close its brackets."""
    depth = indentation(lines[first])
    yield first
    for number in range(first + 1, len(lines)):
        text = lines[number].lstrip()
        if text and text[0] not in ")]}" and indentation(lines[number]) <= depth:
            return
        yield number


def indentation(line: str) -> int:
    return len(line) - len(line.lstrip())
