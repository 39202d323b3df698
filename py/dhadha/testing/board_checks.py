"""Check the boards of a puzzle: the number of cells, and the cells and tokens that it names."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..puzzle import Puzzle
from .check_data_shapes import Mismatch, mismatches, types


def cell_count_of_board(board: Mapping[str, Any]) -> int:
    return int(board.get("cells", len(board["values"])))


def board_mismatches(board: Any, puzzle: Puzzle[Any], shape: Any = types.Board) -> list[Mismatch]:
    if found := mismatches(board, shape):
        return found
    if "areas" not in board and not {"rows", "columns"} <= board.keys():
        return [Mismatch((), "a board has rows and columns, or areas")]
    areas = board.get("areas", [board])
    values, cells = len(board["values"]), board.get("cells")
    size = sum(count_cells(area, puzzle, values if cells is None else cells) for area in areas)
    drawn = " + ".join(f"{area['rows']} × {area['columns']}" for area in areas)
    if cells is not None and cells != size:
        return [Mismatch(("cells",), f"the board draws {size} cells ({drawn}), cells says {cells}")]
    if values > size or cells is None and values != size:
        message = f"the board has {size} cells ({drawn} and the cells around them), but values has {values}"
        return [Mismatch(("values",), message)]
    return [Mismatch((key,), message) for area in areas for key, message in area_faults(area, puzzle)]


def count_cells(area: Mapping[str, Any], puzzle: Puzzle[Any], count: int) -> int:
    """Return the cells of a board or an area, including edges and tokens; of columns the squares, too, if they
    count."""
    if puzzle.appearance.get("pieces") == "columns":
        squares = "blocked" in puzzle.appearance and count > area["columns"]
        return int(area["columns"] * (1 + area["rows"] * squares))
    return int(area["rows"] * area["columns"]) + len(area.get("edges", ())) + len(area.get("tokens", ()))


def area_faults(area: Mapping[str, Any], puzzle: Puzzle[Any]) -> Iterator[tuple[str, str]]:
    """Yield (key, message) of unknown tokens, and of lines and cells outside the grid."""
    for token in area.get("tokens", ()):
        if token not in puzzle.appearance.get("tokens", {}):
            yield "tokens", f"the appearance has no token {token!r}"
    for key, lines in area.get("rules", {}).items():
        for line in lines:
            if not 0 < line < area[key]:
                yield "rules", f"there are {area[key]} {key}: no line is drawn after {line}"
    size = area["rows"] * area["columns"] + len(area.get("edges", ()))
    named = [(key, cell) for key in ("labels", "pencil", "givens") for cell in area.get(key, ())]
    named += [("lines", cell) for line in area.get("lines", ()) for cell in line]
    for key, cell in named:
        if not 0 <= cell < size:
            yield key, f"there is no cell {cell} on a board of {size}, whose cells are 0 to {size - 1}"
