"""Numbers in texts do not contradict the code, in any language."""

import re
from pathlib import Path

import dhadha
import pytest

TEXTS = Path(__file__).parents[2] / "static/i18n"
LANGUAGES = "en", "bn", "fa"
DIGITS = str.maketrans("০১২৩৪৫৬৭৮৯۰۱۲۳۴۵۶۷۸۹", "0123456789" * 2)
MARKS = re.compile(r'\{"\\u[0-9a-f]{4}"\}')  # of the direction of a text
BETWEEN_GROUPS = re.compile(r"(?<=\d)[,٬](?=\d\d)")
NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen",
)
WORDS = {**{word: number for number, word in enumerate(NUMBERS)}, "hundred": 100, "thousand": 1000}
YEARS = {1514}
CATALOGUE = {puzzle["id"]: puzzle for puzzle in dhadha.catalogue()["puzzles"]}
PRESETS = [
    pytest.param(puzzle, preset, id=f"{puzzle}.{preset['id']}")
    for puzzle, entry in CATALOGUE.items() for preset in entry["presets"]
]


def text_of(language, file, key):
    lines = (TEXTS / language / f"{file}.ftl").read_text("utf-8")
    return re.search(rf"^{key} = (.*)$", lines, re.MULTILINE)[1]


def numbers_in(text):
    """Return the whole numbers of a text: in the digits of each language, and in English words."""
    plain = BETWEEN_GROUPS.sub("", MARKS.sub("", text).translate(DIGITS))
    named = {WORDS[word] for word in re.findall("[a-z]+", plain.lower()) if word in WORDS}
    return {int(digits) for digits in re.findall(r"\d+", plain)} | named


def numbers_of(value):
    """Return the numbers in a value of Python, and the lengths of its collections."""
    if isinstance(value, bool | None):
        return set()
    if isinstance(value, int | float):
        return {abs(int(value))}
    if isinstance(value, str):
        return {int(digits) for digits in re.findall(r"\d+", value)}
    items = list(value.values() if isinstance(value, dict) else value)
    return {len(items)}.union(*map(numbers_of, items))


@pytest.mark.parametrize("puzzle, preset", PRESETS)
def test_numbers_in_title_of_preset_are_those_of_its_run(puzzle, preset):
    run = dhadha.run(puzzle, preset["algorithm"], preset["state"], **preset["options"])
    facts = {sum(1 for _ in run), *numbers_of(run.options), *numbers_of(run.state_text), *numbers_of(run.result)}
    board = run.puzzle.board(run.problem)
    rows, columns = board.get("rows", 0), board.get("columns", 0)
    facts |= {rows, columns, rows * columns, rows * columns - 1}  # the last: the tiles of a sliding puzzle
    facts |= {len(str(value).split()) for value in run.options.values()}  # moves of a game
    if puzzle == "n-queens":
        facts.add(columns**columns)  # boards with a queen in each column
    for language in LANGUAGES:
        title = text_of(language, puzzle, f"preset-{puzzle}-{preset['id']}")
        assert numbers_in(title) <= facts | YEARS, title
