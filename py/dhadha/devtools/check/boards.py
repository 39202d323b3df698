"""Check that a board has as many values as cells, and no unknown keys."""

from collections.abc import Iterator, Mapping
from typing import Any

from ...core import contract
from ...puzzle import Puzzle
from .type_mismatches import SchemaError, mismatches, shown


def faults_of_board(board: Any, puzzle: Puzzle[Any], shape: Any = contract.Board) -> Iterator[SchemaError]:
    found = list(mismatches(board, shape))
    yield from found
    if found or not isinstance(board, Mapping):
        return
    if "areas" not in board and not {"rows", "columns"} <= board.keys():
        yield SchemaError((), "a board has rows and columns, or areas")
        return
    parts = board.get("areas", [board])
    values, cells = len(board["values"]), board.get("cells")
    size = sum(cells_of(part, puzzle, values if cells is None else cells) for part in parts)
    drawn = " + ".join(f"{part['rows']} × {part['columns']}" for part in parts)
    if cells is not None and cells != size:
        yield SchemaError(("cells",), f"the board draws {size} cells ({drawn}), cells says {cells}")
    elif values > size or cells is None and values != size:
        yield SchemaError(
            ("values",), f"the board has {size} cells ({drawn} and what stands around), but values has {values}"
        )
    for number, part in enumerate(parts):
        path = ("areas", number) if "areas" in board else ()
        for kind in part.get("tokens", ()):
            if kind not in puzzle.appearance.get("tokens", {}):
                yield SchemaError((*path, "tokens"), f"the appearance has no token {kind!r}")
        yield from (mismatch.under(*path) for mismatch in faults_of_cells(part))


def cells_of(part: Mapping[str, Any], puzzle: Puzzle[Any], count: int) -> int:
    """Return the cells of a board or an area, including edges and tokens; of columns the squares, too, if they
    count."""
    if puzzle.appearance.get("pieces") == "columns":
        squares = "blocked" in puzzle.appearance and count > part["columns"]
        return int(part["columns"] * (1 + part["rows"] * squares))
    return int(part["rows"] * part["columns"]) + len(part.get("edges", ())) + len(part.get("tokens", ()))


def faults_of_cells(part: Mapping[str, Any]) -> Iterator[SchemaError]:
    """Report cells outside the grid."""
    size = part["rows"] * part["columns"] + len(part.get("edges", ()))
    named = [(key, cell) for key in ("labels", "pencil", "givens") for cell in part.get(key, ())]
    named += [("lines", cell) for line in part.get("lines", ()) for cell in line]
    for key, lines in part.get("rules", {}).items():
        for line in lines:
            if not 0 < line < part[key]:
                yield SchemaError(("rules", key), f"there are {part[key]} {key}: no line is drawn after {shown(line)}")
    for key, cell in named:
        if not 0 <= int(cell) < size:
            yield SchemaError(
                (key,), f"there is no cell {shown(cell)} on a board of {size}, whose cells are 0 to {size - 1}"
            )
