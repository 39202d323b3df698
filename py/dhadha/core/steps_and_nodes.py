"""Steps that algorithms yield, search nodes, and the closed vocabulary of step words."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from .quoting import Argument, quoted

LONGEST_STATE, LONGEST_VALUE = 100, 200  # characters in a repr
LISTED = 6
NOT_COMPUTED: Any = None  # of type int: code that calculates with an h has computed it
PuzzleValue: TypeAlias = Any  # a state, answer or result, whose type the puzzle defines in overriding methods
State = TypeVar("State")  # of a problem; hashable
Answer = TypeVar("Answer")
Pairs = Sequence[tuple[int, int]]
CellRoles = Sequence[tuple[int, str]]
Args = dict[str, Argument]  # of a reason, see Step


class Word(NamedTuple):
    """A word of the vocabulary.

    context: the surrounding nodes that its sentence mentions: "waiting", "known" (an earlier node of the same state),
        "left" (the node that a backtracking step leaves) or "deepest"; see static/player/trace/sentence-args.ts
    decisive: when its steps decide something, so that autoplay leaves time to read them: "always"; "kept": what the
        step enters or writes stays up to an answer; "again": it follows such a step, and nothing was chosen between
        them. See static/player/trace/weigh-steps.ts
    """

    means: str  # the event
    changed: str = "current"  # role of the cells that the step's node changed
    written: str = ""  # role of the cells in the step's own `cells`; "" keeps their current role
    bar: str = ""  # role whose colour marks the sentence; "" for no mark
    frontier_delta: int = 0  # 1: the node joins the frontier, -1: it leaves it, unless WAITING overrides this
    closes: bool = False  # the node joins the closed list, unless the list names another word
    child: bool = False  # the node is only generated, not entered; its parent stays current
    refused: bool = False  # the node is rejected
    context: str = ""
    draw_related: bool = False  # related nodes are drawn like the node itself
    answer: bool = False  # the node is an answer
    decision: bool = False  # what was done is undone or closed, without a choice of a node or a cell
    decisive: str = ""

    def describe(self) -> dict[str, str | int]:
        """Return the fields that differ from their defaults, for the page."""
        default = self._field_defaults
        return {name: value for name, value in self._asdict().items() if name in default and value != default[name]}


VOCABULARY = {
    "start": Word("the search begins", bar="current", frontier_delta=1),
    "choose": Word("a node is selected", bar="current", draw_related=True, decisive="kept"),
    "expand": Word(
        "a node leaves the frontier and its children are generated", bar="current", frontier_delta=-1, closes=True,
        context="waiting",
    ),
    "add": Word(
        "a node joins the frontier", "frontier", bar="frontier", frontier_delta=1, child=True, context="waiting"
    ),
    "drop": Word(
        "a node leaves the frontier unexpanded", "conflict", bar="conflict", frontier_delta=-1, context="known"
    ),
    "reject": Word(
        "a candidate is rejected", "conflict", "conflict", "conflict", child=True, refused=True, context="known"
    ),
    "back": Word("a dead end: the search backtracks", "visited", context="left", decision=True, decisive="again"),
    "close": Word("a node is finished", "visited", decision=True),
    "compare": Word("two things are compared"),
    "place": Word("a piece is put on the board", written="current", decisive="kept"),
    "remove": Word("a piece is removed from the board", "idle", decision=True, decisive="again"),
    "swap": Word("two pieces are swapped", written="current", decisive="kept"),
    "move": Word("a piece moves", written="current", decisive="kept"),
    "assign": Word("a cell gets its value", written="current", decisive="kept"),
    "improve": Word("the best answer so far is improved", decisive="always"),
    "restart": Word(
        "a new round begins: a deeper limit, a higher threshold", bar="current", decision=True, decisive="always"
    ),
    "walk": Word("the answer is replayed, one move at a time", "path", "path", "goal"),
    "found": Word("an answer", "goal", bar="goal", answer=True, decisive="always"),
    "exhausted": Word("the search ends without an answer", "visited", decisive="always"),
    "budget": Word("the budget is exhausted", context="deepest", decisive="always"),
    "progress": Word("an engine reports its progress"),
}
WORDS = tuple(VOCABULARY)
STATUS = "status"  # word of a transient progress report while a run lasts; not recorded, not deterministic
WAITING = "open"  # name of the counter of the frontier; its words override `frontier_delta`

# what a frontier compares of its nodes, the smallest first: sums of their columns, which decide one after the other
ORDERS = {"f": (("depth", "h"), ("h",)), "h": (("h",),), "first": (("first",),)}
HEURISTIC = "heuristic"  # an algorithm with a parameter of this name is informed by default

ROLES = ("idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint")


class Node(Generic[State]):
    """A node of the search tree. (Russell & Norvig, AIMA, section 3.3.)

    state: hashable; move: the name of the last move; depth: moves from the root; g: path cost, by default 1 per move;
    h: estimated remaining cost, None until it is computed; f = g + h raises TypeError until then.
    """

    __slots__ = ("state", "parent", "move", "depth", "g", "h", "number", "last_stride")

    def __init__(
        self, state: State, parent: "Node[State] | None" = None, move: str = "", depth: int = 0,
        h: int = NOT_COMPUTED, g: int | None = None,
    ) -> None:
        self.state = state
        self.parent = parent
        self.move = move
        self.depth = depth
        self.g = depth if g is None else g
        self.h = h
        self.number = 0  # assigned by the recorder, from 1
        self.last_stride = 0  # bit length of the largest stride at which the trace keeps the node

    def __repr__(self) -> str:
        """Return a one-line description without the path."""
        move = f", move {self.move}" if self.move else ""
        h = "" if self.h is None else f", h {self.h}"
        return f"Node({quoted(self.state, LONGEST_STATE)}{move}, depth {self.depth}, g {self.g}{h})"

    @property
    def f(self) -> int:
        return self.g + self.h

    def path(self) -> list["Node[State]"]:
        """Return the nodes from the root to this one, inclusive."""
        nodes = [self]
        while parent := nodes[-1].parent:
            nodes.append(parent)
        return nodes[::-1]


class Step(NamedTuple):
    """One event of a run.

    word:   from WORDS
    node:   the search node; the board shows its state
    reason: a message key that the page translates; its arguments include the node's move, g, h and f, and values
            derived from earlier steps (static/player/trace/sentence-args.ts)
    args:   further arguments of the reason, {name: number or str}
    cells:  ((cell, value), …) written to the board permanently
    roles:  ((cell, role), …) assigned to cells permanently
    marks:  ((cell, role), …) highlighted during this step only
    links:  ((cell, cell), …) joined by a line during this step only
    notes:  ((cell, value, number), …) small numbers at the position of `value` in `cell`, during this step only
    related:   further nodes, highlighted beside `node` in every view of nodes
    """

    word: str
    node: Node[PuzzleValue] | None = None
    reason: str = ""
    args: Mapping[str, Argument] | None = None
    cells: Pairs = ()
    roles: CellRoles = ()
    marks: CellRoles = ()
    links: Pairs = ()
    notes: Sequence[tuple[int, int, int]] = ()
    related: Sequence[Node[PuzzleValue]] = ()

    def __repr__(self) -> str:
        """Return the non-empty fields in one line; of a long list only its length."""
        given = {name: value for name, value in zip(self._fields[1:], self[1:]) if value not in (None, "", ())}
        return f"Step({', '.join([repr(self.word), *(f'{name}={abridge(value)}' for name, value in given.items())])})"


def abridge(value: object) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str) and len(value) > LISTED:
        return f"({len(value)} of them)"
    return quoted(repr(value), LONGEST_VALUE)


Steps = Generator[Step, None, Answer]  # a running algorithm: yields steps and returns its answer
Search = Steps[Node[State] | None]


def answer_of(steps: Steps[Answer]) -> Answer:
    """Exhaust a generator of steps and return its answer."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
