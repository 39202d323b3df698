"""Fold an algorithm's source to what a textbook prints: without reporting, docstrings, imports and annotations.

What remains is the code that runs: with the module's imports it computes the same. A statement reports if all it does
is yield a step. Such folding applies to the named functions and to those they call with `yield from`; other generators
are not changed. In these functions

    yield step                      is removed, or becomes `...` if it is all of its block
    yield from narrator.tell(x)     is removed if that name is imported from a module whose name ends in "narrator"
    if a < b: yield step            is removed as a whole if it only reports and its test calls nothing
    a = yield from f(x)             becomes `a = f(x)`; likewise `return (yield from f(x))`, `if (yield from f(x)):`, …

In the whole file, docstrings and imports are removed, `a: int = 0` becomes `a = 0` outside of classes, and the head of
a function with annotations becomes one line without them. Text is cut at positions from `ast`, so comments and line
breaks are kept; of consecutive blank lines one remains.

A step is about the statement executed before it, unless a comment after its `yield` quotes another one of its function,
or the first and the last one of several; a comment that quotes none fails the build, and `check` reports it:

    yield Step("expand", node)  # about: heappop(open_list)
    yield Step("back", node)  # about: for child in … smallest = min(

Sources that cannot be folded exactly (generators that receive values, unknown syntax) are not changed; `check`
names the line that prevents it.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

Code: TypeAlias = Any  # an ast node with a position
NARRATOR = "narrator"
YIELDS = (ast.Yield, ast.YieldFrom)
IMPORTS = (ast.Import, ast.ImportFrom)
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
BRANCH = re.compile(rb"\s*(else|finally)\b")
ABOUT = re.compile(r"#\s*about:(.*)")
Span: TypeAlias = tuple[int, int]
"""The first and the last of some lines, from 1; (0, 0) for none."""


class Folded(NamedTuple):
    """text, lines: the original and the folded lines; at: for each original line the folded lines to highlight when it
    runs: those of its statement, or of the statement that the reported step is about; of a block only its head;
    numbers: for each folded line that of the original; unapplied: {line: comment} of the comments `# about:` that quote
    no statement or follow no step; unfoldable: (line, why it prevents folding), or ()."""

    text: list[str]
    lines: list[str]
    at: list[Span]
    numbers: list[int]
    unapplied: dict[int, str]
    unfoldable: tuple[Any, ...] = ()


class Unfoldable(Exception):
    """Folding would change what the source does. args: the line, and why."""


def fold(text: str, names: Iterable[str]) -> Folded:
    """Fold the functions called `names` and those they delegate to. Never raises: returns other texts unchanged."""
    lines = split_lines(text)
    try:
        folder = Folder(lines, names)
        folded, at, numbers = folder.fold_lines()
        ast.parse("\n".join(folded))
        return Folded(lines, folded, at, numbers, folder.comments)
    except (Unfoldable, SyntaxError, ValueError, RecursionError, MemoryError) as error:
        why = error.args if isinstance(error, Unfoldable) else (1, str(error))
        numbers = [*range(1, len(lines) + 1)]
        return Folded(lines, lines, [(line, line) for line in numbers], numbers, {}, why)


def split_lines(text: str) -> list[str]:
    lines = re.split("\r\n|\r|\n", text)
    return lines[:-1] if lines[1:] and not lines[-1] else lines


class Folder:
    """lines: as bytes, because `ast` counts bytes, from 1; None for removed ones. highlighted: {line: the lines to
    highlight instead}. cuts: [(first line, column, last line, column, replacement), …]. removed: nodes that were cut.
    comments: {line: `# about: …`} that are not applied yet.
    """

    def __init__(self, lines: list[str], names: Iterable[str]) -> None:
        self.tree = ast.parse("\n".join(lines))
        self.lines: list[Any] = [b"", *(line.encode() for line in lines)]
        self.comments = {number: found[0] for number, line in enumerate(lines, 1) if (found := ABOUT.search(line))}
        self.functions = find_functions_and_delegates(self.tree, names)
        self.narrators = {
            name.asname or name.name.split(".")[0]
            for node in self.tree.body if isinstance(node, IMPORTS) for name in node.names
            if name.name.endswith(NARRATOR) or (getattr(node, "module", None) or "").endswith(NARRATOR)
        }
        self.highlighted: dict[int, Span] = {}
        self.cuts: list[tuple[Any, Any, Any, Any, bytes]] = []
        self.removed: set[ast.AST] = set()

    def fold_lines(self) -> tuple[list[str], list[Span], list[int]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt) and not isinstance(node, SCOPES):
                self.highlight_instead(head_lines(node), head_lines(node))
        for function in self.functions:
            self.fold_block(function.body, head_lines(function))
            self.apply_about_comments(function)
            for node in own_nodes(function):
                if isinstance(node, YIELDS) and node not in self.removed:
                    self.cut_yield_from(node)
        self.cut_docstrings_imports_annotations()
        for first, begin, last, end, new in sorted(self.cuts, reverse=True):
            kept = self.lines[first][:begin] + new + self.lines[last][end:]
            self.lines[first : last + 1] = [kept if new or kept.strip() else None] + [None] * (last - first)
        remaining: list[str] = []
        number = {}
        for line, content in enumerate(self.lines[1:], 1):
            if content is not None and (content.strip() or (remaining and remaining[-1] and remaining[-1][-1] != ":")):
                remaining.append(content.decode())
                number[line] = len(remaining)
        spans = (self.highlighted.get(line, (line, line)) for line in range(1, len(self.lines)))
        numbers = ([number[line] for line in range(first, last + 1) if line in number] or [0] for first, last in spans)
        return remaining, [(shown[0], shown[-1]) for shown in numbers], [*number]

    def highlight_instead(self, lines: Span, shown: Span) -> None:
        """Highlight `shown` when one of `lines` runs."""
        self.highlighted |= dict.fromkeys(range(lines[0], lines[1] + 1), shown)

    def apply_about_comments(self, function: ast.FunctionDef) -> None:
        """Highlight the statements that comments after a `yield` quote."""
        statements = sorted(
            (node for node in own_nodes(function) if isinstance(node, ast.stmt)), key=lambda node: node.lineno
        )
        for statement in statements:
            begin, end = statement.lineno, statement.end_lineno or 0
            comment = ABOUT.search(self.lines[end][statement.end_col_offset :].decode())
            if not comment or statement not in self.removed:
                continue
            quoted = [part.strip() for part in comment[1].split("…", 1)]
            spans = [span for part in quoted if (span := self.find_statement_with_text(part, statements, begin))]
            if len(spans) == len(quoted):
                self.highlight_instead((begin, end), (spans[0][0], spans[-1][1]))
                self.comments.pop(end, None)

    def find_statement_with_text(self, quoted: str, statements: list[ast.stmt], line: int) -> Span | None:
        """Return the head lines of the last statement before `line`, else of the first after it, that has this text."""
        spans = [head_lines(each) for each in statements if each not in self.removed and not is_docstring(each)]
        found = [
            (first, last) for first, last in spans if quoted in b"\n".join(self.lines[first : last + 1]).decode()
        ]
        return next((span for span in reversed(found) if span[0] < line), found[0] if found else None)

    def fold_block(self, block: list[Code], head: Span) -> None:
        """head: the lines to highlight before the first statement of the block has run."""
        reports = [statement for statement in block if self.only_yields_steps(statement)]
        for statement in block:
            if statement in reports:
                self.highlight_instead((statement.lineno, statement.end_lineno), head)
                self.cut(statement, reports == block and statement is reports[0])
            elif not isinstance(statement, SCOPES):
                head = head if is_docstring(statement) else head_lines(statement)
                self.fold_blocks(statement)

    def fold_blocks(self, node: Code) -> None:
        for name, block in statement_blocks(node):
            first = block[0].lineno
            head = head_lines(node) if hasattr(node, "lineno") else (first - 1, first - 1)
            if name != "body":  # the line of its `else` or `finally`
                introduced = ((line, line) for line in range(first, head[0], -1) if BRANCH.match(self.lines[line]))
                head = next(introduced, head)
            self.fold_block(block, head)
        for branch in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            self.fold_blocks(branch)

    def only_yields_steps(self, statement: Code) -> bool:
        if isinstance(statement, ast.If) and not any(
            isinstance(node, (ast.Call, ast.NamedExpr)) for node in ast.walk(statement.test)
        ):
            return all(map(self.only_yields_steps, statement.body + statement.orelse))
        value = statement.value if isinstance(statement, ast.Expr) else None
        if isinstance(value, ast.YieldFrom):
            return root_name(value.value) in self.narrators
        return isinstance(value, ast.Yield)

    def cut(self, statement: Code, is_only: bool = False) -> None:
        """Cut a statement and the comment after it; leave `...` if it is its block's only one or shares its line."""
        self.removed |= set(ast.walk(statement))
        first, begin, last, end = statement.lineno, statement.col_offset, statement.end_lineno, statement.end_col_offset
        line, rest = self.lines[first], self.lines[last][end:]
        is_only = is_only and not line[begin:].startswith(b"elif")
        if line[:begin].strip() or not re.fullmatch(rb"\s*(#.*)?", rest):
            self.cuts.append((first, begin, last, end, b"..."))
        else:
            self.cuts.append((first, begin, last, end + len(rest), b"..." if is_only else b""))

    def cut_yield_from(self, node: Code) -> None:
        """Cut `yield from` and, if they are on one line, the parentheses around it."""
        line, begin, end = self.lines[node.lineno], node.col_offset, node.end_col_offset
        words = re.match(rb"yield\s+from\s+", line[begin:])
        if not words or not isinstance(node, ast.YieldFrom) or not isinstance(node.value, ast.Call):
            raise Unfoldable(node.lineno, "only `yield step` and `… yield from f(x)` can be left out, each in one line")
        enclosed = (
            node.lineno == node.end_lineno and re.search(rb"(^|\W)\($", line[:begin]) and line[end : end + 1] == b")"
        )
        self.cuts.append((node.lineno, begin - bool(enclosed), node.lineno, begin + words.end(), b""))
        if enclosed:
            self.cuts.append((node.lineno, end, node.lineno, end + 1, b""))

    def cut_docstrings_imports_annotations(self) -> None:
        """Cut docstrings, imports and annotations; those of a class may declare its fields."""
        for node in ast.walk(self.tree):
            for _, block in statement_blocks(node):
                for each in block:
                    if isinstance(each, ast.AnnAssign) and each.value and not isinstance(node, ast.ClassDef):
                        target, annotation = each.target, each.annotation
                        end = annotation.end_lineno, annotation.end_col_offset
                        self.cuts.append((target.end_lineno, target.end_col_offset, *end, b""))
                    elif isinstance(each, IMPORTS) or is_docstring(each):
                        self.cut(each, len(block) == 1)
            if isinstance(node, ast.FunctionDef):
                self.cut_annotations_of_head(node)

    def cut_annotations_of_head(self, function: ast.FunctionDef) -> None:
        """Replace a head with annotations by one without, in one line."""
        first, begin = function.lineno, function.col_offset
        for last in range(first, function.body[0].lineno):
            text = b"\n".join([self.lines[first][begin:], *self.lines[first + 1 : last + 1], b"  pass"]).decode()
            try:
                head: Code = ast.parse(text).body[0]
            except SyntaxError:
                continue  # it goes on in the next line
            annotated: list[Code] = [each for each in ast.walk(head) if getattr(each, "annotation", None)]
            for each in annotated:
                each.annotation = None
            arguments = ast.unparse(head.args)
            if annotated or head.returns:
                arguments = arguments if '"' in arguments else arguments.replace("'", '"')
                self.cuts.append((first, begin, last, len(self.lines[last]), f"def {head.name}({arguments}):".encode()))
            return


def is_docstring(statement: Code) -> bool:
    value = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def find_functions_and_delegates(tree: ast.Module, names: Iterable[str]) -> list[ast.FunctionDef]:
    """Return the functions of those names and those they delegate to. Raises Unfoldable if one is also called without
    `yield from`."""
    named: dict[str, list[ast.FunctionDef]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            named.setdefault(node.name, []).append(node)
    found, waiting, delegated = [], list(names), set()
    while waiting:
        for function in named.pop(waiting.pop(), ()):
            inner = [node for node in own_nodes(function) if isinstance(node, YIELDS)]
            if not inner and function.name not in names:
                raise Unfoldable(function.lineno, f"{function.name} has no `yield`, but is called with `yield from`")
            found.append(function)
            values = [node.value for node in inner if isinstance(node, ast.YieldFrom)]
            delegated |= set(values)
            called = [getattr(value, "func", None) for value in values]
            waiting += [getattr(each, "id", getattr(each, "attr", "")) for each in called]
    known = {function.name for function in found}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node not in delegated]
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id in known:
            raise Unfoldable(call.lineno, f"{call.func.id} is also called without `yield from`; do so elsewhere")
    return found


def own_nodes(function: Code) -> Iterator[Code]:
    """Yield the nodes of a function, without those of nested functions."""
    waiting = list(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, SCOPES):
            waiting += ast.iter_child_nodes(node)


def head_lines(node: Code) -> Span:
    """Return the lines of a statement, of one with blocks those before its first block."""
    parts = [each for each in ast.iter_child_nodes(node) if isinstance(each, (ast.expr, ast.arguments))]
    ends = [getattr(each, "end_lineno", 0) or 0 for part in parts for each in ast.walk(part)]
    return node.lineno, max([node.lineno, *ends]) if statement_blocks(node) else node.end_lineno


def statement_blocks(node: Code) -> list[tuple[str, list[Code]]]:
    """Return (field, statements) of every block of a statement or of one of its branches."""
    return [
        (name, value) for name, value in ast.iter_fields(node)
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt)
    ]


def root_name(node: Code) -> str:
    """Return the leftmost name, `a` of a.b.c(x)."""
    while isinstance(node, (ast.Call, ast.Attribute)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return getattr(node, "id", "")
