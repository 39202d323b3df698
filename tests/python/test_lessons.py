"""Every textbook algorithm has a complete lesson in three languages, whose sentences refer to steps of a shown run."""

import functools
import re
from collections import Counter

import dhadha
import pytest
from dhadha.core.step import WORDS
from dhadha.devtools.bake import preset_run
from dhadha.puzzles.registry import own_puzzles
from english import STATIC
from fluent.syntax import ast, parse
from messages import has_all_lesson_parts, lesson_names, textbooks

LANGUAGES = ("en", "bn", "fa")
SENTENCE = re.compile(r"(lesson-.+)-(idea|invariant|proof|limits|cost)-(\d+)")


@functools.cache
def lessons(puzzle: str, language: str = "en") -> dict[str, tuple[str, str]]:
    """Return {key: (text, steps)} that a lesson of this puzzle may use."""
    found = {}
    for name in ("lessons", f"lessons-{puzzle}"):
        entries = parse((STATIC / "i18n" / language / f"{name}.ftl").read_text(encoding="utf-8")).body
        found |= {
            entry.id.name: (written(entry.value), steps_of(entry))
            for entry in entries
            if isinstance(entry, ast.Message)
        }
    return found


def written(pattern) -> str:
    """Return a pattern with its placeables as text."""
    return "".join(
        part.value if isinstance(part, ast.TextElement) else part.expression.value for part in pattern.elements
    )


def steps_of(message) -> str:
    return next((written(attribute.value) for attribute in message.attributes if attribute.id.name == "step"), "")


TEXTBOOKS = {
    f"{puzzle.id} {each.id} {each.source.rpartition('.')[2]}": (puzzle, each)
    for puzzle in own_puzzles()
    for each in textbooks(puzzle)
}


def lesson_of(algorithm, known) -> str:
    """Return the key of the algorithm's lesson, as the page finds it."""
    return next((name for name in lesson_names(algorithm) if f"{name}-idea-1" in known), f"no lesson of {algorithm.id}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_textbook_algorithm_has_a_whole_lesson(language):
    assert len(TEXTBOOKS) > 30
    for puzzle, algorithm in TEXTBOOKS.values():
        known = lessons(puzzle.id, language)
        name = lesson_of(algorithm, known)
        assert has_all_lesson_parts(name, known), name
        assert 4 <= len(sentences_of(name, known)) <= 9, name


def test_every_lesson_belongs_to_an_algorithm():
    used, written = set(), set()
    for puzzle, algorithm in TEXTBOOKS.values():
        known = lessons(puzzle.id)
        used.add(lesson_of(algorithm, known))
        written |= {key.removesuffix("-idea-1") for key in known if key.endswith("-idea-1")}
    assert written == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_numbered_point_at_steps_and_close_their_formulas(language):
    for puzzle in own_puzzles():
        known = lessons(puzzle.id, language)
        for key, (text, steps) in known.items():
            if not (found := SENTENCE.fullmatch(key)):
                continue
            name, part, number = found.groups()
            assert number == "1" or f"{name}-{part}-{int(number) - 1}" in known, key
            assert steps and text.count("`") % 2 == 0, key
            assert [each.group(3) for each in read_steps(steps)] and steps == lessons(puzzle.id)[key][1], key


def sentences_of(name: str, known) -> list[str]:
    return [key for key in known if (found := SENTENCE.fullmatch(key)) and found[1] == name]


def read_steps(steps: str) -> list:
    """Return (last, name, number) of every named step, "smallest-f 2" or "last word:found"; the first one that occurs
    in a run counts.
    """
    found = [re.fullmatch(r"(last )?((?:word:)?([a-z0-9-]+))(?: (\d+))?", each.strip()) for each in steps.split(",")]
    assert all(found), steps
    assert all(not each[2].startswith("word:") or each[3] in WORDS for each in found), steps
    return found


@pytest.mark.parametrize("name", TEXTBOOKS)
def test_every_sentence_leads_to_a_step_of_some_preset(name):
    puzzle, algorithm = TEXTBOOKS[name]
    known = lessons(puzzle.id)
    wanted = sentences_of(lesson_of(algorithm, known), known)
    for run in runs(puzzle, algorithm):
        said = Counter(name for step in run for name in (step.reason, f"word:{step.word}"))
        wanted = [
            key for key in wanted if not any(said[each[2]] >= int(each[4] or 1) for each in read_steps(known[key][1]))
        ]
    assert wanted == []


def runs(puzzle, algorithm):
    """Return the runs of the algorithm's presets, or one with the default options."""
    presets = [preset_run(puzzle, preset) for preset in puzzle.presets]
    return [
        run
        for run in presets
        if (run.effective_algorithm.id, run.effective_algorithm.source) == (algorithm.id, algorithm.source)
    ] or [dhadha.run(puzzle.id, algorithm.id)]
