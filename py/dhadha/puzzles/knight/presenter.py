"""What boards, lists and variables show of a search for the knight's path: white, grey and black squares."""

from __future__ import annotations

from array import array

from ...puzzle import Node, Presenter, Step
from .narrator import unreachable_marks
from .problem import KnightProblem, Position

ROLES = {  # of the square of a step's node, by the step's word
    "start": "frontier", "add": "frontier", "expand": "current", "choose": "current", "close": "visited",
    "found": "goal",
}


class KnightPresenter(Presenter[KnightProblem]):
    """Shows the distance of every discovered square."""

    def __init__(self, problem: KnightProblem) -> None:
        super().__init__(problem)
        self.distance: dict[int, int] = {}

    def node_label(self, node: Node[Position | array[int]]) -> str:
        return node.move or (self.problem.from_name if isinstance(node.state, Position) else "")

    def render_state(self, state: Position) -> str:
        return self.problem.board.name(state.square)

    def annotate(self, step: Step) -> Step:
        """Show the distance of a discovered square and paint it grey; paint an expanded square black."""
        if step.node is None or not isinstance(step.node.state, Position):
            return step
        node, square = step.node, step.node.state.square
        links = ((node.parent.state.square, square),) if node.parent else ()
        step = step._replace(args={}, roles=((square, ROLES[step.word]),) if step.word in ROLES else ())
        match step.word:
            case "start":
                self.distance = {square: 0}
                return step._replace(cells=((square, 0),))
            case "expand":
                moves = self.problem.board.neighbours(square)
                fresh = sum(cell not in self.distance for cell in moves)
                return step._replace(args={"moves": len(moves), "fresh": fresh})
            case "choose":
                return step._replace(reason="target-first-in-queue")
            case "add":
                self.distance[square] = node.depth
                return step._replace(cells=((square, node.depth),), links=links)
            case "reject":
                args = {"distance": self.distance[square]}
                return step._replace(args=args, marks=((square, "hint"),), links=links)
            case "exhausted":
                why = self.problem.unreachable_reason
                return step._replace(reason=why.reason, args=why.args, marks=unreachable_marks(self.problem))
        return step
