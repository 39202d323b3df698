"""Grundy numbers: for every size of pile the least number missing among its options, and the XOR of the piles."""

from ...step import Step
from ..grundy.mex import mex, written_set, xor_of
from .sums import who_wins, written_xor


def grundy(problem):
    """Fill the table of g from 0 up to the largest pile, add the piles without carrying, and say who wins and how.

    Returns True if who is to move wins. (Sprague 1935, Grundy 1939; Winning Ways, chapters 3 and 4.)
    """
    numbers = []
    yield Step("start", reason="grundy-start", args={"game": problem.rule.name, "largest": problem.largest})
    for size in range(problem.largest + 1):
        options = [left for _, left in problem.rule.options(size)]
        values = [xor_of(numbers[part] for part in left) for left in options]
        yield look(problem, size, options, values)
        numbers.append(mex(values))
        yield least_missing(problem, size, options, values, numbers[size])
    yield from add_up(problem, [numbers[size] for size in problem.start])
    return (yield from who_wins(problem))


def add_up(problem, numbers):
    """Write the piles' numbers in binary and add each place without carrying."""
    xor_column = len(numbers)
    for place, number in enumerate(numbers):
        digits = [int(number & weight > 0) for weight in problem.weights]
        cells = [(problem.sum_cell(row, place), value) for row, value in enumerate([number, *digits])]
        args = {"pile": place + 1, "size": problem.start[place], "number": number, "binary": f"{number:b}"}
        marks = ((place, "current"), (problem.table_cell(problem.start[place]), "hint"))
        yield Step("assign", reason="pile-in-binary", args=args, cells=cells, marks=marks)
    for row, weight in enumerate(problem.weights, 1):
        ones = [place for place, number in enumerate(numbers) if number & weight]
        marks = [(problem.sum_cell(row, place), "hint") for place in ones]
        cells = ((problem.sum_cell(row, xor_column), len(ones) % 2),)
        yield Step("assign", reason="odd-or-even", args={"weight": weight, "ones": len(ones), "digit": len(ones) % 2}, cells=cells, marks=marks)
    xor = xor_of(numbers)
    cell = problem.sum_cell(0, xor_column)
    yield Step("assign", reason="xor-told", args={"sum": written_xor(numbers), "xor": xor}, cells=((cell, xor),), marks=((cell, "current"),))


# ---- what is shown of one size of pile

def look(problem, size, options, values) -> Step:
    """Every size an option leaves is lit and joined to this one."""
    here = problem.table_cell(size)
    others = [problem.table_cell(part) for part in sorted({part for left in options for part in left or (0,)})]
    reason = "look-at-options" if options else "no-options"
    args = {"size": size, "count": len(options), "options": written_options(options), "values": written_set(values)}
    marks = ((here, "current"), *((cell, "frontier") for cell in others))
    return Step("compare", reason=reason, args=args, marks=marks, links=[(here, cell) for cell in others])


def least_missing(problem, size, options, values, number) -> Step:
    """For each number below the gap one option that has it stays lit."""
    here = problem.table_cell(size)
    witnesses = [options[values.index(value)] for value in range(number)]
    others = [problem.table_cell(part) for left in witnesses for part in left or (0,)]
    above = [value for value in values if value > number]
    reason = "nothing-missing-below" if not values else "gap" if above else "next-number"
    args = {"size": size, "number": number, "values": written_set(values)}
    marks = ((here, "goal"), *((cell, "hint") for cell in sorted({*others})))
    return Step("assign", None, reason, args, ((here, number),), (), marks, [(here, cell) for cell in sorted({*others})])


def written_options(options, most=8) -> str:
    """What moves leave, the first few: "6, 5+1, …"."""
    told = ["+".join(map(str, left)) or "0" for left in options]
    return ", ".join(told[:most] + ["…"] * (len(told) > most)) or "–"
