"""The knight's path by hand, its presets, and its messages."""

import json

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.core.step import ROLES, WORDS
from dhadha.puzzles.knight import PUZZLE
from dhadha.puzzles.knight.board import BLOCKED, UNSEEN
from dhadha.trace.json_result import to_json
from dhadha.trace.recorder import Recorder
from english import check_reasons, texts_of
from knight_oracle import ALGORITHMS, refusal
from test_knight_search import oracle, play
from trace_reader import read_file

# ---- the hand


def options_of(**options) -> dict:
    return PUZZLE.find_algorithm("breadth-first").read_options(options)


def test_manual_boards_parsed_with_distances():
    values = [UNSEEN] * 64 + [1 + 49, 1 + 7]
    values[0], values[1], values[63], values[49] = 5, BLOCKED, 4, 0
    assert PUZZLE.state_of(values, options_of()) == "b2 h8 x b8"
    with pytest.raises(InvalidInput) as caught:
        PUZZLE.state_of([*values[:64], 0, 8], options_of())
    assert caught.value.key == "piece-off-board"


def test_status_message_depends_on_state():
    said = PUZZLE.status_message("b2 g7", options_of())
    assert (said["reason"], said["args"]["distance"], said["args"]["number"]) == (
        "hand-distance",
        4,
        oracle(8, 8, "b2")["g7"][1],
    )
    assert (
        len(said["marks"]) == 5
        and len(said["links"]) == 4
        and dict(map(tuple, said["cells"]))[49] == 0
        and len(said["cells"]) == 64
    )


@pytest.mark.parametrize(
    "state, options, reason",
    [
        ("", {}, "hand-distance"),
        ("c3 c3", {}, "hand-there"),
        ("a1 h8 x a1", {}, "hand-blocked"),
        ("a1 h8 x b3 c2", {}, "unreachable-walls"),
        ("a1 h7", {"leaper": "1,3"}, "unreachable-colour"),
    ],
)
def test_manual_status_messages(state, options, reason, messages):
    said = PUZZLE.status_message(state, options_of(**options))
    assert said["reason"] == reason and messages[f"reason-{reason}"] <= set(said["args"])
    assert all(value != BLOCKED for _, value in said.get("cells", ()))


def test_no_status_message_on_huge_board():
    options = PUZZLE.find_algorithm("bitboard").read_options({"rows": 1000, "columns": 1000})
    assert PUZZLE.status_message("", options) == {} == PUZZLE.advice("", options)
    assert "cells" not in PUZZLE.status_message("", options | {"rows": 100, "columns": 100})


@pytest.mark.parametrize(
    "state, options, reason, hinted",
    [
        ("a1 h8", {}, "hint-nearer", {"b3", "c2"}),
        ("b1 c3", {}, "hint-last", {"c3"}),
        ("c3 c3", {}, "hint-there", set()),
        ("a1 h7", {"leaper": "1,3"}, "hint-unreachable", set()),
    ],
)
def test_advice(state, options, reason, hinted, messages):
    given = options_of(**options)
    said = PUZZLE.advice(state, given)
    problem = PUZZLE.by_hand(state, given)
    assert said["reason"] == reason and messages[f"reason-{reason}"] <= set(said["args"]) and said["moves"] == []
    assert {problem.board.name(cell) for cell, _ in said.get("marks", ())} == hinted


# ---- texts and presets


@pytest.fixture(scope="module")
def own():
    return texts_of("knight-path")


@pytest.fixture(scope="module")
def messages(own):
    return texts_of("common") | own


TOLD = [
    *((algorithm, state, {}) for algorithm in ALGORITHMS for state in ("", "e2 e4", "b1 c3", "f6 f6")),
    *((algorithm, "a1 h7", {"leaper": "1,3"}) for algorithm in ALGORITHMS[:2]),
    ("bitboard", "a1 b3", {"leaper": "2,6"}),
    ("bitboard", "a1 b2", {"rows": 3, "columns": 3}),
    ("breadth-first", "a1 h8 x b3 c2", {}),
    ("bitboard", "a1 b4", {"rows": 4, "columns": 2}),
    ("bitboard", "", {"rows": 70, "columns": 70, "all_paths": True}),
    ("bitboard", "", {"rows": 201, "columns": 200, "all_paths": True}),
    ("closed-form", "a1 b2", {}),
    ("closed-form", "e4 e5", {}),
    ("closed-form", "c3 e5", {}),
    *((preset.algorithm, preset.state, preset.options) for preset in PUZZLE.presets),
]


@pytest.fixture(scope="module")
def recorded_runs():
    return [play(algorithm, state, **options) for algorithm, state, options in TOLD]


def test_reasons_have_texts_and_arguments(recorded_runs, messages, own):
    said = check_reasons(recorded_runs, messages, ("g", "h", "f", "move"))
    assert {
        key for key in own if key.startswith("reason-") and not key.startswith(("reason-hand", "reason-hint"))
    } <= said


def test_words_roles_and_cells_are_known_ones(recorded_runs):
    for run, steps in recorded_runs:
        board = run.problem.board
        cells = range(board.squares + 2)
        assert [step.word for step in steps].count("start") == 1 == [step.word for step in steps].index("start") + 1
        for step in steps:
            assert step.word in WORDS and all(
                cell in cells and role in ROLES for cell, role in (*step.roles, *step.marks)
            )
            assert all(one in cells and other in board.neighbours(one) for one, other in step.links)
            assert all(cell in cells and value >= BLOCKED for cell, value in step.cells)
            assert all(isinstance(value, str) or value >= 0 for value in (step.args or {}).values())


@pytest.mark.parametrize(
    "state, options",
    [
        ("a", {}),
        ("a1", {}),
        ("i1 a1", {}),
        ("a1 h8 x a1", {}),
        ("a1 h8 x h8", {}),
        ("a1 h8", {"from": "b1"}),
        ("", {"leaper": "1"}),
        ("", {"leaper": "0,0"}),
        ("", {"leaper": "1,100"}),
        ("", {"leaper": " ".join(f"1,{far}" for far in range(1, 10))}),
        ("", {"rows": 41}),
        ("", {"rows": 0}),
    ],
)
def test_refusals_have_texts_and_arguments(state, options, messages):
    error = refusal(state=state, **options)
    assert messages[f"error-{error.key}"] <= set(error.params)


@pytest.mark.parametrize("options", [{"rows": 4}, {"leaper": "1,3"}, {"blocked": "c3"}])
def test_formula_refusals_have_texts(options, messages):
    error = refusal("closed-form", **options)
    assert messages[f"error-{error.key}"] <= set(error.params)


def test_all_names_have_texts(recorded_runs, messages):
    for algorithm in PUZZLE.algorithms:
        assert {f"algorithm-{algorithm.id}", f"algorithm-{algorithm.id}-about"} <= messages.keys()
        assert {f"counter-{name}" for name in algorithm.counters} <= messages.keys()
        assert {f"option-{parameter.id}" for parameter in algorithm.parameters} <= messages.keys()
        assert all(
            f"list-{each['id']}" in messages or f"list-{each['id']}-{each.get('order')}" in messages
            for each in algorithm.lists
        )
    assert {f"preset-knight-path-{preset.id}" for preset in PUZZLE.presets} <= messages.keys()
    assert {f"result-{name}" for run, _ in recorded_runs for name in run.result} <= messages.keys()
    assert {"puzzle-knight-path-hint", "puzzle-knight-path-story", "error-piece-off-board"} <= messages.keys()


@pytest.mark.parametrize(
    "preset, distance, steps",
    [
        ("across", 6, 470),
        ("wave", 10, 25),
        ("bundle", 6, 17),
        ("walls", 9, 300),
        ("formula", 4, 10),
        ("camel", None, 300),
        ("corridor", 7, 200),
        ("corner", None, 40),
        ("heat", 68, 80),
    ],
)
def test_presets_are_short_and_show_what_they_promise(preset, distance, steps):
    chosen = next(each for each in PUZZLE.presets if each.id == preset)
    run, said = play(chosen.algorithm, chosen.state, **chosen.options)
    assert run.result["distance"] == distance and len(said) <= steps
    assert preset != "walls" or oracle(8, 8, "a1")["a8"][0] == 5 and run.result["shortest_paths"] == 24
    assert preset != "corner" or run.result["unreachable"] == "stuck"


@pytest.mark.parametrize("preset", PUZZLE.presets, ids=lambda preset: preset.id)
def test_presets_are_recorded(preset):
    run = dhadha.run("knight-path", preset.algorithm, preset.state, **preset.options)
    trace = read_file(Recorder(run).file())
    assert trace.footer["status"] == run.status and trace.footer["line"] == PUZZLE.answer_line(run)
    assert trace.header["state"] == run.state_text and PUZZLE.moves(run.state_text, run.options) == []
    assert trace.footer["result"] == json.loads(json.dumps(to_json(run.result)))
