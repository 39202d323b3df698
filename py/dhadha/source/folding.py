"""The reading view: an algorithm's own source with the reporting folded away. What is left is the textbook's text, and
runs.

Reporting is what only yields a step. A function reports if it is one of those named, or if one that reports delegates
to it by
`yield from`; any other generator yields what it makes, and stays as it is. In the functions that report

    yield step                      vanishes, and reads `...` where nothing else is left of a block
    yield from narrator.tell(x)     vanishes, too, if that name comes from a module whose name ends so
    if a < b: yield step            vanishes as a whole if that is all it does, and its test calls nothing
    a = yield from f(x)             reads `a = f(x)`; so do `return (yield from f(x))`, `if (yield from f(x)):`, …

and with them the imports that nothing else needs. Nothing is written anew: the text is cut where `ast` says, so
comments and line breaks stay. What cannot be folded exactly (a generator that is sent values, a syntax of tomorrow) is
left as it is.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

Code = Any  # a node of Python's syntax tree, whose place in the text is known
NARRATOR = "narrator"
YIELDS = (ast.Yield, ast.YieldFrom)
IMPORTS = (ast.Import, ast.ImportFrom)
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


class Folded(NamedTuple):
    """text, lines: the lines as they are, and folded; at: for each line of the text the folded line, from 1, that is
    highlighted when
    it runs: the first one of its statement, and for reporting that of the statement executed just before; 0 where none
    is."""

    text: list[str]
    lines: list[str]
    at: list[int]


class Unfoldable(Exception):
    """Without its reporting the text would not do the same."""


def fold(text: str, names: Iterable[str]) -> Folded:
    """Fold the functions called `names` and those they delegate to. Never raises: other texts read as they are."""
    lines = re.split("\r\n|\r|\n", text)
    lines = lines[:-1] if lines[1:] and not lines[-1] else lines
    try:
        reading, at = Folding("\n".join(lines), names).folded()
        ast.parse("\n".join(reading))
        return Folded(lines, reading, at)
    except (Unfoldable, SyntaxError, ValueError, RecursionError, MemoryError):
        return Folded(lines, lines, [*range(1, len(lines) + 1)])


class Folding:
    """lines: as bytes, for those `ast` counts, from 1; None once it has vanished. highlighted: {line: the line that is
    highlighted instead of it}."""

    def __init__(self, text: str, names: Iterable[str]) -> None:
        self.tree = ast.parse(text)
        self.lines: list[Any] = [b"", *(line.encode() for line in text.split("\n"))]
        self.functions = reporting(self.tree, names)
        self.narrators = {
            bound(name)
            for node in self.tree.body
            if isinstance(node, IMPORTS)
            for name in node.names
            if from_narrator(node, name)
        }
        self.highlighted: dict[int, int] = {}
        self.cuts: list[tuple[Any, Any, Any, Any, bytes]] = []
        self.silent: set[ast.AST] = set()

    def folded(self) -> tuple[list[str], list[int]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt) and not isinstance(node, SCOPES):
                self.light(node.lineno, last_line(node), node.lineno)
        for function in self.functions:
            self.fold_block(function.body, function.lineno)
            for node in own(function):
                if isinstance(node, YIELDS) and node not in self.silent:
                    self.undelegate(node)
        self.fold_imports()
        for first, begin, last, end, new in sorted(self.cuts, reverse=True):
            kept = self.lines[first][:begin] + new + self.lines[last][end:]
            self.lines[first : last + 1] = [kept if new or kept.strip() else None] + [None] * (last - first)
        return self.numbered()

    def numbered(self) -> tuple[list[str], list[int]]:
        """The lines that stay, never three blank ones in a row, and `at`."""
        stay: list[str] = []
        number: dict[int, int] = {}
        for line, content in enumerate(self.lines[1:], 1):
            if content is not None and (content.strip() or stay[-2:] != ["", ""]):
                stay.append(content.decode())
                number[line] = len(stay)
        return stay, [number.get(self.highlighted.get(line, line), 0) for line in range(1, len(self.lines))]

    def light(self, first: int, last: int, instead: int) -> None:
        self.highlighted |= dict.fromkeys(range(first, last + 1), instead)

    def fold_block(self, block: list[Code], head: int) -> None:
        """head: what is highlighted before any statement of the block has been executed."""
        said = [statement for statement in block if self.only_tells(statement)]
        for statement in block:
            if statement in said:
                self.light(statement.lineno, statement.end_lineno, head)
                self.silence(statement, said == block and statement is said[0])
            elif not isinstance(statement, SCOPES):
                head = head if is_text(statement) else statement.lineno
                self.fold_blocks(statement)

    def fold_blocks(self, node: Code) -> None:
        for name, block in blocks(node):
            head = getattr(node, "lineno", block[0].lineno - 1)
            self.fold_block(block, head if name == "body" else self.branch(block[0].lineno, head))
        for branch in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            self.fold_blocks(branch)

    def branch(self, line: int, head: int) -> int:
        """The line of the `else` or `finally` that begins a block."""
        return next(
            (each for each in range(line, head, -1) if re.match(rb"\s*(else|finally)\b", self.lines[each])), head
        )

    def only_tells(self, statement: Code) -> bool:
        if isinstance(statement, ast.If) and not any(
            isinstance(node, (ast.Call, ast.NamedExpr)) for node in ast.walk(statement.test)
        ):
            return all(map(self.only_tells, statement.body + statement.orelse))
        value = statement.value if isinstance(statement, ast.Expr) else None
        return isinstance(value, ast.Yield) or isinstance(value, ast.YieldFrom) and root(value.value) in self.narrators

    def silence(self, statement: Code, is_needed: bool = False) -> None:
        """Cut a statement and the comment behind it; where one is needed, and beside others on its line, it reads
        `...`."""
        self.silent |= set(ast.walk(statement))
        first, begin, last, end = statement.lineno, statement.col_offset, statement.end_lineno, statement.end_col_offset
        line, behind = self.lines[first], self.lines[last][end:]
        is_needed = is_needed and not line[begin:].startswith(b"elif")
        if line[:begin].strip() or not re.fullmatch(rb"\s*(#.*)?", behind):
            self.cuts.append((first, begin, last, end, b"..."))
        else:
            self.cuts.append((first, begin, last, end + len(behind), b"..." if is_needed else b""))

    def undelegate(self, node: Code) -> None:
        """Cut `yield from`, and the parentheses that it needed where they are on one line."""
        line, begin, end = self.lines[node.lineno], node.col_offset, node.end_col_offset
        words = re.match(rb"yield\s+from\s+", line[begin:])
        if not words or not isinstance(node, ast.YieldFrom) or not isinstance(node.value, ast.Call):
            raise Unfoldable
        enclosed = (
            node.lineno == node.end_lineno and re.search(rb"(^|\W)\($", line[:begin]) and line[end : end + 1] == b")"
        )
        self.cuts.append((node.lineno, begin - bool(enclosed), node.lineno, begin + words.end(), b""))
        if enclosed:
            self.cuts.append((node.lineno, end, node.lineno, end + 1, b""))

    def fold_imports(self) -> None:
        """Cut the names that only reporting used."""
        used: dict[bool, set[str]] = {silent: set() for silent in (True, False)}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name):
                used[node in self.silent].add(node.id)
        for node in self.tree.body:
            if isinstance(node, IMPORTS):
                kept = [name for name in node.names if bound(name) not in used[True] - used[False]]
                if not kept:
                    self.silence(node)
                elif kept != node.names:
                    first, last, new = node.names[0], node.names[-1], b", ".join(map(self.written, kept))
                    self.cuts.append((first.lineno, first.col_offset, last.end_lineno, last.end_col_offset, new))

    def written(self, name: ast.alias) -> bytes:
        text: bytes = self.lines[name.lineno]
        return text[name.col_offset : name.end_col_offset]


def reporting(tree: ast.Module, names: Iterable[str]) -> list[ast.FunctionDef]:
    """The functions of those names, and those they delegate to. Raises Unfoldable where one is also called as a
    generator."""
    named: dict[str, list[ast.FunctionDef]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            named.setdefault(node.name, []).append(node)
    found, waiting, delegated = [], list(names), set()
    while waiting:
        for function in named.pop(waiting.pop(), ()):
            inner = [node for node in own(function) if isinstance(node, YIELDS)]
            if not inner and function.name not in names:
                raise Unfoldable
            found.append(function)
            delegated |= {node.value for node in inner if isinstance(node, ast.YieldFrom)}
            waiting += [called(node.value) for node in inner if isinstance(node, ast.YieldFrom)]
    known = {function.name for function in found}
    if any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in known
        and node not in delegated
        for node in ast.walk(tree)
    ):
        raise Unfoldable
    return found


def own(function: Code) -> Iterator[Code]:
    """The nodes of a function, without those of functions in it."""
    waiting = list(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, SCOPES):
            waiting += ast.iter_child_nodes(node)


def blocks(node: Code) -> list[tuple[str, list[Code]]]:
    """(field, statements) of every block of a statement or of one of its branches."""
    return [
        (name, value)
        for name, value in ast.iter_fields(node)
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt)
    ]


def last_line(statement: Code) -> int:
    """Where a statement ends, or the head of one that has blocks."""
    heads = [node.end_lineno for node in ast.iter_child_nodes(statement) if isinstance(node, ast.expr)]
    last: int = max([statement.lineno, *heads]) if blocks(statement) else statement.end_lineno
    return last


def called(node: Code) -> str:
    """The name of the function that is called, or of the method; "" for all else."""
    function = getattr(node, "func", None)
    return getattr(function, "id", getattr(function, "attr", ""))


def root(node: Code) -> str:
    """`a` of a.b.c(x)."""
    while isinstance(node, (ast.Call, ast.Attribute)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return getattr(node, "id", "")


def bound(name: ast.alias) -> str:
    """What an import calls what it imports."""
    return name.asname or name.name.split(".")[0]


def from_narrator(node: Code, name: ast.alias) -> bool:
    return name.name.endswith(NARRATOR) or (getattr(node, "module", None) or "").endswith(NARRATOR)


def is_text(statement: Code) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
