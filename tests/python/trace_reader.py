"""A trace decoder written from the description of the format alone."""

import json
from collections import namedtuple
from itertools import islice
from struct import calcsize, unpack_from

MAGIC = b"DHADHA1\n"
TYPES = (("B", 0, 2**8), ("H", 0, 2**16), ("I", 0, 2**32), ("i", -(2**31), 2**31))  # (code, least, limit)

TraceNode = namedtuple("TraceNode", "parent depth h move change whole")
TraceStep = namedtuple("TraceStep", "word line node reason args cells roles marks links related")
Trace = namedtuple("Trace", "header chunks nodes footer left")
# chunks: (head, [TraceStep, …]); left: the nodes that remain when the chunks between the last strides are dropped


def read_file(data: bytes) -> Trace:
    assert data.startswith(MAGIC)
    return read_blocks(data[len(MAGIC) :])


def read_blocks(data: bytes) -> Trace:
    (header, _), *middle, (footer, _) = map(read_block, split(data))
    assert (header["kind"], footer["kind"], header["format"]) == ("header", "footer", 5)
    strings, reasons, nodes, chunks, left = [], [], [], [], set()
    for head, columns in middle:
        for table, fresh in ((strings, head["strings"]), (reasons, head["reasons"])):
            assert fresh["from"] == len(table)
            table += fresh["values"]
        if head["kind"] == "nodes":
            assert head["first"] == len(nodes)
            nodes += read_nodes(head["count"], columns, strings)
            left |= set(range(head["first"], len(nodes)))
        else:
            assert head["kind"] == "steps"
            grown = chunks and head["stride"] > chunks[-1][0]["stride"]
            chunks.append((head, read_steps(head["count"], columns, header["words"], strings, reasons)))
            left = needed(kept(chunks), nodes) if grown else left
            assert needed(chunks[-1:], nodes) <= left, "a step has a node that was dropped"
    return Trace(header, chunks, nodes, footer, left)


def kept(chunks: list) -> list:
    """Return the chunks that remain at the last stride."""
    stride = chunks[-1][0]["stride"]
    return [chunk for chunk in chunks[:-1] if chunk[0]["index"] % stride == 0] + chunks[-1:]


def needed(chunks: list, nodes: list) -> set:
    """Return the nodes of the chunks' steps, and their ancestors."""
    found = set()
    waiting = [node for _, steps in chunks for step in steps for node in (step.node, *step.related)]
    while waiting:
        node = waiting.pop()
        if node is not None and node not in found:
            found.add(node)
            waiting.append(nodes[node].parent)
    return found


def split(data: bytes):
    at = 0
    while at < len(data):
        (length,) = unpack_from("<I", data, at)
        assert length % 4 == 0 and at + 4 + length <= len(data)
        yield data[at + 4 : at + 4 + length]
        at += 4 + length


def read_block(block: bytes) -> tuple[dict, dict]:
    text, newline, _ = block.partition(b"\n")
    head, at, columns = json.loads(text), len(text) + len(newline), {}
    for name, typecode, count in head.get("columns", ()):
        assert at % 4 == 0
        values = columns[name] = unpack_from(f"<{count}{typecode}", block, at)
        least, most = min(values, default=0), max(values, default=0)
        narrowest = next((code for code, low, limit in TYPES if low <= least and most < limit), "d")
        assert typecode == narrowest or name == "whole"
        at += -(-count * calcsize(f"<{typecode}") // 4) * 4
    assert at == len(block)
    return head, columns


def ragged(columns: dict, name: str, count: int, width: int = 1) -> list[tuple]:
    """Return each row's entries of `width` numbers."""
    if name not in columns:
        return [()] * count
    counts, total = columns[f"{name}Counts"], len(columns[name]) // width
    assert len(counts) == count and sum(counts) * width == len(columns[name])
    parts = [columns[name][part * total : (part + 1) * total] for part in range(width)]
    entries = iter(parts[0] if width == 1 else zip(*parts))
    return [tuple(islice(entries, each)) for each in counts]


def pairs(columns: dict, name: str, count: int, names=None) -> list[list[tuple]]:
    """Return lists of (cell, value), or of (cell, name) for numbers of names."""
    found = [list(values) for values in ragged(columns, name, count, 2)]
    return found if names is None else [[(cell, names[number]) for cell, number in couples] for couples in found]


def read_indices(numbers) -> list:
    """Return the indices of numbers from 1; None for 0."""
    return [number - 1 if number else None for number in numbers]


def read_estimate(number: int) -> int | None:
    return number - (number > 0) if number else None


def absolute(relative) -> list:
    """Return numbers that are relative to the number after the greatest so far."""
    numbers, following = [], 1
    for said in relative:
        numbers.append(0 if said == 0 else following - said // 2 if said % 2 else following + said // 2)
        following = max(following, numbers[-1] + 1)
    return numbers


def read_nodes(count: int, columns: dict, strings: list) -> list[TraceNode]:
    return [TraceNode(*fields) for fields in zip(
        read_indices(columns["parent"]), columns["depth"], map(read_estimate, columns["h"]),
        [strings[number] for number in columns["move"]],
        pairs(columns, "change", count), ragged(columns, "whole", count), strict=True,
    )]


def read_steps(count: int, columns: dict, words: list, strings: list, reasons: list) -> list[TraceStep]:
    keys = [reasons[number] for number in columns["reason"]]
    return [TraceStep(*fields) for fields in zip(
        [words[number] for number in columns["word"]],
        columns["line"],
        read_indices(absolute(columns.get("node", [0] * count))),
        [key for key, _ in keys],
        read_args([names for _, names in keys], columns.get("args", ()), strings),
        pairs(columns, "cells", count),
        pairs(columns, "roles", count, strings),
        pairs(columns, "marks", count, strings),
        pairs(columns, "links", count),
        map(read_indices, ragged(columns, "related", count)),
        strict=True,
    )]


def read_args(named: list[list], values: tuple, strings: list) -> list[dict]:
    assert len(values) == sum(map(len, named))
    given = (strings[int(value) // 2] if value % 2 else value // 2 for value in values)
    return [{name: next(given) for name in names} for names in named]


def boards_of_nodes(trace: Trace, given: list | None = None) -> list[list[int]]:
    """Return the board of every node: its parent's, changed. given: the first board, by default the header's values."""
    result = []
    for node in trace.nodes:
        first = given or trace.header["board"]["values"]
        board = list(node.whole or (first if node.parent is None else result[node.parent]))
        for cell, value in node.change:
            board[cell] = value
        result.append(board)
    return result


def boards_shown(trace: Trace):
    """Return (step, values of all cells) for every step: the board of its node, or of the last node before, with the
    values that steps wrote.
    """
    board = trace.header["board"]
    given = board["values"] + [board.get("fill", 0)] * (board.get("cells", 0) - len(board["values"]))
    of_nodes, node, written = boards_of_nodes(trace, given), None, {}
    for step in (step for _, steps in trace.chunks for step in steps):
        node = node if step.node is None else step.node
        written |= dict(step.cells)
        values = list(given if node is None else of_nodes[node])
        for cell, value in written.items():
            values[cell] = value
        yield step, values
