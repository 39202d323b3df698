"""Saved runs, and mutations of them."""

import functools
import gzip
import json
from struct import pack

import dhadha
from dhadha.trace.recorder import Recorder
from trace_reader import MAGIC, split_into_blocks

RUNS = [  # one small run of every kind of board and panel, so that every mutation has an effect
    ("n-puzzle", "a-star", "123046758", {}),
    ("n-queens", "backtracking", "", {"n": 4}),
    ("n-queens", "genetic", "", {"n": 5}),
    ("n-queens", "large", "", {"n": 60}),
    ("knight-path", "breadth-first", "a1 c2", {"rows": 5, "columns": 5}),
    ("pile-game", "grundy", "5 2 3", {"takes": "1,2"}),
    ("magic-square", "singly-even", "", {"n": 6}),
]
MARKED = {"rules": {"rows": [1], "columns": [1, 2]}, "givens": [0, 4], "pencil": {"1": [2, 3], "8": [5]}}
ODD = [1e15, -1, 1.5, 0, 1, 255, 2**31, 2**32, 2**53, float("inf"), "x", "", "url(//evil.example/x)", "__proto__",
       "constructor", "<b>", None, True, [], {}, [[0, 0]], {"constructor": 1}, "9" * 5000, "deep"]
NAMES = ["__proto__", "constructor", "length", "rows", "0"]


@functools.cache
def good_files() -> list[bytes]:
    runs = [dhadha.run(puzzle, algorithm, state, **options) for puzzle, algorithm, state, options in RUNS]
    runs[0].board |= MARKED
    return [Recorder(run).record_trace_file() for run in runs]


def mutated(data: bytes, chance) -> bytes:
    how = chance.choices([flip, cut, mutate_block_header], [3, 1, 6])[0]
    bent = how(data, chance)
    if chance.random() < 0.8:
        return bent
    packed = gzip.compress(bent)
    return packed if chance.random() < 0.4 else chance.choice([flip, cut])(packed, chance)


def flip(data, chance):
    bent = bytearray(data)
    for _ in range(chance.randint(1, 8)):
        bent[chance.randrange(len(bent))] = chance.randrange(256)
    return bytes(bent)


def cut(data, chance):
    return data[: chance.randrange(len(data))]


def mutate_block_header(data, chance):
    """Change, remove or rename something in a head."""
    parts = blocks(data)
    at = 0 if chance.random() < 0.5 else chance.randrange(len(parts))
    head = head_of(parts[at])
    for _ in range(chance.choice([1, 1, 1, 3])):
        mutate_random_member(head, chance)
    return with_head(data, at, head)


def blocks(data):
    return list(split_into_blocks(data[len(MAGIC) :]))


def head_of(part):
    return json.loads(part.partition(b"\n")[0])


def with_head(data, at, head):
    """Return a file whose block of that number has another head."""
    parts = blocks(data)
    text = json.dumps(head).replace("Infinity", "1e999").replace('"deep"', "[" * 1000 + "]" * 1000).encode()
    parts[at] = text + b" " * (-(len(text) + 1) % 4) + b"\n" + parts[at].partition(b"\n")[2]
    return MAGIC + b"".join(pack("<I", len(part)) + part for part in parts)


def mutate_random_member(value, chance):
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(value[key], dict | list) and chance.random() < 0.7:
        mutate_random_member(value[key], chance)
    elif chance.random() < 0.15:
        del value[key]
    elif isinstance(value, dict) and chance.random() < 0.1:
        value[chance.choice(NAMES)] = value[key]
    elif isinstance(value[key], int) and chance.random() < 0.15:
        value[key] += chance.choice([-1, 1, 1000])
    else:
        value[key] = chance.choice(ODD)
