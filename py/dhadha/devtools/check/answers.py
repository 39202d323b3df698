"""Whether what a puzzle says along a path to its goal agrees with that path: its estimate, and how a hand ended."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from ...core.errors import InvalidInput
from ...core.step import Node
from ...puzzle import Playable, TwoPlayers
from ...runs.run import Run
from ...search import Problem
from ..package import SourceLocation
from .shapes import shown
from .source import Source

LONGEST = 200  # nodes of a path that are looked at


def too_large(path: Sequence[Node[Any]], run: Run, source: Source) -> Iterator[tuple[SourceLocation, str]]:
    """An estimate larger than what a path still costs is too large, however long the shortest way is."""
    problem = run.problem
    if type(problem).h is Problem.h or problem.counts_moves or not reaches_goal(path, problem):
        return
    for node in path:
        left, h = path[-1].g - node.g, problem.h(node.state)
        if h > left:
            what = f"h is {h} at {run.puzzle.format_for(run.problem, node.state)!r}, from where {left} would do"
            yield source.definition(type(problem).h), f"{what}: too large an estimate makes A* miss the shortest way"
            return


def faults_of_outcome(path: Sequence[Node[Any]], run: Run, source: Source) -> Iterator[tuple[SourceLocation, str]]:
    """Where a hand can follow the path: its end is solved, and what is before it is not."""
    puzzle = run.puzzle
    if not isinstance(puzzle, Playable) or isinstance(puzzle, TwoPlayers) or not run.algorithm.playable:
        return
    if type(puzzle).outcome is Playable.outcome or not reaches_goal(path, run.problem):
        return
    for node in path if followed(path, run, puzzle) else ():
        state, is_goal = run.puzzle.format_for(run.problem, node.state), run.problem.is_goal(node.state)
        outcome = puzzle.outcome(state, run.options)
        if (outcome == "solved") != is_goal:
            what = "which is a goal" if is_goal else "which is no goal"
            yield source.method("outcome"), f"outcome is {shown(outcome)} at {state!r}, {what}"
            return


def followed(path: Sequence[Node[Any]], run: Run, puzzle: Any) -> bool:
    """Whether the moves of a hand lead along the path."""
    written = run.puzzle.format
    try:
        return all(
            puzzle.apply(written(node.state), child.move, run.options) == written(child.state)
            for node, child in pairwise(path)
        )
    except InvalidInput:
        return False


def reaches_goal(path: Sequence[Node[Any]], problem: Problem[Any]) -> bool:
    """Whether it leads from the start to what the problem calls a goal; a long one is not looked at."""
    if not path or len(path) > LONGEST or path[0].state != problem.start:
        return False
    return type(problem).is_goal is not Problem.is_goal and bool(problem.is_goal(path[-1].state))
