"""The search problem: initial state, goal test, successors, and the node budget."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic

from ..core.errors import BudgetSpent
from ..core.steps_and_nodes import Node, State, Step
from .decisions_among_equals import Ties


class Problem(Generic[State]):
    """Base class of search problems over hashable states.

    `budget` is the number of nodes that a search may expand: `expand` raises BudgetSpent at the last of them.
    """

    start: State = None  # type: ignore[assignment]  # set by every problem
    budget: int = 200_000
    spent: int = 0
    ranked: int = 0
    ties: Ties | None = None  # decisions of a person who performs the search
    stop_requested: bool = False  # set to make an interruptible algorithm return its current answer
    costs: bool = False  # whether `successors` yields move costs
    counts_moves: bool = False  # whether to ignore them and count 1 per move

    def successors(self, state: State) -> Iterable[tuple[str, State]] | Iterable[tuple[str, State, int]]:
        """Return (name of the move, resulting state) for every move from `state`; with `costs` also its cost, a
        non-negative integer. A* and its variants and IDA* minimize the cost; the others count moves and report that."""
        raise NotImplementedError

    def is_goal(self, state: State) -> bool:
        raise NotImplementedError

    def h(self, state: State) -> int:
        """Return a lower bound on the cost from `state` to a goal (an admissible heuristic)."""
        return 0

    def prepare(self) -> Iterator[Step]:
        """Yield the steps before an informed search that build the tables for `h`, a slice per step; the same steps if
        the tables exist already. Raises InvalidInput if they are unavailable."""
        return iter(())

    def spend(self, node: Node[State] | None = None) -> None:
        """Count one unit of work. Raises BudgetSpent at the last one that the budget allows."""
        self.spent += 1
        if self.spent >= self.budget:
            raise BudgetSpent(node)

    def expand(self, node: Node[State]) -> list[Node[State]]:
        """Return the children of `node` in the order of its moves, or of `ties`. Raises BudgetSpent."""
        self.spend(node)
        children = self.generate(node)
        return self.ties.order_children_as_decided(node, children) if self.ties else children

    def generate(self, node: Node[State]) -> list[Node[State]]:
        depth = node.depth + 1
        moves: Any = self.successors(node.state)
        if not self.costs:
            return [Node(state, node, move, depth) for move, state in moves]
        if self.counts_moves:
            return [Node(state, node, move, depth) for move, state, _ in moves]
        return [Node(state, node, move, depth, 0, node.g + cost) for move, state, cost in moves]

    def rank(self, node: Node[State]) -> int:
        """Return a number that orders nodes with equal f and h: by default that of the call."""
        self.ranked += 1
        decided = self.ties.rank(node) if self.ties else None
        return self.ranked if decided is None else decided
