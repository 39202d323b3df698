"""The board of N-queens: parse and format states, and find attacks.

A state is a tuple of n numbers: the row of the queen in each column, 1 to n from the top, 0 for none. So two queens
never share a column; they attack each other along rows and diagonals. As text, forbidden squares follow an x, as
row,column: "0 0 0 0 x 1,1 2,3".
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from ...puzzle import InvalidInput, quoted

LARGEST = 1_000_000
LIT_UP_TO = 100
LARGEST_WITH_FORBIDDEN = 40  # columns; larger boards do not show single squares
BLOCKED = -1  # the value of a forbidden square
SQUARE = re.compile(r"(\d{1,4}),(\d{1,4})")
FORBIDS = re.compile(r"(?<!\S)[x×](?!\S)", re.IGNORECASE)

Square = tuple[int, int]  # row and column, from 1


class Rows(tuple[int, ...]):
    """A state that includes the forbidden squares of its board."""

    forbidden: frozenset[Square] = frozenset()

    def with_forbidden(self, squares: Iterable[Square]) -> "Rows":
        """Return the same queens on a board with these forbidden squares."""
        rows = Rows(self)
        rows.forbidden = frozenset(squares)
        return rows


def read_state(text: str) -> Rows:
    """Parse the row of the queen in each column, 0 or a full stop for none, and the forbidden squares after an x; ()
    for an empty text. Raises InvalidInput naming the first error and its place."""
    queens, *squares = FORBIDS.split(text, maxsplit=1)
    if not squares or not squares[0].strip():  # an x at the end forbids nothing
        return Rows(read_queens(text))
    rows = Rows(read_queens(queens))
    return rows.with_forbidden(read_forbidden(squares[0], len(rows)))


def read_forbidden(text: str, n: int) -> list[Square]:
    """Parse the squares row,column between spaces, on a board of side n."""
    if not n:
        raise InvalidInput(
            "forbidden-without-board", "There is no board before the x. First write the row of the queen in each "
            "column, 0 for none. Then write x and the forbidden squares as row,column, for example {example}.",
            example="0 0 0 0 x 1,1 2,3",
        )
    if n > LARGEST_WITH_FORBIDDEN:
        raise InvalidInput(
            "forbidden-too-large",
            "The board has {n} columns. Only boards of up to {largest} columns can have forbidden squares.",
            n=n, largest=LARGEST_WITH_FORBIDDEN,
        )
    squares = []
    for word in text.split():
        found = SQUARE.fullmatch(word)
        if not found:
            raise InvalidInput(
                "forbidden-malformed", "“{given}” is not a forbidden square. Write its row and its column with a comma "
                "between them, for example 2,3.", given=quoted(word),
            )
        row, column = map(int, found.groups())
        if not (1 <= row <= n and 1 <= column <= n):
            raise InvalidInput(
                "forbidden-off-board", "The forbidden square {given} is off the board. Rows and columns go from 1 to "
                "{n}.", given=quoted(word), n=n,
            )
        squares.append((row, column))
    return squares


def read_queens(text: str) -> tuple[int, ...]:
    rows = tuple(read_queen_row(token, column) for column, token in enumerate(text.split(), 1))
    if rows and not 0 <= min(rows) <= max(rows) <= len(rows):
        column, row = next((column, row) for column, row in enumerate(rows, 1) if not 0 <= row <= len(rows))
        raise InvalidInput(
            "queen-off-board", "Column {column} has its queen in row {row}, which is off the board. "
            "Rows go from 1 to {n}, and 0 means no queen.", column=column, row=str(row), n=len(rows),
        )
    return rows


def read_queen_row(token: str, column: int) -> int:
    digits = token.removeprefix("-")
    if digits.isdecimal() and len(digits) <= 7:
        return int(token)
    if token == ".":
        return 0
    raise InvalidInput(
        "queen-not-a-number", "“{given}” for column {column} is not a number. Write the row of the queen in each "
        "column, 0 for none, for example 2 4 1 3.", given=quoted(token), column=column,
    )


def write_state(rows: Sequence[int]) -> str:
    """Format numbers between spaces, forbidden squares after an x; "" for an empty board. `read_state` parses it. A
    column without a queen is 0, or a full stop if the zeros might be rows."""
    forbidden = forbidden_squares_of_state(rows)
    if not forbidden and not any(rows):
        return ""
    text = " ".join(map(str, rows))
    if forbidden:
        return f"{text} x {' '.join(f'{row},{column}' for row, column in sorted(forbidden))}"
    return text if 0 not in rows or zeros_are_empty(rows) else f" {text} ".replace(" 0", " .").strip()


def zeros_are_empty(rows: Sequence[int]) -> bool:
    """Return whether a list with zeros is valid as rows from 1, 0 for none, but not as rows from 0."""
    return max(rows) == len(rows) or not any(rows) or (rows.count(0) > 1 and not crowded_lines(rows))


def forbidden_squares_of_state(rows: Sequence[int]) -> frozenset[Square]:
    return rows.forbidden if isinstance(rows, Rows) else frozenset()


def queens_on_forbidden_squares(rows: Sequence[int]) -> list[int]:
    """Return the columns, from 0, whose queens stand on forbidden squares."""
    forbidden = forbidden_squares_of_state(rows)
    return [column for column, row in enumerate(rows) if (row, column + 1) in forbidden] if forbidden else []


def attackers_of(rows: Sequence[int], column: int, row: int) -> list[int]:
    """Return the columns of the queens that attack the square (column, row); the first column is 0."""
    return [
        other for other, at in enumerate(rows)
        if at and other != column and (at == row or abs(at - row) == abs(other - column))
    ]


class Lines:
    """The number of queens on each row and each diagonal, so that a square is tested in constant time."""

    def __init__(self, rows: Sequence[int]) -> None:
        self.rows: Counter[int] = Counter()
        self.falling: Counter[int] = Counter()
        self.rising: Counter[int] = Counter()
        for column, row in enumerate(rows):
            if row:
                self.add(column, row, 1)

    def add(self, column: int, row: int, count: int) -> None:
        """Count `count` more queens on the lines of a square; -1 removes one."""
        self.rows[row] += count
        self.falling[row - column] += count
        self.rising[row + column] += count

    def count_attackers_of_square(self, column: int, row: int) -> int:
        """Return the number of queens that would attack a queen on the square; its column must not be counted."""
        return self.rows[row] + self.falling[row - column] + self.rising[row + column]

    def count_attacking_pairs(self) -> int:
        """Return the number of attacking pairs, including pairs with a queen between them."""
        lines = (self.rows, self.falling, self.rising)
        return sum(count * (count - 1) // 2 for line in lines for count in line.values())


def count_attacking_pairs(rows: Sequence[int]) -> int:
    return Lines(rows).count_attacking_pairs()


def are_attacking(rows: Sequence[int], one: int, other: int) -> bool:
    """Return whether the queens of two columns attack each other, even with a queen between them."""
    return rows[one] > 0 and rows[other] > 0 and abs(rows[one] - rows[other]) in (0, abs(one - other))


def crowded_lines(rows: Sequence[int]) -> list[list[int]]:
    """Return the columns of the queens on every line that holds more than one."""
    lines: dict[tuple[str, int], list[int]] = {}
    for column, row in enumerate(rows):
        for line in (("row", row), ("falling", row - column), ("rising", row + column)) if row else ():
            lines.setdefault(line, []).append(column)
    return [columns for columns in lines.values() if len(columns) > 1]
