"""Reduce normalized text to cells and brackets: remove markup, comments, labels, and prose around a board.

The running time is linear in the length of the text: no pattern can match the same characters in two ways.
"""

from __future__ import annotations

import re
import unicodedata

from . import clean_text

EMPTY = "\ue000"  # placeholder of an empty field until the text is split into cells
FENCE = re.compile(r"(?m)^[ \t]*(?:```|~~~)[^\n]*$|\"\"\"|'''")
ESCAPED = re.compile(r"(?:\\u[0-9a-fA-F]{4})+")
BLOCKS = (("/*", "*/"), ("<!--", "-->"))  # comments of several lines
COMMENT = re.compile(
    r"(?m)(?:^|(?<=[\s,;\]})0-9]))(?:#|//|%|--)[ \t]*"
    r"(?=(?:a )?[^\W\d_]{2})(?!(?:[Tt]rue|[Ff]alse|[Nn]one|null)\b)[^\n]*$"
)
ONLY_COMMENT = re.compile(r"(?m)^[ \t]*(?:#{1,6} |//|% |; |-- )[^\n]*[^\W\d_]{2}[^\n]*$")
QUOTED = re.compile(r'"([^"\n]{0,4000})"|\'([^\'\n]{0,4000})\'')
ENTRY = re.compile(  # (0, 1): 5, "a1": "Q", x1 = 5, x[0][1] = 5: a name, one or two numbers, and the value
    r"(?<![\w.])[\"'(\[]{0,2}([A-Za-z_]{0,9})[\"'(\[]{0,2}(\d{1,3})(?:(?:, ?|\] ?\[)(\d{1,3}))?[\])\"']{0,2}"
    r"\s{0,3}[:=]\s{0,3}(\"[^\"\n]{0,9}\"|'[^'\n]{0,9}'|[^\s,;:={}()\[\]\"']{1,9})(?=\s*(?:[,;}\n]|$))"
)
AROUND_ENTRIES = re.compile(r"\s*(?:[\w ]{1,40}=)?[\s,;]*(\{?)[\s,;]*(\}?)[\s;]*")
MATH = re.compile(r"\${1,2}(?=\s{0,3}[\[({\\\d])|(?<=[\])}\d])\s{0,3}\${1,2}")
EMPTY_BRACKETS = re.compile(r"(?<=[\s,;|&>])(?:\[\]|\(\)|\{\})(?=[\s,;|&<\])}]|\Z)")
BB_TAG = re.compile(r"\[(/?(?:code|pre|quote|table|tr|td|tt)\b)[^\[\]]{0,40}\]", re.IGNORECASE)
CLOSED_TAG = re.compile(r"</[a-z]|<(?:td|tr|br|p|li)\b", re.IGNORECASE)
INLINE_TAG = re.compile(r"</?(?:a|b|i|u|em|strong|span|font|su[bp]|small|m[nio]|mrow)\b[^<>]{0,300}>", re.IGNORECASE)
CELL_TAG = re.compile(
    r"<(?:t[dh]|mtd|c|cell|col|column|item|entry|value|v|int|n)\b[^<>]{0,300}>([^<]*)(?:</[a-z]{1,6}\s{0,3}>)?",
    re.IGNORECASE,
)
BEFORE_CELL = re.compile(r">\s+(?=<[a-z])", re.IGNORECASE)
TAG = re.compile(r"</?[a-z][^<>]{0,300}>", re.IGNORECASE)
ANGLES = re.compile(r"(?m)<([^<>\n]{0,40}\d[ \t,;][^<>\n]*)>|^[ \t]*<([^<>\n]{1,40}[ \t][^<>\n]*)>[ \t]*$")
KEYWORD = re.compile(r",\s*[A-Za-z_]{1,20}\s{0,3}=\s{0,3}[\w.:]{1,40}(?=\s*[,)])")
ANSWER = re.compile(r"(?m)^[ \t]*(?:Output|Answer|Expected|Result|Explanation)\b[^\n]*$", re.IGNORECASE)
ASSIGNED = re.compile(r"(?m)^(?:[^\n=]{1,80}(?<![<>=!])=(?!=)|[ \t]*[\w.]{1,40}[ \t]*<-)")
HEADING = re.compile(r"(?m)^[^\n:\[({]{0,60}[^\W\d_]{2}[^\n:\[(]{0,60}:[ \t]*$")
LABEL = re.compile(
    r"(?m)^[ \t]*(?:[^\W\d_](?:[\w#' .-]|[\u0900-\u0dff\u064b-\u0670]){1,60}?|#?\d{1,4}):"
    r"(?=[ \t\n]|$)(?![^\n]{0,200}\s:\s)"
)
KEY = re.compile(r"\b(?:[A-Za-z_]\w{0,40}:(?=\s)|(?:[A-Za-z_]\w{0,40}|\d{1,4})\s{0,3}:(?=\s{0,3}[\[({]))")
KEYED_LIST = re.compile(r":\s{0,3}\[\s{0,30}[^\s{]")
KEYED = re.compile(r"\b[A-Za-z_]\w{0,40}\s{0,3}:\s{0,3}[\w.-]{1,40}(?=\s{0,3}[,}])")
NUMBERED = re.compile(r"(?m)^[ \t]*\(?(\d{1,3})(?:[.)]|:|[ \t]{0,9}->)(?=[ \t])")
POINT = re.compile(r"\d\.(?!\d)")
TYPE = re.compile(
    r"(?m)^[ \t]*[a-z]\w{0,40}[ \t]{1,9}::[\w\[\]() \t,>-]*$|::\s{0,3}[\[(]{0,3}[A-Za-z]\w{0,40}[\])]{0,3}"
)
LISP = re.compile(r"#\d?[Aa]?(?=\()|(?<=\()\s{0,3}(?:(?:def\w{0,20}|set[qf!])\s{1,3}[\w*-]{1,40}|list|vector|quote)\s")
CONTINUED = re.compile(r"(?m)(?<=[;,])[ \t]*\.\.\.[ \t]*$")
INDEXED = re.compile(r"\[,\d{1,3}\]|\[\d{1,3},\]|^\s*\[1\](?=[ \t]+[^\s\[])")
ITEM = re.compile(r"[ \t]{0,20}(-[ \t]{1,9})?-[ \t]{1,9}(\S*)[ \t]{0,20}")
TILES = re.compile(r"[\[(][ \t]{0,3}([^\s\[\](){},;]{0,6})[ \t]{0,3}[\])]")
AND = re.compile(r"(?<=\d)\s{1,3}and\s{1,3}(?=\d)")
R_MATRIX = re.compile(r"matrix\s{0,3}\(\s{0,3}c\s{0,3}\(([^()]*)\)([^()]*)\)")
RESHAPED = re.compile(
    r"\[([^\[\](){}]*)\](\s{0,3}\))?\s{0,3}\.\s{0,3}reshape\s{0,3}\(\s{0,3}\(?\s{0,3}(-?\d{1,4})\s{0,3},"
    r"\s{0,3}(-?\d{1,4})\s{0,3}\)?\s{0,3}\)"
)
RESHAPE = re.compile(
    r"reshape\s{0,3}\(\s{0,3}\[([^\[\](){}]*)\]\s{0,3},\s{0,3}([\[(]?)\s{0,3}(-?\d{1,4})\s{0,3},"
    r"\s{0,3}(-?\d{1,4})\s{0,3}[\])]{1,2}"
)
RHO = re.compile(r"(?m)^\s*(\d{1,4})\s{1,3}(\d{1,4})\s{0,3}⍴([^\n]*)$")
SHAPE = {name: re.compile(rf"{name}\w*\s{{0,3}}=\s{{0,3}}(\w+)") for name in ("nr", "nc", "byrow")}
ESCAPES = re.compile(r"\\(?:n|[rt](?![a-z])|\")")
ENVIRONMENT = re.compile(r"\\(?:begin|end)\s{0,9}(?:\{(?:[^{}]|\{[^{}]*\})*\})+(?:\[[a-z]?\])?")
LATEX_END = re.compile(r"(?:\\\\(?:\s{0,3}\[[^\]\n]{0,40}\])?|\\cr(?!oss)|\\tabularnewline\b)[ \t]*\n?")
LATEX_RULE = re.compile(r"(?:\\hline|\\[a-z]{0,9}rule\b|\\cline\s{0,3}\{[^{}]{0,20}\})[ \t]*\n?")
LATEX_TEXT = re.compile(r"\\(?:text|mathrm|mathbf|textbf|boxed|mathit)\s{0,3}\{([^{}]*)\}")
LATEX_SIGN = re.compile(  # two backslashes before an underscore end a row, unless quoted
    r"\\(?:phantom\{[^{}]{0,9}\}|(?:square|Box|cdot|ast|times|bullet)(?![A-Za-z]))|(?:(?<!\\)|(?<=[\"']\\))\\_"
)
LATEX_SIGNS = {"square": "□", "Box": "□", "cdot": "·", "ast": "*", "times": "×", "bullet": "•", "_": "_"}
PLAIN_MATRIX = re.compile(r"\\[a-zA-Z]?matrix\s{0,3}\{")
COMMAND = re.compile(
    r"\\(?:left|right|[bB]ig[glr]{0,2})\s{0,3}[\[\](){}|.]|\\(?:caption|label)(?:\{[^{}]{0,80}\})?"
    r"|\\[A-Za-z]+(?:\{[^{}]{0,40}\})?|\\[^A-Za-z0-9]|\$"
)
NAMED = re.compile(r"\b\d{1,3}-(?=[^\W\d_]{4})")  # 8-puzzle
SIZE = re.compile(r"\A\s*\(?(\d{1,4})[ \t]{0,3}[x×*][ \t]{0,3}(\d{1,4})\)?[ \t]*(?=\n)")
TIMES = re.compile(r"\d{1,4}[x×*]\d{1,4}\W?")
CELL_WORDS = frozenset(("true", "false", "none", "null", "blank", "empty", "queen", "রানি", "وزیر"))
MAYBE_PROSE = re.compile(r"[A-Za-z]{4}|[^\x00-\x7f]{2}")
LETTERS = re.compile(r"[^\W\d_]{2}")
REMARK = re.compile(r"^[^()\[\]{}]*[^()\[\]{}\s][^()\[\]{}]*\([^\W\d_]{2}[^()\[\]{}\d]*\)[^()\[\]{}]*$")
HEX = frozenset("abcdef")
AROUND = ".,;:!?\"'()[]{}<>*_#/-"


def remove_markup(text: str) -> str:
    """Remove everything from a text but cells, separators and brackets."""
    text = FENCE.sub("\n", text)
    if ":" in text or "=" in text:
        text = from_entries(text)
    if "\\u" in text:
        text = ESCAPED.sub(lambda found: clean_text(decode_escapes(found[0])), text)
    for opening, closing in BLOCKS:
        text = strip_comments(text, opening, closing) if opening in text else text
    if "[" in text:
        text = from_bracketed_cells(BB_TAG.sub(r"<\1>", text))
    if "<" in text:
        text = from_tags(text) if CLOSED_TAG.search(text) else ANGLES.sub(lambda row: f"[{row[1] or row[2]}]", text)
    if text.lstrip().startswith("{|"):
        text = from_wiki(text)
    text = MATH.sub(" ", text) if "$" in text else text
    if "\\" in text:
        text = from_latex(text)
    if "&" in text:
        text = from_ampersands(text)
    if "#" in text or "//" in text or "%" in text or "; " in text or "--" in text:
        text = COMMENT.sub("", ONLY_COMMENT.sub("", text))
    if ">" in text:
        text = re.sub(r"(?m)^[ \t]*>{1,3}[ \t]?", "", text)
    text = EMPTY_BRACKETS.sub(EMPTY, text.replace("`", " "))
    if '"' in text or "'" in text:
        text = QUOTED.sub(unquote, text).replace('"', "").replace("'", "")
    text = from_programs(from_yaml(text))
    text = ANSWER.sub("", text)
    if "=" in text or "<-" in text:
        text = ASSIGNED.sub("\n", KEYWORD.sub("", text))
    text = strip_line_numbers(NAMED.sub("", text))
    if ":" in text:
        text = KEYED.sub("", text) if KEYED_LIST.search(text) else text
        text = KEY.sub(" ", LABEL.sub("\n", HEADING.sub("\n", text)))
    text = re.sub(r"(?<=[\d)\]}])\.(?=\s*$)", "", text) if text.rstrip().endswith(".") else text
    text = SIZE.sub(r"\1 \2", text)
    text = strip_prose(text)
    return text if any(bracket in text for bracket in "([{") else text.translate({ord(sign): " " for sign in ")]}"})


def decode_escapes(escapes: str) -> str:
    """Decode JSON escapes such as \\u265b."""
    return bytes.fromhex(escapes.replace("\\u", "")).decode("utf-16-be", "replace")


def strip_comments(text: str, opening: str, closing: str) -> str:
    """Remove block comments that contain words."""
    first, *others = text.split(opening)
    for other in others:
        comment, closed, rest = other.partition(closing)
        first += rest if closed and LETTERS.search(comment) else opening + other
    return first


def unquote(found: re.Match[str]) -> str:
    """Return the content of quotes as an empty field, a cell, or a list in brackets."""
    inner = found[1] if found[1] is not None else found[2]
    if not inner.strip():
        return EMPTY
    return f" ({inner}) " if re.search(r"[\s,;|/]", inner.strip()) and not re.search(r"[\[({]", inner) else inner


# --- Markup -----------------------------------------------------------------------------------------------------------


def from_tags(text: str) -> str:
    """Convert HTML, MathML or XML: a tab after each cell, a line per other element."""
    text = BEFORE_CELL.sub(">", INLINE_TAG.sub("", text.replace("&nbsp;", " ")))
    text = CELL_TAG.sub(lambda cell: (cell[1].strip() or EMPTY) + "\t", text)
    return TAG.sub("\n", text).replace("\t\n", "\n")


def from_bracketed_cells(text: str) -> str:
    """Convert lines such as [4][5][3], with a cell in each pair of brackets."""
    lines = [line for line in text.split("\n") if line.strip()]
    cells = [TILES.findall(line) for line in lines]
    if len(lines) < 2 or min(map(len, cells)) < 2 or any(TILES.sub("", line).strip() for line in lines):
        return text
    return "\n".join("\t".join(cell or EMPTY for cell in row) for row in cells)


def from_yaml(text: str) -> str:
    """Convert nested YAML lists, where `- - 5` starts a row and `- 6` continues it."""
    lines = [line for line in text.split("\n") if line.strip()]
    found = [ITEM.fullmatch(line) for line in lines]
    if not all(found) or not any(item and item[1] for item in found):
        return text
    return "".join(("\n" if item[1] else "\t") + (item[2] or EMPTY) for item in found if item).strip("\n")


def from_wiki(text: str) -> str:
    rows: list[str] = []
    for line in map(str.strip, text.split("\n")):
        if line.startswith(("{|", "|}", "|-", "|+")):
            rows.append("")
        elif line[:1] in ("|", "!"):
            cells = [cell.strip() or EMPTY for cell in re.split(r"\|\||!!", line[1:])]
            rows[-1] += "\t" * bool(rows[-1]) + "\t".join(cells)
        elif line:
            rows[-1] = rows[-1].removesuffix(EMPTY) + line
    return "\n".join(row for row in rows if row)


def from_latex(text: str) -> str:
    if not ESCAPES.sub("", text).count("\\") and "{" not in text and "&" not in text:
        return text.replace("\\n", "\n").replace("\\r", "").replace("\\t", "\t").replace('\\"', '"')
    if "\\begin" not in text and "&" not in text and "\\\\" not in text:
        text = re.sub(r"\\n(?![a-wyz])", "\n", text)
        text = re.sub(r"[ \t]\\[ \t]", "\n", text) if not re.search(r"\\[A-Za-z]", text) else text
    text = LATEX_SIGN.sub(lambda sign: LATEX_SIGNS.get(sign[0][1:], EMPTY), LATEX_RULE.sub(" ", text))
    text = LATEX_TEXT.sub(r" \1 ", LATEX_END.sub("\n", PLAIN_MATRIX.sub("\n", ENVIRONMENT.sub("\n\n", text))))
    return COMMAND.sub(" ", text).replace("~", " ")


def from_ampersands(text: str) -> str:
    return "\n".join(
        "\t".join(cell.strip(" \t{}") or EMPTY for cell in line.split("&")) if "&" in line else line
        for line in text.split("\n")
    )


# --- Programs ---------------------------------------------------------------------------------------------------------


def from_programs(text: str) -> str:
    """Convert types, calls and shapes of programming languages."""
    if "matrix" in text:
        text = R_MATRIX.sub(from_r, text)
    if "reshape" in text:
        text = RESHAPED.sub(lambda found: matrix(found[0], found[1], found[3], found[4], True) + (found[2] or ""), text)
        text = RESHAPE.sub(lambda found: matrix(found[0], found[1], found[3], found[4], bool(found[2])), text)
    if "⍴" in text:
        text = RHO.sub(lambda found: matrix(found[0], found[3], found[1], found[2], True), text)
    if "(" in text:
        text = LISP.sub("", text)
    if "[" in text:
        text = INDEXED.sub(" ", text)
    return AND.sub(", ", CONTINUED.sub("", TYPE.sub(" ", text)))


def from_entries(text: str) -> str:
    """Convert cells keyed by number, by row and column, or by square to a list or a table."""
    entries = ENTRY.findall(text)
    around = AROUND_ENTRIES.fullmatch(ENTRY.sub("", text)) if len(entries) > 1 else None
    names = [name.lower() for name, *_ in entries]
    many = len({*names}) > 1
    if not around or not many and not names[0] and not around[1]:
        return text
    values = [value.strip("\"' ") or EMPTY for *_, value in entries]
    places = [(int(first), int(second or 0)) for _, first, second, _ in entries]
    if many:
        if any(len(name) != 1 or column for name, (_, column) in zip(names, places)):
            return text
        places = [(-rank, ord(name) - ord("a") + 1) for name, (rank, _) in zip(names, places)]
        places += [(-1, 1)]
    rows, columns = ([*range(min(axis), max(axis) + 1)] for axis in zip(*places))
    cells = dict(zip(places, values))
    if not many and (len(rows) * len(columns) != len(cells) or max(rows[0], columns[0]) > 1):
        return text
    table = [[cells.get((row, column), EMPTY) for column in columns] for row in rows]
    return "[" + ", ".join(f"[{', '.join(row)}]" for row in table) + "]"


def from_r(found: re.Match[str]) -> str:
    """Convert R's matrix(c(…), nrow=3), which fills columns unless byrow=TRUE."""
    shape = {name: pattern.search(found[2]) for name, pattern in SHAPE.items()}
    counts = re.findall(r"(?:^|,)\s*(\d+)\s*(?=,|$)", found[2])
    rows, columns = (each[1] if each and each[1].isdecimal() else "-1" for each in (shape["nr"], shape["nc"]))
    rows = counts[0] if counts and rows == "-1" else rows
    by_row = bool(shape["byrow"] and shape["byrow"][1].upper().startswith("T"))
    return matrix(found[0], found[1], rows, columns, by_row)


def matrix(text: str, listed: str, rows: str, columns: str, by_row: bool) -> str:
    """Reshape a list to rows and columns, one of which may be -1; return `text` if they do not fit."""
    cells = listed.replace(",", " ").split()
    down, across = int(rows), int(columns)
    down = down if down > 0 else len(cells) // across if across > 0 else 0
    if down < 1 or len(cells) % down or across > 0 and down * across != len(cells):
        return text
    across = len(cells) // down
    table = [cells[at * across : (at + 1) * across] if by_row else cells[at::down] for at in range(down)]
    return "[" + "".join(f"[{' '.join(row)}]" for row in table) + "]"


# --- Prose around a board ---------------------------------------------------------------------------------------------


def strip_line_numbers(text: str) -> str:
    """Remove line numbers such as 1. 2. 3. if all lines have them."""
    found = [int(number) for number in NUMBERED.findall(text)]
    lines = [line for line in text.split("\n") if line.strip()]
    if not found or len(found) != len(lines) or found != [*range(found[0], found[0] + len(found))] or found[0] > 1:
        return text
    plain = NUMBERED.sub("", text)
    return text if POINT.search(plain) or len(found) == 1 and not re.search(r"[/;|\[({]", plain) else plain


def strip_prose(text: str) -> str:
    """Remove lines of prose, and words before or after the cells of a line."""
    lines = text.split("\n")
    tight = [line.strip() for line in lines if line.strip()]
    if len({*map(len, tight)}) == 1 and not any(" " in line for line in tight):
        return text  # rows of equal length whose letters are cells
    return "\n".join(strip_line_prose(line) if MAYBE_PROSE.search(line) else line for line in lines)


def strip_line_prose(line: str) -> str:
    """Return a line without prose."""
    words = line.split()
    prose = [is_prose(word) for word in words]
    if not any(prose) or any(line.count(opening) != line.count(closing) for opening, closing in ("[]", "()", "{}")):
        return line
    cells = [word for word, in_prose in zip(words, prose) if not (in_prose or is_word(word) or TIMES.fullmatch(word))]
    numbers = re.findall(r"\d+", " ".join(cells))
    signs = [cell for cell in cells if len(cell.strip(AROUND)) <= 1 and cell not in ("a", "A", "I", "&", "#")]
    bracketed = re.search(r"[\[({]", line)
    if len(numbers) < 2 and len(signs) - len(numbers) < 2 and (not bracketed or REMARK.search(line)):
        return ""
    if bracketed:
        return line
    last = len(words) if is_word(words[-1]) or prose[-1] else 0
    first = next(at for at, word in enumerate([*words, ""]) if not is_word(word))
    while last and is_word(words[last - 1]):
        last -= 1
    last = last or len(words)
    if not any(prose[:first]) and not any(prose[last:]):
        return line
    *others, end = words[first:last]
    full_stop = len(end) == 2 and end[1] == "." and all(len(word) == 1 or word.isdecimal() for word in others)
    return " ".join([*others, end[0] if full_stop else end])


def is_word(word: str) -> bool:
    word = word.strip(AROUND)
    return len(word) > 1 and word.lower() not in CELL_WORDS and all(
        sign in "'-" or unicodedata.category(sign)[0] in "LM" for sign in word
    )


def is_prose(word: str) -> bool:
    """Return whether a word is prose: several different letters, neither hexadecimal nor a name of a cell."""
    letters = {*word.strip(AROUND).lower()}
    return is_word(word) and len(letters) > (3 if word.isascii() else 2) and not letters <= HEX
