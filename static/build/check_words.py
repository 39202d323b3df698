"""Check the words of messages against the term sheet of their language, i18n/LANGUAGE/terms.toml, whose comments say
what it forbids. A language needs no sheet."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from articles import readable_text_of_markdown
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

SHEETS = Path(__file__).parents[1] / "i18n"
NAMES_OF_STEPS = ("step", "only")  # attributes without words
BEFORE_WORD = r"(?<![\w\u0900-\u0dff\u200c])"  # vowel signs belong to a word, but not to \w
CODE = re.compile(r"`[^`]*`|[“«][ -~]+[”»]|'[!-~]+'|\S*[a-z][./:]+[a-z]\S*")
LATIN = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿ]{2,}")
WESTERN_NUMBER = re.compile(r"(?<![A-Za-z0-9.-])[0-9]+(?![A-Za-z0-9])")
FORMULA = re.compile(r"\$.+?\$|\{\{ .+? \}\}|\[\^\w+\]|\]\(.+?\)")  # in Markdown, and names of numbers, notes, links
ADJECTIVES = "empty|more|new|other|tried"
ONE = ("", "one", "1")  # forms of a number that may be 1


class Words(Visitor):
    """Collects the texts of a message, and what follows each variable: (its name, the form chosen by it, text)."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.counted: list[tuple[str, str, str]] = []
        self.chosen: dict[str, str] = {}

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name not in NAMES_OF_STEPS:
            self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.texts.append("".join(map(text_of_pattern_element, node.elements)))
        for element, after in zip(node.elements, node.elements[1:]):
            variable = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(variable, ast.VariableReference):
                name = variable.id.name
                self.counted.append((name, self.chosen.get(name, ""), text_of_pattern_element(after)))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        before = self.chosen
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            self.chosen = {**before, name: key}
            self.visit(variant.value)
        self.chosen = before


def text_of_pattern_element(element: ast.TextElement | ast.Placeable) -> str:
    """Return the text of a part of a pattern; "" for a mark of direction, {} for what is inserted."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    return "" if isinstance(element.expression, ast.StringLiteral) else "{}"


@cache
def read_rules(language: str) -> Mapping[str, Any]:
    """Return the term sheet of a language; {} for none."""
    sheet = SHEETS / language / "terms.toml"
    return tomllib.loads(sheet.read_text(encoding="utf-8")) if sheet.exists() else {}


def faults_of(message: ast.Message, language: str) -> Iterator[str]:
    """Yield what the term sheet of a language forbids in a message."""
    rules = read_rules(language)
    if not rules:
        return
    words, allowed = Words(), rules.get("except", {}).get(message.id.name, ())
    words.visit(message)
    nouns = "|".join(rules.get("counted", ["(?!)"]))
    others = {other: word for word, *others in rules.get("terms", {}).values() for other in others}
    any_other = re.compile(f"{BEFORE_WORD}(?:{'|'.join(others) or '(?!)'})")
    for text in words.texts:
        for other in others if any_other.search(text) else ():
            if other not in allowed and re.search(BEFORE_WORD + other, text):
                yield f"says “{other}”, not “{others[other]}”"
        prose = CODE.sub(" ", text)
        latin = LATIN.findall(prose) if "latin" in rules else []
        yield from (f"has “{each}” in Latin letters" for each in latin if each not in (*rules["latin"], *allowed))
        western = WESTERN_NUMBER.findall(prose) if rules.get("digits") else []
        yield from (f"has “{each}” in western digits" for each in western)
        yield from (f"says “{each}”" for each in re.findall(rf"\b1 (?:{nouns})\b", text))
    for name, form, after in words.counted:
        found = re.match(rf" (?:(?:{ADJECTIVES}) )?(?:{nouns})\b", after) if form in ONE else None
        if found and f"${name}" not in allowed:
            yield f"says “1{found[0]}” if ${name} is 1"


def word_faults_of_markdown(name: str, source: str, language: str) -> Iterator[str]:
    """Yield what the term sheet of a language forbids in an idea or an article."""
    text = ast.TextElement(FORMULA.sub(" ", readable_text_of_markdown(source)))
    yield from faults_of(ast.Message(ast.Identifier(name), ast.Pattern([text])), language)
