"""Boards of queens in common notations: lists, drawings, squares, and chess notation."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from ...core.errors import InvalidInput
from ...notation.tables_readings_and_notes import EMPTIES, NO_VALUE, Notation, Reading, Table, ambiguous_input, note
from .board import FORBIDS, LIT_UP_TO, Rows, read_state, write_state, zeros_are_empty

FEN = re.compile(r"\s*([1-9A-Za-z]{1,60}(?:/[1-9A-Za-z]{1,60})+)(?: [wb](?: \S{1,5}){1,4})?\s*")
SQUARE = re.compile(r"[Qq♛♕]?([a-z]{1,2})([1-9]\d{0,2})", re.IGNORECASE)
QUEENS = frozenset(("Q", "q", "♛", "♕", "👑", "♚", "♔", "👸", "D", "W", "রা", "রানি", "وزیر"))
FREE = EMPTIES | {"0", "None", "null"}
MARKS = frozenset(("*", "#", "x", "X", "o", "O", "●"))  # also of queens
FORBIDDEN = frozenset(("x", "X", "×", "■"))
SIGNS = QUEENS | FREE | MARKS | FORBIDDEN | NO_VALUE | {"1"}
EMPTY = NO_VALUE - {"x", "X"}  # columns of a list; an x precedes forbidden squares
TRUE = {"True": "1", "False": "0", "true": "1", "false": "0"}


def read_queens_in_any_notation(text: str) -> Reading:
    """Read the row of the queen in each column: a list from 1 or from 0, a drawing, or the queens' squares."""
    if not text.strip() or is_canonical(text):
        return Reading(text.strip())
    if reading := read_with_forbidden(text):
        return reading
    if found := FEN.fullmatch(text):
        lines = [re.sub(r"\d", lambda digit: int(digit[0]) * ".", line) for line in found[1].split("/")]
        if all(len(line) == len(lines) for line in lines) and {*"".join(lines)} <= {".", "Q", "q"}:
            fen = note("queens-fen", "Read as a position in chess notation (FEN).")
            return Reading(write_state_even_if_empty(read_drawing(lines)), (fen,))
    from ...notation.read_board import read_board

    return read_board(text, Notation(
        read_table, is_cell, (".Q.. / ...Q / Q... / ..Q.", "2 4 1 3"), boards_of_size, has_joined=True,
    ))


def is_canonical(text: str) -> bool:
    """Return whether the text is in canonical form and has no other interpretation."""
    words = text.split(" ")
    if not all(word.isdecimal() or word == "." for word in words) or len(words) < 2 and text != "1":
        return False
    try:
        return "0" not in words or "." in words or zeros_are_empty(read_state(text))
    except InvalidInput:
        return False


def is_cell(cell: str) -> bool:
    """Return whether a cell is a row, a square, or a part of a drawing."""
    is_drawn = cell in TRUE or cell in SIGNS or {*cell} <= SIGNS
    return is_drawn or cell.removeprefix("-").isdecimal() or bool(SQUARE.fullmatch(cell))


def boards_of_size(rows: int, columns: int) -> list[str]:
    return ["0" + " 0" * (rows - 1)] if 0 < rows == columns <= LIT_UP_TO else []


def read_table(table: Table) -> Reading | None:
    """Raises InvalidInput."""
    drawn = table._replace(rows=[[TRUE.get(cell, cell) for cell in row] for row in table.rows])
    cells, squares = drawn.cells, drawn.rows_of_drawn_squares
    if len(cells) > 1 and all(map(SQUARE.fullmatch, cells)):
        return read_squares(cells)
    if squares and is_drawing([*chain(*squares)]) or len(cells) == 1 and cells[0] in QUEENS:
        return read_sign_grid_as_board(squares or [cells])
    if table.is_list and any(map(str.isdigit, "".join(cells))):
        return read_row_list(split_digits(cells))
    if is_row_list(cells):
        raise ambiguous_input("drawing-unclear", UNCLEAR, [read_row_list(cells).state])
    if is_drawing("".join(cells)):
        read_drawing(cells if table.is_list else drawn.rows)  # raises: it is not square
    return None


UNCLEAR = (
    "It is unclear which squares of this table have queens. Write Q for a queen and a full stop for an empty square. "
    "Or write the row of the queen in each column, for example 2 4 1 3."
)


def read_with_forbidden(text: str) -> Reading | None:
    """Read rows of queens, an x, and forbidden squares row,column, which read_state checks; None for other texts."""
    queens, *squares = FORBIDS.split(text)
    columns = split_digits(queens.split())
    if len(squares) != 1 or "," not in squares[0] or not all(cell.isdecimal() or cell == "." for cell in columns):
        return None
    return Reading(f"{' '.join(columns)} x {' '.join(squares[0].split())}")


# --- Lists of rows ----------------------------------------------------------------------------------------------------


def is_row_list(cells: Sequence[str]) -> bool:
    """Return whether these are the rows of so many queens, each once."""
    rows = [int(cell) for cell in cells if cell.isdecimal() and len(cell) < 8]
    return sorted(rows) in ([*range(len(cells))], [*range(1, len(cells) + 1)])


def split_digits(cells: list[str]) -> list[str]:
    """Return the digits of a single cell as one cell for each column."""
    return [*cells[0]] if len(cells) == 1 and cells[0].isdecimal() and len(cells[0]) < 10 else cells


def read_row_list(cells: list[str]) -> Reading:
    empty = [cell in EMPTY for cell in cells]
    rows = read_state(" ".join("." if none else cell for cell, none in zip(cells, empty)))
    if "0" not in cells or zeros_are_empty(rows) and not any(empty):
        from_one = note("rows-from-one", "Read as rows counted from 1, with 0 for a column that has no queen.")
        return rows_reading(rows)._replace(notes=(from_one,) if "0" in cells and 0 < max(rows) < len(rows) else ())
    if max(rows) == len(rows):
        return Reading(write_state_even_if_empty(rows))
    from_zero = write_state_even_if_empty([0 if none else row + 1 for row, none in zip(rows, empty)])
    if any(empty) and cells.count("0") == 1 or sorted(rows) == [*range(len(rows))]:
        hint = note("rows-from-zero", "Read as rows counted from 0: the row of the queen in each column.")
        return Reading(from_zero, (hint,))
    raise ambiguous_input(
        "rows-from-where", "Are the rows counted from 0? Or from 1, where 0 means a column without a queen?",
        [from_zero, write_state_even_if_empty(rows)],
    )


def rows_reading(rows: Sequence[int]) -> Reading:
    """Return the state of a list. Raises InvalidInput if its first number may be its length."""
    rest = rows[1:]
    if rows[0] == len(rest) > 3 and sorted(rest) == [*range(1, len(rest) + 1)]:
        raise ambiguous_input(
            "queens-or-size",
            "The list begins with {n}. Is this the number of queens, or the row of the first queen?",
            [" ".join(map(str, rest)), " ".join(map(str, rows))], n=rows[0],
        )
    return Reading(write_state_even_if_empty(rows))


def write_state_even_if_empty(rows: Sequence[int]) -> str:
    """Return the state; that of a board without queens lists its zeros."""
    return write_state(rows) or " ".join(map(str, rows))


# --- Squares ----------------------------------------------------------------------------------------------------------


def read_squares(cells: list[str]) -> Reading:
    """Read the names of squares; a1 is at the bottom left."""
    found = [SQUARE.fullmatch(cell) for cell in cells]
    squares = [(column_number_from_letters(each[1].lower()), int(each[2])) for each in found if each]
    n = max(len(squares), *chain(*squares))
    rows = queen_rows_from_squares(n, ((n + 1 - rank, column) for column, rank in squares))
    sentence = "Read as the squares of the queens on a board of {n} rows and columns; a1 is at the bottom left."
    return Reading(write_state_even_if_empty(rows), (note("queens-squares", sentence, n=n),))


def column_number_from_letters(letters: str) -> int:
    return sum(26**place * (ord(letter) - ord("a") + 1) for place, letter in enumerate(reversed(letters)))


def queen_rows_from_squares(n: int, squares: Iterable[tuple[int, int]]) -> list[int]:
    """Return the row of the queen in each of n columns. squares: (row, column), from 1. Raises InvalidInput."""
    rows = [0] * n
    for row, column in squares:
        if rows[column - 1]:
            raise InvalidInput(
                "two-in-column", "Column {column} has two queens. A column can have only one.", column=column
            )
        rows[column - 1] = row
    return rows


# --- Drawings ---------------------------------------------------------------------------------------------------------


def read_drawing(lines: Sequence[Sequence[str]]) -> list[int]:
    """Return the row of the queen in each column of n lines of n signs, Q or a full stop. Raises InvalidInput."""
    n = len(lines)
    for row, line in enumerate(lines, 1):
        if len(line) != n:
            raise InvalidInput(
                "drawing-not-square", "Row {row} has {count:square}, but the drawing has {n:row}. Draw n rows of n "
                "squares.", row=row, count=len(line), n=n,
            )
    signs = ((row, column, sign) for row, line in enumerate(lines, 1) for column, sign in enumerate(line, 1))
    return queen_rows_from_squares(n, ((row, column) for row, column, sign in signs if sign != "."))


def is_drawing(signs: Sequence[str]) -> bool:
    """Return whether these are squares with and without queens: few signs, and no numbers except 0 and 1."""
    kinds = {*signs}
    return len(kinds) < 5 and all(len(kind) <= 1 or kind in FREE | QUEENS for kind in kinds) and not any(
        kind.isdecimal() and kind not in "01" for kind in kinds if kind
    ) and not (all(kind.isdecimal() for kind in kinds if kind) and len(signs) < 4)


def read_sign_grid_as_board(grid: list[list[str]]) -> Reading:
    """Read the squares of a drawing: queens, forbidden squares, and others. Raises InvalidInput."""
    counts = Counter(chain(*grid))
    queens = find_queen_signs(counts, len(grid))
    others = counts.keys() - queens
    blocked = others & FORBIDDEN if len(others) > 1 else set()
    if len(others) > 1 and others - blocked - FREE:
        raise InvalidInput("drawing-unclear", UNCLEAR)
    signs = ((row, column, sign) for row, line in enumerate(grid, 1) for column, sign in enumerate(line, 1))
    forbidden = [(row, column) for row, column, sign in signs if sign in blocked]
    rows = read_drawing([["Q" if sign in queens else "." for sign in row] for row in grid])
    unusual = [
        note("queen-sign", "Read as a drawing; each {sign} is a queen.", sign=sign) for sign in queens & MARKS
    ]
    return Reading(write_state_even_if_empty(Rows(rows).with_forbidden(forbidden)), tuple(unusual))


def find_queen_signs(counts: Counter[str], n: int) -> set[str]:
    """Return the signs of queens, or the only sign that is not one of an empty square. Raises InvalidInput."""
    if usual := counts.keys() & QUEENS:
        return usual
    kinds = counts.keys() - FREE
    too_many = len(kinds) > 1 or sum(counts[kind] for kind in kinds) > n
    if too_many or not kinds <= MARKS | {"1"} or n == 1 and kinds != {"1"}:
        raise InvalidInput("drawing-unclear", UNCLEAR)
    return kinds
