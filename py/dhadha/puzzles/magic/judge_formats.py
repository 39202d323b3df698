""""Forming a Magic Square" in HackerRank's input format: three lines of three numbers in, the cost out."""

from collections.abc import Iterable, Iterator

from ...core.step import answer_of
from ...puzzle.online_judge_input import Words
from .nearest import nearest
from .problem import MagicProblem

SIDE, LARGEST_NUMBER = 3, 9


def forming_a_magic_square(lines: Iterable[str]) -> Iterator[str]:
    """Yield the least cost. Raises InvalidInput at the first error, naming its line."""
    words = Words(lines)
    square = tuple(
        words.number(f"the number of row {row}, column {column}", LARGEST_NUMBER, 1)
        for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)
    )
    words.end()
    yield str(answer_of(nearest(MagicProblem(SIDE, square)))["cost"])
