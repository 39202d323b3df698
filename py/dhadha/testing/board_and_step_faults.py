"""Find faults in the boards and steps of a puzzle: numbers of cells, unknown cells, roles and words."""

from collections.abc import Iterator, Mapping, Sequence
from types import GeneratorType
from typing import Any

from ..core import puzzle_types
from ..core.step import ROLES, WORDS, Node, Step
from ..puzzle import Puzzle
from .type_mismatches import SchemaError, is_sequence, mismatches, quote, suggest

PARTS = {
    "cells": ("cell", "value"),
    "roles": ("cell", "role"),
    "marks": ("cell", "role"),
    "links": ("cell", "cell"),
    "notes": ("cell", "value", "number"),
}
SIGNED = 2**31


def board_size(board: Any) -> int:
    """Return the number of a board's cells."""
    return board.get("cells", len(board.get("values", ()))) if isinstance(board, Mapping) else 0


def faults_of_board(board: Any, puzzle: Puzzle[Any], shape: Any = puzzle_types.Board) -> Iterator[SchemaError]:
    found = list(mismatches(board, shape))
    yield from found
    if found or not isinstance(board, Mapping):
        return
    if "areas" not in board and not {"rows", "columns"} <= board.keys():
        yield SchemaError((), "a board has rows and columns, or areas")
        return
    areas = board.get("areas", [board])
    values, cells = len(board["values"]), board.get("cells")
    size = sum(cells_of(area, puzzle, values if cells is None else cells) for area in areas)
    drawn = " + ".join(f"{area['rows']} × {area['columns']}" for area in areas)
    if cells is not None and cells != size:
        yield SchemaError(("cells",), f"the board draws {size} cells ({drawn}), cells says {cells}")
    elif values > size or cells is None and values != size:
        message = f"the board has {size} cells ({drawn} and what stands around), but values has {values}"
        yield SchemaError(("values",), message)
    for number, area in enumerate(areas):
        path = ("areas", number) if "areas" in board else ()
        for keys, message in faults_of_area(area, puzzle):
            yield SchemaError((*path, *keys), message)


def cells_of(area: Mapping[str, Any], puzzle: Puzzle[Any], count: int) -> int:
    """Return the cells of a board or an area, including edges and tokens; of columns the squares, too, if they
    count."""
    if puzzle.appearance.get("pieces") == "columns":
        squares = "blocked" in puzzle.appearance and count > area["columns"]
        return int(area["columns"] * (1 + area["rows"] * squares))
    return int(area["rows"] * area["columns"]) + len(area.get("edges", ())) + len(area.get("tokens", ()))


def faults_of_area(area: Mapping[str, Any], puzzle: Puzzle[Any]) -> Iterator[SchemaError]:
    """Yield the errors of unknown tokens, and of lines and cells outside the grid."""
    for token in area.get("tokens", ()):
        if token not in puzzle.appearance.get("tokens", {}):
            yield SchemaError(("tokens",), f"the appearance has no token {token!r}")
    for key, lines in area.get("rules", {}).items():
        for line in lines:
            if not 0 < line < area[key]:
                message = f"there are {area[key]} {key}: no line is drawn after {quote(line)}"
                yield SchemaError(("rules", key), message)
    named = [(key, cell) for key in ("labels", "pencil", "givens") for cell in area.get(key, ())]
    named += [("lines", cell) for line in area.get("lines", ()) for cell in line]
    for key, cell in named:
        if unknown := missing_cell_fault(int(cell), area["rows"] * area["columns"] + len(area.get("edges", ())), cell):
            yield SchemaError((key,), unknown)


def missing_cell_fault(cell: int, size: int, written: object) -> str:
    """Return the fault of a cell that a board of `size` cells lacks, else ""."""
    if 0 <= cell < size:
        return ""
    return f"there is no cell {quote(written)} on a board of {size}, whose cells are 0 to {size - 1}"


def faults_of_step(step: Step, size: int) -> Iterator[str]:
    """Yield the errors of a step on a board of `size` cells, with corrections."""
    if step.word not in WORDS:
        yield unknown_word_fault(step.word)
    if step.node is not None and not isinstance(step.node, Node):
        hint = "; it lacks `yield from` where it was called, perhaps" if isinstance(step.node, GeneratorType) else ""
        yield f"node is a {type(step.node).__name__}: give a Node, or None{hint}"
    if not isinstance(step.reason, str):
        yield f"reason is {quote(step.reason)}: give a text, the key of a message"
    for name in PARTS:
        yield from faults_of_tuples(name, getattr(step, name), size)
    if not is_sequence(step.related) or not all(isinstance(node, Node) for node in step.related):
        yield f"related is {quote(step.related)}: give a tuple of Nodes"
    if step.args is not None and not isinstance(step.args, Mapping):
        yield f"args is {quote(step.args)}: give {{name: a text or a number}}"
        return
    for name, value in (step.args or {}).items():
        if not isinstance(name, str):
            yield f"args: the name {quote(name)} ought to be a text"
        if not isinstance(value, (str, int, float)):
            yield f"args: {name} is {quote(value)}: give a text or a number"


def unknown_word_fault(word: object) -> str:
    return f"there is no word {word!r}{suggest_or_list(word, WORDS)}"


def faults_of_tuples(name: str, tuples: Any, size: int, what: str = "") -> Iterator[str]:
    """Yield the errors of a field of a step; what: how the messages call it, by default `name`."""
    parts, what = PARTS[name], what or name
    form = f"({', '.join(parts)})"
    if not is_sequence(tuples):
        yield f"{what} is {quote(tuples)}: give ({form}, …)"
    elif tuples and not is_sequence(tuples[0]) and len(tuples) == len(parts):
        yield f"{what} is {quote(tuples)}, which lacks the outer tuple: give ({quote(tuples)},)"
    else:
        for each in tuples:
            if is_sequence(each) and len(each) == len(parts):
                yield from (f"{what}: {fault}" for part in zip(parts, each) if (fault := fault_of_part(*part, size)))
            else:
                yield f"{what} has {quote(each)}: give {form}"


def fault_of_part(kind: str, part: Any, size: int) -> str:
    whole = isinstance(part, int) and not isinstance(part, bool)
    if kind == "cell":
        return missing_cell_fault(part if whole else -1, size, part)
    if kind == "role":
        return "" if part in ROLES else f"there is no role {quote(part)}{suggest_or_list(part, ROLES)}"
    is_right = whole and -SIGNED <= part < SIGNED
    return "" if is_right else f"the {kind} {quote(part)} ought to be a whole number of up to 31 bits"


def suggest_or_list(given: object, known: Sequence[str]) -> str:
    return suggest(given, known) or f"; there are {', '.join(known)}"
