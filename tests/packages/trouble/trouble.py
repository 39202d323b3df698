"""A package that misbehaves: what the page must survive."""

from dhadha.puzzle import Algorithm, Puzzle
from dhadha.search import Problem
from dhadha.step import Step


def hang(problem):
    yield Step("start")
    while True:
        pass


def stuck(problem):
    yield Step("start")
    sum(iter(int, 1))  # never leaves C


def raise_error(problem):
    yield Step("start")
    raise RuntimeError("this algorithm is broken")


def endless(problem):
    while True:
        yield Step("progress")


class Trouble(Puzzle):
    id = "trouble"
    example = "1"
    algorithms = (Algorithm("endless", endless), Algorithm("hang", hang), Algorithm("stuck", stuck), Algorithm("raise-error", raise_error))

    def problem(self, state, algorithm, options):
        problem = Problem()
        problem.start = state
        return problem

    def board(self, problem):
        return {"rows": 1, "columns": 1, "values": [1]}


PUZZLE = Trouble()
