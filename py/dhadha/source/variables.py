"""Describe the variables of a frame as JSON of bounded size, for arbitrary objects.

A value is one of
{"kind": "number" | "constant" | "text" | "name" | "object", "text": str}: a name from Presenter.render_state, an
object's type;
{"kind": "board", "cells": [int, …]}: a state as a board;
{"kind": "node", "move", "g", "h", "f": str}, and "cells": [int, …] or "state": a value;
{"kind": "list", "ends": "[]", "()" or "{}", "length": int, "items": [value, …], "last": [value, …]}: a collection, a
long one without its middle;
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
CHARACTERS = 60
FIRST, LAST = 6, 2  # items described at the beginning and at the end of a long list
DEPTH = 3  # nested lists
MAX_VALUES = 1500  # in total
LARGEST_BOARD = 256  # cells
LONGEST_PATH = 500  # nodes from the root whose changes are applied to a board
OMITTED = (FunctionType, BuiltinFunctionType, MethodType, ModuleType, type, Problem)
SEQUENCES, SETS = (list, tuple, deque, array, range, bytes, bytearray), (set, frozenset)


class Describer:
    """Describes the variables of a frame of `run`."""

    def __init__(self, run: Run):
        self.problem = run.problem
        self.presenter = run.presenter
        self.board = run.board
        self.remaining = MAX_VALUES

    def variables(self, names: dict[str, Any]) -> list[dict[str, Any]]:
        """Return [value with its "name", …] for a frame's f_locals, without functions, modules, classes, problems and
        the name `_`."""
        shown = ((name, value) for name, value in names.items() if name != "_" and not issubclass(type(value), OMITTED))
        return [{"name": quoted(name), **self.value(value)} for name, value in islice(shown, VARIABLES)]

    def value(self, value: Any, depth: int = DEPTH) -> dict[str, Any]:
        """Return the description of a value. Raises only WatchdogTimeout, for code that does not terminate."""
        self.remaining -= 1
        if self.remaining < 0 or depth < 0:
            return {"kind": "object", "text": "…"}
        try:
            return self.state(value) or self.scalar(value) or self.compound(value, depth)
        except Exception:  # raised by methods of foreign objects
            return object_of(value)

    def state(self, value: Any) -> dict[str, Any] | None:
        """Return the description of a state that the presenter renders, else None."""
        rendered = (
            self.presenter.render_state(value)
            if type(value) is (self.presenter.state_type or type(self.problem.start))
            else None
        )
        if isinstance(rendered, str):
            return {"kind": "name", "text": quoted(rendered, CHARACTERS)}
        return {"kind": "board", "cells": rendered} if self.is_small(rendered) else None

    def scalar(self, value: Any) -> dict[str, Any] | None:
        if value is None or isinstance(value, bool):
            return {"kind": "constant", "text": str(value)}
        if isinstance(value, (int, float)):
            return {"kind": "number", "text": number(value)}
        return {"kind": "text", "text": quoted(value, CHARACTERS)} if isinstance(value, str) else None

    def compound(self, value: Any, depth: int) -> dict[str, Any]:
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
        return object_of(value)

    def items(
        self, ends: str, values: Any, backwards: Iterable[Any], describe: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        length = len(values)
        is_long = length > FIRST + LAST + 1  # an ellipsis takes as much space as one item
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
        """Return the board of a node; None if nodes have labels or there are several boards."""
        if self.presenter.has_labels or "rows" not in self.board:
            return None
        rendered = self.presenter.render_state(node.state)
        return self.changed(node) if rendered is None else rendered

    def changed(self, node: Node[Any]) -> list[int] | None:
        """Return the initial board with the changes of all nodes on the path; None if either is too long."""
        path = node.path()
        if len(path) > LONGEST_PATH or len(self.board["values"]) > LARGEST_BOARD:
            return None
        return self.presenter.apply_path(node, list(self.board["values"]))

    def is_small(self, cells: Any) -> bool:
        """Return whether `cells` is a list of int small enough to draw; deduct its size from `remaining`."""
        if not isinstance(cells, list) or not 0 < len(cells) <= LARGEST_BOARD:
            return False
        self.remaining -= len(cells) // 10
        return all(type(cell) is int for cell in cells)


def number(value: Any) -> str:
    """Return a number as text, a float with six significant digits. Raises ValueError for thousands of digits."""
    if isinstance(value, int):
        return quoted(int.__repr__(value), CHARACTERS)
    return ("∞" if value > 0 else "-∞") if isinf(value) else f"{value:.6g}"


def object_of(value: Any) -> dict[str, Any]:
    return {"kind": "object", "text": quoted(type(value).__name__)}
