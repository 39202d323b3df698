"""The messages and marks of the steps of the algorithms for N-queens."""

from collections.abc import Sequence
from math import prod
from typing import Any

from ...core.step import Argument, Step, Steps
from .board import LIT_UP_TO, attacked, attacking_pairs
from .problem import Placing, QueensProblem

NOTES_UP_TO = 32
LINES_SHOWN = 200
ENOUGH = 30  # probes required for an interval
# Nodes that backtracking generates, counted by a full search: 1 + n · (promising nodes on all levels but the last).
EXACT = {1: 2, 2: 7, 3: 19, 4: 61, 5: 221, 6: 895, 7: 3585, 8: 15721, 9: 72379, 10: 348151, 11: 1806707, 12: 10103869}


def square(
    rows: Sequence[int], column: int, attacker: int | None = None, others: tuple[Any, ...] = ()
) -> dict[str, Any]:
    """Return args, marks and links of a Step about the queen of `column`, including the attacker's."""
    fields: dict[str, Any] = {"args": {"column": column + 1, "row": rows[column]}, "marks": others}
    if attacker is not None:
        fields["args"] |= {"attacker": attacker + 1, "attacker-row": rows[attacker]}
        fields["marks"] = (*others, (attacker, "hint"), (column, "conflict"))
        fields["links"] = ((attacker, column),)
    return fields


def standing(rows: Sequence[int], column: int, node: Placing | None) -> tuple[Any, ...]:
    """Return the cells of a step; the board derives those of a node."""
    return () if node else ((column, rows[column]),)


def non_attacking_marks(n: int) -> list[tuple[int, str]]:
    """Return the marks of a solution: every queen."""
    return [(column, "goal") for column in range(n)] if n <= LIT_UP_TO else []


# ---- trying every square

def about(problem: QueensProblem) -> dict[str, int]:
    return {"n": problem.n, "forbidden": len(problem.forbidden)}


def starts(problem: QueensProblem, reason: str, root: Placing | None = None) -> Step:
    return Step("start", root, reason, about(problem))


def refused(rows: Sequence[int], column: int, attacker: int, node: Placing | None = None) -> Step:
    return Step("reject", node, "attacked", cells=standing(rows, column, node), **square(rows, column, attacker))


def safe(rows: Sequence[int], column: int, node: Placing | None = None) -> Step:
    return Step("place", node, "safe", cells=standing(rows, column, node), **square(rows, column))


def taken_back(problem: QueensProblem, node: Placing, column: int, row: int) -> Step:
    return Step("remove", node, "take-back", lifted(problem, column, row))


def lifted(problem: QueensProblem, column: int, row: int) -> dict[str, int]:
    return {"column": column + 1, "row": row, "left": len(problem.rows(column, after=row))}


def off_the_board(problem: QueensProblem, column: int, finger: int) -> Step:
    """Return the step that leaves the board. finger: its new column, -1 if there is none."""
    before = problem.free[finger] + 1 if finger >= 0 else 0
    return Step("remove", reason="off-the-board", args={"column": column + 1, "before": before}, cells=((column, 0),))


def flag_raised(child: Placing, column: int) -> Step:
    rows = child.state
    return Step("reject", child, "flag-raised", **square(rows, column, attacked(rows, column, rows[column])[0]))


def flags_down(child: Placing, column: int) -> Step:
    return Step("place", child, "flags-down", **square(child.state, column))


def flags_lowered(problem: QueensProblem, node: Placing, column: int, row: int) -> Step:
    return Step("remove", node, "lower-flags", lifted(problem, column, row))


def solved(solutions: Sequence[tuple[int, ...]], node: Placing | None = None) -> Step:
    return Step("found", node, "all-placed", {"count": len(solutions)}, marks=non_attacking_marks(len(solutions[0])))


def all_tried(
    solutions: Sequence[tuple[int, ...]], root: Placing | None = None, marks: Sequence[tuple[int, str]] = ()
) -> Step:
    return Step("exhausted", root, "all-tried", {"count": len(solutions)}, marks=marks)


# ---- whole boards

def every_board(problem: QueensProblem) -> Step:
    boards = prod(len(problem.rows(column)) for column in range(problem.n))
    return Step("start", reason="brute-force-start", args=about(problem) | {"boards": boards})


def whole_board(board: Placing) -> Step:
    return Step("add", board, "whole-board", {"pairs": board.h})


def two_boards(problem: QueensProblem) -> Step:
    return Step("start", reason="compare-start", args={"n": problem.n})


def board_begins(rows: Sequence[int], which: int) -> Step:
    return Step("choose", reason="compare-board", args={"which": which}, cells=tuple(enumerate(rows)))


def pair_found(rows: Sequence[int], one: int, other: int, count: int) -> Step:
    args = {"count": count, "column": one + 1, "row": rows[one], "other": other + 1, "other-row": rows[other]}
    return Step(
        "compare",
        reason="compare-pair",
        args=args,
        marks=((one, "conflict"), (other, "conflict")),
        links=((one, other),),
    )


def pairs_counted(board: Placing, which: int) -> Step:
    return Step("add", board, "compare-counted", {"which": which, "pairs": board.h, "attackers": 2 * board.h})


def compared(first: Placing, second: Placing) -> Step:
    nearer = min(first, second, key=lambda board: board.h)
    apart = sum(one != other for one, other in zip(first.state, second.state))
    args = {"which": 1 + (nearer is second), "first": first.h, "second": second.h, "apart": apart}
    return Step(
        "found",
        nearer,
        "compare-equal" if first.h == second.h else "compare-nearer",
        args,
        cells=tuple(enumerate(nearer.state)),
    )


# ---- permutations: the queens from column i on are not settled yet

def waiting(i: int, n: int) -> tuple[Any, ...]:
    return tuple((column, "visited") for column in range(i, n))


def permutation_starts(problem: QueensProblem, root: Placing) -> Step:
    return Step("start", root, "permutation-start", about(problem), marks=waiting(0, problem.n))


def square_forbidden(child: Placing, i: int) -> Step:
    others = (*waiting(i + 1, len(child.state)), (i, "conflict"))
    return Step("reject", child, "square-forbidden", **square(child.state, i, others=others))


def diagonal_taken(child: Placing, i: int, clash: int) -> Step:
    return Step("reject", child, "diagonal-taken", **square(child.state, i, clash, waiting(i + 1, len(child.state))))


def diagonals_free(child: Placing, i: int) -> Step:
    return Step("swap", child, "diagonals-free", **square(child.state, i, others=waiting(i + 1, len(child.state))))


def swapped_back(node: Placing, child: Placing, i: int, j: int) -> Step:
    n = len(node.state)
    return Step(
        "back", node, "swap-back", {"column": i + 1, "row": child.state[i], "left": n - 1 - j}, marks=waiting(i, n)
    )


def all_arranged(problem: QueensProblem, solutions: Sequence[tuple[int, ...]], root: Placing) -> Step:
    return all_tried(solutions, root, waiting(0, problem.n))


# ---- a solution by rule, and a board that is checked

def construction_starts(n: int) -> Step:
    return Step("start", reason="construction-start", args={"n": n, "rest": n % 12})


def laid(n: int, numbers: Sequence[int], reason: str, moved: Sequence[int] = ()) -> Step:
    """Return the step of a permutation: number i is the row of column i; `moved` numbers are marked."""
    cells, marked = tuple(enumerate(numbers)), set(moved)
    marks = [(column, "current") for column, row in cells if row in marked] if n <= LIT_UP_TO else ()
    return Step("assign", reason=reason, args={"count": len(numbers), "rest": n % 12}, cells=cells, marks=marks)


def constructed(n: int) -> Step:
    return Step("found", reason="constructed", args={"n": n}, marks=non_attacking_marks(n))


def check_starts(problem: QueensProblem) -> Step:
    return Step("start", reason="check-start", args={"n": problem.n, "queens": sum(map(bool, problem.start))})


def on_forbidden(problem: QueensProblem, columns: Sequence[int], goes_on: bool) -> Step:
    args = {"count": len(columns), "column": columns[0] + 1, "row": problem.start[columns[0]]}
    return Step(
        "reject" if goes_on else "exhausted", reason="check-forbidden", args=args,
        marks=[(column, "conflict") for column in columns],
    )


def attacks(problem: QueensProblem, crowded: Sequence[list[int]]) -> Steps[None]:
    """Yield the attacks line by line, then all at once."""
    rows = problem.start
    for columns in crowded[:LINES_SHOWN]:
        first, second, *_ = columns
        args = {"count": len(columns), "kind": "row" if rows[first] == rows[second] else "diagonal",
                "first": first + 1, "first-row": rows[first], "second": second + 1, "second-row": rows[second]}
        yield Step(
            "compare",
            reason="crowded-line",
            args=args,
            marks=[(each, "conflict") for each in columns],
            links=joined(columns),
        )
    yield Step(
        "exhausted", reason="check-fails", args={"pairs": attacking_pairs(rows)},
        marks=sorted({(each, "conflict") for columns in crowded for each in columns}),
        links=[link for columns in crowded[:LINES_SHOWN] for link in joined(columns)],
    )


def joined(columns: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(columns, columns[1:]))


def peace(problem: QueensProblem) -> Step:
    queens = sum(map(bool, problem.start))
    reason = "check-solution" if queens == problem.n else "check-peaceful"
    marks = [(column, "goal") for column, row in enumerate(problem.start) if row] if problem.n <= LIT_UP_TO else ()
    return Step("found", reason=reason, args={"n": problem.n, "queens": queens}, marks=marks)


# ---- an estimate

def monte_carlo_starts(problem: QueensProblem, probes: int) -> Step:
    return Step("start", reason="monte-carlo-start", args=about(problem) | {"probes": probes})


def probe_starts(n: int, probe: int) -> Step:
    return Step(
        "restart", reason="probe-starts", args={"probe": probe}, cells=tuple((column, 0) for column in range(n))
    )


def descended(rows: Sequence[int], level: int, safe: Sequence[int], boards: int, nodes: int) -> Step:
    args = {"column": level + 1, "count": len(safe), "product": boards * len(safe), "nodes": nodes}
    return Step(
        "place",
        reason="random-child",
        args=args,
        cells=((level, rows[level]),),
        notes=[(level, row, number) for number, row in enumerate(safe, 1)],
    )


def probe_ends(
    problem: QueensProblem, probe: int, nodes: int, mean: float, low: float | None, high: float | None
) -> Step:
    early, args = estimate_arguments(problem, probe, nodes, mean, low, high)
    return Step("improve", reason="probe-early" if early else "probe-ends", args=args)


def estimated(
    problem: QueensProblem, probe: int, nodes: int, mean: float, low: float | None, high: float | None
) -> Step:
    early, args = estimate_arguments(problem, probe, nodes, mean, low, high)
    return Step("found", reason="estimate-early" if early else "estimate", args=args)


def estimate_arguments(
    problem: QueensProblem, probe: int, nodes: int, mean: float, low: float | None, high: float | None
) -> tuple[bool, dict[str, Argument]]:
    """Return whether it is too early for an interval, and the arguments."""
    args: dict[str, Argument] = {"probe": probe, "nodes": nodes, "mean": round(mean)}
    if problem.n in EXACT and not problem.forbidden:
        args["exact"] = EXACT[problem.n]
    if low is None or high is None:
        return True, args | {"enough": ENOUGH}
    return False, args | {"low": round(low), "high": round(high)}
