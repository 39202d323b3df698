"""Types of the dictionaries that puzzles and the page exchange: keys, units, and an example of each.

The types exist for type checkers only; a plain dict literal is a Board. Annotated, mypy or pyright reports wrong keys:

    from dhadha.core.contract import Board
    def board(self, problem: JugsProblem) -> Board:
        return {"rows": 1, "columns": 2, "values": list(problem.start)}

Cells are numbered from 0, row by row; edge cells follow, then tokens. A dictionary keyed by cell or value may omit any
key. Pairs may be lists or tuples.

The types are also the source of the page's checks and TypeScript types, see static/build/shapes.py: `Within` bounds a
value there, and `Format` names its check in static/checks/formats.js.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple, Required, TypeAlias, TypedDict


class Within(NamedTuple):
    """Bounds of a number, or of the length of a text, a list or a table."""

    least: int | None = None
    most: int | None = None


class Format(NamedTuple):
    name: str


MOST_CELLS = 4_200_000  # as in formats.js
LONGEST_SIDE = 1_000_000
MOST_DRAWN = 4096  # cells drawn one by one
MOST_HIGHLIGHTED = 10_000  # marks, links or notes drawn at once

Role: TypeAlias = Literal["idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint"]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "grey"]
Look: TypeAlias = Literal["heaps"]
Outcome: TypeAlias = Literal["", "solved", "lost", "won"]

Name: TypeAlias = Annotated[str, Format("name")]  # of a message, a class or a table's entry
Glyph: TypeAlias = Annotated[str, Within(most=20)]
Path: TypeAlias = Annotated[str, Format("path")]  # of an SVG, in a 100 × 100 box
Line: TypeAlias = Annotated[str, Within(most=1000)]
LongLine: TypeAlias = Annotated[str, Within(most=10_000)]
Cell: TypeAlias = Annotated[int, Format("cell")]
Value: TypeAlias = Annotated[int, Format("cellValue")]  # content of a cell: a signed 32-bit integer
Natural: TypeAlias = Annotated[int, Within(0)]
Side: TypeAlias = Annotated[int, Within(1, LONGEST_SIDE)]
Around: TypeAlias = Annotated[int, Within(-4, LONGEST_SIDE)]  # a row or column up to 4 cells beyond the board
Position: TypeAlias = tuple[Around, Around]  # row and column from 0
Direction: TypeAlias = Annotated[tuple[int, int], Format("direction")]  # offsets in rows down and columns right
CellValue: TypeAlias = tuple[Cell, Value]
CellRole: TypeAlias = tuple[Cell, Role]
Link: TypeAlias = tuple[Cell, Cell]
Note: TypeAlias = tuple[Cell, Value, int]

Links: TypeAlias = Annotated[Sequence[Link], Within(most=MOST_HIGHLIGHTED)]
Marks: TypeAlias = Annotated[Sequence[CellRole], Within(most=MOST_HIGHLIGHTED)]
Pencil: TypeAlias = Annotated[Mapping[Cell, Sequence[Value]], Format("pencil")]

Scalar: TypeAlias = str | int | float | bool | None
Json: TypeAlias = "Scalar | Sequence[Json] | Mapping[str, Json]"
Facts: TypeAlias = Mapping[str, Json]  # an answer, {name: value}
OptionValue: TypeAlias = str | int  # a switch's is a bool
Options: TypeAlias = Mapping[str, OptionValue]  # {id of a parameter: parsed value}
Settings: TypeAlias = Annotated[Mapping[str, Scalar], Within(most=1000)]  # the same as JSON
Arguments: TypeAlias = Annotated[Mapping[str, Scalar | Sequence[Scalar]], Within(most=1000)]  # {name in a message: …}


class Rules(TypedDict, total=False):
    """Thick lines after the given numbers of rows and columns. A Sudoku: {"rows": [3, 6], "columns": [3, 6]}."""

    rows: Annotated[Sequence[Side], Within(most=1024)]
    columns: Annotated[Sequence[Side], Within(most=1024)]


class Grid(TypedDict, total=False):
    """Keys common to boards and areas; cell numbers are relative to the grid.

    goal: the values of the goal; matching cells are highlighted.
    badges: [cell][value], a small number for each value in each cell; None for a cell without badges.
    labels: {cell: short text in its corner}, on numbers, tiles and pieces.
    coordinates: labels of rows and columns: "numbers" from 1 at the top left, or "squares", a1 at the bottom left.
    heat: False disables the appearance's tinting by value.
    edges: [(row, column), …] of extra cells around the grid, drawn as bare numbers; -1 is before the first.
    lines: [(cell, cell), …] permanently joined, such as the edges of a tree.
    tokens: kinds of the pieces on cells, see Appearance; a token's value is 1 + its cell, or 0 for none.
    rules: thick lines between boxes.
    givens: cells that the player cannot change.
    pencil: {cell: small values in it}, permanent; for changing ones, `Presenter.annotate` adds `notes` to steps.
    look: "heaps" draws a value as that many stones.
    colours: {value: colour}, overriding the appearance's.

    {"goal": [1, 2, 0], "labels": {0: "a"}, "givens": [0], "pencil": {2: [1, 4]}}
    """

    goal: Sequence[Value]
    badges: Sequence[Sequence[int] | None]
    labels: Mapping[Cell, Glyph]
    coordinates: Literal["numbers", "squares"]
    heat: bool
    edges: Annotated[Sequence[Position], Within(most=MOST_DRAWN)]
    lines: Links
    tokens: Annotated[Sequence[Name], Within(most=64)]
    rules: Rules
    givens: Annotated[Sequence[Cell], Within(most=MOST_DRAWN)]
    pencil: Pencil
    look: Look
    colours: Mapping[Value, Colour]


class Area(Grid, total=False):
    """One of several stacked boards with consecutive cell numbers.

    id: its heading is the message `area-ID`. hand: whether the player may change it; by default, if it has no id,
    shows heaps or holds tokens.

    {"id": "piles", "rows": 1, "columns": 3, "look": "heaps", "hand": True}
    """

    id: Name
    rows: Required[Side]
    columns: Required[Side]
    hand: bool


class Board(Grid, total=False):
    """The initial board: `rows`, `columns` and the `values` row by row, or `areas` instead of rows and columns.

    cells: the number of cells; missing values at the end are then `fill`, by default 0.
    args: extra arguments for the sentences of all steps with a node.

    {"rows": 2, "columns": 2, "values": [1, 0, 3, 2]}
    """

    rows: Side
    columns: Side
    values: Required[Annotated[Sequence[Value], Within(most=MOST_CELLS)]]
    cells: Annotated[int, Within(1, MOST_CELLS)]
    fill: Value
    args: Annotated[Mapping[str, str | float], Within(most=1000)]
    areas: Annotated[Sequence[Area], Within(1, 64)]


class Picture(Board, total=False):
    """A board in an error message with the error marked; `blank`: the value of an empty cell.

    {"rows": 1, "columns": 2, "values": [1, 1], "marks": [(1, "conflict")]}
    """

    blank: Value
    marks: Marks
    links: Links


class Token(TypedDict, total=False):
    """A piece on a cell: `shape`, SVG path in a 100 × 100 box; `glyph`, its text form; `under`: drawn below numbers.

    {"shape": "M10 90L50 10L90 90z", "glyph": "▲"}
    """

    shape: Required[Path]
    glyph: Required[Glyph]
    under: bool


class Hand(TypedDict, total=False):
    """Manual edits besides `moves`: drag tokens anywhere, cycle a cell through the values of `brush` by taps, or type
    numbers from a minimum to a maximum. {"tokens": True, "brush": [0, 9]}, {"type": (0, 99)}
    """

    tokens: bool
    brush: Annotated[Sequence[Value], Within(most=64)]
    type: tuple[Value, Value]


class Appearance(TypedDict, total=False):
    """Rendering of values on the page.

    pieces: "tiles" slide; "none" writes values into cells; "columns" has one cell per column of the board and draws its
        value v as a piece in row v; the squares may follow, row by row, with `blocked` for squares without a piece.
    blank: the value of an empty cell. blocked: the value of a wall.
    glyphs: {value: text shown instead of the number}. colours: {value: colour for light and dark themes}.
    widths: {value: width of its tile as a fraction of a cell, from 0 to 1}.
    shape: SVG path in a 100 × 100 box of a column's piece. glyph: its text form. lines: the directions (down, right) in
        which it attacks, at any distance.
    chequered: whether squares alternate in colour. heat: whether values tint their cells. shades: whether frontier and
        visited cells are grey and black.
    tokens: {kind: Token}.
    hand: omitted if only `moves` are allowed; "free" if a column's piece may move to any row.

    {"pieces": "tiles", "blank": 0, "colours": {1: "red", 2: "blue"}, "widths": {1: 0.4, 2: 0.7}}
    """

    pieces: Literal["tiles", "columns", "none"]
    blank: Value
    blocked: Value
    glyphs: Mapping[Value, Glyph]
    colours: Mapping[Value, Colour]
    widths: Mapping[Value, Annotated[float, Format("share")]]
    shape: Path
    glyph: Glyph
    lines: Annotated[Sequence[Direction], Within(most=64)]
    chequered: bool
    heat: bool
    shades: bool
    tokens: Annotated[Mapping[str, Token], Within(most=64)]
    hand: Literal["free"] | Hand


class Move(TypedDict, total=False):
    """A move of the player: its name, the changed cells, and the resulting state.

    Triggered by dragging `cell` to `to`, a tap on `cell`, or the key (KeyboardEvent.key).

    {"move": "L", "key": "ArrowLeft", "cell": 1, "to": 0, "cells": [(0, 5), (1, 0)], "state": "5 0 3"}
    """

    move: Required[LongLine]
    cells: Required[Sequence[CellValue]]
    state: Required[str]
    key: Annotated[str, Within(most=40)]
    cell: Cell | None
    to: Cell | None


class StatusMessage(TypedDict, total=False):
    """A message about a board in manual play: `reason-REASON`, highlighted cells, links, extra `cells` to show,
    and `pencil` marks. {} for no message.

    {"reason": "hand-conflicts", "args": {"pairs": 2}, "marks": [(0, "conflict"), (3, "conflict")], "links": [(0, 3)]}
    """

    reason: Line
    args: Arguments
    marks: Marks
    links: Links
    cells: Sequence[CellValue]
    pencil: Pencil


class Advice(StatusMessage, total=False):
    """A hint for the next move: `moves`, the names of the best moves, empty if none helps; `cells`: suggested values.

    {"moves": ["L"], "reason": "hint-shortest", "args": {"length": 12}, "marks": [(1, "hint")]}
    """

    moves: Sequence[LongLine]


class Distance(TypedDict):
    """Bounds on the number of moves to the end; most: None if unknown; moves: a solution of `most` moves.

    {"least": 2, "most": 2, "moves": ["U", "L"]}
    """

    least: Natural
    most: Natural | None
    moves: Sequence[LongLine]


class Counter(TypedDict, total=False):
    """A counter beside the board: a weight per step word, or the `peak` or `branching` factor of another counter.

    chart: whether to plot it. {"words": {"start": 1, "add": 1, "expand": -1}, "chart": True}
    """

    words: Mapping[str, Annotated[int, Within(-1000, 1000)]]
    peak: Name
    branching: Name
    chart: bool


class NodeList(TypedDict, total=False):
    """A list of nodes on the page: the frontier ("open", or a custom id), the "closed" list, or the "path".

    order: of the frontier: by "f", by "h", "first" in first out; None: last in first out.
    word: the step word by which nodes join the closed list; default "expand".
    label: "name" shows `Presenter.node_label` instead of a small board; in a wall, the reason's argument in the
        caption.
    view: "wall" shows the frontier as up to `shown` small boards, grouped by parent if `families`; "boards" shows the
        nodes as small copies of the main board.

    {"id": "open", "order": "f"}
    """

    id: Required[Name]
    order: Literal["f", "h", "first"] | None
    word: Name | None
    label: Name | None
    view: Literal["wall", "boards"] | None
    families: bool | None
    shown: Annotated[int, Within(1, 1000)] | None


class Plot(TypedDict, total=False):
    """Curves of reason arguments over the argument `x`, by default the step number; the area between the two arguments
    of `band` is shaded, `level` is a horizontal line.

    {"id": "mean", "x": "probe", "lines": ("mean",), "band": ("low", "high")}
    """

    id: Required[Name]
    lines: Required[Annotated[Sequence[Name], Within(1, 8)]]
    x: Name | None
    band: tuple[Name, Name] | None
    level: Name | None


class Curve(TypedDict):
    """One curve of an Experiment. {"algorithm": "genetic", "options": {"variant": "classic"}}"""

    algorithm: Name
    options: Settings


class Offer(TypedDict, total=False):
    """Another state or other options, suggested by the fact "offer". {"state": "1 2 3", "reason": "swap-two-tiles"}"""

    state: Required[str]
    reason: Required[Name]
    options: Settings


class Alternative(TypedDict):
    """An alternative to a run that takes too long; id: the message `alternative-ID` labels its button.

    {"id": "more", "algorithm": "a-star", "state": "1 2 0", "options": {"budget": 2_000_000}}
    """

    id: Name
    algorithm: Name
    state: str
    options: Settings
