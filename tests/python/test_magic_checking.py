"""Given squares: parsing and checking."""

import json

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.magic.square import DURER, PUZZLE, SUBIRACHS
from dhadha.puzzles.magic.state_text import read_state as read_own
from dhadha.puzzles.magic.state_text import write_state
from hypothesis import given
from hypothesis import strategies as st
from magic_oracle import EXCHANGED, NUMBERS, PANDIAGONAL, is_magic, play, refusal, rows_of, sums
from notations import state
from test_command_line import command

LO_SHU = (8, 1, 6, 3, 5, 7, 4, 9, 2)

FULL = st.integers(1, 5).flatmap(lambda n: st.permutations(range(1, n * n + 1)))


def read_state(text):
    """Parse a state in any notation."""
    return read_own(state("magic-square", text))


# --- Reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "8 1 6 / 3 5 7 / 4 9 2",
        "8 1 6\n3 5 7\n4 9 2\n",
        "8,1,6\r\n3,5,7\r\n4,9,2\r\n",
        "8\t1\t6\n3\t5\t7\n4\t9\t2",
        "8 1 6; 3 5 7; 4 9 2",
        "8 1 6 | 3 5 7 | 4 9 2",
        "| 8 | 1 | 6 |\n| 3 | 5 | 7 |\n| 4 | 9 | 2 |",
        "8 1 6 3 5 7 4 9 2",
        "8,1,6,3,5,7,4,9,2",
        "8\n1\n6\n3\n5\n7\n4\n9\n2",
        "[[8, 1, 6], [3, 5, 7], [4, 9, 2]]",
        "{{8,1,6},{3,5,7},{4,9,2}}",
        '"8","1","6"\n"3","5","7"\n"4","9","2"',
        "৮ ১ ৬ / ৩ ৫ ৭ / ৪ ৯ ২",
        "۸ ۱ ۶؛ ۳ ۵ ۷؛ ۴ ۹ ۲",
        "۸، ۱، ۶\n۳، ۵، ۷\n۴، ۹، ۲",
        "08 01 06; 03 05 07; 04 09 02",
        r"\begin{array}{|c|c|c|} \hline 8 & 1 & 6 \\ \hline 3 & 5 & 7 \\ \hline 4 & 9 & 2 \\ \hline \end{array}",
        "\\begin{tabular}{*{3}{c}}\n8 & 1 & 6 \\\\\n3 & 5 & 7 \\\\[2pt]\n4 & 9 & 2\n\\end{tabular}",
        r"\[\begin{pmatrix} 8 & 1 & 6 \\ 3 & 5 & 7 \\ 4 & 9 & 2 \end{pmatrix}\]",
        r"$\begin{bmatrix}8&1&6\\3&5&7\\4&9&2\end{bmatrix}$",
    ],
)
def test_square_notations(text):
    assert read_state(text) == LO_SHU


@pytest.mark.parametrize("text", ["", "  \n ", ";;", "[]"])
def test_empty_text_refused(text):
    assert read_state(text) == ()


@pytest.mark.parametrize("text, n", [("0", 1), (".", 1), (". . . / . . . / . . .", 3), ("0 0 0 0 0 0 0 0 0", 3)])
def test_a_square_of_empty_cells_is_filled_whatever_its_side(text, n):
    assert read_state(text) == (0,) * (n * n)
    run = dhadha.run("magic-square", "auto", text)
    list(run)
    assert len(run.result["square"]) == n
    with pytest.raises(InvalidInput, match="n = 5"):
        dhadha.run("magic-square", "auto", text, n=5)


def test_empty_cells():
    assert read_state("8 . 6 / 3 5 0 / _ 9 2") == (8, 0, 6, 3, 5, 0, 0, 9, 2)
    assert read_state("1") == (1,)


@given(numbers=NUMBERS)
def test_text_round_trip(numbers):
    text = write_state(numbers)
    assert read_state(text) == (tuple(numbers) if any(numbers) else ())
    assert write_state(read_state(text)) == text
    rows = rows_of(numbers)
    if any(numbers):
        assert read_state("\n".join(",".join(map(str, row)) for row in rows)) == tuple(numbers)
        assert read_state(json.dumps(rows)) == tuple(numbers)
        inner = " \\\\\n".join(" & ".join(map(str, row)) for row in rows)
        assert read_state(f"\\begin{{array}}{{{'c' * len(rows)}}}\n{inner}\n\\end{{array}}") == tuple(numbers)


@pytest.mark.parametrize("text, key, args", [
    ("8 1 6 / 3 5 / 4 9 2", "square-row-length", {"row": 2, "count": 2, "n": 3}),
    ("1 2 3 / 4 5 6", "square-row-length", {"row": 1, "count": 3, "n": 2}),
    ("1 2 3 4 5", "square-count", {"count": 5}),
    ("1 2 / 3 y", "square-not-a-number", {"given": "y", "row": 2, "column": 2}),
    ("1 -2 / 3 4", "square-not-a-number", {"given": "-2", "row": 1, "column": 2}),
    ("1.5 2 / 3 4", "square-not-a-number", {"given": "1.5", "row": 1, "column": 1}),
    ("1 2 / ½ 4", "square-not-a-number", {"given": "½", "row": 2, "column": 1}),
    ("1 2 / 3 ² ", "square-not-a-number", {"given": "²", "row": 2, "column": 2}),
    ("1 2 / 3 1234567", "square-number-too-large", {"given": "1234567", "row": 2, "column": 2, "largest": 999_999}),
    ("9" * 5000, "square-number-too-large", {"given": "9" * 39 + "…", "row": 1, "column": 1, "largest": 999_999}),
    ("1 " * 31**2, "square-too-large", {"n": 31, "largest": 30}),
])
def test_invalid_text_refused_with_location(text, key, args):
    assert refusal("check", text) == (key, args)
    assert PUZZLE.options_from_state(text) == {}


def test_square_determines_side():
    assert dhadha.run("magic-square", "check", DURER).options["n"] == 4
    assert refusal("check", DURER, n=5) == ("square-other-size", {"count": 4, "n": 5})
    assert dhadha.run("magic-square", "check", DURER).state_text == DURER


# --- Judging ----------------------------------------------------------------------------------------------------------


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
    constant = run.result["constant"]
    assert [each["sum"] for each in run.result["failing"]] == [
        total for total in sums(rows_of(numbers)) if total != constant
    ]
    assert not {"repeated", "missing", "outside", "empty"} & set(run.result)
    assert ("check-normal" in {step.reason for step in steps}) and (steps[-1].word == "found") == is_magic(
        rows_of(numbers)
    )


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


# --- The command line -------------------------------------------------------------------------------------------------


def test_judge_answers_every_line():
    done = command("judge", "magic-square", "--algorithm", "check", stdin=f"{DURER}\n{EXCHANGED}\n1 2 3\n")
    first, second, third = done.stdout.splitlines()
    assert (first, second) == ("magic, constant 34", "not magic: column 2 is 8, column 3 is 22, falling diagonal is 22")
    assert "3 numbers" in third and done.returncode == 2


def test_solve_prints_rows_that_check_reads():
    done = command("solve", "magic-square", "--option", "n=10")
    assert (
        command("solve", "magic-square", "--algorithm", "check", "--state", done.stdout).stdout.strip()
        == "magic, constant 505"
    )
    said = json.loads(
        command("solve", "magic-square", "--algorithm", "auto", "--option", "n=40", "--json", "--no-steps").stdout
    )
    assert said["result"]["constant"] == 32020 and is_magic(said["result"]["square"])
