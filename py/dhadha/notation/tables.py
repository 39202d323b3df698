"""From a clean text to tables of cells, however they are written: literals of Python, JSON, C, Lisp, MATLAB and R, rows
between line ends, slashes or bars, Markdown, boxes, CSV, LaTeX, HTML.

A cell is a text without spaces; an empty field is the cell "". What stands in a cell is a puzzle's affair. All of it
takes a time that grows with the length of the text: patterns have no part that can match the same signs in two ways.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ..errors import InvalidInput, quoted
from . import Note, Reading, cleaned, note

Rows = list[list[str]]
Apart = Callable[[list[str], bool], bool]
EMPTY = "\ue000"  # an empty field, until cells are told apart
CLOSING = {")": "(", "]": "[", "}": "{"}
BRACKETS = str.maketrans("()[]{}", "      ")
LONGEST = 30_000  # characters that are looked at closely; what is longer can only be a list
DEEPEST = 60
SHORT = 3  # cells, or signs of a cell
FENCE = re.compile(r"(?m)^[ \t]*(?:```|~~~)[^\n]*$")
ESCAPED = re.compile(r"(?:\\u[0-9a-fA-F]{4})+")
COMMENT = re.compile(r"(?m)(?:^|(?<=[\s,;\]})0-9]))(?:#|//|%)[ \t]*(?=(?:a )?[^\W\d_]{2})[^\n]*$")
ONLY_COMMENT = re.compile(r"(?m)^[ \t]*(?:#{1,6} |//|% )[^\n]*[^\W\d_]{2}[^\n]*$")
QUOTED = re.compile(r'"([^"\n]{0,4000})"|\'([^\'\n]{0,4000})\'')
KEYWORD = re.compile(r",\s*[A-Za-z_]{1,20}\s{0,3}=\s{0,3}[\w.]{1,40}(?=\s*[,)])")
ASSIGNED = re.compile(r"(?m)^(?:[^\n=]{1,80}(?<![<>=!])=(?!=)|[ \t]*[\w.]{1,40}[ \t]*<-)")
LABEL = re.compile(r"(?m)^[ \t]*(?:[^\W\d_][\w#' .-]{1,60}?|#?\d{1,4}):(?=[ \t\n]|$)")
KEY = re.compile(r"\b[A-Za-z_]\w{0,40}\s{0,3}:")
R_MATRIX = re.compile(r"matrix\s{0,3}\(\s{0,3}c\s{0,3}\(([^()]*)\)([^()]*)\)")
RESHAPED = re.compile(r"\)\s{0,3}\.\s{0,3}reshape\s{0,3}\(\s{0,3}\(?\s{0,3}(-?\d+)\s{0,3},\s{0,3}(-?\d+)\s{0,3}\)?")
SHAPE = {name: re.compile(rf"{name}\w*\s{{0,3}}=\s{{0,3}}(\w+)") for name in ("nr", "nc", "byrow")}
SYMBOLIC = "|-+:= \t"
ENVIRONMENT = re.compile(r"\\(?:begin|end)\s{0,9}(?:\{(?:[^{}]|\{[^{}]*\})*\})+(?:\[[a-z]?\])?")
LATEX_END = re.compile(r"(?:\\\\(?:\s{0,3}\[[^\]\n]{0,40}\])?|\\cr\b|\\tabularnewline\b)[ \t]*\n?")
LATEX_RULE = re.compile(r"(?:\\hline|\\[a-z]{0,9}rule\b|\\cline\s{0,3}\{[^{}]{0,20}\})[ \t]*\n?")
LATEX_TEXT = re.compile(r"\\(?:text|mathrm|mathbf|textbf|boxed|phantom|mathit)\s{0,3}\{([^{}]*)\}")
COMMAND = re.compile(r"\\(?:left|right|big|Big)\s{0,3}[\[\](){}|.]|\\[A-Za-z]+(?:\{[^{}]{0,40}\})?|\\[^A-Za-z]|\$")
HTML_ROW = re.compile(r"</?(?:tr|table|p|div|br|li|ol|ul|thead|tbody|pre|code)\b[^<>]{0,300}>", re.IGNORECASE)
HTML_CELL = re.compile(r"<t[dh]\b[^<>]{0,300}>([^<]*)(?:</t[dh]\s{0,3}>)?", re.IGNORECASE)
BEFORE_CELL = re.compile(r">\s+(?=<t[dh]\b)", re.IGNORECASE)
HTML_TAG = re.compile(r"</?[a-z][^<>]{0,300}>|&nbsp;", re.IGNORECASE)
PROSE = re.compile(r"[^\W\d_]{2,}(?:[ ,'-]{1,3}[^\W\d_]+)*[.!?:]?")
DASHED = re.compile(r"[\w.*]{1,4}(?:-[\w.*]{1,4}){2,}")
CELL = re.compile(r"\S+")
WORD_BEFORE = re.compile(r"(?:[A-Za-z_][\w.:!<>]*|new|return)$")


class Table(NamedTuple):
    """Rows of cells. listed: only one row or column, or rows that the line ends inside one list made."""

    rows: Rows
    listed: bool

    @property
    def cells(self) -> list[str]:
        return [cell for row in self.rows for cell in row]

    @property
    def width(self) -> int:
        """The length of every row; 0 where they differ."""
        return len(self.rows[0]) if len({*map(len, self.rows)}) == 1 else 0

    def __str__(self) -> str:
        rows = [self.cells] if self.listed else self.rows
        return " / ".join(" ".join(cell or "." for cell in row) for row in rows)


def is_long(row: list[str], on_lines: bool) -> bool:
    """Whether a row of its own is more than a row of a small board."""
    return len(row) > SHORT or len(row[0]) > SHORT


def read_boards(
    text: str, read: Callable[[Table], Reading], apart: Apart = is_long, alike: str = ""
) -> Reading:
    """The first board of a text, and the states of the others.

    `read` makes a Reading of a table, or raises InvalidInput. What is raised here is what it said of the plainest way
    to take the text, unless it had a question about another. `apart` tells whether a row, which perhaps stands on a
    line of its own, may be a whole board. alike: a note that all boards have, or none.
    """
    refusals: list[InvalidInput] = []
    for tables in filter(None, ways_to_take(text, apart)):
        try:
            readings = [read_table(table, read) for table in tables]
        except InvalidInput as refusal:
            refusals.append(refusal)
            continue
        if len({alike in [said.key for said in reading.notes] for reading in readings}) > 1:
            refusals.append(InvalidInput(
                "counted-apart", "Some of these {count} boards are counted from 0, others perhaps from 1; "
                "give them one by one.", count=len(readings),
            ))
            continue
        first, more = readings[0], [each for reading in readings[1:] for each in (reading, *reading.more)]
        if not more:
            return first
        count = len(more) + 1 + len(first.more)
        others = note("first-of-boards", "There are {count} boards, and this is the first.", count=count)
        return first._replace(notes=(*first.notes, others), more=(*first.more, *more))
    if refusals:
        raise next((refusal for refusal in refusals if refusal.offers), refusals[0])
    if any(map(str.isalnum, text)):
        raise unclear(text)
    return Reading("")


def unclear(text: str) -> InvalidInput:
    if re.search(r"[\[({]", text) and re.search(r"\d", text):
        return InvalidInput(
            "notation-mixed", "Brackets and bare numbers are mixed in “{given}”; put all in brackets, or none.",
            given=quoted(text),
        )
    return InvalidInput("notation-none", "There is no board in “{given}”.", given=quoted(text))


def read_table(table: Table, read: Callable[[Table], Reading]) -> Reading:
    refusals: list[InvalidInput] = []
    for variant, notes in variants(table):
        try:
            said = read(variant)
        except InvalidInput as refusal:
            refusals.append(refusal)
            continue
        for question in refusals:
            if question.offers:
                question.offers = (said.state, *question.offers)
                raise question
        return said._replace(notes=(*notes, *said.notes))
    raise next((refusal for refusal in refusals if refusal.offers), refusals[0])


def variants(table: Table) -> Iterator[tuple[Table, tuple[Note, ...]]]:
    """The table as it stands; without the separators that end its rows; without the size that stands before it."""
    rows = table.rows
    ends = [row[-1] == "" for row in rows]
    ended = [Table([row[:-1] if end else row for row, end in zip(rows, ends)], table.listed)]
    ways = [table, *ended] if any(ends) and all(len(row) > 1 for row in rows) else [table]
    only = all(ends) and sum(cell == "" for cell in table.cells) == len(rows)
    yield from ((way, ()) for way in (ended if only and len(rows) > 1 else reversed(ways) if only else ways))
    head, rest = rows[0], rows[1:]
    sizes = [int(cell) for cell in head if cell.isdecimal() and len(cell) < 8]
    if len(sizes) != len(head):
        return
    of_size = note("size-before", "The number {size} before the board was taken for its size.", size=" ".join(head))
    if rest and sizes in ([len(rest)], [len(rest), len(rest[0])], [len(rest[0])]) and len({*map(len, rest)}) == 1:
        yield Table(rest, len(rest) == 1 or len(rest[0]) == 1), (of_size,)
    if table.listed and len(rows) == 1 and len(head) > 4 and sizes[0] ** 2 == len(head) - 1:
        yield Table([head[1:]], True), (note("size-before", of_size.sentence, size=head[0]),)


# --- What a text may mean ---------------------------------------------------------------------------------------------


def ways_to_take(text: str, apart: Apart) -> Iterator[list[Table]]:
    """The boards of a text, in each way that it may be taken: the plainest first."""
    if len(text) > LONGEST:
        yield [Table([words], True)] if (words := words_of(text.translate(BRACKETS))) else []
        return
    text = undressed(text)
    if any(bracket in text for bracket in "([{"):
        boards = boards_of(nested(text))
        yield boards
        if len(boards) == 1:
            yield rows_apart(boards, apart, False)
        return
    blocks = blocks_of(text)
    boards = [board for block in blocks for board in boards_of(lines_node(block))]
    together = boards_of(lines_node([line for block in blocks for line in block])) if len(blocks) > 1 else []
    sized = len(blocks) == 2 and words_of(blocks[0][0]) == [str(len(blocks[1]))]
    yield from (together, boards) if sized or all(len(block) == 1 for block in blocks) else (boards, together)
    if "/" in text and "\n" in text.strip():
        yield boards_of(split_line(text.replace("\n", " ")))
    yield rows_apart(boards, apart, "/" not in text and ";" not in text)
    if "/" not in text and "|" not in text and is_list(text, boards):
        yield [Table([words], True)] if (words := words_of(text)) else []


def nested_text(text: str) -> str:
    """The nested lists of a text, each in round brackets."""
    def written(node: Any) -> str:
        return node if isinstance(node, str) else f"({' '.join(map(written, node))})"

    return " ".join(map(written, nested(undressed(text))))


def words_of(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", text) if word]


def is_list(text: str, boards: list[Table]) -> bool:
    """Whether all may be one list: on one line, or broken into lines of one length and a rest."""
    *widths, last = [len(words_of(line)) for line in text.split("\n") if line.strip(" \t,;")] or [0]
    if not widths:
        return not (len(boards) == 1 and len(boards[0].rows) > 1 and boards[0].width)
    return len({*widths}) == 1 and last < widths[0]


def rows_apart(boards: list[Table], apart: Apart, on_lines: bool) -> list[Table]:
    """Each row as a board, or each cell where they stand in one row."""
    rows = [row for board in boards for row in board.rows]
    rows = [[cell] for cell in rows[0]] if len(rows) == 1 else rows
    return [Table([row], True) for row in rows] if len(rows) > 1 and all(apart(row, on_lines) for row in rows) else []


def boards_of(node: Any) -> list[Table]:
    """The tables of a nested list, whose leaves are cells."""
    while len(node) == 1 and isinstance(node[0], list):
        node = node[0]
    deep = depth(node)
    if not node or deep < 0:
        return []
    if deep == 1:
        return [Table([list(node)], True)]
    if deep == 2:
        rows = [row for row in node if row]
        if not rows:
            return []
        flat = isinstance(node, Soft) or all(len(row) == 1 for row in rows)
        return [Table([[row[0] for row in rows]] if all(len(row) == 1 for row in rows) else rows, flat)]
    return [board for each in node for board in boards_of(each)]


def depth(node: Any) -> int:
    """How deep lists stand in each other; -1 where cells and lists stand side by side."""
    if not isinstance(node, list):
        return 0
    inner = {depth(each) for each in node}
    return 1 + inner.pop() if len(inner) == 1 and -1 not in inner else 1 if not inner else -1


class Soft(list):  # type: ignore[type-arg]
    """Rows that only the line ends inside a list made."""


# --- What surrounds a board -------------------------------------------------------------------------------------------


def undressed(text: str) -> str:
    """The text without what only surrounds its cells: fences, comments, labels, commands, tags."""
    text = FENCE.sub("\n", text)
    if "\\u" in text:
        text = ESCAPED.sub(lambda found: cleaned(decoded(found[0])), text)
    if "<" in text:
        text = BEFORE_CELL.sub(">", text)
        text = HTML_CELL.sub(lambda cell: (cell[1].strip().replace("&nbsp;", "") or EMPTY) + "\t", text)
        text = HTML_TAG.sub(" ", HTML_ROW.sub("\n", text))
    if "\\" in text:
        text = from_latex(text)
    if "#" in text or "//" in text or "%" in text:
        text = COMMENT.sub("", ONLY_COMMENT.sub("", text))
    if ">" in text:
        text = re.sub(r"(?m)^[ \t]*>{1,3}[ \t]?", "", text)
    text = text.replace("`", " ")
    if '"' in text or "'" in text:
        text = QUOTED.sub(unquoted, text).replace('"', " ").replace("'", " ")
    if "matrix" in text:
        text = R_MATRIX.sub(from_r, text)
    text = RESHAPED.sub(")", text) if "reshape" in text and is_square_shape(text) else text
    if "=" in text or "<-" in text:
        text = ASSIGNED.sub("\n", KEYWORD.sub("", text))
    if ":" in text:
        text = LABEL.sub("\n", text)
        text = KEY.sub(" ", text)
    text = re.sub(r"(?<=[\d)\]}])\.(?=\s*$)", "", text) if text.rstrip().endswith(".") else text
    return "\n".join("" if is_prose(line) else line for line in text.split("\n"))


def decoded(escapes: str) -> str:
    """What JSON writes as \\u265b."""
    return bytes.fromhex(escapes.replace("\\u", "")).decode("utf-16-be", "replace")


def unquoted(found: re.Match[str]) -> str:
    """What stands in quotes: an empty field, a cell, or a list."""
    inner = found[1] if found[1] is not None else found[2]
    if not inner.strip():
        return EMPTY
    return f" ({inner}) " if re.search(r"[\s,;|/]", inner.strip()) and not re.search(r"[\[({]", inner) else inner


def is_prose(line: str) -> bool:
    line = line.strip()
    words = line.split()
    return len({*line.lower()} - {" "}) > 4 and len(words) > 1 and bool(PROSE.fullmatch(line))


def from_latex(text: str) -> str:
    if "\\begin" not in text and "&" not in text and "\\\\" not in text:
        text = re.sub(r"\\n(?![a-wyz])", "\n", text)
    text = LATEX_RULE.sub(" ", text)
    text = LATEX_TEXT.sub(r" \1 ", LATEX_END.sub("\n", ENVIRONMENT.sub("\n\n", text)))
    text = COMMAND.sub(" ", text)
    if "&" in text:
        text = "\n".join(
            "\t".join(cell.strip() or EMPTY for cell in line.split("&")) if "&" in line else line
            for line in text.split("\n")
        )
    return text.replace("~", " ")


def from_r(found: re.Match[str]) -> str:
    """matrix(c(…), nrow=3) fills columns, unless byrow=TRUE."""
    cells = found[1].replace(",", " ").split()
    shape = {name: pattern.search(found[2]) for name, pattern in SHAPE.items()}
    counts = re.findall(r"(?:^|,)\s*(\d+)\s*(?=,|$)", found[2])
    rows, columns = (int(each[1]) if each and each[1].isdecimal() else 0 for each in (shape["nr"], shape["nc"]))
    rows = rows or (int(counts[0]) if counts else 0) or (len(cells) // columns if columns else 0)
    if not rows or len(cells) % rows:
        return found[0]
    columns = len(cells) // rows
    by_row = shape["byrow"] and shape["byrow"][1].upper().startswith("T")
    if by_row:
        table = [cells[row * columns : (row + 1) * columns] for row in range(rows)]
    else:
        table = [cells[row::rows] for row in range(rows)]
    return "[" + "".join(f"[{' '.join(row)}]" for row in table) + "]"


def is_square_shape(text: str) -> bool:
    """Whether what is reshaped is put into a square, row by row, which a list of its numbers is, too."""
    found = RESHAPED.search(text)
    return bool(found and (found[1] == found[2] or "-1" in found.groups()))


# --- Brackets ---------------------------------------------------------------------------------------------------------


class Group:
    """What stands between two brackets: texts and groups. called: whether a name stands before it."""

    def __init__(self, called: bool = False) -> None:
        self.parts: list[Any] = []
        self.called = called


def nested(text: str) -> Any:
    """The nested list that brackets make."""
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
    return resolved(stack[0])


def resolved(group: Group) -> Any:
    children = [part for part in group.parts if isinstance(part, Group)]
    if not children:
        return leaf("".join(group.parts))
    nodes = []
    for part in group.parts:
        if isinstance(part, Group):
            node = resolved(part)
            if node:
                nodes.append(node[0] if part.called and len(node) == 1 and isinstance(node[0], str) else node)
        else:
            nodes += [word for word in re.split(r"[\s,;/|]+", part) if word.strip("-.=>&:+") and not is_word(word)]
    return nodes


def is_word(token: str) -> bool:
    """A word beside a list of lists, such as a type or "and"."""
    return len(token) > 1 and token.replace("_", "").isalpha()


def leaf(text: str) -> Any:
    """What stands in the innermost brackets: a list, or rows in the manner of MATLAB."""
    lines = [line for line in text.split("\n") if line.strip()]
    if all(line.rstrip().endswith(",") for line in lines[:-1]):
        lines = [line.rstrip().removesuffix(",") for line in lines]
    node = lines_node(lines)
    if depth(node) == 2 and ";" not in text and "/" not in text and "|" not in text and len(lines) > 1:
        if len({*map(len, node)}) == 1 and len(node[0]) > 1:
            return Soft(node) if "," in text else node
        node = [cell for row in node for cell in row]
    while node and depth(node) == 1 and node[-1] == "":
        node.pop()  # a comma may stand behind the last one
    return node


# --- Lines ------------------------------------------------------------------------------------------------------------


def blocks_of(text: str) -> list[list[str]]:
    """The lines of each board: empty lines and rules of dashes stand between."""
    lines = text.split("\n")
    dashes = any("-" in line and line.strip("-=_+| \t") and not DASHED.fullmatch(line.strip()) for line in lines)
    blocks: list[list[str]] = [[]]
    for line in lines:
        tight = line.strip()
        if not tight.strip("-=_") and (not tight or len(tight) > 2 and not (dashes and tight[0] == "-")):
            blocks.append([])
        elif not is_rule(line) or is_row_of_dashes(line, len(blocks[-1])):
            blocks[-1].append(line)
    return [block for block in blocks if block]


def is_rule(line: str) -> bool:
    """A line of a Markdown or ASCII table between its rows."""
    return ("-" in line or "=" in line) and ("|" in line or "+" in line) and not line.strip(SYMBOLIC)


def is_row_of_dashes(line: str, place: int) -> bool:
    """| - | - |, where a dash is an empty square."""
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    return "+" not in line and all(cell in ("-", "") for cell in cells) and ("- " in line or place != 1)


def lines_node(lines: list[str]) -> Any:
    """The nested list that the lines of a block make."""
    fields = max((line.count(",") for line in lines if line.strip(" \t,;")), default=0)
    lines = [line for line in lines if line.strip(" \t,;") or line.count(",") == fields > 1]  # a row of empty fields
    if not lines:
        return []
    if len(lines) == 1:
        return split_line(lines[0])
    nodes = [split_line(line) for line in lines]
    if any(depth(node) == 2 for node in nodes):
        if all("|" in line and ";" not in line for line in lines):
            return [[cell for part in node for cell in part] if depth(node) == 2 else node for node in nodes]
        return [node if depth(node) == 2 else [node] for node in nodes]
    widths = [*map(len, nodes)]
    sized = nodes[0] in ([str(len(nodes) - 1)], [str(len(nodes) - 1), str(widths[1])])
    width = max(widths)
    one_short = widths.count(width) == len(nodes) - 1 and sum(widths) == len(nodes) * width - 1
    if len(nodes) > 2 and one_short and not sized:
        nodes = with_gap(lines, nodes, width)
    return nodes


def split_line(line: str) -> Any:
    """The cells of a line; or rows, where it has separators of two strengths."""
    if "|" in line:
        tight = line.strip()
        inner = tight.removeprefix("|")
        inner = inner.removesuffix("|") if len(tight) > 1 else inner
        pieces = inner.split("|")
        if len(pieces) == 1 and inner != tight:
            return [cell_of(inner)] if len(inner.split()) < 2 else split_line(inner)
        if tight != line.strip(" \t|") or len(pieces) > 1:
            return in_pieces(pieces)
    line = line.lstrip().removeprefix("/") if "/" in line else line
    for separator in sorted(";/", key=line.count):  # what ends rows is rarer
        if separator in line:
            pieces = line.strip().removesuffix(separator).split(separator)
            return in_pieces(pieces) if len(pieces) > 1 else split_line(pieces[0])
    if "\t" in line and "," not in line:
        pieces = line.split("\t")
        if sum(len(piece.split()) for piece in pieces) == len([piece for piece in pieces if piece.strip()]):
            if pieces[-1] == "":
                pieces.pop()
            return [cell_of(piece) for piece in pieces]
    if "," in line:
        return at_commas(line)
    words = line.split()
    if len(words) == 1 and DASHED.fullmatch(words[0]) and any(map(str.isdigit, words[0])):
        words = words[0].split("-")
    elif len(words) > 4 and len(words) % 2 and {*words[1::2]} in ({"-"}, {"·"}) and words[1] not in words[::2]:
        words = words[::2]
    return [word.replace(EMPTY, "") for word in words]


def in_pieces(pieces: list[str]) -> Any:
    """Cells, or rows where a piece has several."""
    if all(len(piece.split()) < 2 and not {*",;/"} & {*piece.strip().rstrip(",;")} for piece in pieces):
        cells = [cell_of(piece) for piece in pieces]
        if all(DASHED.fullmatch(cell) for cell in cells):
            return [split_line(cell) for cell in cells]
        return cells
    nodes = [split_line(piece) for piece in pieces if piece.strip()]
    if any(depth(node) == 2 for node in nodes):
        return [node if depth(node) == 2 else [node] for node in nodes]
    return nodes if len(nodes) != 1 else nodes[0]


def at_commas(line: str) -> Any:
    pieces = [piece.strip() for piece in line.split(",")]
    counts = [len(piece.split()) for piece in pieces]
    if max(counts) < 2:
        return [cell_of(piece) for piece in pieces]
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


def with_gap(lines: list[str], nodes: Rows, width: int) -> Rows:
    """One row lacks one cell: where its cells stand under those of the others, the gap is an empty field."""
    short = next(at for at, node in enumerate(nodes) if len(node) < width)
    if any(sign in line for line in lines for sign in ",;|/\t"):
        fields = [field.strip() for field in re.split(r"[,;|/\t]", lines[short])]
        if short < len(nodes) - 1 or any(len(field.split()) > 1 for field in fields):
            return nodes
        if len(fields) == width and [field for field in fields if field] == nodes[short]:
            return [*nodes[:-1], fields]
        return [*nodes[:-1], [*nodes[-1], ""]] if len(fields) == width - 1 else nodes
    spans = [[found.span() for found in CELL.finditer(line)] for line in lines]
    if any(len(each) != len(node) for each, node in zip(spans, nodes)):
        return nodes
    whole = [each for at, each in enumerate(spans) if at != short]
    columns = [{edge for each in whole for edge in each[column]} for column in range(width)]
    fits = [
        gap for gap in range(width)
        if all({*span} & columns[at + (at >= gap)] for at, span in enumerate(spans[short]))
    ]
    if len(fits) != 1:
        return nodes
    row = nodes[short]
    return [node if at != short else [*row[: fits[0]], "", *row[fits[0] :]] for at, node in enumerate(nodes)]
