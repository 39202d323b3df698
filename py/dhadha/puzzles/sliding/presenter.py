"""What boards, lists and variables show of sliding tiles."""

from collections.abc import Sequence

from ...puzzle import Node, Presenter, Step
from .pattern_database_heuristic import ORDINALS, PatternDatabaseProblem
from .problem import SlidingProblem


class SlidingPresenter(Presenter[SlidingProblem]):
    """Shows the tile that moves."""

    def changes_of(self, nodes: Sequence[Node[bytes]]) -> list[Sequence[int]]:
        blank_after = self.problem.blank_after
        changes: list[Sequence[int]] = []
        last, before, after = None, 0, blank_after[0]
        for node in nodes:
            parent = node.parent
            if parent is None:
                changes.append(())
                continue
            if parent is not last:  # siblings are consecutive
                last, before = parent, parent.state.index(0)
                after = blank_after[before]
            changes.append((before, node.state[before], after[node.move], 0))
        return changes

    def render_state(self, state: bytes) -> list[int] | None:
        return list(state) if len(state) == len(self.problem.start) else None


class PatternDatabasePresenter(SlidingPresenter):
    """Adds the values of the pattern databases to each estimate."""

    problem: PatternDatabaseProblem

    def annotate(self, step: Step) -> Step:
        """Add the table values to a step about a node with an estimate."""
        problem, node = self.problem, step.node
        if not node or not node.h:
            return step
        state, moves, count = node.state, problem.databases.look_up_pattern_moves(node.state), len(problem.firsts)
        notes = [(state.index(tile), tile, needed) for tile, needed in zip(problem.firsts, moves)]
        shown = {**(step.args or {}), **dict(zip(ORDINALS, moves[:count])), "mirrored": sum(moves[count:])}
        return step._replace(reason=f"{step.reason} {problem.looked_up}", args=shown, notes=notes)
