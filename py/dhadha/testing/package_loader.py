"""Locate and load a puzzle's package, given as file, folder, wheel or module."""

import importlib
import importlib.util
import inspect
import re
import sys
import tomllib
import traceback
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pydantic import BaseModel, Field

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from ..puzzle import Puzzle
from ..puzzles.registry import GROUP, register
from .report import SourceLocation

OUTSIDE = {"tests", "test", "build", "dist", "docs", "node_modules", "__pycache__"}
CHECKER = str(Path(__file__).parent)  # the checker is never the cause of an error
LARGEST_WHEEL = 64 * 2**20  # bytes, unpacked; as in static/player/catalogue/install-packages.ts
NO_MODULE = re.compile(r"(test_.*|.*_test|conftest|setup)\.py")


class Project(BaseModel):
    """The parts of a pyproject.toml's table `project` that name a package and its puzzles."""

    name: str = ""
    entry_points: dict[str, dict[str, str]] = Field(default={}, validation_alias="entry-points")


class ProjectFile(BaseModel):
    project: Project = Project()


class PackageError(Exception):
    """A package could not be loaded; the message gives the reason, `place` the location."""

    def __init__(self, message: str, place: SourceLocation):
        super().__init__(message)
        self.place = place


@dataclass
class Package:
    """A puzzle's package on this machine.

    root: the import folder; tops: names of its top-level modules and packages; entries: {id of a puzzle:
    "module:attribute"}; name: of the distribution, by default the first of `tops`; project: the pyproject.toml that
    declares them; modules: those to search for puzzles without entries, by default `tops`; unpacked: a folder that
    lasts as long as the package.
    """

    root: Path
    tops: list[str]
    entries: dict[str, str] = field(default_factory=dict)
    name: str = ""
    project: Path | None = None
    modules: list[str] = field(default_factory=list)
    unpacked: TemporaryDirectory[str] | None = None

    def __post_init__(self) -> None:
        self.name = self.name or self.tops[0]
        self.modules = self.modules or self.tops

    def contains_file(self, file: str) -> bool:
        """Return whether a file of that name belongs to the package."""
        path = Path(file)
        return path.is_relative_to(self.root) and path.relative_to(self.root).parts[0].split(".")[0] in self.tops

    def owns(self, file: str) -> bool:
        """Return whether a file is the package's own code, and not the checker's."""
        return self.contains_file(file) and not file.startswith(CHECKER)

    def wheel_files(self) -> list[Path]:
        """Return the files of its wheel: its modules and the data beside them, without tests, builds and hidden ones.
        """
        inside = (path for top in self.tops for path in (self.root / top).rglob("*") if path.is_file())
        parts = {path: path.relative_to(self.root).parts[1:] for path in inside}
        found = [path for path, names in parts.items() if not any(each in OUTSIDE or each[0] == "." for each in names)]
        return sorted([*found, *(file for top in self.tops if (file := self.root / f"{top}.py").is_file())])

    def load(self) -> list[Puzzle[Any]]:
        """Import the package and register its puzzles. Raises PackageError."""
        sys.path.insert(0, str(self.root))
        importlib.invalidate_caches()
        puzzles, place = list[Puzzle[Any]](), SourceLocation(str(self.root))
        try:
            for point in [EntryPoint(*entry, GROUP) for entry in self.entries.items()]:
                place = self._place_of_entry(point.value)
                puzzles.append(point.load())
            puzzles = puzzles or list(self._find_puzzles())
        except (Exception, SystemExit) as error:
            raise PackageError(f"{type(error).__name__}: {error}", self.place_of_error(error, place)) from error
        if not puzzles:
            raise PackageError("there is no puzzle in it: give a module a `PUZZLE = MyPuzzle()`", place)
        for (name, where), puzzle in zip(self.entries.items(), puzzles):
            if isinstance(puzzle, type):
                wrong = f"{where.partition(':')[2]} = {puzzle.__name__}"
                raise PackageError(f"this is a class: write `{wrong}()`", place_of_line(wrong, inspect.getfile(puzzle)))
            if not isinstance(puzzle, Puzzle) or puzzle.id != name:
                message = f"the entry point {name} = {where} names {puzzle!r}, which is not a puzzle with the id {name}"
                raise PackageError(message, self._place_of_entry(where))
            register(puzzle)
        return puzzles

    def place_of_error(self, error: BaseException, otherwise: SourceLocation | None = None) -> SourceLocation:
        """Return the innermost line of the package in an error's traceback, else `otherwise` or its root."""
        if isinstance(error, SyntaxError) and error.filename:
            return SourceLocation(error.filename, error.lineno or 0)
        frames = traceback.extract_tb(error.__traceback__)
        own = [SourceLocation(each.filename, each.lineno or 0) for each in frames if self.owns(each.filename)]
        return own[-1] if own else otherwise or SourceLocation(str(self.root))

    def _place_of_entry(self, where: str) -> SourceLocation:
        """Return where the project names a puzzle."""
        return place_of_line(where, str(self.project)) if self.project else SourceLocation(str(self.root))

    def _find_puzzles(self) -> Iterator[Puzzle[Any]]:
        for module in self.modules:
            for attribute, value in list(vars(importlib.import_module(module)).items()):
                kind = value if isinstance(value, type) else type(value)
                is_own = issubclass(kind, Puzzle) and self.contains_file(inspect.getfile(kind))
                if is_own and attribute != kind.__name__ and value.id not in self.entries:
                    self.entries[value.id] = f"{module}:{attribute}"
                    yield value


def place_of_line(text: str, file: str) -> SourceLocation:
    """Return the first line of a file that has the text."""
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    return SourceLocation(file, next((number for number, line in enumerate(lines, 1) if text in line), 0))


def find_package(given: str) -> Package:
    """Return the package at a path or of a module. Raises InvalidInput, and OSError for unreadable files."""
    try:
        path = Path(given).resolve()
    except (ValueError, RuntimeError) as error:  # a NUL, circular links
        raise unreadable_error(given, error) from None
    if path.suffix == ".whl" and path.is_file():
        return package_of_wheel(path)
    if path.suffix == ".py" and path.is_file():
        return package_of_folder(path.parent) if path.name == "__init__.py" else Package(path.parent, [path.stem])
    if path.is_dir():
        return package_of_folder(path)
    return package_of_module(given)


def package_of_module(name: str) -> Package:
    try:
        spec = importlib.util.find_spec(name) if re.fullmatch(r"[\w.]+", name) else None
    except (ImportError, ValueError):
        spec = None
    if not spec or not spec.origin:
        message = "“{given}” is not a module, a folder with Python in it, or a wheel."
        raise InvalidInput("no-package", message, given=quoted(name, 200))
    names = name.split(".")
    depth = len(names) - (0 if spec.submodule_search_locations else 1)
    return Package(Path(spec.origin).resolve().parents[depth], names[:1], modules=[name])


def unreadable_error(path: object, problem: object) -> InvalidInput:
    return InvalidInput(
        "no-package", "{file} cannot be read: {problem}", file=quoted(path, 200), problem=quoted(problem, 100)
    )


def package_of_wheel(path: Path) -> Package:
    unpacked = TemporaryDirectory(prefix="dhadha-")
    root = Path(unpacked.name) / path.name  # so that locations name the wheel
    try:
        with zipfile.ZipFile(path) as wheel:
            size = sum(file.file_size for file in wheel.infolist())
            if size <= LARGEST_WHEEL:
                wheel.extractall(root)
        points = [point for each in distributions(path=[str(root)]) for point in each.entry_points.select(group=GROUP)]
    except Exception as error:  # zipfile raises many kinds
        raise unreadable_error(path, f"it is not a complete wheel: {error}") from None
    if size > LARGEST_WHEEL:
        raise unreadable_error(path, f"it holds more than {LARGEST_WHEEL // 2**20} MB")
    tops = {file.relative_to(root).parts[0].removesuffix(".py") for file in root.rglob("*.py")}
    if not tops:
        raise unreadable_error(path, "there is no Python in it")
    entries = {point.name: point.value for point in points}
    return Package(root, sorted(tops), entries, path.name.split("-")[0], unpacked=unpacked)


def package_of_folder(folder: Path) -> Package:
    file, project = folder / "pyproject.toml", Project()
    if file.is_file():
        try:
            project = ProjectFile.model_validate(tomllib.loads(file.read_text(encoding="utf-8"))).project
        except (ValueError, RecursionError) as error:
            raise unreadable_error(file, error) from None
    elif (folder / "__init__.py").exists():
        return Package(folder.parent, [folder.name])
    root = folder / "src" if (folder / "src").is_dir() else folder
    tops = [path.stem for path in sorted(root.glob("*.py")) if not NO_MODULE.fullmatch(path.name)]
    tops += [path.parent.name for path in sorted(root.glob("*/__init__.py")) if path.parent.name not in OUTSIDE]
    if not tops:
        raise InvalidInput("no-package", "There is no Python in “{given}”.", given=quoted(folder, 200))
    return Package(root, tops, project.entry_points.get(GROUP, {}), project.name, file if file.is_file() else None)
