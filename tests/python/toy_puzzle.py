"""A puzzle with seeded random steps that cover every feature of a trace."""

from random import Random

from dhadha.core.steps_and_nodes import ROLES, WORDS, Node, Step
from dhadha.puzzle import Algorithm, Presenter, Puzzle
from dhadha.runs.run import Run
from dhadha.search import Problem

CELLS = 6
PIECES = ("queen", "ঘুঁটি\n", "", "x" * 50)


class ToyPuzzle(Puzzle):
    id = "toy"

    def board(self, problem):
        return {"rows": 2, "columns": 3, "values": list(problem.start)}

    def presenter(self, problem):
        return ToyPresenter(problem)


class ToyProblem(Problem):
    start = tuple(range(CELLS))


class ToyPresenter(Presenter):
    def render_state(self, state):
        return state


def random_steps(problem, length, quiet=40):
    """Yield `length` steps; the first `quiet` write no cells and have no nodes."""
    random = Random(9)
    nodes = [Node(problem.start)]

    def pairs(values):
        return tuple((random.randrange(CELLS), random.choice(values)) for _ in range(random.choice((0, 0, 1, 3))))

    for count in range(length):
        node, cells, roles = None, (), ()
        if count >= quiet:
            parent = random.choice(nodes[-50:])
            state = list(parent.state)
            state[random.randrange(CELLS)] = random.randrange(300)
            nodes.append(Node(tuple(state), parent, random.choice("UDLR"), parent.depth + 1, random.randrange(9)))
            node, cells, roles = random.choice((None, nodes[-1], nodes[-1])), pairs(range(70_000)), pairs(ROLES)
        args = random.choice((
            None, {}, {"count": random.randrange(100_000)},
            {"piece": random.choice(PIECES), "row": random.randrange(8)}, {"row": 0, "piece": "queen"},
        ))
        reason = random.choice(("one", "two", ""))
        yield Step(random.choice(WORDS), node, reason, args, cells, roles, pairs(ROLES), pairs(range(CELLS)))
    return length


def toy_run(length: int) -> Run:
    counters = {"adds": {"words": {"add": 1, "drop": -1}}, "peak": {"peak": "adds"}}
    algorithm = Algorithm("noise", lambda problem: random_steps(problem, length), counters=counters)
    return Run(ToyPuzzle(), algorithm, ToyProblem(), "toy", {})
