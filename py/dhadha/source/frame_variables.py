"""Describe the variables of a frame as JSON of bounded size, for any object, see page_json_types.Variable."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import islice
from math import isinf
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import TYPE_CHECKING, Literal, TypeAlias

from ..core.quoting import quoted
from ..core.steps_and_nodes import Node, PuzzleValue
from ..runs.run import Run
from ..search import Problem

if TYPE_CHECKING:
    from ..core.page_json_types import ListValue, NodeValue, Plain, Variable

VARIABLES = 40
CHARACTERS = 60
FIRST, LAST = 6, 2  # items described at the beginning and at the end of a long list
DEPTH = 3  # nested lists
MAX_VALUES = 1500  # in total
LARGEST_BOARD = 256  # cells
LONGEST_PATH = 500  # nodes from the root whose changes are applied to a board
OMITTED = (FunctionType, BuiltinFunctionType, MethodType, ModuleType, type, Problem)
SEQUENCES, SETS = (list, tuple, deque, array, range, bytes, bytearray), (set, frozenset)
Named: TypeAlias = dict[str, object]  # a Variable with its name


class Describer:
    """Describes the variables of a frame of `run`."""

    def __init__(self, run: Run):
        self.problem = run.problem
        self.presenter = run.presenter
        self.board = run.board
        self.remaining = MAX_VALUES

    def variables(self, names: Mapping[str, object]) -> list[Named]:
        """Return [value with its "name", …] for a frame's f_locals, without functions, modules, classes, problems and
        the name `_`."""
        shown = ((name, value) for name, value in names.items() if name != "_" and not issubclass(type(value), OMITTED))
        most = islice(shown, VARIABLES)
        return [{"name": quoted(name), **self.describe_variable(name, value)} for name, value in most]

    def describe_variable(self, name: str, value: object) -> Variable:
        """Return the description of a variable, with the board's numbers of rows or columns that Python numbers from 0.
        """
        described = self.describe_value(value)
        if name in self.presenter.indices_from_zero:
            for each in [*described["items"], *described["last"]] if described["kind"] == "list" else [described]:
                if each["kind"] == "number" and each["text"].isdigit():
                    index = int(each["text"])
                    if index < max(self.board.get("rows", 0), self.board.get("columns", 0)):
                        each["on_board"] = index + 1
        return described

    def describe_value(self, value: object, depth: int = DEPTH) -> Variable:
        """Return the description of a value. Raises only WatchdogTimeout, for code that does not terminate."""
        self.remaining -= 1
        if self.remaining < 0 or depth < 0:
            return {"kind": "object", "text": "…"}
        try:
            return self.describe_state(value) or describe_scalar(value) or self.describe_compound(value, depth)
        except Exception:  # raised by methods of foreign objects
            return describe_object(value)

    def describe_state(self, value: object) -> Variable | None:
        """Return the description of a state that the presenter renders, else None."""
        if type(value) is not (self.presenter.state_type or type(self.problem.start)):
            return None
        rendered = self.presenter.render_state(value)
        if isinstance(rendered, str):
            return {"kind": "name", "text": quoted(rendered, CHARACTERS)}
        cells = self.cells_if_small_board(rendered)
        return {"kind": "board", "cells": cells} if cells else None

    def describe_compound(self, value: object, depth: int) -> Variable:
        if isinstance(value, Node):
            return self.describe_node(value, depth)
        if isinstance(value, dict):
            return describe_items("{}", value, reversed(value), lambda key: {
                "kind": "pair",
                "key": self.describe_value(key, depth - 1), "value": self.describe_value(value[key], depth - 1),
            })
        if isinstance(value, SETS):
            return describe_items("{}", value, (), lambda item: self.describe_value(item, depth - 1))
        if isinstance(value, SEQUENCES):
            ends: Literal["()", "[]"] = "()" if isinstance(value, tuple) else "[]"
            return describe_items(ends, value, reversed(value), lambda item: self.describe_value(item, depth - 1))
        return describe_object(value)

    def describe_node(self, node: Node[PuzzleValue], depth: int) -> NodeValue:
        described: NodeValue = {"kind": "node", "move": quoted(node.move), "g": number_text(node.g)}
        if node.h is not None:
            described |= {"h": number_text(node.h), "f": number_text(node.f)}
        if cells := self.cells_if_small_board(self.board_values_of_node(node)):
            described["cells"] = cells
        else:
            described["state"] = self.describe_value(node.state, depth - 1)
        return described

    def board_values_of_node(self, node: Node[PuzzleValue]) -> object:
        """Return the board of a node: rendered, or the initial one with the changes of the nodes on its path. None if
        nodes have labels, if there are several boards, or if path or board are too long."""
        if self.presenter.has_labels or "rows" not in self.board:
            return None
        rendered = self.presenter.render_state(node.state)
        if rendered is None and len(self.board["values"]) <= LARGEST_BOARD and len(node.path()) <= LONGEST_PATH:
            return self.presenter.apply_path(node, list(self.board["values"]))
        return rendered

    def cells_if_small_board(self, cells: object) -> list[int] | None:
        """Return `cells` if it is a list of int small enough to draw; deduct its size from `remaining`."""
        if not isinstance(cells, list) or not 0 < len(cells) <= LARGEST_BOARD:
            return None
        self.remaining -= len(cells) // 10
        return cells if all(type(cell) is int for cell in cells) else None


def describe_items(
    ends: Literal["[]", "()", "{}"], values: Collection[PuzzleValue], backwards: Iterable[PuzzleValue],
    describe: Callable[[PuzzleValue], Variable],
) -> ListValue:
    length = len(values)
    is_long = length > FIRST + LAST + 1  # an ellipsis takes as much space as one item
    first = [describe(item) for item in islice(values, FIRST if is_long else length)]
    last = [describe(item) for item in islice(backwards, LAST)] if is_long else []
    return {"kind": "list", "ends": ends, "length": length, "items": first, "last": last[::-1]}


def describe_scalar(value: object) -> Plain | None:
    if value is None or isinstance(value, bool):
        return {"kind": "constant", "text": str(value)}
    if isinstance(value, (int, float)):
        return {"kind": "number", "text": number_text(value)}
    return {"kind": "text", "text": quoted(value, CHARACTERS)} if isinstance(value, str) else None


def number_text(value: float) -> str:
    """Return a number as text, a float with six significant digits. Raises ValueError for thousands of digits."""
    if isinstance(value, int):
        return quoted(int.__repr__(value), CHARACTERS)
    return ("∞" if value > 0 else "-∞") if isinf(value) else f"{value:.6g}"


def describe_object(value: object) -> Plain:
    return {"kind": "object", "text": quoted(type(value).__name__)}
