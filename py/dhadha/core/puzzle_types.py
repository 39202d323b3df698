"""Types of the dictionaries that puzzles and the page exchange: keys, units, and an example of each.

The types exist for type checkers only; a plain dict literal is a Board. Annotated, mypy or pyright reports wrong keys:

    from dhadha.puzzle import Board
    def board(self, problem: JugsProblem) -> Board:
        return {"rows": 1, "columns": 2, "values": list(problem.start)}

Cells are numbered from 0, row by row; edge cells follow, then tokens. A dictionary keyed by cell or value may omit any
key. Pairs may be lists or tuples.

The types are also the source of the page's JSON Schema and TypeScript types, see static/build/json_schema.py: `Within`
bounds a value there, and `Format` names its schema.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple, Required, TypeAlias, TypedDict, TypeVar


class Within(NamedTuple):
    """Bounds of a number, or of the length of a text, a list or a table."""

    least: int | None = None
    most: int | None = None


class Format(NamedTuple):
    name: str


MOST_CELLS = 4_200_000  # as in check-by-schema.ts
LONGEST_SIDE = 1_000_000
MOST_DRAWN = 4096  # cells drawn one by one
MOST_HIGHLIGHTED = 10_000  # marks, links or notes drawn at once

Item = TypeVar("Item")
UpTo8: TypeAlias = Annotated[Sequence[Item], Within(most=8)]
UpTo64: TypeAlias = Annotated[Sequence[Item], Within(most=64)]

Role: TypeAlias = Literal["idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint"]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "grey"]
Look: TypeAlias = Literal["heaps", "tree"]
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
Reach: TypeAlias = Annotated[int, Within(-9, 9)]
Direction: TypeAlias = Annotated[tuple[Reach, Reach], Format("direction")]  # offsets in rows down and columns right
CellValue: TypeAlias = tuple[Cell, Value]
CellRole: TypeAlias = tuple[Cell, Role]
Link: TypeAlias = tuple[Cell, Cell]
Note: TypeAlias = tuple[Cell, Value, int]

Links: TypeAlias = Annotated[Sequence[Link], Within(most=MOST_HIGHLIGHTED)]
Marks: TypeAlias = Annotated[Sequence[CellRole], Within(most=MOST_HIGHLIGHTED)]
Pencil: TypeAlias = Annotated[Mapping[Cell, Annotated[Sequence[Value], Within(most=32)]], Within(most=1024)]

Scalar: TypeAlias = str | int | float | bool | None
Json: TypeAlias = "Scalar | Sequence[Json] | Mapping[str, object]"
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

    {"goal": [1, 2, 0], "labels": {0: "a"}, "givens": [0], "pencil": {2: [1, 4]}}
    """

    goal: Sequence[Value]  # the values of the goal; matching cells are highlighted
    badges: Sequence[Sequence[int] | None]  # [cell][value], a small number for each value; None for a cell without
    labels: Mapping[Cell, Glyph]  # short texts in corners of numbers, tiles and pieces
    coordinates: Literal["numbers", "squares"]  # of rows and columns: from 1 at the top left, or a1 at the bottom left
    heat: bool  # False disables the appearance's tinting by value
    edges: Annotated[Sequence[Position], Within(most=MOST_DRAWN)]  # extra cells, bare numbers; -1 is before the first
    lines: Links  # permanent, such as the edges of a tree
    tokens: UpTo64[Name]  # kinds of pieces; a token's value is 1 + its cell, 0 for none
    rules: Rules  # thick lines between boxes
    givens: Annotated[Sequence[Cell], Within(most=MOST_DRAWN)]  # cells that the player cannot change
    pencil: Pencil  # permanent small values; for changing ones, `Presenter.annotate` adds `notes` to steps
    look: Look  # "heaps" draws a value as that many stones; "tree" draws values as nodes, larger than their cells
    colours: Mapping[Value, Colour]  # overriding the appearance's


class Area(Grid, total=False):
    """One of several stacked boards with consecutive cell numbers.

    {"id": "piles", "rows": 1, "columns": 3, "look": "heaps", "hand": True}
    """

    id: Name  # its heading is the message `area-ID`
    rows: Required[Side]
    columns: Required[Side]
    hand: bool  # whether the player may change the area; true by default without `id`, with heaps or with tokens


class Board(Grid, total=False):
    """The initial board: `rows`, `columns` and the `values` row by row, or `areas` instead of rows and columns.

    {"rows": 2, "columns": 2, "values": [1, 0, 3, 2]}
    """

    rows: Side
    columns: Side
    values: Required[Annotated[Sequence[Value], Within(most=MOST_CELLS)]]
    cells: Annotated[int, Within(1, MOST_CELLS)]  # the number of cells, if there are fewer values
    fill: Value  # the value of the cells without one in `values`, by default 0
    args: Annotated[Mapping[str, str | float], Within(most=1000)]  # arguments of the sentence of each step with a node
    areas: Annotated[Sequence[Area], Within(1, 64)]


class Picture(Board, total=False):
    """A board in an error message with the error marked.

    {"rows": 1, "columns": 2, "values": [1, 1], "marks": [(1, "conflict")]}
    """

    blank: Value  # of an empty cell
    marks: Marks
    links: Links


class Token(TypedDict, total=False):
    """A piece on a cell. {"shape": "M10 90L50 10L90 90z", "glyph": "▲"}"""

    shape: Required[Path]
    glyph: Required[Glyph]  # its text form
    under: bool  # whether it is drawn below numbers


class Hand(TypedDict, total=False):
    """Manual edits besides `moves`: drag tokens anywhere, cycle a cell through the values of `brush` by taps, or type
    numbers from a minimum to a maximum. {"tokens": True, "brush": [0, 9]}, {"type": (0, 99)}
    """

    tokens: bool
    brush: UpTo64[Value]
    type: tuple[Value, Value]


class Appearance(TypedDict, total=False):
    """Rendering of values on the page.

    pieces: "tiles" slide; "none" writes values into cells; "columns" has one cell per column of the board and draws its
        value v as a piece in row v; the squares may follow, row by row, with `blocked` for squares without a piece.

    {"pieces": "tiles", "blank": 0, "colours": {1: "red", 2: "blue"}, "widths": {1: 0.4, 2: 0.7}}
    """

    pieces: Literal["tiles", "columns", "none"]
    blank: Value  # of an empty cell
    blocked: Value  # of a wall
    glyphs: Mapping[Value, Glyph]  # texts shown instead of numbers; "" for no cell, unless it has a colour
    colours: Mapping[Value, Colour]  # for light and dark themes
    widths: Mapping[Value, Annotated[float, Format("share")]]  # of tiles, as fractions of a cell, from 0 to 1
    shape: Path  # of a column's piece
    glyph: Glyph  # its text form
    lines: UpTo64[Direction]  # in which it attacks, at any distance
    chequered: bool  # whether squares alternate in colour
    heat: bool  # whether values tint their cells
    shades: bool  # whether frontier and visited cells are grey and black
    tokens: Annotated[Mapping[str, Token], Within(most=64)]  # by kind
    hand: Literal["free"] | Hand  # omitted if only `moves` are allowed; "free": a column's piece may move to any row


class Move(TypedDict, total=False):
    """A move of the player, by dragging `cell` to `to`, a tap on `cell`, or a key.

    {"move": "L", "key": "ArrowLeft", "cell": 1, "to": 0, "cells": [(0, 5), (1, 0)], "state": "5 0 3"}
    """

    move: Required[LongLine]  # its name
    cells: Required[Sequence[CellValue]]  # the changed ones
    state: Required[str]  # after it
    args: Arguments  # of `move-name`, and of `game-played`
    key: Annotated[str, Within(most=40)]  # as KeyboardEvent.key
    cell: Cell | None
    to: Cell | None


class StatusMessage(TypedDict, total=False):
    """A message about a board in manual play; {} for none.

    {"reason": "hand-conflicts", "args": {"pairs": 2}, "marks": [(0, "conflict"), (3, "conflict")], "links": [(0, 3)]}
    """

    reason: Line  # of the message `reason-REASON`
    args: Arguments
    marks: Marks
    links: Links
    cells: Sequence[CellValue]  # extra values to show
    pencil: Pencil
    answers: bool  # whether it tells what a task to find a board asks for


class Hint(StatusMessage, total=False):
    """A hint for the next move; its `cells` are suggested values.

    {"moves": ["L"], "reason": "hint-shortest", "args": {"length": 12}, "marks": [(1, "hint")]}
    """

    moves: Sequence[LongLine]  # names of the best moves; empty if none helps


class Distance(TypedDict):
    """Bounds on the number of moves to the end. {"least": 2, "most": 2, "moves": ["U", "L"]}"""

    least: Natural
    most: Natural | None  # None: unknown
    moves: Sequence[LongLine]  # a solution of `most` moves


class Counter(TypedDict, total=False):
    """A counter beside the board: a weight per step word, or the `peak` or `branching` factor of another counter.

    {"words": {"start": 1, "add": 1, "expand": -1}, "chart": True}
    """

    words: Mapping[str, Annotated[int, Within(-1000, 1000)]]
    peak: Name
    branching: Name
    chart: bool  # whether to plot it


class NodeList(TypedDict, total=False):
    """A list of nodes on the page: the frontier ("open", or a custom id), the "closed" list, or the "path". With the
    view "strip" it is shown beside the sentence alone: the "children" of a node that the search compares or tests, or
    the set `values` of a Grundy number ("options").

    label: "name" shows `Presenter.node_label` instead of a small board; in a wall, the reason's argument in the
        caption.
    view: "wall" shows the frontier as up to `shown` small boards, grouped by parent if `families`; "boards" shows the
        nodes as small copies of the main board.

    {"id": "open", "order": "f"}
    """

    id: Required[Name]
    order: Literal["f", "h", "first"] | None  # of the frontier; "first" in first out, None: last in first out
    word: Name | None  # by which nodes join the closed list; default "expand"
    label: Name | None
    view: Literal["wall", "boards", "strip"] | None
    families: bool | None
    shown: Annotated[int, Within(1, 1000)] | None


class Question(TypedDict, total=False):
    """Steps whose decision the page asks about before it shows it. The trace has the right answer.

    kind: "node": which node of the frontier is taken; "value": the number `of` in the step's sentence; "outcome": the
        word of the step, among those of `steps`, asked once about each value of `of`, if given; "cell": which cell is
        written, or, with `role`, which cell the step marks so, each of several; "reason": which sentence follows, among
        those of other steps, told of this one.
    steps: the reasons of the steps, or their words as "word:WORD".
    tells: arguments of the sentence whose numbers answer a wrong choice, by the message `told-NAME`.
    by: of a cell: not of the step, but of the following steps with this reason or word, which write it.

    {"kind": "value", "steps": ["into-open"], "of": "f"}, {"kind": "outcome", "steps": ["word:add", "word:reject"]}
    """

    kind: Required[Literal["node", "value", "outcome", "cell", "reason"]]
    steps: Required[Annotated[Sequence[Annotated[str, Within(most=200)]], Within(1, 20)]]
    by: Annotated[str, Within(most=200)]
    of: Name
    tells: UpTo8[Name]
    role: Role


class Challenge(TypedDict, total=False):
    """A task for people, whose answers Python judges.

    goal: "solve": moves from `state` to the goal, at most `most`; "win": moves against the perfect computer;
        "complete": a solved board that keeps what stands on `state`; "find": a board on which `algorithm` makes `of` at
        least `least`, with at most `changes` cells changed from `state`.
    of: a counter, a number of the result, "no-answer", or "estimate-gap", the length of the answer without the estimate
        of the start.
    level: 1 (easy) to 3 (hard). hints: messages challenge-hint-NAME, shown one by one.

    {"id": "twenty", "goal": "solve", "state": "430521786", "most": 20, "level": 1}
    """

    id: Required[Name]
    goal: Required[Literal["solve", "win", "complete", "find"]]
    state: LongLine
    options: Settings
    algorithm: Name
    of: Name
    level: Annotated[int, Within(1, 3)]
    hints: UpTo8[Name]
    least: Natural
    most: Natural
    changes: Natural


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


class Offer(TypedDict, total=False):
    """Another state or other options, suggested by the fact "offer". {"state": "1 2 3", "reason": "swap-two-tiles"}"""

    state: Required[str]
    reason: Required[Name]
    options: Settings


class Alternative(TypedDict):
    """An alternative to a run that takes too long.

    {"id": "more", "algorithm": "a-star", "state": "1 2 0", "options": {"budget": 2_000_000}}
    """

    id: Name  # the message `alternative-ID` labels its button
    algorithm: Name
    state: str
    options: Settings
