"""Check that a path to the goal agrees with the heuristic and with the outcomes of manual play."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from ...core.errors import InvalidInput
from ...core.step import Node
from ...puzzle import Playable, TwoPlayers
from ...runs.run import Run
from ...search import Problem
from ..package_loader import SourceLocation
from .source_lines import Source
from .type_mismatches import shown

LONGEST = 200  # nodes; longer paths are not checked


def too_large(path: Sequence[Node[Any]], run: Run, source: Source) -> Iterator[tuple[SourceLocation, str]]:
    """Report estimates above the remaining cost of a path, which cannot be admissible."""
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
    """Report wrong outcomes along a path that manual play can follow: solved exactly at the end."""
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
    """Return whether manual moves follow the path."""
    written = run.puzzle.format
    try:
        return all(
            puzzle.apply(written(node.state), child.move, run.options) == written(child.state)
            for node, child in pairwise(path)
        )
    except InvalidInput:
        return False


def reaches_goal(path: Sequence[Node[Any]], problem: Problem[Any]) -> bool:
    """Return whether a path leads from the start to a goal of the problem; long ones are not checked."""
    if not path or len(path) > LONGEST or path[0].state != problem.start:
        return False
    return type(problem).is_goal is not Problem.is_goal and bool(problem.is_goal(path[-1].state))
