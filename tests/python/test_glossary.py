"""The glossary explains every term in every language, and the sentences of each language use it."""

import functools
import re
from itertools import product

import pytest
from dhadha.testing.text_checks import LANGUAGES
from fluent.syntax import ast
from fluent_messages import STATIC, Words, parse_fluent_messages

LETTER = r"[\w\u0980-\u09ff\u200c]"  # Python counts the vowel signs of Bengali as no letters
TOLD = re.compile(r"^(reason|counter|list|kind|algorithm|choice|legend|area)-")


def attribute_text(message, name):
    found = next((each for each in message.attributes if each.id.name == name), None)
    return "".join(part.value for part in found.value.elements if isinstance(part, ast.TextElement)) if found else ""


def glossary_terms(language):
    """Return {id: (forms, puzzles, meaning)}."""
    return {
        each.id.name: (attribute_list(each, "forms"), attribute_list(each, "only"), attribute_text(each, "meaning"))
        for each in parse_fluent_messages(language, "glossary").values()
    }


def attribute_list(message, name):
    return [each.strip() for each in attribute_text(message, name).split("|") if each.strip()]


@functools.cache
def explained_sentences(language, puzzles):
    """Return the sentences and names that a page of these puzzles (all if empty) may explain."""
    files = [path.stem for path in (STATIC / "i18n" / language).glob("*.ftl")]
    names = [name for name in files if name != "glossary"]
    told = parse_fluent_messages(language, *(puzzles or names)).items()
    words = Words()
    for key, message in told:
        if TOLD.match(key):
            words.visit(message.value)
    return words.texts


def is_form_in_text(form, text):
    ending = rf"{LETTER}*" if form.endswith("*") else ""
    return re.search(rf"(?<!{LETTER}){re.escape(form.rstrip('*'))}{ending}(?!{LETTER})", text, re.IGNORECASE)


@functools.cache
def used_terms(language):
    return {
        name
        for name, (forms, puzzles, _) in glossary_terms(language).items()
        if any(is_form_in_text(form, text) for text in explained_sentences(language, tuple(puzzles)) for form in forms)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_word_means_one_thing_in_a_puzzle(language):
    known = set()
    for name, (forms, puzzles, meaning) in glossary_terms(language).items():
        assert forms and meaning.endswith(("।", ".")), name
        meant = {*product(forms, puzzles or ["any"])}
        assert known.isdisjoint(meant) and len(forms) == len({*forms}), name
        known |= meant


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_glossary_terms_equal_in_all_languages(language):
    assert used_terms("en") - used_terms(language) == set()
    assert len(used_terms("en")) > 50
