"""The search problem: initial state, goal test, successors, and the node budget."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Generic

from ..core.errors import BudgetSpent
from ..core.step import Argument, Node, Pairs, State, Step


class Problem(Generic[State]):
    """Base class of search problems over hashable states.

    `budget` is the number of nodes that a search may expand: `expand` raises BudgetSpent at the last of them.
    """

    start: State = None  # type: ignore[assignment]  # set by every problem
    budget: int = 200_000
    spent: int = 0
    stop_requested: bool = False  # asks an interruptible algorithm to return its current answer
    costs: bool = False  # whether `successors` yields move costs
    counts_moves: bool = False  # whether to ignore them and count 1 per move
    state_type: type | None = None  # the type passed to `render_state`, if not that of `start`

    def successors(self, state: State) -> Iterable[tuple[str, State]] | Iterable[tuple[str, State, int]]:
        """Return (name of the move, resulting state) for every move from `state`; with `costs` also its cost, a
        non-negative integer. A* and its variants and IDA* minimize the cost; the others count moves and report that."""
        raise NotImplementedError

    def is_goal(self, state: State) -> bool:
        raise NotImplementedError

    def h(self, state: State) -> int:
        """Return a lower bound on the cost from `state` to a goal (an admissible heuristic)."""
        return 0

    def changes(self, node: Node[State]) -> Pairs | array[int]:
        """Return ((cell, value), …), the cells that differ from the board of the node's parent, numbered from 0, row by
        row; or an array.array of the values of all cells."""
        return ()

    def changes_of(self, nodes: Sequence[Node[State]]) -> list[Sequence[int]]:
        """Return the changes of each of `nodes`, flattened: (cell, value, cell, value, …), or an array.array. Override
        it if a batch is faster to compute."""
        changes = map(self.changes, nodes)
        return [each if isinstance(each, array) else tuple(chain.from_iterable(each)) for each in changes]

    def node_label(self, node: Node[State]) -> str:
        """Return the name of a node, for lists that show names instead of boards."""
        return node.move

    def prepare(self) -> Iterator[Step]:
        """Yield the steps before an informed search that build the tables for `h`, a slice per step; the same steps if
        the tables exist already. Raises InvalidInput if they are unavailable."""
        return iter(())

    def render_state(self, state: Any) -> Sequence[int] | str | None:
        """Return a state for the list of variables: the values of all cells of its board, its name, or None for a
        generic description."""
        return None

    def annotate(self, step: Step) -> Step:
        """Return a step of the search with this problem's marks for the board. Called for every step if overridden."""
        return step

    def budget_estimate(self) -> dict[str, Argument]:
        """Return {"budget": nodes, "depth": the last depth limit that iterative deepening completes with them, or
        "unknown", "reach": the next depth limit}."""
        return {"budget": self.budget, "depth": "unknown"}

    def spend(self, node: Node[State] | None = None) -> None:
        """Count one unit of work. Raises BudgetSpent at the last one that the budget allows."""
        self.spent += 1
        if self.spent >= self.budget:
            raise BudgetSpent(node)

    def ignore_costs(self) -> None:
        """Count every move as 1 from now on."""
        self.counts_moves = True

    def expand(self, node: Node[State]) -> list[Node[State]]:
        """Return the children of `node` in the order of its moves. Raises BudgetSpent."""
        self.spend(node)
        depth = node.depth + 1
        moves: Any = self.successors(node.state)
        if not self.costs:
            return [Node(state, node, move, depth) for move, state in moves]
        if self.counts_moves:
            return [Node(state, node, move, depth) for move, state, _ in moves]
        return [Node(state, node, move, depth, 0, node.g + cost) for move, state, cost in moves]
