"""Check that a run's steps are valid for a recorder and a page."""

from array import array
from collections.abc import Iterator, Mapping
from types import GeneratorType
from typing import Any, TypeAlias

from ...core.step import ROLES, WORDS, Node, Step
from ...runs.run import Run
from ..package_loader import SourceLocation
from .report import Report
from .source_lines import Source
from .texts import Texts
from .type_mismatches import is_sequence, meant, shown

PARTS = {
    "cells": ("cell", "value"),
    "roles": ("cell", "role"),
    "marks": ("cell", "role"),
    "links": ("cell", "cell"),
    "notes": ("cell", "value", "number"),
}
SIGNED = 2**31
Running: TypeAlias = "GeneratorType[Any, Any, Any]"


class Steps:
    """Checks the steps of one run; size: the number of its board's cells."""

    def __init__(self, run: Run, size: int, source: Source, texts: Texts, report: Report):
        self.run = run
        self.size = size
        self.source = source
        self.texts = texts
        self.report = report
        self.seen: set[int] = set()

    def check(self, step: Any, searching: Running) -> None:
        if not isinstance(step, Step):
            self.report.fault(self.place(searching), f"an algorithm yields Steps, not {shown(step)}")
            return
        for problem in faults_of(step, self.size):
            self.report.fault(self.place(searching), problem)
        if isinstance(step.reason, str) and step.reason:
            given = {**self.run.board.get("args", {}), **(step.args or {})} if step.node else step.args
            self.texts.reason(self.place(searching), step.reason, given, step.node is not None)
        for node in (step.node, *(step.related if is_sequence(step.related) else ())):
            if isinstance(node, Node) and id(node) not in self.seen:
                self.seen.add(id(node))
                self._check_node(node)

    def _check_node(self, node: Node[Any]) -> None:
        changes = self.run.presenter.changes(node)
        place = self.source.definition(type(self.run.presenter).changes)
        if isinstance(changes, array):
            if len(changes) != self.size:
                self.report.fault(place, f"changes gives {len(changes)} values for a board of {self.size} cells")
            return
        for problem in faults_of_pairs("changes", changes, PARTS["cells"], self.size):
            self.report.fault(place, problem)
        if not isinstance(node.move, str):
            self.report.fault(
                self.source.definition(type(self.run.problem).successors),
                f"a move is named by a text, not by {shown(node.move)}: successors gives (name, state) pairs",
            )

    def place(self, searching: Running) -> SourceLocation:
        """Return the algorithm's current line; for a step that the library yielded, the line of the presenter's
        annotation."""
        inner = innermost(searching)
        place = SourceLocation(inner.gi_code.co_filename, inner.gi_frame.f_lineno if inner.gi_frame else 0)
        if not self.source.package.holds(place.file) and self.run.presenter.has_annotations:
            annotating = self.source.definition(type(self.run.presenter).annotate)
            return annotating if self.source.package.holds(annotating.file) else place
        return place


def innermost(steps: Running) -> Running:
    """Return the generator that yielded last."""
    while isinstance(steps.gi_yieldfrom, GeneratorType):
        steps = steps.gi_yieldfrom
    return steps


def faults_of(step: Step, size: int) -> Iterator[str]:
    """Yield the errors of a step on a board of `size` cells, with corrections."""
    if step.word not in tuple(WORDS):
        yield f"there is no word {step.word!r}{meant(step.word, WORDS) or '; there are ' + ', '.join(WORDS)}"
    if step.node is not None and not isinstance(step.node, Node):
        hint = "; it lacks `yield from` where it was called, perhaps" if isinstance(step.node, GeneratorType) else ""
        yield f"node is a {type(step.node).__name__}: give a Node, or None{hint}"
    if not isinstance(step.reason, str):
        yield f"reason is {shown(step.reason)}: give a text, the key of a message"
    for name, parts in PARTS.items():
        yield from faults_of_pairs(name, getattr(step, name), parts, size)
    if not is_sequence(step.related) or not all(isinstance(node, Node) for node in step.related):
        yield f"related is {shown(step.related)}: give a tuple of Nodes"
    yield from faults_of_arguments(step.args)


def faults_of_pairs(name: str, pairs: Any, parts: tuple[str, ...], size: int) -> Iterator[str]:
    form = f"({', '.join(parts)})"
    if not is_sequence(pairs):
        yield f"{name} is {shown(pairs)}: give ({form}, …)"
    elif pairs and not is_sequence(pairs[0]) and len(pairs) == len(parts):
        yield f"{name} is {shown(pairs)}, which lacks the outer tuple: give ({shown(pairs)},)"
    else:
        for pair in pairs:
            if is_sequence(pair) and len(pair) == len(parts):
                yield from faults_of_parts(name, pair, parts, size)
            else:
                yield f"{name} has {shown(pair)}: give {form}"


def faults_of_parts(name: str, pair: Any, parts: tuple[str, ...], size: int) -> Iterator[str]:
    for what, part in zip(parts, pair):
        whole = isinstance(part, int) and not isinstance(part, bool)
        if what == "cell" and not (whole and 0 <= part < size):
            yield f"{name}: there is no cell {shown(part)} on a board of {size}, whose cells are 0 to {size - 1}"
        elif what == "role" and part not in ROLES:
            yield f"{name}: there is no role {shown(part)}{meant(part, ROLES) or '; there are ' + ', '.join(ROLES)}"
        elif what in ("value", "number") and not (whole and -SIGNED <= part < SIGNED):
            yield f"{name}: the {what} {shown(part)} ought to be a whole number of up to 31 bits"


def faults_of_arguments(args: Any) -> Iterator[str]:
    if args is None:
        return
    if not isinstance(args, Mapping):
        yield f"args is {shown(args)}: give {{name: a text or a number}}"
        return
    for name, value in args.items():
        if not isinstance(name, str):
            yield f"args: the name {shown(name)} ought to be a text"
        if not isinstance(value, (str, int, float)):
            yield f"args: {name} is {shown(value)}: give a text or a number"


def size_of(board: Any) -> int:
    """Return the number of a board's cells."""
    return board.get("cells", len(board.get("values", ()))) if isinstance(board, Mapping) else 0
