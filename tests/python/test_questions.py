"""Practice: runs have the steps that their algorithms' questions name, and questions about numbers do not tell them."""

from functools import cache
from itertools import islice, pairwise

import dhadha
import pytest
from dhadha.puzzles.registry import find_puzzle
from dhadha.testing.text_checks import LANGUAGES
from fluent.syntax.visitor import Visitor
from fluent_messages import parse_fluent_messages
from run_helpers import call_page

STEPS = 20_000
OWN = [puzzle["id"] for puzzle in dhadha.catalogue()["puzzles"]]
# what a sentence may choose its words by, whatever the number is
HARMLESS = {
    "changed", "coins", "column", "count", "cut", "failed", "forbidden-in-column", "kind", "known", "move", "n",
    "noted", "other", "ties", "which",
}


def textbook_variants(algorithm):
    return [each for each in (algorithm, *algorithm.variants) if each.kind == "textbook" and each.id != "auto"]


@cache
def questions_and_steps(name):
    """Return the questions of each algorithm that an example runs, and the words and reasons of its steps."""
    found = {}
    for preset in find_puzzle(name).presets:
        run = dhadha.run(name, preset.algorithm, preset.state, **preset.options)
        ran = run.effective_algorithm
        seen = found.setdefault(ran.solve, (ran.questions, set()))[1]
        seen |= {(f"word:{step.word}", *step.reason.split()) for step in islice(run, STEPS)}
    return found


@pytest.mark.parametrize("name", OWN)
def test_named_steps_occur_in_examples(name):
    """A reason or word that no example has is misspelt; a puzzle's words are those of its searches."""
    for solve, (questions, steps) in questions_and_steps(name).items():
        seen = {each for step in steps for each in step[:2]}
        for question in questions:
            assert seen & set(question["steps"]), (solve, question)
            if question["kind"] == "value":
                assert question["of"]


class Choosing(Visitor):
    """The arguments by which a message and those that it refers to choose their words."""

    def __init__(self, known):
        self.known, self.names = known, set()

    def visit_MessageReference(self, node):
        self.visit(self.known[node.id.name])

    def visit_SelectExpression(self, node):
        self.names.add(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_questions_about_numbers_choose_no_words_by_them(name, language):
    """A direction of change, say, would tell the number."""
    known = parse_fluent_messages(language, "common", name)
    for questions, steps in questions_and_steps(name).values():
        for question in (each for each in questions if each["kind"] == "value"):
            asked = [step[1:] for step in steps if set(step[:2]) & set(question["steps"])]
            for reason in {each for reasons in asked for each in reasons}:
                choosing = Choosing(known)
                choosing.visit(known.get(f"question-value-{reason}") or known[f"reason-{reason}"])
                assert choosing.names <= {question["of"]} | HARMLESS, (reason, choosing.names)


@pytest.mark.parametrize("name", OWN)
def test_numbers_and_cells_are_told_in_words(name):
    """A wrong choice is answered with numbers that have a message; a question about cells has a text of its own."""
    ids = parse_fluent_messages("en", "common", name).keys()
    for algorithm in find_puzzle(name).algorithms:
        for question in (each for one in textbook_variants(algorithm) for each in one.questions):
            assert {f"told-{each}" for each in question.get("tells", ())} <= ids, question
            if "role" in question:
                assert f"question-{question['kind']}-{question['role']}" in ids, question


@pytest.mark.parametrize("count", [2, 3, 4, 9])
def test_order_of_choices_tells_nothing(count):
    """Whatever comes first is at each place equally often, and not where it was at the step before."""
    seeds, items = 2000, list(range(count))
    orders = call_page("player/practice/question-helpers.ts", [["shuffled", items, seed] for seed in range(seeds)])
    places = [order.index(0) for order in orders]
    stays = sum(one == other for one, other in pairwise(places))
    assert all(abs(number * count / seeds - 1) < 0.2 for number in [stays, *map(places.count, items)])
