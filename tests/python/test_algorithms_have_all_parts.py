"""An algorithm is complete: its texts, its lesson, its questions and its highlighted lines are there. This test tells
which file lacks what; other tests check the parts that are there."""

import json
from functools import cache
from itertools import islice
from pathlib import Path

import dhadha
import pytest
from dhadha.devtools.bake import preset_run
from dhadha.puzzles.registry import own_puzzles
from fluent_messages import read_messages
from test_lessons import textbook_algorithms

ROOT = Path(__file__).parents[2]
I18N = "static/i18n"
LANGUAGES = json.loads((ROOT / "py/dhadha/languages.json").read_text("utf-8"))
LESSON = ("idea",), ("invariant",), ("proof", "limits"), ("cost",)  # parts, of which one of each is needed
STEPS = 5000  # of a run, whose reasons need a text
TESTS = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/python/test_*.py"))
LINES = {path: path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("tests/python/highlighted_lines/*.toml"))}
CASES = {f"{puzzle.id} {each.id}": (puzzle, each) for puzzle in own_puzzles() for each in puzzle.algorithms}


@cache
def keys_of(language, *names):
    return {key for name in names for key in read_messages(ROOT / I18N / language / f"{name}.ftl")}


def name_keys(puzzle, algorithm):
    """Yield the messages that name the algorithm and what the page shows of it; a tuple: one of them."""
    yield from (f"algorithm-{algorithm.id}", f"algorithm-{algorithm.id}-about")
    yield from (f"fault-{algorithm.id}-{part}" for part in ("hint", "why") if algorithm.fault)
    for parameter in (each for each in algorithm.parameters if each.kind != "decisions"):
        yield from (f"option-{parameter.id}", *(f"choice-{choice}" for choice in parameter.choices))
    yield from (f"preset-{puzzle.id}-{preset.id}" for preset in puzzle.presets if preset.algorithm == algorithm.id)
    for each in (algorithm, *algorithm.variants):
        outcomes = [step for asked in each.questions if asked["kind"] == "outcome" for step in asked["steps"]]
        yield from (f"outcome-{step[5:]}" for step in outcomes if step.startswith("word:"))
        yield from (f"counter-{counter}" for counter in each.counters)
        yield from ((f"list-{nodes['id']}", f"list-{nodes['id']}-{nodes.get('order')}") for nodes in each.lists)
        for plot in each.plots:
            yield from (f"plot-{plot['id']}", *(f"plot-line-{line}" for line in plot["lines"]))
            yield from (f"axis-{name}" for name in [plot.get("x")] if name)


def reasons(puzzle, algorithm):
    """Return the messages of the first steps of an example, or of a run with the default options."""
    examples = [preset for preset in puzzle.presets if preset.algorithm == algorithm.id]
    run = preset_run(puzzle, examples[0]) if examples else dhadha.run(puzzle.id, algorithm.id)
    return [f"reason-{reason}" for step in islice(run, STEPS) for reason in step.reason.split()]


def lesson_keys(algorithm):
    """Yield the first sentences of the lesson's parts, each with its names; see static/i18n/load-lesson.ts."""
    file = algorithm.source.rpartition(".")[2].replace("_", "-")
    for parts in LESSON:
        yield [f"lesson-{name}-{part}-1" for part in parts for name in (algorithm.id, f"{algorithm.id}-{file}")]


def missing_textbook_parts(puzzle, algorithm):
    """Yield what a textbook algorithm lacks."""
    for language in LANGUAGES:
        known = keys_of(language, "common", puzzle.id)
        for names in lesson_keys(algorithm):
            if known.isdisjoint(names):
                yield f"{I18N}/{language}/{puzzle.id}.ftl: add {' or '.join(names[::2])} = …"
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
    wanted, lacking = [*name_keys(puzzle, algorithm), *reasons(puzzle, algorithm)], []
    for language in LANGUAGES:
        known = keys_of(language, "common", "site", puzzle.id)
        for keys in dict.fromkeys(wanted):
            keys = keys if isinstance(keys, tuple) else (keys,)
            if known.isdisjoint(keys):
                lacking.append(f"{I18N}/{language}/{puzzle.id}.ftl: add {keys[0]} = …")
    for each in textbook_algorithms(puzzle):
        if each in (algorithm, *algorithm.variants) and each.id != "auto":
            lacking += missing_textbook_parts(puzzle, each)
    assert not lacking, "\n".join(["", *lacking])
