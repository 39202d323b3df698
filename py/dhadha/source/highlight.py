"""Syntax highlighting of Python source with the standard tokenizer, for the code panel."""

from __future__ import annotations

import builtins
import tokenize
from collections.abc import Iterable, Iterator
from io import StringIO
from keyword import iskeyword
from tokenize import COMMENT, DEDENT, INDENT, NAME, NEWLINE, NL, NUMBER, STRING, TokenInfo
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from ..core.page_json_types import SourceToken, TokenClass

Kinds: TypeAlias = "Iterator[tuple[TokenInfo, TokenClass]]"

BUILTINS = {name for name in dir(builtins) if type(getattr(builtins, name)).__module__ == "builtins"}  # without `site`
LAYOUT = (NEWLINE, INDENT, DEDENT)


def highlights(lines: list[str]) -> list[list[SourceToken]]:
    """Return the highlighted ranges of each line, [(begin, end, class), …] in characters, from left to right.

    class: "k" keyword, "s" string, "m" number, "c" comment or docstring, "d" defined name or decorator, "b" builtin.
    Never raises: text that does not tokenize is not highlighted.
    """
    found: list[list[SourceToken]] = [[] for _ in lines]
    for token, kind in token_kinds(read_tokens(lines)):
        (first, begin), (last, end) = token.start, token.end
        for row in range(first, last + 1):
            part = (begin if row == first else 0, end if row == last else len(lines[row - 1]), kind)
            if part[0] < part[1]:
                found[row - 1].append(part)
    return [sorted(parts) for parts in found]  # `token_kinds` yields a comment before the rest of its line


def read_tokens(lines: list[str]) -> Iterator[TokenInfo]:
    """Yield the tokens up to the first error; an f-string is one token, as before Python 3.12."""
    start, depth = (1, 0), 0
    try:
        for token in tokenize.generate_tokens(StringIO("\n".join([*lines, ""]), newline="\n").readline):
            name = tokenize.tok_name[token.type]
            if name.endswith("STRING_START"):
                start, depth = start if depth else token.start, depth + 1
            elif name.endswith("STRING_END"):
                depth -= 1
                token = token._replace(type=STRING, string="", start=start)
            if not depth and token.type != NL:
                yield token
    except (tokenize.TokenError, SyntaxError):
        return


def token_kinds(tokens: Iterable[TokenInfo]) -> Kinds:
    line: list[TokenInfo] = []
    for token in tokens:
        if token.type == COMMENT:
            yield token, "c"
        elif token.type in LAYOUT:
            yield from kinds_in_line(line)
            line = []
        else:
            line.append(token)
    yield from kinds_in_line(line)


def kinds_in_line(line: list[TokenInfo]) -> Kinds:
    """Yield (token, kind) for a logical line without layout tokens."""
    if [token.type for token in line] == [STRING]:
        yield line[0], "c"
        return
    texts = [token.string for token in line]
    decorator = texts.index("(") if "(" in texts else len(texts)
    for number, token in enumerate(line):
        before, after = texts[number - 1] if number else "", texts[number + 1] if number + 1 < len(line) else ""
        if texts[0] == "@" and number < decorator:
            yield token, "d"
        elif token.type == STRING:
            yield token, "s"
        elif token.type == NUMBER:
            yield token, "m"
        elif iskeyword(token.string):
            yield token, "k"
        elif token.type == NAME and before in ("def", "class"):
            yield token, "d"
        elif token.string in BUILTINS and before != "." and after != "=":
            yield token, "b"
