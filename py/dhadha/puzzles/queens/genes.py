"""What the two genetic algorithms share."""


def badness(board) -> int:
    """How far a Node is from a solution: populations are ordered by it, the best first."""
    return board.h
