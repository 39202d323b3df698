"""Parse normalized text to tables of cells: nested brackets, or rows separated by line ends, slashes, bars or others.

strip_markup.py removes the markup around the cells first. A cell is a string without spaces, "" for an empty field;
puzzles interpret its content. The running time is linear in the length of the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from math import prod
from typing import Any, NamedTuple

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from . import Note, Reading, first_with_others, note
from .strip_markup import CELL_WORDS, EMPTY, LETTERS, remove_markup

Rows = list[list[str]]
CanBeBoard = Callable[[list[str], bool], bool]
CLOSING = {")": "(", "]": "[", "}": "{"}
BRACKETS = str.maketrans("()[]{}", "      ")
LONGEST = 30_000  # characters; longer texts are parsed as plain lists only
DEEPEST = 60  # nested brackets
SHORT = 3  # cells, or characters of a cell
MISSING = "\ue001"  # placeholder at the end of a short row
BULLETS = frozenset("*-+•◦▪‣·")
SYMBOLIC = "|-+:= \t"
SEPARATORS = [{"-"}, {"·"}, {":"}, {"+"}, {"->"}, {"=>"}, {"→"}, {"&"}]  # words between all cells of a line
JOINERS = {sign: re.compile(rf"([^{sign}\s]+|[{sign}])(?:[{sign}]|$)") for sign in "-+:_"}  # between cells in a word
BOLD = re.compile(r"\s*\*\*(\S+)\*\*\s*")
CELL = re.compile(r"\S+")
WORD_BEFORE = re.compile(r"(?:[A-Za-z_][\w.:!<>]*|new|return)$")

EMPTY_COLUMN = note("empty-column", "Every row ends with an empty field; these were taken for an empty column.")


class Table(NamedTuple):
    """Rows of cells. listed: whether the cells form a list: one row or column, or a list broken into lines."""

    rows: Rows
    listed: bool

    @property
    def cells(self) -> list[str]:
        return [cell for row in self.rows for cell in row]

    @property
    def width(self) -> int:
        """The common length of the rows; 0 if they differ."""
        return len(self.rows[0]) if len({*map(len, self.rows)}) == 1 else 0

    def __str__(self) -> str:
        rows = [self.cells] if self.listed else self.rows
        return " / ".join(" ".join(cell or "." for cell in row) for row in rows)


def is_long_row(row: list[str], on_lines: bool) -> bool:
    """Return whether a row is too long for a row of a small board."""
    return len(row) > SHORT or len(row[0]) > SHORT


def read_boards(
    text: str, read: Callable[[Table], Reading], can_be_board: CanBeBoard = is_long_row, common_note: str = "",
    gap: bool = False,
) -> Reading:
    """Return the Reading of the first board of a text, with the others as its `more`.

    read: returns the Reading of a table or raises InvalidInput. can_be_board: function of (row, whether rows are lines)
    that returns whether a row can be a whole board. common_note: key of a note that all boards or none must have. gap:
    whether a board has one empty cell; a missing one is then the last. Raises the first InvalidInput with offers, else
    that of the likeliest interpretation.
    """
    errors: list[InvalidInput] = []
    for tables in filter(None, interpretations(text, can_be_board)):
        if len(tables) > 1 and any(len(table.cells) == 1 and len(table.cells[0]) <= SHORT for table in tables):
            continue  # one of several boards is never a single cell
        try:
            readings = [read_table(table, read, gap) for table in tables]
        except InvalidInput as error:
            errors.append(error)
            continue
        if len({common_note in [each.key for each in reading.notes] for reading in readings}) > 1:
            errors.append(InvalidInput(
                "counted-apart", "Some of these {count} boards are counted from 0, others perhaps from 1; "
                "give them one by one.", count=len(readings),
            ))
            continue
        if len(readings) == 1:
            return readings[0]
        return first_with_others([board for reading in readings for board in (reading, *reading.more)])
    if errors:
        raise next((error for error in errors if error.offers), errors[0])
    if any(map(str.isalnum, text)):
        raise unclear_error(text)
    return Reading("")


def unclear_error(text: str) -> InvalidInput:
    if re.search(r"[\[({]", text) and re.search(r"\d", text):
        return InvalidInput(
            "notation-mixed", "Brackets and bare numbers are mixed in “{given}”; put all in brackets, or none.",
            given=quoted(text),
        )
    return InvalidInput("notation-none", "There is no board in “{given}”.", given=quoted(text))


def read_table(table: Table, read: Callable[[Table], Reading], gap: bool) -> Reading:
    """Return the Reading of the first valid variant of a table. Raises InvalidInput, with its state added to the offers
    if an earlier variant is ambiguous."""
    errors: list[InvalidInput] = []
    for variant, notes in table_variants(table, gap):
        try:
            reading = read(variant)
        except InvalidInput as error:
            errors.append(error)
            continue
        for earlier in errors:
            if earlier.offers:
                earlier.offers = (reading.state, *earlier.offers)
                raise earlier
        return reading._replace(notes=(*notes, *reading.notes))
    raise next((error for error in errors if error.offers), errors[0])


def table_variants(table: Table, gap: bool) -> Iterator[tuple[Table, tuple[Note, ...]]]:
    """Yield (table, notes): without row and column numbers; unchanged; without empty ends of rows; without bullets;
    without a header of names or a size."""
    rows = table.rows
    if any(MISSING in row for row in rows):
        rows = [["" if cell == MISSING else cell for cell in row if gap or cell != MISSING] for row in rows]
        table = Table(rows, table.listed)
    if inner := strip_indices(rows):
        yield table_from_rows(inner), ()
        return
    ends = [row[-1] == "" for row in rows]
    trimmed = table_from_rows([row[:-1] if end else row for row, end in zip(rows, ends)], table.listed)
    found: list[tuple[Table, tuple[Note, ...]]] = [(table, ())]
    if any(ends) and all(len(row) > 1 for row in rows):
        found.append((trimmed, ()))
        if all(ends) and sum(cell == "" for cell in table.cells) == len(rows):
            found = [(trimmed, ())]  # trailing separators, as in C, unless the board lacks a column
            found += [(table, (EMPTY_COLUMN,))] if len(rows) > 1 else []
    yield from found
    head, rest = rows[0], rows[1:]
    if rest and min(map(len, rows)) > 1 and len({row[0] for row in rows}) == 1 and head[0] in BULLETS:
        yield table_from_rows([row[1:] for row in rows]), ()
    if rest and all(not cell or cell[0].isalpha() for cell in head):
        indexed = head[0] == "" != "".join(head) and min(map(len, rest)) > 1 and are_indices([row[0] for row in rest])
        yield table_from_rows([row[1:] for row in rest] if indexed else rest), ()
    sizes = [int(cell) for cell in head if cell.isdecimal() and len(cell) < 8]
    if len(sizes) != len(head):
        return
    of_size = note("size-before", "The number {size} before the board was taken for its size.", size=" ".join(head))
    if rest and len({*map(len, rest)}) == 1:
        shape = [len(rest), len(rest[0])]
        side = sizes[0] if len(rest) == len(sizes) == 1 < sizes[0] else 0
        if sizes in (shape, shape[::-1], shape[:1], shape[1:]) or side and side**2 == shape[1]:
            yield Table(rest, len(rest) == 1 or len(rest[0]) == 1), (of_size,)
    if table.listed and len(rows) == 1 and len(head) > 4 and sizes[0] ** 2 == len(head) - 1:
        yield Table([head[1:]], True), (note("size-before", of_size.sentence, size=head[0]),)


def table_from_rows(rows: Rows, listed: bool = False) -> Table:
    column = all(len(row) == 1 for row in rows)
    return Table([[row[0] for row in rows]] if column else rows, listed or column or len(rows) == 1)


def strip_indices(rows: Rows) -> Rows:
    """Return the rows without row and column numbers; [] if they have none."""
    head, rest = rows[0][rows[0][0] == "" :], rows[1:]
    if len(rest) < 2 or {*map(len, rest)} != {len(head) + 1} or len(head) < 2:
        return []
    return [row[1:] for row in rest] if are_indices(head) and are_indices([row[0] for row in rest]) else []


def are_indices(cells: list[str]) -> bool:
    """Return whether cells are 0 1 2 … or 1 2 3 …."""
    return cells in ([*map(str, range(len(cells)))], [*map(str, range(1, len(cells) + 1))])


# --- Interpretations --------------------------------------------------------------------------------------------------


def interpretations(text: str, can_be_board: CanBeBoard) -> Iterator[list[Table]]:
    """Yield the boards of a text in each of its interpretations, the likeliest first."""
    if len(text) > LONGEST:
        yield [Table([words], True)] if (words := words_of(text.translate(BRACKETS))) else []
        return
    text = remove_markup(text)
    if any(bracket in text for bracket in "([{"):
        boards = boards_of(parse_brackets(text))
        yield boards
        if len(boards) == 1:
            yield rows_as_boards(boards, can_be_board, False)
        return
    blocks = blocks_of(text)
    boards = [board for block in blocks for board in boards_of(parse_lines(block))]
    together = boards_of(parse_lines([line for block in blocks for line in block])) if len(blocks) > 1 else []
    sized = len(blocks) == 2 and words_of(blocks[0][0]) == [str(len(blocks[1]))]
    slashed = boards_of(split_line(text.replace("\n", " "))) if "/" in text and "\n" in text.strip() else []
    a_cell_a_line = len(boards) == len(slashed) == 1 and boards[0].listed and not slashed[0].listed
    lined = (together, boards) if sized or all(len(block) == 1 for block in blocks) else (boards, together)
    yield from (slashed, *lined) if a_cell_a_line else (*lined, slashed)
    yield rows_as_boards(boards, can_be_board, "/" not in text and ";" not in text)
    if "/" not in text and "|" not in text and is_list(text, boards):
        yield [Table([words], True)] if (words := words_of(text)) else []
    if "\n" not in text.strip():
        rows = [words_of(piece) for piece in re.split(r"\s-\s|(?<=\d)-(?=\d)", text)]
        yield [Table(rows, False)] if len({*map(len, rows)}) == 1 < len(rows[0]) and len(rows) > 1 else []


def nested_text(text: str) -> str:
    """Return the nested lists of a text in round brackets."""
    def to_text(node: Any) -> str:
        return node if isinstance(node, str) else f"({' '.join(map(to_text, node))})"

    return " ".join(map(to_text, parse_brackets(remove_markup(text))))


def words_of(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", text) if word]


def is_list(text: str, boards: list[Table]) -> bool:
    """Return whether a text can be one list: on one line, or wrapped into lines of equal length and a shorter last one
    without gaps."""
    lines = [line for line in text.split("\n") if line.strip(" \t,;")]
    *widths, last = [len(words_of(line)) for line in lines] or [0]
    if not widths:
        pieces = {len(words_of(piece)) for piece in text.strip(" ;\n").split(";")}
        is_table = len(boards) == 1 and len(boards[0].rows) > 1 and boards[0].width
        return pieces <= {0, 1} or len(pieces) == 1 and not is_table
    return len({*widths}) == 1 and last < widths[0] and (last + 1 < widths[0] or "  " not in lines[-1].strip())


def rows_as_boards(boards: list[Table], can_be_board: CanBeBoard, on_lines: bool) -> list[Table]:
    """Return each row, or each cell of a single row, as a board; [] if one of them cannot be a board."""
    rows = [row for board in boards for row in board.rows]
    rows = [[cell] for cell in rows[0]] if len(rows) == 1 else rows
    are_boards = len(rows) > 1 and all(can_be_board(row, on_lines) for row in rows)
    return [Table([row], True) for row in rows] if are_boards else []


def boards_of(node: Any) -> list[Table]:
    """Return the tables of a nested list of cells."""
    while len(node) == 1 and isinstance(node[0], list):
        node = node[0]
    deep = depth(node)
    if not node or deep < 0:
        return []
    while deep > 2 and all(len(each) == 1 for each in node):
        node, deep = [each[0] for each in node], deep - 1  # brackets around each row
    if deep == 1:
        return [Table([list(node)], True)]
    if deep == 2:
        rows = [row for row in node if row]
        if not rows:
            return []
        flat = isinstance(node, WrappedList) or all(len(row) == 1 for row in rows)
        return [Table([[row[0] for row in rows]] if all(len(row) == 1 for row in rows) else rows, flat)]
    return [board for each in node for board in boards_of(each)]


def depth(node: Any) -> int:
    """Return the nesting depth of lists; -1 if a list contains both cells and lists."""
    if not isinstance(node, list):
        return 0
    inner = {depth(each) for each in node}
    return 1 + inner.pop() if len(inner) == 1 and -1 not in inner else 1 if not inner else -1


class WrappedList(list):  # type: ignore[type-arg]
    """Rows of a list that is wrapped into lines."""


# --- Brackets ---------------------------------------------------------------------------------------------------------


class Group:
    """The content of a pair of brackets: strings and groups. called: whether a name precedes it."""

    def __init__(self, called: bool = False) -> None:
        self.parts: list[Any] = []
        self.called = called


def parse_brackets(text: str) -> Any:
    """Parse brackets to a nested list."""
    stack = [Group()]
    at = 0
    for found in re.finditer(r"[\[\](){}]", text):
        before = text[at : found.start()]
        at = found.end()
        if found[0] in CLOSING:
            stack[-1].parts.append(before)
            if len(stack) > 1:
                stack.pop()
            continue
        name = WORD_BEFORE.search(before[-80:])
        called = bool(name and (len(name[0]) > 1 or before.endswith("c")))
        stack[-1].parts.append(before[: len(before) - len(name[0])] if name and called else before)
        group = Group(called)
        stack[-1].parts.append(group)
        if len(stack) < DEEPEST:
            stack.append(group)
    stack[-1].parts.append(text[at:])
    return resolve_group(stack[0])


def resolve_group(group: Group) -> Any:
    children = [part for part in group.parts if isinstance(part, Group)]
    if not children:
        return parse_innermost("".join(group.parts))
    lists = {id(child): resolve_group(child) for child in children}
    boards = drop_types([node for node in lists.values() if node])
    kept = {*map(id, boards)}
    deep = any(depth(node) > 1 for node in boards)
    nodes = []
    for part in group.parts:
        if not isinstance(part, Group):
            nodes += cells_between(part, deep)
        elif id(node := lists[id(part)]) in kept:
            nodes.append(node[0] if part.called and len(node) == 1 else node)
    return nodes


def drop_types(nodes: list[Any]) -> list[Any]:
    """Remove lists of words and the numbers of rows and columns, such as [[Int]] or int[3,3] before a board."""
    cells = [leaves_of(node) for node in nodes]
    largest = max(map(len, cells), default=0)
    of_cells = [at for at, each in enumerate(cells) if not all(is_type_name(cell) for cell in each)]
    sizes = [at for at, each in enumerate(cells) if len(each) < 3 and all(map(str.isdecimal, each))]
    numbers = [int(cell) for at in sizes for cell in cells[at] if len(cell) < 5]
    if largest > 3 and len(numbers) < 4 and prod(numbers) == largest:
        of_cells = [at for at in of_cells if at not in sizes]
    return [nodes[at] for at in of_cells] if of_cells else nodes


def leaves_of(node: Any) -> list[str]:
    return [cell for each in node for cell in leaves_of(each)] if isinstance(node, list) else [node]


def cells_between(text: str, deep: bool) -> list[str]:
    """Return the cells in text between lists; none from prose, except numbers that may belong to a list."""
    words = [word for word in re.split(r"[\s,;/|]+", text) if word.strip("-.=>&:+#")]
    cells = [word for word in words if not LETTERS.search(word)]
    return [] if deep and len(cells) < 2 and len(cells) < len(words) else cells


def is_type_name(token: str) -> bool:
    """Return whether a token is a word, such as the name of a type, and not a cell."""
    return len(token) > 1 and token.replace("_", "").isalpha() and token.lower() not in CELL_WORDS


def parse_innermost(text: str) -> Any:
    """Parse the content of innermost brackets: a list, or rows in MATLAB syntax."""
    lines = [line for line in text.rstrip().removesuffix(",").split("\n") if line.strip()]
    if all(line.rstrip().endswith(",") for line in lines[:-1]):
        lines[:-1] = [line.rstrip().removesuffix(",") for line in lines[:-1]]
    node = parse_lines(lines, "," not in text)
    if len(lines) == 1 and text.rstrip().endswith(",") and depth(node) == 1:
        node.append("")
    if depth(node) == 2 and ";" not in text and "/" not in text and "|" not in text and len(lines) > 1:
        if len({*map(len, node)}) == 1 and len(node[0]) > 1:
            return WrappedList(node) if "," in text else node
        node = [cell for row in node for cell in row]
    return node


# --- Lines ------------------------------------------------------------------------------------------------------------


def blocks_of(text: str) -> list[list[str]]:
    """Return the lines of each board, separated by empty lines or rules of dashes."""
    lines = text.split("\n")
    dashes = any(
        "-" in line and line.strip("-=_+| \t") and len(line.split()) == 1 and not split_joined([line.strip()])
        for line in lines
    )
    blocks: list[list[str]] = [[]]
    for line in lines:
        tight = line.strip()
        if "==" in tight and not tight.strip("= "):
            continue
        if not tight.strip("-=_") and (not tight or len(tight) > 2 and not (dashes and tight[0] == "-")):
            blocks.append([])
        elif not is_rule(line) or is_row_of_dashes(line, len(blocks[-1])):
            blocks[-1].append(line)
    return [block for block in blocks if block]


def is_rule(line: str) -> bool:
    """Return whether a line is a rule of a Markdown or ASCII table."""
    return ("-" in line or "=" in line) and ("|" in line or "+" in line) and not line.strip(SYMBOLIC)


def is_row_of_dashes(line: str, place: int) -> bool:
    """Return whether a line is a row of dashes for empty squares, such as | - | - |."""
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    return "+" not in line and all(cell in ("-", "") for cell in cells) and ("- " in line or place != 1)


def parse_lines(lines: list[str], gaps: bool = True) -> Any:
    """Parse the lines of a block to a nested list."""
    fields = max((line.count(",") for line in lines if line.strip(" \t,;")), default=0)
    lines = [line for line in lines if line.strip(" \t,;") or line.count(",") == fields > 1]  # a row of empty fields
    if not lines:
        return []
    if len(lines) == 1:
        return split_line(lines[0])
    if "|" in lines[0]:
        lines = normalize_borders(lines)
    if all(line.rstrip().endswith(",") and line.count(",") == 1 for line in lines[:-1]):
        lines = [line.rstrip(", ") for line in lines]
    nodes = split_joined([line.strip() for line in lines]) or [split_line(line) for line in lines]
    if any(depth(node) == 2 for node in nodes):
        if all("|" in line and ";" not in line for line in lines):
            return [[cell for part in node for cell in part] if depth(node) == 2 else node for node in nodes]
        return [node if depth(node) == 2 else [node] for node in nodes]
    if any(depth(node) != 1 for node in nodes):
        return nodes
    widths = [*map(len, nodes)]
    sized = nodes[0] in ([str(len(nodes) - 1)], [str(len(nodes) - 1), str(widths[1])])
    width = max(widths)
    sized = sized or {*nodes[0]} <= {str(width), str(len(nodes)), str(len(nodes) - 1)} and widths[0] < width
    most = width if len(nodes) > 2 else 1
    if gaps and not sized and 0 < width - min(widths) <= most and all(nodes):
        nodes = fill_gaps(lines, nodes, width)
    return nodes


def normalize_borders(lines: list[str]) -> list[str]:
    """Add an empty field before a leading or after a trailing bar unless all rows have bars on both sides."""
    tight = [line.strip() for line in lines]
    if any("|" not in line or "|" not in line.strip("|") and len(line.strip("|").split()) > 1 for line in tight):
        return lines  # bars separate rows
    opened, closed = (all(line[side] == "|" for line in tight) for side in (0, -1))
    before = "" if opened else EMPTY
    after = "" if opened and closed else EMPTY
    return [(before if line[0] == "|" else "") + line + (after if line[-1] == "|" else "") for line in tight]


def split_line(line: str) -> Any:
    """Return the cells of a line, or its rows if it has two kinds of separators."""
    if "|" in line:
        tight = line.strip()
        inner = tight.removeprefix("|")
        inner = inner.removesuffix("|") if len(tight) > 1 else inner
        pieces = inner.split("|")
        if len(pieces) == 1 and inner != tight:
            return [cell_of(inner)] if len(inner.split()) < 2 else split_line(inner)
        if tight != line.strip(" \t|") or len(pieces) > 1:
            bold = [BOLD.fullmatch(piece) for piece in pieces]
            return parse_pieces([found[1] for found in bold if found] if all(bold) else pieces)
    if "," in line and "-" in line:
        rows = [[cell.strip() for cell in piece.split(",")] for piece in line.split("-")]
        if len(rows) > 1 and len({*map(len, rows)}) == 1 < len(rows[0]) and all(map(all, rows)):
            return rows
    line = line.lstrip().removeprefix("/") if "/" in line else line
    for separator in sorted(";/", key=line.count):  # the rarer one separates rows
        if separator in line:
            pieces = line.strip().split(separator)
            fields = separator == ";" and len(pieces) > 2 and max(len(piece.split()) for piece in pieces) < 2
            if pieces[-1] == "" and not fields:
                pieces.pop()
            return parse_pieces(pieces) if len(pieces) > 1 else split_line(pieces[0])
    if "\t" in line and "," not in line:
        pieces = line.split("\t")
        if sum(len(piece.split()) for piece in pieces) == len([piece for piece in pieces if piece.strip()]):
            return [cell_of(piece) for piece in pieces]
    if "," in line:
        return split_at_commas(line)
    words = line.split()
    between = {*words[1::2]}
    if len(words) > 2 and len(words) % 2 and between in SEPARATORS[len(words) < 5 :] and words[1] not in words[::2]:
        words = words[::2]
    elif rows := split_joined(words):
        return rows if len(rows) > 1 else rows[0]
    return [word.replace(EMPTY, "") for word in words]


def split_joined(words: list[str]) -> Rows:
    """Return the cells of words such as 5-6-7 4-3-0, equally many in each; [] for other words."""
    for sign in JOINERS if words else ():
        rows = [JOINERS[sign].findall(word) for word in words]
        width = len(rows[0])
        cells = {cell for row in rows for cell in row}
        if width < 2 or len({*map(len, rows)}) > 1 or any(sign.join(row) != word for row, word in zip(rows, words)):
            continue
        numbered = sign == ":" or any(map(str.isdecimal, cells))
        single = all(len(cell) == 1 or len(cell) < 4 and (cell.isdecimal() or sign == ":") for cell in cells)
        if single and (len(rows) == width or numbered and (len(rows) > 1 or width > 2)):
            return rows
    return []


def parse_pieces(pieces: list[str]) -> Any:
    """Return the cells, or the rows if a piece has several cells."""
    if all(len(piece.split()) < 2 and not {*",;/"} & {*piece.strip().rstrip(",;")} for piece in pieces):
        cells = [cell_of(piece) for piece in pieces]
        return split_joined(cells) or cells
    nodes = [split_line(piece) for piece in pieces if piece.strip()]
    if any(depth(node) == 2 for node in nodes):
        return [node if depth(node) == 2 else [node] for node in nodes]
    return nodes if len(nodes) != 1 else nodes[0]


def split_at_commas(line: str) -> Any:
    pieces = [piece.strip() for piece in line.split(",")]
    counts = [len(piece.split()) for piece in pieces]
    if max(counts) < 2:
        cells = [cell_of(piece) for piece in pieces]
        return split_joined(cells) or cells
    if not re.search(r",\s|\s,", line.strip()):
        groups = [[cell_of(cell) for cell in group.split(",")] for group in line.split()]
        return groups if len({*map(len, groups)}) == 1 else [cell for group in groups for cell in group]
    if pieces[-1] == "":
        pieces.pop()
    if len({len(piece.split()) for piece in pieces}) == 1:
        return [[cell_of(cell) for cell in piece.split()] for piece in pieces]
    return line.replace(",", " ").replace(EMPTY, "").split()


def cell_of(piece: str) -> str:
    piece = piece.strip().replace(EMPTY, "")
    return piece[:-1] if piece.endswith(";") else piece


Spans = list[tuple[int, int]]


def fill_gaps(lines: list[str], nodes: Rows, width: int) -> Rows:
    """Fill short rows with empty fields if the position of every gap is unambiguous; else return `nodes`."""
    if any(sign in line for line in lines for sign in ",;|/\t"):
        *others, last = nodes
        fields = [field.strip() for field in re.split(r"[,;|/\t]", lines[-1])]
        if any(len(node) < width for node in others) or any(len(field.split()) > 1 for field in fields):
            return nodes
        if len(fields) == width and [field for field in fields if field] == last:
            return [*others, fields]
        return [*others, [*last, MISSING]] if len(fields) == width - 1 == len(last) and len(others) > 1 else nodes
    spans = [[found.span() for found in CELL.finditer(line)] for line in lines]
    if [*map(len, spans)] != [*map(len, nodes)]:
        return nodes
    complete = [each for each in spans if len(each) == width]
    aligned = columns_by_alignment(complete, spans, width)
    spaced = columns_by_spacing(complete, spans, [*map(len, lines)], width)
    found = aligned or spaced
    if not found or spaced and spaced != found:
        return nodes
    filled = []
    least = min(len(line) for line, node in zip(lines, nodes) if len(node) == width)
    for line, node, columns in zip(lines, nodes, found):
        ends = columns[-1] + 1 if len(line) < least else width
        filled.append([""] * ends + [MISSING] * (width - ends))
        for cell, column in zip(node, columns):
            filled[-1][column] = cell
    return filled


def columns_by_alignment(complete: list[Spans], spans: list[Spans], width: int) -> list[list[int]]:
    """Return the columns of each row's cells by their left or right alignment with complete rows; [] if ambiguous."""
    edge_columns: dict[tuple[int, int], int] = {}
    borders = []
    for column in range(width):
        edges = [{each[column][side] for each in complete} for side in (0, 1)]
        edge_columns |= {(side, min(edges[side])): column for side in (0, 1) if len(edges[side]) == 1}
        borders.append((min(edges[0]), max(edges[1])))
    found = []
    for row in spans:
        found.append([-1])
        for start, stop in row:
            fits = {edge_columns[edge] for edge in ((0, start), (1, stop)) if edge in edge_columns}
            column = fits.pop() if len(fits) == 1 else -1
            after = borders[column + 1][0] if column + 1 < width else stop + 1
            if column <= found[-1][-1] or column and start <= borders[column - 1][1] or stop >= after:
                return []
            found[-1].append(column)
    return [columns[1:] for columns in found]


def columns_by_spacing(complete: list[Spans], spans: list[Spans], lengths: list[int], width: int) -> list[list[int]]:
    """Return the columns of each row's cells by a constant number of spaces between cells, with gaps of one space or
    none; [] if ambiguous."""
    runs = {after[0] - before[1] for each in complete for before, after in zip(each, each[1:])}
    indents = {each[0][0] for each in complete}
    if len(runs) != 1 or len(indents) != 1:
        return []
    (run,), (indent,) = runs, indents
    rests = [length - each[-1][1] for length, each in zip(lengths, spans)]
    least = min(rest for rest, each in zip(rests, spans) if len(each) == width)
    rests = [max(rest - least, 0) for rest in rests]
    candidates = []
    for wide in (run, run + 1):
        found = [column_numbers(row, indent, run, wide) for row in spans]
        fits = all(
            columns and columns[-1] + rest // wide == width - 1 and rest % wide == 0
            for columns, rest in zip(found, rests)
        )
        candidates += [found] if fits else []
    return candidates[0] if candidates and candidates[-1] == candidates[0] else []


def column_numbers(row: Spans, indent: int, run: int, wide: int) -> list[int]:
    """Return the columns of cells if an empty cell is `wide` characters; [] if the spaces do not fit."""
    columns = [-1]
    end = indent - run
    for start, stop in row:
        gaps, rest = divmod(start - end - run, wide)
        if rest or gaps < 0:
            return []
        columns.append(columns[-1] + 1 + gaps)
        end = stop
    return columns[1:]
