"""The lessons for teachers: links lead to steps; they are the same in every language, in its words."""

import re
import sys

import pytest
from dhadha.devtools.bake import preset_run
from dhadha.puzzles.registry import find_puzzle
from dhadha.testing.text_checks import LANGUAGES
from fluent.syntax import ast
from fluent_messages import STATIC, english_variables_of, faults_of

sys.path.insert(0, str(STATIC / "build"))
from lessons import KEY, read_teachers_markdown  # noqa: E402 (of the build)

TARGET = re.compile(r"\]\((\w+):([\w-]+)/?([\w-]*)@?(\d*)\)")
CODE = re.compile(r"^ {4,}.*$", re.MULTILINE)


def test_links_lead_to_steps_that_there_are():
    """The build finds the examples and the challenges."""
    for _, puzzle, name, step in filter(lambda link: link[3], TARGET.findall(read_teachers_markdown("en"))):
        found = find_puzzle(puzzle)
        [preset] = [each for each in found.presets if each.id == name]
        assert int(step) < len(list(preset_run(found, preset))), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_say_the_same_in_every_language(language):
    text, english = read_teachers_markdown(language), read_teachers_markdown("en")
    for pattern in (TARGET, KEY, re.compile("^#+ ", re.MULTILINE)):
        assert pattern.findall(text) == pattern.findall(english)
    assert {*KEY.findall(text)} <= english_variables_of("common", "site", "challenges").keys()
    words = ast.TextElement(TARGET.sub("", CODE.sub("", KEY.sub("", text))))
    assert list(faults_of(ast.Message(ast.Identifier("teachers"), ast.Pattern([words])), language)) == []
