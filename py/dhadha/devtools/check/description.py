"""Check a puzzle's description: appearance, algorithms, counters, lists, plots, options, presets."""

import inspect
import re
from collections import Counter as Tally
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core import contract
from ...core.errors import InvalidInput
from ...core.step import WORDS
from ...puzzle import Algorithm, Experiment, HasGenerator, Preset, Puzzle, Table
from ...puzzle.parameter import Parameter
from ..package_loader import SourceLocation
from .report import Report
from .source_lines import Source
from .type_mismatches import SchemaError, is_sequence, meant, mismatches, shown

NAME = re.compile(r"[\w.-]{1,100}")
KINDS = ("textbook", "engine", "fault")
SHAPES = {
    "counters": Mapping[str, contract.Counter],
    "lists": Sequence[contract.NodeList],
    "plots": Sequence[contract.Plot],
}


def check_description(puzzle: Puzzle[Any], source: Source, report: Report) -> bool:
    """Return whether the puzzle can be run as described."""
    for mismatch in mismatches(puzzle.appearance, contract.Appearance):
        report.fault(
            source.attribute("appearance" if "appearance" in vars(type(puzzle)) else "dress", *mismatch.path),
            explain("appearance", mismatch),
        )
    widths = puzzle.appearance.get("widths", {}) if isinstance(puzzle.appearance, Mapping) else {}
    for value, share in widths.items() if isinstance(widths, Mapping) else ():
        if isinstance(share, (int, float)) and not 0 <= share <= 1:
            message = f"appearance: the width of {shown(value)} is {share:g}: give the share of a cell, from 0 to 1"
            report.fault(source.attribute("appearance", "widths"), message)
    for what in ("algorithms", "presets", "shuffle_parameters", "experiments", "tables"):
        check_ids(what, getattr(puzzle, what, ()), source.attribute(what), report)
    if not all_of_type(puzzle.algorithms, Algorithm, source.attribute("algorithms"), report):
        return False
    if not all_of_type(puzzle.presets, Preset, source.attribute("presets"), report):
        return False
    if not puzzle.algorithms:
        report.fault(source.class_, "there are no algorithms: give at least one Algorithm(id, function)")
        return False
    for algorithm in every_algorithm(puzzle):
        check_algorithm(algorithm, source, report)
    for preset in puzzle.presets:
        check_request(
            "preset", preset.id, preset, puzzle, source.call("Preset", preset.id, *map(str, preset.options)), report
        )
    if isinstance(puzzle, HasGenerator) and type(puzzle).shuffle is HasGenerator.shuffle:
        report.fault(
            source.attribute("shuffle_parameters"),
            "shuffle_parameters need a method `shuffle(self, …)` that takes them and returns a state",
        )
    return True


def all_of_type(things: Any, kind: type, place: SourceLocation, report: Report) -> bool:
    """Return whether all items of an attribute have this type; its being a tuple is checked elsewhere."""
    others = [each for each in things if not isinstance(each, kind)] if is_sequence(things) else []
    for other in others:
        report.fault(place, f"{shown(other)} is no {kind.__name__}: give {kind.__name__}(…)")
    return is_sequence(things) and not others


def every_algorithm(puzzle: Puzzle[Any]) -> list[Algorithm]:
    return [each for algorithm in puzzle.algorithms for each in (algorithm, *algorithm.variants)]


def check_ids(what: str, things: Any, place: SourceLocation, report: Report) -> None:
    if not is_sequence(things):
        name = type(things).__name__
        written = f"({name}(…),)" if isinstance(things, (Algorithm, Preset, Parameter, Experiment, Table)) else ""
        fault = f"lacks the outer tuple: {written}" if written else f"ought to be a tuple, not {shown(things, 30)}"
        report.fault(place, f"{what} {fault}")
        return
    for identifier, count in Tally(getattr(each, "id", "") for each in things).items():
        if count > 1:
            report.fault(place, f"the id {identifier!r} stands {count} times among the {what}")
        if not isinstance(identifier, str) or not NAME.fullmatch(identifier):
            report.fault(place, f"{shown(identifier)} is no id: take letters, digits and hyphens")


def check_algorithm(algorithm: Algorithm, source: Source, report: Report) -> None:
    def place(*keys: Any) -> SourceLocation:
        return source.call("Algorithm", algorithm.id, *keys)

    for name, shape in SHAPES.items():
        for mismatch in mismatches(getattr(algorithm, name), shape):
            report.fault(place(name, *mismatch.path), explain(f"{algorithm.id}: {name}", mismatch))
    check_counters(algorithm, place, report)
    for word in algorithm.markers:
        check_word(word, place("markers", word), f"{algorithm.id}: markers", report)
    for name in ("lists", "plots"):
        known = [each for each in getattr(algorithm, name) if isinstance(each, Mapping)]
        for identifier, count in Tally(str(each.get("id")) for each in known).items():
            if count > 1:
                report.fault(
                    place(name, identifier),
                    f"{algorithm.id}: the id {identifier!r} stands {count} times among the {name}",
                )
    for each in algorithm.lists:
        if isinstance(each, Mapping) and each.get("word"):
            check_word(each["word"], place("lists", each["word"]), f"{algorithm.id}: lists", report)
    if algorithm.kind not in KINDS:
        report.fault(
            place(algorithm.kind), f"{algorithm.id}: the kind {algorithm.kind!r} is none of {', '.join(KINDS)}"
        )
    check_ids(f"parameters of {algorithm.id}", algorithm.parameters, place("parameters"), report)
    check_parameters(algorithm, place, report)


def check_counters(algorithm: Algorithm, place: Callable[..., SourceLocation], report: Report) -> None:
    counters = algorithm.counters or {}
    for name, counter in counters.items() if isinstance(counters, Mapping) else ():
        if not isinstance(counter, Mapping):
            continue
        kinds = [kind for kind in ("words", "peak", "branching") if kind in counter]
        if len(kinds) != 1:
            message = f'{algorithm.id}: the counter {name!r} ought to have one of "words", "peak" and "branching"'
            report.fault(place("counters", name), message)
        for word in counter.get("words") or ():
            check_word(word, place("counters", name, word), f"{algorithm.id}: the counter {name!r}", report)
        for kind in ("peak", "branching"):
            other = counter.get(kind)
            if other and "words" not in (counters.get(str(other)) or {}):
                report.fault(
                    place("counters", name, kind),
                    f"{algorithm.id}: {name!r} is the {kind} of {other!r}, which counts no words",
                )


def check_word(word: Any, place: SourceLocation, what: str, report: Report) -> None:
    if word not in tuple(WORDS):
        report.fault(
            place, f"{what}: there is no word {word!r}{meant(word, WORDS) or '; there are ' + ', '.join(WORDS)}"
        )


def check_parameters(algorithm: Algorithm, place: Callable[..., SourceLocation], report: Report) -> None:
    for parameter in algorithm.parameters:
        try:
            if parameter.kind not in ("state", "text") and parameter.read(parameter.default) != parameter.default:
                report.fault(place(parameter.id), f"{algorithm.id}: the default of {parameter.id!r} is of another type")
        except (InvalidInput, TypeError) as error:
            report.fault(place(parameter.id), f"{algorithm.id}: the default of {parameter.id!r}: {error}")
    if algorithm.solve in [variant.solve for variant in algorithm.variants]:
        return  # a variant with its own parameters runs instead
    names = [parameter.name for parameter in algorithm.parameters if parameter.for_solver]
    try:
        inspect.signature(algorithm.solve).bind(None, **dict.fromkeys(names))
    except TypeError as error:
        arguments = ", ".join(["problem", *names])
        report.fault(place(), f"{algorithm.id}: {algorithm.solve.__name__} is called with ({arguments}): {error}")


def check_request(what: str, name: str, asked: Any, puzzle: Puzzle[Any], place: SourceLocation, report: Report) -> None:
    """Check that the algorithm of a preset exists and accepts its options."""
    try:
        puzzle.find_algorithm(asked.algorithm).read_options(asked.options)
    except InvalidInput as error:
        report.fault(place, f"the {what} {name!r}: {error}")


def explain(what: str, mismatch: SchemaError) -> str:
    return f"{what}{mismatch}" if str(mismatch).startswith("[") else f"{what}: {mismatch}"
