"""The variables of a frame as data that a page can draw: bounded, whatever they hold, strangers' objects included.

A value is one of
{"kind": "number" | "constant" | "text" | "name" | "object", "text": str}: names are given by the problem,
objects shown by their type;
{"kind": "board", "cells": [int, …]}: a state, as the board shows it;
{"kind": "node", "move", "g", "h", "f": str}, and "cells": [int, …] or "state": a value;
{"kind": "list", "ends": "[]", "()" or "{}", "length": int, "items": [value, …], "last": [value, …]}: a long one without
its middle;
{"kind": "pair", "key": value, "value": value}: an entry of a dictionary in such a list.
"""

from array import array
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from math import isinf
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from ..core.step import Node
from ..core.text import quoted
from ..runs.run import Run
from ..search import Problem

VARIABLES = 40
LETTERS = 60
FIRST, LAST = 6, 2  # items of a list that are shown, from its beginning and its end
DEPTH = 3  # lists in lists
PARTS = 1500  # values in all
LARGEST_BOARD = 256  # cells
LONGEST_WAY = 500  # nodes from the root, whose changes make a board
OMITTED = (FunctionType, BuiltinFunctionType, MethodType, ModuleType, type, Problem)
SEQUENCES, SETS = (list, tuple, deque, array, range, bytes, bytearray), (set, frozenset)


class Describer:
    """Describes the variables of a frame of `run`."""

    def __init__(self, run: Run):
        self.problem = run.problem
        self.board = run.board
        self.left = PARTS

    def variables(self, names: dict[str, Any]) -> list[dict[str, Any]]:
        """[value and its "name", …] of a frame's f_locals; functions, modules, classes, the problem itself and what
        goes by the name _ are left out."""
        shown = ((name, value) for name, value in names.items() if name != "_" and not issubclass(type(value), OMITTED))
        return [{"name": quoted(name), **self.value(value)} for name, value in islice(shown, VARIABLES)]

    def value(self, value: Any, depth: int = DEPTH) -> dict[str, Any]:
        """See above. Raises nothing but WatchdogTimeout, for code that does not come back."""
        self.left -= 1
        if self.left < 0 or depth < 0:
            return {"kind": "object", "text": "…"}
        try:
            return self.state(value) or self.plain(value) or self.composed(value, depth)
        except Exception:  # what strangers' objects do when they are looked at
            return an_object(value)

    def state(self, value: Any) -> dict[str, Any] | None:
        """Of a state that the problem can show."""
        sketch = (
            self.problem.render_state(value)
            if type(value) is (self.problem.state_type or type(self.problem.start))
            else None
        )
        if isinstance(sketch, str):
            return {"kind": "name", "text": quoted(sketch, LETTERS)}
        return {"kind": "board", "cells": sketch} if self.is_small(sketch) else None

    def plain(self, value: Any) -> dict[str, Any] | None:
        if value is None or isinstance(value, bool):
            return {"kind": "constant", "text": str(value)}
        if isinstance(value, (int, float)):
            return {"kind": "number", "text": number(value)}
        return {"kind": "text", "text": quoted(value, LETTERS)} if isinstance(value, str) else None

    def composed(self, value: Any, depth: int) -> dict[str, Any]:
        if isinstance(value, Node):
            return self.node(value, depth)
        if isinstance(value, dict):
            return self.items("{}", value, reversed(value), lambda key: self.pair(key, value[key], depth - 1))
        if isinstance(value, SETS):
            return self.items("{}", value, (), lambda item: self.value(item, depth - 1))
        if isinstance(value, SEQUENCES):
            return self.items(
                "()" if isinstance(value, tuple) else "[]",
                value,
                reversed(value),
                lambda item: self.value(item, depth - 1),
            )
        return an_object(value)

    def items(
        self, ends: str, values: Any, backwards: Iterable[Any], describe: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        length = len(values)
        is_long = length > FIRST + LAST + 1  # one that is left out would take as much room as what says so
        first = [describe(item) for item in islice(values, FIRST if is_long else length)]
        last = [describe(item) for item in islice(backwards, LAST)] if is_long else []
        return {"kind": "list", "ends": ends, "length": length, "items": first, "last": last[::-1]}

    def pair(self, key: Any, value: Any, depth: int) -> dict[str, Any]:
        return {"kind": "pair", "key": self.value(key, depth), "value": self.value(value, depth)}

    def node(self, node: Node[Any], depth: int) -> dict[str, Any]:
        described = {
            "kind": "node",
            "move": quoted(node.move),
            "g": number(node.g),
            "h": number(node.h),
            "f": number(node.f),
        }
        cells = self.cells(node)
        return described | ({"cells": cells} if self.is_small(cells) else {"state": self.value(node.state, depth - 1)})

    def cells(self, node: Node[Any]) -> Sequence[int] | str | None:
        """The board of a node; None where nodes go by their names, or there are several boards."""
        problem = self.problem
        if type(problem).node_label is not Problem.node_label or "rows" not in self.board:
            return None
        sketch = problem.render_state(node.state)
        return self.changed(node) if sketch is None else sketch

    def changed(self, node: Node[Any]) -> list[int] | None:
        """The first board with the changes of all nodes from the root on."""
        way = node.path()
        if len(way) > LONGEST_WAY or len(self.board["values"]) > LARGEST_BOARD:
            return None
        cells = list(self.board["values"])
        for each in way:
            changes = self.problem.changes(each)
            for cell, value in enumerate(changes) if isinstance(changes, array) else changes:
                cells[cell] = value
        return cells

    def is_small(self, cells: Any) -> bool:
        """Whether cells can be drawn."""
        if not isinstance(cells, list) or not 0 < len(cells) <= LARGEST_BOARD:
            return False
        self.left -= len(cells) // 10
        return all(type(cell) is int for cell in cells)


def number(value: Any) -> str:
    """Digits, rounded after six of them where there is a point. Raises ValueError for thousands of digits."""
    if isinstance(value, int):
        return quoted(int.__repr__(value), LETTERS)
    return ("∞" if value > 0 else "-∞") if isinf(value) else f"{value:.6g}"


def an_object(value: Any) -> dict[str, Any]:
    return {"kind": "object", "text": quoted(type(value).__name__)}
