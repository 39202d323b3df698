"""The lessons of textbook algorithms: their size in three languages, and the steps to which their sentences refer."""

import functools
import re
from collections import Counter

import dhadha
import pytest
from dhadha.core.steps_and_nodes import WORDS
from dhadha.devtools.bake import preset_run
from dhadha.puzzles.registry import own_puzzles
from dhadha.testing.text_checks import LANGUAGES
from fluent.syntax import ast
from fluent_messages import parse_fluent_messages

SENTENCE = re.compile(r"(lesson-.+)-(idea|invariant|proof|limits|cost)-(\d+)")


@functools.cache
def lesson_texts_and_steps(puzzle: str, language: str = "en") -> dict[str, tuple[str, str]]:
    """Return {key: (text, steps)} that a lesson of this puzzle may use."""
    return {
        key: (pattern_text(message.value), "".join(map(pattern_text, (each.value for each in message.attributes))))
        for key, message in parse_fluent_messages(language, "common", puzzle).items() if key.startswith("lesson-")
    }


def pattern_text(pattern) -> str:
    """Return a pattern with its placeables as text."""
    return "".join(part.value if isinstance(part, ast.TextElement) else part.expression.value
                   for part in pattern.elements)


def textbook_algorithms(puzzle):
    """Return the textbook algorithms in use, including variants of others."""
    for algorithm in puzzle.algorithms:
        variants = algorithm.variants
        own = () if algorithm.solve in [each.solve for each in variants] else (algorithm,)
        yield from (each for each in (*own, *variants) if each.kind == "textbook")


TEXTBOOKS = {
    f"{puzzle.id} {each.id} {each.source.rpartition('.')[2]}": (puzzle, each)
    for puzzle in own_puzzles() for each in textbook_algorithms(puzzle)
}


def lesson_key(algorithm, known) -> str:
    """Return the key of the algorithm's lesson, as the page finds it: algorithms of one id differ by their files."""
    names = f"lesson-{algorithm.id}-{algorithm.source.rpartition('.')[2].replace('_', '-')}", f"lesson-{algorithm.id}"
    return next((name for name in names if f"{name}-idea-1" in known), f"no lesson of {algorithm.id}")


def test_lessons_are_short_and_of_textbook_algorithms():
    """In English, with whose messages the build compares those of other languages."""
    assert len(TEXTBOOKS) > 30
    used, there = set(), set()
    for puzzle, algorithm in TEXTBOOKS.values():
        known = lesson_texts_and_steps(puzzle.id)
        name = lesson_key(algorithm, known)
        assert len(sentence_keys(name, known)) <= 9, name
        used |= {name} if f"{name}-idea-1" in known else set()
        there |= {key.removesuffix("-idea-1") for key in known if key.endswith("-idea-1")}
    assert there == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_numbered_point_at_steps_and_close_their_formulas(language):
    for puzzle in own_puzzles():
        known = lesson_texts_and_steps(puzzle.id, language)
        for key, (text, steps) in known.items():
            if not (found := SENTENCE.fullmatch(key)):
                continue
            name, part, number = found.groups()
            assert number == "1" or f"{name}-{part}-{int(number) - 1}" in known, key
            assert steps and text.count("`") % 2 == 0, key
            assert parse_step_names(steps), key


def sentence_keys(name: str, known) -> list[str]:
    return [key for key in known if (found := SENTENCE.fullmatch(key)) and found[1] == name]


def parse_step_names(steps: str) -> list:
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
    known = lesson_texts_and_steps(puzzle.id)
    wanted = sentence_keys(lesson_key(algorithm, known), known)
    for run in preset_runs_of_algorithm(puzzle, algorithm):
        said = Counter(name for step in run for name in (step.reason, f"word:{step.word}"))
        seen = {key for key in wanted
                if any(said[each[2]] >= int(each[4] or 1) for each in parse_step_names(known[key][1]))}
        wanted = [key for key in wanted if key not in seen]
    assert wanted == []


def preset_runs_of_algorithm(puzzle, algorithm):
    """Return the runs of the algorithm's presets, or one with the default options."""
    own = algorithm.id, algorithm.source
    presets = [preset_run(puzzle, preset) for preset in puzzle.presets]
    return [run for run in presets if (run.effective_algorithm.id, run.effective_algorithm.source) == own] or [
        dhadha.run(puzzle.id, algorithm.id)]
