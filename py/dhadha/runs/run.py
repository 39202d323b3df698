"""A run: one puzzle, one algorithm, one state; iterate it for its steps, then read the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ..core.errors import BudgetSpent
from ..core.step import STATUS, Node, Step, Steps
from ..core.text import quoted
from ..notation import Note, Reading, size_within, text_of
from ..notation.options import is_read
from ..puzzle import Algorithm, Puzzle
from ..puzzle.parameter import options_given
from ..puzzles.registry import find_puzzle
from ..search import Problem

if TYPE_CHECKING:
    from ..core.contract import Alternative

LONGEST = 200  # letters of a line of a summary


class Run:
    """An iterable of Step. After the last step, `.result` holds the answer and `.status` one of
    "found", "exhausted", "budget", or "cancelled" with an answer that `finish` asked for; before, result is None and
    status "running". `.read_as` says how the state was read where that is not plain: Notes, whose str is a sentence.
    """

    def __init__(
        self, puzzle: Puzzle[Any], algorithm: Algorithm, problem: Problem[Any], state_text: str,
        options: dict[str, Any],
        read_as: tuple[Note, ...] = (),
    ):
        self.puzzle = puzzle
        self.algorithm = algorithm
        self.effective_algorithm = puzzle.select_algorithm(algorithm, problem)
        self.problem: Any = problem  # of the puzzle's own class
        self.state_text = state_text
        self.options = options
        self.read_as = read_as
        self.board = puzzle.board(problem)
        self.result: Any = None  # facts by name, in the end
        self.status = "running"
        self.last_path: list[Node[Any]] = []

    def __str__(self) -> str:
        """What is asked and, once the last step was taken, what came of it. Nothing is run for it."""
        instead = (
            "" if self.effective_algorithm.id == self.algorithm.id else f", which ran {self.effective_algorithm.id}"
        )
        options = " ".join(f"{name}={value}" for name, value in self.options.items() if value not in ("", None))
        came = quoted(self.puzzle.answer_line(self), LONGEST) if self.result else "iterate it for its steps"
        return "\n".join([
            f"{self.puzzle.id} by {self.algorithm.id}{instead}",
            *([f"state: {quoted(self.state_text, LONGEST)}"] if self.state_text else []),
            *map(str, self.read_as),
            *([f"options: {quoted(options, LONGEST)}"] if options else []),
            f"{self.status if self.result else 'not run yet'}: {came}",
        ])

    def __repr__(self) -> str:
        """What `print` says, in one line."""
        return "; ".join(str(self).splitlines())

    @property
    def proved(self) -> bool:
        """Whether it is certain now that there is no answer."""
        return self.status == "exhausted" and self.effective_algorithm.exhaustive

    @property
    def alternatives(self) -> list[Alternative]:
        """What to try when it takes too long or the budget is spent; known beforehand, see Puzzle.alternatives."""
        return self.puzzle.alternatives(self)

    def __iter__(self) -> Iterator[Step]:
        steps = self.searching()
        return self.annotated((step for step in steps if step.word != STATUS) if self.has_status_steps else steps)

    @property
    def has_status_steps(self) -> bool:
        """Whether there may be any among the steps."""
        return self.effective_algorithm.kind == "engine" or type(self.problem).prepare is not Problem.prepare

    def finish(self) -> None:
        """What is asked of an algorithm that is interruptible: the answer it has, now or soon."""
        self.problem.stop_requested = self.effective_algorithm.interruptible

    def annotated(self, steps: Iterable[Step]) -> Iterator[Step]:
        """The steps as they are shown."""
        annotate = self.annotation()
        return map(annotate, steps) if annotate else iter(steps)

    def annotation(self) -> Callable[[Step], Step] | None:
        """What makes a step what is shown of it: the problem annotates those of the search, while it lasts."""
        annotate = self.problem.annotate
        if type(self.problem).annotate is Problem.annotate:
            return None
        return lambda step: annotate(step) if self.status == "running" else step

    def searching(self) -> Steps[None]:
        """The algorithm's own steps, and those that show its answer."""
        self.status, self.result, self.problem.spent, self.problem.stop_requested = "running", None, 0, False
        options = {
            p.name: self.options.get(p.id, p.default) for p in self.effective_algorithm.parameters if p.for_solver
        }
        answer = None
        try:
            if self.effective_algorithm.informed:
                yield from self.problem.prepare()
            answer = yield from self.effective_algorithm.solve(self.problem, **options)
            self.conclude(answer)
        except BudgetSpent as spent:
            self.status = "budget"
            self.last_path = spent.node.path() if spent.node else []
            yield self._budget_step(spent)
            self.result = self.puzzle.result(self.problem, self.effective_algorithm, None)
        yield from self.puzzle.replay(self.problem, self.effective_algorithm, answer)

    def conclude(self, answer: Any) -> None:
        """The algorithm has returned this."""
        self.status = "exhausted" if answer is None else "cancelled" if self.problem.stop_requested else "found"
        if isinstance(answer, Node):
            self.last_path = answer.path()
        self.result = self.puzzle.result(self.problem, self.effective_algorithm, answer)

    def _budget_step(self, spent: BudgetSpent) -> Step:
        """Of what so much was spent, and how far the search came with it."""
        reason, *names = self.effective_algorithm.budget_message
        args = {"budget": self.problem.budget} | spent.variables(names)
        return Step("budget", spent.node, spent.reason or reason, spent.params or args)


def prepare(
    puzzle: str, algorithm: str | None, state: object = None, options: dict[str, Any] | None = None,
    split: bool = False,
) -> Run:
    """A Run of `algorithm` (None: the puzzle's first) on `puzzle` from `state` (None: the puzzle's own example), which
    may be a Reading. options: {name: value}; split: whether it is solved in parts. Raises InvalidInput."""
    return Run(*prepared(puzzle, algorithm, state, options or {}, split))


def prepared(
    puzzle: str, algorithm: str | None, state: object, options: dict[str, Any], split: bool = False
) -> tuple[Puzzle[Any], Algorithm, Problem[Any], str, dict[str, Any], tuple[Note, ...]]:
    """The arguments of a Run, all checked. Raises InvalidInput."""
    chosen = find_puzzle(puzzle)
    how = chosen.algorithms[0] if algorithm is None else chosen.find_algorithm(algorithm)
    how = how.in_parts() if split else how
    reading = state if isinstance(state, Reading) else chosen.read(
        chosen.example if state is None else text_of(state, "state", how.longest_state)
    )
    size = {name: value for name, value in size_within(state).items() if name in {each.id for each in how.parameters}}
    stated = {**size, **reading.options}
    values = chosen.read_options(how, {**chosen.options_from_state(reading.state), **options_given(options), **stated})
    problem = chosen.problem(reading.state, how, values)
    return chosen, how, problem, chosen.format_for(problem, problem.start), values, reading.notes


def is_board(puzzle: str, algorithm: str, line: str, options: dict[str, str]) -> bool:
    return is_read(line, lambda text: prepare(puzzle, algorithm, text, options))
