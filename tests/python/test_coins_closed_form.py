"""The closed form for coins on a chessboard: exhaustive over its cases, corrected at far edges."""

from itertools import product

import pytest
from coins_oracle import USUAL, grid, play
from dhadha.puzzles.coins.closed_form import pattern_number


def quadrant(square) -> list:
    x, y = square
    return [(x + dx, y + dy) for dx, dy in USUAL if x + dx > 0 and y + dy > 0]


def test_the_closed_form_is_proved_by_its_cases():
    """In each of 8·20 cases the pattern's number is the mex of its options', and no other numbers on the quadrant are.
    """
    cases = [(x, y) for x in range(1, 9) for y in range(4 * ((x - 1) // 4) + 1, 4 * ((x - 1) // 4) + 21)]
    assert len(cases) == 160
    for square in cases:
        reached = {pattern_number(*to) for to in quadrant(square)}
        assert pattern_number(*square) == min(set(range(6)) - reached)


def test_the_closed_form_against_the_recurrence_on_a_large_quadrant():
    numbers = {}
    for total in range(2, 90):
        for square in ((x, total - x) for x in range(1, total)):
            reached = {numbers[to] for to in quadrant(square)}
            numbers[square] = min(set(range(6)) - reached)
    assert all(pattern_number(*square) == number for square, number in numbers.items())
    assert all((number == 0) == (x % 4 in (1, 2) and y % 4 in (1, 2)) for (x, y), number in numbers.items())


@pytest.mark.parametrize("rows, columns", [(1, 1), (2, 9), (8, 8), (15, 15), (11, 6), (5, 6), (30, 30), (30, 4)])
def test_closed_form_corrects_far_edges(rows, columns):
    run, steps = play("closed-form", "(1,1)", rows=rows, columns=columns)
    own = grid(rows, columns, USUAL)
    assert run.result["grid"] == own
    exceptions = {
        (x, y)
        for x, y in product(range(1, rows + 1), range(1, columns + 1))
        if own[x - 1][y - 1] != pattern_number(x, y)
    }
    assert {run.problem.square(step.cells[0][0]) for step in steps if step.word == "reject"} == exceptions
    assert next(step.args["count"] for step in steps if step.reason == "exceptions-counted") == len(exceptions)
    assert [step.word for step in steps].count("assign") == -(-rows // 4) * -(-columns // 4)


def test_the_exception_of_eight():
    reject, = (step for step in play("closed-form")[1] if step.word == "reject")
    assert reject.args == {
        "x": 8,
        "y": 8,
        "pattern": 1,
        "number": 0,
        "missing": "(6,9), (9,6)",
        "count": 2,
        "values": "{2}",
    }
