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
    (header, _), *middle, (footer, _) = map(read_block, split_into_blocks(data))
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
            left = nodes_of_steps_and_ancestors(chunks_at_last_stride(chunks), nodes) if grown else left
            assert nodes_of_steps_and_ancestors(chunks[-1:], nodes) <= left, "a step has a node that was dropped"
    return Trace(header, chunks, nodes, footer, left)


def chunks_at_last_stride(chunks: list) -> list:
    """Return the chunks that remain at the last stride."""
    stride = chunks[-1][0]["stride"]
    return [chunk for chunk in chunks[:-1] if chunk[0]["index"] % stride == 0] + chunks[-1:]


def nodes_of_steps_and_ancestors(chunks: list, nodes: list) -> set:
    """Return the nodes of the chunks' steps, and their ancestors."""
    found = set()
    waiting = [node for _, steps in chunks for step in steps for node in (step.node, *step.related)]
    while waiting:
        node = waiting.pop()
        if node is not None and node not in found:
            found.add(node)
            waiting.append(nodes[node].parent)
    return found


def split_into_blocks(data: bytes):
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


def read_ragged_column(columns: dict, name: str, count: int, width: int = 1) -> list[tuple]:
    """Return each row's entries of `width` numbers."""
    if name not in columns:
        return [()] * count
    counts, total = columns[f"{name}Counts"], len(columns[name]) // width
    assert len(counts) == count and sum(counts) * width == len(columns[name])
    parts = [columns[name][part * total : (part + 1) * total] for part in range(width)]
    entries = iter(parts[0] if width == 1 else zip(*parts))
    return [tuple(islice(entries, each)) for each in counts]


def read_cell_pairs(columns: dict, name: str, count: int, names=None) -> list[list[tuple]]:
    """Return lists of (cell, value), or of (cell, name) for numbers of names."""
    found = [list(values) for values in read_ragged_column(columns, name, count, 2)]
    return found if names is None else [[(cell, names[number]) for cell, number in couples] for couples in found]


def read_indices(numbers) -> list:
    """Return the indices of numbers from 1; None for 0."""
    return [number - 1 if number else None for number in numbers]


def read_estimate(number: int) -> int | None:
    return number - (number > 0) if number else None


def resolve_relative_numbers(relative) -> list:
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
        read_cell_pairs(columns, "change", count), read_ragged_column(columns, "whole", count), strict=True,
    )]


def read_steps(count: int, columns: dict, words: list, strings: list, reasons: list) -> list[TraceStep]:
    keys = [reasons[number] for number in columns["reason"]]
    return [TraceStep(*fields) for fields in zip(
        [words[number] for number in columns["word"]],
        columns["line"],
        read_indices(resolve_relative_numbers(columns.get("node", [0] * count))),
        [key for key, _ in keys],
        read_args([names for _, names in keys], columns.get("args", ()), strings),
        read_cell_pairs(columns, "cells", count),
        read_cell_pairs(columns, "roles", count, strings),
        read_cell_pairs(columns, "marks", count, strings),
        read_cell_pairs(columns, "links", count),
        map(read_indices, read_ragged_column(columns, "related", count)),
        strict=True,
    )]


def read_args(named: list[list], values: tuple, strings: list) -> list[dict]:
    assert len(values) == sum(map(len, named))
    given = (strings[int(value) // 2] if value % 2 else value // 2 for value in values)
    return [{name: next(given) for name in names} for names in named]


def rebuild_boards_of_nodes(trace: Trace, given: list | None = None) -> list[list[int]]:
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
    of_nodes, node, written = rebuild_boards_of_nodes(trace, given), None, {}
    for step in (step for _, steps in trace.chunks for step in steps):
        node = node if step.node is None else step.node
        written |= dict(step.cells)
        values = list(given if node is None else of_nodes[node])
        for cell, value in written.items():
            values[cell] = value
        yield step, values
