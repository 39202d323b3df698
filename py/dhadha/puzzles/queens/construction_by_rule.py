"""A solution by rule, without search: even numbers, then odd ones, adjusted
by n mod 12."""

from ...core.steps_and_nodes import Step, Steps
from . import narrator
from .problem import QueensProblem


def construction(problem: QueensProblem) -> Steps[list[int]]:
    """List the even numbers, then the odd ones, moved as n mod 12 demands: the
    rows of columns 1 to n.

    Valid for n = 1 and every n >= 4. Return the rows. (Pauls 1874, Deutsche
    Schachzeitung 29; the list form of Bernhardsson 1991, SIGART Bulletin 2,
    and others.)
    """
    n = problem.n
    rest = n % 12
    yield Step("start", None, "construction-start", {"n": n, "rest": rest})
    evens, odds = list(range(2, n + 1, 2)), list(range(1, n + 1, 2))
    yield narrator.rows_set(n, evens, "evens-first")
    if rest in (3, 9):
        evens.append(evens.pop(0))
        yield narrator.rows_set(n, evens, "two-last", moved=[2])
    yield narrator.rows_set(
        n, evens + odds, "odds-after", moved=odds
    )  # about: evens, odds =
    if rest == 8:
        odds = [odd for pair in zip(odds[1::2], odds[::2]) for odd in pair]
        yield narrator.rows_set(n, evens + odds, "odds-in-pairs", moved=odds)
    if rest == 2:
        odds[0], odds[1] = odds[1], odds[0]
        yield narrator.rows_set(
            n, evens + odds, "swap-one-three", moved=[1, 3]
        )
        odds.append(odds.pop(2))
        yield narrator.rows_set(n, evens + odds, "five-last", moved=[5])
    if rest in (3, 9):
        odds += [odds.pop(0), odds.pop(0)]
        yield narrator.rows_set(
            n, evens + odds, "one-three-last", moved=[1, 3]
        )
    rows = evens + odds
    yield narrator.no_pairs_left(rows, "constructed")  # about: return rows
    return rows
