"""An algorithm is complete: its texts, its lesson, its questions and its highlighted lines are there. This test tells
which file lacks what; other tests check the parts that are there."""

from pathlib import Path

import pytest
from dhadha.puzzles.registry import own_puzzles
from fluent_messages import english_variables_of
from test_lessons import textbook_algorithms

ROOT = Path(__file__).parents[2]
TEXTS = "static/i18n/en"  # the build compares other languages with it
LESSON = ("idea",), ("invariant",), ("proof", "limits"), ("cost",)  # parts, of which one of each is needed
TESTS = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/python/test_*.py"))
LINES = {path: path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("tests/python/highlighted_lines/*.toml"))}
CASES = {f"{puzzle.id} {each.id}": (puzzle, each) for puzzle in own_puzzles() for each in puzzle.algorithms}


def name_message_keys(algorithm):
    """Yield the messages that name the algorithm and what the page shows of it; a tuple: one of them."""
    yield from (f"algorithm-{algorithm.id}{part}" for part in ("", "-about", "-idea"))
    yield from (f"fault-{algorithm.id}-{part}" for part in ("hint", "why") if algorithm.fault)
    for parameter in (each for each in algorithm.parameters if each.kind != "decisions"):
        yield from (f"option-{parameter.id}", *(f"choice-{choice}" for choice in parameter.choices))
    for each in (algorithm, *algorithm.variants):
        outcomes = [step for asked in each.questions if asked["kind"] == "outcome" for step in asked["steps"]]
        yield from (f"outcome-{step[5:]}" for step in outcomes if step.startswith("word:"))
        yield from (f"counter-{counter}" for counter in each.counters)
        yield from ((f"list-{nodes['id']}", f"list-{nodes['id']}-{nodes.get('order')}") for nodes in each.lists)
        for plot in each.plots:
            yield from (f"plot-{plot['id']}", *(f"plot-line-{line}" for line in plot["lines"]))
            yield from (f"axis-{name}" for name in [plot.get("x")] if name)


def lesson_key_alternatives(algorithm):
    """Yield the first sentences of the lesson's parts, each with its names; see static/i18n/load-lesson.ts."""
    file = algorithm.source.rpartition(".")[2].replace("_", "-")
    for parts in LESSON:
        yield [f"lesson-{name}-{part}-1" for part in parts for name in (algorithm.id, f"{algorithm.id}-{file}")]


def missing_textbook_parts(puzzle, algorithm):
    """Yield what a textbook algorithm lacks."""
    known = english_variables_of("common", puzzle.id).keys()
    for names in lesson_key_alternatives(algorithm):
        if known.isdisjoint(names):
            yield f"{TEXTS}/{puzzle.id}.ftl: add {' or '.join(names[::2])} = …"
    package = ".".join(type(puzzle).__module__.split(".")[:3])
    if not any(f'["{algorithm.source}"]' in text for text in LINES.values()):
        file = next((path.name for path, text in LINES.items() if package in text), "")
        yield f'tests/python/highlighted_lines/{file}: add ["{algorithm.source}"], and for each reason its lines'
    if not algorithm.questions:
        yield f'py/{package.replace(".", "/")}/algorithms.py: give Algorithm("{algorithm.id}") questions'
    if f'"{algorithm.id}"' not in TESTS:
        yield f'tests/python/test_….py: compare the answers of "{algorithm.id}" with brute force'


@pytest.mark.parametrize("name", CASES)
def test_algorithm_has_all_its_parts(name):
    puzzle, algorithm = CASES[name]
    known, lacking = english_variables_of("common", "site", puzzle.id).keys(), []
    for keys in name_message_keys(algorithm):
        keys = keys if isinstance(keys, tuple) else (keys,)
        if known.isdisjoint(keys):
            lacking.append(f"{TEXTS}/{puzzle.id}.ftl: add {keys[0]} = …")
    for each in textbook_algorithms(puzzle):
        if each in (algorithm, *algorithm.variants) and each.id != "auto":
            lacking += missing_textbook_parts(puzzle, each)
    assert not lacking, "\n".join(["", *lacking])
