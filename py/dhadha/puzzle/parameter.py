"""Options of puzzles and algorithms, and parsing of their values."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..core.errors import InvalidInput
from ..core.puzzle_types import Options, OptionValue
from ..core.quoting import EXACT_IN_JAVASCRIPT, listed, quoted
from ..notation.normalize_input import normalized_text
from ..search.decisions_among_equals import Ties

YES, NO = ("yes", "true", "on", "1", ""), ("no", "false", "off", "0")  # "" is an attribute without a value
SWITCH = dict.fromkeys(YES, True) | dict.fromkeys(NO, False)
LONGEST_TEXT = 100_000  # characters


@dataclass(frozen=True, eq=False, repr=False)
class Parameter:
    """An option. kind: "integer" (with minimum, maximum), "choice" (of choices), "switch" (True or False), "text",
    "offsets" (moves as pairs of rows down and columns right, "-2,1 -1,2"), "state" or "decisions" (see Ties).

    for_solver: whether the algorithm's function takes it; otherwise `Puzzle.problem` does.
    advanced: whether the form hides it by default.
    hidden: not in the form: without effect, so that one request fits every algorithm, or set by the page itself.
    from_state: derived from a state, if given: a new state resets it, and changing it clears the board.
    larger_limits: ((algorithm, maximum), …) of algorithms with larger limits.
    unless: options that override it when present.
    """

    id: str
    kind: str
    default: OptionValue = ""
    minimum: int = 0
    maximum: int = EXACT_IN_JAVASCRIPT - 1
    choices: tuple[str, ...] = ()
    for_solver: bool = False
    advanced: bool = False
    hidden: bool = False
    from_state: bool = False
    larger_limits: tuple[tuple[str, int], ...] = ()
    unless: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.id.replace("-", "_")

    def read(self, value: object) -> OptionValue:
        """Return the parsed value. Raises InvalidInput with the range or the choices."""
        text = normalized_text(value, self.id, LONGEST_TEXT)
        if self.kind == "integer":
            return self._read_integer(text)
        if self.kind == "switch":
            word = text.strip().lower()
            if word not in SWITCH:
                raise InvalidInput(
                    "not-a-switch", "{option} must be yes or no, not “{given}”.", option=self.id, given=quoted(text)
                )
            return SWITCH[word]
        if self.kind == "choice" and text not in self.choices:
            raise InvalidInput(
                "not-a-choice", "“{given}” is not a choice for {option}. Choose one of: {choices}.",
                option=self.id, given=quoted(text), choices=listed(self.choices),
            )
        if self.kind == "decisions":
            Ties.read(text)
        return text

    def _read_integer(self, text: str) -> int:
        number: int | None
        try:
            number = int(text)
        except ValueError:  # also for more digits than int() converts
            number = None
        if number is not None and self.larger_limits and number > self.maximum:
            fitting = [other for other in self.larger_limits if other[1] >= number]
            algorithm, most = [*fitting, self.larger_limits[-1]][0]
            raise InvalidInput(
                "too-large-here", "{option} = {given} is too large for this algorithm, which takes up to {maximum}. "
                "“{algorithm}” takes up to {most}.",
                option=self.id, given=number, maximum=self.maximum, algorithm=algorithm, most=most,
            )
        if number is None or not self.minimum <= number <= self.maximum:
            raise InvalidInput(
                "not-in-range", "{option} must be a whole number from {minimum} to {maximum}, not “{given}”.",
                option=self.id, given=quoted(text), minimum=self.minimum, maximum=self.maximum,
            )
        return number

    def describe(self) -> dict[str, object]:
        names = ["id", "kind", "default", *(["minimum", "maximum"] if self.kind == "integer" else [])]
        flags = "advanced", "hidden", "from_state", "choices", "unless"
        return {name: getattr(self, name) for name in [*names, *(name for name in flags if getattr(self, name))]}


def normalize_options(options: Mapping[str, object]) -> dict[str, object]:
    """Return {id: value}, with `_` in names replaced by `-` and without values of None. Raises InvalidInput."""
    if not isinstance(options, dict):
        raise InvalidInput("not-options", "Options must be names with values, not “{given}”.", given=quoted(options))
    return {str(name).replace("_", "-"): value for name, value in options.items() if value is not None}


def read_options(owner: str, parameters: Iterable[Parameter], given: Mapping[str, object]) -> Options:
    """Return every parameter's value, but decisions only if given; `given` maps names, with `-` or `_`, to parsed or
    unparsed values; None counts as not given. Raises InvalidInput for unknown or invalid options."""
    known = {parameter.id: parameter for parameter in parameters}
    given = normalize_options(given)
    for name in given:
        if name not in known:
            raise InvalidInput(
                "unknown-option", "{algorithm} has no option {given}. It has: {known}.",
                algorithm=owner, given=quoted(name), known=listed(known),
            )
    return {
        name: parameter.read(given[name]) if name in given else parameter.default
        for name, parameter in known.items() if name in given or parameter.kind != "decisions"
    }
