"""Requests for coins on a chessboard: parsing, refusals and messages."""


import dhadha
import pytest
from coins_oracle import play, solve
from dhadha import InvalidInput
from dhadha.core.step import ROLES, WORDS
from dhadha.notation import cleaned
from dhadha.puzzles.coins import PUZZLE, notation
from dhadha.puzzles.coins.state_text import read_coins as own_coins
from dhadha.puzzles.coins.state_text import read_moves as own_moves
from dhadha.trace.recorder import Recorder
from english import check_reasons, texts_of
from growth import assert_grows_with_the_text
from notations import state


def read_coins(text):
    """Parse coins in any notation."""
    return own_coins(state("coin-game", text))


def read_moves(text):
    return own_moves(notation.read_moves_text(cleaned(text)))


# --- Input ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given, coins",
    [
        ("5 2", ((5, 2),)),
        ("5,2", ((5, 2),)),
        ("5,2 8,8", ((5, 2), (8, 8))),
        ("(5,2) (8,8)", ((5, 2), (8, 8))),
        ("(5,2),(8,8)", ((5, 2), (8, 8))),
        ("[[5, 2], [8, 8]]", ((5, 2), (8, 8))),
        ("5 2 8 8", ((5, 2), (8, 8))),
        ("(5 2)\n(8 8)", ((5, 2), (8, 8))),
        ("5, 2", ((5, 2),)),
        ("(৫,২) (৮,৮)", ((5, 2), (8, 8))),
        ("۵،۲ ۸،۸", ((5, 2), (8, 8))),
        ("", ()),
        ("3,3 3,3", ((3, 3), (3, 3))),
        ("5,2;8,8", ((5, 2), (8, 8))),
    ],
)
def test_coins_are_read(given, coins):
    assert read_coins(given) == coins


@pytest.mark.parametrize("part", [" ", " ,", "5,2 ", "(5,2) ", "(", ")", "[[", "5 , 2 ; ", "،  ", "x", "- "])
@pytest.mark.parametrize("name", ["state", "moves"])
def test_parsing_time_is_linear(part, name):
    assert_grows_with_the_text(
        lambda text: dhadha.run("coin-game", "grundy", **{"state": "(5,2)", name: text}),
        lambda length: "5" + (part * length)[: length - 3] + ",2",
    )


@pytest.mark.parametrize(
    "given, moves",
    [
        ("-2,1 1,-2", ((-2, 1), (1, -2))),
        ("(−2,+1) (−3,−1)", ((-2, 1), (-3, -1))),
        ("-1,0 -1,0", ((-1, 0),)),
        ("-২,১", ((-2, 1),)),
    ],
)
def test_moves_are_read(given, moves):
    assert read_moves(given) == moves


REFUSALS = [
    ("grundy", "(9,1)", {}, "coin-off-board"),
    ("grundy", "(1,9)", {}, "coin-off-board"),
    ("grundy", "-1,1", {}, "coin-off-board"),
    ("grundy", None, {"rows": 4}, "coin-off-board"),
    ("play", "(5,5)", {"columns": 4}, "coin-off-board"),
    ("grundy", "5", {}, "coin-not-a-pair"),
    ("grundy", "5,2 8", {}, "coin-not-a-pair"),
    ("grundy", "(5,2,3) (8)", {}, "coin-not-a-pair"),
    ("grundy", "a9 b2", {}, "coin-not-a-pair"),
    ("grundy", "(5,2) 8 8", {}, "notation-mixed"),
    ("grundy", "5.5 2", {}, "coin-not-a-pair"),
    ("grundy", "()", {"coins": ""}, "no-coins"),
    ("grundy", "1 1 " * 33, {}, "too-many-coins"),
    ("grundy", "", {"coins": ""}, "no-coins"),
    ("grundy", "(1,1)", {"coins": "(2,2)"}, "coins-differ"),
    ("grundy", "", {"moves": ""}, "no-moves"),
    ("grundy", "", {"moves": "-2,1 -2"}, "move-not-a-pair"),
    ("grundy", "", {"moves": "up"}, "move-not-a-pair"),
    ("grundy", "", {"moves": "-2,1 0,0"}, "move-stays"),
    ("fill", "", {"moves": "-10,0"}, "move-too-far"),
    ("grundy", "", {"moves": " ".join(f"-{k // 9 + 1},-{k % 9}" for k in range(25))}, "too-many-moves"),
    ("grundy", "", {"moves": "1,0 -1,0"}, "moves-cycle"),
    ("fill", "", {"moves": "2,1 -1,1 -1,-2", "rows": 900, "columns": 900}, "moves-cycle"),
    ("closed-form", "", {"moves": "-1,0"}, "no-closed-form"),
    ("grundy", "", {"rows": 31}, "too-large-here"),
    ("fill", "", {"rows": 1001}, "not-in-range"),
    ("grundy", "", {"columns": 0}, "not-in-range"),
    ("play", "", {"opponent": "stupid"}, "not-a-choice"),
    ("grundy", "", {"seed": 1}, "unknown-option"),
]


@pytest.mark.parametrize("algorithm, state, options, key", REFUSALS)
def test_refusals(algorithm, state, options, key, messages):
    with pytest.raises(InvalidInput) as refusal:
        play(algorithm, state, **options)
    assert refusal.value.key == key
    if f"error-{key}" in messages:
        assert messages[f"error-{key}"] <= set(refusal.value.params)


@pytest.mark.parametrize("state, given", [("e9 h8", "e9"), ("5 2 8", "8"), ("5", "5")])
def test_a_refusal_quotes_what_was_given(state, given):
    with pytest.raises(InvalidInput) as refusal:
        play("grundy", state)
    assert refusal.value.params["given"] == given


def test_cycle_refusal_with_picture():
    with pytest.raises(InvalidInput) as refusal:
        play("grundy", moves="-2,1 1,-2 1,1")
    cycle, picture = refusal.value.params["cycle"], refusal.value.picture
    squares = read_coins(cycle.replace("→", " "))
    assert len(squares) == 4 and squares[0] == squares[-1]
    assert {(b[0] - a[0], b[1] - a[1]) for a, b in zip(squares, squares[1:])} == {(-2, 1), (1, -2), (1, 1)}
    cells = [(x - 1) * picture["columns"] + y - 1 for x, y in squares]
    assert picture["links"] == list(zip(cells, cells[1:]))
    assert sorted(picture["marks"]) == sorted((cell, "conflict") for cell in cells[:-1])
    assert len(picture["values"]) == picture["rows"] * picture["columns"] and cycle in str(refusal.value)


def test_a_long_cycle_is_written_without_its_middle():
    with pytest.raises(InvalidInput) as refusal:
        play("fill", "(1,1)", rows=500, columns=500, moves="9,8 -8,9 -1,-9")
    said = refusal.value.params
    assert said["count"] == 299 and len(said["cycle"].split(" → ")) == 16 and " → … → " in said["cycle"]
    assert len(refusal.value.picture["links"]) == 299


def test_the_state_tells_the_coins():
    assert (
        PUZZLE.options_from_state("(5,2)") == {"coins": "(5,2)"}
        and PUZZLE.options_from_state("") == PUZZLE.options_from_state("(5") == {}
    )
    assert solve("grundy", "5 2")["grundy"] == [0] and solve("grundy", "", coins="(5,3)")["grundy"] == [3]
    assert play("grundy", "(5,2)", coins="5 2")[0].state_text == "(5,2)"


# --- Texts and traces -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def messages():
    """{key: the variable names of its English text}."""
    return texts_of("coin-game")


REQUESTS = [
    *((preset.algorithm, preset.state, preset.options) for preset in PUZZLE.presets),
    ("grundy", "(1,1) (2,2)", {}),
    ("grundy", "(1,1) (1,3)", {}),
    ("play", "", {}),
    ("grundy", "(1,1)", {"rows": 5, "columns": 5, "moves": "-3,-3 -3,1 2,1"}),
    ("play", "(8,8) (6,3) (7,7)", {"opponent": "beatable", "seed": 2}),
    ("play", "(6,3) (7,7) (4,5) (8,7)", {"opponent": "beatable", "seed": 3}),
    ("fill", "(8,8)", {"rows": 300, "columns": 300}),
    ("closed-form", "", {}),
    ("closed-form", "(1,1)", {"rows": 11, "columns": 6}),
    ("closed-form", "(1,1)", {"rows": 5, "columns": 6}),
]


@pytest.fixture(scope="module")
def recorded_runs():
    return [play(algorithm, state, **options) for algorithm, state, options in REQUESTS]


def test_reasons_have_texts_and_arguments(recorded_runs, messages):
    said = check_reasons(recorded_runs, messages)
    assert (
        not {
            key
            for key in messages
            if key.startswith("reason-") and not key.startswith(("reason-hand", "reason-advice"))
        }
        - said
    )


def test_other_messages_have_texts(recorded_runs, messages):
    facts = {f"result-{name}" for run, _ in recorded_runs for name in run.result}
    algorithms = {f"algorithm-{algorithm.id}{ending}" for algorithm in PUZZLE.algorithms for ending in ("", "-about")}
    counters = {f"counter-{name}" for algorithm in PUZZLE.algorithms for name in algorithm.counters}
    parameters = {f"option-{parameter.id}" for algorithm in PUZZLE.algorithms for parameter in algorithm.parameters} - {
        "option-seed"
    }
    presets = {f"preset-coin-game-{preset.id}" for preset in PUZZLE.presets}
    page = {
        "puzzle-coin-game-hint",
        "puzzle-coin-game-story",
        "choice-perfect",
        "choice-beatable",
        "plot-xor",
        "plot-line-xor",
    }
    assert facts | algorithms | counters | parameters | presets | page <= set(messages)


def test_steps_keep_to_the_vocabulary_and_the_board(recorded_runs):
    for run, steps in recorded_runs:
        cells = run.problem.rows * run.problem.columns + len(run.problem.start)
        assert {step.word for step in steps} <= set(WORDS)
        for step in steps:
            assert all(0 <= cell < cells for cell, _ in step.cells)
            assert all(0 <= cell < cells and role in ROLES for cell, role in [*step.marks, *step.roles])
            assert all(0 <= cell < run.problem.rows * run.problem.columns for link in step.links for cell in link)


def test_the_board_that_steps_leave_shows_the_numbers_and_the_coins(recorded_runs):
    for run, steps in recorded_runs:
        if run.effective_algorithm.kind == "engine" or run.effective_algorithm.id == "play":
            continue
        values = list(run.board["values"])
        for step in steps:
            for cell, value in step.cells:
                values[cell] = value
        squares = run.problem.rows * run.problem.columns
        assert values[:squares] == [number for row in run.result["grid"] for number in row]
        assert values[squares:] == [1 + run.problem.cell(square) for square in run.problem.start]


@pytest.mark.parametrize("preset", PUZZLE.presets, ids=lambda preset: preset.id)
def test_presets_are_short_and_can_be_recorded(preset):
    run, steps = play(preset.algorithm, preset.state, **preset.options)
    assert run.status == "found" and len(steps) < 500
    again, _ = play(preset.algorithm, preset.state, **preset.options)
    assert len(Recorder(again).file()) > 1000


def test_preset_game_changes_winner_at_move_four():
    preset = next(preset for preset in PUZZLE.presets if preset.id == "game")
    run, steps = play(preset.algorithm, preset.state, **preset.options)
    assert [step.args["count"] for step in steps if step.reason == "wins-no-more"] == [4]
    assert (run.result["winner"], run.result["won"]) == ("second", "first")
