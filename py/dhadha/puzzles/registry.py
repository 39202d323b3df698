"""The registry of puzzles: our own, imported lazily, and those of installed packages."""

import re
from importlib import import_module
from typing import Any

from ..core.errors import InvalidInput
from ..core.quoting import listed, quoted
from ..puzzle import Puzzle

OWN = {
    "n-puzzle": "sliding.puzzle",
    "estimate-tree": "tree_of_estimates.puzzle",
    "n-queens": "queens.puzzle",
    "knight-path": "knight.puzzle",
    "pile-game": "piles.puzzle",
    "coin-game": "coins.puzzle",
    "magic-square": "magic.square_puzzle",
    "magic-trick": "magic.magicians_trick_puzzle",
}
ID = re.compile(r"[a-z][a-z0-9-]{0,59}")
OBJECTS = "constructor"  # a property of every JavaScript object
PUZZLES: dict[str, Puzzle[Any]] = {}
BROKEN: set[str] = set()
GROUP = "dhadha.puzzles"


def register(puzzle: Puzzle[Any]) -> None:
    PUZZLES[puzzle.id] = puzzle


def load_puzzles_of_packages(strict: bool = False) -> list[str]:
    """Load the puzzles that installed packages announce under the entry point group "dhadha.puzzles".

    The name of an entry point is the identifier of its Puzzle instance. Return the new identifiers. A puzzle that
    cannot be loaded, or has an invalid identifier, is skipped; if `strict`, raises InvalidInput for one of them after
    the others are loaded; a puzzle that cannot be loaded is reported once.
    """
    try:
        from importlib.metadata import entry_points  # slow to import, and rarely needed
    except ImportError:
        return []  # Pyodide without installed packages lacks the module

    fresh, fault = [], None
    for entry in entry_points(group=GROUP):
        if problem := why_id_is_invalid(entry.name):
            fault = bad_id_error(entry.name, problem)
            continue
        if entry.name in PUZZLES or entry.name in BROKEN:
            continue
        try:
            puzzle = entry.load()
            if isinstance(puzzle, type):
                raise TypeError(f"{entry.value} is a class: write `{entry.attr} = {puzzle.__name__}()`")
            if puzzle.id != entry.name:
                raise ValueError(f"it calls itself {puzzle.id}")
            register(puzzle)
            fresh.append(puzzle.id)
        except Exception as error:
            BROKEN.add(entry.name)
            fault = puzzle_loading_error(entry.name, error)
    if strict and fault:
        raise fault
    return fresh


def why_id_is_invalid(identifier: object) -> str:
    """Return why a package's puzzle may not have this identifier: "misshapen"; "taken", by a built-in puzzle or by a
    property of every JavaScript object; else ""."""
    if not isinstance(identifier, str) or not ID.fullmatch(identifier):
        return "misshapen"
    return "taken" if identifier in (*OWN, OBJECTS) else ""


def bad_id_error(name: str, why: str) -> InvalidInput:
    sentence = "The package's puzzle has the id {name}, which is already in use." if why == "taken" else (
        "“{name}” cannot be the id of a puzzle. Use lowercase letters, digits and hyphens, and begin with a letter."
    )
    return InvalidInput("package-id", sentence, name=quoted(name), why=why)


def puzzle_loading_error(name: str, error: Exception) -> InvalidInput:
    """Return the error for a package whose puzzle could not be loaded, with file and line."""
    from ..core.error_location import locate_error_in_package

    file, line = locate_error_in_package(error)
    fault = InvalidInput(
        "package-broken", "The package's puzzle {name} could not be loaded: {problem} ({file}, line {line})",
        name=quoted(name), problem=f"{type(error).__name__}: {quoted(error, 200)}", file=file or "–", line=line,
    )
    fault.__cause__ = error
    return fault


def find_puzzle(identifier: str) -> Puzzle[Any]:
    """Return the Puzzle of that name, including those of installed packages. Raises InvalidInput."""
    name = identifier if isinstance(identifier, str) else ""
    if name not in PUZZLES and name in OWN:
        register(import_module(f".{OWN[name]}", __package__).PUZZLE)
    elif name not in PUZZLES:
        load_puzzles_of_packages()
    if name not in PUZZLES:
        raise InvalidInput(
            "unknown-puzzle", "There is no puzzle called {given}. The puzzles are: {known}.",
            given=quoted(identifier), known=listed([*OWN, *(name for name in PUZZLES if name not in OWN)]),
        )
    return PUZZLES[name]


def own_puzzles() -> list[Puzzle[Any]]:
    """Return the puzzles that come with Dhadha, in the order of the gallery."""
    return [find_puzzle(identifier) for identifier in OWN]


def all_puzzles() -> list[Puzzle[Any]]:
    """Return the puzzles that come with Dhadha, then those of installed packages."""
    load_puzzles_of_packages()
    return own_puzzles() + [puzzle for name, puzzle in PUZZLES.items() if name not in OWN]


def catalogue() -> dict[str, list[dict[str, Any]]]:
    """Return every puzzle with its algorithms, parameters, limits and presets, as plain JSON-ready data.

    Shape: {"puzzles": [{"id", "appearance", "algorithms": [{"id", "kind", "parameters", …}], "presets", …}]}.
    """
    return {"puzzles": [puzzle.describe() for puzzle in all_puzzles()]}
