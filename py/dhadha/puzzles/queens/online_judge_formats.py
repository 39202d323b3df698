"""Queens problems in the input formats of online judges: UVa 750 and 11195, and Kattis "8queens"."""

from collections.abc import Iterable, Iterator

from ...core.errors import InvalidInput
from ...core.quoting import quoted
from ...core.step import answer_of
from ...puzzle.online_judge_input import Words, case_numbers
from .board import Rows, attacking_pairs
from .count import all_solutions, count_solutions
from .problem import QueensProblem

SIDE = 8
LARGEST = 14  # of UVa 11195
HEADER = ("SOLN       COLUMN", " #      1 2 3 4 5 6 7 8", "")


def chess_problem(lines: Iterable[str]) -> Iterator[str]:
    """UVa 750, "8 Queens Chess Problem": the number of cases, then for each the row and the column of a queen. Yield
    the solutions with that queen, each as the row of the queen in every column, numbered in lexicographic order, an
    empty line between two cases. Raises InvalidInput at the first error, naming its line."""
    words = Words(lines)
    every = list(all_solutions(SIDE))
    for case in case_numbers(words):
        row, column = (words.number(f"the {name} of the queen of case {case}", SIDE, 1) for name in ("row", "column"))
        if case > 1:
            yield ""
        yield from HEADER
        found = [rows for rows in every if rows[column - 1] == row]
        for number, rows in enumerate(found, 1):
            yield f"{number:2}      {' '.join(map(str, rows))}"


def another_problem(lines: Iterable[str]) -> Iterator[str]:
    """UVa 11195, "Another n-Queen Problem": n, then n rows of full stops, and asterisks for forbidden squares; 0
    ends the input. Yield "Case 1: 92", the number of solutions. Raises InvalidInput at the first error, naming its
    line."""
    words, case = Words(lines), 0
    while n := words.number("the n of the next case, or 0 at the end", LARGEST):
        case += 1
        rows = [read_row(words, row, n) for row in range(1, n + 1)]
        forbidden = [(row, at) for row, signs in enumerate(rows, 1) for at, sign in enumerate(signs, 1) if sign == "*"]
        yield f"Case {case}: {answer_of(count_solutions(QueensProblem(Rows((0,) * n).with_forbidden(forbidden))))}"
    words.check_end()


def eight_queens(lines: Iterable[str]) -> Iterator[str]:
    """Kattis "8queens": eight rows of full stops, and asterisks for queens. Yield "valid" if there are eight of them
    and none attacks another, else "invalid". Raises InvalidInput at the first error, naming its line."""
    words = Words(lines)
    drawn = [read_row(words, row, SIDE) for row in range(1, SIDE + 1)]
    words.check_end()
    columns = [[row for row, signs in enumerate(drawn, 1) if signs[at] == "*"] for at in range(SIDE)]
    one_each = all(len(rows) == 1 for rows in columns)
    yield "valid" if one_each and not attacking_pairs(Rows(rows[0] for rows in columns)) else "invalid"


def read_row(words: Words, row: int, n: int) -> str:
    """Return the next row of a drawing of n columns."""
    signs = words.word(f"row {row} of the board")
    if len(signs) != n or not {*signs} <= {".", "*"}:
        raise InvalidInput(
            "form-row-in-line", "Line {line}: “{given}” is not row {row} of the board: {n} full stops and asterisks.",
            line=words.line, given=quoted(signs), row=row, n=n,
        )
    return signs
