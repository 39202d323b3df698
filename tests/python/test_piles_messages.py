"""The messages and the boards of the methods for pile games."""

import dhadha
import pytest
from dhadha.core.step import ROLES, WORDS
from dhadha.puzzles.piles import PUZZLE
from dhadha.trace.counters import Counters
from dhadha.trace.recorder import Recorder
from english import check_reasons, texts_of
from piles_oracle import play

REQUESTS = [
    *((preset.algorithm, preset.state, preset.options) for preset in PUZZLE.presets),
    ("grundy", "0", {}),
    ("grundy", "0", {"misere": True}),
    ("grundy", "1 1 1", {"misere": True}),
    ("grundy", "4 4", {"misere": True}),
    ("grundy", "30 30", {"takes": "1-30"}),
    ("grundy", "60", {"octal": "0.77"}),
    ("grundy", "1 0 1", {"octal": "0.77", "misere": True}),
    ("grundy", "1 1 1", {"octal": "0.77", "misere": True}),
    ("grundy", "5 2 1", {}),
    ("grundy", "7 5 1 1", {"octal": "0.137"}),
    ("grundy", "4 5 1", {"takes": "1-3", "misere": True}),
    ("grundy", "7 5 3 2 1 1 1", {"takes": "2,4"}),
    ("win-lose", "0", {}),
    ("win-lose", "17", {"takes": "3,5"}),
    ("win-lose", "7", {"misere": True}),
    ("win-lose", "6", {"takes": "2,3", "misere": True}),
    ("win-lose", "8", {"octal": "0.123"}),
    ("period", "1", {"octal": "0.6", "length": 700}),
    ("period", "1", {"length": 5}),
    ("period", "9", {"takes": "2,5,9"}),
    ("period", "100000", {"octal": "0.137"}),
    ("period", "4", {"octal": "0.52"}),
    ("period", "3", {"octal": "0.051"}),
    ("period", "3", {"octal": "4.4"}),
    ("period", "3", {"octal": "0.05", "split": "unequal"}),
    ("period", "3", {"octal": "4.(30)"}),
    ("period", "3", {"octal": "4.777…", "length": 300}),
    ("period", "3", {"octal": "0.(07)", "length": 300}),
    ("period", "3", {"octal": "0.333…"}),
    ("period", "3", {"octal": "0.333…", "length": 5}),
    ("period", "3", {"octal": "0.007", "length": 300}),
    ("period", "3", {"octal": "0.6", "length": 300}),
    ("period", "3", {"split": "unequal", "length": 300}),
    ("grundy", "20", {"split": "unequal"}),
    ("grundy", "7 4", {"octal": "4.333…"}),
    ("grundy", "7 3", {"octal": "4.333…"}),
    ("grundy", "6 2", {"octal": "4.777…", "misere": True}),
    ("grundy", "1 2 2", {"split": "unequal"}),
    ("win-lose", "1 2", {"split": "unequal"}),
    ("win-lose", "1 2", {"split": "unequal", "misere": True}),
    ("win-lose", "6", {"octal": "0.77"}),
]


@pytest.fixture(scope="module")
def recorded_runs():
    return [play(algorithm, state, **options) for algorithm, state, options in REQUESTS]


@pytest.fixture(scope="module")
def messages():
    """{key: the variable names of its English text}."""
    return texts_of("pile-game")


def test_reasons_have_texts_and_arguments(recorded_runs, messages):
    said = check_reasons(recorded_runs, messages)
    unsaid = {
        key for key in messages if key.startswith("reason-") and not key.startswith(("reason-hand", "reason-advice"))
    } - said
    assert not unsaid


def test_other_messages_have_texts(messages):
    facts = {f"result-{name}" for one in REQUESTS[:13] for name in play(*one[:2], **one[2])[0].result}
    parameters = {f"option-{parameter.id}" for algorithm in PUZZLE.algorithms for parameter in algorithm.parameters}
    presets = {f"preset-pile-game-{preset.id}" for preset in PUZZLE.presets}
    counters = {
        f"counter-{name}" for each in PUZZLE.algorithms for way in (each, *each.variants) for name in way.counters
    }
    choices = {f"choice-{choice}" for each in PUZZLE.algorithms for one in each.parameters for choice in one.choices}
    areas = {
        f"area-{area['id']}"
        for each in REQUESTS[:9]
        for area in dhadha.run("pile-game", *each[:2], **each[2]).board.get("areas", ())
    }
    algorithms = {f"algorithm-{each.id}{end}" for each in PUZZLE.algorithms for end in ("", "-about")}
    assert facts | parameters | presets | counters | choices | areas | algorithms <= set(messages)


def test_steps_stay_on_their_board_and_in_the_vocabulary(recorded_runs):
    for run, steps in recorded_runs:
        board = run.board
        cells = board.get("cells") or len(board["values"])
        sizes = [area["rows"] * area["columns"] + len(area.get("edges", ())) for area in board.get("areas", [board])]
        assert sum(sizes) == cells
        for step in steps:
            highlighted = [cell for cell, _ in (*step.cells, *step.roles, *step.marks)] + [
                cell for link in step.links for cell in link
            ]
            assert all(0 <= cell < cells for cell in highlighted) and step.word in WORDS
            assert {role for _, role in (*step.roles, *step.marks)} <= set(ROLES)
            for one, other in step.links:
                assert area_of(one, sizes) == area_of(other, sizes)
        assert len(Recorder(dhadha.run("pile-game", run.algorithm.id, run.state_text, **run.options)).file()) > 100


def area_of(cell, sizes) -> int:
    area = 0
    while cell >= sizes[area]:
        cell, area = cell - sizes[area], area + 1
    return area


def test_steps_of_one_pile():
    _, steps = play("win-lose", 3)
    said = [
        (step.word, step.reason, *(step.args[name] for name in ("size", "taken", "rest") if name in step.args))
        for step in steps
    ]
    assert said == [
        ("start", "win-lose-start", 3),
        ("choose", "look-at-size", 3), ("compare", "not-known-yet", 3, 1, 2),
        ("choose", "look-at-size", 2), ("compare", "not-known-yet", 2, 1, 1),
        ("choose", "look-at-size", 1), ("compare", "not-known-yet", 1, 1, 0),
        ("choose", "no-move", 0), ("assign", "cannot-move", 0),
        ("assign", "leaves-lost", 1, 1, 0),
        ("reject", "leaves-won", 2, 1, 1), ("assign", "leaves-lost", 2, 2, 0),
        ("reject", "leaves-won", 3, 1, 2), ("reject", "leaves-won", 3, 2, 1), ("assign", "all-leave-won", 3),
        ("found", "pile-lost", 3),
    ]


def test_the_board_ends_full(recorded_runs):
    for run, steps in recorded_runs:
        if run.algorithm.id != "grundy" or run.problem.by_positions:
            continue
        values = list(run.board["values"])
        for step in steps:
            for cell, value in step.cells:
                values[cell] = value
        problem, numbers = run.problem, run.result["grundy"]
        assert [values[problem.table_cell(size)] for size in range(problem.largest + 1)] == problem.solver.numbers[
            : problem.largest + 1
        ]
        for place, number in enumerate([*numbers, run.result["xor"]]):
            assert values[problem.sum_cell(0, place)] == number
            bits = [values[problem.sum_cell(row, place)] for row in range(1, len(problem.weights) + 1)]
            assert sum(bit * weight for bit, weight in zip(bits, problem.weights)) == number


def test_mex_shown_with_its_options():
    _, steps = play("grundy", 12, octal="0.77")
    for step in steps:
        if step.reason in ("gap", "next-number"):
            hints = [cell for cell, role in step.marks if role == "hint"]
            assert bool(hints) == (step.args["number"] > 0) and {(step.cells[0][0], cell) for cell in hints} == set(
                step.links
            )


def test_counters():
    run, steps = play("win-lose", 12)
    counters = Counters(run.effective_algorithm.counters)
    counters.feed(step.word for step in steps)
    assert counters.values["decided"] == 13
