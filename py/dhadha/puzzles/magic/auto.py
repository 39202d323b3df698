"""Which method fits n: its remainder by 4 decides."""

from ...step import Step
from .doubly_even import doubly_even
from .large import large
from .lines import LARGEST_SHOWN
from .siamese import siamese
from .singly_even import singly_even


def auto(problem):
    """Say which method fits, then run it."""
    n = problem.n
    args = {"n": n, "rest": n % 4, "half": n // 2, "largest": LARGEST_SHOWN}
    if n > LARGEST_SHOWN:
        yield Step("choose", reason="auto-large", args=args)
        return (yield from large(problem))
    if n % 2 == 1:
        yield Step("choose", reason="auto-odd", args=args)
        return (yield from siamese(problem))
    if n % 4 == 0:
        yield Step("choose", reason="auto-doubly-even", args=args)
        return (yield from doubly_even(problem))
    yield Step("choose", reason="auto-singly-even", args=args)
    return (yield from singly_even(problem))
