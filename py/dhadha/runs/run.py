"""Build a run from a request and iterate its steps."""

from collections.abc import Iterator, Mapping
from math import inf
from time import monotonic
from typing import Self

from ..core.errors import BudgetSpent
from ..core.puzzle_types import Alternative, Options
from ..core.quoting import quoted
from ..core.steps_and_nodes import STATUS, Node, PuzzleValue, Step, Steps, abridge
from ..notation.normalize_input import extract_state
from ..notation.tables_readings_and_notes import Note
from ..puzzle import Algorithm, Puzzle
from ..puzzle.algorithm import TIES
from ..puzzle.parameter import normalize_options
from ..puzzles.registry import find_puzzle
from ..search import Problem
from ..search.decisions_among_equals import Ties

LONGEST = 200  # characters of a line of a summary


class Run:
    """One algorithm on one state of a puzzle, as an iterable of Step.

    result: {name: value}, None before the last step. status: "running", then "found", "exhausted", "budget", or
    "cancelled" with the answer returned after `finish`, or without one at a time limit. read_as: Notes on an ambiguous
    or unusual input of the state; the str of each is a sentence.
    """

    def __init__(
        self, puzzle: Puzzle[PuzzleValue], algorithm: Algorithm, problem: Problem[PuzzleValue], state_text: str,
        options: Options, read_as: tuple[Note, ...] = (),
    ):
        self.puzzle = puzzle
        self.algorithm = algorithm
        self.effective_algorithm = puzzle.select_algorithm(algorithm, problem)
        self.problem: PuzzleValue = problem
        self.state_text = state_text
        self.options = options
        self.read_as = read_as
        self.board = puzzle.board(problem)
        self.presenter = puzzle.presenter(problem)
        self.result: PuzzleValue = None
        self.status = "running"
        self.last_path: list[Node[PuzzleValue]] = []
        self.preparation_seconds = 0.0

    @classmethod
    def prepare(
        cls, puzzle: str, algorithm: str | None, state: object = None, options: Mapping[str, object] | None = None
    ) -> Self:
        """Return a run of `algorithm` (None: the puzzle's first) on `puzzle` from `state` (None: the puzzle's example).
        options: {name: value}. Raises InvalidInput."""
        began = monotonic()
        found = find_puzzle(puzzle)
        method = found.algorithms[0] if algorithm is None else found.find_algorithm(algorithm)
        size: Mapping[str, object] = {}
        if state is None:
            reading = found.read(found.example)
        else:
            text, size = extract_state(state, method.longest_state)
            reading = found.read(text)
        explicit = {**normalize_options(options or {}), **method.keep_known_options(size), **reading.options}
        values = found.read_options(method, {**found.options_from_state(reading.state), **explicit})
        problem = found.problem(reading.state, method, values)
        run = cls(found, method, problem, found.format_for(problem, problem.start), values, reading.notes)
        run.preparation_seconds = monotonic() - began
        return run

    def __reduce__(self) -> tuple[object, ...]:
        """Copy and pickle the request and its result, without the nodes of a search, which are too many."""
        request = self.puzzle.id, self.algorithm.id, self.state_text, self.options
        return type(self).prepare, request, {name: getattr(self, name) for name in ("read_as", "result", "status")}

    def __str__(self) -> str:
        """Return the request and, after the last step, the result, without running anything."""
        ran = self.effective_algorithm.id
        replacement = "" if ran == self.algorithm.id else f", which ran {ran}"
        options = " ".join(f"{name}={value}" for name, value in self.options.items() if value not in ("", None))
        outcome = "iterate it for its steps" if self.result is None else quoted(self.puzzle.answer_line(self), LONGEST)
        return "\n".join([
            f"{self.puzzle.id} by {self.algorithm.id}{replacement}",
            *([f"state: {quoted(self.state_text, LONGEST)}"] if self.state_text else []),
            *map(str, self.read_as),
            *([f"options: {quoted(options, LONGEST)}"] if options else []),
            f"{'not run yet' if self.result is None else self.status}: {outcome}",
        ])

    def __repr__(self) -> str:
        """Return str(self) in one line."""
        return "; ".join(str(self).splitlines())

    @property
    def proved(self) -> bool:
        """Whether the run has proved that no answer exists."""
        return self.status == "exhausted" and self.effective_algorithm.exhaustive

    @property
    def alternatives(self) -> list[Alternative]:
        """The alternatives to this run if it takes too long or exceeds its budget; see Puzzle.alternatives."""
        return self.puzzle.alternatives(self)

    def __iter__(self) -> Iterator[Step]:
        return map(self.annotate, (step for step in self.search_steps() if step.word != STATUS))

    def steps_within(self, seconds: float | None, answering: bool = False) -> Steps[None]:
        """Yield the steps of `search_steps`, and stop after so many seconds (None: no limit), those in which the state
        was read included, or, if `answering`, let an interruptible algorithm return its answer then. The status is
        "cancelled" in both cases."""
        end = monotonic() + (inf if seconds is None else seconds - self.preparation_seconds)
        steps = self.search_steps()
        for step in steps:
            yield step
            if self.status == "running" and monotonic() > end:
                if answering:
                    self.request_stop()
                if not self.problem.stop_requested:
                    steps.close()
                    self.status = "cancelled"

    def request_stop(self) -> None:
        """Ask an interruptible algorithm to return its current answer soon."""
        self.problem.stop_requested = self.effective_algorithm.interruptible

    def annotate(self, step: Step) -> Step:
        """Return a step with the presenter's annotations; one of the replay as it is."""
        return self.presenter.annotate(step) if self.status == "running" else step

    def search_steps(self) -> Steps[None]:
        """Yield the algorithm's steps, status steps included, and then those that replay its answer; not annotated."""
        self.status, self.result, self.problem.stop_requested = "running", None, False
        self.problem.spent = self.problem.ranked = 0
        algorithm, answer = self.effective_algorithm, None
        options = {p.name: self.options.get(p.id, p.default) for p in algorithm.parameters if p.for_solver}
        self.problem.ties = Ties.read(str(self.options.get(TIES.id, "")))
        try:
            if algorithm.informed:
                yield from self.problem.prepare()
            steps, solve = algorithm.solve(self.problem, **options), algorithm.solve
            if not isinstance(steps, Iterator):
                returned = f"must yield Steps: it returned {abridge(steps)}"
                raise TypeError(f"{solve.__qualname__} of {solve.__module__} {returned}")
            answer = yield from steps
            self.status = "exhausted" if answer is None else "cancelled" if self.problem.stop_requested else "found"
            if isinstance(answer, Node):
                self.last_path = answer.path()
            self.result = self.puzzle.result(self.problem, algorithm, answer)
        except BudgetSpent as spent:
            self.status = "budget"
            self.last_path = spent.node.path() if spent.node else []
            reason, *names = algorithm.budget_message
            args = spent.params or {"budget": self.problem.budget} | spent.variables(names)
            yield Step("budget", spent.node, spent.reason or reason, {**args, **algorithm.rises(self.options)})
            self.result = self.puzzle.result(self.problem, algorithm, None)
        yield from self.puzzle.replay(self.problem, algorithm, answer)
