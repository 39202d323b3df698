"""Two jugs, as the README once showed a puzzle: packages written for it keep working."""

from dhadha.core.errors import InvalidInput
from dhadha.core.step import Step
from dhadha.puzzle import Algorithm, Puzzle
from dhadha.search import Problem, breadth_first

AMOUNTS = {f"{big} {small}": (big, small) for big in range(6) for small in range(4)}

class JugsProblem(Problem):                       # what a search needs
    def __init__(self, start):
        self.start = start
    def successors(self, state):                  # (name of the move, state after it), …
        big, small = state
        pour = min(big, 3 - small)
        return [("fill", (5, small)), ("empty", (big, 0)), ("pour", (big - pour, small + pour))]
    def is_goal(self, state):
        return state[0] == 4
    def changes(self, node):                      # what the board shows otherwise than for the parent
        return tuple(enumerate(node.state)) if node.parent else ()

class Jugs(Puzzle):
    id = "jugs"
    example = "0 0"
    algorithms = (Algorithm("breadth-first", breadth_first, counters={"expanded": {"words": {"expand": 1}}}),)
    texts = {"en": "puzzle-jugs = Two jugs"}      # Fluent; reasons and errors may be added
    def problem(self, state, algorithm, options):
        if state not in AMOUNTS:                  # `error-jugs-amounts` in texts would translate it
            raise InvalidInput("jugs-amounts", "Give what the jugs hold: two numbers up to 5 and 3, such as 0 0.")
        return JugsProblem(AMOUNTS[state])
    def board(self, problem):
        return {"rows": 1, "columns": 2, "values": list(problem.start)}
    def result(self, problem, algorithm, answer):
        return {"length": answer and answer.depth}
    def format(self, state):                      # a state as the visitor reads and types it
        return " ".join(map(str, state))

PUZZLE = Jugs()


# The algorithm of one's own that stood below it.

def fill_up(problem):                             # texts: "reason-pour-in = Now there are { $litres } litres."
    yield Step("start")
    for litres in range(1, 6):
        yield Step("assign", reason="pour-in", args={"litres": litres}, cells=((0, litres),))
    yield Step("found", marks=((0, "goal"),))
    return 5
