"""What a puzzle must tell a search: where to start, when to stop, which moves there are."""

from ..errors import BudgetSpent
from ..step import Node, Step


class Problem:
    """A search problem over hashable states; puzzles inherit from it.

    `budget` bounds the nodes a search may look at: `expand` raises BudgetSpent at the last of them.
    """

    start = None
    budget = 200_000
    spent = 0
    sketched: type | None = None  # what `sketch` is asked about, where that is not the type of `start`

    def successors(self, state) -> list[tuple[str, object]]:
        """(name of the move, state after it) for every move from `state`."""
        raise NotImplementedError

    def is_goal(self, state) -> bool:
        raise NotImplementedError

    def h(self, state) -> int:
        """An estimate of the moves from `state` to a goal, never too large."""
        return 0

    def changes(self, node: Node) -> tuple:
        """((cell, value), …): what the board shows otherwise than for the node's parent; cells count from 0, row by row.

        Or an array.array: the values of all cells.
        """
        return ()

    def called(self, node: Node) -> str:
        """The name of a node, in lists that show names instead of boards."""
        return node.move

    def sketch(self, state) -> list[int] | str | None:
        """A state among the variables beside the code: the values of all cells of its board, or its name; None: as Python would write it."""
        return None

    def dressed(self, step: Step) -> Step:
        """A step of a search with what this problem's board shows of it. Called for every step where it is overridden."""
        return step

    def forecast(self) -> dict:
        """{"budget": nodes, "depth": of the last round of iterative deepening that they allow to finish, or "unknown", "reach": of the next one}."""
        return {"budget": self.budget, "depth": "unknown"}

    def spend(self, node: Node | None = None) -> None:
        """Count one more thing looked at. Raises BudgetSpent at the last that the budget allows."""
        self.spent += 1
        if self.spent >= self.budget:
            raise BudgetSpent(node)

    def expand(self, node: Node) -> list[Node]:
        """The children of `node`, in the order of its moves. Raises BudgetSpent."""
        self.spend(node)
        depth = node.depth + 1
        return [Node(state, node, move, depth) for move, state in self.successors(node.state)]
