"""Status and hints for a manually edited square."""

from collections.abc import Iterable, Mapping, Sequence

from ...puzzle import BudgetSpent, Hint, Role, StatusMessage, answer_of
from .all_completions import LARGEST_COUNTED, all_completions
from .analysis import Analysis, analyse
from .board import Line, rows_columns_and_diagonals
from .problem import MagicProblem

HINT_BUDGET = 20_000  # numbers tried


def status_message(numbers: Sequence[int]) -> StatusMessage:
    """Return the sums of all lines and one sentence about correct and wrong ones."""
    verdict, last = analyse(numbers), len(numbers)
    reason = (
        "hand-magic" if verdict.is_magic
        else "hand-empty" if verdict.empty == last
        else "hand-square" if verdict.aim == verdict.constant else "hand-not-normal"
    )
    repeated = next(iter(verdict.repeated), 0)
    args = {
        "n": verdict.n, "last": last, "constant": verdict.constant, "sum": verdict.aim,
        "filled": last - verdict.empty, "lines": len(verdict.sums),
        "right": len(verdict.right), "wrong": len(verdict.wrong),
        "repeated": repeated, "times": len(verdict.repeated.get(repeated, ())),
        "outside": numbers[verdict.outside[0]] if verdict.outside else 0,
    }
    sums = [(last + at, total) for at, total in enumerate(verdict.sums)]
    return {"reason": reason, "args": args, "marks": marks_of_right_and_wrong_lines(verdict), "cells": sums}


def marks_of_right_and_wrong_lines(verdict: Analysis) -> list[tuple[int, Role]]:
    """Return marks of correct and wrong sums, of the cells of wrong lines, and of numbers that do not belong there."""
    lines, sums = rows_columns_and_diagonals(verdict.n), verdict.n**2
    marked: dict[int, Role] = {cell: "hint" for at in verdict.wrong for cell in lines[at].cells}
    for cell in (*verdict.faulty_cells, *(sums + at for at in verdict.wrong)):
        marked[cell] = "conflict"
    for at in verdict.right:
        marked[sums + at] = "goal"
    return sorted(marked.items())


def hint(numbers: Sequence[int]) -> Hint:
    """Return the number that a line forces into its last empty cell, or the reason why the square cannot be completed.

    {"moves": [], "reason", "args", "marks", "cells": [(cell, number)] to write}
    """
    verdict = analyse(numbers)
    if verdict.is_magic:
        return make_hint("hint-done", verdict)
    if verdict.faulty_cells:
        cell = min(verdict.faulty_cells)
        reason = "hint-outside" if cell in verdict.outside else "hint-repeated"
        return make_hint(reason, verdict, {"number": numbers[cell]}, clash_marks(sorted(verdict.faulty_cells)))
    if verdict.wrong:
        line = rows_columns_and_diagonals(verdict.n)[verdict.wrong[0]]
        return make_hint("hint-line-wrong", verdict, line_args(line, numbers), clash_marks(line.cells))
    return hint_of_forced_cell(numbers, verdict)


def hint_of_forced_cell(numbers: Sequence[int], verdict: Analysis) -> Hint:
    """Return the first cell that a line forces, or a contradiction if some line forces one."""
    first: Hint | None = None
    forced: dict[int, int] = {}
    for line in rows_columns_and_diagonals(verdict.n):
        empty = [cell for cell in line.cells if not numbers[cell]]
        if len(empty) != 1:
            continue
        cell, total = empty[0], sum(numbers[each] for each in line.cells)
        number = verdict.constant - total
        other = forced.setdefault(cell, number)
        row, column = divmod(cell, verdict.n)
        args = line_args(line, numbers) | {"number": number, "row": row + 1, "column": column + 1, "other": other}
        marked: list[tuple[int, Role]] = [(each, "hint") for each in line.cells if each != cell]
        taken = [numbers.index(number)] if number in numbers else []
        fault = "hint-too-large" if number > len(numbers) else "hint-taken" if taken else ""
        fault = fault or ("hint-two-numbers" if number != other else "")
        if fault:
            return make_hint(fault, verdict, args, [*marked, *clash_marks([cell, *taken])])
        first = first or make_hint("hint-forced", verdict, args, [*marked, (cell, "current")], [(cell, number)])
    return first or completion_hint(numbers, verdict)


def completion_hint(numbers: Sequence[int], verdict: Analysis) -> Hint:
    """Return a number of a completion for the first empty cell, if one is found within HINT_BUDGET."""
    if verdict.n > LARGEST_COUNTED:
        return make_hint("no-forced-cell", verdict)
    try:
        found = answer_of(all_completions(MagicProblem(verdict.n, tuple(numbers), budget=HINT_BUDGET)))
    except BudgetSpent:
        return make_hint("no-forced-cell", verdict)
    if not found:
        return make_hint("hint-hopeless", verdict)
    cell = numbers.index(0)
    row, column = divmod(cell, verdict.n)
    args = {"number": found[0][cell], "row": row + 1, "column": column + 1}
    return make_hint("hint-completion", verdict, args, [(cell, "current")], [(cell, found[0][cell])])


def clash_marks(cells: Iterable[int]) -> list[tuple[int, Role]]:
    return [(cell, "conflict") for cell in cells]


def line_args(line: Line, numbers: Sequence[int]) -> dict[str, int | str]:
    return {"kind": line.kind, "index": line.index, "sum": sum(numbers[cell] for cell in line.cells)}


def make_hint(
    reason: str, verdict: Analysis, args: Mapping[str, int | str] | None = None,
    marks: Sequence[tuple[int, Role]] = (), cells: Sequence[tuple[int, int]] = (),
) -> Hint:
    args = {"constant": verdict.constant, "last": verdict.n**2, **(args or {})}
    return {"moves": [], "reason": reason, "args": args, "marks": list(marks), "cells": list(cells)}
