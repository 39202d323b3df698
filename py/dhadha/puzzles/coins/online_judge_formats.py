"""The coin game in the input formats of online judges: LightOJ and HackerRank."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from ...puzzle.online_judge_input import Words, case_numbers
from ..grundy.mex import xor_of
from .algorithms import HYPER_KNIGHT, USUAL_MOVES
from .grundy_by_level import grundy_grid
from .state_text import read_moves

HYPER_SIDE = 500  # rows and columns where a hyper knight may start
WITHIN = 3 * HYPER_SIDE // 2  # no move raises 2x + y or x + 2y, so no knight leaves them
SIDE = 15  # of HackerRank's boards


def hyper_knights(lines: Iterable[str]) -> Iterator[str]:
    """LightOJ 1315: T, then for each case n and n squares x y from 0 to 499, on an infinite board. Yield "Case 1:
    Alice", …; Alice begins. Raises InvalidInput at the first error."""
    words = Words(lines)
    grid = grundy_grid(WITHIN, WITHIN, read_moves(HYPER_KNIGHT))
    for case in case_numbers(words):
        knights = range(words.number(f"the number of knights of case {case}"))
        numbers = [grid[read_cell(words, f"of a knight of case {case}", 0, HYPER_SIDE, WITHIN)] for _ in knights]
        yield f"Case {case}: {'Alice' if xor_of(numbers) else 'Bob'}"


def chessboard_game(lines: Iterable[str], several: bool = False) -> Iterator[str]:
    """HackerRank, A Chessboard Game: T, then the square x y of each case's coin, from 1 to 15; `several`: Chessboard
    Game, Again!: T, then k and k squares for each case. Yield "First" or "Second". Raises InvalidInput."""
    words, grid = Words(lines), grundy_grid(SIDE, SIDE, read_moves(USUAL_MOVES))
    for case in case_numbers(words):
        coins = range(words.number(f"the number of coins of case {case}") if several else 1)
        numbers = [grid[read_cell(words, f"of a coin of case {case}", 1, SIDE, SIDE)] for _ in coins]
        yield "First" if xor_of(numbers) else "Second"


def read_cell(words: Words, whose: str, first: int, count: int, columns: int) -> int:
    """Read the next square; return its cell. Its coordinates range over `count` numbers from `first`."""
    x, y = (words.number(f"{name} {whose}", first + count - 1, first) - first for name in "xy")
    return x * columns + y


JUDGE_FORMATS: dict[str, Callable[[Iterable[str]], Iterator[str]]] = {
    "lightoj-1315": hyper_knights,
    "hackerrank-chessboard-game": chessboard_game,
    "hackerrank-chessboard-game-again": partial(chessboard_game, several=True),
}
