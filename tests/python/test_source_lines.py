"""The source line after each step, for generators that delegate within and across files."""

import pytest
from dhadha.core.step import Step
from dhadha.puzzle import Algorithm
from dhadha.runs.run import Run
from dhadha.trace.stepper import RunStepper
from toy_puzzle import ToyProblem, ToyPuzzle, noise

FOREIGN = 3


def twice(problem, depth):
    yield Step("choose", reason="down")
    if depth:
        yield from twice(problem, depth - 1)
    yield Step("back", reason="up")


def mixed(problem, rounds):
    """Delegate to generators here and in another file in turn, and drop some steps elsewhere."""
    for each in range(rounds):
        yield from (noise(problem, FOREIGN) if each % 2 else twice(problem, each))
        taken = [*twice(problem, 1), *noise(problem, 1)]
        yield taken[-1]
        yield taken[0]
    return None


def line_of(text):
    with open(__file__, encoding="utf-8") as source:
        return next(number for number, line in enumerate(source, 1) if text in line)


def expected(rounds):
    down, deeper, up = (
        line_of('yield Step("choose"'), line_of("yield from twice("), line_of('yield Step("back"')
    )
    assert down < deeper < up
    for each in range(rounds):
        if each % 2:
            yield from [line_of("yield from (noise(")] * FOREIGN
        else:
            yield from [down] * (each + 1) + [up] * (each + 1)
        yield from (line_of("yield taken[-1]"), line_of("yield taken[0]"))


@pytest.mark.parametrize("at_once", [1, 2, 7, 1000])
def test_the_line_is_that_of_the_innermost_generator_of_the_source(at_once):
    algorithm = Algorithm("mixed", lambda problem: mixed(problem, 6), displayed=mixed)
    stepper = RunStepper(Run(ToyPuzzle(), algorithm, ToyProblem(), "toy", {}))
    steps, lines = [], []
    while stepper.take(at_once, steps, lines) == at_once:
        pass
    assert lines == list(expected(6))
    assert stepper.line() == 0
    stepper.close()
