"""Encode a run's steps as a trace: a compact, streamable columnar format of bounded size.

A trace is a sequence of length-prefixed blocks: a header, chunks, and a footer with the result (and, from the worker,
the run's duration in seconds); a trace file starts with a magic line. A chunk is a sequence of consecutive steps,
encoded as a block of new search nodes, if any, and a block of steps. A block is a line of JSON that lists its columns,
then the columns, little-endian, each in the narrowest integer type (or as doubles) and padded to four bytes.

Search nodes are numbered from 1 in trace order; 0 is none. A block of nodes holds consecutive nodes from number
`first` + 1, or those in its column `number`. A column of lists is encoded as two columns, `nameCounts` with the number
of entries of each list and `name` with the entries of all; cells, roles, marks, links and change hold pairs, notes
triples: first the first numbers of all entries, then the second ones; `whole` holds all values of a node's board. Each
block adds new strings and reasons, numbered from `from`; columns refer to them by number. `node` holds the nodes of the
steps, relative to the number after the greatest one so far in the block, at first 1: 2d + 1 for d below it, 2d for d
above it, 0 for none. `h` holds an h that is not negative plus 1, a negative one as it is, and 0 for one that was not
computed. `args` holds the arguments that the steps' reasons name: 2n for the number n, 2n + 1 for string n.
`line` is the current line of the source: its own yield, or its `yield from` of a generator in another file; 0 while it
does not run. The counters in a head are the values before the chunk, `deepest` the maximum cost of a path before it.
A list in the result longer than LONGEST_LIST is replaced by its length; the last board shows it.

Beyond `limit` steps, the recorder keeps only every second chunk, then every fourth, and so on: the stride. Readers drop
chunks whose index is not a multiple of the newest stride, except the last, and then the nodes that are neither in a
remaining chunk nor an ancestor of such a node. A dropped node that occurs again is encoded again under a new number.
Readers thus hold the data of at most `limit` steps (A* on a 15-puzzle, 2.3 million steps: 74,508 steps and 78,989
nodes, 2.9 MB in the page, 0.35 MB as a file); only the strings grow without bound.
The header's `vocabulary` describes the effect of each of its `words` on nodes and cells (see `Word`); `waiting` names
the counter whose words define the frontier. `format` is incremented on every change that older readers would misread.
"""

import gc
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from itertools import chain
from typing import Any, ParamSpec, TypeAlias, TypeVar

from ..core.quoting import EXACT_IN_JAVASCRIPT, Argument
from ..core.steps_and_nodes import ORDERS, VOCABULARY, WAITING, WORDS, CellRoles, Node, Pairs, PuzzleValue, Step
from ..runs.run import Run
from .columns import (
    Columns,
    Interned,
    columns_of_node_changes,
    encode_block,
    padded_json_line,
    ragged_columns,
    tuple_list_columns,
    with_length_prefix,
)
from .counters import Counters
from .result_to_json import json_ready_result
from .steps_with_source_lines import RunStepper

MAGIC = b"DHADHA1\n"
FORMAT = 5
STEPS_PER_CHUNK = 1024
STEPS_KEPT = 131_072
ALL_STRIDES = 255  # a bit length above that of any stride

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
StepColumns: TypeAlias = list[Sequence[Any]]  # by field of Step

WORD_NUMBER = {word: number for number, word in enumerate(WORDS)}


def without_gc(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Run `function` with the cyclic GC disabled: it creates many objects and few cycles, so collections are wasted."""

    @wraps(function)
    def run_with_gc_disabled(*args: Parameters.args, **more: Parameters.kwargs) -> Result:
        if not gc.isenabled():
            return function(*args, **more)
        gc.disable()
        try:
            return function(*args, **more)
        finally:
            gc.enable()

    return run_with_gc_disabled


class Recorder:
    """Records `run` in chunks; keeps at most `limit` steps."""

    def __init__(self, run: Run, limit: int = STEPS_KEPT):
        self.run = run
        self.limit = limit
        self.stepper = RunStepper(run)
        self.counters = Counters(run.effective_algorithm.counters)
        self.strings = Interned("")
        self.reasons = Interned()
        self.numbering = NodeNumbering()
        self.pending: list[Step] = []
        self.lines: list[int] = []  # the source line of each pending step
        self.recorded = self.kept = self.chunks = self.deepest = 0
        self.stride = 1
        self.finished = False
        self.keeps_board = False
        self.written: dict[int, int] = {}
        self.painted: dict[int, str] = {}

    def header(self) -> bytes:
        """Return the first block: the request, the initial board, and the vocabulary."""
        run = self.run
        ran = run.effective_algorithm
        shown = {name: getattr(ran, name) for name in ("markers", "counters", "lists", "plots", "source")}
        return with_length_prefix(padded_json_line({
            "kind": "header",
            "format": FORMAT,
            "puzzle": run.puzzle.id,
            "algorithm": run.algorithm.id,
            "effective_algorithm": ran.id,
            "state": run.state_text,
            "options": run.options,
            "board": run.board,
            "rule": run.puzzle.rule_arguments(run.problem),
            "words": WORDS,
            "vocabulary": {word: meaning.describe() for word, meaning in VOCABULARY.items()},
            "orders": ORDERS,
            "waiting": WAITING if WAITING in ran.counters else "",
            "informed": run.algorithm.informed,
            **shown,
            **({"questions": ran.questions} if ran.questions else {}),
            **({"performable": True} if ran.performable else {}),
            "ways": run.alternatives,
            **({"anytime": True} if ran.anytime else {}),
            **({"read_as": [each.as_dict() for each in run.read_as]} if run.read_as else {}),
        }))

    def take_steps(self, count: int) -> bool:
        """Advance by up to `count` steps; return False once the run has ended."""
        self.stepper.append_steps(count, self.pending, self.lines)
        self.finished = self.stepper.over
        return not self.finished

    def encode_next_chunk(self, force: bool = False) -> bytes:
        """Return the next blocks; b"" if less than a chunk is pending, unless forced or finished."""
        ready = len(self.pending) if self.finished else len(self.pending) - 1  # this step may be the last
        if ready < 1 or (ready < STEPS_PER_CHUNK and not self.finished and not force):
            return b""
        ready = min(ready, STEPS_PER_CHUNK)
        steps, lines = self.pending[:ready], self.lines[:ready]
        del self.pending[:ready], self.lines[:ready]
        columns = step_fields_as_columns(steps)
        last = self.finished and not self.pending
        blocks = self._encode_steps_chunk(columns, lines) if last or self.chunks % self.stride == 0 else b""
        self._update_totals_after_chunk(columns)
        if blocks:
            self.kept += len(steps)
        if self.kept >= self.limit:
            self.stride *= 2
            self.kept //= 2
        return blocks

    def footer(self, **more: float) -> bytes:
        """Return the last block: result, status, final counters, number of steps, and `more`."""
        return with_length_prefix(padded_json_line({
            "kind": "footer",
            "result": json_ready_result(self.run.result),
            "proved": self.run.proved,
            "status": self.run.status,
            "counters": self.counters.values,
            "steps": self.recorded,
            **more,
        }))

    @without_gc
    def advance(self, count: int) -> bytes:
        """Advance by up to `count` steps and return the next blocks."""
        if not self.finished:
            self.take_steps(count)
        return self.encode_next_chunk()

    @without_gc
    def record_trace_file(self) -> bytes:
        """Return the whole run as a trace file."""
        blocks = [MAGIC, self.header()]
        while self.pending or not self.finished:
            blocks.append(self.advance(STEPS_PER_CHUNK + 1 - len(self.pending)))
        return b"".join([*blocks, self.footer()])

    def close(self) -> None:
        """Stop the run and free its memory."""
        self.pending.clear()
        self.stepper.close()

    def _update_totals_after_chunk(self, columns: StepColumns) -> None:
        words, nodes, _, _, cells, roles, *_ = columns
        if any(cells) or any(roles):
            self.keeps_board = True
            self.written.update(chain.from_iterable(cells))
            self.painted.update(chain.from_iterable(roles))
        self.counters.add_words(words)
        self.deepest = max(self.deepest, max([node.g for node in nodes if node], default=0))
        self.recorded += len(words)
        self.chunks += 1

    def _encode_steps_chunk(self, steps: StepColumns, lines: list[int]) -> bytes:
        words, nodes, reasons, args, cells, roles, marks, links, notes, related = steps
        nodes_block = self._encode_new_nodes([*filter(None, nodes), *chain.from_iterable(related)])
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
        columns: Columns = {"word": [WORD_NUMBER[word] for word in words], "line": lines}
        if any(nodes):
            columns["node"] = encode_numbers_relative_to_next([node.number if node else 0 for node in nodes])
        columns |= self._reason_columns(reasons, args)
        columns |= tuple_list_columns("cells", 2, cells)
        columns |= tuple_list_columns("roles", 2, self._with_role_numbers(roles))
        columns |= tuple_list_columns("marks", 2, self._with_role_numbers(marks))
        columns |= tuple_list_columns("links", 2, links)
        columns |= tuple_list_columns("notes", 3, notes)
        if any(related):
            numbers = [node.number for others in related for node in others]
            columns |= ragged_columns("related", map(len, related), numbers)
        return nodes_block + self._encode_block_with_new_strings(head, columns)

    def _encode_new_nodes(self, nodes: list[Node[PuzzleValue]]) -> bytes:
        """Return a block of those of `nodes` and their ancestors that readers lack."""
        first, stride = self.numbering.last, self.stride.bit_length()
        longest = max((self.chunks & -self.chunks).bit_length(), stride) if self.chunks else ALL_STRIDES
        fresh = self.numbering.number_nodes(nodes, stride, longest)
        if not fresh:
            return b""
        columns: Columns = {
            "parent": [node.parent.number if node.parent else 0 for node in fresh],
            "depth": [node.g for node in fresh],
            "h": [0 if node.h is None else node.h + (node.h >= 0) for node in fresh],
            "move": self.strings.intern_values([node.move for node in fresh]),
        }
        presenter = self.run.presenter
        if presenter.has_labels:
            columns["name"] = self.strings.intern_values([presenter.node_label(node) for node in fresh])
        columns |= columns_of_node_changes(presenter.changes_of(fresh))
        return self._encode_block_with_new_strings({"kind": "nodes", "first": first, "count": len(fresh)}, columns)

    def _reason_columns(self, reasons: Sequence[str], args: Sequence[Mapping[str, Argument] | None]) -> Columns:
        keys = [*zip(reasons, [tuple(arg) if arg else () for arg in args])]
        numbers: Columns = {"reason": self.reasons.intern_values(keys)}
        if not any(args):
            return numbers
        values: list[Any] = [value for arg in args if arg for value in arg.values()]
        try:
            array("I", values)
        except (TypeError, OverflowError):
            return numbers | {"args": [self._encode_argument(value) for value in values]}
        return numbers | {"args": [2 * value for value in values]}

    def _encode_argument(self, value: Argument) -> int:
        """Encode a non-negative integer below EXACT / 2 as a number, any other value as a string."""
        if isinstance(value, int) and 0 <= value < EXACT_IN_JAVASCRIPT // 2:
            return 2 * value
        return 2 * self.strings.number(str(value)) + 1

    def _with_role_numbers(self, column: Sequence[CellRoles]) -> list[Pairs]:
        number = self.strings.number
        return [[(cell, number(role)) for cell, role in pairs] for pairs in column] if any(column) else []

    def _encode_block_with_new_strings(self, head: Mapping[str, object], columns: Columns) -> bytes:
        return encode_block({**head, "strings": self.strings.flush(), "reasons": self.reasons.flush()}, columns)


class NodeNumbering:
    """Numbers nodes from 1 in trace order and sets each node's `last_stride`, which tells whether readers have it."""

    def __init__(self) -> None:
        self.last = 0

    def number_nodes(self, nodes: Iterable[Node[PuzzleValue]], stride: int, longest: int) -> list[Node[PuzzleValue]]:
        """Number those of `nodes` and their ancestors that readers lack at `stride`, and return them, parents first.

        All of `nodes` and their ancestors are kept up to `longest` from now on. Both are bit lengths of strides.
        """
        fresh = []
        for node in nodes:
            before = node.last_stride
            if before >= longest:
                continue
            parent = node.parent
            if parent is not None and parent.last_stride < longest:
                fresh += self.number_nodes(ancestors_to_keep(node, longest), stride, longest)
            if before < stride:
                self.last = node.number = self.last + 1
                fresh.append(node)
            node.last_stride = longest
        return fresh


def ancestors_to_keep(node: Node[PuzzleValue], longest: int) -> list[Node[PuzzleValue]]:
    """Return the ancestors of `node` with a `last_stride` below `longest`, parents first."""
    path = []
    while (parent := node.parent) and parent.last_stride < longest:
        path.append(parent)
        node = parent
    return path[::-1]


def encode_numbers_relative_to_next(numbers: Iterable[int]) -> list[int]:
    """Return numbers relative to the number after the greatest so far, at first 1: 2d + 1 for d below it, 2d for d
    above it; 0 stays."""
    following, relative = 1, []
    for number in numbers:
        if number == following:
            relative.append(1)
            following += 1
        elif number > following:
            relative.append(2 * (number - following))
            following = number + 1
        else:
            relative.append(2 * (following - number) + 1 if number else 0)
    return relative


def step_fields_as_columns(steps: list[Step]) -> StepColumns:
    """Return the values of each field of Step; () for a board field that is empty in all steps."""
    words, nodes, reasons, args, *shown = zip(*steps)
    # Most values are the same empty tuple: count() is much faster than any().
    return [words, nodes, reasons, args, *(
        column if column.count(()) < len(steps) and any(column) else () for column in shown
    )]
