"""The messages and marks of the steps of the algorithms for magic squares."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from ...core.steps_and_nodes import Args, Argument, CellRoles, Node, Pairs, Step, Steps
from .analysis import Analysis, analyse, is_associated, is_pandiagonal
from .board import Line, MagicBoard, rows_columns_and_diagonals
from .problem import MagicProblem
from .trick_sum_patterns import ALWAYS_34, LESS, TRICK, TWICE_LESS_34, patterns


def marks_of(cells: Iterable[int], role: str = "current") -> CellRoles:
    return [(cell, role) for cell in cells]


def place_args(board: MagicBoard, cell: int) -> dict[str, int]:
    row, column = divmod(cell, board.n)
    return {"row": row + 1, "column": column + 1}


def number_written(board: MagicBoard, reason: str, marks: CellRoles = (), links: Pairs = (), **args: Argument) -> Step:
    """Return the step of the number that was written last."""
    cell = board.trail[-1]
    args = {"number": board.numbers[cell], **place_args(board, cell), **args}
    return board.add_changes(Step("assign", reason=reason, args=args, marks=(*marks, (cell, "current")), links=links))


def square_constructed(board: MagicBoard, reason: str) -> Step:
    args = {"n": board.n, "constant": board.aim, "pair": board.n**2 + 1, "lines": len(board.lines)}
    return Step("found", reason=reason, args=args, marks=marks_of(range(board.n**2), "goal"))


# ---- Siamese

def siamese_start(problem: MagicProblem) -> Step:
    return Step("start", reason="siamese-start", args=square_args(problem), marks=((problem.n // 2, "hint"),))


def siamese_number(board: MagicBoard, number: int) -> Step:
    """Return the step that explains the number's cell, and the number that blocked the usual one."""
    n, cell = board.n, board.trail[-1]
    if number == 1:
        return number_written(board, "siamese-first")
    before = board.trail[-2]
    row, column = divmod(before, n)
    links, args = ((before, cell),), {"before": number - 1}
    if cell != before + n:
        reason = "siamese-off-top" if row == 0 else "siamese-off-right" if column == n - 1 else "siamese-up-right"
        return number_written(board, reason, (), links, **args)
    if row == 0 and column == n - 1:
        return number_written(board, "siamese-corner", (), links, **args)
    taken = board.cell(((row - 1) % n, (column + 1) % n))
    return number_written(board, "siamese-taken", ((taken, "conflict"),), links, taken=board.numbers[taken], **args)


# ---- doubly even

def doubly_start(problem: MagicProblem) -> Step:
    args = {"n": problem.n, "constant": problem.constant, "quarter": problem.n // 4}
    return Step("start", reason="doubly-start", args=args)


def cells_marked(board: MagicBoard, reason: str, side: int, places: set[tuple[int, int]]) -> Step:
    cells = sorted(map(board.cell, places))
    return Step("choose", reason=reason, args={"side": side}, roles=marks_of(cells, "hint"), marks=marks_of(cells))


def count_begins(board: MagicBoard, reason: str, count: int) -> Step:
    return Step("restart", reason=reason, args={"last": board.n**2, "count": count})


def doubly_other(board: MagicBoard) -> Step:
    return number_written(board, "doubly-other", count=board.trail[-1] + 1, all=board.n**2 + 1)


# ---- singly even: the blocks A, D, B and C are the quarters 0 to 3

def singly_start(problem: MagicProblem) -> Step:
    h = problem.n // 2
    args = {"n": problem.n, "constant": problem.constant, "h": h, "quarter": h * h}
    return Step("start", reason="singly-start", args=args)


def block_args_and_cells(board: MagicBoard, quarter: int) -> tuple[Args, list[int]]:
    """Return the arguments and the cells of a block."""
    n, h = board.n, board.n // 2
    corner = (0, h * n + h, h, h * n)[quarter]
    args: Args = {
        "block": "ADBC"[quarter], "first": quarter * h * h + 1, "last": (quarter + 1) * h * h, "h": h
    }
    return args, [corner + row * n + column for row in range(h) for column in range(h)]


def singly_block(board: MagicBoard, quarter: int) -> Step:
    args, cells = block_args_and_cells(board, quarter)
    return Step("restart", reason="singly-block", args=args, marks=marks_of(cells, "hint"))


def singly_copy(board: MagicBoard, quarter: int) -> Step:
    args, cells = block_args_and_cells(board, quarter)
    args["add"] = quarter * len(cells)
    return board.add_changes(Step("assign", reason="singly-copy", args=args, marks=marks_of(cells)))


def singly_unbalanced(board: MagicBoard) -> Step:
    """Return the step that explains why the four blocks are not magic yet."""
    upper, lower = board.sums[0], board.sums[-3 - board.n]
    wrong = [board.n**2 + line for line in board.lines_not_right()]
    args = {"upper": upper, "lower": lower, "constant": board.aim, "gap": board.aim - upper, "wrong": len(wrong)}
    return Step("compare", reason="singly-unbalanced", args=args, marks=marks_of(wrong, "conflict"))


def exchange_counts(n: int) -> tuple[int, int, int]:
    """Return n/2, the number of exchanges at the left of a row, and of all in a row."""
    return n // 2, (n - 2) // 4, (n - 2) // 2 - 1


def singly_exchange(board: MagicBoard) -> Step:
    h, k, each = exchange_counts(board.n)
    return Step("restart", reason="singly-exchange", args={"count": h * each, "k": k, "h": h})


def singly_pair_exchanged(board: MagicBoard, row: int, column: int) -> Step:
    h, k, each = exchange_counts(board.n)
    middle = row == k
    done = row * each + (column + 1 - middle if column < h else each + 1 - (board.n - column))
    reason = "singly-right" if column >= h else "singly-middle" if middle else "singly-left"
    upper, lower = board.cell((row, column)), board.cell((row + h, column))
    args = {
        "done": done, "count": h * each, "row": row + 1, "column": column + 1,
        "upper": board.numbers[lower], "lower": board.numbers[upper],
        "sum": board.sums[row], "constant": board.aim, "right": int(board.is_line_full_and_right(row)),
        "wrong": len(board.lines_not_right()),
    }
    pair = (upper, lower)
    return board.add_changes(Step("swap", reason=reason, args=args, marks=marks_of(pair), links=(pair,)))


# ---- large squares

def large_square(problem: MagicProblem, numbers: array[int], sums: list[int]) -> Step:
    """Return the last step; sums: of the lines that the board shows."""
    roles = marks_of(range(len(numbers), len(numbers) + len(sums)), "goal")
    board = Node(numbers + array("I", sums))
    args = {**square_args(problem), "shown": int(bool(sums))}
    return Step("found", board, "large-square", args, roles=roles)


# ---- is it magic?

def square_args(problem: MagicProblem) -> Args:
    n, constant = problem.n, problem.constant
    return {"n": n, "constant": constant, "last": n * n, "total": n * constant, "lines": 2 * n + 2}


def step_about_square(problem: MagicProblem, word: str, reason: str) -> Step:
    return Step(word, reason=reason, args=square_args(problem))


def check_start(problem: MagicProblem) -> Step:
    return Step("start", reason="check-start", args=square_args(problem) | {"empty": problem.start.count(0)})


def check_numbers(problem: MagicProblem) -> Steps[None]:
    """Report that the numbers are 1 … n², or which are repeated, too large or missing."""
    common, numbers, verdict = square_args(problem), problem.start, analyse(problem.start)
    if verdict.is_normal:
        yield Step("choose", reason="check-normal", args=common | {"total": sum(numbers)})
    for number, cells in verdict.repeated.items():
        args = common | {"number": number, "count": len(cells)}
        yield Step("reject", reason="check-repeated", args=args, marks=marks_of(cells, "conflict"))
    if verdict.outside:
        args = common | {"number": numbers[verdict.outside[0]], "count": len(verdict.outside)}
        yield Step("reject", reason="check-outside", args=args, marks=marks_of(verdict.outside, "conflict"))
    if verdict.missing and not verdict.empty:
        args = common | {"number": verdict.missing[0], "count": len(verdict.missing)}
        yield Step("reject", reason="check-missing", args=args)


def line_judged(problem: MagicProblem, line: Line) -> Step:
    """Return the step that adds up one line; its sum stays on the board."""
    verdict, at = analyse(problem.start), rows_columns_and_diagonals(problem.n).index(line)
    total, aim, right, wrong = verdict.sums[at], verdict.aim, at in verdict.right, at in verdict.wrong
    role = "goal" if right else "conflict" if wrong else "idle"
    empty = sum(not problem.start[cell] for cell in line.cells)
    args: Args = {
        "kind": line.kind, "index": line.index, "sum": total, "constant": aim, "gap": abs(total - aim),
        "empty": empty, "than": "more" if total > aim else "less",
    }
    if right:
        reason = "line-right" if aim == verdict.constant else "line-same"
    else:
        reason = "line-open" if empty and not wrong else "line-over" if empty else "line-wrong"
    edge, marks = problem.n**2 + at, marks_of(line.cells, "conflict" if wrong else "current")
    return Step("compare", None, reason, args, cells=((edge, total),), roles=((edge, role),), marks=marks)


def check_verdict(problem: MagicProblem) -> Steps[None]:
    """Yield the final steps: properties of a magic square, or the errors of another."""
    judged, n = analyse(problem.start), problem.n
    if not judged.is_magic:
        yield check_not_magic(problem, judged)
        return
    if n > 2 and is_associated(problem.start):
        pairs = [(cell, n * n - 1 - cell) for cell in range(n * n // 2)]
        yield Step("choose", reason="check-associated", args={"pair": n * n + 1}, links=pairs)
    if n > 2 and is_pandiagonal(problem.start):
        yield Step("choose", reason="check-pandiagonal", args={"constant": judged.constant, "count": 2 * n - 2})
    yield Step("found", reason="check-magic", args=square_args(problem), marks=marks_of(range(n * n), "goal"))


def check_not_magic(problem: MagicProblem, judged: Analysis) -> Step:
    wrong = len(judged.wrong)
    args = square_args(problem) | {
        "sum": judged.aim, "same": int(judged.aim == judged.constant), "wrong": wrong, "empty": judged.empty,
        "semi": int(judged.is_semi_magic),
    }
    marks = marks_of([*sorted(judged.faulty_cells), *(judged.n**2 + at for at in judged.wrong)], "conflict")
    if judged.empty:
        reason = "check-hopeless" if wrong or judged.faulty_cells else "check-incomplete"
    elif judged.n == 2:
        reason = "check-two"
    else:
        reason = "check-fails" if wrong else "check-not-normal"
    return Step("exhausted", reason=reason, args=args, marks=marks)


# ---- completing a square

def complete_start(board: MagicBoard) -> Step:
    args = {"n": board.n, "last": board.n**2, "constant": board.aim, "empty": board.numbers.count(0)}
    return board.add_changes(Step("start", reason="complete-start", args=args))


def complete_tried_or_forced(board: MagicBoard, line: Line, cell: int, number: int) -> Step:
    """Return the step of a number written without a contradiction so far; forced if the line leaves no choice."""
    before = sum(board.numbers[each] for each in line.cells) - number
    empty = sum(not board.numbers[each] for each in line.cells) + 1
    marks = marks_of([each for each in line.cells if each != cell], "hint")
    reason = "complete-forced" if empty == 1 else "complete-tried"
    return number_written(
        board, reason, marks, kind=line.kind, index=line.index, constant=board.aim, sum=before, empty=empty
    )


def number_refused(board: MagicBoard, line: Line, cell: int, number: int, why: str, by: Line | None) -> Step:
    """Return the step of a rejected number. by: the line that excludes it; None: the number itself is invalid."""
    empty = sum(not board.numbers[each] for each in line.cells)
    judge_line = by or line
    total = sum(board.numbers[each] for each in judge_line.cells)
    args: Args = {
        "number": number, **place_args(board, cell), "kind": judge_line.kind, "index": judge_line.index, "sum": total,
        "constant": board.aim, "last": board.n**2, "forced": int(empty == 1),
        "rest": board.aim - total - number * bool(by),
        "left": sum(not board.numbers[each] for each in judge_line.cells) - 1,
    }
    marks = marks_of([each for each in judge_line.cells if each != cell], "hint")
    taken = marks_of([at for at, other in enumerate(board.numbers) if other == number and why == "taken"], "conflict")
    return Step("reject", reason=f"complete-{why}", args=args, marks=(*marks, (cell, "conflict"), *taken))


def complete_erased(board: MagicBoard, cell: int, number: int) -> Step:
    args = {"number": number, **place_args(board, cell)}
    return board.add_changes(Step("remove", reason="complete-erased", args=args, marks=((cell, "conflict"),)))


def complete_found(board: MagicBoard, count: int) -> Step:
    node = Node(array("I", board.numbers + board.sums), move=str(count))
    args = {"count": count, "constant": board.aim, "lines": len(board.lines), "n": board.n}
    return Step("found", node, "complete-found", args, marks=marks_of(range(board.n**2), "goal"))


# ---- the nearest square of side 3

def changed_cells(problem: MagicProblem, square: Sequence[int]) -> list[int]:
    return [cell for cell, (given, number) in enumerate(zip(problem.start, square)) if given != number]


def nearest_priced(problem: MagicProblem, square: Sequence[int], cost_of: dict[tuple[int, ...], int]) -> Step:
    cells, cost = changed_cells(problem, square), cost_of[tuple(square)]
    args = {"number": len(cost_of), "cost": cost, "changed": len(cells), "least": min(cost_of.values())}
    reason = "nearest-best" if cost == args["least"] and list(cost_of.values()).count(cost) == 1 else "nearest-priced"
    return Step("add", problem.node(square, cost), reason, args, marks=marks_of(cells, "conflict"))


def nearest_found(problem: MagicProblem, square: Sequence[int], cost: int) -> Step:
    cells = changed_cells(problem, square)
    marks = [(cell, "hint" if cell in cells else "goal") for cell in range(len(square))]
    args = {"cost": cost, "changed": len(cells)}
    return Step("found", problem.node(square, cost), "nearest-found", args, marks=marks)


# ---- the trick

def trick_letter(board: MagicBoard, letter: str) -> Step:
    return number_written(board, f"trick-{letter.lower()}", sum=board.aim, first=board.aim - LESS["A"])


def trick_repeats(board: MagicBoard) -> Steps[None]:
    """Report which of the four numbers is on the board already."""
    for letter, less in LESS.items():
        number = board.aim - less
        if number <= 12:
            args: Args = {"letter": letter, "number": number, "sum": board.aim}
            cells = TRICK.index(letter), TRICK.index(number)
            yield Step("choose", reason="trick-repeats", args=args, marks=marks_of(cells, "hint"))


def trick_patterns_revealed(board: MagicBoard) -> Steps[None]:
    """Highlight every pattern: it holds exactly one letter, and its three other cells hold the difference."""
    total = board.aim
    lesser = {f"less-{letter.lower()}": less for letter, less in LESS.items()}
    yield Step("restart", reason="trick-reveal", args={"sum": total, **lesser})
    for count, (kind, cells) in enumerate(patterns(), 1):
        letter = next(letter for cell in cells if isinstance(letter := TRICK[cell], str))
        less = LESS[letter]
        args: Args = {
            "count": count, "sum": total, "letter": letter, "number": total - less, "rest": less,
        }
        args |= {name: board.numbers[cell] for name, cell in zip(("first", "second", "third", "fourth"), cells)}
        yield Step("compare", reason=f"trick-{kind}", args=args, marks=marks_of(cells, "goal"))
    for reason, cells in (("trick-always-34", ALWAYS_34), ("trick-twice-less-34", TWICE_LESS_34)):
        block = sum(board.numbers[cell] for cell in cells)
        word, key, role = ("choose", "trick-34", "goal") if block == total else ("reject", reason, "conflict")
        yield Step(word, reason=key, args={"sum": total, "block": block}, marks=marks_of(cells, role))


def trick_found(board: MagicBoard) -> Step:
    return Step("found", reason="trick-found", args={"sum": board.aim}, marks=marks_of(range(board.n**2), "goal"))
