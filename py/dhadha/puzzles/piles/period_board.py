"""The board of a period: the values in rows as wide as the period, so that columns are constant and exceptions stand out."""

from ...step import Step
from .position import BLANK
from .proof import find_period
from .values import more_values, no_values

SHOWN = 400  # values on the board
USUAL_WIDTH, WIDEST = 20, 40
GLANCE = 255  # values made to learn how wide the board should be


def width_of(rule, length: int) -> int:
    """The largest multiple of the period that fits in a usual width, or the period itself, if it is soon found."""
    values = no_values()
    more_values(rule, values, min(GLANCE, length + 1))
    found = find_period(values, rule)
    width = USUAL_WIDTH
    if found and found[0] <= WIDEST:
        width = max(found[0], USUAL_WIDTH // found[0] * found[0])
    return min(width, length + 1)


def board_of_values(columns: int, count: int) -> dict:
    """Beside every row stands the n of its first value."""
    rows = -(-count // columns)
    firsts = [row * columns for row in range(rows)]
    return {"rows": rows, "columns": columns, "values": [BLANK] * (rows * columns) + firsts, "edges": [(row, -1) for row in range(rows)]}


def rows_of(problem, values, shown, reason="values-come"):
    """A step for each row of the board that `values` fill beyond the first `shown`, if they are on it."""
    columns, end = problem.columns, min(len(values), problem.shown)
    while shown < end:
        until = min(end, (shown // columns + 1) * columns)
        cells = [(n, values[n]) for n in range(shown, until)]
        yield Step("assign", reason=reason, args={"first": shown, "last": until - 1, "highest": max(values[shown:until])}, cells=cells)
        shown = until
    if len(values) > problem.shown and reason == "values-come":
        yield Step("progress", reason="values-unseen", args={"count": len(values), "shown": problem.shown, "highest": max(values)})


def exceptions_marked(problem, values, length_of_period, last):
    """Every n whose value is not that of its column far below is painted, to stay."""
    if last is None:
        return
    start = len(values) - length_of_period
    found = [n for n in range(last + 1) if values[n] != values[start + (n - start) % length_of_period]]
    roles = [(n, "hint") for n in found if n < problem.shown]
    yield Step("compare", reason="exceptions", args={"count": len(found), "last": last, "period": length_of_period}, roles=roles)
