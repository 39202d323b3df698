"""The judge's form of "Game of Hyper Knights", LightOJ 1315: many cases at once, squares counted from 0 on a board
without end."""

from collections.abc import Iterable, Iterator

from ...errors import InvalidInput, quoted
from ..grundy.mex import xor_of
from .fill import grundy_grid
from .reading import read_moves

HYPER_KNIGHT = "-2,1 -3,-1 -2,-1 -1,-2 -1,-3 1,-2"
SIDE = 500  # squares where a knight may start
WITHIN = 3 * SIDE // 2  # no move raises 2x + y or x + 2y, so no knight ever leaves these


def hyper_knights(lines: Iterable[str]) -> Iterator[str]:
    """ "Case 1: Alice", … for T, then for each case n and n squares x y from 0 to 499; Alice begins. Raises
    InvalidInput at the first fault."""
    words = (word for line in lines for word in line.split())
    grid = grundy_grid(WITHIN, WITHIN, read_moves(HYPER_KNIGHT))
    for case in range(1, read(words, "the number of cases") + 1):
        numbers = [grid[square(words, case)] for _ in range(read(words, f"the number of knights of case {case}"))]
        yield f"Case {case}: {'Alice' if xor_of(numbers) else 'Bob'}"
    for word in words:
        raise InvalidInput("form-goes-on", "After the last case stands “{given}”.", given=quoted(word))


def square(words: Iterator[str], case: int) -> int:
    """The cell of the next knight."""
    x, y = (read(words, f"{name} of a knight of case {case}", SIDE - 1) for name in "xy")
    return x * WITHIN + y


def read(words: Iterator[str], what: str, most: int | None = None) -> int:
    """The next number."""
    word = next(words, None)
    if word is None:
        raise InvalidInput("form-ends", "The input ends before {what}.", what=what)
    if not word.isdecimal() or len(word) > 7 or most is not None and int(word) > most:
        limit = "from 0 up" if most is None else f"from 0 to {most}"
        raise InvalidInput(
            "form-number", "“{given}” is not {what}: a number {limit}.", given=quoted(word), what=what, limit=limit
        )
    return int(word)
