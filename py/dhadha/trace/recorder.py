"""Recorder: turns a run's steps into chunks of columns, small, streamable and bounded.

A chunk is a run of steps in a row. It travels as blocks of bytes: search nodes seen for the first
time, then the steps themselves. A block is a line of JSON that names its columns, then the
columns, little-endian, each in the narrowest integer type that holds it (or as doubles, when
none does) and padded to four bytes. A trace is a sequence of blocks, each behind its length: a header, the chunks, and
a footer with the result (and, from the worker, the seconds the run took); as a file, the magic line
stands before them.

Search nodes are numbered from 1 in the order they are sent; 0 is none. A block of nodes begins with number `first` + 1
and holds the next ones, or those that its column `number` names. A column of lists is two
columns, `nameAt` with offsets and `name` with values; cells, roles, marks, links and change hold
pairs, notes triples, and their offsets count those; `whole` holds all the values of a node's board. Strings and reasons
are sent once, from number `from` on, and then named by number; an argument below 0 is the string -1 - argument. A line
is where the source
stood: at its own yield, or where it waits for a generator from elsewhere; 0 when it does not run. Counters in a head
are as they stand before the chunk, `deepest` is the depth of the deepest node before it.
A list in the result that is longer than LIST_KEPT is given by its length alone: the last board shows it.

A run longer than the limit thins itself: it keeps every second chunk whole, then every
fourth, and so on; who reads a trace lets go whatever index the last stride does not divide, but
for the very last chunk, and then every node that is neither in a chunk that stays nor an ancestor of one that is.
Should such a node turn up again, it is sent again, under a new number. So a reader holds what `limit` steps need,
however long the run (A* on a 15-puzzle, 2.3 million steps: 130,904 steps and 122,930 nodes, 4 MB in the page, 0.7 MB as
a file); what grows without end is the strings.
The header's `vocabulary` says what each of its `words` does to nodes and cells (see `Word`), and `waiting` names the
counter whose words make nodes wait. Its `format` goes up whenever older readers would be wrong about a trace.
"""

import gc
from array import array
from collections.abc import Callable, Sequence
from functools import cache, wraps
from itertools import accumulate, chain
from typing import Any, ParamSpec, TypeVar

from ..core.step import VOCABULARY, WAITING, WORDS, Node, Step
from ..core.text import EXACT
from ..runs.run import Run
from ..search import Problem
from .columns import Columns, Interned, block, framed, json_block, ragged, ragged_changes, ragged_tuples
from .counters import Counters
from .json_result import is_long, sendable
from .node_numbering import NodeNumbering
from .stepper import RunStepper

MAGIC = b"DHADHA1\n"
FORMAT = 2
STEPS_PER_CHUNK = 1024
STEPS_KEPT = 131_072  # then every second chunk is let go, then every fourth, …
FOREVER = 255

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

WORD_NUMBER = {word: number for number, word in enumerate(WORDS)}


def without_collecting(act: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """`act` without looks for cycles among its many new objects: each would go over all of them, and there are hardly
    any."""

    @wraps(act)
    def acting(*args: Parameters.args, **more: Parameters.kwargs) -> Result:
        if not gc.isenabled():
            return act(*args, **more)
        gc.disable()
        try:
            return act(*args, **more)
        finally:
            gc.enable()

    return acting


class Recorder:
    """Records `run`; at most `limit` steps are kept in the end, in whole chunks."""

    def __init__(self, run: Run, limit: int = STEPS_KEPT):
        self.run = run
        self.limit = limit
        self.playback = RunStepper(run)
        self.counters = Counters(run.effective_algorithm.counters)
        self.strings = Interned("")
        self.reasons = Interned()
        self.sent = NodeNumbering()
        self.pending: list[Step] = []
        self.lines: list[int] = []  # of the source, one for each pending step
        self.recorded = self.kept = self.chunks = self.deepest = 0
        self.stride = 1
        self.finished = False
        self.keeps_board = False
        self.written: dict[int, int] = {}
        self.painted: dict[int, str] = {}

    def header(self) -> bytes:
        """The first block: what is run, how the board looks, and what the columns mean."""
        run = self.run
        return framed(json_block({
            "kind": "header",
            "format": FORMAT,
            "puzzle": run.puzzle.id,
            "algorithm": run.algorithm.id,
            "effective_algorithm": run.effective_algorithm.id,
            "state": run.state_text,
            "options": run.options,
            "board": run.board,
            "words": WORDS,
            "vocabulary": vocabulary(),
            "waiting": WAITING if WAITING in run.effective_algorithm.counters else "",
            "informed": run.algorithm.informed,
            "markers": run.effective_algorithm.markers,
            "counters": run.effective_algorithm.counters,
            "lists": run.effective_algorithm.lists,
            "plots": run.effective_algorithm.plots,
            "source": run.effective_algorithm.source,
            "ways": run.alternatives,
        } | ({"anytime": True} if run.effective_algorithm.anytime else {})
          | ({"read_as": [each.as_dict() for each in run.read_as]} if run.read_as else {})))

    def take(self, count: int) -> bool:
        """Advance by up to `count` steps; False when the run is over."""
        self.playback.take(count, self.pending, self.lines)
        self.finished = self.playback.over
        return not self.finished

    def chunk(self, force: bool = False) -> bytes:
        """The next blocks; empty while fewer steps wait than a chunk holds, unless forced or finished."""
        ready = len(self.pending) if self.finished else len(self.pending) - 1  # who knows which step is the last
        if ready < 1 or (ready < STEPS_PER_CHUNK and not self.finished and not force):
            return b""
        ready = min(ready, STEPS_PER_CHUNK)
        steps, lines = self.pending[:ready], self.lines[:ready]
        del self.pending[:ready], self.lines[:ready]
        columns = columns_of(steps)
        last = self.finished and not self.pending
        blocks = self._encode(columns, lines) if last or self.chunks % self.stride == 0 else b""
        self._count(columns)
        if blocks:
            self.kept += len(steps)
        if self.kept >= self.limit:
            self.stride *= 2
            self.kept //= 2
        return blocks

    def footer(self, **more: Any) -> bytes:
        """The last block: result, status, final counters, number of steps, the answer in a line, and what `more`
        tells."""
        return framed(json_block({
            "kind": "footer",
            "result": sendable(self.run.result),
            "proved": self.run.proved,
            "status": self.run.status,
            "line": "" if is_long(self.run.result) else self.run.puzzle.answer_line(self.run),
            "counters": self.counters.values,
            "steps": self.recorded,
            **more,
        }))

    @without_collecting
    def advance(self, count: int) -> bytes:
        """Take up to `count` steps, then the blocks that are ready."""
        if not self.finished:
            self.take(count)
        return self.chunk()

    @without_collecting
    def file(self) -> bytes:
        """The whole run as one trace file."""
        blocks = [MAGIC, self.header()]
        while self.pending or not self.finished:
            blocks.append(self.advance(STEPS_PER_CHUNK + 1 - len(self.pending)))
        return b"".join([*blocks, self.footer()])

    def close(self) -> None:
        """Stop the run and forget it."""
        self.pending.clear()
        self.playback.close()

    def _count(self, columns: list[Sequence[Any]]) -> None:
        words, nodes, _, _, cells, roles, *_ = columns
        if any(cells) or any(roles):
            self.keeps_board = True
            self.written.update(chain.from_iterable(cells))
            self.painted.update(chain.from_iterable(roles))
        self.counters.feed(words)
        self.deepest = max(self.deepest, max([node.depth for node in nodes if node], default=0))
        self.recorded += len(words)
        self.chunks += 1

    def _encode(self, steps: list[Sequence[Any]], lines: list[int]) -> bytes:
        words, nodes, reasons, args, cells, roles, marks, links, notes, related = steps
        nodes_block = self._nodes_block([*filter(None, nodes), *chain.from_iterable(related)])
        head: dict[str, Any] = {
            "kind": "steps",
            "index": self.chunks,
            "stride": self.stride,
            "first": self.recorded,
            "count": len(words),
            "counters": self.counters.values,
            "deepest": self.deepest,
        }
        if self.keeps_board:
            head["cells"] = self.written
            head["roles"] = {cell: role for cell, role in self.painted.items() if role != "idle"}
        columns: Columns = {"word": [WORD_NUMBER[word] for word in words], "line": lines}
        if any(nodes):
            columns["node"] = [node.number if node else 0 for node in nodes]
        columns |= self._reason_columns(reasons, args)
        columns |= ragged_tuples("cells", cells)
        columns |= ragged_tuples("roles", self._with_role_numbers(roles))
        columns |= ragged_tuples("marks", self._with_role_numbers(marks))
        columns |= ragged_tuples("links", links)
        columns |= ragged_tuples("notes", notes)
        columns |= ragged("related", [[node.number for node in others] for others in related] if any(related) else [])
        return nodes_block + self._block(head, columns)

    def _nodes_block(self, nodes: list[Node[Any]]) -> bytes:
        """The nodes among `nodes` that a reader does not have, their ancestors included, as a block."""
        first, stride = self.sent.last, self.stride.bit_length()
        longest = max((self.chunks & -self.chunks).bit_length(), stride) if self.chunks else FOREVER
        fresh = self.sent.send(nodes, stride, longest)
        if not fresh:
            return b""
        columns: Columns = {
            "parent": [node.parent.number if node.parent else 0 for node in fresh],
            "depth": [node.g for node in fresh],
            "h": [node.h for node in fresh],
            "move": self.strings.number_all([node.move for node in fresh]),
        }
        problem = self.run.problem
        if type(problem).node_label is not Problem.node_label:
            columns["name"] = self.strings.number_all([problem.node_label(node) for node in fresh])
        columns |= ragged_changes(problem.changes_of(fresh))
        return self._block({"kind": "nodes", "first": first, "count": len(fresh)}, columns)

    def _reason_columns(self, reasons: Sequence[str], args: Sequence[dict[str, Any] | None]) -> Columns:
        if not any(args):
            return {"reason": self.reasons.number_all(reasons)}
        keys: list[str | tuple[str, ...]] = list(reasons)
        lengths, values = [0] * len(args), list[Any]()
        for at, arg in enumerate(args):
            if arg:
                keys[at] = (reasons[at], *arg)
                lengths[at] = len(arg)
                values += arg.values()
        try:
            array("I", values)
        except (TypeError, OverflowError):
            values = [self._argument(value) for value in values]
        return {
            "reason": self.reasons.number_all(keys), "argsAt": list(accumulate(lengths, initial=0)), "args": values,
        }

    def _argument(self, value: Any) -> int:
        """Natural numbers that the page holds exactly as they are, all else as a string."""
        return value if isinstance(value, int) and 0 <= value < EXACT else -1 - self.strings.number(str(value))

    def _with_role_numbers(self, column: Sequence[Any]) -> list[Any]:
        number = self.strings.number
        return [[(cell, number(role)) for cell, role in pairs] for pairs in column] if any(column) else []

    def _block(self, head: dict[str, Any], columns: Columns) -> bytes:
        reasons = self.reasons.fresh()
        reasons["values"] = [(key, ()) if isinstance(key, str) else (key[0], key[1:]) for key in reasons["values"]]
        return block(head | {"strings": self.strings.fresh(), "reasons": reasons}, columns)


@cache
def vocabulary() -> dict[str, dict[str, Any]]:
    """What a page must know of the words: see Word."""
    return {word: meaning.describe() for word, meaning in VOCABULARY.items()}


def columns_of(steps: list[Step]) -> list[Sequence[Any]]:
    """The values of each field of a step; none of what is shown on the board where it is empty throughout."""
    words, nodes, reasons, args, *shown = zip(*steps)
    # Counting what is the same empty tuple is much quicker than asking each.
    return [words, nodes, reasons, args, *(
        column if column.count(()) < len(steps) and any(column) else () for column in shown
    )]
