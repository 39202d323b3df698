"""The any-sum trick: a square for any sum, its 28 patterns, and its misprint."""

from itertools import combinations

from dhadha.puzzles.magic.trick import PUZZLE
from dhadha.puzzles.magic.trick_patterns import ALWAYS_34, TWICE_LESS_34, patterns, sets_for_every_sum, trick_square
from hypothesis import given
from hypothesis import strategies as st
from magic_oracle import is_magic, sums
from run_helpers import counted, play

SUMS = st.integers(22, 99)


FAMILIES = {
    "row": 4, "column": 4, "diagonal": 2, "broken-diagonal": 2, "block": 7, "wrapped-block": 4, "corners": 1,
    "block-corners": 4,
}


REASONS_OF_FALSE = ("trick-always-34", "trick-twice-less-34")


def perform(**options):
    return play("magic-trick", "any-sum", **options)


def flat(run) -> list[int]:
    return [number for row in run.result["square"] for number in row]


def test_square_of_sum_fifty():
    run, _ = perform(sum=50)
    assert PUZZLE.answer_line(run) == "30 1 12 7 / 11 8 29 2 / 5 10 3 32 / 4 31 6 9"
    assert (
        30 + 7 + 4 + 9 == 50
        and run.result["constant"] == 50
        and run.result["patterns"] == 28
        and run.result["sets"] == 60
    )
    assert "repeated" not in run.result and run.options == {"sum": 50, "reveal": True}
    assert run.board["labels"] == {0: "A", 6: "B", 11: "C", 13: "D"}
    assert is_magic(perform(sum=34)[0].result["square"])


@given(total=SUMS)
def test_the_twenty_eight_patterns(total):
    numbers, found = trick_square(total), patterns()
    assert len(found) == len({cells for _, cells in found}) == 28
    assert {kind: sum(one == kind for one, _ in found) for kind in FAMILIES} == FAMILIES
    assert all(len(set(cells)) == 4 and sum(numbers[cell] for cell in cells) == total for _, cells in found)


def test_sixty_sets_have_the_sum():
    always = set(sets_for_every_sum())
    assert len(always) == 60 and {cells for _, cells in patterns()} < always
    for total in range(22, 100):
        numbers = trick_square(total)
        found = {cells for cells in combinations(range(16), 4) if sum(numbers[cell] for cell in cells) == total}
        assert always <= found and (found == always) == (total >= 43)
        assert total != 34 or len(found) == 86


@given(total=SUMS)
def test_misprint_fails_for_two_blocks(total):
    numbers = trick_square(total)
    blocks = [(at, at + 1, at + 4, at + 5) for at in range(11) if at % 4 < 3]
    wrong = [cells for cells in blocks if sum(numbers[cell] for cell in cells) != total]
    assert len(blocks) == 9
    assert wrong == ([] if total == 34 else [ALWAYS_34, TWICE_LESS_34])
    assert [sum(numbers[cell] for cell in cells) for cells in (ALWAYS_34, TWICE_LESS_34)] == [34, 2 * total - 34]


@given(total=SUMS)
def test_fill_order(total):
    run, steps = perform(sum=total)
    assert run.status == "found" and set(sums(run.result["square"])) == {total}
    written = [step for step in steps if step.word == "assign"]
    assert [step.args["number"] for step in written[:12]] == list(range(1, 13))
    assert [step.reason for step in written[12:]] == ["trick-a", "trick-b", "trick-c", "trick-d"]
    assert [step.args["number"] for step in written[12:]] == [total - 20, total - 21, total - 18, total - 19]
    assert all(step.args["first"] == total - 20 for step in written[12:])
    values = [0] * 26
    for step in steps:
        for cell, value in step.cells:
            values[cell] = value
    assert values == flat(run) + [total] * 10


@given(total=SUMS)
def test_revealed_patterns(total):
    run, steps = perform(sum=total)
    numbers = flat(run)
    shown = [step for step in steps if step.word == "compare"]
    assert counted(run, steps) == {"patterns": 28}
    for count, (step, (kind, cells)) in enumerate(zip(shown, patterns()), 1):
        assert (step.reason, step.args["count"]) == (f"trick-{kind}", count)
        assert {cell for cell, _ in step.marks} == set(cells)
        assert step.args["number"] + step.args["rest"] == sum(numbers[cell] for cell, _ in step.marks) == total
        assert sum(step.args[name] for name in ("first", "second", "third", "fourth")) == total
    last = steps[-3:-1]
    if total == 34:
        assert [(step.word, step.reason) for step in last] == [("choose", "trick-34")] * 2
    else:
        assert [(step.word, step.reason) for step in last] == [("reject", reason) for reason in REASONS_OF_FALSE]
        assert [step.args["block"] for step in last] == [34, 2 * total - 34]


def test_repeated_number_reported():
    for total in range(22, 100):
        run, steps = perform(sum=total, reveal=False)
        numbers = flat(run)
        repeated = sorted({number for number in numbers if numbers.count(number) > 1})
        assert bool(repeated) == (total <= 33) and run.result.get("repeated", []) == repeated
        said = [step for step in steps if step.reason == "trick-repeats"]
        assert sorted(step.args["number"] for step in said) == repeated
        assert all(len({numbers[cell] for cell, _ in step.marks}) == 1 for step in said)
        assert steps[-1].word == "found" and "restart" not in {step.word for step in steps}
