"""Is this board a solution, and if not, who attacks whom?"""

from ...step import Step
from .board import LIT_UP_TO, attacking_pairs, crowded_lines

LINES_SHOWN = 200


def check(problem):
    """Look at every line that holds more than one queen. Returns the rows of a board without conflicts, else None."""
    queens = sum(map(bool, problem.start))
    yield Step("start", reason="check-start", args={"n": problem.n, "queens": queens})
    crowded = crowded_lines(problem.start)
    for columns in crowded[:LINES_SHOWN]:
        first, second, *_ = columns
        args = {"count": len(columns), "first": first + 1, "first-row": problem.start[first], "second": second + 1, "second-row": problem.start[second]}
        yield Step("compare", reason="crowded-line", args=args, marks=[(each, "conflict") for each in columns], links=list(zip(columns, columns[1:])))
    if crowded:
        yield Step(
            "exhausted", reason="check-fails", args={"pairs": attacking_pairs(problem.start)},
            marks=sorted({(each, "conflict") for columns in crowded for each in columns}),
            links=[pair for columns in crowded[:LINES_SHOWN] for pair in zip(columns, columns[1:])],
        )
        return None
    reason = "check-solution" if queens == problem.n else "check-peaceful"
    marks = [(column, "goal") for column, row in enumerate(problem.start) if row] if problem.n <= LIT_UP_TO else ()
    yield Step("found", reason=reason, args={"n": problem.n, "queens": queens}, marks=marks)
    return list(problem.start)
