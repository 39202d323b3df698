"""The any-sum trick: a square for any sum, its 28 patterns, and its misprint."""

from collections import Counter
from itertools import combinations

from dhadha.puzzles.magic.trick_sum_patterns import ALWAYS_34, TWICE_LESS_34, patterns
from hypothesis import given
from hypothesis import strategies as st
from magic_oracle import sums
from run_helpers import boards_after_steps, counter_values, run_to_end

SUMS = st.integers(22, 999)
LESS = {"A": 20, "B": 21, "C": 18, "D": 19}
FAMILIES = {
    "row": 4, "column": 4, "diagonal": 2, "broken-diagonal": 2, "block": 7, "wrapped-block": 4, "corners": 1,
    "block-corners": 4,
}


def run_trick(**options):
    run, steps = run_to_end("magic-trick", "any-sum", **options)
    return run, steps, sum(run.result["square"], [])


@given(total=SUMS)
def test_the_patterns_and_the_misprint(total):
    numbers, found = run_trick(sum=total)[2], patterns()
    assert Counter(kind for kind, _ in found) == FAMILIES
    assert len({cells for _, cells in found}) == 28
    assert all(len(set(cells)) == 4 and sum(numbers[cell] for cell in cells) == total for _, cells in found)
    blocks = [(at, at + 1, at + 4, at + 5) for at in range(11) if at % 4 < 3]
    wrong = [cells for cells in blocks if sum(numbers[cell] for cell in cells) != total]
    assert len(blocks) == 9 and wrong == ([] if total == 34 else [ALWAYS_34, TWICE_LESS_34])


def test_sixty_sets_have_the_sum():
    squares = {total: run_trick(sum=total, reveal=False)[2] for total in range(22, 100)}
    found = {
        total: {cells for cells in combinations(range(16), 4) if sum(numbers[cell] for cell in cells) == total}
        for total, numbers in squares.items()
    }
    always = found[99]
    assert len(always) == 60 and {cells for _, cells in patterns()} < always and len(found[34]) == 86
    assert all(always <= sets and (sets == always) == (total >= 43) for total, sets in found.items())


@given(total=SUMS)
def test_the_square_is_written_and_its_patterns_revealed(total):
    run, steps, numbers = run_trick(sum=total)
    assert run.status == "found" and {*sums(run.result["square"])} == {total}
    written = [step for step in steps if step.word == "assign"]
    assert [step.args["number"] for step in written] == [*range(1, 13), *(total - less for less in LESS.values())]
    assert [step.reason for step in written[12:]] == [f"trick-{letter.lower()}" for letter in LESS]
    assert all(step.args["first"] == total - 20 for step in written[12:])
    assert boards_after_steps(run, steps)[-1] == numbers + [total] * 10
    shown = [step for step in steps if step.word == "compare"]
    assert counter_values(run, steps) == {"patterns": 28}
    for count, (step, (kind, cells)) in enumerate(zip(shown, patterns()), 1):
        assert (step.reason, step.args["count"]) == (f"trick-{kind}", count)
        assert {cell for cell, _ in step.marks} == set(cells)
        assert step.args["number"] + step.args["rest"] == sum(numbers[cell] for cell, _ in step.marks) == total
        assert sum(step.args[name] for name in ("first", "second", "third", "fourth")) == total
    assert [(step.word, step.reason, step.args["block"]) for step in steps[-3:-1]] == (
        [("choose", "trick-34", 34)] * 2 if total == 34
        else [("reject", "trick-always-34", 34), ("reject", "trick-twice-less-34", 2 * total - 34)]
    )


def test_repeated_number_reported():
    for total in range(22, 100):
        run, steps, numbers = run_trick(sum=total, reveal=False)
        repeated = sorted({number for number in numbers if numbers.count(number) > 1})
        assert bool(repeated) == (total <= 33) and run.result.get("repeated", []) == repeated
        said = [step for step in steps if step.reason == "trick-repeats"]
        assert sorted(step.args["number"] for step in said) == repeated
        assert all(len({numbers[cell] for cell, _ in step.marks}) == 1 for step in said)
        assert steps[-1].word == "found" and "restart" not in {step.word for step in steps}
