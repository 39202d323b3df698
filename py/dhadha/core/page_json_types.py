"""Types of the other JSON that the page reads: the worker's answers, and the heads of a trace's blocks.

The types of puzzle_types.py occur in these. Rules that concern several values at once are in static/validation.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from . import puzzle_types
from .puzzle_types import Format, Item, Line, LongLine, Name, Natural, Role, Scalar, Settings, UpTo8, UpTo64, Within

UpTo20: TypeAlias = Annotated[Sequence[Item], Within(most=20)]
UpTo100: TypeAlias = Annotated[Sequence[Item], Within(most=100)]
UpTo1000: TypeAlias = Annotated[Sequence[Item], Within(most=1000)]
Brief: TypeAlias = Annotated[str, Within(most=200)]
Positive: TypeAlias = Annotated[int, Within(1)]
Key: TypeAlias = Name | Literal[""]
Fact: TypeAlias = Annotated[object, Format("fact")]


class Parameter(TypedDict):
    """A field of a form; see puzzle/parameter.py."""

    id: Name
    kind: Literal["integer", "choice", "switch", "text", "offsets", "state", "decisions"]
    default: NotRequired[Scalar]
    minimum: NotRequired[float]
    maximum: NotRequired[float]
    choices: NotRequired[UpTo100[Line]]
    advanced: NotRequired[bool]
    hidden: NotRequired[bool]
    from_state: NotRequired[bool]
    unless: NotRequired[UpTo100[Name]]


Form: TypeAlias = UpTo100[Parameter]


class FaultDetail(TypedDict):
    wrong: Annotated[Sequence[Line], Within(1, 100)]
    right: UpTo100[Line]
    method: Name


class Algorithm(TypedDict):
    id: Name
    kind: Name
    source: Line
    parameters: Form
    counters: Annotated[Mapping[str, puzzle_types.Counter], Within(most=100)]
    plots: UpTo64[puzzle_types.Plot]
    playable: bool
    races: NotRequired[bool]
    fault: NotRequired[FaultDetail]


class TraceFile(TypedDict):
    file: str
    size: int


class Preset(TypedDict):
    """An example. The build adds to its own: the file of the trace."""

    id: Name
    algorithm: Name
    state: str
    options: Settings
    trace: NotRequired[Annotated[TraceFile, Format("never")]]


class Race(TypedDict):
    """An example race."""

    state: str
    options: Settings
    lanes: Annotated[Sequence[Preset], Within(1, 100)]


class Table(TypedDict):
    """A table of known numbers."""

    id: Name
    columns: Annotated[Sequence[Name], Within(1, 20)]
    rows: UpTo1000[UpTo20[Line | float | None]]


class Description(TypedDict):
    """The description of a puzzle; see Puzzle.describe."""

    id: Name
    appearance: puzzle_types.Appearance
    players: Literal[1, 2]
    has_hints: bool
    has_distance: bool
    example: str
    algorithms: Annotated[Sequence[Algorithm], Within(1, 1000)]
    presets: UpTo1000[Preset]
    challenges: NotRequired[UpTo100[puzzle_types.Challenge]]
    shuffle: Form
    texts: Mapping[str, str]
    takes_states: NotRequired[bool]
    separators: NotRequired[Annotated[str, Within(most=100)]]
    joined: NotRequired[bool]
    family: NotRequired[Key]
    tables: NotRequired[UpTo20[Table]]
    race: NotRequired[Race | None]


class Catalogue(TypedDict):
    puzzles: UpTo1000[Description]


TokenClass: TypeAlias = Literal["k", "s", "m", "c", "d", "b"]
SourceToken: TypeAlias = tuple[Natural, Natural, TokenClass]  # from, to, class


class TokenLines(TypedDict):
    text: Sequence[Sequence[SourceToken]]
    lines: Sequence[Sequence[SourceToken]]


class Source(TypedDict):
    """The text of a module, and the lines shown without reporting code; see Folded. caption: the first sentence of the
    algorithm's docstring."""

    text: Sequence[str]
    lines: Sequence[str]
    at: Sequence[tuple[Natural, Natural]]
    numbers: Sequence[Natural]
    caption: str
    tokens: TokenLines


class Assessment(TypedDict):
    """Python's assessment of a manually played board."""

    state: str
    moves: Sequence[puzzle_types.Move]
    status_message: puzzle_types.StatusMessage
    outcome: puzzle_types.Outcome


class Bounds(puzzle_types.Distance):
    over: bool  # whether the bounds are final


class StatusReason(TypedDict):
    """The status of a run; see RunStepper.status."""

    reason: Name
    args: puzzle_types.Arguments


class RefusalDetail(TypedDict):
    """The error of a refusal, see InvalidInput; offers: suggested states."""

    key: Name
    args: puzzle_types.Arguments
    sentence: LongLine
    picture: NotRequired[puzzle_types.Picture | None]
    offers: NotRequired[UpTo100[LongLine]]
    traceback: NotRequired[str]


class Crash(TypedDict):
    """An uncaught exception."""

    kind: Brief
    message: str
    fatal: bool
    file: NotRequired[Line]
    line: NotRequired[Natural]
    traceback: NotRequired[str]


# Values of variables; see source/frame_variables.py


class Plain(TypedDict):
    kind: Literal["number", "constant", "text", "name", "object"]
    text: Brief
    on_board: NotRequired[int]  # of an index from 0: the number of its row or column at the board's edge


SmallBoard: TypeAlias = Annotated[Sequence[puzzle_types.Value], Within(1, 1000)]


class BoardValue(TypedDict):
    kind: Literal["board"]
    cells: SmallBoard


class NodeValue(TypedDict):
    kind: Literal["node"]
    move: Brief
    g: Brief
    h: NotRequired[Brief]
    f: NotRequired[Brief]
    cells: NotRequired[SmallBoard]
    state: NotRequired["Variable"]


class ListValue(TypedDict):
    kind: Literal["list"]
    ends: Literal["[]", "()", "{}"]
    length: Natural
    items: UpTo20["Variable"]
    last: UpTo20["Variable"]


class PairValue(TypedDict):
    kind: Literal["pair"]
    key: "Variable"
    value: "Variable"


Variable: TypeAlias = Plain | BoardValue | NodeValue | ListValue | PairValue


class Frame(TypedDict):
    """The running function; each variable also has a `name`, and whether it `changed`."""

    function: Brief
    line: Positive
    calls: Positive
    variables: UpTo100[Variable]


class Variables(TypedDict):
    """The variables at a step; see Replay.advance."""

    step: Annotated[int, Within(-1)]
    said: tuple[Line, Line]
    over: bool
    frame: Frame | None


# Blocks of a trace; see trace/recorder.py

Reason: TypeAlias = tuple[Line, UpTo64[Name]]  # a message, its arguments' names
Letter: TypeAlias = Literal["B", "H", "I", "i", "d"]  # the type of a column, as in the module array
ColumnHeads: TypeAlias = Annotated[Sequence[tuple[Name, Letter, Natural]], Within(most=64)]
FreshStrings = TypedDict("FreshStrings", {"from": Natural, "values": Sequence[LongLine]})  # new, from number `from`
FreshReasons = TypedDict("FreshReasons", {"from": Natural, "values": Sequence[Reason]})


class Tables(TypedDict):
    strings: NotRequired[FreshStrings]
    reasons: NotRequired[FreshReasons]


class Meaning(TypedDict, total=False):
    """The meaning of a step's word for nodes and cells; see Word in steps_and_nodes.py."""

    changed: Role
    written: Role | Literal[""]
    bar: Role | Literal[""]
    frontier_delta: Annotated[int, Within(-1, 1)]
    closes: bool
    child: bool
    refused: bool
    context: Key
    draw_related: bool
    answer: bool
    decision: bool
    decisive: Literal["always", "kept", "again"]


class ReadingNote(TypedDict):
    """How an ambiguous state was parsed: the message `read-KEY`."""

    key: Name
    args: puzzle_types.Arguments


SortKey: TypeAlias = Annotated[Sequence[Literal["depth", "h", "first"]], Within(1, 3)]


class HeaderBlock(Tables):
    """The request, the initial board, and the vocabulary of a run."""

    kind: Literal["header"]
    format: int
    puzzle: Name
    algorithm: Name
    effective_algorithm: Name  # the one that ran for `algorithm`
    state: str
    options: Settings
    board: puzzle_types.Board
    rule: puzzle_types.Arguments  # of the messages above the board, see Puzzle.rule_arguments
    words: Annotated[Sequence[Name], Within(1, 255)]
    markers: Annotated[Sequence[Name], Within(most=255)]
    counters: Annotated[Mapping[str, puzzle_types.Counter], Within(most=32)]
    lists: UpTo8[puzzle_types.NodeList]
    plots: UpTo8[puzzle_types.Plot]
    source: Line
    questions: NotRequired[Annotated[Sequence[puzzle_types.Question], Within(most=16)]]
    performable: NotRequired[bool]  # whether visitors may perform it themselves
    columns: NotRequired[ColumnHeads]
    vocabulary: Annotated[Mapping[str, Meaning], Within(most=255)]
    orders: Annotated[Mapping[str, Annotated[Sequence[SortKey], Within(1, 8)]], Within(most=8)]  # of steps_and_nodes.py
    waiting: Key  # the counter whose words open nodes
    informed: bool  # whether a heuristic guides the search
    ways: NotRequired[UpTo8[puzzle_types.Alternative]]
    read_as: NotRequired[UpTo8[ReadingNote]]
    anytime: NotRequired[bool]  # whether it keeps improving its answer, and can be ended early


class NodesHead(Tables):
    kind: Literal["nodes"]
    first: Natural
    count: Annotated[int, Within(1, 2**20)]
    columns: ColumnHeads


class StepsHead(Tables):
    """counters, deepest, cells, roles: the counters, the depth of the deepest node, and the board before the chunk."""

    kind: Literal["steps"]
    index: Natural
    stride: Positive
    first: Natural
    count: Annotated[int, Within(1, 4096)]
    counters: Mapping[str, int]
    deepest: Natural
    columns: ColumnHeads
    cells: NotRequired[Mapping[puzzle_types.Cell, puzzle_types.Value]]
    roles: NotRequired[Mapping[puzzle_types.Cell, Role]]


class Footer(Tables):
    kind: Literal["footer"]
    result: Annotated[Mapping[str, Fact], Within(most=64)] | None
    status: Literal["found", "exhausted", "budget", "cancelled"]
    counters: Mapping[str, int]
    steps: Natural
    columns: NotRequired[ColumnHeads]
    proved: NotRequired[bool]
    seconds: NotRequired[float]


class Verdict(TypedDict):
    """Whether an answer meets a challenge. status: what the puzzle says of a wrong or incomplete board; marks: what is
    wrong, or the path that refutes it; code: of the worker's answer."""

    solved: bool
    reason: Key
    args: puzzle_types.Arguments
    status: NotRequired[puzzle_types.StatusMessage]
    marks: NotRequired[puzzle_types.Marks]
    code: NotRequired[str]


ANSWERS = {  # by question, see QUESTIONS in worker/api.py; then a run's status, a refusal, and an uncaught exception
    "start": Positive,
    "catalogue": Catalogue,
    "discover": UpTo1000[Name],
    "sources": Mapping[str, Source],
    "moves": Assessment,
    "hint": puzzle_types.Hint,
    "distance": Bounds,
    "reply": puzzle_types.Move | None,
    "harder_game": str,
    "shuffle": str,
    "default_algorithm": str,
    "harder_board": str,
    "judge": Verdict,
    "why_unmeetable": Literal["", "lost", "impossible", "too-few-moves"],
    "variables": Variables,
    "status": StatusReason,
    "refusal": RefusalDetail,
    "fault": Crash,
}
