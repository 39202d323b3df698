"""Columns of numbers as bytes: each in the narrowest type that holds it, lists as offsets and values."""

import json
from array import array
from collections.abc import Hashable, Sequence
from itertools import accumulate, chain, islice
from struct import error, pack
from typing import Any

ENCODER = json.JSONEncoder(separators=(",", ":"), default=list)
Columns = dict[str, "list[int] | array[int]"]


class Interned:
    """A table of values, each stored once and named by its number."""

    def __init__(self, *values: Hashable):
        self.numbers: dict[Any, int] = {value: number for number, value in enumerate(values)}
        self.sent = 0

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

    def fresh(self) -> dict[str, Any]:
        """The values not handed out before, and the number of the first of them."""
        fresh = {"from": self.sent, "values": list(islice(self.numbers, self.sent, None))}
        self.sent = len(self.numbers)
        return fresh


def ragged(name: str, lists: Sequence[Sequence[Any]], unit: int = 1) -> Columns:
    """Two columns for lists of any length: offsets (one more than lists), which count units of so many values, and
    values; none if all are empty."""
    if not any(lists):
        return {}
    lengths = [len(values) // unit for values in lists]
    together: list[Any] = []
    for values in lists:
        together += values
    return {f"{name}At": list(accumulate(lengths, initial=0)), name: together}


def ragged_tuples(name: str, lists: Sequence[Sequence[Any]]) -> Columns:
    """The same for lists of pairs or triples; the offsets count those."""
    columns = ragged(name, lists)
    if columns:
        columns[name] = list(chain.from_iterable(columns[name]))  # type: ignore[arg-type]
    return columns


def ragged_changes(changes: Sequence[Sequence[int]]) -> Columns:
    """What nodes change: pairs of cell and value in `change`; all values, where they are an array, in `whole`."""
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
        return array("B", bytes(values))  # much quicker than from a list
    except ValueError:
        pass
    for typecode in "HIi":
        try:
            return array(typecode, pack(f"{len(values)}{typecode}", *values))
        except error:
            continue
    return array("d", values)


def block(head: dict[str, Any], columns: Columns) -> bytes:
    """A block of a head, which tells the columns, and the columns."""
    arrays = {name: narrowest(values) for name, values in columns.items()}
    head["columns"] = [[name, column.typecode, len(column)] for name, column in arrays.items()]
    return framed(json_block(head), *(padded(column.tobytes()) for column in arrays.values()))


def framed(*parts: bytes) -> bytes:
    """The parts as one block behind its length in bytes (unsigned, four bytes, little-endian)."""
    return b"".join([pack("<I", sum(map(len, parts))), *parts])


def json_block(value: dict[str, Any]) -> bytes:
    """JSON, padded with spaces to four bytes, the last one a newline."""
    text = ENCODER.encode(value).encode()
    return text + b" " * (-(len(text) + 1) % 4) + b"\n"


def padded(data: bytes) -> bytes:
    return data + b"\0" * (-len(data) % 4)
