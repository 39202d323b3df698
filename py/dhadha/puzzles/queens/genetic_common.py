"""The common part of the two genetic algorithms."""


from .problem import Placing


def badness(board: Placing) -> int:
    """Return a Node's distance from a solution, the sort key of populations."""
    return board.h
