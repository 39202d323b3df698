"""Is this square magic? First its numbers are looked at, then every line is added up."""

from ...step import Step
from .judge import is_associated, is_pandiagonal, judge
from .lines import in_rows, lines_of


def check(problem):
    """Judge the square as it stands. Returns the rows of a magic square, else None."""
    n, numbers, verdict = problem.n, problem.start, judge(problem.start)
    known = {"n": n, "constant": verdict.constant, "last": n * n}
    yield Step("start", reason="check-start", args=known | {"empty": verdict.empty})
    if verdict.empty == n * n:
        yield Step("exhausted", reason="check-empty", args=known)
        return None
    if verdict.is_normal:
        yield Step("choose", reason="check-normal", args=known | {"total": sum(numbers)})
    for number, cells in verdict.repeated.items():
        args = known | {"number": number, "count": len(cells)}
        yield Step("reject", reason="check-repeated", args=args, marks=lit(cells, "conflict"))
    if verdict.outside:
        args = known | {"number": numbers[verdict.outside[0]], "count": len(verdict.outside)}
        yield Step("reject", reason="check-outside", args=args, marks=lit(verdict.outside, "conflict"))
    if verdict.missing and not verdict.empty:
        args = known | {"number": verdict.missing[0], "count": len(verdict.missing)}
        yield Step("reject", reason="check-missing", args=args)
    for at, line in enumerate(lines_of(n)):
        right, wrong = at in verdict.right, at in verdict.wrong
        yield compared(problem, line, n * n + at, right, wrong, verdict)
    if verdict.is_magic:
        yield from kinds(numbers, n)
        yield Step("found", reason="check-magic", args=known, marks=lit(range(n * n), "goal"))
        return in_rows(numbers, n)
    yield refusal(verdict, known)


def compared(problem, line, edge, right, wrong, verdict):
    """One line and its sum, which stays on the board."""
    total, aim = sum(problem.start[cell] for cell in line.cells), verdict.aim
    role = "goal" if right else "conflict" if wrong else "idle"
    args = {"kind": line.kind, "index": line.index, "sum": total, "constant": aim, "gap": abs(total - aim),
            "empty": sum(not problem.start[cell] for cell in line.cells), "than": "more" if total > aim else "less"}
    if right:
        reason = "line-right" if aim == verdict.constant else "line-same"
    else:
        reason = "line-open" if args["empty"] and not wrong else "line-over" if args["empty"] else "line-wrong"
    marks = lit(line.cells, "conflict" if wrong else "current")
    return Step("compare", reason=reason, args=args, cells=((edge, total),), roles=((edge, role),), marks=marks)


def kinds(numbers, n):
    """What is special about a magic square."""
    if n > 2 and is_associated(numbers):
        pairs = [(cell, n * n - 1 - cell) for cell in range(n * n // 2)]
        yield Step("choose", reason="check-associated", args={"pair": n * n + 1}, links=pairs)
    if n > 2 and is_pandiagonal(numbers):
        yield Step("choose", reason="check-pandiagonal", args={"constant": n * (n * n + 1) // 2, "count": 2 * n - 2})


def refusal(verdict, known):
    """The last word about a square that is not magic."""
    wrong = len(verdict.wrong)
    args = known | {"sum": verdict.aim, "wrong": wrong, "lines": len(verdict.sums), "empty": verdict.empty}
    marks = lit(sorted(verdict.faulty), "conflict") + lit([verdict.n**2 + at for at in verdict.wrong], "conflict")
    if verdict.empty:
        reason = "check-hopeless" if wrong or verdict.faulty else "check-incomplete"
    elif verdict.n == 2:
        reason = "check-two"
    else:
        reason = "check-fails" if wrong else "check-not-normal"
    return Step("exhausted", reason=reason, args=args, marks=marks)


def lit(cells, role):
    return tuple((cell, role) for cell in cells)
