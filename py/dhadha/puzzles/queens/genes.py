"""What the two genetic algorithms share."""


def badness(board) -> int:
    """How far a Node is from a solution: populations are ordered by it, the best first."""
    return board.h


def halves(n: int, cut: int) -> tuple:
    """Marks: the queens before the cut come from one parent, the rest from the other."""
    return tuple((column, "path" if column < cut else "frontier") for column in range(n))
