"""Magic squares: constructions, checking, completions, the nearest square, and how many there are."""

from itertools import pairwise

import dhadha
import pytest
from claims_of_squares import magic_squares
from dhadha.puzzles.magic.analysis import is_associated, is_pandiagonal
from dhadha.puzzles.magic.board import rows_columns_and_diagonals
from dhadha.puzzles.magic.parse_and_format_state import write_rows, write_state
from dhadha.puzzles.magic.square_puzzle import DURER, PUZZLE, SUBIRACHS
from dhadha.trace.recorder import Recorder
from hypothesis import example, given, settings
from hypothesis import strategies as st
from magic_oracle import EXCHANGED, NUMBERS, PANDIAGONAL, is_magic, rows_of, run_to_end, sums
from run_helpers import boards_after_steps, counter_values
from trace_reader import boards_shown, read_file

BEFORE = "8 1 6 26 19 24 / 3 5 7 21 23 25 / 4 9 2 22 27 20 / 35 28 33 17 10 15 / 30 32 34 12 14 16 / 31 36 29 13 18 11"
AFTER = "35 1 6 26 19 24 / 3 32 7 21 23 25 / 31 9 2 22 27 20 / 8 28 33 17 10 15 / 30 5 34 12 14 16 / 4 36 29 13 18 11"
METHODS = {1: "siamese", 3: "siamese", 0: "doubly-even", 2: "singly-even"}
DURERS = tuple(map(int, DURER.replace("/", " ").split()))
EIGHT = magic_squares(3)


def steps_values_and_roles(run, steps):
    """Return every step with the values and roles of all cells after it."""
    roles = {}
    for step, values in zip(steps, boards_after_steps(run, steps)):
        roles |= dict(step.roles)
        yield step, values, dict(roles)


def reasons(steps) -> list[str]:
    return [step.reason for step in steps]


# --- Constructions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n, constant, line", [
    (1, 1, "1"), (3, 15, "8 1 6 / 3 5 7 / 4 9 2"), (4, 34, "1 15 14 4 / 12 6 7 9 / 8 10 11 5 / 13 3 2 16"), (5, 65, ""),
    (6, 111, AFTER), (7, 175, "30 39 48 1 10 19 28 / "), (8, 260, "1 2 62 61 60 59 7 8 / "),
])
def test_the_squares_of_the_books(n, constant, line):
    run, _ = run_to_end("auto", n=n)
    assert PUZZLE.answer_line(run).startswith(line)
    assert (run.result["constant"], run.result["magic"], run.result["failing"]) == (constant, True, [])


@given(n=st.integers(3, 30))
def test_every_construction_is_magic_and_equals_the_engine(n):
    run, steps = run_to_end(METHODS[n % 4], n=n)
    engine, _ = run_to_end("large", n=n)
    assert run.status == engine.status == "found" and is_magic(run.result["square"]) and run.result == engine.result
    auto, same_steps = run_to_end("auto", n=n)
    assert auto.result == run.result and len(same_steps) == len(steps)
    assert auto.effective_algorithm is run.effective_algorithm
    lines, constant, full = rows_columns_and_diagonals(n), run.problem.constant, n * n
    assert run.board["edges"] == [*((i, n) for i in range(n)), *((n, i) for i in range(n)), (n, n), (n, -1)]
    assert len(run.board["values"]) == full + len(lines) and not any(run.board["values"])
    sampled = list(steps_values_and_roles(run, steps))
    for step, values, roles in sampled[:: max(1, len(sampled) // 40)] + sampled[-1:]:
        for at, each in enumerate(lines):  # sums stand at the ends of the lines, and are lit when right
            numbers = [values[cell] for cell in each.cells]
            done = all(numbers) and sum(numbers) == constant
            wrong = not done and (all(numbers) or sum(numbers) >= constant)
            role = "goal" if done else "conflict" if wrong else "idle"
            assert (values[full + at], roles.get(full + at, "idle")) == (sum(numbers), role), step


def test_the_exceptions_of_the_siamese_method_are_named():
    run, (start, *assigned, found) = run_to_end("siamese", n=3)
    assert reasons([start, found]) == ["siamese-start", "siamese-found"]
    assert counter_values(run, assigned) == {"numbers": 9}
    said = "first off-top off-right taken up-right up-right corner off-right off-top"
    assert reasons(assigned) == [f"siamese-{each}" for each in said.split()]
    assert assigned[3].args == {"number": 4, "row": 3, "column": 1, "taken": 1, "before": 3}
    written = [step.cells[0][0] for step in assigned]
    assert [step.links for step in assigned[1:]] == [(pair,) for pair in pairwise(written)]
    assert [cell for step in assigned for cell, role in step.marks if role == "conflict"] == [1]


@pytest.mark.parametrize("n", [4, 12])
def test_doubly_even_marks_then_counts_twice(n):
    run, steps = run_to_end("doubly-even", n=n)
    assert reasons(step for step in steps if step.word != "assign") == [
        "doubly-start", "doubly-corners", "doubly-centre", "doubly-forwards", "doubly-backwards", "doubly-found",
    ]
    corners, centre = ([divmod(cell, n) for cell, _ in step.roles] for step in steps[1:3])
    assert len({*corners, *centre}) == len(corners + centre) == n * n // 2
    assert all(max(min(r, n - 1 - r), min(c, n - 1 - c)) < n // 4 for r, c in corners)
    assert all(min(r, n - 1 - r, c, n - 1 - c) >= n // 4 for r, c in centre)
    first, second = (
        [step.cells[0] for step in steps if step.reason == reason] for reason in ("doubly-marked", "doubly-other")
    )
    marked = [row * n + column for row, column in sorted(corners + centre)]
    assert first == [(cell, cell + 1) for cell in marked]
    assert second == [(cell, n * n - cell) for cell in range(n * n) if cell not in marked]
    assert counter_values(run, steps) == {"numbers": n * n}


def test_side_six_before_and_after_exchanges():
    run, steps = run_to_end("singly-even", n=6)
    shown = list(steps_values_and_roles(run, steps))
    step, values, roles = next(each for each in shown if each[0].reason == "singly-unbalanced")
    assert (PUZZLE.state_of(values, {}), PUZZLE.state_of(shown[-1][1], {})) == (BEFORE, AFTER)
    assert step.args == {"upper": 84, "lower": 138, "gap": 27, "wrong": 8, "constant": 111}
    conflicts = {cell for cell, role in roles.items() if role == "conflict"}
    assert {cell for cell, _ in step.marks} == conflicts == {36, 37, 38, 39, 40, 41, 48, 49}
    assert [
        (s.args["upper"], s.args["lower"], s.reason, s.args["sum"], s.args["wrong"], s.links)
        for s in steps if s.word == "swap"
    ] == [
        (8, 35, "singly-left", 111, 6, ((0, 18),)), (5, 32, "singly-middle", 111, 3, ((7, 25),)),
        (4, 31, "singly-left", 111, 0, ((12, 30),)),
    ]


@pytest.mark.parametrize("n", [31, 32, 502])
def test_large_squares_are_magic(n):
    run, steps = run_to_end("large", n=n)
    assert is_magic(run.result["square"])
    assert run_to_end("auto", n=n)[0].effective_algorithm.id == "large"
    assert run.board == {"rows": n, "columns": n, "values": [], "cells": n * n}
    assert [step.args["done"] for step in steps if step.word == "progress"] == list(range(250, n, 250))
    *_, (_, values) = boards_shown(read_file(Recorder(dhadha.run("magic-square", "large", n=n)).record_trace_file()))
    assert values == sum(map(list, run.result["square"]), [])


# --- Checking ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state, reasons, line", [
    (DURER, "normal associated magic", "magic: every line sums to 34"),
    (PANDIAGONAL, "normal pandiagonal magic", "magic: "),
    (EXCHANGED, "normal fails", "not magic: column 2 sums to 8, column 3 sums to 22, falling diagonal sums to 22"),
    ("1 8 6 / 5 3 7 / 9 4 2", "normal fails", "semi-magic: falling diagonal sums to 6"),
    (SUBIRACHS, "repeated repeated missing not-normal",
     "not magic: every line sums to 33; repeated: 10, 14; missing: 12, 16"),
    ("30 1 12 7 / 11 8 29 2 / 5 10 3 32 / 4 31 6 9", "outside missing not-normal", "not magic: every line sums to 50"),
    ("8 1 6 / 3 . 7 / 4 9 2", "incomplete", "incomplete: 1 empty cell"), ("", "empty", "incomplete: 16 empty cells"),
    ("8 1 6 / 3 0 7 / 4 2 2", "repeated hopeless", "1 to 9, each once, cannot complete it: row 3 sums to 8; "),
    ("1 2 / 3 4", "normal two", "not magic: row 1 sums to 3, row 2 sums to 7"),
])
def test_check_names_properties_and_faults(state, reasons, line):
    run, steps = run_to_end("check", state)
    assert [step.reason for step in steps if step.word != "compare"] == [
        "check-start", *(f"check-{reason}" for reason in reasons.split())
    ]
    assert PUZZLE.answer_line(run).startswith(line)
    for name in ("associated", "pandiagonal"):
        assert run.result.get(name, False) == (name in reasons)


@given(numbers=NUMBERS.filter(any) | st.integers(1, 5).flatmap(lambda n: st.permutations(range(1, n * n + 1))))
def test_check_tells_sums_and_faults(numbers):
    run, steps = run_to_end("check", write_state(numbers))
    n, totals = len(rows_of(numbers)), sums(rows_of(numbers))
    magic = is_magic(rows_of(numbers))
    assert run.result["magic"] == magic and run.status == ("found" if magic else "exhausted")
    compared = [step for step in steps if step.word == "compare"]
    kinds = [*["row"] * n, *["column"] * n, "falling", "rising"]
    for at, (step, kind, total) in enumerate(zip(compared, kinds, totals, strict=True)):
        more = total - step.args["constant"]
        assert (step.args["kind"], step.args["sum"], step.cells) == (kind, total, ((n * n + at, total),))
        assert (step.args["gap"], step.args["than"]) == (abs(more), "more" if more > 0 else "less")
        marked = step.reason in ("line-wrong", "line-over")
        assert all((role == "conflict") == marked for _, role in (*step.marks, *step.roles))
    assert steps[-1].reason[6:] in ("magic", "fails", "two", "not-normal", "incomplete", "hopeless")
    assert run.result.get("empty", 0) == numbers.count(0)
    assert run.proved != magic
    if all(numbers) and len(set(totals)) > 1:
        wrong = [total for total in totals if total != n * (n * n + 1) // 2]
        assert [each["sum"] for each in run.result["failing"]] == wrong
    repeated = {number for number in numbers if number and numbers.count(number) > 1}
    normal = sorted(numbers) == [*range(1, n * n + 1)]
    assert set(run.result.get("repeated", ())) == repeated and ("check-normal" in reasons(steps)) == normal
    assert not normal or not {"repeated", "missing", "outside", "empty"} & {*run.result}
    assert all(cell < n * n + 2 * n + 2 for step in steps for cell, _ in step.marks)


@pytest.mark.parametrize("algorithm", [each.id for each in PUZZLE.algorithms if each.id != "nearest"])
def test_full_square_checked_partial_completed(algorithm):
    def effective_algorithm_id(state):
        return run_to_end(algorithm, state)[0].effective_algorithm.id

    assert effective_algorithm_id(DURER) == effective_algorithm_id("8 8 . / . . . / . . .") == "check"
    asked = algorithm in ("check", "completions")
    assert effective_algorithm_id("8 . . / . . . / . . .") == (algorithm if asked else "complete")


# --- Completions and the nearest square -------------------------------------------------------------------------------


def run_and_completed_squares(algorithm, state, **options):
    run, _ = run_to_end(algorithm, state, **options)
    return run, [tuple(sum(square, [])) for square in run.result.get("squares", [])]


def with_gaps(square, gaps):
    return [0 if at in gaps else number for at, number in enumerate(square)]


@given(numbers=st.one_of(
    st.builds(with_gaps, st.sampled_from(EIGHT), st.sets(st.integers(0, 8))),
    st.lists(st.sampled_from([0, 0, 0, 1, 2, 4, 5, 8]), min_size=9, max_size=9),
))
@example([0] * 9)
@settings(max_examples=60)
def test_squares_of_side_3_are_completed_in_every_way_or_proved_impossible(numbers):
    wanted = {square for square in EIGHT if all(given in (0, number) for given, number in zip(numbers, square))}
    for algorithm, options in (("complete", {"until": "all"}), ("completions", {})):
        run, found = run_and_completed_squares(algorithm, write_state(numbers), n=3, **options)
        if run.effective_algorithm.id == "check":
            assert 0 not in numbers or not wanted
            continue
        assert run.effective_algorithm.id == algorithm and set(found) == wanted and len(found) == len(wanted)
        assert (run.status, run.proved) == (("found", False) if wanted else ("exhausted", True))
        assert run.result["square"] == (rows_of(found[0]) if found else None)
        assert PUZZLE.answer_line(run).startswith(write_rows(rows_of(found[0])) if found else "no completion")


@given(gaps=st.sets(st.integers(0, 15), min_size=1, max_size=9))
@settings(max_examples=25)
def test_removed_numbers_are_restored_by_steps_that_the_board_shows(gaps):
    state = write_state(with_gaps(DURERS, gaps))
    _, found = run_and_completed_squares("completions", state)
    assert DURERS in found and found == sorted(found) and all(is_magic(rows_of(each)) for each in found)
    run, steps = run_to_end("complete", state, until="all")
    assert sorted(tuple(sum(square, [])) for square in run.result["squares"]) == found
    for step, values, _ in steps_values_and_roles(run, steps):
        if step.reason == "complete-forced":
            at = 4 * (step.args["row"] - 1) + step.args["column"] - 1
            assert values[at] == step.args["number"] == step.args["constant"] - step.args["sum"]
        if step.reason == "complete-taken":
            assert step.args["number"] in values[:16]


def test_a_larger_square_is_completed_or_proved_impossible():
    square = sum(run_to_end("auto", n=10)[0].result["square"], [])
    run, _ = run_to_end("complete", write_state([number * (at % 10 < 8) for at, number in enumerate(square)]))
    assert is_magic(run.result["square"]) and "completions" not in run.result
    assert all(given in (0, number) for given, number in zip(run.problem.start, sum(run.result["square"], [])))
    run, _ = run_to_end("complete", "1 2 3 4 0" + " / 0 0 0 0 0" * 4)
    assert run.proved and PUZZLE.answer_line(run) == "no completion"
    run, _ = run_to_end("completions", n=4, budget=500)
    assert (run.status, PUZZLE.answer_line(run)) == ("budget", "stopped at its limit")


@given(numbers=st.lists(st.integers(1, 12), min_size=9, max_size=9))
def test_no_magic_square_is_nearer(numbers):
    run, steps = run_to_end("nearest", write_state(numbers))
    costs = {square: sum(abs(a - b) for a, b in zip(numbers, square)) for square in EIGHT}
    nearest = tuple(sum(run.result["square"], []))
    assert costs[nearest] == run.result["cost"] == min(costs.values())
    assert run.result["changed"] == sum(a != b for a, b in zip(numbers, nearest))
    assert sorted(step.node.h for step in steps if step.word == "add") == sorted(costs.values())
    line = f"{write_rows(run.result['square'])}, at a cost of {run.result['cost']}"
    assert PUZZLE.answer_line(run) == line


# --- How many there are -----------------------------------------------------------------------------------------------


@pytest.mark.long
def test_all_squares_of_side_4_are_those_of_frenicle():
    """7040, of which 384 are pandiagonal and 384 associated: an old theorem pairs these."""
    run, found = run_and_completed_squares("completions", "", n=4)
    assert len(found) == len(set(found)) == 7040 and all(is_magic(rows_of(each)) for each in found)
    assert PUZZLE.answer_line(run).endswith(", the first of 7040 completions")
    assert sum(map(is_pandiagonal, found)) == sum(map(is_associated, found)) == 384 and DURERS in found
