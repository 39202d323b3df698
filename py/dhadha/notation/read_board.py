"""Parse a board to a table of cells, in the notations of the table in py/docs/command-line.md; all others are refused.

A puzzle says in a Notation how it reads a table. The running time is linear in the length of the text.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from math import isqrt
from typing import Any

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from .normalize_input import clean_text
from .tables_readings_and_notes import NO_VALUE, Notation, Reading, Rows, Table, ambiguous_input, note, typed

EMPTY = "\ue000"  # stands for a quoted empty field
SEPARATORS = "/;|"  # of rows on one line
COMMENT = re.compile(r"(?m)(?:^|(?<=\s))#+[ \t]+(?=(?:[^\W\d_] )?[^\W\d_]{2})[^\n]*$")
ASSIGNED = re.compile(r"\s*[A-Za-z_][\w.<>*&:,\[\] ]{0,80}=(?![=>])")
BARE_NUMBER = re.compile(r"(?<![\w\[])\d")
KEYED = re.compile(r"\{\s*\"[^\W\d]\w{0,40}\"\s*:(.*)\}", re.DOTALL)
CALLED = re.compile(r"(?:(?:np|numpy|pd)\.)?(?:array|DataFrame)\((?=[\[(])(.*?)(?:,\s*dtype=[\w.'<>]+)?\)", re.DOTALL)
QUOTED = re.compile(r'(?<!\w)(?:"([^"\n]*)"|\'([^\'\n]*)\')(?!\w)')
EMPTY_LINE = re.compile(r"\n[ \t]*\n\s*")
BRACKET = re.compile(r"[\[\](){}]")
INNERMOST = re.compile(r"\s*[\[({]([^\[\](){}]*)[\])}]\s*")
MISSING = re.compile(r"[,\[({]\s*,")  # a value between two commas
TOKEN = re.compile(r"[\[\](){}]|[^\s,\[\](){}]+")
CLOSING = {")": "(", "]": "[", "}": "{"}
SIZE = re.compile(r"([A-Za-z_]\w{0,20}\s*[=:(]\s*)?(\d{1,7})(?:\s*[x×*]\s*([1-9]\d{0,3}))?(\s*\))?;?")
LONGEST_SIZE = 3  # digits
NAMEABLE = re.compile(r"[\w.+-]*|.")  # of a wrong cell in a refusal
INTEGER = re.compile(r"[-+]?\d+")
FLOAT = re.compile(r"([-+]?\d+)\.0*")
GROUPED = re.compile(  # 1,000 and 1,00,000; 1.000; 1 000
    r"(?<![\d.,])\d{1,3}(?:(?:,\d{2,3})*,\d{3}|(?:\.\d{3})+)(?![\d.,])|(?<![\d.,])[1-9]\d{0,2}(?: 0\d\d)+(?![\d.,])"
)


def read_board(text: str, notation: Notation) -> Reading:
    """Return the Reading of a board.

    Raises InvalidInput, with offers if the text is a size or a number with separators, or is ambiguous for the puzzle.
    """
    if size := SIZE.fullmatch(text.strip()):
        return read_digits_or_ask_about_size(size, notation)
    words = text.replace(",", " ").split()
    if not notation.has_joined or any(len(word) != len(words) for word in words):
        refuse_ambiguous_separators(text, lambda changed: read_first_fitting_table(changed, notation))
    return read_first_fitting_table(text, notation)


def read_first_fitting_table(text: str, notation: Notation) -> Reading:
    """Return the Reading of the first table that the puzzle can read. Raises InvalidInput: the error of a cell if no
    other cell is wrong, else that the text is not read."""
    refusals = []
    for table in find_possible_tables(text):
        cells = table.cells
        wrong = [cell for cell in cells if not notation.is_cell(cell)]
        if len(wrong) > 1 or len(cells) < 3 * len(wrong) or not all(map(NAMEABLE.fullmatch, wrong)):
            continue
        try:
            reading = notation.read(table)
        except InvalidInput as refusal:
            if refusal.offers:
                raise
            refusals.append(refusal)
        else:
            if reading:
                return reading._replace(notes=(*table.notes, *reading.notes))
    raise requote_refusal_as_typed(refusals[0], text) if refusals else unreadable_board_error(text, notation.examples)


def requote_refusal_as_typed(refusal: InvalidInput, text: str) -> InvalidInput:
    """Return a refusal that quotes a cell as it was typed, for example in the digits of another script."""
    given = str(refusal.params.get("given", ""))
    signs = [*typed(text)]
    clean = [clean_text(sign) for sign in signs]
    start = "".join(clean).find(given)
    if not given or start < 0 or given in typed(text):
        return refusal
    ends = [*accumulate(map(len, clean))]
    quote = quoted("".join(sign for sign, end in zip(signs, ends) if start < end <= start + len(given)))
    refusal.params["given"] = quote
    refusal.args = (str(refusal).replace(f"“{given}”", f"“{quote}”"),)
    return refusal


def unreadable_board_error(text: str, examples: tuple[str, str]) -> InvalidInput:
    first, second = examples
    return InvalidInput(
        "not-read", "“{given}” cannot be read as a board. Write, for example, {first} or {second}.",
        given=quoted(typed(text)), first=first, second=second,
    )


def read_distinct_states(texts: Sequence[str], read: Callable[[str], Reading]) -> list[str]:
    """Return the distinct states of those texts that are read."""
    states = []
    for text in texts:
        try:
            states.append(read(text).state)
        except InvalidInput as refusal:
            states += refusal.offers
    return [*dict.fromkeys(states)]


# ---- Questions


def read_digits_or_ask_about_size(size: re.Match[str], notation: Notation) -> Reading:
    """Return the board of one word of digits. Raises InvalidInput with offers if it may be a size."""
    name, digits, columns, closed = size.groups()
    if bool(closed) != bool(name and "(" in name):
        raise unreadable_board_error(size.string, notation.examples)
    is_word, is_long = not name and not columns, len(digits) > LONGEST_SIZE
    states = read_distinct_states([digits], lambda word: read_first_fitting_table(word, notation)) if is_word else []
    if states and (digits in "01" or is_long and (len({*digits}) == len(digits) or digits[0] == "0")):
        return read_first_fitting_table(digits, notation)
    boards = [board for board in notation.of_size(int(digits), int(columns or digits)) if board]
    if is_word and not boards and (digits == "0" or is_long):
        return read_first_fitting_table(digits, notation)
    raise only_a_size_error(size.string, [*boards, *(state for state in states if state != digits)], notation.examples)


def only_a_size_error(text: str, boards: Sequence[str], examples: tuple[str, str]) -> InvalidInput:
    """Return the error for a size alone, with boards as offers."""
    sentence = "“{given}” looks like a size. Write a complete board, such as {first} or {second}."
    first, second = examples
    return ambiguous_input("only-a-size", sentence, boards, given=quoted(typed(text)), first=first, second=second)


def refuse_ambiguous_separators(text: str, read: Callable[[str], Reading]) -> None:
    """Raise InvalidInput if numbers with separators, such as 1,000, may be one number each. read: reads a text without
    them."""
    groups = GROUPED.findall(text)
    if not groups:
        return
    joined = GROUPED.sub(lambda group: re.sub(r"[,. ]", "", group[0]), text)
    apart = GROUPED.sub(lambda group: re.sub(r"\.0*$", "", group[0].replace(",", " ")), text)
    whole, states = read_distinct_states([joined], read), read_distinct_states([joined, apart], read)
    if len(states) > 1 or whole or any("." in group or re.search(r"[, ]0", group) for group in groups):
        raise ambiguous_input(
            "number-with-separators", "“{given}” may be one number or several. Put spaces between numbers, but no "
            "commas, full stops or spaces inside them.", states, given=quoted(typed(text)),
        )


# ---- Tables


def find_possible_tables(text: str) -> Iterator[Table]:
    """Yield the tables that a text may be: as it is, without empty fields at the ends of all rows, without names above
    the columns, or without a size before the board; a list without its empty end first. Yields nothing if there are no
    cells, or for a list of YAML."""
    rows = parse_rows_of_cells(text)
    is_yaml = len(rows) > 1 and all(row[0] == "-" for row in rows) and {*map(len, rows)} != {max(3, len(rows[0]))}
    if is_yaml or not any(map(any, rows)):
        return
    if inner := without_row_and_column_labels(rows):
        yield Table(without_zero_decimals(inner))
        return
    rows = without_zero_decimals(rows)
    trimmed = [Table([row[:-1] for row in rows])] if all(row[-1] == "" and len(row) > 1 for row in rows) else []
    yield from (*trimmed, Table(rows)) if len(rows) == 1 else (Table(rows), *trimmed)
    head, *rest = rows
    if len(head) > 1 and rest and are_names(head) and not any(cell[:1].isalpha() for row in rest for cell in row):
        yield Table(without_zero_decimals(rest))
    if rest and is_size_of_rows(head, rest):
        size = note("size-before", "“{size}” in front of the board was read as its size.", size=" ".join(head))
        yield Table(without_zero_decimals(rest), (size,))


def without_zero_decimals(rows: Rows) -> Rows:
    """Return rows with 2 for 2.0, if all numbers are written so."""
    if any(INTEGER.fullmatch(cell) for row in rows for cell in row):
        return rows
    return [[found[1] if (found := FLOAT.fullmatch(cell)) else cell for cell in row] for row in rows]


def are_names(cells: list[str]) -> bool:
    return all(not cell or cell[0].isalpha() and cell not in NO_VALUE for cell in cells)


def is_size_of_rows(head: list[str], rows: Rows) -> bool:
    """Return whether a row is the number of rows, with or without that of columns, or the length or side of a list."""
    width = len(rows[0])
    if any(len(row) != width for row in rows):
        return False
    side = isqrt(width)
    listed = [[str(width)], [str(side)] if side * side == width else []] if len(rows) == 1 else []
    return head in ([str(len(rows))], [str(len(rows)), str(width)], *filter(None, listed))


def without_row_and_column_labels(rows: Rows) -> Rows:
    """Return the rows without the numbers or letters of rows and columns; [] if they have none."""
    for head, body in ((rows[0], rows[1:]), (rows[-1], rows[:-1])):
        labels = head[head[0] == "" :]
        if {*map(len, body)} != {len(labels) + 1} or len(body) < 2 or len(labels) < 2 and labels != ["0"]:
            continue
        if are_consecutive_labels(labels) and are_consecutive_labels([row[0] for row in body]):
            return [row[1:] for row in body]
    return []


def are_consecutive_labels(cells: list[str]) -> bool:
    """Return whether cells are 0 1 2 …, 1 2 3 … or a b c …, or the same backwards."""
    series = [[*map(str, range(first, first + len(cells)))] for first in (0, 1)]
    series += [[chr(ord(first) + at) for at in range(len(cells))] for first in "aA"]
    return cells in series or cells[::-1] in series


def parse_rows_of_cells(text: str) -> Rows:
    """Return rows of cells, perhaps of different lengths; [] for a text in no notation that is read."""
    text = without_code_around(COMMENT.sub("", text))
    if sum("\n" in block for block in EMPTY_LINE.split(text.strip())) > 1:
        return []  # several boards
    text = QUOTED.sub(unquote_field_match, text) if '"' in text or "'" in text else text
    if not BRACKET.search(text):
        rows = parse_lines_as_rows(text)
    elif inner := INNERMOST.fullmatch(text):
        rows = parse_lines_as_rows(inner[1].replace("\n", " "))
    else:
        rows = parse_bracketed_rows(text)
    return [[cell.replace(EMPTY, "") for cell in row] for row in rows]


def without_code_around(text: str) -> str:
    """Return a text without the name of a variable, the only key of an object, or a call of NumPy or pandas around it.
    """
    named = ASSIGNED.match(text)
    if named and not BARE_NUMBER.search(named[0]):
        text = text[named.end() :]
    if text.rstrip().endswith(";"):
        text = text.rstrip()[:-1]
    for wrapper in (KEYED, CALLED):
        if found := wrapper.fullmatch(text.strip()):
            text = found[1]
    return text


def unquote_field_match(found: re.Match[str]) -> str:
    inner = found[1] or found[2] or ""
    if not inner.strip():
        return EMPTY
    return f"({inner})" if re.search(r"[\s,;/|]", inner) else inner


def parse_bracketed_rows(text: str) -> Rows:
    """Return the rows of nested brackets; [] if brackets do not match, or cells and brackets are mixed."""
    stack: list[Any] = [[]]  # the contents of open brackets: cells and lists
    if MISSING.search(text):
        return []
    opened = []
    for sign in TOKEN.findall(text):
        if sign in "[({":
            opened.append(sign)
            stack.append([])
        elif sign not in CLOSING:
            stack[-1].append(sign)
        elif not opened or opened.pop() != CLOSING[sign]:
            return []
        else:
            inner = stack.pop()
            stack[-1].append(inner)
    rows: Any = [] if opened else stack[0]
    while len(rows) == 1 and isinstance(rows[0], list):
        rows = rows[0]
    rows = rows if any(isinstance(row, list) for row in rows) else [rows]
    is_table = all(isinstance(row, list) and row and all(isinstance(cell, str) for cell in row) for row in rows)
    return rows if is_table else []


def parse_lines_as_rows(text: str) -> Rows:
    has_bars = "|" in text
    lines = [line for line in text.split("\n") if line.strip() and not is_separator_line(line, has_bars)]
    if len(lines) > 1 and any("/" in line.strip(" /") for line in lines):
        lines = [" ".join(lines)]
    if len(lines) < 2:
        return parse_line_as_rows(lines[0]) if lines else []
    if all(line.strip().startswith("|") and line.strip().endswith("|") for line in lines):
        return [split_line_into_cells(line.strip()[1:-1]) for line in lines]
    lines = [line.rstrip(" \t;/") for line in lines] if not has_bars else lines
    if {line.count(",") - lines[-1].count(",") for line in lines[:-1] if line.endswith(",")} == {1}:
        lines = [line.removesuffix(",") for line in lines]
    return [split_line_into_cells(line) for line in lines]


def is_separator_line(line: str, has_bars: bool) -> bool:
    """Return whether a line separates rows of a Markdown table or of a frame."""
    drawn, line = not line.strip("|-+=: \t"), line.strip()
    is_frame = line[0] == line[-1] == "+" and len(line) > 1
    return drawn and (is_frame or ("--" in line or "==" in line) and ("+" in line or has_bars))


def parse_line_as_rows(line: str) -> Rows:
    line = line.strip()
    for sign in SEPARATORS:
        if sign in line.strip(sign):
            rows = [split_line_into_cells(piece) for piece in line.removeprefix(sign).removesuffix(sign).split(sign)]
            return [[row[0] for row in rows]] if all(len(row) == 1 for row in rows) else rows
        line = line.strip(sign).strip()
    words = [word.split(",") for word in line.split()]
    if len(words) > 1 and len({*map(len, words)}) == 1 < len(words[0]) and all(map(all, words)):
        return words
    return [split_line_into_cells(line)]


def split_line_into_cells(line: str) -> list[str]:
    """Return the cells of a row, "" for nothing between two bars, tabs, semicolons or commas."""
    for sign in "|\t;,":
        if sign in line:
            pieces = line.split(sign)
            if all(len(piece.split()) < 2 for piece in pieces):
                return [piece.strip() for piece in pieces]
    return re.split(r"[\s,;]+", line.strip(" \t\n,;"))
