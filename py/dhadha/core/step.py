"""What an algorithm yields: a step, and the closed vocabulary of words it may use."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from .text import Argument, quoted

LONGEST_STATE, LONGEST_VALUE = 100, 200  # characters in a repr
LISTED = 6
State = TypeVar("State")  # of a problem; hashable
Answer = TypeVar("Answer")
Pairs = Sequence[tuple[int, int]]
Painted = Sequence[tuple[int, str]]


class Word(NamedTuple):
    """A word of the vocabulary.

    means:   what happened
    changed: role of the cells that the step's node changed
    written: role of the cells that the step wrote itself; "" leaves them as they are painted
    bar:     role whose colour stands beside the sentence; "" gives it none
    frontier_delta: 1: the node joins those that wait, -1: it leaves them, unless a counter says otherwise (see WAITING)
    closes:  the node joins the closed ones, where a list names no other word
    child:   the node is only looked at, from its parent
    refused: the node is not accepted
    context: what its sentence says of the nodes around: "waiting", "known" (the same state met before), "left" (what a
             step back leaves) or "deepest"; see static/player/trace/sentence-args.js
    draw_related: the further nodes are drawn like the node itself
    answer:  an answer stands there
    """

    means: str
    changed: str = "current"
    written: str = ""
    bar: str = ""
    frontier_delta: int = 0
    closes: bool = False
    child: bool = False
    refused: bool = False
    context: str = ""
    draw_related: bool = False
    answer: bool = False

    def describe(self) -> dict[str, Any]:
        """What the page must know of it: what is otherwise than by default."""
        default = self._field_defaults
        return {name: value for name, value in self._asdict().items() if name in default and value != default[name]}


VOCABULARY = {
    "start": Word("the search begins", bar="current", frontier_delta=1),
    "choose": Word("one thing is picked to be looked at next", bar="current", draw_related=True),
    "expand": Word(
        "a node leaves the frontier and its children are made",
        bar="current",
        frontier_delta=-1,
        closes=True,
        context="waiting",
    ),
    "add": Word(
        "a node joins the frontier", "frontier", bar="frontier", frontier_delta=1, child=True, context="waiting"
    ),
    "drop": Word(
        "a node leaves the frontier unexpanded", "conflict", bar="conflict", frontier_delta=-1, context="known"
    ),
    "reject": Word(
        "a candidate is refused", "conflict", "conflict", "conflict", child=True, refused=True, context="known"
    ),
    "back": Word("a dead end: return to where we came from", "visited", context="left"),
    "close": Word("everything about a node is done", "visited"),
    "compare": Word("two things are compared"),
    "place": Word("a piece is put on the board", written="current"),
    "remove": Word("a piece is lifted", "idle"),
    "swap": Word("two pieces change places", written="current"),
    "move": Word("a piece moves", written="current"),
    "assign": Word("a cell gets its value", written="current"),
    "improve": Word("the best so far got better"),
    "restart": Word("a new round begins: a deeper limit, a higher threshold", bar="current"),
    "walk": Word("the answer is replayed, one move at a time", "path", "path", "goal"),
    "found": Word("an answer", "goal", bar="goal", answer=True),
    "exhausted": Word("everything was tried and there is no answer", "visited"),
    "budget": Word("the allowance ran out first", context="deepest"),
    "progress": Word("an engine reports how far it is"),
}
WORDS = tuple(VOCABULARY)
STATUS = "status"  # in a word's place: how far an engine is just now, shown while it runs. No step; runs differ in them
WAITING = "open"  # a counter of this name counts the waiting nodes, and its words are those that make them wait
INFORMING = "heuristic"  # an algorithm with a parameter of this name is informed, unless it says otherwise

ROLES = ("idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint")


class Node(Generic[State]):
    """A place in the search tree: how `state` was reached, from where, at what cost.

    state: hashable; move: the name of the last move; depth: moves from the root; g: what they cost, 1 each unless it
    is given; h: the estimate of the cost still missing. (Russell & Norvig, AIMA, section 3.3.)
    """

    __slots__ = ("state", "parent", "move", "depth", "g", "h", "number", "outlives")

    def __init__(
        self, state: State, parent: "Node[State] | None" = None, move: str = "", depth: int = 0, h: int = 0,
        g: int | None = None,
    ) -> None:
        self.state = state
        self.parent = parent
        self.move = move
        self.depth = depth
        self.g = depth if g is None else g
        self.h = h
        self.number = 0  # given by the recorder, from 1
        self.outlives = 0  # the bit length of the largest stride that leaves the node in the trace

    def __repr__(self) -> str:
        """What it is in one line, the path to it left out."""
        move = f", move {self.move}" if self.move else ""
        return f"Node({quoted(self.state, LONGEST_STATE)}{move}, depth {self.depth}, g {self.g}, h {self.h})"

    @property
    def f(self) -> int:
        return self.g + self.h

    def path(self) -> list["Node[State]"]:
        """The nodes from the root to this one, both included."""
        nodes: list[Node[State]] = []
        node: Node[State] | None = self
        while node is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]


class Step(NamedTuple):
    """One thing that happened.

    word:   from WORDS
    node:   the search node it is about; the board shows that node's state
    reason: a message key; the page translates it. The node's move, g, h and f are always among its arguments, and
            what follows from the run so far (static/player/trace/sentence-args.js)
    args:   more arguments for the reason, {name: number or str}
    cells:  ((cell, value), …) written to the board, to stay
    roles:  ((cell, role), …) painted on the board, to stay
    marks:  ((cell, role), …) highlighted during this step only
    links:  ((cell, cell), …) joined by a line during this step only
    notes:  ((cell, value, number), …) written small where `value` would stand in `cell`, during this step only
    related:   further nodes it is about, highlighted beside `node` wherever nodes are shown
    """

    word: str
    node: Node[Any] | None = None
    reason: str = ""
    args: Mapping[str, Argument] | None = None
    cells: Pairs = ()
    roles: Painted = ()
    marks: Painted = ()
    links: Pairs = ()
    notes: Sequence[tuple[int, int, int]] = ()
    related: Sequence[Node[Any]] = ()

    def __repr__(self) -> str:
        """What it has, in one line; of a long list its length."""
        given = {name: value for name, value in zip(self._fields[1:], self[1:]) if value not in (None, "", ())}
        return f"Step({', '.join([repr(self.word), *(f'{name}={brief(value)}' for name, value in given.items())])})"


def brief(value: object) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str) and len(value) > LISTED:
        return f"({len(value)} of them)"
    return quoted(repr(value), LONGEST_VALUE)


Steps = Generator[Step, None, Answer]  # an algorithm at work: it yields steps and returns its answer
Search = Steps[Node[State] | None]


def answer_of(steps: Steps[Answer]) -> Answer:
    """What a generator of steps returns, the steps being of no interest."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
