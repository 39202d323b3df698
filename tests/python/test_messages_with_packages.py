"""Which messages a page uses once packages have added theirs."""

import json

import pytest
from run_helpers import run_node_script

OURS = "reason-seen-before = Seen before.\npuzzle-n-puzzle = Sliding puzzle\nrun = Run"
FROGS = "puzzle-frogs = Frogs\nreason-seen-before = These frogs sat so before.\nreason-leap = A leap."
TOADS = (
    "puzzle-toads = Toads\nreason-leap = A toad's leap.\nrun = Stolen\n"
    "puzzle-n-puzzle = Stolen\npuzzle-frogs = Stolen"
)
PACKAGES = [["frogs", {"en": FROGS}], ["toads", {"en": TOADS, "fa": "reason-leap = جهش"}]]


def texts_with_packages(puzzle, *asked, language="en", packages=PACKAGES):
    request = {"language": language, "puzzle": puzzle, "library": OURS, "packages": packages, "asked": asked}
    return run_node_script("print_texts_with_packages.mjs", json.dumps(request))


@pytest.mark.parametrize("packages", [PACKAGES, PACKAGES[::-1]])
def test_a_package_rewords_the_library_for_its_own_puzzle_alone(packages):
    facts = {
        puzzle: texts_with_packages(puzzle, "reason-seen-before", "reason-leap", "run", packages=packages)
        for puzzle in ("frogs", "toads", "n-puzzle")
    }
    assert facts == {
        "frogs": ["These frogs sat so before.", "A leap.", "Run"],
        "toads": ["Seen before.", "A toad's leap.", "Stolen"],
        "n-puzzle": ["Seen before.", "Leap", "Run"],
    }


def test_package_names_known_on_every_page():
    for puzzle in ("", "n-puzzle", "toads"):
        assert texts_with_packages(puzzle, "puzzle-toads") == ["Toads"]
    assert texts_with_packages("n-puzzle", "puzzle-frogs", "puzzle-n-puzzle") == ["Frogs", "Sliding puzzle"]


def test_english_fallback_for_missing_messages():
    told = texts_with_packages("frogs", "reason-seen-before", "reason-leap", language="bn")
    assert told == ["Seen before.", "A leap."]
    assert texts_with_packages("toads", "reason-leap", "run", language="fa") == ["جهش", "Run"]
