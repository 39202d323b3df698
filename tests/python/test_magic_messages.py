"""Every message key of magic squares has an English text."""

import ast
from pathlib import Path

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzle import HasGallery
from dhadha.puzzles.magic import PUZZLES
from dhadha.puzzles.magic.square import DURER, PUZZLE, SUBIRACHS
from english import texts_of
from magic_oracle import EXCHANGED, PANDIAGONAL

RUNS = {
    "magic-square": [
        *(("auto", "", {"n": n}) for n in (3, 4, 6, 7, 10, 31, 250)),
        ("large", "", {"n": 4}),
        ("large", "", {"n": 6}),
        ("large", "", {"n": 2000}),
        *(
            ("check", state, {})
            for state in (
                DURER,
                PANDIAGONAL,
                SUBIRACHS,
                EXCHANGED,
                "1 2 / 3 4",
                "8 1 . / . . . / . . 9",
                "8 9 . / . . . / . . .",
                "8 . . / . . . / . . .",
                "",
                "99 . / . .",
            )
        ),
        *(("complete", state, {"until": "all"}) for state in ("", "1 . . / . . .  / . . .", "8 . . / . . . / . . 2")),
        ("complete", "1 . . / . 5 9 / . . .", {}),
        ("complete", "1 2 . / . . . / . . .", {}),
        ("complete", "1 2 . . / . . . . / . . . . / . . . .", {"budget": 3000}),
        ("complete", "", {"n": 2}),
        *(("completions", state, {}) for state in ("4 . . / . . . / . . .", "1 . . / . . . / . . .")),
        ("completions", "", {"n": 4}),
        ("completions", "1" + " ." * 35, {"budget": 100_000}),
        *(("nearest", state, {}) for state in ("5 3 4 / 1 5 8 / 6 4 2", "8 1 6 / 3 5 7 / 4 9 2")),
    ],
    "magic-trick": [("any-sum", "", {"sum": total}) for total in (22, 34, 50)],
}
REMARKS = ["", DURER, SUBIRACHS, EXCHANGED]
ADVICE = [
    "",
    DURER,
    EXCHANGED,
    "8 8 . / . . . / . . .",
    "8 . 12 / . . . / . . .",
    "8 1 . / . . . / . . .",
    "1 2 . / . . . / . . .",
    "8 1 . / . . . / 6 . .",
    "8 1 . / . . 2 / . . 4",
    "1 . . / . . . / . . .",
]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_sentences_have_texts_and_arguments(puzzle):
    texts, said = texts_of(puzzle.id), {}
    for algorithm, state, options in RUNS[puzzle.id]:
        for step in dhadha.run(puzzle.id, algorithm, state, **options):
            said.setdefault(step.reason, []).append(step.args or {})
    if puzzle.id == "magic-square":
        for facts in [
            *(PUZZLE.status_message(state, {"n": 3}) for state in REMARKS),
            *(PUZZLE.advice(state, {"n": 3}) for state in ADVICE), PUZZLE.advice("", {"n": 9}),
        ]:
            said.setdefault(facts["reason"], []).append(facts["args"])
    said.pop("budget-spent", None)  # of the library
    for reason, every in said.items():
        assert all(texts[f"reason-{reason}"] <= set(args) for args in every), reason
    assert {key.removeprefix("reason-") for key in texts if key.startswith("reason-")} == set(said)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_everything_shown_has_a_name(puzzle):
    texts = texts_of("common", puzzle.id).keys()
    for algorithm in puzzle.algorithms:
        assert {f"algorithm-{algorithm.id}", f"algorithm-{algorithm.id}-about"} <= texts
        assert {f"counter-{name}" for name in algorithm.counters} <= texts
        assert {f"option-{parameter.id}" for parameter in algorithm.parameters} <= texts
        assert {f"plot-{plot['id']}" for plot in algorithm.plots} | {
            f"plot-line-{name}" for plot in algorithm.plots for name in plot["lines"]
        } <= texts
    assert {f"preset-{puzzle.id}-{preset.id}" for preset in puzzle.presets} <= texts
    assert {f"puzzle-{puzzle.id}-hint", f"puzzle-{puzzle.id}-story"} <= texts
    for table in puzzle.tables if isinstance(puzzle, HasGallery) else ():
        assert {
            f"table-{table.id}",
            f"table-{table.id}-note",
            *(f"column-{column}" for column in table.columns),
        } <= texts
    for algorithm, state, options in RUNS[puzzle.id]:
        run = dhadha.run(puzzle.id, algorithm, state, **options)
        assert all(run) and {f"result-{name}" for name in run.result} <= texts


REFUSED = [
    ("siamese", "", {"n": 40}),
    ("auto", "", {"n": 2}),
    ("siamese", "", {"n": 6}),
    ("check", "1 2 3 4", {"n": 3}),
    ("check", "1 " * 31**2, {}),
    ("check", "1 2 / 3", {}),
    ("check", "1 2 3", {}),
    ("check", "a", {}),
    ("check", "1234567", {}),
    ("nearest", "1 2 3 4", {}),
    ("nearest", "", {"n": 3}),
    ("nearest", "1 2 3 / 4 5 6 / 7 8 0", {}),
]


def test_refusals_have_texts_and_arguments():
    texts, keys = texts_of("common", "magic-square"), set()
    for algorithm, state, options in REFUSED:
        with pytest.raises(InvalidInput) as caught:
            dhadha.run("magic-square", algorithm, state, **options)
        keys.add(caught.value.key)
        assert texts[f"error-{caught.value.key}"] <= set(caught.value.params)
    assert {f"error-{key}" for key in keys} == {key for key in texts_of("magic-square") if key.startswith("error-")} | {
        "error-too-large-here"
    }


def test_no_reason_in_the_sources_is_without_a_text():
    texts = {puzzle.id: texts_of(puzzle.id) for puzzle in PUZZLES}
    known = {key for each in texts.values() for key in each}
    folder = Path(dhadha.__file__).parent / "puzzles" / "magic"
    for module in folder.glob("*.py"):
        for call in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(call, ast.keyword) and call.arg == "reason" and isinstance(call.value, ast.Constant):
                assert f"reason-{call.value.value}" in known, call.value.value
