"""Knight problems in the input formats of online judges.

Each function is a form (see dhadha.puzzle.online_judge_input) and raises InvalidInput at the first error.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...core.errors import InvalidInput
from ...core.quoting import quoted
from ...puzzle.online_judge_input import Words, case_numbers
from .board import KnightBoard
from .closed_form_paths import distance
from .square_sets import fewest_moves
from .state_text import read_square
from .validation import SHORTEST_SIDE

CHESSBOARD = KnightBoard(8, 8)
SQUARE = re.compile("[a-h][1-8]")


def knight_moves(lines: Iterable[str]) -> Iterator[str]:
    """UVa 439, POJ 2243 and HDU 1372, Knight Moves: two squares a line, such as "e2 e4"."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        here, there = squares = line.split() if len(line.split()) == 2 else ("", "")
        if not all(SQUARE.fullmatch(square) for square in squares):
            raise InvalidInput(
                "form-squares", "Line {line}: “{given}” is not two squares of a chessboard, such as e2 e4.",
                line=number, given=quoted(line),
            )
        start, target = (CHESSBOARD.cell(read_square(square)) for square in squares)
        yield f"To get from {here} to {there} takes {distance(CHESSBOARD, start, target)} knight moves."


def knight_moves_by_numbers(lines: Iterable[str]) -> Iterator[str]:
    """POJ 1915, Knight Moves: T cases of a side and two squares x y from 0. Yield the number of moves."""
    words = Words(lines)
    for case in case_numbers(words):
        side = words.number(f"the side of the board of case {case}", 1000, 4)
        board = KnightBoard(side, side)
        start, target = (
            sum(weight * words.number(f"a coordinate of case {case}", side - 1) for weight in (side, 1)) for _ in "12"
        )
        yield str((distance if side >= SHORTEST_SIDE else fewest_moves)(board, start, target))


def two_knights(lines: Iterable[str]) -> Iterator[str]:
    """CSES 1072, Two Knights: for each board of side 1 to n, yield the number of placements of two knights that do not
    attack each other.

    All pairs of squares, except the 4 (k − 1) (k − 2) attacking ones: two in each rectangle of 2 by 3.
    """
    words = Words(lines)
    most = words.number("the side of the largest board", 1_000_000, 1)
    words.check_end()
    for side in range(1, most + 1):
        squares = side * side
        yield str(squares * (squares - 1) // 2 - 4 * (side - 1) * (side - 2))


def knight_jump(lines: Iterable[str]) -> Iterator[str]:
    """Kattis, knightjump: a board with a knight K and walls #. Yield the number of moves to the top left, or -1."""
    words = Words(lines)
    side = words.number("the side of the board", 1000, 1)
    text = ""
    for row in range(1, side + 1):
        line = words.word(f"row {row}")
        if len(line) != side or set(line) - set(".#K"):
            raise InvalidInput(
                "form-row", "Line {line}: “{given}” is not a row of {side} signs, each . or # or K.",
                line=words.line, given=quoted(line), side=side,
            )
        text += line
    words.check_end()
    if text.count("K") != 1:
        raise InvalidInput("form-knights", "There are {count} knights K instead of 1.", count=text.count("K"))
    board = KnightBoard(side, side, blocked=[cell for cell, sign in enumerate(text) if sign == "#"])
    yield "-1" if text[0] == "#" else str(fewest_moves(board, text.index("K"), 0))


def knights_apart(lines: Iterable[str]) -> Iterator[str]:
    """LightOJ 1010, Knights in Chessboard: T boards of m × n. Yield the most knights of which none attacks another."""
    words = Words(lines)
    for case in case_numbers(words):
        short, long = sorted(words.number(f"a side of case {case}", least=1) for _ in "12")
        if short == 1:
            most = long
        elif short == 2:
            most = long // 4 * 4 + min(2 * (long % 4), 4)
        else:
            most = (short * long + 1) // 2
        yield f"Case {case}: {most}"


JUDGE_FORMATS = {
    "uva-439": knight_moves,
    "poj-1915": knight_moves_by_numbers,
    "cses-1072": two_knights,
    "kattis-knightjump": knight_jump,
    "lightoj-1010": knights_apart,
}
