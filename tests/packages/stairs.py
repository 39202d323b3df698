"""Climbing stairs, one or two at a time: in how many ways? A package with a table."""

from dhadha.puzzle import Algorithm, Parameter, Problem, Puzzle, Race, Step, Table

STAIRS = Parameter("stairs", "integer", 6, 1, 20)
WRITTEN = ({"kind": "cell", "steps": ("word:assign",)},)
CALLS = {"calls": {"words": {"assign": 1}}}


class Climb(Problem):
    """What is climbed."""

    def __init__(self, stairs):
        self.start = [0] * stairs


def table(climb):
    """From the ways of the two stairs before."""
    stairs = len(climb.start)
    yield Step("start")
    before, ways = 1, 1
    for stair in range(1, stairs):
        before, ways = ways, before + ways
        yield Step("assign", cells=((stair, ways),))
    yield Step("found", marks=((stairs - 1, "goal"),))
    return ways


def formula(climb):
    """Binet 1843."""
    yield Step("start")
    yield Step("found", marks=((len(climb.start) - 1, "goal"),))
    return round(((1 + 5**0.5) / 2) ** (len(climb.start) + 1) / 5**0.5)


class Stairs(Puzzle):
    id = "stairs"
    takes_states = False
    algorithms = (
        Algorithm("table", table, parameters=(STAIRS,), counters=CALLS, questions=WRITTEN),
        Algorithm("formula", formula, parameters=(STAIRS,), counters=CALLS),
    )
    race = Race("", ("formula", "table"), {"stairs": 4})
    tables = (Table("ways", ("stairs", "ways"), ((1, 1), (2, 2), (40, 165580141), (400, None))),)
    texts = {"en": """
puzzle-stairs = Stairs
puzzle-stairs-about = One or two at a time.
puzzle-stairs-rule = Climb the stairs, one or two at a time. In how many ways can you?
algorithm-table-idea = Add the ways up to the two stairs before.
algorithm-formula-idea = A formula gives the number at once.
option-stairs = stairs
counter-calls = calls
table-ways = Ways up
table-ways-note = Counted by hand.
column-stairs = stairs
column-ways = ways
"""}

    def problem(self, state, algorithm, options):
        return Climb(options["stairs"])

    def board(self, problem):
        return {"rows": 1, "columns": len(problem.start), "values": problem.start}

    def result(self, problem, algorithm, answer):
        return {"ways": answer}


PUZZLE = Stairs()
