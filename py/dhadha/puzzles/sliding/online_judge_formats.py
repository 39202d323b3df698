""""Eight" in the formats of UVa 652, many boards, and POJ 1077, one; letters are moves of the blank."""

from collections.abc import Iterable, Iterator

from ...core.errors import InvalidInput
from ...core.quoting import quoted
from ...puzzle.online_judge_input import Words
from .board import Shape, read_state, standard_goal
from .optimal.distance_table import distances_to
from .parity import is_solvable
from .problem import SlidingProblem

EIGHT = Shape(3, 3)
GOAL = standard_goal(EIGHT)
WAYS = {1: "r", -1: "l", EIGHT.columns: "d", -EIGHT.columns: "u"}  # of the blank, by the difference of its cells


def uva_652(lines: Iterable[str]) -> Iterator[str]:
    """Read N, then nine tiles N times, x the blank. Yield a shortest solution or "unsolvable", and an empty line
    between two. Raises InvalidInput at the first error."""
    words = Words(lines)
    for case in range(1, words.number("the number of boards") + 1):
        if case > 1:
            yield ""
        yield answer_board(words, case)
    check_end(words)


def poj_1077(lines: Iterable[str]) -> Iterator[str]:
    """Read one board without a count; see `uva_652`."""
    words = Words(lines)
    yield answer_board(words, 1)
    check_end(words)


def answer_board(words: Words, case: int) -> str:
    """Return the answer for the next board."""
    tiles: list[str] = []
    while len(tiles) < EIGHT.cells:
        tiles += words.word(f"the nine tiles of board {case}")  # with or without spaces between them
    try:
        _, board = read_state(" ".join(tiles).replace("x", "0"), EIGHT)
    except InvalidInput as fault:
        raise InvalidInput("form-board", "Board {case}: {fault}", case=case, fault=str(fault)) from None
    if not is_solvable(SlidingProblem(EIGHT, board, GOAL)):
        return "unsolvable"
    cells = [board.index(0), *distances_to(EIGHT, GOAL).solution_cells(board)]
    return "".join(WAYS[after - before] for before, after in zip(cells, cells[1:]))


def check_end(words: Words) -> None:
    if not words.is_at_end:
        raise InvalidInput("form-goes-on", "“{given}” follows the last case.", given=quoted(words.word("")))
