"""The closed form of the four usual moves on a board without far edges, with
a correction square by square where there are far edges."""

from collections.abc import Iterator

from ...core.steps_and_nodes import Steps
from ..grundy.mex_and_xor import mex
from . import narrator
from .parse_and_format_coins import Square
from .problem import CoinsProblem

# A block of 4×4 squares on the diagonal of blocks, the block to its right, and
# all that follow.
PATTERNS = (
    ((0, 0, 1, 1), (0, 0, 2, 1), (1, 2, 2, 2), (1, 1, 2, 1)),
    ((0, 0, 1, 1), (0, 0, 1, 1), (3, 2, 2, 2), (4, 3, 2, 3)),
    ((0, 0, 1, 1), (0, 0, 1, 1), (3, 2, 2, 2), (3, 3, 2, 3)),
)


def grundy_in_pattern(x: int, y: int) -> int:
    """Return the Grundy number of (x, y) on a board whose only edges are x = 1
    and y = 1.

    The numbers are symmetric, so let x <= y, in the blocks of row i and column
    j. They repeat along the diagonal, and from j - i = 2 on to the right, too.
    Proof: a move changes i and j by at most one each, so its target depends on
    the place in the block, on whether i = 0, and on j - i if that is less than
    4. In each of these 8·20 cases the pattern's number is the mex of its
    options' numbers; by induction on x + y, only these numbers satisfy that.
    """
    if x > y:
        x, y = y, x
    block = min((y - 1) // 4 - (x - 1) // 4, 2)
    return PATTERNS[block][(x - 1) % 4][(y - 1) % 4]


def closed_form(problem: CoinsProblem) -> Steps[list[int]]:
    """Write the pattern, then correct the numbers near the far edges. Return
    the number of every cell."""
    numbers: dict[Square, int] = {}
    yield narrator.closed_form_start(problem)  # about: for block in
    for block in blocks_of_board(problem):
        numbers |= {square: grundy_in_pattern(*square) for square in block}
        yield narrator.pattern_written(problem, block, numbers)
    yield narrator.look_at_far_edges(problem)  # about: for square in sorted
    exceptions: set[Square] = set()
    for square in sorted(numbers, key=sum):
        options = problem.options(square)
        missing = targets_beyond_edge(problem, square)
        if not missing and exceptions.isdisjoint(options):
            continue
        pattern = numbers[square]
        numbers[square] = mex({numbers[option] for option in options})
        if numbers[square] != pattern:
            exceptions.add(square)
        yield narrator.pattern_holds_or_fails(
            problem, square, missing, pattern, numbers
        )  # about: numbers[square] = mex … != pattern
    yield narrator.exceptions_counted(
        problem, exceptions
    )  # about: exceptions.add
    cells = [numbers[square] for square in sorted(numbers)]
    yield narrator.who_wins(problem, cells)  # about: return cells
    return cells


def blocks_of_board(problem: CoinsProblem) -> Iterator[list[Square]]:
    """Yield the squares of every block of 4×4, clipped at the far edges."""
    rows, columns = range(1, problem.rows + 1), range(1, problem.columns + 1)
    for top in rows[::4]:
        for left in columns[::4]:
            yield [
                (x, y) for x in rows[top - 1 : top + 3]
                for y in columns[left - 1 : left + 3]
            ]


def targets_beyond_edge(
    problem: CoinsProblem, square: Square
) -> list[tuple[int, int]]:
    """Return the squares beyond the far edges that a coin could otherwise
    move to."""
    x, y = square
    targets = [(x + dx, y + dy) for dx, dy in problem.moves]
    return [
        (x, y) for x, y in targets
        if x >= 1 and y >= 1 and (x > problem.rows or y > problem.columns)
    ]
