"""Check that a run's steps are valid for a recorder and a page, and that its path agrees with heuristic and outcome."""

from array import array
from collections.abc import Sequence
from itertools import pairwise
from types import GeneratorType
from typing import Any, TypeAlias

from ..core.errors import InvalidInput
from ..core.steps_and_nodes import Node, Step
from ..puzzle import Playable, TwoPlayers
from ..runs.run import Run
from ..search import Problem
from .board_checks import cell_count_of_board
from .check_context import Checker
from .check_data_shapes import DrawnShape, StepShape, mismatches, quote
from .report import SourceLocation

LONGEST = 200  # nodes; longer paths are not checked
MOST_COMPARED = 2000  # steps of two runs of one request
Running: TypeAlias = "GeneratorType[Any, Any, Any]"


class StepCheck:
    """Checks the steps of one run."""

    def __init__(self, run: Run, check: Checker):
        self.run = run
        self.size = cell_count_of_board(run.board)
        self.checker, self.source, self.report = check, check.source, check.report
        self.seen: set[int] = set()
        self.compared: list[tuple[SourceLocation, str]] = []  # where the first steps come from, and what they tell
        self.expected = 0  # steps without a node, and nodes of new states, which ought to change the board
        self.is_drawn = False

    def check(self, step: Any, searching: Running) -> None:
        if not isinstance(step, Step):
            self.report.fault(self._place(searching), f"an algorithm yields Steps, not {quote(step)}")
            return
        if found := mismatches(step._asdict(), StepShape, self.size):
            self.checker.report_mismatches("the step", found, lambda *_: self._place(searching))
            return
        if len(self.compared) < MOST_COMPARED:
            self.compared.append((self._place(searching), step_as_comparable_text(step)))
        self.is_drawn |= any(map(len, step[4:9]))
        self.expected += step.node is None
        if step.reason:
            given = {**self.run.board.get("args", {}), **(step.args or {})} if step.node else step.args
            self.checker.texts.check_reason(self._place(searching), step.reason, given, step.node is not None)
        for node in (step.node, *step.related):
            if node and id(node) not in self.seen:
                self.seen.add(id(node))
                self._check_node(node)

    def _check_node(self, node: Node[Any]) -> None:
        changes, problem = self.run.presenter.changes(node), self.run.problem
        self.is_drawn |= bool(changes)
        self.expected += node.parent is not None and node.state != node.parent.state
        cost = node.g - node.parent.g if node.parent else 0
        for what, number, method in (("h", node.h, "h"), (f"the cost of {node.move!r}", cost, "successors")):
            if number is not None and number < 0:
                place = self.source.place_of_definition(getattr(type(problem), method))
                self.report.fault(place, f"{what} is {number} at {quote(node.state)}: it must not be below 0")
        place = self.source.place_of_definition(type(self.run.presenter).changes)
        if isinstance(changes, array):
            if len(changes) != self.size:
                self.report.fault(place, f"changes gives {len(changes)} values for a board of {self.size} cells")
            return
        self.checker.check_shape("changes", {"cells": changes}, DrawnShape, lambda *_: place, size=self.size)
        if not isinstance(node.move, str):
            message = f"a move is named by a text, not by {quote(node.move)}: successors gives (name, state) pairs"
            self.report.fault(self.source.place_of_definition(type(problem).successors), message)

    def _place(self, searching: Running) -> SourceLocation:
        """Return the algorithm's current line; for a step that the library yielded, the line of the presenter's
        annotation."""
        while isinstance(searching.gi_yieldfrom, GeneratorType):
            searching = searching.gi_yieldfrom
        frame = searching.gi_frame
        place = SourceLocation(searching.gi_code.co_filename, frame.f_lineno if frame else 0)
        if self.checker.package.contains_file(place.file):
            return place
        return self.source.place_of_definition(type(self.run.presenter).annotate)

    def check_board_changes_and_goal(self) -> None:
        """Check that the board has changed, and that an answer is a goal."""
        run, problem, algorithm = self.run, self.run.problem, self.run.effective_algorithm
        place = self.source.place_of_definition(algorithm.solve)
        if self.expected > 2 and not self.is_drawn and algorithm.kind == "textbook":
            where = self.source.place_of_method("presenter") if self.seen else place
            message = "the board never changes: a presenter's `render_state` returns the values of a state's cells"
            self.report.fault(where, f"{message}; or give steps `cells`, `roles` or `marks`", (where, "never changes"))
        if type(problem).is_goal is Problem.is_goal or algorithm.kind == "fault":
            return
        ending = run.status
        if ending == "found" and run.last_path and not problem.is_goal(run.last_path[-1].state):
            ending = "no goal"
            answer = run.puzzle.format_for(problem, run.last_path[-1].state)
            message = f"the answer {answer!r} is not a goal: return None where there is no answer"
            self.report.fault(place, f"{algorithm.id}: {message}", (place, ending))
        self.checker.endings[ending] = self.source.place_of_definition(type(problem).is_goal)

    def check_outcomes_and_estimates_on_answer_path(self) -> None:
        """Check the path to the answer, if it leads from the start to a goal and is not too long."""
        run, problem = self.run, self.run.problem
        path = run.last_path if run.status == "found" else []
        if not path or len(path) > LONGEST or path[0].state != problem.start:
            return
        if type(problem).is_goal is not Problem.is_goal and problem.is_goal(path[-1].state):
            self._report_wrong_outcomes_on_path(path)
            self._note_overestimates_on_path(path)

    def _report_wrong_outcomes_on_path(self, path: Sequence[Node[Any]]) -> None:
        """Check that a path which manual play can follow is solved at its goals, and nowhere else."""
        run, puzzle = self.run, self.run.puzzle
        if not isinstance(puzzle, Playable) or isinstance(puzzle, TwoPlayers) or not run.algorithm.playable:
            return
        if type(puzzle).outcome is Playable.outcome or not can_moves_follow_path(path, run):
            return
        for node in path:
            state, is_goal = run.puzzle.format_for(run.problem, node.state), run.problem.is_goal(node.state)
            outcome = puzzle.outcome(state, run.options)
            if (outcome == "solved") != is_goal:
                what = "which is a goal" if is_goal else "which is not a goal"
                where = self.source.place_of_method("outcome")
                self.report.fault(where, f"outcome is {quote(outcome)} at {state!r}, {what}", (where, "outcome"))
                return

    def _note_overestimates_on_path(self, path: Sequence[Node[Any]]) -> None:
        """Note an estimate above the remaining cost of a path, which cannot be admissible."""
        problem = self.run.problem
        if type(problem).h is Problem.h or problem.counts_moves:
            return
        for node in path:
            left, h = path[-1].g - node.g, problem.h(node.state)
            if h > left:
                what = f"h is {h} at {self.run.puzzle.format_for(problem, node.state)!r}, from where {left} would do"
                where = self.source.place_of_definition(type(problem).h)
                message = f"{what}: too large an estimate makes A* miss the shortest way"
                self.report.note(where, message, (where, "estimate"))
                return


def step_as_comparable_text(step: Step) -> str:
    """Return what two runs of one request must have in common."""
    node = step.node
    return repr((step.word, *step[2:9], node and (node.move, node.depth, node.g, node.h)))


def can_moves_follow_path(path: Sequence[Node[Any]], run: Run) -> bool:
    """Return whether manual moves follow the path."""
    puzzle: Any = run.puzzle
    written = puzzle.format
    try:
        return all(
            puzzle.apply(written(node.state), child.move, run.options) == written(child.state)
            for node, child in pairwise(path)
        )
    except InvalidInput:
        return False
