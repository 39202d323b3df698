"""The construction for N-queens: its lists, rules and limits."""

import pytest
from queens_oracle import counted, is_solution, play, with_boards


@pytest.mark.parametrize("n, numbers", [
    (1, "1"), (8, "2 4 6 8 3 1 7 5"), (9, "4 6 8 2 5 7 9 1 3"), (14, "2 4 6 8 10 12 14 3 1 7 9 11 13 5"),
    (15, "4 6 8 10 12 14 2 5 7 9 11 13 15 1 3"), (20, "2 4 6 8 10 12 14 16 18 20 3 1 7 5 11 9 15 13 19 17"),
])
def test_the_lists_of_the_construction(n, numbers):
    run, _ = play("construction", n=n)
    assert run.result == {"queens": list(map(int, numbers.split()))}


def test_the_construction_is_always_right():
    for n in (1, *range(4, 201)):
        run, steps = play("construction", n=n)
        assert run.status == "found" and is_solution(run.result["queens"], n), n
        assert steps[-1].reason == "constructed"


@pytest.mark.parametrize("n", [2, 3])
def test_what_cannot_be_constructed_is_proved_impossible(n):
    run, steps = play("construction", n=n)
    assert (run.effective_algorithm.id, run.status, run.result) == ("backtracking", "exhausted", {"queens": None})
    assert "constructed" not in {step.reason for step in steps}
    assert (steps[-1].reason, steps[-1].args) == ("all-tried", {"count": 0})


@pytest.mark.parametrize(
    "n, rules",
    [
        (12, ""),
        (8, "odds-in-pairs"),
        (20, "odds-in-pairs"),
        (14, "swap-one-three five-last"),
        (26, "swap-one-three five-last"),
        (9, "two-last one-three-last"),
        (15, "two-last one-three-last"),
        (4, ""),
        (5, ""),
        (7, ""),
        (10, ""),
        (11, ""),
        (13, ""),
    ],
)
def test_rules_by_remainder(n, rules):
    run, steps = play("construction", n=n)
    shown = [step.reason for step in steps if step.word == "assign"]
    assert [rule for rule in shown if rule not in ("evens-first", "odds-after")] == rules.split()
    assert counted(run, steps) == {"rules": len(shown)}
    assert steps[0].args == {"n": n, "rest": n % 12}
    for step, before, board in with_boards(run, steps):
        moved = {board[column] for column, role in step.marks if role == "current"}
        assert step.reason == "evens-first" or {row for row, old in zip(board, before) if row != old} >= moved
        assert step.word != "assign" or len(step.cells) == step.args["count"] == sum(map(bool, board))
