"""Recorder: turns a run's steps into chunks of columns, small, streamable and bounded.

A chunk is a stretch of steps. It travels as blocks of bytes: search nodes seen for the first
time, then the steps themselves. A block is a line of JSON that names its columns, then the
columns, little-endian, each in the narrowest integer type that holds it (or as doubles, when
none does) and padded to four bytes. A trace is a sequence of blocks, each behind its length: a header, the chunks, and a
footer with the result (and, from the worker, the seconds the run took); as a file, the magic line
stands before them.

Search nodes are numbered from 1 in the order they are sent; 0 is none. A block of nodes begins with number `first` + 1 and
holds the next ones, or those that its column `number` names. A column of lists is two
columns, `nameAt` with offsets and `name` with values; cells, roles, marks, links and change hold
pairs, notes triples, and their offsets count those; `whole` holds all the values of a node's board. Strings and reasons are sent once, from number `from` on, and
then named by number; an argument below 0 is the string -1 - argument. A line is where the source
stood: at its own yield, or where it waits for a generator from elsewhere; 0 when it does not run. Counters in a head are as they stand before
the stretch, `deepest` is the depth of the deepest node before it.
A list in the result that is longer than LIST_KEPT is told by its length alone: the last board shows it.

A run longer than the limit thins itself: it keeps every second stretch whole, then every
fourth, and so on; who reads a trace lets go whatever index the last stride does not divide, but
for the very last stretch, and then every node that is neither in a stretch that stays nor an ancestor of one that is.
Should such a node turn up again, it is sent again, under a new number. So a reader holds what `limit` steps need, however
long the run (A* on a 15-puzzle, 2.3 million steps: 130,904 steps and 122,930 nodes, 4 MB in the page, 0.7 MB as a file);
what grows without end is one byte for every number given, here, and the strings.
The header's `format` goes up whenever older readers would be wrong about a trace.
"""

import json
from array import array
from itertools import accumulate, chain, islice
from operator import attrgetter
from struct import pack

from .counters import Counters
from .errors import EXACT
from .playback import Playback
from .run import Run
from .search import Problem
from .step import WORDS, Node

MAGIC = b"DHADHA1\n"
FORMAT = 2
STEPS_PER_CHUNK = 1024
STEPS_KEPT = 131_072  # then every second stretch is let go, then every fourth, …
LIST_KEPT = 10_000
FOREVER = 255

WORD_NUMBER = {word: number for number, word in enumerate(WORDS)}


class Interned:
    """A table of values, each stored once and named by its number."""

    def __init__(self, *values):
        self.numbers = {value: number for number, value in enumerate(values)}
        self.sent = 0

    def __getitem__(self, value) -> int:
        return self.numbers.setdefault(value, len(self.numbers))

    def fresh(self) -> dict:
        """The values not handed out before, and the number of the first of them."""
        fresh = {"from": self.sent, "values": list(islice(self.numbers, self.sent, None))}
        self.sent = len(self.numbers)
        return fresh


class Recorder:
    """Records `run`; at most `limit` steps are kept in the end, in whole stretches of a chunk."""

    def __init__(self, run: Run, limit: int = STEPS_KEPT):
        self.run = run
        self.limit = limit
        self.playback = Playback(run)
        self.steps = self.playback.steps
        self.counters = Counters(run.ran.counters)
        self.strings = Interned("")
        self.reasons = Interned()
        self.pending, self.lines = [], []
        self.recorded = self.kept = self.chunks = self.deepest = 0
        self.stride = 1
        self.outlives = bytearray(1)  # by node number: the bit length of the largest stride that leaves it in the trace
        self.finished = False
        self.keeps_board = False
        self.written = {}
        self.painted = {}

    def header(self) -> bytes:
        """The first block: what is run, how the board looks, and what the columns mean."""
        run = self.run
        return framed(json_block({
            "kind": "header",
            "format": FORMAT,
            "puzzle": run.puzzle.id,
            "algorithm": run.algorithm.id,
            "ran": run.ran.id,
            "state": run.state_text,
            "options": run.options,
            "board": run.board,
            "words": WORDS,
            "markers": run.ran.markers,
            "counters": run.ran.counters,
            "lists": run.ran.lists,
            "plots": run.ran.plots,
            "source": run.ran.source,
            "ways": run.ways_out,
        }))

    def take(self, count: int) -> bool:
        """Advance by up to `count` steps; False when the run is over."""
        pending, lines = self.pending, self.lines
        before = len(pending)
        playback = self.playback
        innermost, shown = playback.stack[-1], next(playback.of_source(), None)
        for step in islice(self.steps, count):
            if innermost.gi_frame is None or innermost.gi_yieldfrom is not None:
                innermost, shown = playback.innermost(), next(playback.of_source(), None)
            lines.append(shown.gi_frame.f_lineno if shown else 0)  # never keep the frame: it would outlive the generator
            pending.append(step)
        self.finished = len(pending) - before < count
        if pending:
            playback.last_node = pending[-1].node or playback.last_node
        return not self.finished

    def chunk(self, force: bool = False) -> bytes:
        """The next blocks; empty while fewer steps wait than a chunk holds, unless forced or finished."""
        ready = len(self.pending) if self.finished else len(self.pending) - 1  # who knows which step is the last
        if ready < 1 or (ready < STEPS_PER_CHUNK and not self.finished and not force):
            return b""
        ready = min(ready, STEPS_PER_CHUNK)
        steps, lines = self.pending[:ready], self.lines[:ready]
        del self.pending[:ready], self.lines[:ready]
        columns = list(zip(*steps))
        last = self.finished and not self.pending
        blocks = self._encode(columns, lines) if last or self.chunks % self.stride == 0 else b""
        self._count(columns)
        if blocks:
            self.kept += len(steps)
        if self.kept >= self.limit:
            self.stride *= 2
            self.kept //= 2
        return blocks

    def footer(self, **more) -> bytes:
        """The last block: result, status, final counters, number of steps, the answer in a line, and what `more` tells."""
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

    def file(self) -> bytes:
        """The whole run as one trace file."""
        blocks = [MAGIC, self.header()]
        more = True
        while more or self.pending:
            more = more and self.take(STEPS_PER_CHUNK)
            blocks.append(self.chunk())
        return b"".join([*blocks, self.footer()])

    def close(self) -> None:
        """Stop the run and forget it."""
        self.pending.clear()
        self.playback.close()

    def _count(self, columns: list) -> None:
        words, nodes, _, _, cells, roles, *_ = columns
        self.keeps_board = self.keeps_board or any(cells) or any(roles)
        self.written.update(chain.from_iterable(cells))
        self.painted.update(chain.from_iterable(roles))
        self.counters.feed(words)
        self.deepest = max(self.deepest, max((node.depth for node in nodes if node), default=0))
        self.recorded += len(words)
        self.chunks += 1

    def _encode(self, steps: list, lines: list[int]) -> bytes:
        words, nodes, reasons, args, cells, roles, marks, links, notes, also = steps
        nodes_block = self._nodes_block([*nodes, *chain.from_iterable(also)])
        head = {
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
        columns = {"word": map(WORD_NUMBER.__getitem__, words), "line": lines}
        if any(nodes):
            columns["node"] = [node.number if node else 0 for node in nodes]
        columns |= self._reason_columns(reasons, args)
        columns |= ragged_tuples("cells", cells)
        columns |= ragged_tuples("roles", self._with_role_numbers(roles))
        columns |= ragged_tuples("marks", self._with_role_numbers(marks))
        columns |= ragged_tuples("links", links)
        columns |= ragged_tuples("notes", notes)
        columns |= ragged("also", [[node.number for node in others] for others in also] if any(also) else [])
        return nodes_block + self._block(head, columns)

    def _nodes_block(self, nodes: list) -> bytes:
        """The nodes among `nodes` that a reader does not have, their ancestors included, as a block."""
        first, fresh = len(self.outlives) - 1, []
        longest = max((self.chunks & -self.chunks).bit_length(), self.stride.bit_length()) if self.chunks else FOREVER
        for node in filter(None, nodes):
            self._keep(node, longest, fresh)
        if not fresh:
            return b""
        head = {"kind": "nodes", "first": first, "count": len(fresh)}
        columns = {
            "parent": [node.parent.number if node.parent else 0 for node in fresh],
            "depth": map(attrgetter("depth"), fresh),
            "h": map(attrgetter("h"), fresh),
            "move": [self.strings[node.move] for node in fresh],
        }
        problem = self.run.problem
        if type(problem).called is not Problem.called:
            columns["name"] = [self.strings[problem.called(node)] for node in fresh]
        columns |= ragged_changes(list(map(problem.changes, fresh)))
        return self._block(head, columns)

    def _keep(self, node: Node, longest: int, fresh: list) -> None:
        """Let `node` and its ancestors outlive strides of up to `longest` bits; those that a reader does not have, or no more, are numbered."""
        line = []
        while node and self.outlives[node.number] < longest:
            line.append(node)
            node = node.parent
        for node in reversed(line):
            if self.outlives[node.number] < self.stride.bit_length():
                node.number = len(self.outlives)
                self.outlives.append(0)
                fresh.append(node)
            self.outlives[node.number] = longest

    def _reason_columns(self, reasons: tuple, args: tuple) -> dict:
        if not any(args):
            return {"reason": [self.reasons[reason, ()] for reason in reasons]}
        names = [tuple(arg) if arg else () for arg in args]
        values = [list(map(self._argument, arg.values())) if arg else () for arg in args]
        return {"reason": [self.reasons[key] for key in zip(reasons, names)], **ragged("args", values)}

    def _argument(self, value) -> int:
        """Natural numbers that the page holds exactly as they are, all else as a string."""
        return value if isinstance(value, int) and 0 <= value < EXACT else -1 - self.strings[str(value)]

    def _with_role_numbers(self, column: tuple) -> list:
        return [[(cell, self.strings[role]) for cell, role in pairs] for pairs in column] if any(column) else []

    def _block(self, head: dict, columns: dict) -> bytes:
        arrays = {name: narrowest(values) for name, values in columns.items()}
        head["strings"] = self.strings.fresh()
        head["reasons"] = self.reasons.fresh()
        head["columns"] = [[name, column.typecode, len(column)] for name, column in arrays.items()]
        return framed(json_block(head), *(padded(column.tobytes()) for column in arrays.values()))


def ragged(name: str, lists: list) -> dict:
    """Two columns for lists of any length: offsets (one more than lists) and values; none if all are empty."""
    if not any(lists):
        return {}
    return {
        f"{name}At": accumulate(map(len, lists), initial=0),
        name: chain.from_iterable(lists),
    }


def ragged_tuples(name: str, lists: list) -> dict:
    """The same for lists of pairs or triples; the offsets count those."""
    columns = ragged(name, lists)
    if columns:
        columns[name] = chain.from_iterable(columns[name])
    return columns


def ragged_changes(changes: list) -> dict:
    """What nodes change: pairs of cell and value in `change`; all values, where they are an array, in `whole`."""
    whole = [values for values in changes if isinstance(values, array)]
    if not whole:
        return ragged_tuples("change", changes)
    lengths = (len(values) if isinstance(values, array) else 0 for values in changes)
    pairs = ragged_tuples("change", [() if isinstance(values, array) else values for values in changes])
    return pairs | {"wholeAt": accumulate(lengths, initial=0), "whole": sum(whole[1:], whole[0])}


def narrowest(values) -> array:
    if isinstance(values, array):
        return values
    values = list(values)
    for typecode in "BHIi":
        try:
            return array(typecode, values)
        except OverflowError:
            continue
    return array("d", values)


def sendable(result: dict | None) -> dict | None:
    """The result as the page can take it; a list that is too long to send is {"length": int}."""
    if result is None:
        return None
    return {name: {"length": size(value)} if size(value) > LIST_KEPT else safe(value) for name, value in result.items()}


def is_long(result: dict | None) -> bool:
    return any(size(value) > LIST_KEPT for value in (result or {}).values())


def safe(value):
    """An integer that JavaScript would round is sent as a text."""
    return str(value) if isinstance(value, int) and abs(value) >= EXACT else value


def size(value) -> int:
    """The numbers in a list, nested ones included; 0 for all else."""
    if not isinstance(value, (list, array)):
        return 0
    return sum(map(size, value)) if value and isinstance(value[0], (list, array)) else len(value)


def framed(*parts: bytes) -> bytes:
    """The parts as one block behind its length in bytes (unsigned, four bytes, little-endian)."""
    return b"".join([pack("<I", sum(map(len, parts))), *parts])


def json_block(value: dict) -> bytes:
    """JSON, padded with spaces to four bytes, the last one a newline."""
    text = json.dumps(value, separators=(",", ":"), default=list).encode()
    return text + b" " * (-(len(text) + 1) % 4) + b"\n"


def padded(data: bytes) -> bytes:
    return data + b"\0" * (-len(data) % 4)
