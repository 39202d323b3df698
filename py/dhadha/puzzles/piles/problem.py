"""A pile game as the algorithms see it, and the cells of its board: piles, table of Grundy numbers, sum in binary."""

from ...core.contract import Area, Board, Look
from ...core.step import Node
from ...search import Problem
from .outcome import OutcomeSolver
from .period_board import SHOWN, board_of_values, width_of
from .position import BLANK, PileMove, moves_of, padded, places
from .rule import Rule

ROW = 16  # positions in a row of the table
HEAPS_IN_ROW = 12


class PilesProblem(Problem[tuple[int, ...]]):
    """start: the position; misere: whether the player who takes the last stone loses; length: the number of g-values
    for `period`.

    The piles come first on the board. Each further area begins with a column of blank cells, which marks the end of the
    piles. `table_cell` and `sum_cell` return cells.
    """

    def __init__(
        self, position: tuple[int, ...], rule: Rule, algorithm: str, misere: bool = False, length: int = 0
    ) -> None:
        self.start = position
        self.rule = rule
        self.misere = misere
        self.length = length
        self.largest = max(position)
        self.areas: list[Area] = []
        self.cells = 0
        if algorithm == "period":
            self.columns = width_of(rule, length)
            self.shown = min(SHOWN, length + 1)
            return
        self.solver = OutcomeSolver(rule, self.largest, misere)
        self.by_positions = rule.splits if algorithm == "win-lose" else not self.solver.by_rule
        self.table_columns = min(ROW, self.largest + 1) + 1
        needed = places(position, rule)
        columns = min(needed, HEAPS_IN_ROW)
        self.heaps = self._add("piles", -(-needed // columns), columns, look="heaps")
        if self.by_positions:
            return
        if algorithm == "win-lose":
            self._add_table("positions")
        else:
            self._add_table("table")
            self._add_sum()

    def _add(
        self, area: str, rows: int, columns: int, labels: dict[int, str] | None = None, look: Look | None = None
    ) -> int:
        """Add an area; return the new number of cells."""
        shape: Area = {"id": area, "rows": rows, "columns": columns}
        if labels:
            shape["labels"] = labels
        if look:
            shape["look"] = look
        self.areas.append(shape)
        self.cells += rows * columns
        return self.cells

    def _add_table(self, area: str) -> None:
        self.table_at, columns = self.cells, self.table_columns
        labels = {0: "g"} if area == "table" else {}
        labels |= {self.table_cell(size) - self.table_at: str(size) for size in range(self.largest + 1)}
        self._add(area, self.largest // ROW + 1, columns, labels)

    def _add_sum(self) -> None:
        """Add a row with g of each pile, then a row for each binary place, the highest first; the last column is
        their XOR."""
        numbers = self.solver.of(self.start)
        self.weights = [1 << bit for bit in reversed(range(max(numbers).bit_length() or 1))]
        self.sum_at, self.sum_columns = self.cells, len(numbers) + 2
        labels = {0: "g", self.sum_columns - 1: "⊕"} | {column: str(size) for column, size in enumerate(self.start, 1)}
        labels |= {row * self.sum_columns: str(weight) for row, weight in enumerate(self.weights, 1)}
        self._add("sum", 1 + len(self.weights), self.sum_columns, labels)

    def table_cell(self, size: int) -> int:
        return self.table_at + size // ROW * self.table_columns + 1 + size % ROW

    def sum_cell(self, row: int, place: int) -> int:
        """Return a cell of the sum; row 0 holds the numbers; place len(start) is the XOR's."""
        return self.sum_at + row * self.sum_columns + 1 + place

    def board(self) -> Board:
        if not self.areas:
            return board_of_values(self.columns, self.shown)
        return {"areas": self.areas, "values": [*padded(self.start, self.heaps), *[BLANK] * (self.cells - self.heaps)]}

    def moves(self, position: tuple[int, ...] | None = None) -> list[PileMove]:
        return moves_of(self.start if position is None else position, self.rule)

    def children(self, node: Node[tuple[int, ...]]) -> list[Node[tuple[int, ...]]]:
        return [Node(move.after, node, move.name, node.depth + 1) for move in self.moves(node.state)]
