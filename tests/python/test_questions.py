"""Practice: every textbook algorithm declares questions, and its runs have the steps that they name."""

from itertools import islice

import dhadha
import pytest
from dhadha.puzzle import Algorithm
from dhadha.puzzles.registry import find_puzzle
from dhadha.search import breadth_first

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


def test_searches_bring_their_questions():
    assert Algorithm("mine", breadth_first).questions
    assert Algorithm("mine", breadth_first, questions=({"kind": "reason", "steps": ("x",)},)).questions[0]["steps"] == (
        "x",)
