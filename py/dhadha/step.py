"""What an algorithm yields: a step, and the closed vocabulary of words it may use."""

from typing import Any, NamedTuple

WORDS = (
    "start",      # the search begins
    "choose",     # one thing is picked to be looked at next
    "expand",     # a node leaves the frontier and its children are made
    "add",        # a node joins the frontier
    "drop",       # a node leaves the frontier unexpanded
    "reject",     # a candidate is refused
    "back",       # a dead end: return to where we came from
    "close",      # everything about a node is done
    "compare",    # two things are compared
    "place",      # a piece is put on the board
    "remove",     # a piece is lifted
    "swap",       # two pieces change places
    "move",       # a piece moves
    "assign",     # a cell gets its value
    "improve",    # the best so far got better
    "restart",    # a new round begins: a deeper limit, a higher threshold
    "walk",       # the answer is replayed, one move at a time
    "found",      # an answer
    "exhausted",  # everything was tried and there is no answer
    "budget",     # the allowance ran out first
    "progress",   # an engine reports how far it is
)

ROLES = ("idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint")


class Node:
    """A place in the search tree: how `state` was reached, from where, at what cost.

    state: hashable; move: the name of the last move; depth: moves from the root;
    h: the estimate of the moves still missing. (Russell & Norvig, AIMA, section 3.3.)
    """

    __slots__ = ("state", "parent", "move", "depth", "h", "number")

    def __init__(self, state, parent=None, move="", depth=0, h=0):
        self.state = state
        self.parent = parent
        self.move = move
        self.depth = depth
        self.h = h
        self.number = 0  # given by the recorder, from 1

    @property
    def f(self) -> int:
        return self.depth + self.h

    def path(self) -> list["Node"]:
        """The nodes from the root to this one, both included."""
        nodes, node = [], self
        while node is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]


class Step(NamedTuple):
    """One thing that happened.

    word:   from WORDS
    node:   the search node it is about; the board shows that node's state
    reason: a message key; the page translates it. The node's move, g, h and f are always among its arguments, and
            what follows from the run so far (static/player/because.js)
    args:   more arguments for the reason, {name: int or str}
    cells:  ((cell, value), …) written to the board, to stay
    roles:  ((cell, role), …) painted on the board, to stay
    marks:  ((cell, role), …) lit during this step only
    links:  ((cell, cell), …) joined by a line during this step only
    notes:  ((cell, value, number), …) written small where `value` would stand in `cell`, during this step only
    also:   further nodes it is about, lit beside `node` wherever nodes are shown
    """

    word: str
    node: Node | None = None
    reason: str = ""
    args: dict[str, Any] | None = None
    cells: tuple = ()
    roles: tuple = ()
    marks: tuple = ()
    links: tuple = ()
    notes: tuple = ()
    also: tuple = ()


def answer_of(steps) -> Any:
    """What a generator of steps returns, the steps being of no interest."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value
