"""Small, consistent saved runs that are expensive to draw: {name: bytes}."""

import json
import struct
from array import array

from dhadha.trace.recorder import relative_to_next

TABLES = {"strings": {"from": 0, "values": [""]}, "reasons": {"from": 0, "values": [["", []]]}}
MILLION = 2**20


def block(head: dict, **columns: array) -> bytes:
    said = head | {"columns": [[name, column.typecode, len(column)] for name, column in columns.items()]}
    text = json.dumps(said if columns else head).encode()
    text += b" " * (-(len(text) + 1) % 4) + b"\n"
    body = text + b"".join(column.tobytes() + bytes(-len(column.tobytes()) % 4) for column in columns.values())
    return struct.pack("<I", len(body)) + body


HEADER = {
    "kind": "header", "format": 3, "state": "", "options": {}, "source": "", "words": ["start", "expand"],
    "board": {"rows": 3, "columns": 3, "values": [1, 2, 3, 0, 4, 6, 7, 5, 8]},
    "markers": [], "counters": {}, "lists": [], "plots": [],
}


def header(puzzle="n-puzzle", algorithm="a-star", **more) -> bytes:
    return block(HEADER | {"puzzle": puzzle, "algorithm": algorithm, "effective_algorithm": algorithm} | more)


def steps(count=3, counters=(), index=0, stride=1, first=0, **columns) -> bytes:
    plain = {name: array("B", bytes([word]) * count) for name, word in (("word", 1), ("line", 0), ("reason", 0))}
    said = {"kind": "steps", "index": index, "stride": stride, "first": first, "count": count,
            "counters": dict.fromkeys(counters, 0), "deepest": 0}
    if "node" in columns:
        columns["node"] = array("I", relative_to_next(columns["node"]))
    return block(said | TABLES, **plain, **columns)


def nodes(count: int, move="", parents=range, **columns) -> bytes:
    none = array("B", bytes(count))
    tables = TABLES | {"strings": {"from": 0, "values": [move]}}
    return block({"kind": "nodes", "first": 0, "count": count} | tables, parent=array("I", parents(count)),
                 depth=none, h=none, move=none, **columns)


def overlong() -> bytes:
    """Return the chunk of a step whose column of nodes has many rows."""
    head = {"kind": "steps", "index": 0, "stride": 1, "first": 0, "count": 1, "counters": {}, "deepest": 0}
    one = array("B", [1])
    return block(head | TABLES, word=one, line=one, reason=array("B", [0]), node=one * (60 * MILLION))


def thinned(blocks: int, doublings: int) -> list[bytes]:
    """Return chunks whose steps name many nodes, then as many again whose strides drop them."""
    also = {"relatedCounts": array("I", [2000]) * 4096, "related": array("B", b"\1" * (2000 * 4096))}
    full = [steps(4096, index=at, first=4096 * at, node=array("I", range(1, 4097)), **also) for at in range(blocks)]
    rest = [
        steps(1, index=2**at, stride=2**at, first=10**6 + at, node=array("I", [1])) for at in range(3, 3 + doublings)
    ]
    return [*full, *rest]


def footer(count=3, counters=(), result=None) -> bytes:
    return block({"kind": "footer", "result": result or {}, "status": "found",
                  "counters": dict.fromkeys(counters, count), "steps": count})


def file(*blocks: bytes) -> bytes:
    return b"DHADHA1\n" + b"".join(blocks)


def large(cells: int, **shape) -> bytes:
    return header("magic-square", "large", board={"values": [], "cells": cells, "fill": 1} | shape)


def siblings(count: int, begun: bytes) -> bytes:
    """Return children of one node, each with a full board, and a step about each."""
    parents = nodes(count, parents=lambda count: [0] + [1] * (count - 1))
    return file(begun, parents, steps(count, node=array("I", range(1, count + 1))), footer(count))


LISTS = [{"id": name, "order": "h", "shown": 1000, "view": view} for name, view in
         [("boards", "wall"), ("more", "wall"), ("open", "boards"), ("rest", None)]]


def waiting(lists: list, rows: int, columns: int) -> bytes:
    board = {"values": [], "rows": rows, "columns": columns, "cells": rows * columns, "fill": 1}
    return header("magic-square", "large", board=board, lists=lists, vocabulary={"expand": {"waits": 1}})


COUNTERS = [f"c{number}" for number in range(100)]
QUEENS = {"rows": 4, "columns": 4, "values": [0, 0, 0, 0]}
PENCIL = {"values": [0] * 1024, "rows": 32, "columns": 32, "pencil": {at: list(range(64)) for at in range(1024)}}
HEAPS = {"look": "heaps", "rows": 1, "columns": 1000, "values": [2**31 - 1] * 1000}
DEEP = b"[" * 8_000_000 + b"]" * 8_000_000
HEAVY = {  # what stays on the screen, and is drawn again after each refusal, comes last
    "notes": lambda: file(
        header("n-queens", "backtracking", board=QUEENS), steps(
            2, notesCounts=array("I", [2_000_000, 0]), notes=array("B", bytes(range(3)) * 2_000_000)), footer(2)),
    "nodes of more steps than there are": lambda: file(header(), nodes(1), overlong(), footer(1)),
    "counters": lambda: file(
        header(counters={name: {"words": {"expand": 1}} for name in COUNTERS}), steps(MILLION, COUNTERS),
        footer(MILLION, COUNTERS)),
    "facts": lambda: file(header(), steps(), footer(result={f"fact{number}": "told" for number in range(200_000)})),
    "nodes that steps name": lambda: file(header(), nodes(4096), *thinned(2, 19), footer(10**7)),
    "moves with long names": lambda: file(
        header(lists=[{"id": "open", "order": "f"}]),
        nodes(500, "x" * 900_000, lambda count: [0] + [1] * (count - 1)),
        steps(500, node=array("I", range(1, 501))), footer(500)),
    "depth": lambda: file(
        header(options={"depth": 1}).replace(b'"depth": 1', b'"depth": ' + DEEP), steps(), footer()),
    "a deep search on a large board": lambda: file(
        large(2**22, rows=2**11, columns=2**11), nodes(100_000), steps(node=array("I", [1, 100_000, 50_000])),
        footer()),
    "lists of large boards": lambda: siblings(4096, waiting(LISTS, rows=2048, columns=2048)),
    "notes in pencil": lambda: file(header("magic-square", "large", board=PENCIL), steps(), footer()),
    "heaps": lambda: file(header("pile-game", "grundy", board=HEAPS), steps(), footer()),
}
