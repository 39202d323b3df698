"""Syntax highlighting of Python source with the standard tokenizer, for the code panel."""

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

BUILTINS = {name for name in dir(builtins) if type(getattr(builtins, name)).__module__ == "builtins"}  # without `site`
LAYOUT = (NEWLINE, INDENT, DEDENT)
NOT_PATTERN_START = (":", "=", ".", ",", ")")


class Token(NamedTuple):
    type: int
    string: str
    start: tuple[int, int]
    end: tuple[int, int]


def tokens(lines: list[str]) -> list[list[tuple[int, int, str]]]:
    """Return the highlighted ranges of each line, [(begin, end, kind), …] in characters, from left to right.

    kind: "k" keyword, "s" string, "m" number, "c" comment or docstring, "d" defined name or decorator, "b" builtin.
    Never raises: text that does not tokenize is not highlighted.
    """
    found: list[list[tuple[int, int, str]]] = [[] for _ in lines]
    for token, kind in kinds(read(lines)):
        (first, begin), (last, end) = token.start, token.end
        for row in range(first, last + 1):
            part = (begin if row == first else 0, end if row == last else len(lines[row - 1]), kind)
            if part[0] < part[1]:
                found[row - 1].append(part)
    return [sorted(parts) for parts in found]  # `kinds` yields a comment before the rest of its line


def read(lines: list[str]) -> Iterator[Token]:
    """Yield the tokens up to the first error; an f-string is one token, as before Python 3.12."""
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
    """Yield (token, kind) for a logical line without layout tokens."""
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
            kind = kind_of_name(token.string, before, after, not number and starts_with_soft_keyword(line))
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


def starts_with_soft_keyword(line: list[Token]) -> bool:
    """Return whether a logical line starts with a soft keyword, judged by the following tokens."""
    name, *rest = line
    if not rest or name.string not in ("match", "case", "type"):
        return False
    if name.string == "type":
        return rest[0].type == NAME
    return rest[0].string not in NOT_PATTERN_START and any(token.string == ":" for token in rest)
