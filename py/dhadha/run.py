"""A run: one puzzle, one algorithm, one state; iterate it for its steps, then read the result."""

from collections.abc import Generator
from contextlib import closing

from .errors import BudgetSpent, text_of
from .parameter import options_given
from .registry import find_puzzle
from .search import Problem
from .step import Node, Step


class Run:
    """An iterable of Step. After the last step, `.result` holds the answer and `.status` one of
    "found", "exhausted", "budget"; before, result is None and status "running".
    """

    def __init__(self, puzzle, algorithm, problem, state_text: str, options: dict):
        self.puzzle = puzzle
        self.algorithm = algorithm
        self.ran = puzzle.instead_of(algorithm, problem)
        self.problem = problem
        self.state_text = state_text
        self.options = options
        self.board = puzzle.board(problem)
        self.solving = None
        self.result = None
        self.status = "running"
        self.last_path = []

    @property
    def proved(self) -> bool:
        """Whether it is certain now that there is no answer."""
        return self.status == "exhausted" and self.ran.exhaustive

    @property
    def ways_out(self) -> list[dict]:
        """What to try when it takes too long or the budget is spent; known beforehand, see Puzzle.ways_out."""
        return self.puzzle.ways_out(self)

    def __iter__(self) -> Generator[Step]:
        self.problem.spent = 0
        answer = None
        try:
            answer = yield from self._solve()
            self.status = "exhausted" if answer is None else "found"
            if isinstance(answer, Node):
                self.last_path = answer.path()
        except BudgetSpent as spent:
            self.status = "budget"
            self.last_path = spent.node.path() if spent.node else []
            yield self._budget_step(spent)
        self.result = self.puzzle.result(self.problem, self.ran, answer)
        yield from self.puzzle.replay(self.problem, self.ran, answer)

    def _budget_step(self, spent: BudgetSpent) -> Step:
        """Of what so much was spent, and how far the search came with it."""
        reason, *names = self.ran.spent
        args = {"budget": self.problem.budget} | spent.variables(names)
        return Step("budget", spent.node, spent.reason or reason, spent.args_by_name or args)

    def _solve(self) -> Generator[Step]:
        """The algorithm's steps, as the problem dresses them; returns its answer."""
        options = {p.name: self.options.get(p.id, p.default) for p in self.ran.parameters if p.for_solver}
        self.solving = self.ran.solve(self.problem, **options)
        if type(self.problem).dressed is Problem.dressed:
            return (yield from self.solving)
        with closing(self.solving):
            while True:
                try:
                    step = next(self.solving)
                except StopIteration as end:
                    return end.value
                yield self.problem.dressed(step)


def run(puzzle: str, algorithm: str, state: str | None = None, **options) -> Run:
    """Prepare a run of `algorithm` on `puzzle` from `state` (None: the puzzle's own example).

    puzzle, algorithm: identifiers from `catalogue()`. Options as there, `-` written `_` if you like;
    values may be strings. Raises InvalidInput when anything does not fit.
    """
    return prepare(puzzle, algorithm, state, options)


def prepare(puzzle: str, algorithm: str, state: str | None, options: dict) -> Run:
    """`run`, with the options as a dictionary {name: value}. Raises InvalidInput."""
    chosen = find_puzzle(puzzle)
    how = chosen.find_algorithm(algorithm)
    state = chosen.example if state is None else text_of(state, "state", how.longest_state)
    values = how.read_options(chosen.implied(state) | options_given(options))
    problem = chosen.problem(state, how, values)
    return Run(chosen, how, problem, chosen.format(problem.start), values)
