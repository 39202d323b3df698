"""Numbers and drawings of the article about magic squares."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from math import factorial, isqrt
from typing import Any

from call_page_code import figure, in_own_digits
from dhadha.puzzles.magic.algorithms import METHOD_FOR
from dhadha.puzzles.magic.analysis import analyse, is_pandiagonal
from dhadha.puzzles.magic.board import magic_constant, symmetric_images
from dhadha.puzzles.magic.nearest_magic_square import LO_SHU
from dhadha.puzzles.magic.singly_even import exchanged_columns
from dhadha.puzzles.magic.square_puzzle import PUZZLE
from dhadha.puzzles.magic.trick_sum_patterns import ALWAYS_34, LESS, TRICK, TWICE_LESS_34, patterns
from plots_and_tables import ARROW, side_by_side, wide
from run_counters_for_articles import finished

OF_SIDE_SIX = 17_753_889_197_660_635_632  # magic squares; the source stands in the article
SQUARED = (373, 289, 565, 0, 425, 23, 205, 527, 0)  # a magic square of nine numbers, of which seven are squares
NOT_SQUARED = {3: 360_721, 8: 222_121}  # by cell
COLOURS = "red", "orange", "yellow", "green", "blue"
Cells = Sequence[int]


def constant(side: str) -> int:
    return magic_constant(int(side))


def total(side: str) -> int:
    """Return the sum of all numbers of a square."""
    return int(side) * constant(side)


def squares(side: str) -> int:
    """Return how many magic squares there are, turns and mirror images counted as one."""
    return known_counts_of_side(side)[1] if side != "6" else OF_SIDE_SIX


def images(side: str) -> int:
    """Return how many there are, with turns and mirror images."""
    return known_counts_of_side(side)[2]


def known_counts_of_side(side: str) -> tuple[int, ...]:
    [row] = [row for row in PUZZLE.tables[0].rows if row[0] == int(side)]
    return tuple(int(each or 0) for each in row)


def one_in(side: str) -> int:
    """Return how many arrangements there are for each magic one."""
    return round(factorial(int(side) ** 2) / images(side))


@cache
def pandiagonals() -> int:
    """Return how many pandiagonal squares of side 4 there are, with turns and mirror images. If rows or columns move
    across the edge, such a square stays one, so one in 16 has its 1 at the top left."""
    rows = [row for row in permutations(range(1, 17), 4) if sum(row) == magic_constant(4)]
    halves = [top + row for top in rows if top[0] == 1 for row in rows if not {*top} & {*row}]
    found = 0
    for half in halves:  # in such a square two cells that are two steps apart along a diagonal sum to half the constant
        square = half + tuple(17 - half[(row * 4) + (column + 2) % 4] for row in range(2) for column in range(4))
        found += len({*square}) == 16 and is_pandiagonal(square) and analyse(square).is_magic
    return 16 * found


def kinds(*kind: str) -> int:
    """Return the number of the trick's patterns, or of those of one kind."""
    return len([each for each, _ in patterns() if each in (kind or [each])])


def sets() -> int:
    """Return in how many sets of four cells the trick's square has the named sum, whatever it is: those that have it
    for two sums."""
    one, other = trick_square(34), trick_square(45)
    return sum(
        sum(one[cell] for cell in cells) == 34 and sum(other[cell] for cell in cells) == 45
        for cells in combinations(range(16), 4)
    )


def letter(name: str, total: str) -> int:
    return int(total) - LESS[name]


def trick_square(total: int) -> list[int]:
    return [entry if isinstance(entry, int) else total - LESS[entry] for entry in TRICK]


def almost_squares() -> list[int]:
    return [NOT_SQUARED.get(cell, root * root) for cell, root in enumerate(SQUARED)]


def sum_of_seven() -> int:
    """Return the sum of each line of the square with seven squared numbers."""
    return sum(almost_squares()[:3])


def siamese_row(side: str, row: str) -> int:
    """Return the sum of a row, from 1, if the Siamese rule fills a square, of any side."""
    n, at = int(side), int(row) - 1
    return sum(siamese_rule(n)[at * n : at * n + n])


def siamese_rule(n: int) -> list[int]:
    board, row, column = [0] * n * n, 0, n // 2
    for number in range(1, n * n + 1):
        board[row * n + column] = number
        up, right = (row - 1) % n, (column + 1) % n
        row, column = ((row + 1) % n, column) if board[up * n + right] else (up, right)
    return board


def made(side: int) -> list[int]:
    """Return the square that the method for this side makes."""
    result = finished("magic-square", METHOD_FOR[side % 4], "", f"n={side}")[1]
    square: Any = result["square"]
    return [number for row in square for number in row]


# ---- drawings

def board(
    numbers: Cells, t: Any, roles: Mapping[int, str] | None = None, colours: Mapping[int, str] | None = None,
    glyphs: Mapping[int, str] | None = None, blank: int = 0,
) -> str:
    side = isqrt(len(numbers))
    appearance = {"pieces": "none", "blank": blank, "colours": colours or {}, "glyphs": glyphs or {}}
    return figure({"rows": side, "columns": side}, list(numbers), dict(roles or {}), appearance, t.language)


def challenge_drawing(t: Any) -> str:
    [given] = [each["state"] for each in PUZZLE.challenges if each["id"] == "five-givens"]
    return board([*map(int, given.split())], t)


def two_digits_drawing(t: Any) -> str:
    """Draw the square of side 5, the group of each number and its place in the group, both from 0 and coloured."""
    numbers = made(5)
    digits_of = [[divmod(number - 1, 5)[at] for number in numbers] for at in (0, 1)]
    colours = dict(enumerate(COLOURS))
    return side_by_side([board(numbers, t), *(board(each, t, colours=colours, blank=-1) for each in digits_of)])


def doubly_even_drawing(t: Any) -> str:
    """Draw the numbers 1 to 16 in reading order with the marked cells, and the finished square."""
    reading, square = range(1, 17), made(4)
    kept = dict.fromkeys([cell for cell in range(16) if reading[cell] == square[cell]], "hint")
    return side_by_side([board(each, t, kept) for each in (reading, square)], ARROW)


def to_durer(square: Cells) -> list[Cells]:
    """Return a square of side 4, the same after half a turn, and then with its middle columns exchanged."""
    turned = square[::-1]
    return [square, turned, [turned[row + column] for row in range(0, 16, 4) for column in (0, 2, 1, 3)]]


def square_before_and_after_exchange(side: int) -> tuple[list[int], list[int], list[int]]:
    """Return the square of four Siamese squares, the cells that are exchanged, and the finished square."""
    half, square = side // 2, made(side)
    before, cells = list(square), list[int]()
    for row in range(half):
        for column in exchanged_columns(side, row):
            upper, lower = row * side + column, (row + half) * side + column
            before[upper], before[lower] = before[lower], before[upper]
            cells += [upper, lower]
    return before, cells, square


def four_blocks_drawing(t: Any) -> str:
    before, cells, after = square_before_and_after_exchange(6)
    return side_by_side([board(each, t, dict.fromkeys(cells, "current")) for each in (before, after)], ARROW)


def letters_drawing(t: Any) -> str:
    letters = [TRICK.index(each) for each in LESS]
    texts = {at: in_own_digits(entry, t.language) for at, entry in enumerate(TRICK, 1)}
    learnt = board([*range(1, 17)], t, dict.fromkeys(letters, "current"), glyphs=texts)
    return side_by_side([learnt, board(trick_square(45), t)], ARROW)


def kinds_drawing(t: Any) -> str:
    """Draw the last pattern of each kind."""
    lit = [dict.fromkeys(cells, "goal") for cells in dict(patterns()).values()]
    return side_by_side([board(trick_square(45), t, roles) for roles in lit])


def siamese_on_four_drawing(t: Any) -> str:
    wrong = [cell for cell in range(16) if siamese_row("4", str(cell // 4 + 1)) < magic_constant(4)]
    return board(siamese_rule(4), t, {**dict.fromkeys(range(16), "conflict"), **dict.fromkeys(wrong, "hint")})


def seven_squares_drawing(t: Any) -> str:
    numbers = [NOT_SQUARED.get(cell, f"{root}²") for cell, root in enumerate(SQUARED)]
    texts = {at: in_own_digits(number, t.language) for at, number in enumerate(numbers, 1)}
    drawn = board([*range(1, 10)], t, dict.fromkeys([*NOT_SQUARED], "conflict"), glyphs=texts)
    return wide(drawn)


DRAWINGS: dict[str, Callable[[Any], str]] = {
    "five-givens": challenge_drawing,
    "eight-squares": lambda t: side_by_side([board(each, t) for each in symmetric_images(LO_SHU, 3)]),
    "two-digits": two_digits_drawing,
    "doubly-even": doubly_even_drawing,
    "to-durer": lambda t: side_by_side([board(each, t) for each in to_durer(made(4))], ARROW),
    "four-blocks": four_blocks_drawing,
    "trick-letters": letters_drawing,
    "trick-kinds": kinds_drawing,
    "trick-without": lambda t: side_by_side(
        [board(trick_square(45), t, dict.fromkeys(cells, "conflict")) for cells in (ALWAYS_34, TWICE_LESS_34)]
    ),
    "siamese-on-four": siamese_on_four_drawing,
    "seven-squares": seven_squares_drawing,
}
NUMBERS: Sequence[Callable[..., int]] = (
    constant, total, squares, images, one_in, pandiagonals, kinds, sets, letter, sum_of_seven, siamese_row,
)
