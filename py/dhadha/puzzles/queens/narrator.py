"""What the steps of the methods for N-queens say, and what they light on the board."""

from ...step import Node, Step
from .board import LIT_UP_TO, attacked, attacking_pairs

NOTES_UP_TO = 32
LINES_SHOWN = 200
ENOUGH = 30  # probes, before an interval says anything
# Nodes that backtracking generates, found by walking the trees: 1 + n · (promising nodes on the levels before the last).
EXACT = {1: 2, 2: 7, 3: 19, 4: 61, 5: 221, 6: 895, 7: 3585, 8: 15721, 9: 72379, 10: 348151, 11: 1806707, 12: 10103869}


def square(rows, column: int, attacker: int | None = None, others: tuple = ()) -> dict:
    """What a Step says about the queen of `column`: args, marks and links, the attacker's among them."""
    told = {"args": {"column": column + 1, "row": rows[column]}, "marks": others}
    if attacker is not None:
        told["args"] |= {"attacker": attacker + 1, "attacker-row": rows[attacker]}
        told["marks"] = (*others, (attacker, "hint"), (column, "conflict"))
        told["links"] = ((attacker, column),)
    return told


def standing(rows, column: int, node: Node | None) -> tuple:
    """The cells of a step: of a node's the board knows them."""
    return () if node else ((column, rows[column]),)


def at_peace(n: int) -> list[tuple[int, str]]:
    """The marks of a solution: every queen is lit."""
    return [(column, "goal") for column in range(n)] if n <= LIT_UP_TO else []


# ---- trying every square

def starts(problem, reason: str, root: Node | None = None) -> Step:
    return Step("start", root, reason, {"n": problem.n})


def refused(rows, column: int, attacker: int, node: Node | None = None) -> Step:
    return Step("reject", node, "attacked", cells=standing(rows, column, node), **square(rows, column, attacker))


def safe(rows, column: int, node: Node | None = None) -> Step:
    return Step("place", node, "safe", cells=standing(rows, column, node), **square(rows, column))


def taken_back(node: Node, column: int, row: int) -> Step:
    return Step("remove", node, "take-back", {"column": column + 1, "row": row, "left": len(node.state) - row})


def off_the_board(problem, column: int, finger: int) -> Step:
    """finger: where it has gone, -1 when there was nowhere to go."""
    before = problem.free[finger] + 1 if finger >= 0 else 0
    return Step("remove", reason="off-the-board", args={"column": column + 1, "before": before}, cells=((column, 0),))


def flag_raised(child: Node, column: int) -> Step:
    rows = child.state
    return Step("reject", child, "flag-raised", **square(rows, column, attacked(rows, column, rows[column])[0]))


def flags_down(child: Node, column: int) -> Step:
    return Step("place", child, "flags-down", **square(child.state, column))


def flags_lowered(node: Node, column: int, row: int) -> Step:
    return Step("remove", node, "lower-flags", {"column": column + 1, "row": row, "left": len(node.state) - row})


def solved(solutions, node: Node | None = None) -> Step:
    return Step("found", node, "all-placed", {"count": len(solutions)}, marks=at_peace(len(solutions[0])))


def all_tried(solutions, root: Node | None = None, marks=()) -> Step:
    return Step("exhausted", root, "all-tried", {"count": len(solutions)}, marks=marks)


# ---- whole boards

def every_board(problem) -> Step:
    return Step("start", reason="brute-force-start", args={"n": problem.n, "boards": problem.n**problem.n})


def whole_board(board: Node) -> Step:
    return Step("add", board, "whole-board", {"pairs": board.h})


def two_boards(problem) -> Step:
    return Step("start", reason="compare-start", args={"n": problem.n})


def board_begins(rows, which: int) -> Step:
    return Step("choose", reason="compare-board", args={"which": which}, cells=tuple(enumerate(rows)))


def pair_found(rows, one: int, other: int, count: int) -> Step:
    args = {"count": count, "column": one + 1, "row": rows[one], "other": other + 1, "other-row": rows[other]}
    return Step("compare", reason="compare-pair", args=args, marks=((one, "conflict"), (other, "conflict")), links=((one, other),))


def pairs_counted(board: Node, which: int) -> Step:
    return Step("add", board, "compare-counted", {"which": which, "pairs": board.h, "attackers": 2 * board.h})


def compared(first: Node, second: Node) -> Step:
    nearer = min(first, second, key=lambda board: board.h)
    apart = sum(one != other for one, other in zip(first.state, second.state))
    args = {"which": 1 + (nearer is second), "first": first.h, "second": second.h, "apart": apart}
    return Step("found", nearer, "compare-equal" if first.h == second.h else "compare-nearer", args, cells=tuple(enumerate(nearer.state)))


# ---- permutations: the queens from column i on are not settled yet

def waiting(i: int, n: int) -> tuple:
    return tuple((column, "visited") for column in range(i, n))


def permutation_starts(problem, root: Node) -> Step:
    return Step("start", root, "permutation-start", {"n": problem.n}, marks=waiting(0, problem.n))


def diagonal_taken(child: Node, i: int, clash: int) -> Step:
    return Step("reject", child, "diagonal-taken", **square(child.state, i, clash, waiting(i + 1, len(child.state))))


def diagonals_free(child: Node, i: int) -> Step:
    return Step("swap", child, "diagonals-free", **square(child.state, i, others=waiting(i + 1, len(child.state))))


def swapped_back(node: Node, child: Node, i: int, j: int) -> Step:
    n = len(node.state)
    return Step("back", node, "swap-back", {"column": i + 1, "row": child.state[i], "left": n - 1 - j}, marks=waiting(i, n))


def all_arranged(problem, solutions, root: Node) -> Step:
    return all_tried(solutions, root, waiting(0, problem.n))


# ---- a solution by rule, and a board that is judged

def construction_starts(n: int) -> Step:
    return Step("start", reason="construction-start", args={"n": n, "rest": n % 12})


def laid(n: int, numbers, reason: str, moved=()) -> Step:
    """The i-th number is the row of column i; `moved` numbers are lit."""
    cells, lit = tuple(enumerate(numbers)), set(moved)
    marks = [(column, "current") for column, row in cells if row in lit] if n <= LIT_UP_TO else ()
    return Step("assign", reason=reason, args={"count": len(numbers), "rest": n % 12}, cells=cells, marks=marks)


def constructed(n: int) -> Step:
    return Step("found", reason="constructed", args={"n": n}, marks=at_peace(n))


def check_starts(problem) -> Step:
    return Step("start", reason="check-start", args={"n": problem.n, "queens": sum(map(bool, problem.start))})


def attacks(problem, crowded):
    """Line by line who attacks whom, then all at once."""
    rows = problem.start
    for columns in crowded[:LINES_SHOWN]:
        first, second, *_ = columns
        args = {"count": len(columns), "kind": "row" if rows[first] == rows[second] else "diagonal",
                "first": first + 1, "first-row": rows[first], "second": second + 1, "second-row": rows[second]}
        yield Step("compare", reason="crowded-line", args=args, marks=[(each, "conflict") for each in columns], links=joined(columns))
    yield Step(
        "exhausted", reason="check-fails", args={"pairs": attacking_pairs(rows)},
        marks=sorted({(each, "conflict") for columns in crowded for each in columns}),
        links=[link for columns in crowded[:LINES_SHOWN] for link in joined(columns)],
    )


def joined(columns) -> list[tuple[int, int]]:
    return list(zip(columns, columns[1:]))


def peace(problem) -> Step:
    queens = sum(map(bool, problem.start))
    reason = "check-solution" if queens == problem.n else "check-peaceful"
    marks = [(column, "goal") for column, row in enumerate(problem.start) if row] if problem.n <= LIT_UP_TO else ()
    return Step("found", reason=reason, args={"n": problem.n, "queens": queens}, marks=marks)


# ---- repair and climbing

def assigned(rows, lines, attempt: int) -> Step:
    word, reason = ("restart", "fresh-assignment") if attempt else ("start", "first-assignment")
    return Step(word, reason=reason, args={"pairs": lines.pairs(), "round": attempt + 1}, cells=tuple(enumerate(rows)))


def conflicted(rows, column: int) -> Step:
    attackers = attacked(rows, column, rows[column])
    return Step(
        "choose", reason="conflicted-queen", args={"column": column + 1, "count": len(attackers)},
        marks=[(column, "current"), *((other, "conflict") for other in attackers)], links=[(column, other) for other in attackers],
    )


def repaired(rows, lines, column: int, before: int, counts) -> Step:
    """counts: the conflicts in every row of the column."""
    row, noted = rows[column], len(rows) <= NOTES_UP_TO
    fewest = counts[row - 1]
    return Step(
        "assign", reason="fewest-conflicts" if row != before else "already-best",
        args={"column": column + 1, "row": row, "count": fewest, "ties": counts.count(fewest), "pairs": lines.pairs(), "noted": int(noted)},
        cells=((column, row),), notes=[(column, other, count) for other, count in enumerate(counts, 1)] if noted else (),
    )


def no_pairs_left(problem, reason: str, node: Node | None = None) -> Step:
    return Step("found", node, reason, {"n": problem.n}, marks=at_peace(problem.n))


def climb_begins(node: Node, climb: int) -> Step:
    return Step("restart" if climb else "start", node, "new-climb" if climb else "climb-start", {"pairs": node.h, "round": climb + 1})


def better(child: Node, change) -> Step:
    return Step("improve", child, "better-neighbour", about_neighbour(child, change))


def no_better(child: Node, change) -> Step:
    return Step("reject", child, "no-better-neighbour", about_neighbour(child, change))


def about_neighbour(child: Node, change) -> dict:
    """`other`: the column that has exchanged its row with `column`, 0 if none has."""
    (column, row), *more = change
    return {"pairs": child.h, "before": child.parent.h, "column": column + 1, "row": row, "other": more[0][0] + 1 if more else 0}


def local_minimum(node: Node) -> Step:
    return Step("back", node, "local-minimum", {"pairs": node.h})


# ---- an estimate

def monte_carlo_starts(problem, probes: int) -> Step:
    return Step("start", reason="monte-carlo-start", args={"n": problem.n, "probes": probes})


def probe_starts(n: int, probe: int) -> Step:
    return Step("restart", reason="probe-starts", args={"probe": probe}, cells=tuple((column, 0) for column in range(n)))


def descended(rows, level: int, safe, boards: int, nodes: int) -> Step:
    args = {"column": level + 1, "count": len(safe), "product": boards * len(safe), "nodes": nodes}
    return Step("place", reason="random-child", args=args, cells=((level, rows[level]),), notes=[(level, row, number) for number, row in enumerate(safe, 1)])


def probe_ends(*about) -> Step:
    return estimated(*about, word="improve", reason="probe-ends", early="probe-early")


def estimated(problem, probe: int, nodes: int, mean: float, low, high, word="found", reason="estimate", early="estimate-early") -> Step:
    args = {"probe": probe, "nodes": nodes, "mean": round(mean)} | ({"exact": EXACT[problem.n]} if problem.n in EXACT else {})
    if low is None:
        return Step(word, reason=early, args=args | {"enough": ENOUGH})
    return Step(word, reason=reason, args=args | {"low": round(low), "high": round(high)})
