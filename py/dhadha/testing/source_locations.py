"""Find the source lines of a package's attributes, keys, methods and texts, by `ast`."""

import ast
import inspect
import sys
from functools import cached_property
from pathlib import Path
from typing import Any

from ..puzzle import Puzzle
from .package_loader import Package, SourceLocation


class Source:
    """The loaded modules of a package, and the class of its puzzle."""

    def __init__(self, package: Package, puzzle: Puzzle[Any]):
        self.package = package
        self.puzzle = puzzle
        own = type(puzzle).__module__
        self.file: str = getattr(sys.modules[own], "__file__", None) or str(package.root)
        near = own.rpartition(".")[0]
        files = [getattr(module, "__file__", None) for name, module in sys.modules.items() if name.startswith(near)]
        self.files = sorted({file for file in files if file and file.endswith(".py") and package.contains_file(file)})

    @cached_property
    def nodes(self) -> dict[type[ast.AST], list[tuple[str, Any]]]:
        """(file, node) of every node, by its type, the puzzle's own file first."""
        found: dict[type[ast.AST], list[tuple[str, Any]]] = {}
        for file in sorted(self.files, key=lambda file: file != self.file):
            for node in ast.walk(ast.parse(Path(file).read_bytes())):
                found.setdefault(type(node), []).append((file, node))
        return found

    def classes(self, named: str) -> list[tuple[str, ast.ClassDef]]:
        return [(file, node) for file, node in self.nodes.get(ast.ClassDef, ()) if node.name == named]

    @property
    def class_(self) -> SourceLocation:
        return self.definition(type(self.puzzle))

    def definition(self, thing: Any) -> SourceLocation:
        """Return where a class, function or method is defined."""
        thing = inspect.unwrap(getattr(thing, "__func__", thing))
        if code := getattr(thing, "__code__", None):
            return SourceLocation(code.co_filename, code.co_firstlineno)
        found = [SourceLocation(file, node.lineno) for file, node in self.classes(getattr(thing, "__name__", ""))]
        return found[0] if found else SourceLocation(self.file)

    def attribute(self, name: str, *keys: Any, of: type | None = None) -> SourceLocation:
        """Return where a class (of: by default the puzzle's) or one of its methods sets an attribute, at the last of
        `keys` that occurs literally; else where the class is defined."""
        owner = of or type(self.puzzle)
        for file, node in self.classes(owner.__name__):
            for statement in ast.walk(node):
                if name in assigned_names(statement):
                    return literal_location(file, statement, keys)
        return self.definition(owner)

    def call(self, function: str, identifier: str, *keys: Any) -> SourceLocation:
        """Return where `function`(…) is called with an identifier first, at the last of `keys` that occurs
        literally."""
        for file, node in self.nodes.get(ast.Call, ()):
            named = [*node.args[:1], *(keyword.value for keyword in node.keywords if keyword.arg == "id")]
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if called == function and any(is_constant(each, identifier) for each in named):
                return literal_location(file, node, keys)
        return self.class_

    def method(self, name: str, *keys: Any) -> SourceLocation:
        """Return where a method of the puzzle is defined, at the last of `keys` that occurs literally."""
        place = self.definition(getattr(type(self.puzzle), name, type(self.puzzle)))
        for file, node in self.nodes.get(ast.FunctionDef, ()):
            if file == place.file and node.lineno <= place.line <= node.end_lineno:
                return literal_location(file, node, keys)
        return place if place.file in self.files else self.class_

    def text(self, whole: str, line: int, language: str) -> SourceLocation:
        """Return the place of a line of one of the puzzle's texts: in a literal, or in a file beside the modules."""
        for file, node in self.nodes.get(ast.Constant, ()):
            if whole and node.value == whole:
                lines = Path(file).read_text(encoding="utf-8").splitlines()
                return SourceLocation(file, line_in(lines, node, whole.splitlines()[line - 1], line))
        for beside in self.package.files():
            if beside.suffix == ".ftl" and beside.read_text(encoding="utf-8") == whole:
                return SourceLocation(str(beside), line)
        return self.attribute("texts", language)


def literal_location(file: str, node: ast.AST, keys: tuple[Any, ...] = ()) -> SourceLocation:
    """Return the line of the last of `keys` that occurs within a node as a literal or as an argument's name."""
    line: int = getattr(node, "lineno", 0)
    for key in keys:
        for each in ast.walk(node):
            if is_constant(each, key) or isinstance(each, ast.keyword) and each.arg == key:
                line = getattr(each, "lineno", line)
                break
    return SourceLocation(file, line)


def line_in(lines: list[str], node: ast.Constant, wanted: str, number: int) -> int:
    """Return the line of the source that holds line `number` of a literal's value, which is `wanted`."""
    literal = range(node.lineno, (node.end_lineno or node.lineno) + 1)
    places = [*literal[number - 1 : number], *literal]
    return next((line for line in places if wanted in lines[line - 1]), node.lineno)


def assigned_names(statement: ast.AST) -> list[str]:
    """Return the names and attributes that a statement assigns."""
    found = [statement.target] if isinstance(statement, ast.AnnAssign) else getattr(statement, "targets", ())
    return [getattr(each, "id", getattr(each, "attr", "")) for each in found]


def is_constant(node: ast.AST, value: Any) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is type(value) and node.value == value
