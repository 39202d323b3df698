"""Won or lost? One pile, by the definition: won if some move leaves what is lost."""

from ...step import Step
from .position import LOST, WON


def win_lose(problem):
    """Decide the given pile by recursion; what is decided is remembered. Returns True if who is to move wins."""
    won = {}
    size = problem.start[0]
    yield Step("start", reason="win-lose-misere" if problem.misere else "win-lose-start", args={"size": size, "game": problem.rule.name})
    yield from decide(problem, size, won)
    lost = [each for each in sorted(won) if not won[each]]
    told = {"size": size, "lost": ", ".join(map(str, lost)) or "–", "count": len(won)}
    marks = [(problem.table_cell(each), "conflict") for each in lost]
    yield Step("found", reason="pile-won" if won[size] else "pile-lost", args=told, marks=marks)
    return won[size]


def decide(problem, size, won):
    """Find out whether who is to move wins from a pile of `size`."""
    options = problem.rule.options(size)
    yield Step("choose", reason="look-at-size" if options else "no-move", args={"size": size, "count": len(options)}, **lit(problem, size))
    for taken, left in options:
        rest = sum(left)
        if rest not in won:
            yield Step("compare", reason="not-known-yet", args=facts(size, taken, rest), **lit(problem, size, rest))
            yield from decide(problem, rest, won)
        if not won[rest]:
            won[size] = True
            yield settled(problem, size, WON, "leaves-lost", facts(size, taken, rest), rest)
            return
        yield Step("reject", reason="leaves-won", args=facts(size, taken, rest), **lit(problem, size, rest))
    won[size] = problem.misere and not options
    reason = "all-leave-won" if options else "last-stone-loses" if problem.misere else "cannot-move"
    yield settled(problem, size, WON if won[size] else LOST, reason, {"size": size, "count": len(options)})


def facts(size, taken, rest) -> dict:
    return {"size": size, "taken": taken, "rest": rest}


def lit(problem, size, rest=None) -> dict:
    """Marks of a size and of what is left of it, joined."""
    here = problem.table_cell(size)
    if rest is None:
        return {"marks": ((here, "current"),)}
    there = problem.table_cell(rest)
    return {"marks": ((here, "current"), (there, "hint")), "links": ((here, there),)}


def settled(problem, size, value, reason, args, rest=None) -> Step:
    cell = problem.table_cell(size)
    role = "goal" if value == WON else "conflict"
    return Step("assign", None, reason, args, ((cell, value),), ((cell, role),), **lit(problem, size, rest))
