"""What a puzzle and the page say to each other, in plain dictionaries: their keys, units and an example each.

Nothing here runs: a dict literal is a Board. Annotate with these names to have mypy or pyright find a misspelt key:

    from dhadha.core.contract import Board
    def board(self, problem: JugsProblem) -> Board:
        return {"rows": 1, "columns": 2, "values": list(problem.start)}

Cells are counted from 0, row by row; then come the edges, then the tokens. A dictionary whose keys are cells or values
may leave out any of them. Pairs may be lists as well as tuples when the page reads them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Required, TypeAlias, TypedDict

Role: TypeAlias = Literal["idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint"]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "grey"]
Look: TypeAlias = Literal["heaps"]
Outcome: TypeAlias = Literal["", "solved", "lost", "won"]

Cell: TypeAlias = int
Value: TypeAlias = int  # what a cell shows: a whole number of up to 31 bits and a sign
Place: TypeAlias = tuple[int, int]  # row and column from 0, or so many rows down and columns right
Written: TypeAlias = tuple[Cell, Value]
Painted: TypeAlias = tuple[Cell, Role]
Link: TypeAlias = tuple[Cell, Cell]
Note: TypeAlias = tuple[Cell, Value, int]

Options: TypeAlias = dict[str, Any]  # {id of a parameter: its value, read}
Arguments: TypeAlias = Mapping[str, Any]  # {name in a message: a text, a number, or a list of them}


class Rules(TypedDict, total=False):
    """Thick lines: after how many rows and columns. A Sudoku: {"rows": [3, 6], "columns": [3, 6]}."""

    rows: Sequence[int]
    columns: Sequence[int]


class Grid(TypedDict, total=False):
    """What boards and areas have in common beside their size; the cells named here are those of the grid itself.

    goal: the values of the goal; cells that show them are at home.
    badges: [cell][value], a small number for each value in each cell; None for a cell without.
    labels: {cell: a small text in its corner}, on numbers, tiles and pieces alike.
    coordinates: beside rows and columns: "numbers" from 1 at the top left, or "squares", a1 at the bottom left.
    heat: False where values do not tint their cells although the appearance says so.
    edges: [(row, column), …] of further cells around the grid, drawn as bare numbers; -1 is before the first.
    lines: [(cell, cell), …] joined for good, as the edges of a tree.
    tokens: the kinds of the pieces that stand on cells, see Appearance; a token's value is 1 + its cell, or 0: away.
    rules: thick lines between boxes.
    givens: cells that no hand can change.
    pencil: {cell: values that stand small in it}, to stay; for what changes, `Problem.annotate` gives steps `notes`.
    look: "heaps" draws a value as so many stones.
    colours: {value: colour}, instead of the appearance's.

    {"goal": [1, 2, 0], "labels": {0: "a"}, "givens": [0], "pencil": {2: [1, 4]}}
    """

    goal: Sequence[Value]
    badges: Sequence[Sequence[int] | None]
    labels: Mapping[Cell, str]
    coordinates: Literal["numbers", "squares"]
    heat: bool
    edges: Sequence[Place]
    lines: Sequence[Link]
    tokens: Sequence[str]
    rules: Rules
    givens: Sequence[Cell]
    pencil: Mapping[Cell, Sequence[Value]]
    look: Look
    colours: Mapping[Value, Colour]


class Area(Grid, total=False):
    """One of several boards, one beneath the other, whose cells count on.

    id: its heading is the message `area-ID`. hand: whether hands may touch it; by itself they may where it has no id,
    shows heaps or holds tokens.

    {"id": "piles", "rows": 1, "columns": 3, "look": "heaps", "hand": True}
    """

    id: str
    rows: Required[int]
    columns: Required[int]
    hand: bool


class Board(Grid, total=False):
    """A board before the first step: `rows`, `columns` and the `values` row by row, or `areas` instead of rows and
    columns.

    cells: how many there are; then values may be missing at the end: those are `fill`, or 0.
    args: arguments that the sentences of all steps about nodes have besides their own.

    {"rows": 2, "columns": 2, "values": [1, 0, 3, 2]}
    """

    rows: int
    columns: int
    values: Required[Sequence[Value]]
    cells: int
    fill: Value
    args: Arguments
    areas: Sequence[Area]


class Picture(Board, total=False):
    """The board of a refusal, with what is wrong on it; `blank`: the value that shows nothing.

    {"rows": 1, "columns": 2, "values": [1, 1], "marks": [(1, "conflict")]}
    """

    blank: Value
    marks: Sequence[Painted]
    links: Sequence[Link]


class Token(TypedDict, total=False):
    """A piece that stands on cells: `shape`, an SVG path in a box of 100 by 100; `glyph`, the sign to say it by;
    `under` numbers.

    {"shape": "M10 90L50 10L90 90z", "glyph": "▲"}
    """

    shape: Required[str]
    glyph: Required[str]
    under: bool


class Hand(TypedDict, total=False):
    """What a hand may do besides `moves`: drag tokens anywhere, take a cell through the values of a brush by taps, or
    type numbers from the least to the most. {"tokens": True, "brush": [0, 9]}, {"type": (0, 99)}
    """

    tokens: bool
    brush: Sequence[Value]
    type: tuple[Value, Value]


class Appearance(TypedDict, total=False):
    """How the page draws values.

    pieces: "tiles" move, "none" writes values into cells, "columns" has a cell for each column of the board, and draws
        its value v as a piece in row v; after the columns may come the squares, row by row, `blocked` for no piece.
    blank: the value that shows nothing. blocked: the value of a wall.
    glyphs: {value: text} where it is not shown as its number. colours: {value: a colour, readable in light and dark}.
    widths: {value: the share of a cell that a tile takes, from 0 to 1}.
    shape: an SVG path in a box of 100 by 100, of a piece of a column. glyph: the sign to say it by. lines: the
        directions (down, right) in which it rules the board, any distance.
    chequered: whether squares alternate. heat: whether values tint their cells. shades: whether frontier and visited
        cells are grey and black.
    tokens: {kind: how it looks}.
    hand: left out where only `moves` may be made; "free" where any piece of a column may stand anywhere.

    {"pieces": "tiles", "blank": 0, "colours": {1: "red", 2: "blue"}, "widths": {1: 0.4, 2: 0.7}}
    """

    pieces: Literal["tiles", "columns", "none"]
    blank: Value
    blocked: Value
    glyphs: Mapping[Value, str]
    colours: Mapping[Value, Colour]
    widths: Mapping[Value, float]
    shape: str
    glyph: str
    lines: Sequence[Place]
    chequered: bool
    heat: bool
    shades: bool
    tokens: Mapping[str, Token]
    hand: Literal["free"] | Hand


class Move(TypedDict, total=False):
    """What a hand may do: its name, the cells that change, and the state after it.

    Dragging `cell` to `to`, a tap on `cell`, or the key (a KeyboardEvent's) does it.

    {"move": "L", "key": "ArrowLeft", "cell": 1, "to": 0, "cells": [(0, 5), (1, 0)], "state": "5 0 3"}
    """

    move: Required[str]
    cells: Required[Sequence[Written]]
    state: Required[str]
    key: str
    cell: Cell | None
    to: Cell | None


class StatusMessage(TypedDict, total=False):
    """What there is to say about a board in a hand: the message `reason-REASON`, what is highlighted and joined by
    lines, `cells` that the board shows besides, and `pencil` marks. {} says nothing.

    {"reason": "hand-conflicts", "args": {"pairs": 2}, "marks": [(0, "conflict"), (3, "conflict")], "links": [(0, 3)]}
    """

    reason: str
    args: Arguments
    marks: Sequence[Painted]
    links: Sequence[Link]
    cells: Sequence[Written]
    pencil: Mapping[Cell, Sequence[Value]]


class Advice(StatusMessage, total=False):
    """A StatusMessage on what to do next: `moves`, the names of the best, none where none helps; `cells` that it would
    write.

    {"moves": ["L"], "reason": "hint-shortest", "args": {"length": 12}, "marks": [(1, "hint")]}
    """

    moves: Sequence[str]


class Distance(TypedDict):
    """How many moves a board is from its end, at least and, if that is known, at most; moves: of a way of `most` moves.

    {"least": 2, "most": 2, "moves": ["U", "L"]}
    """

    least: int
    most: int | None
    moves: Sequence[str]


class Counter(TypedDict, total=False):
    """A number beside the board: a weight for each word, or the `peak` of another counter, or its `branching` factor.

    chart: whether its curve is drawn. {"words": {"start": 1, "add": 1, "expand": -1}, "chart": True}
    """

    words: Mapping[str, int]
    peak: str
    branching: str
    chart: bool


class NodeList(TypedDict, total=False):
    """Nodes that the page shows: those that wait ("open", or an id of your own), those that are done ("closed"), the
    "path".

    order: of those that wait: by "f", by "h", the "first" that came first; none: the last that came first.
    word: that by which nodes join the closed ones, "expand" by itself.
    label: "name" shows `Problem.node_label` instead of a small board; in a wall, the argument of a reason that stands
        under it.
    view: "wall" shows the waiting ones as many small boards, up to `shown` of them, in `families` of one parent;
        "boards" shows a list's nodes as small boards as the page draws its large one.

    {"id": "open", "order": "f"}
    """

    id: Required[str]
    order: Literal["f", "h", "first"] | None
    word: str | None
    label: str | None
    view: Literal["wall", "boards"] | None
    families: bool
    shown: int


class Plot(TypedDict, total=False):
    """Curves of numbers among the arguments of reasons, over the argument `x`, or the position; between the two of
    `band` it is tinted, and `level` is drawn as a line across.

    {"id": "mean", "x": "probe", "lines": ("mean",), "band": ("low", "high")}
    """

    id: Required[str]
    lines: Required[Sequence[str]]
    x: str | None
    band: tuple[str, str] | None
    level: str | None


class Curve(TypedDict):
    """One curve of an Experiment. {"algorithm": "genetic", "options": {"variant": "classic"}}"""

    algorithm: str
    options: Mapping[str, Any]


class Offer(TypedDict, total=False):
    """Another state, or other options, proposed by the fact "offer". {"state": "1 2 3", "reason": "swap-two-tiles"}"""

    state: Required[str]
    reason: Required[str]
    options: Mapping[str, Any]


class WayOut(TypedDict):
    """What else to ask when a run takes too long; id: its button is the message `way-ID`.

    {"id": "more", "algorithm": "a-star", "state": "1 2 0", "options": {"budget": 2_000_000}}
    """

    id: str
    algorithm: str
    state: str
    options: Mapping[str, Any]
