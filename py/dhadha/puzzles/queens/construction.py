"""A solution by rule, without any search: evens, then odds, and what n mod 12 makes of them."""

from ...step import Step
from .board import LIT_UP_TO, at_peace


def construction(problem):
    """List the even numbers, then the odd ones, moved as n mod 12 demands: the rows of columns 1 to n.

    Valid for n = 1 and every n >= 4. Returns the rows. (Pauls 1874, Deutsche Schachzeitung 29; the list form
    of Bernhardsson 1991, SIGART Bulletin 2, and others.)
    """
    n = problem.n
    rest = n % 12
    evens, odds = list(range(2, n + 1, 2)), list(range(1, n + 1, 2))
    yield Step("start", reason="construction-start", args={"n": n, "rest": rest})
    yield laid(problem, evens, "evens-first")
    if rest in (3, 9):
        evens.append(evens.pop(0))
        yield laid(problem, evens, "two-last", {"rest": rest}, moved=[2])
    yield laid(problem, evens + odds, "odds-after", moved=odds)
    if rest == 8:
        odds = [number for pair in zip(odds[1::2], odds[::2]) for number in pair]
        yield laid(problem, evens + odds, "odds-in-pairs", {"rest": rest}, moved=odds)
    if rest == 2:
        odds[0], odds[1] = odds[1], odds[0]
        yield laid(problem, evens + odds, "swap-one-three", {"rest": rest}, moved=[1, 3])
        odds.append(odds.pop(2))
        yield laid(problem, evens + odds, "five-last", {"rest": rest}, moved=[5])
    if rest in (3, 9):
        odds += [odds.pop(0), odds.pop(0)]
        yield laid(problem, evens + odds, "one-three-last", {"rest": rest}, moved=[1, 3])
    yield Step("found", reason="constructed", args={"n": n}, marks=at_peace(n))
    return evens + odds


def laid(problem, numbers, reason, args=None, moved=()):
    """The i-th number is the row of column i; `moved` numbers are lit."""
    cells, lit = tuple(enumerate(numbers)), set(moved)
    marks = [(column, "current") for column, row in cells if row in lit] if problem.n <= LIT_UP_TO else ()
    return Step("assign", reason=reason, args={"count": len(numbers), **(args or {})}, cells=cells, marks=marks)
