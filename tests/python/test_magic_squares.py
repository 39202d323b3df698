"""Magic squares: the constructions, their numbers and messages, and the engine for large ones."""

import dhadha
import pytest
from dhadha.core.step import ROLES, WORDS
from dhadha.puzzles.magic.lines import lines_of
from dhadha.puzzles.magic.square import DURER, PUZZLE
from dhadha.trace.recorder import Recorder
from hypothesis import given
from hypothesis import strategies as st
from magic_oracle import counted, is_magic, play
from trace_reader import boards_shown, read_file

CONSTANTS = {1: 1, 3: 15, 4: 34, 5: 65, 6: 111, 7: 175, 8: 260}
BEFORE = "8 1 6 26 19 24 / 3 5 7 21 23 25 / 4 9 2 22 27 20 / 35 28 33 17 10 15 / 30 32 34 12 14 16 / 31 36 29 13 18 11"
AFTER = "35 1 6 26 19 24 / 3 32 7 21 23 25 / 31 9 2 22 27 20 / 8 28 33 17 10 15 / 30 5 34 12 14 16 / 4 36 29 13 18 11"
METHODS = {1: "siamese", 3: "siamese", 0: "doubly-even", 2: "singly-even"}
SIDES = st.integers(3, 30)


def line(algorithm, **options) -> str:
    run, _ = play(algorithm, **options)
    return PUZZLE.answer_line(run)


def boards(run, steps):
    """Return every step with the values and roles of all cells after it."""
    values, roles = list(run.board["values"]), {}
    for step in steps:
        roles |= dict(step.roles)
        for cell, value in step.cells:
            values[cell] = value
        yield step, list(values), dict(roles)


def transcript(steps) -> list[str]:
    """Return a line a step, without the side."""
    names = ("number", "row", "column", "taken")
    return [
        " ".join([step.word, step.reason, *(str(step.args[name]) for name in names if name in step.args)])
        for step in steps
    ]


# --- The squares ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n, constant", CONSTANTS.items())
def test_the_constant_is_forced(n, constant):
    run, _ = play("auto", n=n)
    assert run.result["constant"] == constant == n * (n * n + 1) // 2
    assert run.result["magic"] and run.result["failing"] == [] and is_magic(run.result["square"])


def test_the_squares_of_the_books():
    assert line("siamese", n=1) == "1"
    assert line("siamese", n=3) == "8 1 6 / 3 5 7 / 4 9 2"
    assert line("siamese", n=7).startswith("30 39 48 1 10 19 28 / ")
    assert line("doubly-even", n=4) == "1 15 14 4 / 12 6 7 9 / 8 10 11 5 / 13 3 2 16"
    assert line("doubly-even", n=8).startswith("1 2 62 61 60 59 7 8 / ")
    assert line("singly-even", n=6) == AFTER


@given(n=SIDES)
def test_every_construction_is_magic_and_equals_the_engine(n):
    run, steps = play(METHODS[n % 4], n=n)
    engine, _ = play("large", n=n)
    assert run.status == engine.status == "found" and is_magic(run.result["square"])
    assert run.result == engine.result
    auto, all_steps = play("auto", n=n)
    assert auto.result == run.result and len(all_steps) == len(steps) + 1


@given(n=SIDES)
def test_sums_stand_at_the_ends_of_the_lines_and_are_lit_when_right(n):
    run, steps = play(METHODS[n % 4], n=n)
    lines, constant, full = lines_of(n), run.problem.constant, n * n
    assert run.board["edges"] == [*((i, n) for i in range(n)), *((n, i) for i in range(n)), (n, n), (n, -1)]
    assert len(run.board["values"]) == full + len(lines) and not any(run.board["values"])
    sampled = list(boards(run, steps))
    for step, values, roles in sampled[:: max(1, len(sampled) // 40)] + sampled[-1:]:
        for at, each in enumerate(lines):
            numbers = [values[cell] for cell in each.cells]
            assert values[full + at] == sum(numbers), step
            usual = (
                "goal"
                if all(numbers) and sum(numbers) == constant
                else "conflict"
                if all(numbers) or sum(numbers) >= constant
                else "idle"
            )
            assert roles.get(full + at, "idle") == usual, step


@given(n=SIDES)
def test_words_cells_and_links_are_known_ones(n):
    run, steps = play("auto", n=n)
    cells = range(n * n + 2 * n + 2)
    for step in steps:
        assert step.word in WORDS and step.reason
        assert all(cell in cells and role in ROLES for cell, role in (*step.roles, *step.marks))
        assert all(one in cells and other in cells and one != other for one, other in step.links)
        assert all(isinstance(value, str) or value >= 0 for value in step.args.values())
    assert [step.word for step in steps].count("start") == 1


# --- Siamese ----------------------------------------------------------------------------------------------------------


def test_all_steps_of_the_smallest_square():
    run, steps = play("siamese", n=3)
    assert transcript(steps) == [line.strip() for line in """
        start siamese-start
        assign siamese-first 1 1 2
        assign siamese-off-top 2 3 3
        assign siamese-off-right 3 2 1
        assign siamese-taken 4 3 1 1
        assign siamese-up-right 5 2 2
        assign siamese-up-right 6 1 3
        assign siamese-corner 7 2 3
        assign siamese-off-right 8 1 1
        assign siamese-off-top 9 3 2
        found siamese-found
    """.strip().splitlines()]
    assert counted(run, steps) == {"numbers": 9}


@given(n=st.integers(0, 14).map(lambda k: 2 * k + 1))
def test_the_exceptions_are_named_as_they_happen(n):
    _, steps = play("siamese", n=n)
    before = (0, n // 2)
    board = {}
    for number, step in enumerate((step for step in steps if step.word == "assign"), 1):
        row, column = step.args["row"] - 1, step.args["column"] - 1
        up, right = before[0] - 1, before[1] + 1
        if number > 1:
            target = (up % n, right % n)
            if up < 0 and right == n:
                assert step.reason == "siamese-corner"
            elif target in board:
                assert step.reason == "siamese-taken" and step.args["taken"] == board[target]
                assert (target[0] * n + target[1], "conflict") in step.marks
            else:
                assert step.reason == {(True, False): "siamese-off-top", (False, True): "siamese-off-right"}.get(
                    (up < 0, right == n), "siamese-up-right"
                )
            below = step.reason in ("siamese-corner", "siamese-taken")
            assert (row, column) == ((before[0] + 1, before[1]) if below else target)
            assert step.links == ((before[0] * n + before[1], row * n + column),)
        assert step.args["number"] == number and (row, column) not in board
        board[row, column] = number
        before = row, column
    assert len(board) == n * n


# --- Doubly even ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [4, 8, 12, 28])
def test_two_rounds_of_counting(n):
    run, steps = play("doubly-even", n=n)
    assert [step.reason for step in steps if step.word not in ("assign",)] == [
        "doubly-start", "doubly-corners", "doubly-centre", "doubly-forwards", "doubly-backwards", "doubly-found",
    ]
    assert [step.reason for step in steps if step.word == "restart"] == ["doubly-forwards", "doubly-backwards"]
    corners, centre = ([cell for cell, _ in step.roles] for step in steps[1:3])
    assert len(corners) == len(centre) == n * n // 4 and not set(corners) & set(centre)
    assert all(
        min(r, n - 1 - r) < n // 4 and min(c, n - 1 - c) < n // 4 for r, c in (divmod(cell, n) for cell in corners)
    )
    first = [step for step in steps if step.reason == "doubly-marked"]
    second = [step for step in steps if step.reason == "doubly-other"]
    assert [step.cells[0] for step in first] == [(cell, cell + 1) for cell in sorted(corners + centre)]
    assert [step.args["number"] for step in second] == sorted((step.args["number"] for step in second), reverse=True)
    assert all(step.cells[0] == (step.args["count"] - 1, n * n + 1 - step.args["count"]) for step in second)
    assert counted(run, steps) == {"numbers": n * n} and len(first) == len(second)


def test_the_square_of_four_is_durers_after_a_half_turn_and_an_exchange():
    run, _ = play("doubly-even", n=4)
    turned = [row[::-1] for row in run.result["square"][::-1]]
    assert [[a, c, b, d] for a, b, c, d in turned] == [list(map(int, row.split())) for row in DURER.split("/")]


# --- Singly even ------------------------------------------------------------------------------------------------------


def test_side_six_before_and_after_exchanges():
    run, steps = play("singly-even", n=6)
    shown = list(boards(run, steps))
    at = next(number for number, (step, _, _) in enumerate(shown) if step.reason == "singly-unbalanced")
    step, values, roles = shown[at]
    assert PUZZLE.state_of(values, {}) == BEFORE
    assert step.args | {"upper": 84, "lower": 138, "gap": 27, "wrong": 8, "constant": 111} == step.args
    assert (
        {cell for cell, _ in step.marks}
        == {cell for cell, role in roles.items() if role == "conflict"}
        == {36, 37, 38, 39, 40, 41, 48, 49}
    )
    assert PUZZLE.state_of(shown[-1][1], {}) == AFTER
    assert [
        (s.args["upper"], s.args["lower"], s.reason, s.args["sum"], s.args["wrong"]) for s in steps if s.word == "swap"
    ] == [(8, 35, "singly-left", 111, 6), (5, 32, "singly-middle", 111, 3), (4, 31, "singly-left", 111, 0)]
    assert [s.links for s in steps if s.word == "swap"] == [((0, 18),), ((7, 25),), ((12, 30),)]


@pytest.mark.parametrize("n, exchanges", [(6, 3), (10, 15), (14, 35), (18, 63), (30, 15 * 13)])
def test_exchanges_and_blocks(n, exchanges):
    run, steps = play("singly-even", n=n)
    swaps = [step for step in steps if step.word == "swap"]
    assert (
        len(swaps) == exchanges == counted(run, steps)["exchanges"] == swaps[-1].args["done"] == swaps[0].args["count"]
    )
    assert [step.args["done"] for step in swaps] == list(range(1, exchanges + 1)) and swaps[-1].args["wrong"] == 0
    assert any(step.reason == "singly-right" for step in swaps) == (n > 6)
    quarter = n * n // 4
    blocks = [step.args for step in steps if step.reason == "singly-block"]
    assert [(b["block"], b["first"], b["last"]) for b in blocks] == [
        (block, k * quarter + 1, k * quarter + quarter) for k, block in enumerate("ADBC")
    ]
    unbalanced = next(step for step in steps if step.word == "compare")
    assert (
        unbalanced.args["upper"] + unbalanced.args["gap"]
        == unbalanced.args["lower"] - unbalanced.args["gap"]
        == run.problem.constant
    )


# --- Auto and the engine ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "n, reason", [(1, "odd"), (5, "odd"), (8, "doubly-even"), (10, "singly-even"), (31, "large"), (32, "large")]
)
def test_auto_explains_choice(n, reason):
    run, steps = play("auto", n=n)
    assert (steps[0].word, steps[0].reason, steps[0].args["rest"]) == ("choose", f"auto-{reason}", n % 4)
    assert run.effective_algorithm.id == {"odd": "siamese"}.get(reason, reason) and is_magic(run.result["square"])


@pytest.mark.parametrize("n", [31, 32, 34, 100, 250, 251, 502])
def test_large_squares_are_magic(n):
    run, steps = play("large", n=n)
    assert is_magic(run.result["square"])
    assert run.board == {"rows": n, "columns": n, "values": [], "cells": n * n}
    at_once = min(250, -(-n // 8))
    assert [step.args["done"] for step in steps if step.word == "progress"] == list(range(at_once, n, at_once))
    *_, (_, values) = boards_shown(read_file(Recorder(dhadha.run("magic-square", "large", n=n)).file()))
    assert values == [number for row in run.result["square"] for number in row]


@pytest.mark.parametrize("n", [1998, 1999, 2000])
def test_the_largest_squares_have_the_right_rows_and_columns(n):
    run = dhadha.run("magic-square", "large", n=n)
    *_, last = run
    numbers, constant = last.node.state, n * (n * n + 1) // 2
    assert len(numbers) == n * n
    for at in (0, 1, n // 4, n // 2 - 1, n // 2, n - 1):
        assert sum(numbers[at * n : at * n + n]) == sum(numbers[at::n]) == constant
    assert sum(numbers[:: n + 1]) == sum(numbers[n - 1 : n * n - 1 : n - 1]) == constant
    seen = bytearray(n * n + 1)
    for number in numbers:
        seen[number] = 1
    assert sum(seen) == n * n and not seen[0]


def test_a_small_square_of_the_engine_shows_its_sums():
    run, steps = play("large", n=6)
    *_, (_, values) = boards_shown(read_file(Recorder(dhadha.run("magic-square", "large", n=6)).file()))
    assert len(values) == len(run.board["values"]) and values[36:] == [111] * 14
    assert {cell for cell, role in steps[-1].roles if role == "goal"} == set(range(36, 50))


def test_every_preset_is_recorded():
    for preset in PUZZLE.presets:
        run = dhadha.run("magic-square", preset.algorithm, preset.state, **preset.options)
        assert Recorder(run).file() and run.result["square"]
        assert sum(1 for _ in dhadha.run("magic-square", preset.algorithm, preset.state, **preset.options)) < 1000
