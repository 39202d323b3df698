"""What boards show of a position of piles."""

from ...core.step import Node, Pairs
from ...puzzle import Presenter
from .position import changed
from .problem import PilesProblem


class PilesPresenter(Presenter[PilesProblem]):
    """Shows the piles of a position."""

    def changes(self, node: Node[tuple[int, ...]]) -> Pairs:
        before = node.parent.state if node.parent else self.problem.start
        return changed(before, node.state)
