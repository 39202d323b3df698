"""A pile game as the algorithms see it, and the cells of its board: piles, table of Grundy numbers, sum in binary."""

from ...puzzle import Area, Board, Node, Problem
from .grundy_numbers import grundy_numbers
from .outcome import outcome_solver
from .period_proof import Pattern, find_period
from .position import BLANK, PileMove, Piles, most_piles_after_splits, moves_of, pad
from .rule import Rule

ROW = 16  # positions in a row of the table
HEAPS_IN_ROW = 12
SHOWN = 400  # values of `period` on the board
USUAL_WIDTH, WIDEST = 24, 40
GLANCE = 255  # values of `period` computed at once


class PilesProblem(Problem[Piles]):
    """start: the position; misere: whether the player who takes the last stone loses; length: the number of g-values
    for `period`.

    The piles come first on the board. Each further area begins with a column of blank cells, which marks the end of the
    piles. `table_cell` and `sum_cell` return cells.
    """

    def __init__(self, position: Piles, rule: Rule, algorithm: str, misere: bool = False, length: int = 0) -> None:
        self.start = position
        self.rule = rule
        self.misere = misere
        self.length = length
        self.largest = max(position)
        self.areas: list[Area] = []
        self.cells = 0
        self.by_positions = False
        if algorithm == "period":
            self.first_values = grundy_numbers(rule, min(GLANCE - 1, length))
            self.columns = min(board_width_for_period(find_period(self.first_values, rule)), length + 1)
            self.shown = min(SHOWN, length + 1)
            return
        self.solver = outcome_solver(rule, misere)
        self.by_positions = rule.splits if algorithm == "win-lose" else not self.solver.by_rule
        self.table_columns = min(ROW, self.largest + 1) + 1
        needed = most_piles_after_splits(position, rule)
        columns = min(needed, HEAPS_IN_ROW)
        self._add({"id": "piles", "rows": -(-needed // columns), "columns": columns, "look": "heaps"})
        self.heaps = self.cells
        if self.by_positions:
            return
        self._add_table_area("positions" if algorithm == "win-lose" else "table")
        if algorithm != "win-lose":
            self._add_binary_sum_area()

    def _add(self, area: Area) -> None:
        self.areas.append(area)
        self.cells += area["rows"] * area["columns"]

    def _add_table_area(self, area: str) -> None:
        self.table_at = self.cells
        labels = {0: "g" if area == "table" else "✓✗"}
        labels |= {self.table_cell(size) - self.table_at: str(size) for size in range(self.largest + 1)}
        self._add({"id": area, "rows": self.largest // ROW + 1, "columns": self.table_columns, "labels": labels})

    def _add_binary_sum_area(self) -> None:
        """Add a row with g of each pile, then a row for each binary place, the highest first; the last column is
        their XOR."""
        numbers = self.solver.grundy_of(self.start)
        self.weights = [1 << bit for bit in reversed(range(max(numbers).bit_length() or 1))]
        self.sum_at, self.sum_columns = self.cells, len(numbers) + 2
        labels = {0: "g", self.sum_columns - 1: "⊕"} | {column: str(size) for column, size in enumerate(self.start, 1)}
        labels |= {row * self.sum_columns: str(weight) for row, weight in enumerate(self.weights, 1)}
        self._add({"id": "sum", "rows": 1 + len(self.weights), "columns": self.sum_columns, "labels": labels})

    def table_cell(self, size: int) -> int:
        return self.table_at + size // ROW * self.table_columns + 1 + size % ROW

    def sum_cell(self, row: int, place: int) -> int:
        """Return a cell of the sum; row 0 holds the numbers; place len(start) is the XOR's."""
        return self.sum_at + row * self.sum_columns + 1 + place

    def board(self) -> Board:
        """Return the board; that of `period` has rows of whole periods, so that columns are constant, and each row is
        labelled with the n of its first value."""
        if self.areas:
            values = [*pad(self.start, self.heaps), *[BLANK] * (self.cells - self.heaps)]
            return {"areas": self.areas, "values": values}
        rows = -(-self.shown // self.columns)
        firsts = [row * self.columns for row in range(rows)]
        return {
            "rows": rows, "columns": self.columns, "values": [BLANK] * (rows * self.columns) + firsts,
            "edges": [(row, -1) for row in range(rows)],
        }

    def moves(self) -> list[PileMove]:
        return moves_of(self.start, self.rule)

    def children(self, node: Node[Piles]) -> list[Node[Piles]]:
        return [Node(move.after, node, move.name, node.depth + 1) for move in moves_of(node.state, self.rule)]


def board_width_for_period(found: Pattern | None) -> int:
    """Return the largest multiple of a period that fits in a usual width, or a wider period itself."""
    if found and found.period <= WIDEST:
        return max(found.period, USUAL_WIDTH // found.period * found.period)
    return USUAL_WIDTH
