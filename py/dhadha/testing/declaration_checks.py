"""Check a puzzle's description: appearance, algorithms, counters, lists, plots, options, presets."""

import inspect
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import partial
from typing import Any

from pydantic import InstanceOf

from ..challenges.judging import algorithm_of, check_challenge, options_of, start_of, why_unmeetable
from ..core.errors import BudgetSpent, InvalidInput
from ..core.steps_and_nodes import WORDS, answer_of
from ..puzzle import Algorithm, HasDistance, HasGenerator, HasHints, Playable, Preset, Puzzle, Table, TwoPlayers
from ..puzzle.parameter import Parameter
from ..runs.run import Run
from ..search import breadth_first
from ..source.sources import folding_faults
from .check_context import Checker
from .check_data_shapes import ALGORITHM, quote, suggest_or_list, types
from .report import SourceLocation
from .time_limit import TimeLimitExceeded

NAME = re.compile(r"[\w.-]{1,100}")
NEAR = 0.85  # of two names, from 0 to 1
PUZZLE: dict[str, Any] = {
    "appearance": types.Appearance,
    "challenges": Sequence[types.Challenge],
    "algorithms": Sequence[InstanceOf[Algorithm]],
    "presets": Sequence[InstanceOf[Preset]],
    "shuffle_parameters": Sequence[InstanceOf[Parameter]],
    "tables": Sequence[InstanceOf[Table]],
}


def check_description(check: Checker) -> bool:
    """Return whether the puzzle can be run as described."""
    puzzle, source, fault = check.puzzle, check.source, check.report.fault
    parts = {name: getattr(puzzle, name, ()) for name in PUZZLE}
    place_of = source.place_of_attribute
    right = {name for name in PUZZLE if check.check_shape(name, parts[name], PUZZLE[name], place_of, name)}
    for name in right - {"appearance", "challenges"}:
        check_ids(check, name, parts[name], source.place_of_attribute(name))
    if "appearance" in right:
        for value, share in puzzle.appearance.get("widths", {}).items():
            if not 0 <= share <= 1:
                message = f"appearance: the width of {quote(value)} is {share:g}: give the share of a cell, from 0 to 1"
                fault(source.place_of_attribute("appearance", "widths"), message)
    if not {"algorithms", "presets"} <= right:
        return False
    if not puzzle.algorithms:
        fault(source.place_of_class, "there are no algorithms: give at least one Algorithm(id, function)")
        return False
    for algorithm in puzzle.algorithms:
        for each in (algorithm, *algorithm.variants):
            check_algorithm(check, each)
    for file, line, sentence in folding_faults(puzzle):
        fault(SourceLocation(file, line), sentence)
    for preset in puzzle.presets:
        try:
            puzzle.find_algorithm(preset.algorithm).read_options(preset.options)
        except InvalidInput as error:
            fault(source.place_of_call("Preset", preset.id, *preset.options), f"the preset {preset.id!r}: {error}")
    for challenge in puzzle.challenges if "challenges" in right else ():
        place = source.place_of_attribute("challenges", challenge["id"])
        with check.reporting_errors(place, f"the challenge {challenge['id']!r}"):
            check_challenge(puzzle, {name: value for name, value in challenge.items() if name != "hints"})
            options_of(puzzle, challenge, start_of(puzzle, challenge))
            check_challenge_is_possible(check, challenge, place)
    if isinstance(puzzle, HasGenerator) and type(puzzle).shuffle is HasGenerator.shuffle:
        message = "shuffle_parameters need a method `shuffle(self, …)` that takes them and returns a state"
        fault(source.place_of_attribute("shuffle_parameters"), message)
    check_member_names(check, type(puzzle), (Puzzle, Playable, HasHints, HasDistance, TwoPlayers, HasGenerator))
    return True


def check_member_names(check: Checker, kind: type, bases: Sequence[type]) -> None:
    """Note members that Dhadha never uses, because a base class is missing or the name is almost one of theirs."""
    owner = {name: base for base in bases for name in vars(base) if name[0] != "_"}
    own = [each for each in kind.__mro__ if not any(issubclass(base, each) for base in bases)]
    written = {name: each for each in own for name in vars(each)}
    unused = [name for name, base in owner.items() if issubclass(kind, base) and name not in written]
    for name, each in written.items():
        member = vars(each)[name]
        place = check.source.place_of_definition(*([member] if inspect.isroutine(member) else [each, name]))
        if name not in owner:
            for near in get_close_matches(name, unused, 1, NEAR):
                check.report.note(place, f"{name} is never used; {near!r} is meant, perhaps")
        elif not issubclass(kind, owner[name]):
            base = owner[name].__name__
            check.report.note(place, f"{name} is never used: {kind.__name__} lacks the base class {base}")


def check_challenge_is_possible(check: Checker, challenge: types.Challenge, place: SourceLocation) -> None:
    """Report a challenge that a search proves impossible within the time limit. Raises InvalidInput."""
    puzzle = check.puzzle
    with suppress(BudgetSpent, NotImplementedError, TimeLimitExceeded), check.time_limited():
        why = why_unmeetable(puzzle.id, challenge["id"])
        if "most" in challenge and not why:
            algorithm = algorithm_of(puzzle, challenge).id
            run = Run.prepare(puzzle.id, algorithm, challenge.get("state"), challenge.get("options"))
            answer = answer_of(breadth_first(run.problem))
            why = "" if answer and answer.depth <= challenge["most"] else "every answer has more moves"
        if why:
            check.report.fault(place, f"the challenge {challenge['id']!r} cannot be met: {why}")


def check_ids(check: Checker, what: str, things: Sequence[Any], place: SourceLocation) -> None:
    """Check that the ids of things are names and different."""
    for identifier, count in Counter(each["id"] if isinstance(each, Mapping) else each.id for each in things).items():
        if count > 1:
            check.report.fault(place, f"the id {identifier!r} appears {count} times among the {what}")
        if not NAME.fullmatch(str(identifier)):
            check.report.fault(place, f"{quote(identifier)} is not an id: use letters, digits and hyphens")


def check_algorithm(check: Checker, algorithm: Algorithm) -> None:
    place = partial(check.source.place_of_call, "Algorithm", algorithm.id)

    def fault(message: str, *keys: Any) -> None:
        check.report.fault(place(*keys), f"{algorithm.id}: {message}")

    parts = {}  # () for a wrong one
    for name, shape in ALGORITHM.items():
        value = getattr(algorithm, name)
        parts[name] = value if check.check_shape(f"{algorithm.id}: {name}", value, shape, place, name) else ()
    counters = dict(parts["counters"])
    for name, counter in counters.items():
        if len(counter.keys() & {"words", "peak", "branching"}) != 1:
            fault(f'the counter {name!r} ought to have one of "words", "peak" and "branching"', "counters", name)
        for kind, other in counter.items():
            if kind in ("peak", "branching") and "words" not in counters.get(str(other), {}):
                fault(f"{name!r} is the {kind} of {other!r}, which counts no words", "counters", name, kind)
    for name in ("parameters", "lists", "plots"):
        check_ids(check, f"{name} of {algorithm.id}", parts[name], place(name))
    words = [("counters", word) for each in counters.values() for word in each.get("words", ())]
    words += [("lists", each["word"] or "") for each in parts["lists"] if each.get("word")]
    for question in parts["questions"]:
        words += [("questions", each[5:]) for each in question["steps"] if each.startswith("word:")]
        if question["kind"] == "value" and "of" not in question:
            fault('a question about a value lacks "of", the argument with the value', "questions")
    for name, word in words:
        if word not in WORDS:
            fault(f"{name}: there is no word {word!r}{suggest_or_list(word, WORDS)}", name, word)
    if parts["parameters"] is algorithm.parameters:
        check_parameters(algorithm, fault)


def check_parameters(algorithm: Algorithm, fault: Callable[..., None]) -> None:
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
