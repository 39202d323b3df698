"""What boards, lists and variables show of a search for the knight's path: white, grey and black squares."""

from __future__ import annotations

from array import array
from typing import Any

from ...core.step import Argument, Node, Pairs, Step
from ...puzzle import Presenter
from .problem import KnightProblem, Position


class KnightPresenter(Presenter[KnightProblem]):
    """Shows the distance of every discovered square."""

    def __init__(self, problem: KnightProblem) -> None:
        super().__init__(problem)
        self.distance: dict[int, int] = {}

    def changes(self, node: Node[Any]) -> Pairs | array[int]:
        return node.state if isinstance(node.state, array) else ()

    def node_label(self, node: Node[Any]) -> str:
        return node.move or (self.problem.from_name if isinstance(node.state, Position) else "")

    def render_state(self, state: Any) -> str:
        return self.problem.board.name(state.square)

    def annotate(self, step: Step) -> Step:
        """Show the distance of a discovered square and paint it grey; paint an expanded square black."""
        if step.node is None or not isinstance(step.node.state, Position):
            return step
        node, square = step.node, step.node.state.square
        args = {"square": self.node_label(node), "target": self.problem.to_name}
        if node.parent:
            args["from"] = self.node_label(node.parent)
        annotate = getattr(self, f"annotate_{step.word}", None)
        step = step._replace(args=args)
        return annotate(step, node, square) if annotate else step

    def annotate_start(self, step: Step, node: Node[Any], square: int) -> Step:
        self.distance = {square: 0}
        return step._replace(cells=((square, 0),), roles=((square, "frontier"),))

    def annotate_expand(self, step: Step, node: Node[Any], square: int) -> Step:
        moves = self.problem.board.neighbours(square)
        fresh = sum(cell not in self.distance for cell in moves)
        return more(step, moves=len(moves), fresh=fresh)._replace(roles=((square, "current"),))

    def annotate_choose(self, step: Step, node: Node[Any], square: int) -> Step:
        return step._replace(reason="target-first-in-queue", roles=((square, "current"),))

    def annotate_add(self, step: Step, node: Node[Any], square: int) -> Step:
        self.distance[square] = node.depth
        return step._replace(
            cells=((square, node.depth),), roles=((square, "frontier"),), links=from_parent(node)
        )

    def annotate_reject(self, step: Step, node: Node[Any], square: int) -> Step:
        return more(step, distance=self.distance[square])._replace(marks=((square, "hint"),), links=from_parent(node))

    def annotate_close(self, step: Step, node: Node[Any], square: int) -> Step:
        return step._replace(roles=((square, "visited"),))

    def annotate_found(self, step: Step, node: Node[Any], square: int) -> Step:
        return step._replace(roles=((square, "goal"),))

    def annotate_exhausted(self, step: Step, node: Node[Any], square: int) -> Step:
        why = self.problem.unreachable
        return step._replace(reason=why.reason, args=why.args, marks=((self.problem.target, "conflict"),))


def more(step: Step, **args: Argument) -> Step:
    return step._replace(args={**(step.args or {}), **args})


def from_parent(node: Node[Position]) -> Pairs:
    return ((node.parent.state.square, node.state.square),) if node.parent else ()
