"""A package that misbehaves: what the page must survive."""

import os

from dhadha.puzzle import Algorithm, Problem, Puzzle, Step


def hang(problem):
    yield Step("start")
    while True:
        pass


def unstoppable(problem):
    yield Step("start")
    sum(iter(int, 1))  # never leaves C


def hungry(problem):
    from io import BufferedWriter, BytesIO
    eaten = []
    while True:
        eaten.append(BufferedWriter(BytesIO(), 1 << 30))  # allocated, and not filled: that would take seconds
        yield Step("progress")


def abort(problem):
    yield Step("start")
    os.abort()


def leave(problem):
    yield Step("start")
    os._exit(3)


def raise_error(problem):
    yield Step("start")
    raise RuntimeError("this algorithm is broken")


def endless(problem):
    while True:
        yield Step("progress")


class Trouble(Puzzle):
    id = "misbehaving"
    example = "1"
    algorithms = (
        *(Algorithm(each.__name__, each) for each in (endless, hang, unstoppable, hungry, abort, leave)),
        Algorithm("raise-error", raise_error),
    )

    def problem(self, state, algorithm, options):
        problem = Problem()
        problem.start = state
        return problem

    def board(self, problem):
        return {"rows": 1, "columns": 1, "values": [1]}


PUZZLE = Trouble()
