"""The base class of puzzles: states, boards, algorithms, and their description.

The page's form and board, the command line and the documentation are generated from the description; a puzzle needs no
JavaScript.
"""

from collections.abc import Iterable, Mapping
from typing import Generic, Protocol, TypeVar

from ..core.errors import InvalidInput
from ..core.puzzle_types import Alternative, Appearance, Arguments, Board, Challenge, Facts, Options
from ..core.quoting import STOPPED, listed, quoted
from ..core.steps_and_nodes import Node, PuzzleValue, Step
from ..notation.tables_readings_and_notes import Reading
from ..search import Problem
from .algorithm import Algorithm
from .capability_mixins import HasDistance, HasGenerator, HasHints, Playable, TwoPlayers
from .data_files import DataFile
from .parameter import Parameter, normalize_options
from .presenter import Presenter
from .presets_races_and_tables import Listed, Preset, Race, Table

MORE_BUDGET = 10  # factor
NOTATION_KINDS = ("text", "offsets", "state")  # kinds of options parsed by `read_option`
P = TypeVar("P", bound="Problem[PuzzleValue]")


class RunSummary(Protocol):
    """The part of a Run that puzzles read to describe its result or to suggest alternatives.

    algorithm: the requested one; effective_algorithm: the one that runs, see Puzzle.select_algorithm.
    result: {name: value}, None before the end. status: see Run. proved: whether the run proved that no answer exists.
    """

    puzzle: PuzzleValue
    algorithm: Algorithm
    effective_algorithm: Algorithm
    problem: PuzzleValue
    state_text: str
    options: Options
    result: PuzzleValue
    status: str

    @property
    def proved(self) -> bool: ...


class Puzzle(Generic[P]):
    """Base class of puzzles with problems of class P. Optional features are in capability_mixins.py, the types of the
    dictionaries in core/puzzle_types.py.

    takes_states: whether it accepts a state.
    separators: characters besides spaces that only separate values in a state; joined: whether single digits may be
        written without separators. With these, the page finds a state among the baked runs in any notation.
    sample_states: one per board size, for boards that the page draws from a state's numbers before Python has loaded;
        listed: instead, for states that list squares. See bake.py.
    challenges: tasks for people, see Challenge. race: the initial one of its page. tables: known numbers.
    data: optional data files for its algorithms, see data_files.py.
    family: the group in the gallery; a message key.
    texts: {language: Fluent source} for a puzzle of another package.
    """

    id: str = ""
    family: str = ""
    algorithms: tuple[Algorithm, ...] = ()
    presets: tuple[Preset, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    race: Race | None = None
    tables: tuple[Table, ...] = ()
    data: tuple[DataFile, ...] = ()
    example: str = ""
    appearance: Appearance = {"pieces": "none"}
    takes_states: bool = True
    separators: str = ""
    joined: bool = False
    sample_states: tuple[str, ...] = ()
    listed: Listed | None = None
    texts: Mapping[str, str] = {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {listed(each.id for each in self.algorithms)})"

    def read(self, text: str) -> Reading:
        """Return the state in canonical form, which is what `problem`, `options_from_state` and manual play receive.

        text: in any notation, normalized by notation.clean_text. The default returns it unchanged. Raises InvalidInput,
        with offers if the text is ambiguous.
        """
        return Reading(text)

    def read_option(self, parameter: Parameter, text: str) -> str:
        """Return the text of an option in canonical form; kind "state" is read as a state. Raises InvalidInput."""
        return self.read(text).state if parameter.kind == "state" and text.strip() else text

    def read_options(self, algorithm: Algorithm, given: Mapping[str, object]) -> Options:
        """Return every option's value, given or default. Raises InvalidInput for unknown or invalid options."""
        options = algorithm.read_options(given)
        named = normalize_options(given)
        texts = [each for each in algorithm.parameters if each.id in named and each.kind in NOTATION_KINDS]
        return {**options, **{each.id: self.read_option(each, str(options[each.id])) for each in texts}}

    def options_from_state(self, state: str) -> Options:
        """Return the defaults of options that depend on the state; see Parameter. Raises InvalidInput."""
        return {}

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> P:
        """Return the problem to solve. Raises InvalidInput for the first error in `state` or an option."""
        raise NotImplementedError

    def format(self, state: PuzzleValue, /) -> str:
        """Return the state as text that `problem` accepts."""
        return str(state)

    def format_for(self, problem: P, state: PuzzleValue) -> str:
        """Return the same for a state of `problem`; override it if the text depends on the problem."""
        return self.format(state)

    def board(self, problem: P) -> Board:
        """Return the board before the first step."""
        raise NotImplementedError

    def presenter(self, problem: P) -> Presenter[P]:
        """Return the presenter of the nodes and steps of a search."""
        return Presenter(problem)

    def rule_arguments(self, problem: P) -> Arguments:
        """Return the arguments of the two messages above the board, `puzzle-ID-rule` and `algorithm-ID-idea`."""
        return {}

    def select_algorithm(self, algorithm: Algorithm, problem: P) -> Algorithm:
        """Return the algorithm to run: a variant that explains the reason if `algorithm` cannot find an answer."""
        return algorithm

    def result(self, problem: P, algorithm: Algorithm, answer: PuzzleValue) -> Facts:
        """Return the answer as {name: JSON value}; `answer` is the algorithm's return value, None if it found none.
        The value of "offer" is an Offer, another state to try."""
        return {"length": answer.depth} if isinstance(answer, Node) else {"answer": answer}

    def alternatives(self, run: RunSummary) -> list[Alternative]:
        """Return alternatives to a Run that takes too long or exceeds its budget, the best last.

        Default: "more", ten times the budget, capped at its maximum.
        """
        budget = next((parameter for parameter in run.algorithm.parameters if parameter.id == "budget"), None)
        spent = int(run.options.get("budget", 0))
        if not budget or run.effective_algorithm.id != run.algorithm.id or spent >= budget.maximum:
            return []
        options = {**run.options, "budget": min(MORE_BUDGET * spent, budget.maximum)}
        return [{"id": "more", "algorithm": run.algorithm.id, "state": run.state_text, "options": options}]

    def answer_line(self, run: RunSummary) -> str:
        """Return the result of a finished Run in one line, for batches and the command line: by default its facts, or
        how it ended if it has none."""
        told = {name: value for name, value in run.result.items() if not isinstance(value, (dict, type(None)))}
        facts = [f"{name}: {fact_text(value)}" for name, value in told.items()]
        ends = {"budget": STOPPED, "exhausted": "no answer"}
        return ", ".join(facts) or ends.get(run.status, "done")

    def result_text(self, run: RunSummary) -> str:
        """Return the result of a finished Run in readable form, for `print`; may have several lines."""
        return self.answer_line(run)

    def replay(self, problem: P, algorithm: Algorithm, answer: PuzzleValue) -> Iterable[Step]:
        """Return the steps after the search that show the answer (None: none found)."""
        return ()

    def find_algorithm(self, identifier: object) -> Algorithm:
        """Return the algorithm with that id. Raises InvalidInput that lists the known ids."""
        for algorithm in self.algorithms:
            if isinstance(identifier, str) and algorithm.id == identifier:
                return algorithm
        raise InvalidInput(
            "unknown-algorithm", "{puzzle} has no algorithm {given}. It has: {known}.",
            puzzle=self.id, given=quoted(identifier), known=listed(a.id for a in self.algorithms),
        )

    def describe(self) -> dict[str, object]:
        names = "id", "family", "appearance", "takes_states", "separators", "joined", "example", "texts"
        playable = isinstance(self, Playable)
        return {name: getattr(self, name) for name in names} | {
            "players": 2 if isinstance(self, TwoPlayers) else 1,
            "has_hints": isinstance(self, HasHints),
            "has_distance": isinstance(self, HasDistance),
            "algorithms": [each.describe() | {"playable": each.playable and playable} for each in self.algorithms],
            "challenges": self.challenges,
            "presets": [vars(preset) for preset in self.presets],
            "race": self.race and self.race.describe(self.find_algorithm),
            "tables": [vars(each) for each in self.tables],
            "shuffle": [each.describe() for each in self.shuffle_parameters] if isinstance(self, HasGenerator) else [],
        }


def fact_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
