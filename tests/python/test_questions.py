"""Practice: every textbook algorithm declares questions, and its runs have the steps that they name."""

from itertools import islice
from pathlib import Path

import dhadha
import pytest
from dhadha.puzzle import Algorithm
from dhadha.puzzles.registry import find_puzzle
from dhadha.search import breadth_first
from fluent.syntax import ast, parse

ENGLISH = Path(__file__).parents[2] / "static/i18n/en"
STEPS = 20_000
OWN = [puzzle["id"] for puzzle in dhadha.catalogue()["puzzles"]]


def variants(algorithm):
    return [each for each in (algorithm, *algorithm.variants) if each.kind == "textbook" and each.id != "auto"]


@pytest.mark.parametrize("name", OWN)
def test_every_textbook_algorithm_asks(name):
    for algorithm in find_puzzle(name).algorithms:
        for each in variants(algorithm):
            assert each.questions or each.variants, each.id


@pytest.mark.parametrize("name", OWN)
def test_named_steps_occur_in_examples(name):
    """A reason or word that no example has is misspelt; a puzzle's words are those of its searches."""
    puzzle, seen, asked = find_puzzle(name), {}, {}
    for preset in puzzle.presets:
        run = dhadha.run(name, preset.algorithm, preset.state, **preset.options)
        ran = run.effective_algorithm
        asked[ran.solve] = ran.questions
        found = seen.setdefault(ran.solve, set())
        for step in islice(run, STEPS):
            found |= {f"word:{step.word}", *step.reason.split()[:1]}
    for solve, questions in asked.items():
        for question in questions:
            assert seen[solve] & set(question["steps"]), (solve, question)
            if question["kind"] == "value":
                assert question["of"]


@pytest.mark.parametrize("name", OWN)
def test_numbers_and_cells_are_told_in_words(name):
    """A wrong choice is answered with numbers that have a message; a question about cells has a text of its own."""
    ids = {
        entry.id.name
        for part in ("common", name) for entry in parse((ENGLISH / f"{part}.ftl").read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }
    for algorithm in find_puzzle(name).algorithms:
        for question in (each for one in variants(algorithm) for each in one.questions):
            assert {f"told-{each}" for each in question.get("tells", ())} <= ids, question
            if "role" in question:
                assert f"question-{question['kind']}-{question['role']}" in ids, question


def test_searches_bring_their_questions():
    assert Algorithm("mine", breadth_first).questions
    assert Algorithm("mine", breadth_first, questions=({"kind": "reason", "steps": ("x",)},)).questions[0]["steps"] == (
        "x",)
