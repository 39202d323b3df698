"""Boards of queens in common notations: lists, drawings, squares, and chess notation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import isqrt
from typing import TYPE_CHECKING

from ...core.errors import InvalidInput
from ...notation import NO_VALUE, Note, Reading, ambiguity_error, note
from ...notation.parse_drawings import strip_coordinates
from .board import FORBIDS, Rows, read_state, write_state, zeros_are_empty

if TYPE_CHECKING:
    from ...notation.parse_tables import Table

LONG = 30_000  # characters; only a list is that long
BETWEEN = str.maketrans(dict.fromkeys("()[]{},;/|\"'", " "))
SHORT = 3  # squares; a row of so few is not a board
IN_ONE_ROW = 4  # the smallest side of a drawing whose squares all stand in one row
PLAIN = "0123456789. "
WITH_FORBIDDEN = re.compile(r"(?:[0-9. ]+ )?[x×] .*\d,\d.*")
PAIR = re.compile(r"[\[(] ?\d{1,4}(?: ?[,;] ?| )\d{1,4} ?[\])]|(?<!\S)\d{1,4}[,;:]\d{1,4}(?!\S)")
FEN = re.compile(r"\s*([1-9A-Za-z]{1,60}(?:/[1-9A-Za-z]{1,60})+)(?: [wb](?: \S{1,5}){1,4})?\s*")
SQUARE = re.compile(r"[Qq♛♕]?([a-z]{1,2})([1-9]\d{0,2})", re.IGNORECASE)
QUEENS = frozenset(("Q", "q", "♛", "♕", "👑", "♚", "♔", "👸", "D", "W", "queen", "রা", "রানি", "وزیر"))
EMPTIES = frozenset(("", ".", "_", "-", "·", "0", "□", "▢", "◻", "⬜", "▫", "☐", "~", "False", "false", "None", "null"))
DARK = frozenset(("■", "◼", "⬛", "▪", "#", "+", ":", "*", "🟫", "🟩", "◾"))
FORBIDDEN = frozenset(("x", "X", "#", "×", "■", "⬛"))
TRUE = {"True": "1", "False": "0", "true": "1", "false": "0"}
FEN_READ = note("queens-fen", "Read as a position in the chess player's notation (FEN).")


def read(text: str) -> Reading:
    """Read the row of the queen in each column: a list from 1 or from 0, a drawing, or the queens' squares."""
    if is_canonical(text):
        return Reading(text)
    if len(text) <= LONG and (reading := read_with_forbidden(text)):
        return reading
    if WITH_FORBIDDEN.fullmatch(text):
        return Reading(text)
    if len(text) > LONG:
        words = text.translate(BETWEEN).split()
        state = " ".join(words)
        return Reading(state) if is_canonical(state) else read_list(words)
    if found := FEN.fullmatch(text):
        lines = [re.sub(r"\d", lambda digit: int(digit[0]) * ".", line) for line in found[1].split("/")]
        if all(len(line) == len(lines) for line in lines) and {*"".join(lines)} <= {".", "Q", "q"}:
            return Reading(write_full_state(read_drawing(lines)), (FEN_READ,))
    from ...notation.parse_tables import read_boards

    return read_boards(text, read_table, may_be_board)


def may_be_board(row: list[str], on_lines: bool) -> bool:
    """Return whether a single row may be a board: a long one that is not a row of a drawing."""
    cells = [TRUE.get(cell, cell) for cell in row] if len(row) > 1 else list(row[0])
    return len(cells) > SHORT and not is_drawing(cells)


def is_canonical(text: str) -> bool:
    """Return whether the text is in canonical form and has no other interpretation."""
    if text.strip(PLAIN) or "  " in text or text != text.strip() or " " not in text and len(text) > 1:
        return not text
    if " 0 " not in f" {text} ":
        return True
    try:
        return "." in text or zeros_are_empty(read_state(text))
    except InvalidInput:
        return False


def read_table(table: Table) -> Reading:
    """Raises InvalidInput."""
    cells = [TRUE.get(cell, cell) for cell in table.cells]
    if len(cells) > 1 and all(map(SQUARE.fullmatch, cells)):
        return read_squares(cells)
    joined = re.findall(r"[a-zA-Z][1-9]\d?", cells[0])
    if len(cells) == 1 and len(joined) > 1 and "".join(joined) == cells[0]:
        return read_squares(joined)
    if grid := grid_of(table, cells):
        return read_grid(grid)
    if not table.listed and table.width == 2 and (pairs := square_pairs(table.rows)):
        return read_pairs(pairs)
    if table.listed and not (len({*cells}) > 1 and {*cells} <= NO_VALUE):
        return read_list(split_signs(cells))
    if all(cell.isdecimal() for cell in cells) and is_row_list(cells):
        raise ambiguity_error("drawing-unclear", UNCLEAR, [read_list(cells).state])
    if is_drawing(cells):
        read_drawing(["." * len(row) for row in table.rows])  # raises: it is not square
    raise InvalidInput("drawing-unclear", UNCLEAR)


UNCLEAR = (
    "It is unclear which squares of this table have queens; write Q for a queen and a full stop for an empty square, "
    "or the row of the queen of every column, for example 2 4 1 3."
)


def read_with_forbidden(text: str) -> Reading | None:
    """Read a list of rows, an x, and forbidden squares in any notation; None for other texts. Raises InvalidInput."""
    parts = FORBIDS.split(text)
    if len(parts) != 2:
        return None
    queens, squares = parts[0].strip(" ,;/|\n"), parts[1].strip(" .,;\n")
    columns, words = split_signs(queens.translate(BETWEEN).split() or [""]), squares.translate(BETWEEN).split()
    if re.search(r"[/|;\n]", queens) or not words or not all(cell.isdecimal() or cell == "." for cell in columns):
        return None
    board = " ".join(columns)
    if all(map(SQUARE.fullmatch, words)):
        return Reading(f"{board} x {' '.join(words)}")  # which read_state rejects by name
    if len(words) % 2 or not all(word.isdecimal() and len(word) < 5 for word in words):
        return None
    state = f"{board} x {' '.join(map(','.join, zip(words[::2], words[1::2])))}"
    if len(words) == 2 * len(PAIR.findall(squares)):
        return Reading(state)
    if not all(1 <= int(word) <= len(columns) for word in words):
        return None
    if not {*columns} <= {"0", "."} and (others := states_of([*columns, ".", *words])):
        raise ambiguity_error(
            "queens-or-forbidden",
            "Forbidden squares may stand after the x, or the x is a column without a queen; which is meant?",
            [state, *others],
        )
    return Reading(state, (FORBIDDEN_READ,))


FORBIDDEN_READ = note("queens-forbidden", "Read as forbidden squares after the x, row and column of each.")


def states_of(cells: list[str]) -> Sequence[str]:
    """Return the possible states of a list of rows; [] if it is invalid."""
    try:
        return [read_list(cells).state]
    except InvalidInput as refusal:
        return refusal.offers


# --- Lists of rows ----------------------------------------------------------------------------------------------------


def is_row_list(cells: list[str]) -> bool:
    """Return whether the numbers of a table are the rows of so many queens."""
    rows = [int(cell) for cell in cells if len(cell) < 8]
    return sorted(rows) in ([*range(len(cells))], [*range(1, len(cells) + 1)])


def split_signs(cells: list[str]) -> list[str]:
    """Split the table into one sign per column."""
    if len(cells) > 1 or len(cells[0]) < 2 or not cells[0].isalnum():
        return cells
    signs = list(cells[0])
    if cells[0].isdecimal() and len(signs) < 10:
        return signs
    values = [int(sign, 36) if sign.isascii() else -1 for sign in signs]
    return [*map(str, values)] if is_row_list([*map(str, values)]) else cells


def read_list(cells: list[str]) -> Reading:
    cells = [re.sub(r"^(\d+)\.0*$", r"\1", cell) if "." in cell else cell for cell in cells]
    empty = [cell in NO_VALUE for cell in cells]
    minus_one = "-1" in cells and not any(empty)  # for a column, counted from 0, without a queen
    if minus_one:
        empty = [cell == "-1" for cell in cells]
    rows = read_state(" ".join("." if none else cell for cell, none in zip(cells, empty)))
    if not minus_one and ("0" not in cells or zeros_are_empty(rows) and not any(empty)):
        notes = (FROM_ONE,) if "0" in cells and 0 < max(rows) < len(rows) else ()
        return rows_reading(rows)._replace(notes=notes)
    if max(rows) == len(rows):
        return Reading(write_full_state(read_state(" ".join(cells)) if minus_one else rows))
    from_zero = write_full_state([0 if none else row + 1 for row, none in zip(rows, empty)])
    one_zero = any(empty) and cells.count("0") == 1 or sorted(rows) == [*range(len(rows))]
    if "0" in cells if minus_one else one_zero:
        return Reading(from_zero, (FROM_ZERO,))
    raise ambiguity_error(
        "rows-from-where", "The rows may be counted from 0, or from 1 with columns that have no queen; which is meant?",
        [from_zero, write_full_state(rows)],
    )


FROM_ONE = note("rows-from-one", "Read as rows counted from 1, with 0 for a column that has no queen.")
FROM_ZERO = note("rows-from-zero", "Read as rows counted from 0: the row of the queen in each column.")


def rows_reading(rows: Sequence[int]) -> Reading:
    """Return the state of a list. Raises InvalidInput if its first number may be its length."""
    rest = rows[1:]
    if rows[0] == len(rest) > 3 and sorted(rest) == [*range(1, len(rest) + 1)]:
        raise ambiguity_error(
            "queens-or-size",
            "The list begins with {n}, which may be the number of queens, or a queen; which is meant?",
            [" ".join(map(str, rest)), " ".join(map(str, rows))], n=rows[0],
        )
    return Reading(write_full_state(rows))


def write_full_state(rows: Sequence[int]) -> str:
    """Return the state; that of a board without queens lists its zeros."""
    return write_state(rows) or " ".join(map(str, rows))


# --- Squares ----------------------------------------------------------------------------------------------------------


def read_squares(cells: list[str]) -> Reading:
    """Read the names of squares; a1 is at the bottom left."""
    found = [SQUARE.fullmatch(cell) for cell in cells]
    squares = [(number_of_letters(each[1].lower()), int(each[2])) for each in found if each]
    n = max(len(squares), *chain(*squares))
    rows = rows_of(n, ((n + 1 - rank, column) for column, rank in squares))
    sentence = "Read as the squares of queens on {n} rows and columns, a1 at the bottom left."
    return Reading(write_full_state(rows), (note("queens-squares", sentence, n=n),))


def number_of_letters(letters: str) -> int:
    return sum(26**place * (ord(letter) - ord("a") + 1) for place, letter in enumerate(reversed(letters)))


def rows_of(n: int, squares: Iterable[tuple[int, int]]) -> list[int]:
    """Return the row of the queen in each of n columns. squares: (row, column), from 1. Raises InvalidInput."""
    rows = [0] * n
    for row, column in squares:
        if rows[column - 1]:
            raise InvalidInput(
                "two-in-column", "Column {column} has two queens; a column may have one.", column=column
            )
        rows[column - 1] = row
    return rows


def square_pairs(rows: list[list[str]]) -> list[tuple[int, int]]:
    """Return squares as row and column; [] if the numbers are a list of rows printed in pairs."""
    cells = [*chain(*rows)]
    if not all(cell.isdecimal() and len(cell) < 5 for cell in cells):
        return []
    pairs = [(int(row), int(column)) for row, column in rows]
    every = [*range(len(pairs))], [*range(1, len(pairs) + 1)]
    whole = any(sorted(axis) in every for axis in zip(*pairs))
    return pairs if whole or not is_row_list(cells) else []


def read_pairs(pairs: list[tuple[int, int]]) -> Reading:
    numbers = [*chain(*pairs)]
    first = 0 if 0 in numbers else 1
    n = max(len(pairs), max(numbers) + 1 - first)
    rows = rows_of(n, ((row + 1 - first, column + 1 - first) for row, column in pairs))
    sentence = "Read as row and column of every queen, counted from {first}, on {n} rows and columns."
    return Reading(write_full_state(rows), (note("queens-pairs", sentence, first=first, n=n),))


# --- Drawings ---------------------------------------------------------------------------------------------------------


def read_drawing(lines: list[str]) -> list[int]:
    """Return the row of the queen in each column of n lines of n signs, Q or a full stop. Raises InvalidInput."""
    return rows_of(len(lines), queens_in_drawing(lines))


def queens_in_drawing(lines: list[str]) -> Iterator[tuple[int, int]]:
    n = len(lines)
    for row, line in enumerate(lines, 1):
        if len(line) != n:
            raise InvalidInput(
                "drawing-not-square", "Row {row} has {count} squares, but there are {n} rows; draw n rows of n "
                "squares.", row=row, count=len(line), n=n,
            )
        yield from ((row, column) for column, sign in enumerate(line, 1) if sign != ".")


def grid_of(table: Table, cells: list[str]) -> list[list[str]]:
    """Return the squares of a drawing, row by row; [] if the table is not a drawing."""
    if len(cells) > 1 and not table.listed:
        rows = [[TRUE.get(cell, cell) for cell in row] for row in table.rows]
        n = len(rows)
        if table.width == n and is_drawing(cells):
            return rows
        inner = strip_coordinates(rows)
        drawn = inner and len(inner[0]) == len(inner) < n + 1 and is_drawing([*chain(*inner)])
        return inner if drawn else []
    n = len(cells)
    if {*map(len, cells)} == {n} and is_drawing("".join(cells)) and (n > 1 or cells[0] not in EMPTIES):
        return [list(cell) for cell in cells]
    signs = list(cells[0]) if n == 1 else cells
    side = isqrt(len(signs))
    if side >= IN_ONE_ROW and side * side == len(signs) and is_drawing(signs):
        ones = sum(sign not in EMPTIES for sign in signs)
        if not "".join(signs).isdecimal() or ones == side:
            return [list(signs[row * side : (row + 1) * side]) for row in range(side)]
    if max(map(len, cells)) > 1 and {*"".join(cells)} <= QUEENS | EMPTIES - {"0"}:
        read_drawing(cells)  # raises: it is not square
    return []


def is_drawing(signs: Sequence[str]) -> bool:
    """Return whether these are squares with and without queens: few signs, and no numbers except 0 and 1."""
    kinds = {*signs}
    return len(kinds) < 5 and all(len(kind) <= 1 or kind in EMPTIES | QUEENS for kind in kinds) and not any(
        kind.isdecimal() and kind not in "01" for kind in kinds if kind
    ) and not (all(kind.isdecimal() for kind in kinds if kind) and len(signs) < 4)


def read_grid(grid: list[list[str]]) -> Reading:
    n = len(grid)
    counts = Counter(chain(*grid))
    queens, notes = queen_signs(counts, n)
    others = counts.keys() - queens
    forbidden: list[tuple[int, int]] = []
    if len(others) > 1:
        blocked = {sign for sign in others & FORBIDDEN if not is_chequered(grid, sign, queens)}
        if others - blocked - EMPTIES - DARK:
            raise InvalidInput("drawing-unclear", UNCLEAR)
        signs = ((row, column, sign) for row, line in enumerate(grid, 1) for column, sign in enumerate(line, 1))
        forbidden = [(row, column) for row, column, sign in signs if sign in blocked]
    rows = read_drawing(["".join("Q" if sign in queens else "." for sign in row) for row in grid])
    return Reading(write_full_state(Rows(rows).with_forbidden(forbidden)), notes)


def queen_signs(counts: Counter[str], n: int) -> tuple[set[str], tuple[Note, ...]]:
    """Return the signs of queens, with a note if they are unusual. Raises InvalidInput."""
    usual = counts.keys() & QUEENS
    if usual:
        return usual, ()
    kinds = counts.keys() - EMPTIES
    if n == 1 and kinds != {"1"}:
        raise InvalidInput("drawing-unclear", UNCLEAR)
    if not kinds:
        if len(counts) == 1 or {*counts} <= {"", ".", "0", "_"}:
            return set(), ()
        kinds = {*counts}
    if len(kinds) > 1 or kinds & EMPTIES:
        rare = [kind for kind in kinds if counts[kind] <= n]
        if len(rare) != 1 or any(counts[kind] <= counts[rare[0]] for kind in counts.keys() - {rare[0]}):
            raise InvalidInput("drawing-unclear", UNCLEAR)
        kinds = {rare[0]}
    (sign,) = kinds
    if counts[sign] == n * n > 1:
        raise InvalidInput("drawing-unclear", UNCLEAR)
    return {sign}, () if sign == "1" else (
        note("queen-sign", "Read as a drawing, each {sign} being a queen.", sign=sign),
    )


def is_chequered(grid: list[list[str]], sign: str, queens: set[str]) -> bool:
    """Return whether a sign marks just the dark, or the light, squares of a chessboard."""
    colours = [((row + column) % 2, each) for row, line in enumerate(grid) for column, each in enumerate(line)]
    marked = {colour for colour, each in colours if each == sign}
    return len(marked) == 1 and not marked & {colour for colour, each in colours if each not in queens | {sign}}
