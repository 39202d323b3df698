"""Magic squares: constructions, checking, completions, the nearest square, and how many there are."""

from itertools import combinations, permutations, product

import dhadha
import pytest
from dhadha.puzzles.magic.analysis import is_associated, is_pandiagonal
from dhadha.puzzles.magic.lines import lines_of
from dhadha.puzzles.magic.square import DURER, PUZZLE, SUBIRACHS
from dhadha.puzzles.magic.state_text import write_rows, write_state
from dhadha.trace.recorder import Recorder
from hypothesis import given, settings
from hypothesis import strategies as st
from magic_oracle import EXCHANGED, NUMBERS, PANDIAGONAL, is_magic, play, rows_of, sums
from run_helpers import counted
from trace_reader import boards_shown, read_file

BEFORE = "8 1 6 26 19 24 / 3 5 7 21 23 25 / 4 9 2 22 27 20 / 35 28 33 17 10 15 / 30 32 34 12 14 16 / 31 36 29 13 18 11"


AFTER = "35 1 6 26 19 24 / 3 32 7 21 23 25 / 31 9 2 22 27 20 / 8 28 33 17 10 15 / 30 5 34 12 14 16 / 4 36 29 13 18 11"


METHODS = {1: "siamese", 3: "siamese", 0: "doubly-even", 2: "singly-even"}


SIDES = st.integers(3, 30)


RIGHT_ROWS = [row for row in permutations(range(1, 10), 3) if sum(row) == 15]


EIGHT = [sum(rows, ()) for rows in product(RIGHT_ROWS, repeat=3) if is_magic(rows)]


GAPS = st.sets(st.integers(0, 8))


FULL = st.integers(1, 5).flatmap(lambda n: st.permutations(range(1, n * n + 1)))


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


# --- Constructions ----------------------------------------------------------------------------------------------------


def test_the_squares_of_the_books():
    def line(algorithm, n):
        run, _ = play(algorithm, n=n)
        assert run.result["magic"] and run.result["failing"] == []
        return PUZZLE.answer_line(run)

    assert line("siamese", 1) == "1"
    assert line("siamese", 3) == "8 1 6 / 3 5 7 / 4 9 2"
    assert line("siamese", 7).startswith("30 39 48 1 10 19 28 / ")
    assert line("doubly-even", 4) == "1 15 14 4 / 12 6 7 9 / 8 10 11 5 / 13 3 2 16"
    assert line("doubly-even", 8).startswith("1 2 62 61 60 59 7 8 / ")
    assert line("singly-even", 6) == AFTER
    constants = {1: 1, 3: 15, 4: 34, 5: 65, 6: 111, 7: 175, 8: 260}
    assert {n: play("auto", n=n)[0].result["constant"] for n in constants} == constants


@given(n=SIDES)
def test_every_construction_is_magic_and_equals_the_engine(n):
    run, steps = play(METHODS[n % 4], n=n)
    engine, _ = play("large", n=n)
    assert run.status == engine.status == "found" and is_magic(run.result["square"])
    assert run.result == engine.result
    auto, all_steps = play("auto", n=n)
    assert auto.result == run.result and len(all_steps) == len(steps) + 1
    lines, constant, full = lines_of(n), run.problem.constant, n * n
    assert run.board["edges"] == [*((i, n) for i in range(n)), *((n, i) for i in range(n)), (n, n), (n, -1)]
    assert len(run.board["values"]) == full + len(lines) and not any(run.board["values"])
    sampled = list(boards(run, steps))
    for step, values, roles in sampled[:: max(1, len(sampled) // 40)] + sampled[-1:]:
        for at, each in enumerate(lines):  # sums stand at the ends of the lines, and are lit when right
            numbers = [values[cell] for cell in each.cells]
            done = all(numbers) and sum(numbers) == constant
            wrong = not done and (all(numbers) or sum(numbers) >= constant)
            role = "goal" if done else "conflict" if wrong else "idle"
            assert (values[full + at], roles.get(full + at, "idle")) == (sum(numbers), role), step


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


@pytest.mark.parametrize(
    "n, reason", [(1, "odd"), (5, "odd"), (8, "doubly-even"), (10, "singly-even"), (31, "large"), (32, "large")]
)
def test_auto_explains_choice(n, reason):
    run, steps = play("auto", n=n)
    assert (steps[0].word, steps[0].reason, steps[0].args["rest"]) == ("choose", f"auto-{reason}", n % 4)
    assert run.effective_algorithm.id == {"odd": "siamese"}.get(reason, reason) and is_magic(run.result["square"])


@pytest.mark.parametrize("n", [31, 32, 34, 251, 502])
def test_large_squares_are_magic(n):
    run, steps = play("large", n=n)
    assert is_magic(run.result["square"])
    assert run.board == {"rows": n, "columns": n, "values": [], "cells": n * n}
    at_once = min(250, -(-n // 8))
    assert [step.args["done"] for step in steps if step.word == "progress"] == list(range(at_once, n, at_once))
    *_, (_, values) = boards_shown(read_file(Recorder(dhadha.run("magic-square", "large", n=n)).file()))
    assert values == [number for row in run.result["square"] for number in row]


@pytest.mark.parametrize(
    "n", [1998, pytest.param(1999, marks=pytest.mark.long), pytest.param(2000, marks=pytest.mark.long)]
)
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


# --- Checking ---------------------------------------------------------------------------------------------------------


def test_durers_square_is_magic_and_associated():
    run, steps = play("check", DURER)
    assert (run.status, run.proved) == ("found", False)
    assert run.result == {
        "square": rows_of(list(map(int, DURER.replace("/", " ").split()))),
        "constant": 34,
        "magic": True,
        "failing": [],
        "associated": True,
        "pandiagonal": False,
    }
    assert [step.reason for step in steps] == [
        "check-start",
        "check-normal",
        *["line-right"] * 10,
        "check-associated",
        "check-magic",
    ]
    assert [step.cells for step in steps if step.word == "compare"] == [((16 + at, 34),) for at in range(10)]
    assert [step.args["kind"] for step in steps if step.word == "compare"] == ["row"] * 4 + ["column"] * 4 + [
        "falling",
        "rising",
    ]
    assert PUZZLE.answer_line(run) == "magic, constant 34"


def test_a_pandiagonal_square_is_called_so():
    run, steps = play("check", PANDIAGONAL)
    assert run.result["pandiagonal"] and not run.result["associated"]
    assert steps[-2].reason == "check-pandiagonal" and steps[-2].args["count"] == 6


def test_two_numbers_exchanged():
    run, steps = play("check", EXCHANGED)
    assert (run.status, run.proved) == ("exhausted", True)
    assert run.result["failing"] == [
        {"line": "column 2", "sum": 8},
        {"line": "column 3", "sum": 22},
        {"line": "falling diagonal", "sum": 22},
    ]
    assert PUZZLE.answer_line(run) == "not magic: column 2 is 8, column 3 is 22, falling diagonal is 22"
    wrong = [step for step in steps if step.reason == "line-wrong"]
    assert [(step.args["sum"], step.args["gap"], step.args["than"]) for step in wrong] == [
        (8, 7, "less"),
        (22, 7, "more"),
        (22, 7, "more"),
    ]
    assert all(role == "conflict" for step in wrong for _, role in (*step.marks, *step.roles))
    assert (steps[-1].word, steps[-1].reason, steps[-1].args["wrong"], steps[-1].args["lines"]) == (
        "exhausted",
        "check-fails",
        3,
        8,
    )


def test_equal_sums_of_other_numbers_are_not_a_normal_magic_square():
    run, steps = play("check", SUBIRACHS)
    assert run.status == "exhausted" and not run.result["magic"] and run.result["failing"] == []
    assert run.result | {"same-sum": 33, "repeated": [10, 14], "missing": [12, 16], "constant": 34} == run.result
    assert [step.reason for step in steps] == [
        "check-start",
        "check-repeated",
        "check-repeated",
        "check-missing",
        *["line-same"] * 10,
        "check-not-normal",
    ]
    assert [cell for cell, role in steps[1].marks if role == "conflict"] == [9, 10]
    assert PUZZLE.answer_line(run) == "not magic: every line is 33; repeated 10 14; missing 12 16"
    run, _ = play("check", "30 1 12 7 / 11 8 29 2 / 5 10 3 32 / 4 31 6 9")
    assert run.result["same-sum"] == 50 and run.result["outside"] == [29, 30, 31, 32]


@given(numbers=NUMBERS.filter(any))
def test_every_given_square_checked(numbers):
    run, steps = play("check", write_state(numbers))
    n, totals = len(rows_of(numbers)), sums(rows_of(numbers))
    magic = is_magic(rows_of(numbers))
    assert run.result["magic"] == magic and run.status == ("found" if magic else "exhausted")
    assert [step.args["sum"] for step in steps if step.word == "compare"] == totals
    assert steps[-1].reason in (
        "check-magic",
        "check-fails",
        "check-two",
        "check-not-normal",
        "check-incomplete",
        "check-hopeless",
    )
    assert run.result.get("empty", 0) == numbers.count(0)
    if all(numbers) and len(set(totals)) > 1:
        assert len(run.result["failing"]) == sum(total != n * (n * n + 1) // 2 for total in totals)
    counted = {number for number in numbers if number and numbers.count(number) > 1}
    assert set(run.result.get("repeated", ())) == counted
    assert all(cell < n * n + 2 * n + 2 for step in steps for cell, _ in step.marks)


@given(numbers=FULL)
def test_normal_squares_fail_by_lines_alone(numbers):
    run, steps = play("check", write_state(numbers))
    wrong = [total for total in sums(rows_of(numbers)) if total != run.result["constant"]]
    assert [each["sum"] for each in run.result["failing"]] == wrong
    assert not {"repeated", "missing", "outside", "empty"} & set(run.result)
    assert "check-normal" in {step.reason for step in steps}


def test_an_empty_and_an_unfinished_square():
    run, steps = play("check", n=5)
    assert [step.reason for step in steps] == ["check-start", "check-empty"] and run.status == "exhausted"
    run, steps = play("check", "8 1 6 / 3 . 7 / 4 9 2")
    assert (
        steps[-1].reason == "check-incomplete"
        and run.result["failing"] == []
        and PUZZLE.answer_line(run) == "incomplete: 1 empty"
    )
    assert play("check", "8 9 . / . . . / . . .")[1][-1].reason == "check-hopeless"
    assert play("check", "1 2 / 3 4")[1][-1].reason == "check-two"


def test_full_square_checked_partial_completed():
    for algorithm in PUZZLE.algorithms:
        if algorithm.id == "nearest":
            continue
        run, _ = play(algorithm.id, DURER)
        assert (run.effective_algorithm.id, run.algorithm.id, run.status) == ("check", algorithm.id, "found")
        asked = algorithm.id in ("check", "completions")
        assert play(algorithm.id, "8 . . / . . . / . . .")[0].effective_algorithm.id == (
            algorithm.id if asked else "complete"
        )
        assert play(algorithm.id, "8 8 . / . . . / . . .")[0].effective_algorithm.id == "check"


# --- Completions and the nearest square -------------------------------------------------------------------------------


def completed(algorithm, state, **options):
    run, steps = play(algorithm, state, **options)
    return run, [tuple(number for row in square for number in row) for square in run.result.get("squares", [])], steps


def with_gaps(square, gaps):
    return [0 if at in gaps else number for at, number in enumerate(square)]


@given(numbers=st.one_of(
    st.builds(with_gaps, st.sampled_from(EIGHT), GAPS),
    st.lists(st.sampled_from([0, 0, 0, 1, 2, 4, 5, 8]), min_size=9, max_size=9),
))
@settings(max_examples=60)
def test_squares_of_side_3_are_completed_in_every_way_or_proved_impossible(numbers):
    wanted = {square for square in EIGHT if all(given in (0, number) for given, number in zip(numbers, square))}
    for algorithm, options in (("complete", {"until": "all"}), ("completions", {})):
        run, found, steps = completed(algorithm, write_state(numbers), n=3, **options)
        if run.effective_algorithm.id == "check":
            assert 0 not in numbers or not wanted
            continue
        assert run.effective_algorithm.id == algorithm and set(found) == wanted and len(found) == len(wanted)
        assert (run.status, run.proved) == (("found", False) if wanted else ("exhausted", True))
        assert run.result["square"] == (rows_of(found[0]) if found else None)
        assert PUZZLE.answer_line(run).startswith(write_rows(rows_of(found[0])) if found else "no completion")


@given(gaps=st.sets(st.integers(0, 15), min_size=1, max_size=9))
@settings(max_examples=25)
def test_removed_numbers_restored(gaps):
    numbers = tuple(map(int, DURER.replace("/", " ").split()))
    state = write_state(with_gaps(numbers, gaps))
    _, found, _ = completed("completions", state)
    assert numbers in found and found == sorted(found) and all(is_magic(rows_of(each)) for each in found)
    run, first, _ = completed("complete", state, until="all")
    assert sorted(first) == found
    run, _ = play("auto", state)
    assert run.effective_algorithm.id == "complete" and is_magic(run.result["square"])


def test_every_step_is_what_the_board_shows():
    """Values are written step by step; each rejected number is rejected for a valid reason."""
    run, _, steps = completed("complete", "16 0 0 13 / 0 10 0 0 / 0 0 7 0 / 4 0 0 1", until="all")
    board = list(run.problem.start)
    for step in steps:
        for cell, value in step.cells:
            if cell < 16:
                board[cell] = value
        if step.reason == "complete-forced":
            at = 4 * (step.args["row"] - 1) + step.args["column"] - 1
            assert board[at] == step.args["number"] == step.args["constant"] - step.args["sum"]
        if step.reason == "complete-taken":
            assert step.args["number"] in board
    assert run.result["squares"] == [rows_of(tuple(map(int, DURER.replace("/", " ").split())))]


def test_completions_of_a_complement_are_complements():
    """17 less every number of a magic square of side 4 is another."""
    _, found, _ = completed("completions", "1 2 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0")
    _, others, _ = completed("completions", "16 15 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0")
    assert found and {tuple(17 - number for number in each) for each in found} == set(others)
    assert all(is_magic(rows_of(each)) for each in found)


@pytest.mark.parametrize("n, shown", [(5, 0.3), (6, 0.5), (10, 0.8)])
def test_one_completion_of_a_larger_square(n, shown):
    square = [number for row in play("auto", n=n)[0].result["square"] for number in row]
    state = write_state([number if at % 10 < 10 * shown else 0 for at, number in enumerate(square)])
    run, steps = play("completions", state)
    assert is_magic(run.result["square"]) and "completions" not in run.result
    assert all(given in (0, number) for given, number in zip(run.problem.start, sum(run.result["square"], [])))


def test_an_empty_square_too_large_to_search_is_constructed():
    run, _ = play("completions", n=10)
    assert run.effective_algorithm.id == "singly-even" and is_magic(run.result["square"])


def test_no_completion_is_proved_for_a_larger_square():
    run, _ = play("completions", "1 2 3 4 0 / 0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0")
    assert run.effective_algorithm.id == "completions" and run.proved and PUZZLE.answer_line(run) == "no completion"
    assert play("complete", "", n=2)[0].proved


def test_a_budget_that_is_spent_offers_the_engine():
    run, _ = play("complete", "", n=6, budget=500)
    assert (run.status, PUZZLE.answer_line(run)) == ("budget", "out of budget")
    assert [way["id"] for way in run.alternatives] == ["more", "random-order"]
    assert play("completions", "", n=4, budget=500)[0].status == "budget"


@pytest.mark.parametrize(
    "state, cost", [("5 3 4 / 1 5 8 / 6 4 2", 7), ("4 9 2 / 3 5 7 / 8 1 5", 1), ("4 8 2 / 4 5 7 / 6 1 6", 4),
                    ("8 1 6 / 3 5 7 / 4 9 2", 0)],
)
def test_costs_of_the_nearest_square(state, cost):
    run, steps = play("nearest", state)
    assert run.result["cost"] == cost and is_magic(run.result["square"])
    assert PUZZLE.answer_line(run) == f"{write_rows(run.result['square'])}, at a cost of {cost}"
    assert sum(step.word == "add" for step in steps) == 8


@given(numbers=st.lists(st.integers(1, 12), min_size=9, max_size=9))
def test_no_magic_square_is_nearer(numbers):
    run, steps = play("nearest", write_state(numbers))
    costs = {square: sum(abs(a - b) for a, b in zip(numbers, square)) for square in EIGHT}
    nearest = tuple(sum(run.result["square"], []))
    assert costs[nearest] == run.result["cost"] == min(costs.values())
    assert run.result["changed"] == sum(a != b for a, b in zip(numbers, nearest))
    assert sorted(step.node.h for step in steps if step.word == "add") == sorted(costs.values())


# --- How many there are -----------------------------------------------------------------------------------------------


def test_how_many_squares_there_are():
    assert len(EIGHT) == 8 and (8, 1, 6, 3, 5, 7, 4, 9, 2) in EIGHT
    assert sum(sum(four) == 34 for four in combinations(range(1, 17), 4)) == 86
    assert PUZZLE.tables[0].rows[2:] == ((3, 1, 8), (4, 880, 7040), (5, 275_305_224, 8 * 275_305_224))


@pytest.mark.long
def test_all_squares_of_side_4_are_those_of_frenicle():
    """7040, of which 384 are pandiagonal and 384 associated: an old theorem pairs these."""
    run, found, _ = completed("completions", "", n=4)
    assert len(found) == len(set(found)) == 7040 and all(is_magic(rows_of(each)) for each in found)
    assert PUZZLE.answer_line(run).endswith(", the first of 7040 completions")
    assert sum(map(is_pandiagonal, found)) == sum(map(is_associated, found)) == 384
    assert tuple(map(int, DURER.replace("/", " ").split())) in found
