"""The titles of examples have the same numbers in every language."""

import re
from pathlib import Path

import dhadha
import pytest

TEXTS = Path(__file__).parents[2] / "static/i18n"
DIGITS = str.maketrans("০১২৩৪৫৬৭৮৯۰۱۲۳۴۵۶۷۸۹", "0123456789" * 2)
MARKS = re.compile(r'\{"\\u[0-9a-f]{4}"\}')  # of the direction of a text
BETWEEN_GROUPS = re.compile(r"(?<=\d)[,٬](?=\d\d)")
NAMES = {  # of the numbers in English titles
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10, "fifteen": 15, "hundred": 100,
}


def titles(language, puzzle):
    """Return {key: the numbers in the title}, of digits of any script and of English words."""
    found = re.findall(r"^(preset-\S+) = (.*)$", (TEXTS / language / f"{puzzle}.ftl").read_text("utf-8"), re.MULTILINE)
    return {key: numbers_in(BETWEEN_GROUPS.sub("", MARKS.sub("", text).translate(DIGITS))) for key, text in found}


def numbers_in(text):
    named = {NAMES[word] for word in re.findall("[a-z]+", text.lower()) if word in NAMES}
    return named | {*map(int, re.findall(r"\d+", text))}


@pytest.mark.parametrize("language", ["bn", "fa"])
@pytest.mark.parametrize("puzzle", [puzzle["id"] for puzzle in dhadha.catalogue()["puzzles"]])
def test_numbers_in_titles_are_those_of_the_english_ones(puzzle, language):
    english = titles("en", puzzle)
    assert english
    for key, numbers in titles(language, puzzle).items():
        assert numbers <= english[key], key  # words for numbers are understood in English alone
