"""Check a puzzle's description: appearance, algorithms, counters, lists, plots, options, presets."""

import inspect
import re
from collections import Counter as Tally
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ..challenges.judging import check_challenge, options_of, start_of
from ..core import puzzle_types
from ..core.errors import InvalidInput
from ..core.step import WORDS
from ..puzzle import Algorithm, HasGenerator, Preset, Table
from ..puzzle.parameter import Parameter
from .board_and_step_faults import unknown_word_fault
from .check_context import Checker
from .package_loader import SourceLocation
from .type_mismatches import is_sequence, mismatches, quote

NAME = re.compile(r"[\w.-]{1,100}")
KINDS = ("textbook", "engine", "fault")
SHAPES = {
    "counters": Mapping[str, puzzle_types.Counter],
    "lists": Sequence[puzzle_types.NodeList],
    "plots": Sequence[puzzle_types.Plot],
    "questions": Sequence[puzzle_types.Question],
}


def check_description(check: Checker) -> bool:
    """Return whether the puzzle can be run as described."""
    puzzle, source, fault = check.puzzle, check.source, check.report.fault
    shown_by = "appearance" if "appearance" in vars(type(puzzle)) else "dress"
    found = mismatches(puzzle.appearance, puzzle_types.Appearance)
    if not check.report_mismatches("appearance", found, source.attribute, shown_by):
        for value, share in puzzle.appearance.get("widths", {}).items():
            if not 0 <= share <= 1:
                message = f"appearance: the width of {quote(value)} is {share:g}: give the share of a cell, from 0 to 1"
                fault(source.attribute("appearance", "widths"), message)
    for what in ("algorithms", "presets", "shuffle_parameters", "tables"):
        check_ids(check, what, getattr(puzzle, what, ()), source.attribute(what))
    for what, kind in (("algorithms", Algorithm), ("presets", Preset)):
        things = getattr(puzzle, what)
        others = [each for each in things if not isinstance(each, kind)] if is_sequence(things) else []
        for other in others:
            fault(source.attribute(what), f"{quote(other)} is no {kind.__name__}: give {kind.__name__}(…)")
        if others or not is_sequence(things):
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
            place = source.call("Preset", preset.id, *map(str, preset.options))
            fault(place, f"the preset {preset.id!r}: {error}")
    check_challenges(check)
    if isinstance(puzzle, HasGenerator) and type(puzzle).shuffle is HasGenerator.shuffle:
        message = "shuffle_parameters need a method `shuffle(self, …)` that takes them and returns a state"
        fault(source.attribute("shuffle_parameters"), message)
    return True


def check_challenges(check: Checker) -> None:
    """Check the types of challenges, and that each has a goal, a start and options that the puzzle can read."""
    puzzle, place = check.puzzle, check.source.attribute("challenges")
    found = mismatches(puzzle.challenges, Sequence[puzzle_types.Challenge])
    if check.report_mismatches("challenges", found, check.source.attribute, "challenges"):
        return
    for challenge in puzzle.challenges:
        try:
            check_challenge(puzzle, {name: value for name, value in challenge.items() if name != "hints"})
            options_of(puzzle, challenge, start_of(puzzle, challenge))
        except InvalidInput as error:
            check.report.fault(place, f"the challenge {challenge['id']!r}: {error}")


def check_ids(check: Checker, what: str, things: Any, place: SourceLocation) -> None:
    """Check that the things are a tuple, whose ids are names and different."""
    if not is_sequence(things):
        name = type(things).__name__
        is_one = isinstance(things, (Algorithm, Preset, Parameter, Table))
        fault = f"lacks the outer tuple: ({name}(…),)" if is_one else f"ought to be a tuple, not {quote(things, 30)}"
        check.report.fault(place, f"{what} {fault}")
        return
    for identifier, count in Tally(getattr(each, "id", "") for each in things).items():
        if count > 1:
            check.report.fault(place, f"the id {identifier!r} stands {count} times among the {what}")
        if not isinstance(identifier, str) or not NAME.fullmatch(identifier):
            check.report.fault(place, f"{quote(identifier)} is no id: take letters, digits and hyphens")


def check_algorithm(check: Checker, algorithm: Algorithm) -> None:
    place = partial(check.source.call, "Algorithm", algorithm.id)

    def fault(message: str, *keys: Any) -> None:
        check.report.fault(place(*keys), f"{algorithm.id}: {message}")

    def check_words(what: str, words: Any, *keys: Any) -> None:
        for word in words:
            if word not in WORDS:
                fault(f"{what}: {unknown_word_fault(word)}", *keys, word)

    for name, shape in SHAPES.items():
        check.report_mismatches(f"{algorithm.id}: {name}", mismatches(getattr(algorithm, name), shape), place, name)
    if isinstance(algorithm.counters, Mapping):
        check_counters(algorithm.counters, fault, check_words)
    check_words("markers", algorithm.markers, "markers")
    for name in ("lists", "plots"):
        known = [each for each in getattr(algorithm, name) if isinstance(each, Mapping)]
        for identifier, count in Tally(str(each.get("id")) for each in known).items():
            if count > 1:
                fault(f"the id {identifier!r} stands {count} times among the {name}", name, identifier)
        check_words(name, [each["word"] for each in known if each.get("word")], name)
    for question in algorithm.questions:
        steps = [str(each) for each in question.get("steps", ())]
        check_words("questions", [each[5:] for each in steps if each.startswith("word:")], "questions")
        if question.get("kind") == "value" and not question.get("of"):
            fault('a question about a value lacks "of", the argument with the value', "questions")
    for name in algorithm.forecasts:
        if name != "length" and name not in algorithm.counters:
            fault(f'the forecast {name!r} is none of the counters, and not "length"', "forecasts", name)
    if algorithm.kind not in KINDS:
        fault(f"the kind {algorithm.kind!r} is none of {', '.join(KINDS)}", algorithm.kind)
    check_ids(check, f"parameters of {algorithm.id}", algorithm.parameters, place("parameters"))
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


def check_counters(
    counters: Mapping[str, Any], fault: Callable[..., None], check_words: Callable[..., None]
) -> None:
    for name, counter in counters.items():
        if not isinstance(counter, Mapping):
            continue
        if len(counter.keys() & {"words", "peak", "branching"}) != 1:
            fault(f'the counter {name!r} ought to have one of "words", "peak" and "branching"', "counters", name)
        check_words(f"the counter {name!r}", counter.get("words") or (), "counters", name)
        for kind in ("peak", "branching"):
            other = counter.get(kind)
            if other and "words" not in (counters.get(str(other)) or {}):
                fault(f"{name!r} is the {kind} of {other!r}, which counts no words", "counters", name, kind)
