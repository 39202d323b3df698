"""Encode columns of numbers as bytes, each in the narrowest type; lists become counts and values."""

from __future__ import annotations

import json
from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import chain, islice
from struct import error, pack
from typing import TypeAlias

ENCODER = json.JSONEncoder(separators=(",", ":"), default=list)
Numbers: TypeAlias = "list[int] | array[int]"
Columns: TypeAlias = dict[str, Numbers]


class Interned:
    """A table that numbers each distinct value."""

    def __init__(self, *values: Hashable):
        self.numbers: dict[Hashable, int] = {value: number for number, value in enumerate(values)}
        self.flushed = 0

    def number(self, value: Hashable) -> int:
        return self.numbers.setdefault(value, len(self.numbers))

    def intern_values(self, values: Sequence[Hashable]) -> list[int]:
        try:
            return [self.numbers[value] for value in values]
        except KeyError:
            return [self.number(value) for value in values]

    def flush(self) -> dict[str, object]:
        """Return the values added since the last call and the number of the first of them."""
        added = {"from": self.flushed, "values": list(islice(self.numbers, self.flushed, None))}
        self.flushed = len(self.numbers)
        return added


def ragged_columns(name: str, counts: Iterable[int], values: Iterable[int], width: int = 1) -> Columns:
    """Return two columns for lists of varying lengths: the count of each list's entries, and the entries of all lists,
    tuples of `width` numbers: the first numbers of all entries, then the second, and so on."""
    flat = list(values)
    parts = [flat[part::width] for part in range(width)]
    return {f"{name}Counts": list(counts), name: sum(parts[1:], parts[0])}


def tuple_list_columns(name: str, width: int, lists: Sequence[Sequence[Sequence[int]]]) -> Columns:
    """Return the columns for lists of tuples of `width` numbers. {} if all lists are empty."""
    flat = chain.from_iterable(chain.from_iterable(lists))
    return ragged_columns(name, map(len, lists), flat, width) if any(lists) else {}


def columns_of_node_changes(changes: Sequence[Sequence[int]]) -> Columns:
    """Return the columns of nodes' changes: (cell, value) pairs in `change`, whole boards (arrays) in `whole`."""
    columns: Columns = {}
    pairs = changes
    if array in set(map(type, changes)):
        whole = [values for values in changes if isinstance(values, array)]
        counts = [len(values) if isinstance(values, array) else 0 for values in changes]
        columns = {"wholeCounts": counts, "whole": sum(whole[1:], whole[0])}
        pairs = [() if isinstance(values, array) else values for values in changes]
    if any(pairs):
        columns |= ragged_columns("change", [len(values) // 2 for values in pairs], chain.from_iterable(pairs), 2)
    return columns


def narrowest_array(values: Numbers) -> array[int] | array[float]:
    if isinstance(values, array):
        return values
    try:
        return array("B", bytes(values))  # much faster than from a list
    except ValueError:
        pass
    for typecode in "HIi":
        try:
            return array(typecode, pack(f"{len(values)}{typecode}", *values))
        except error:
            continue
    return array("d", values)


def encode_block(head: Mapping[str, object], columns: Columns) -> bytes:
    """Return a block: a JSON head that lists the columns, then the columns."""
    arrays = {name: narrowest_array(values) for name, values in columns.items()}
    heads = [[name, column.typecode, len(column)] for name, column in arrays.items()]
    content = [padded_to_four_bytes(column.tobytes()) for column in arrays.values()]
    return with_length_prefix(padded_json_line({**head, "columns": heads}), *content)


def with_length_prefix(*parts: bytes) -> bytes:
    """Return the concatenated parts prefixed with their length in bytes (uint32, little-endian)."""
    return b"".join([pack("<I", sum(map(len, parts))), *parts])


def padded_json_line(value: Mapping[str, object]) -> bytes:
    """Return `value` as JSON, padded with spaces to a multiple of four bytes including a final newline."""
    text = ENCODER.encode(value).encode()
    return text + b" " * (-(len(text) + 1) % 4) + b"\n"


def padded_to_four_bytes(data: bytes) -> bytes:
    return data + b"\0" * (-len(data) % 4)
