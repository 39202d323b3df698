"""A pile game as the algorithms see it, and the cells of its board: piles, table of Grundy numbers, sum in binary."""

from collections.abc import Sequence

from ...puzzle import Area, Board, Node, Problem
from .grundy_numbers import grundy_numbers
from .outcome import outcome_solver
from .period_proof import Pattern, find_period
from .position import BLANK, LETTER_G, NO_SIZE, PileMove, Piles, most_piles_after_splits, moves_of, pad
from .rule import Rule

ROW = 10  # sizes in a row of the table
HEAPS_IN_ROW = 12
SHOWN = 400  # values of `period` on the board
USUAL_WIDTH, WIDEST = 24, 40
GLANCE = 255  # values of `period` computed at once


class PilesProblem(Problem[Piles]):
    """start: the position; misere: whether the player who takes the last stone loses; length: the number of g-values
    for `period`.

    The piles come first on the board. `table_cell` and `sum_cell` return cells.
    """

    def __init__(self, position: Piles, rule: Rule, algorithm: str, misere: bool = False, length: int = 0) -> None:
        self.start = position
        self.rule = rule
        self.misere = misere
        self.length = length
        self.largest = max(position)
        self.areas: list[Area] = []
        self.values: list[int] = []
        self.by_positions = False
        if algorithm == "period":
            self.first_values = grundy_numbers(rule, min(GLANCE - 1, length))
            self.columns = min(board_width_for_period(find_period(self.first_values, rule)), length + 1)
            self.shown = min(SHOWN, length + 1)
            return
        self.solver = outcome_solver(rule, misere)
        self.by_positions = rule.splits if algorithm == "win-lose" else not self.solver.by_rule
        needed = most_piles_after_splits(position, rule)
        columns = min(needed, HEAPS_IN_ROW)
        rows = -(-needed // columns)
        self._add({"id": "piles", "rows": rows, "columns": columns, "look": "heaps"}, pad(self.start, rows * columns))
        if self.by_positions:
            return
        self._add_table_area("positions" if algorithm == "win-lose" else "table")
        if algorithm != "win-lose":
            self._add_binary_sum_area()

    def _add(self, area: Area, values: Sequence[int]) -> None:
        self.areas.append(area)
        self.values += values

    def _add_table_area(self, area: str) -> None:
        self.table_at = len(self.values)
        sizes = range(self.largest + 1)
        rows, columns = -(-len(sizes) // ROW), min(ROW, len(sizes))
        labels = {size: str(size) for size in sizes}
        unused = [NO_SIZE] * (rows * columns - len(sizes))
        self._add({"id": area, "rows": rows, "columns": columns, "labels": labels}, [BLANK] * len(sizes) + unused)

    def _add_binary_sum_area(self) -> None:
        """Add a row with g of each pile, then a row for each binary place, the highest first; the last column is
        their XOR."""
        numbers = self.solver.grundy_of(self.start)
        self.weights = [1 << bit for bit in reversed(range(max(numbers).bit_length() or 1))]
        rows, columns = 1 + len(self.weights), len(numbers) + 1
        self.sum_at, self.sum_columns = len(self.values), columns
        labels = {**dict(enumerate(map(str, self.start))), len(numbers): "⊕"}
        edges = [(row, -1) for row in range(rows)]
        area: Area = {"id": "sum", "rows": rows, "columns": columns, "labels": labels, "edges": edges}
        self._add(area, [BLANK] * (rows * columns) + [LETTER_G, *self.weights])

    def table_cell(self, size: int) -> int:
        return self.table_at + size

    def sum_cell(self, row: int, place: int) -> int:
        """Return a cell of the sum; row 0 holds the numbers; place len(start) is the XOR's."""
        return self.sum_at + row * self.sum_columns + place

    def board(self) -> Board:
        """Return the board; that of `period` has rows of whole periods, so that columns are constant, and each row is
        labelled with the n of its first value."""
        if self.areas:
            return {"areas": self.areas, "values": self.values}
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
