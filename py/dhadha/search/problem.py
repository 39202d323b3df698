"""What a puzzle must tell a search: where to start, when to stop, which moves there are."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Generic

from ..core.errors import BudgetSpent
from ..core.step import Argument, Node, Pairs, State, Step


class Problem(Generic[State]):
    """A search problem over hashable states; puzzles inherit from it.

    `budget` bounds the nodes a search may look at: `expand` raises BudgetSpent at the last of them.
    """

    start: State = None  # type: ignore[assignment]  # every problem gives its own
    budget: int = 200_000
    spent: int = 0
    stop_requested: bool = False  # told to stop: an anytime algorithm gives the answer that it has
    costs: bool = False  # whether `successors` tells what each move costs
    counts_moves: bool = False  # nevertheless
    state_type: type | None = None  # what `render_state` is asked about, where that is not the type of `start`

    def successors(self, state: State) -> Iterable[tuple[str, State]] | Iterable[tuple[str, State, int]]:
        """(name of the move, state after it) for every move from `state`; with `costs` also what it costs, a whole
        number of at least 0. A*, its kin and IDA* look for the cheapest way then; the others count moves, and say
        so."""
        raise NotImplementedError

    def is_goal(self, state: State) -> bool:
        raise NotImplementedError

    def h(self, state: State) -> int:
        """An estimate of what is missing from `state` to a goal, in moves or in their costs, never too large."""
        return 0

    def changes(self, node: Node[State]) -> Pairs | array[int]:
        """((cell, value), …): what the board shows otherwise than for the node's parent; cells count from 0, row by
        row.

        Or an array.array: the values of all cells.
        """
        return ()

    def changes_of(self, nodes: Sequence[Node[State]]) -> list[Sequence[int]]:
        """The changes of each of `nodes`, without inner brackets: (cell, value, cell, value, …), or an array.array;
        worth overriding where telling those of many at once is quicker."""
        changes = map(self.changes, nodes)
        return [each if isinstance(each, array) else tuple(chain.from_iterable(each)) for each in changes]

    def node_label(self, node: Node[State]) -> str:
        """The name of a node, in lists that show names instead of boards."""
        return node.move

    def prepare(self) -> Iterator[Step]:
        """The steps before those of a search that asks for `h`: where it needs tables, they make them, a slice each,
        and are the same when the tables are there already. InvalidInput refuses the run where they cannot be had."""
        return iter(())

    def render_state(self, state: Any) -> Sequence[int] | str | None:
        """A state among the variables beside the code: the values of all cells of its board, or its name; None: as
        Python would write it."""
        return None

    def annotate(self, step: Step) -> Step:
        """A step of a search with what this problem's board shows of it. Called for every step where it is
        overridden."""
        return step

    def budget_estimate(self) -> dict[str, Argument]:
        """{"budget": nodes, "depth": of the last round of iterative deepening that they allow to finish, or "unknown",
        "reach": of the next one}."""
        return {"budget": self.budget, "depth": "unknown"}

    def spend(self, node: Node[State] | None = None) -> None:
        """Count one more thing looked at. Raises BudgetSpent at the last that the budget allows."""
        self.spent += 1
        if self.spent >= self.budget:
            raise BudgetSpent(node)

    def ignore_costs(self) -> None:
        """From now on every move counts 1."""
        self.counts_moves = True

    def expand(self, node: Node[State]) -> list[Node[State]]:
        """The children of `node`, in the order of its moves. Raises BudgetSpent."""
        self.spend(node)
        depth = node.depth + 1
        moves: Any = self.successors(node.state)
        if not self.costs:
            return [Node(state, node, move, depth) for move, state in moves]
        if self.counts_moves:
            return [Node(state, node, move, depth) for move, state, _ in moves]
        return [Node(state, node, move, depth, 0, node.g + cost) for move, state, cost in moves]
