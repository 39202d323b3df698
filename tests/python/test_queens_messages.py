"""Every message of the textbook methods for N-queens."""

import ast

import dhadha
import pytest
from dhadha.core.step import ROLES, WORDS, Node
from dhadha.puzzles.queens import PUZZLE
from english import check_reasons, texts_of
from queens_oracle import COMPLETE, NEIGHBOURHOODS, PRESETS, TEXTBOOK, attackers, is_solution, play, with_boards

TOLD = [(algorithm, "", {"n": n}) for algorithm in TEXTBOOK for n in (1, 2, 3, 4, 5, 6)] + [
    *((algorithm, "", {"n": 5, "until": "all"}) for algorithm in COMPLETE),
    *((algorithm, "", {"n": 9, "budget": 40}) for algorithm in COMPLETE),
    *(("hill-climbing", "", {"n": 7, "neighbourhood": each, "restarts": 2, "seed": 4}) for each in NEIGHBOURHOODS),
    ("hill-climbing", "", {"n": 12, "budget": 10}),
    ("min-conflicts", "", {"n": 6, "max_steps": 1, "restarts": 2}),
    ("genetic", "", {"n": 12, "population": 6, "patience": 20, "seed": 5}),
    ("genetic", "", {"n": 12, "budget": 60}),
    ("genetic", "", {"n": 8, "variant": "classic", "population": 20, "generations": 3}),
    ("genetic", "", {"n": 5, "variant": "classic", "population": 20}),
    ("monte-carlo", "", {"n": 13, "probes": 3}),
    *(("construction", "", {"n": n}) for n in (8, 9, 14, 101)),
    ("check", "2 4 1 3", {}),
    ("check", "1 2 3 4", {}),
    ("check", "1 1 1 . . 5 7", {}),
    ("check", "2 4 1 3 x 2,1", {}),
    ("check", "0 4 0 0", {}),
    ("backtracking", "0 4 0 0", {}),
    ("backtracking", "1 0 0 0", {}),
    ("backtracking-iterative", "0 0 5 0 0", {"until": "all"}),
    ("backtracking", "1 2 . .", {}),
    ("permutation", "0 0 0 0 x 1,1 4,4", {}),
    ("min-conflicts", "0 0 5 0 0", {}),
    ("hill-climbing", "0 0 5 0 0", {}),
    *((preset.algorithm, preset.state, preset.options) for preset in PRESETS),
]


@pytest.fixture(scope="module")
def recorded_runs():
    return [play(algorithm, state, **options) for algorithm, state, options in TOLD]


def test_words_roles_and_cells_are_known_ones(recorded_runs):
    for run, steps in recorded_runs:
        cells = range(run.problem.n)
        assert steps[0].word == "start"
        assert [step.word for step in steps].count("start") == 1
        for step in steps:
            assert step.word in WORDS and step.reason
            assert all(cell in cells and role in ROLES for cell, role in (*step.roles, *step.marks))
            assert all(one in cells and other in cells and one != other for one, other in step.links)
            assert all(cell in cells and 1 <= value <= len(cells) and number >= 0 for cell, value, number in step.notes)
            assert all(cell in cells and 0 <= value <= len(cells) for cell, value in step.cells)
            assert all(isinstance(node, Node) for node in step.related)
            assert step.node is None or len(step.node.state) == len(cells)


def test_squares_match_steps(recorded_runs):
    """The named queen attacks rejected squares; no queen attacks the others."""
    refused = kept = 0
    for run, steps in recorded_runs:
        for step, before, board in with_boards(run, steps):
            if step.reason in ("attacked", "flag-raised", "diagonal-taken"):
                assert_refused(step, board)
                refused += 1
            if step.reason in ("safe", "flags-down", "diagonals-free", "random-child"):
                column = step.args["column"] - 1
                settled = board[: column + 1] if step.word == "swap" else board
                assert settled[column] and not attackers(settled, column, settled[column])
                assert step.args.get("row", board[column]) == board[column]
                kept += 1
            if step.word == "remove":
                column = step.args["column"] - 1
                assert before[column] == step.args.get("row", run.problem.n) and not board[column]
    assert refused > 1000 and kept > 1000


def assert_refused(step, board):
    column, other = step.args["column"] - 1, step.args["attacker"] - 1
    assert other in attackers(board, column, board[column])
    assert (step.args["row"], step.args["attacker-row"]) == (board[column], board[other])
    assert step.links == ((other, column),)
    assert {(other, "hint"), (column, "conflict")} <= set(step.marks)


def test_found_step_shows_solution(recorded_runs):
    for run, steps in recorded_runs:
        for step, _, board in with_boards(run, steps):
            if step.word == "found" and run.effective_algorithm.id not in ("monte-carlo", "check", "compare"):
                assert is_solution(board, run.problem.n)


def test_children_are_one_deeper_than_their_parents(recorded_runs):
    for run, steps in recorded_runs:
        if run.effective_algorithm.id in (*COMPLETE, "hill-climbing"):
            for node in filter(None, (step.node for step in steps)):
                assert node.depth == (node.parent.depth + 1 if node.parent else 0)


@pytest.fixture(scope="module")
def messages():
    """{key: the variable names of its English text}."""
    return texts_of("common", "n-queens")


def test_reasons_have_texts_and_arguments(recorded_runs, messages):
    check_reasons(recorded_runs, messages, ("g", "h", "f", "move"))


@pytest.mark.parametrize(
    "algorithm, state, options",
    [
        ("backtracking", "", {"n": 41}),
        ("backtracking", "", {"n": 0}),
        ("check", "2 9", {}),
        ("check", "2 a", {}),
        ("check", "1 2 0 0", {}),
        ("check", "Q. .", {}),
        ("check", "Q. Q.", {}),
        ("check", "2 4 1 3", {"n": 5}),
        ("genetic", "2 0 0 0", {}),
        ("genetic", "", {"variant": "wild"}),
    ],
)
def test_refusals_have_texts_and_arguments(algorithm, state, options, messages):
    with pytest.raises(dhadha.InvalidInput) as caught:
        dhadha.run("n-queens", algorithm, state, **options)
    assert messages[f"error-{caught.value.key}"] == set(caught.value.params)


@pytest.mark.parametrize("state", ["1 1 0", "1 0 0", "2 4 1 3"])
def test_every_status_message_has_a_text(state, messages):
    said = PUZZLE.status_message(state, {})
    assert messages[f"reason-{said['reason']}"] <= set(said["args"])


def test_every_reason_in_sources_covered(recorded_runs, messages):
    """Otherwise the previous test would prove little."""
    modules = [each for algorithm in TEXTBOOK.values() for each in (algorithm, *algorithm.variants)]
    written = {
        node.value for module in modules for node in ast.walk(ast.parse(module.source_text()))
        if isinstance(node, ast.Constant) and f"reason-{node.value}" in messages
    }
    assert written <= {step.reason for _, steps in recorded_runs for step in steps}


def test_counters_options_and_presets_have_names(messages):
    for algorithm in TEXTBOOK.values():
        assert {f"algorithm-{algorithm.id}", f"algorithm-{algorithm.id}-about"} <= messages.keys()
        assert {
            f"counter-{name}" for each in (algorithm, *algorithm.variants) for name in each.counters
        } <= messages.keys()
        assert {f"option-{parameter.id}" for parameter in algorithm.parameters} <= messages.keys()
        assert {
            f"choice-{choice}" for parameter in algorithm.parameters for choice in parameter.choices
        } <= messages.keys()
    assert {f"preset-n-queens-{preset.id}" for preset in PRESETS} <= messages.keys()


def test_plots_name_arguments_that_steps_have(recorded_runs):
    given = {}
    for run, steps in recorded_runs:
        given.setdefault(run.effective_algorithm.source, set()).update(
            name for step in steps for name in step.args or ()
        )
    for algorithm in (each for listed in TEXTBOOK.values() for each in (listed, *listed.variants)):
        for plot in algorithm.plots:
            names = {*plot["lines"], *plot.get("band", ()), plot.get("x"), plot.get("level")} - {None}
            assert names <= given[algorithm.source]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_presets_show_what_their_names_promise(preset):
    run, steps = play(preset.algorithm, preset.state, **preset.options)
    stuck = preset.id == "climb-square"
    assert run.status == ("budget" if stuck else "found")
    assert preset.id not in ("climb-row", "climb-square") or "back" in {step.word for step in steps}
    assert preset.id != "climb-row" or "restart" in {step.word for step in steps}
