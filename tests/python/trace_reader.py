"""A trace decoder written from the description of the format alone."""

import json
from struct import calcsize, unpack_from
from typing import NamedTuple

MAGIC = b"DHADHA1\n"


class TraceNode(NamedTuple):
    parent: int | None
    depth: int
    h: int
    move: str
    change: list
    whole: tuple


class TraceStep(NamedTuple):
    word: str
    line: int
    node: int | None
    reason: str
    args: dict
    cells: list
    roles: list
    marks: list
    links: list
    related: list


class Trace(NamedTuple):
    header: dict
    chunks: list  # of (head, [TraceStep, …])
    nodes: list
    footer: dict
    left: set  # the nodes that are left when the chunks that the last stride leaves out are let go


def read_file(data: bytes) -> Trace:
    assert data.startswith(MAGIC)
    return read_blocks(data[len(MAGIC) :])


def read_blocks(data: bytes) -> Trace:
    blocks = [read_block(block) for block in split(data)]
    (header, _), *middle, (footer, _) = blocks
    assert (header["kind"], footer["kind"], header["format"]) == ("header", "footer", 2)
    strings, reasons, nodes, chunks, left = [], [], [], [], set()
    for head, columns in middle:
        extend(strings, head["strings"])
        extend(reasons, head["reasons"])
        if head["kind"] == "nodes":
            assert head["first"] == len(nodes)
            nodes += read_nodes(head["count"], columns, strings)
            left |= set(range(head["first"], len(nodes)))
        else:
            assert head["kind"] == "steps"
            grown = chunks and head["stride"] > chunks[-1][0]["stride"]
            chunks.append((head, read_steps(head["count"], columns, header["words"], strings, reasons)))
            left = needed(kept(chunks), nodes) if grown else left
            assert needed(chunks[-1:], nodes) <= left, "a step is about a node that was let go"
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


def extend(table: list, fresh: dict) -> None:
    assert fresh["from"] == len(table)
    table += fresh["values"]


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
        columns[name] = unpack_from(f"<{count}{typecode}", block, at)
        assert typecode == narrowest(columns[name]) or name == "whole"
        at += -(-count * calcsize(f"<{typecode}") // 4) * 4
    assert at == len(block)
    return head, columns


def narrowest(values: tuple) -> str:
    types = (("B", 0, 2**8), ("H", 0, 2**16), ("I", 0, 2**32), ("i", -(2**31), 2**31))
    return next(
        (code for code, least, limit in types if least <= min(values, default=0) and max(values, default=0) < limit),
        "d",
    )


def ragged(columns: dict, name: str, count: int, width: int = 1) -> list[tuple]:
    """Return the slices of a column at its offsets, which count entries of `width` numbers."""
    if name not in columns:
        return [()] * count
    at, values = columns[f"{name}At"], columns[name]
    assert len(at) == count + 1 and at[0] == 0 and at[-1] * width == len(values)
    return [values[at[i] * width : at[i + 1] * width] for i in range(count)]


def pairs(columns: dict, name: str, count: int) -> list[list[tuple]]:
    return [list(zip(values[::2], values[1::2])) for values in ragged(columns, name, count, 2)]


def named_pairs(columns: dict, name: str, count: int, names: list) -> list[list[tuple]]:
    return [[(cell, names[value]) for cell, value in couples] for couples in pairs(columns, name, count)]


def read_nodes(count: int, columns: dict, strings: list) -> list[TraceNode]:
    moves = [strings[number] for number in columns["move"]]
    parents = [number - 1 if number else None for number in columns["parent"]]
    nodes = list(
        map(
            TraceNode,
            parents,
            columns["depth"],
            columns["h"],
            moves,
            pairs(columns, "change", count),
            ragged(columns, "whole", count),
        )
    )
    assert len(nodes) == count
    return nodes


def read_steps(count: int, columns: dict, words: list, strings: list, reasons: list) -> list[TraceStep]:
    keys = [reasons[number] for number in columns["reason"]]
    values = ragged(columns, "args", count)
    steps = list(map(
        TraceStep,
        [words[number] for number in columns["word"]],
        columns["line"],
        [number - 1 if number else None for number in columns.get("node", [0] * count)],
        [key for key, _ in keys],
        [read_args(names, given, strings) for (_, names), given in zip(keys, values)],
        pairs(columns, "cells", count),
        named_pairs(columns, "roles", count, strings),
        named_pairs(columns, "marks", count, strings),
        pairs(columns, "links", count),
        [[number - 1 for number in numbers] for numbers in ragged(columns, "related", count)],
    ))
    assert len(steps) == count
    return steps


def read_args(names: list, values: tuple, strings: list) -> dict:
    assert len(names) == len(values)
    return {name: value if value >= 0 else strings[int(-1 - value)] for name, value in zip(names, values)}


def boards(trace: Trace) -> list[list[int]]:
    """Return the board of every node: its parent's, changed."""
    result = []
    for node in trace.nodes:
        board = list(node.whole or (trace.header["board"]["values"] if node.parent is None else result[node.parent]))
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
    of_nodes, node, written = (
        boards(trace._replace(header=trace.header | {"board": board | {"values": given}})),
        None,
        {},
    )
    for step in (step for _, steps in trace.chunks for step in steps):
        node = node if step.node is None else step.node
        written |= dict(step.cells)
        values = list(given if node is None else of_nodes[node])
        for cell, value in written.items():
            values[cell] = value
        yield step, values
