"""The glossary explains every term in every language, and the sentences of each language use it."""

import functools
import re
from itertools import product
from pathlib import Path

import pytest
from dhadha.testing.text_checks import LANGUAGES
from fluent.syntax import ast, parse

TEXTS = Path(__file__).parents[2] / "static/i18n"
LETTER = r"[\w\u0980-\u09ff\u200c]"  # Python counts the vowel signs of Bengali as no letters
TOLD = re.compile(r"^(reason|counter|list|kind|algorithm|choice|legend|area)-")


def attribute(message, name):
    found = next((each for each in message.attributes if each.id.name == name), None)
    return "".join(part.value for part in found.value.elements if isinstance(part, ast.TextElement)) if found else ""


@functools.cache
def messages(language, name):
    body = parse((TEXTS / language / f"{name}.ftl").read_text(encoding="utf-8")).body
    return [each for each in body if isinstance(each, ast.Message)]


def terms(language):
    """Return {id: (forms, puzzles, meaning)}."""
    return {
        each.id.name: (listed(each, "forms"), listed(each, "only"), attribute(each, "meaning"))
        for each in messages(language, "glossary")
    }


def listed(message, name):
    return [each.strip() for each in attribute(message, name).split("|") if each.strip()]


@functools.cache
def said(language, puzzles):
    """Return the sentences and names that a page of these puzzles (all if empty) may explain."""
    files = [path.stem for path in (TEXTS / language).glob("*.ftl")]
    names = [name for name in files if not name.startswith(("glossary", "lessons"))]
    told = [each for name in puzzles or names for each in messages(language, name) if TOLD.match(each.id.name)]
    return [" ".join(words(message.value)) for message in told]


def words(pattern):
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            yield part.value
        elif isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from words(variant.value)
        else:
            yield "7"


def stands_in(form, text):
    ending = rf"{LETTER}*" if form.endswith("*") else ""
    return re.search(rf"(?<!{LETTER}){re.escape(form.rstrip('*'))}{ending}(?!{LETTER})", text, re.IGNORECASE)


@functools.cache
def found(language):
    return {
        name
        for name, (forms, puzzles, _) in terms(language).items()
        if any(stands_in(form, text) for text in said(language, tuple(puzzles)) for form in forms)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_word_means_one_thing_in_a_puzzle(language):
    known = set()
    for name, (forms, puzzles, meaning) in terms(language).items():
        assert forms and meaning.endswith(("।", ".")), name
        meant = {*product(forms, puzzles or ["any"])}
        assert known.isdisjoint(meant) and len(forms) == len({*forms}), name
        known |= meant


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_glossary_terms_equal_in_all_languages(language):
    assert found("en") - found(language) == set()
    assert len(found("en")) > 50
