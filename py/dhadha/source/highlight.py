"""What each part of a Python text is, by Python's own tokenizer: for the colours of the code panel."""

import builtins
from collections.abc import Iterable, Iterator
from io import StringIO
from keyword import iskeyword
from tokenize import (
    COMMENT,
    DEDENT,
    INDENT,
    NAME,
    NEWLINE,
    NL,
    NUMBER,
    STRING,
    TokenError,
    generate_tokens,
    tok_name,
)
from typing import NamedTuple

BUILTINS = {name for name in dir(builtins) if type(getattr(builtins, name)).__module__ == "builtins"}  # none of `site`
LAYOUT = (NEWLINE, INDENT, DEDENT)
NO_PATTERN = (":", "=", ".", ",", ")")  # begins with any of these


class Token(NamedTuple):
    type: int
    string: str
    start: tuple[int, int]
    end: tuple[int, int]


def tokens(lines: list[str]) -> list[list[tuple[int, int, str]]]:
    """For each line its coloured parts, [(begin, end, kind), …] in characters, from left to right.

    kind: "k" a keyword, "s" a string, "m" a number, "c" a comment or docstring, "d" a name being defined or a
    decorator, "b" a builtin. Never raises: what cannot be read stays plain.
    """
    found: list[list[tuple[int, int, str]]] = [[] for _ in lines]
    for token, kind in kinds(read(lines)):
        (first, begin), (last, end) = token.start, token.end
        for row in range(first, last + 1):
            part = (begin if row == first else 0, end if row == last else len(lines[row - 1]), kind)
            if part[0] < part[1]:
                found[row - 1].append(part)
    return [sorted(parts) for parts in found]  # a comment comes before the line that it stands in


def read(lines: list[str]) -> Iterator[Token]:
    """The tokens of a text as far as it can be read, a string with values in it as one, as it is before Python 3.12."""
    start, depth = (1, 0), 0
    try:
        for type_, string, begin, end, _ in generate_tokens(StringIO("\n".join([*lines, ""]), newline="\n").readline):
            name = tok_name[type_]
            if name.endswith("STRING_START"):
                start, depth = start if depth else begin, depth + 1
            elif name.endswith("STRING_END"):
                depth -= 1
                type_, string, begin = STRING, "", start
            if not depth and type_ != NL:
                yield Token(type_, string, begin, end)
    except (TokenError, SyntaxError):
        return


def kinds(tokens: Iterable[Token]) -> Iterator[tuple[Token, str]]:
    line: list[Token] = []
    for token in tokens:
        if token.type == COMMENT:
            yield token, "c"
        elif token.type in LAYOUT:
            yield from kinds_in_line(line)
            line = []
        else:
            line.append(token)
    yield from kinds_in_line(line)


def kinds_in_line(line: list[Token]) -> Iterator[tuple[Token, str]]:
    """line: a logical one, without its layout."""
    if [token.type for token in line] == [STRING]:
        yield line[0], "c"
        return
    texts = [token.string for token in line]
    decorator = texts.index("(") if "(" in texts else len(texts)
    for number, token in enumerate(line):
        before, after = texts[number - 1] if number else "", texts[number + 1] if number + 1 < len(line) else ""
        if texts[0] == "@" and number < decorator:
            kind = "d"
        elif token.type == NAME:
            kind = kind_of_name(token.string, before, after, not number and is_soft_keyword(line))
        else:
            kind = {STRING: "s", NUMBER: "m"}.get(token.type, "")
        if kind:
            yield token, kind


def kind_of_name(name: str, before: str, after: str, is_keyword: bool) -> str:
    if is_keyword or iskeyword(name):
        return "k"
    if before in ("def", "class"):
        return "d"
    return "b" if name in BUILTINS and before != "." and after != "=" else ""


def is_soft_keyword(line: list[Token]) -> bool:
    """Whether the name at the beginning of a logical line is a keyword there, by what comes after it."""
    name, *rest = line
    if not rest or name.string not in ("match", "case", "type"):
        return False
    if name.string == "type":
        return rest[0].type == NAME
    return rest[0].string not in NO_PATTERN and any(token.string == ":" for token in rest)
