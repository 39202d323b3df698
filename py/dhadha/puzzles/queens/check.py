"""Is this board a solution, and if not, who attacks whom?"""

from ...step import Steps
from . import narrator
from .board import crowded_lines
from .problem import QueensProblem


def check(problem: QueensProblem) -> Steps[list[int] | None]:
    """Look at every line that holds more than one queen.

    Returns the rows of a board without conflicts, else None.
    """
    yield narrator.check_starts(problem)
    crowded = crowded_lines(problem.start)
    if crowded:
        yield from narrator.attacks(problem, crowded)
        return None
    yield narrator.peace(problem)
    return list(problem.start)
