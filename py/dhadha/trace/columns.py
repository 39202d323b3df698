"""Encode columns of numbers as bytes, each in the narrowest type; lists become offsets and values."""

import json
from array import array
from collections.abc import Hashable, Sequence
from itertools import accumulate, chain, islice
from struct import error, pack
from typing import Any

ENCODER = json.JSONEncoder(separators=(",", ":"), default=list)
Columns = dict[str, "list[int] | array[int]"]


class Interned:
    """A table that numbers each distinct value."""

    def __init__(self, *values: Hashable):
        self.numbers: dict[Any, int] = {value: number for number, value in enumerate(values)}
        self.flushed = 0

    def number(self, value: Hashable) -> int:
        return self.numbers.setdefault(value, len(self.numbers))

    def number_all(self, values: Sequence[Any]) -> list[int]:
        numbers = self.numbers
        try:
            return [numbers[value] for value in values]
        except KeyError:
            for value in values:
                numbers.setdefault(value, len(numbers))
            return [numbers[value] for value in values]

    def flush(self) -> dict[str, Any]:
        """Return the values added since the last call and the number of the first of them."""
        added = {"from": self.flushed, "values": list(islice(self.numbers, self.flushed, None))}
        self.flushed = len(self.numbers)
        return added


def ragged(name: str, lists: Sequence[Sequence[Any]], unit: int = 1) -> Columns:
    """Return two columns for lists of varying lengths: len(lists) + 1 offsets, in units of `unit` values, and the
    values; {} if all lists are empty."""
    if not any(lists):
        return {}
    lengths = [len(values) // unit for values in lists]
    flat: list[Any] = []
    for values in lists:
        flat += values
    return {f"{name}At": list(accumulate(lengths, initial=0)), name: flat}


def ragged_tuples(name: str, lists: Sequence[Sequence[Any]]) -> Columns:
    """Return the columns of `ragged` for lists of tuples, flattened; the offsets count tuples."""
    columns = ragged(name, lists)
    if columns:
        columns[name] = list(chain.from_iterable(columns[name]))  # type: ignore[arg-type]
    return columns


def ragged_changes(changes: Sequence[Sequence[int]]) -> Columns:
    """Return the columns of nodes' changes: (cell, value) pairs in `change`, whole boards (arrays) in `whole`."""
    if array not in set(map(type, changes)):
        return ragged("change", changes, unit=2)
    whole = [values for values in changes if isinstance(values, array)]
    lengths = [len(values) if isinstance(values, array) else 0 for values in changes]
    pairs = ragged("change", [() if isinstance(values, array) else values for values in changes], unit=2)
    return pairs | {"wholeAt": list(accumulate(lengths, initial=0)), "whole": sum(whole[1:], whole[0])}


def narrowest(values: "list[int] | array[int]") -> "array[Any]":
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


def block(head: dict[str, Any], columns: Columns) -> bytes:
    """Return a block: a JSON head that lists the columns, then the columns."""
    arrays = {name: narrowest(values) for name, values in columns.items()}
    head["columns"] = [[name, column.typecode, len(column)] for name, column in arrays.items()]
    return framed(json_block(head), *(padded(column.tobytes()) for column in arrays.values()))


def framed(*parts: bytes) -> bytes:
    """Return the concatenated parts prefixed with their length in bytes (uint32, little-endian)."""
    return b"".join([pack("<I", sum(map(len, parts))), *parts])


def json_block(value: dict[str, Any]) -> bytes:
    """Return `value` as JSON, padded with spaces to a multiple of four bytes including a final newline."""
    text = ENCODER.encode(value).encode()
    return text + b" " * (-(len(text) + 1) % 4) + b"\n"


def padded(data: bytes) -> bytes:
    return data + b"\0" * (-len(data) % 4)
