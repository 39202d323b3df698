"""What the two genetic algorithms share."""


from .problem import Placing


def badness(board: Placing) -> int:
    """How far a Node is from a solution: populations are ordered by it, the best first."""
    return board.h
