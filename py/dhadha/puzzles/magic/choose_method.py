"""Choose the method that fits n by its remainder modulo 4."""

from ...core.step import Steps
from . import narrator
from .board import LARGEST_SHOWN
from .doubly_even import doubly_even
from .large import large_square
from .problem import MagicProblem, Method, Square
from .siamese import siamese
from .singly_even import singly_even


def choose_method(problem: MagicProblem) -> Steps[Square]:
    """Report the method that fits, then run it."""
    method = method_for_order(problem.n)
    yield narrator.auto_method(problem)
    return (yield from method(problem))


def method_for_order(n: int) -> Method:
    if n > LARGEST_SHOWN:
        return large_square
    if n % 2 == 1:
        return siamese
    return doubly_even if n % 4 == 0 else singly_even
