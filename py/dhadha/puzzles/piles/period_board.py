"""The board of a period: rows of whole periods, so that columns are constant and exceptions stand out."""


from ...core.contract import Board
from .fast_grundy import Values
from .period_proof import find_period
from .position import BLANK
from .rule import Rule

SHOWN = 400  # values on the board
USUAL_WIDTH, WIDEST = 24, 40
GLANCE = 255  # values computed to choose the board's width


def width_of(rule: Rule, length: int) -> int:
    """Return the largest multiple of the period that fits in a usual width, or the period itself, if it is found
    early."""
    values = Values(rule)
    values.more(min(GLANCE, length + 1))
    found = find_period(values.numbers, rule)
    width = USUAL_WIDTH
    if found and found.period <= WIDEST:
        width = max(found.period, USUAL_WIDTH // found.period * found.period)
    return min(width, length + 1)


def board_of_values(columns: int, count: int) -> Board:
    """Return the board; each row is labelled with the n of its first value."""
    rows = -(-count // columns)
    firsts = [row * columns for row in range(rows)]
    return {
        "rows": rows,
        "columns": columns,
        "values": [BLANK] * (rows * columns) + firsts,
        "edges": [(row, -1) for row in range(rows)],
    }
