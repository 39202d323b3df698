"""The messages and marks of the steps of the algorithms for N-queens."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import prod

from ...core.puzzle_types import Role
from ...core.steps_and_nodes import Args, Argument, CellRoles, Step, Steps
from .board import LIT_UP_TO, Lines, attackers_of, count_attacking_pairs
from .problem import Change, Placing, QueensProblem, Solutions

NOTES_UP_TO = 32
LINES_SHOWN = 200
ROWS_TOLD = 12  # of a solution
ENOUGH = 30  # probes required for an interval
# Nodes that backtracking generates, counted by a full search: 1 + n · (promising nodes on all levels but the last).
NODE_COUNTS = {
    1: 2, 2: 7, 3: 19, 4: 61, 5: 221, 6: 895, 7: 3585, 8: 15721, 9: 72379, 10: 348151, 11: 1806707, 12: 10103869
}


def queen_step(
    word: str, node: Placing | None, reason: str, rows: Sequence[int], column: int,
    attacker: int | None = None, others: CellRoles = (), **more: Argument,
) -> Step:
    """Return the step of the queen of `column`, possibly with one that attacks her. others: further marks."""
    args = {"column": column + 1, "row": rows[column], **more}
    cells = () if node else ((column, rows[column]),)  # the board derives those of a node
    if attacker is None:
        return Step(word, node, reason, args, cells, marks=others)
    args |= {"attacker": attacker + 1, "attacker-row": rows[attacker]}
    marks = (*others, (attacker, "hint"), (column, "conflict"))
    return Step(word, node, reason, args, cells, marks=marks, links=((attacker, column),))


def solution_marks(n: int) -> list[tuple[int, Role]]:
    """Return the marks of a solution: every queen."""
    return [(column, "goal") for column in range(n)] if n <= LIT_UP_TO else []


def solution_args(rows: Sequence[int]) -> Args:
    """Return the arguments of a sentence about a solution; those of many rows do not tell them."""
    return {"n": len(rows), "queens": ", ".join(map(str, rows)) if len(rows) <= ROWS_TOLD else "none"}


# ---- trying every square

def search_starts(problem: QueensProblem, reason: str, root: Placing | None = None, **more: int) -> Step:
    return Step("start", root, reason, {"n": problem.n, "forbidden": len(problem.forbidden), **more})


def attacked(rows: Sequence[int], column: int, attacker: int, node: Placing | None = None) -> Step:
    line = "row" if rows[attacker] == rows[column] else "diagonal"
    return queen_step("reject", node, "attacked", rows, column, attacker, line=line)


def queen_placed(rows: Sequence[int], column: int, node: Placing | None = None, reason: str = "safe") -> Step:
    return queen_step("place", node, reason, rows, column)


def queen_removed(problem: QueensProblem, node: Placing, column: int, row: int, reason: str = "take-back") -> Step:
    """Return the step of a retreat to `node`. failed: the next column, 0 if there is none; next: its own next row."""
    failed = next((later + 1 for later in range(column + 1, problem.n) if not node.state[later]), 0)
    rows = problem.allowed_rows(column, after=row)
    args = {"column": column + 1, "row": row, "failed": failed, "next": rows[0] if rows else 0}
    return Step("remove", node, reason, args)


def off_the_board(problem: QueensProblem, column: int, pointer: int) -> Step:
    """Return the step that removes the queen of `column`. pointer: the index of the next column; -1: none."""
    before = problem.free[pointer] + 1 if pointer >= 0 else 0
    return Step("remove", reason="off-the-board", args={"column": column + 1, "before": before}, cells=((column, 0),))


def flag_raised(child: Placing, column: int) -> Step:
    rows = child.state
    return queen_step("reject", child, "flag-raised", rows, column, attackers_of(rows, column, rows[column])[0])


def all_placed(solutions: Solutions, node: Placing | None = None) -> Step:
    args = {"count": len(solutions), **solution_args(solutions[-1])}
    return Step("found", node, "all-placed", args, marks=solution_marks(len(solutions[0])))


def all_tried(solutions: Solutions, root: Placing | None = None) -> Step:
    first = solution_args(solutions[0]) if solutions else {"queens": "none"}
    return Step("exhausted", root, "all-tried", {"count": len(solutions), **first})


# ---- whole boards

def brute_force_start(problem: QueensProblem) -> Step:
    boards = prod(len(problem.allowed_rows(column)) for column in range(problem.n))
    return search_starts(problem, "brute-force-start", boards=boards)


def compare_board(rows: Sequence[int], which: int) -> Step:
    return Step("choose", reason="compare-board", args={"which": which}, cells=tuple(enumerate(rows)))


def compare_pair(rows: Sequence[int], one: int, other: int, count: int) -> Step:
    args = {"count": count, "column": one + 1, "row": rows[one], "other": other + 1, "other-row": rows[other]}
    marks = ((one, "conflict"), (other, "conflict"))
    return Step("compare", reason="compare-pair", args=args, marks=marks, links=((one, other),))


def compare_counted(board: Placing, which: int) -> Step:
    return Step("add", board, "compare-counted", {"which": which, "pairs": board.h, "attackers": 2 * board.h})


def compare_nearer_or_equal(first: Placing, second: Placing) -> Step:
    nearer = min(first, second, key=lambda board: board.h)
    apart = [column for column, rows in enumerate(zip(first.state, second.state)) if len({*rows}) > 1]
    args: Args = {
        "which": 1 + (nearer is second), "first": first.h, "second": second.h, "apart": len(apart),
        "neighbour": neighbourhood_between_boards(first.state, second.state),
    }
    reason = "compare-equal" if first.h == second.h else "compare-nearer"
    marks = [(column, "hint") for column in apart]
    return Step("found", nearer, reason, args, cells=tuple(enumerate(nearer.state)), marks=marks)


def neighbourhood_between_boards(first: Sequence[int], second: Sequence[int]) -> str:
    """Return how hill climbing gets from one full board to the other in one step: "row", "swap" or "none"."""
    changed = [rows for rows in zip(first, second) if len({*rows}) > 1]
    is_full, is_swap = all((*first, *second)), len(changed) == 2 and changed[0] == changed[1][::-1]
    return "none" if not is_full else "row" if len(changed) == 1 else "swap" if is_swap else "none"


# ---- permutations: the queens from column i on are not settled yet

def waiting_marks(i: int, n: int) -> CellRoles:
    return tuple((column, "visited") for column in range(i, n))


def permutation_start(problem: QueensProblem, root: Placing) -> Step:
    return search_starts(problem, "permutation-start", root)._replace(marks=waiting_marks(0, problem.n))


def square_forbidden(child: Placing, i: int) -> Step:
    others = (*waiting_marks(i + 1, len(child.state)), (i, "conflict"))
    return queen_step("reject", child, "square-forbidden", child.state, i, others=others)


def diagonal_taken(child: Placing, i: int, clash: int) -> Step:
    others = waiting_marks(i + 1, len(child.state))
    return queen_step("reject", child, "diagonal-taken", child.state, i, clash, others)


def diagonals_free(child: Placing, i: int) -> Step:
    return queen_step("swap", child, "diagonals-free", child.state, i, others=waiting_marks(i + 1, len(child.state)))


def swap_back(node: Placing, child: Placing, i: int, j: int) -> Step:
    n = len(node.state)
    following, last = node.state[j + 1 : j + 2], i + 1 == n
    args = {"column": i + 1, "row": child.state[i], "failed": 0 if last else i + 2, "next": sum(following)}
    return Step("back", node, "swap-back", args, marks=waiting_marks(i, n))


def all_permutations_tried(problem: QueensProblem, solutions: Solutions, root: Placing) -> Step:
    return all_tried(solutions, root)._replace(marks=waiting_marks(0, problem.n))


# ---- a solution by rule, and a board that is checked

def rows_set(n: int, numbers: Sequence[int], reason: str, moved: Sequence[int] = ()) -> Step:
    """Return the step of a permutation: number i is the row of column i; `moved` numbers are marked."""
    cells, marked = tuple(enumerate(numbers)), set(moved)
    marks = [(column, "current") for column, row in cells if row in marked] if n <= LIT_UP_TO else ()
    return Step("assign", reason=reason, args={"count": len(numbers), "rest": n % 12}, cells=cells, marks=marks)


def no_pairs_left(rows: Sequence[int], reason: str, node: Placing | None = None) -> Step:
    return Step("found", node, reason, solution_args(rows), marks=solution_marks(len(rows)))


def check_start(problem: QueensProblem) -> Step:
    return Step("start", reason="check-start", args={"n": problem.n, "queens": sum(map(bool, problem.start))})


def check_forbidden(problem: QueensProblem, columns: Sequence[int], goes_on: bool) -> Step:
    queens = sum(map(bool, problem.start))
    args = {"count": len(columns), "column": columns[0] + 1, "row": problem.start[columns[0]], "queens": queens}
    word = "reject" if goes_on else "exhausted"
    return Step(word, reason="check-forbidden", args=args, marks=clash_marks(columns))


def crowded_lines(problem: QueensProblem, crowded: Sequence[list[int]]) -> Steps[None]:
    """Yield the attacks line by line, then all at once."""
    rows = problem.start
    for columns in crowded[:LINES_SHOWN]:
        first, second, *_ = columns
        args = {"count": len(columns), "kind": "row" if rows[first] == rows[second] else "diagonal",
                "first": first + 1, "first-row": rows[first], "second": second + 1, "second-row": rows[second]}
        yield Step("compare", reason="crowded-line", args=args, marks=clash_marks(columns), links=line_links([columns]))
    marks, links = clash_marks(chain(*crowded)), line_links(crowded[:LINES_SHOWN])
    args = {"pairs": count_attacking_pairs(rows), "queens": sum(map(bool, rows))}
    yield Step("exhausted", reason="check-fails", args=args, marks=marks, links=links)


def clash_marks(columns: Iterable[int]) -> list[tuple[int, Role]]:
    return [(column, "conflict") for column in sorted({*columns})]


def line_links(lines: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """Return links from each queen of a line to the next."""
    return [pair for columns in lines for pair in zip(columns, columns[1:])]


def no_attacks_found(problem: QueensProblem) -> Step:
    queens = sum(map(bool, problem.start))
    reason = "check-solution" if queens == problem.n else "check-peaceful"
    marks = [(column, "goal") for column, row in enumerate(problem.start) if row] if problem.n <= LIT_UP_TO else ()
    return Step("found", reason=reason, args={"n": problem.n, "queens": queens}, marks=marks)


# ---- min-conflicts and hill climbing

def rows_assigned(problem: QueensProblem, rows: Sequence[int], lines: Lines, attempt: int) -> Step:
    word, reason = ("restart", "fresh-assignment") if attempt else ("start", "first-assignment")
    args = {"pairs": lines.count_attacking_pairs(), "round": attempt + 1, "forbidden": len(problem.forbidden)}
    return Step(word, None, reason, args, cells=tuple(enumerate(rows)))


def conflicted_queen(rows: Sequence[int], column: int) -> Step:
    attackers = attackers_of(rows, column, rows[column])
    args = {"column": column + 1, "count": len(attackers)}
    marks = [(column, "current"), *((other, "conflict") for other in attackers)]
    return Step("choose", None, "conflicted-queen", args, marks=marks, links=[(column, other) for other in attackers])


def fewest_conflicts(rows: Sequence[int], lines: Lines, column: int, before: int, counts: Mapping[int, int]) -> Step:
    """Return the step of a repair. counts: the conflicts in every allowed row of the column."""
    row, noted = rows[column], len(rows) <= NOTES_UP_TO
    fewest = counts[row]
    args = {
        "column": column + 1, "row": row, "count": fewest, "ties": list(counts.values()).count(fewest),
        "pairs": lines.count_attacking_pairs(), "noted": int(noted), "forbidden-in-column": len(rows) - len(counts),
    }
    notes = [(column, other, count) for other, count in counts.items()] if noted else ()
    reason = "fewest-conflicts" if row != before else "already-best"
    return Step("assign", None, reason, args, cells=((column, row),), notes=notes)


def climb_begins(node: Placing, climb: int) -> Step:
    word, reason = ("restart", "new-climb") if climb else ("start", "climb-start")
    return Step(word, node, reason, {"pairs": node.h, "round": climb + 1})


def neighbour_compared(node: Placing, child: Placing, change: Change) -> Step:
    (column, row), *exchanged = change
    other = exchanged[0][0] + 1 if exchanged else 0
    args = {"pairs": child.h, "before": node.h, "column": column + 1, "row": row, "other": other}
    word, reason = ("improve", "better-neighbour") if child.h < node.h else ("reject", "no-better-neighbour")
    return Step(word, child, reason, args)


# ---- genetic algorithms

def parent_marks(n: int, cut: int) -> CellRoles:
    """Return marks: the queens before the cut come from one parent, the rest from the other."""
    return [(column, "path" if column < cut else "frontier") for column in range(n)]


def couple_chosen(mother: Placing, father: Placing, cut: int, reason: str = "couple", **args: Argument) -> Step:
    marks = parent_marks(len(mother.state), cut)
    return Step("choose", mother, reason, {"cut": cut, **args}, marks=marks, related=(father,))


def step_about_child(
    child: Placing, other: Placing, cut: int, reason: str, changed: Sequence[int] = (), **args: Argument
) -> Step:
    """Return the step of a child. other: its second parent; changed: the columns of mutated queens."""
    marks = (*parent_marks(len(child.state), cut), *((column, "current") for column in changed))
    return Step("add", child, reason, {"cut": cut, **args}, marks=marks, related=(other,))


def boards_dropped(boards: Iterable[Placing], reason: str, **args: Argument) -> Steps[None]:
    for board in boards:
        yield Step("drop", board, reason, args)


def generation_begins(best: Placing, generation: int, most: int, people: Sequence[Placing]) -> Step:
    args = {"generation": generation, "best-fitness": most - best.h, "most": most, "size": len(people)}
    return Step("restart", best, "generation", args)


def fit_board(best: Placing, generation: int, most: int, people: Sequence[Placing]) -> Step:
    step, marks = generation_begins(best, generation, most, people), solution_marks(len(best.state))
    args = {**(step.args or {}), **solution_args(best.state)}
    return step._replace(word="found", reason="fit-board", args=args, marks=marks)


def not_fit(people: Sequence[Placing], fit: Sequence[Placing], most: int, threshold: int) -> Steps[None]:
    for board in people:
        if board not in fit:
            yield Step("drop", board, "not-fit", {"fitness": most - board.h, "wanted": -(-threshold * most // 100)})


def child_born(child: Placing, other: Placing, cut: int, changed: int | None) -> Step:
    if changed is None:
        return step_about_child(child, other, cut, "child", pairs=child.h)
    row = child.state[changed]
    return step_about_child(child, other, cut, "child-mutated", (changed,), pairs=child.h, column=changed + 1, row=row)


def tournament(mother: Placing, father: Placing, cut: int, rivals: Sequence[Placing], best: Placing) -> Step:
    return couple_chosen(mother, father, cut, "tournament", size=len(rivals), best=best.h)


def crossfilled(child: Placing, other: Placing, cut: int, swapped: Sequence[int]) -> Step:
    if not swapped:
        return step_about_child(child, other, cut, "crossfilled", clashes=child.h)
    first, second = sorted(swapped)
    changed = {"first": first + 1, "second": second + 1}
    return step_about_child(child, other, cut, "crossfilled-mutated", (first, second), clashes=child.h, **changed)


def new_population(people: Sequence[Placing], patience: int) -> Steps[None]:
    yield from boards_dropped(people, "stagnation", patience=patience)
    yield Step("restart", reason="new-population", args={"patience": patience})


def fit_permutation(best: Placing, generation: int) -> Step:
    args = {"generation": generation, "best": best.h, **solution_args(best.state)}
    return Step("found", best, "fit-permutation", args, marks=solution_marks(len(best.state)))


# ---- an estimate

def probe_starts(n: int, probe: int) -> Step:
    return Step("restart", reason="probe-starts", args={"probe": probe}, cells=[(column, 0) for column in range(n)])


def random_child(rows: Sequence[int], level: int, safe: Sequence[int], boards: int, nodes: int) -> Step:
    args = {"column": level + 1, "count": len(safe), "product": boards * len(safe), "nodes": nodes}
    notes = [(level, row, number) for number, row in enumerate(safe, 1)]
    return Step("place", reason="random-child", args=args, cells=((level, rows[level]),), notes=notes)


def probe_done(
    problem: QueensProblem, probe: int, nodes: int, mean: float, low: float | None, high: float | None,
    last: bool = False,
) -> Step:
    """Return the step of a finished probe, or that of the final estimate."""
    args = {"probe": probe, "nodes": nodes, "mean": round(mean)}
    if problem.n in NODE_COUNTS and not problem.forbidden:
        args["exact"] = NODE_COUNTS[problem.n]
    if low is None or high is None:
        reason, args["enough"] = "estimate-early" if last else "probe-early", ENOUGH
    else:
        reason, args["low"], args["high"] = "estimate" if last else "probe-ends", round(low), round(high)
    return Step("found" if last else "improve", reason=reason, args=args)
