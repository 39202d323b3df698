"""Find the source lines of a package's attributes, keys, methods and texts, by `ast`."""

import ast
import inspect
import sys
from functools import cached_property
from typing import Any

from ..package_loader import Package, SourceLocation


class Source:
    """The loaded modules of a package, and the class of its puzzle."""

    def __init__(self, package: Package, puzzle: Any):
        self.package = package
        self.puzzle = puzzle
        self.methods: dict[tuple[Any, ...], SourceLocation] = {}
        self.definitions: dict[Any, SourceLocation] = {}
        self.file = file_of(type(puzzle)) or str(package.root)
        near = type(puzzle).__module__.rpartition(".")[0]
        self.modules = {
            file: inspect.getsource(module)
            for name, module in list(sys.modules.items())
            if (file := getattr(module, "__file__", None))
            and package.holds(file)
            and name.startswith(near)
            and has_text(module)
        }

    @cached_property
    def trees(self) -> dict[str, ast.Module]:
        return {file: ast.parse(text) for file, text in self.modules.items()}

    @cached_property
    def walked(self) -> dict[type[ast.AST], list[tuple[str, Any]]]:
        """Return every node with its file, by type, the puzzle's own file first."""
        found: dict[type[ast.AST], list[tuple[str, Any]]] = {}
        for file in sorted(self.trees, key=lambda file: (file != self.file, file)):
            for node in ast.walk(self.trees[file]):
                found.setdefault(type(node), []).append((file, node))
        return found

    def nodes(self, kind: type[ast.AST]) -> list[tuple[str, Any]]:
        return self.walked.get(kind, [])

    @property
    def class_(self) -> SourceLocation:
        return self.definition(type(self.puzzle))

    def definition(self, thing: Any) -> SourceLocation:
        """Return where a class, function or method is defined."""
        thing = inspect.unwrap(getattr(thing, "__func__", thing))
        try:
            if thing not in self.definitions:
                self.definitions[thing] = SourceLocation(file_of(thing) or self.file, inspect.getsourcelines(thing)[1])
            return self.definitions[thing]
        except (OSError, TypeError):
            return SourceLocation(self.file)

    def assigned(self, owner: type, name: str) -> SourceLocation:
        """Return where a class or one of its methods sets `name`; else where the class is defined."""
        for file, node in self.nodes(ast.ClassDef):
            for statement in ast.walk(node) if node.name == owner.__name__ else ():
                if isinstance(statement, (ast.Assign, ast.AnnAssign)) and name in targets(statement):
                    return SourceLocation(file, statement.lineno)
        return self.definition(owner)

    def attribute(self, name: str, *keys: Any) -> SourceLocation:
        """Return where the puzzle's class sets an attribute, at the last of `keys` that occurs literally."""
        for file, node in self.nodes(ast.ClassDef):
            if node.name != type(self.puzzle).__name__:
                continue
            for statement in node.body:
                if name in targets(statement):
                    return self.key(file, statement, keys)
        return self.class_

    def call(self, function: str, identifier: str, *keys: Any) -> SourceLocation:
        """Return where `function`(…) is called with an identifier first, at the last of `keys` that occurs
        literally."""
        for file, node in self.nodes(ast.Call):
            named = [*node.args[:1], *(keyword.value for keyword in node.keywords if keyword.arg == "id")]
            if called(node) == function and any(is_constant(each, identifier) for each in named):
                return self.key(file, node, keys)
        return self.class_

    def method(self, name: str, *keys: Any) -> SourceLocation:
        """Return where a method of the puzzle is defined, at the last of `keys` that occurs literally."""
        asked = (name, *keys)
        if asked not in self.methods:  # called for every played board
            self.methods[asked] = self._method(name, keys)
        return self.methods[asked]

    def _method(self, name: str, keys: tuple[Any, ...]) -> SourceLocation:
        place = self.definition(getattr(type(self.puzzle), name, type(self.puzzle)))
        if place.file not in self.trees:
            return self.class_
        for node in ast.walk(self.trees[place.file]):
            if isinstance(node, ast.FunctionDef) and node.lineno <= place.line <= (node.end_lineno or 0):
                return self.key(place.file, node, keys)
        return place

    def key(self, file: str, node: ast.AST, keys: tuple[Any, ...]) -> SourceLocation:
        """Return the line of the last of `keys` that occurs within a node as a literal or as an argument's name."""
        line: int = getattr(node, "lineno", 0)
        for key in keys:
            found = [
                each
                for each in ast.walk(node)
                if is_constant(each, key) or isinstance(each, ast.keyword) and each.arg == key
            ]
            if found:
                line = getattr(found[0], "lineno", line)
        return SourceLocation(file, line)

    def text(self, whole: str, line: int, language: str) -> SourceLocation:
        """Return the place of a line of one of the puzzle's texts: in a literal, or in a file beside the modules."""
        for file, node in self.nodes(ast.Constant):
            if isinstance(node.value, str) and whole and node.value == whole:
                lines = self.modules[file].splitlines()
                return SourceLocation(file, line_in(lines, node, whole.splitlines()[line - 1], line))
        for beside in self.package.files():
            if beside.suffix == ".ftl" and beside.read_text(encoding="utf-8") == whole:
                return SourceLocation(str(beside), line)
        return self.attribute("texts", language)


def line_in(lines: list[str], node: ast.Constant, wanted: str, number: int) -> int:
    """Return the line of the source that holds line `number` of a literal's value, which is `wanted`."""
    end = node.end_lineno or node.lineno
    exact = node.lineno + number - 1
    if exact <= end and wanted in lines[exact - 1]:
        return exact
    return next((line for line in range(node.lineno, end + 1) if wanted in lines[line - 1]), node.lineno)


def file_of(thing: Any) -> str | None:
    try:
        return inspect.getsourcefile(thing)
    except TypeError:
        return None


def has_text(module: Any) -> bool:
    try:
        return bool(inspect.getsource(module))
    except (OSError, TypeError):
        return False


def targets(statement: ast.stmt) -> list[str]:
    found = getattr(statement, "targets", None) or [getattr(statement, "target", None)]
    return [each.id if isinstance(each, ast.Name) else each.attr for each in found
            if isinstance(each, (ast.Name, ast.Attribute))]


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def is_constant(node: ast.AST, value: Any) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is type(value) and node.value == value
