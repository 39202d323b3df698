"""Check a puzzle's description: appearance, algorithms, counters, lists, plots, options, presets."""

import inspect
import re
from collections import Counter as Tally
from collections.abc import Sequence
from functools import partial
from typing import Any

from ..challenges.judging import check_challenge, options_of, start_of
from ..core.errors import InvalidInput
from ..core.step import WORDS
from ..puzzle import Algorithm, HasGenerator, Preset, Table
from ..puzzle.parameter import Parameter
from .checker import Checker
from .data_shapes import ALGORITHM, quote, suggest_or_list, types
from .report import SourceLocation

NAME = re.compile(r"[\w.-]{1,100}")
KINDS = {"algorithms": Algorithm, "presets": Preset, "shuffle_parameters": Parameter, "tables": Table}


def check_description(check: Checker) -> bool:
    """Return whether the puzzle can be run as described."""
    puzzle, source, fault = check.puzzle, check.source, check.report.fault
    shown_by = "appearance" if "appearance" in vars(type(puzzle)) else "dress"
    if check.check_shape("appearance", puzzle.appearance, types.Appearance, source.attribute, shown_by):
        for value, share in puzzle.appearance.get("widths", {}).items():
            if not 0 <= share <= 1:
                message = f"appearance: the width of {quote(value)} is {share:g}: give the share of a cell, from 0 to 1"
                fault(source.attribute("appearance", "widths"), message)
    right = [check_things(check, what, kind, getattr(puzzle, what, ()), source.attribute(what))
             for what, kind in KINDS.items()]
    if not all(right):
        return False
    if not puzzle.algorithms:
        fault(source.class_, "there are no algorithms: give at least one Algorithm(id, function)")
        return False
    for algorithm in puzzle.algorithms:
        for each in (algorithm, *algorithm.variants):
            check_algorithm(check, each)
    for preset in puzzle.presets:
        try:
            puzzle.find_algorithm(preset.algorithm).read_options(preset.options)
        except InvalidInput as error:
            fault(source.call("Preset", preset.id, *preset.options), f"the preset {preset.id!r}: {error}")
    check_challenges(check)
    if isinstance(puzzle, HasGenerator) and type(puzzle).shuffle is HasGenerator.shuffle:
        message = "shuffle_parameters need a method `shuffle(self, …)` that takes them and returns a state"
        fault(source.attribute("shuffle_parameters"), message)
    return True


def check_challenges(check: Checker) -> None:
    """Check the types of challenges, and that each has a goal, a start and options that the puzzle can read."""
    puzzle, attribute = check.puzzle, check.source.attribute
    if check.check_shape("challenges", puzzle.challenges, Sequence[types.Challenge], attribute, "challenges"):
        for challenge in puzzle.challenges:
            try:
                check_challenge(puzzle, {name: value for name, value in challenge.items() if name != "hints"})
                options_of(puzzle, challenge, start_of(puzzle, challenge))
            except InvalidInput as error:
                check.report.fault(attribute("challenges"), f"the challenge {challenge['id']!r}: {error}")


def check_things(check: Checker, what: str, kind: type, things: Any, place: SourceLocation) -> bool:
    """Check that things are a tuple of `kind`, whose ids are names and different; return whether they are such."""
    if isinstance(things, kind) or not isinstance(things, Sequence):
        check.report.fault(place, f"{what} lacks the outer tuple: give ({kind.__name__}(…),), not {quote(things, 30)}")
        return False
    others = [each for each in things if not isinstance(each, kind)]
    for other in others:
        check.report.fault(place, f"{quote(other)} is no {kind.__name__}: give {kind.__name__}(…)")
    for identifier, count in Tally(getattr(each, "id", "") for each in things if each not in others).items():
        if count > 1:
            check.report.fault(place, f"the id {identifier!r} stands {count} times among the {what}")
        if not isinstance(identifier, str) or not NAME.fullmatch(identifier):
            check.report.fault(place, f"{quote(identifier)} is no id: take letters, digits and hyphens")
    return not others


def check_algorithm(check: Checker, algorithm: Algorithm) -> None:
    place = partial(check.source.call, "Algorithm", algorithm.id)

    def fault(message: str, *keys: Any) -> None:
        check.report.fault(place(*keys), f"{algorithm.id}: {message}")

    check_things(check, f"parameters of {algorithm.id}", Parameter, algorithm.parameters, place("parameters"))
    right = [check.check_shape(f"{algorithm.id}: {name}", getattr(algorithm, name), shape, place, name)
             for name, shape in ALGORITHM.items()]
    if not all(right):
        return
    for name, counter in algorithm.counters.items():
        if len(counter.keys() & {"words", "peak", "branching"}) != 1:
            fault(f'the counter {name!r} ought to have one of "words", "peak" and "branching"', "counters", name)
        for kind, other in counter.items():
            if kind in ("peak", "branching") and "words" not in algorithm.counters.get(str(other), {}):
                fault(f"{name!r} is the {kind} of {other!r}, which counts no words", "counters", name, kind)
    named: dict[str, Sequence[Any]] = {"lists": algorithm.lists, "plots": algorithm.plots}
    for name, things in named.items():
        for identifier, count in Tally(each["id"] for each in things).items():
            if count > 1:
                fault(f"the id {identifier!r} stands {count} times among the {name}", name, identifier)
    words = [("counters", word) for each in algorithm.counters.values() for word in each.get("words", ())]
    words += [("lists", each["word"] or "") for each in algorithm.lists if each.get("word")]
    for question in algorithm.questions:
        words += [("questions", each[5:]) for each in question["steps"] if each.startswith("word:")]
        if question["kind"] == "value" and "of" not in question:
            fault('a question about a value lacks "of", the argument with the value', "questions")
    for name, word in words:
        if word not in WORDS:
            fault(f"{name}: there is no word {word!r}{suggest_or_list(word, WORDS)}", name, word)
    for name in algorithm.forecasts:
        if name != "length" and name not in algorithm.counters:
            fault(f'the forecast {name!r} is none of the counters, and not "length"', "forecasts", name)
    check_parameters(algorithm, fault)


def check_parameters(algorithm: Algorithm, fault: Any) -> None:
    """Check that the defaults can be read, and that the algorithm's function takes what it is called with."""
    for parameter in algorithm.parameters:
        try:
            if parameter.kind not in ("state", "text") and parameter.read(parameter.default) != parameter.default:
                fault(f"the default of {parameter.id!r} is of another type", parameter.id)
        except (InvalidInput, TypeError) as error:
            fault(f"the default of {parameter.id!r}: {error}", parameter.id)
    if algorithm.solve in [variant.solve for variant in algorithm.variants]:
        return  # a variant with its own parameters runs instead
    names = [parameter.name for parameter in algorithm.parameters if parameter.for_solver]
    try:
        inspect.signature(algorithm.solve).bind(None, **dict.fromkeys(names))
    except TypeError as error:
        fault(f"{algorithm.solve.__name__} is called with ({', '.join(['problem', *names])}): {error}")
