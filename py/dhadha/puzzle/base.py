"""A puzzle: its states, boards and algorithms, and how it describes itself.

From a description follow the form, the board, the command line and the documentation;
nothing else, and no JavaScript, is written for a puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ..core.errors import InvalidInput
from ..core.step import Node, Step
from ..core.text import listed, quoted
from ..notation import Reading
from .algorithm import Algorithm
from .capabilities import HasDistance, HasGallery, HasGenerator, HasHints, Playable, TwoPlayers
from .parameter import Parameter, options_given

if TYPE_CHECKING:
    from ..core.contract import Alternative, Appearance, Board, Options
    from ..search import Problem
    from .data_file import DataFile
    from .gallery import Listed, Preset
    from .run_summary import RunSummary

TEN_TIMES = 10
WRITTEN = ("text", "offsets", "state")  # kinds of options with a notation
P = TypeVar("P", bound="Problem[Any]")


class Puzzle(Generic[P]):
    """The base of every puzzle, whose problems are of the class P; override what differs. What only some puzzles have
    stands in capabilities.py, the shapes of the dictionaries in contract.py.

    takes_states: whether a state can be given at all.
    separators: signs besides spaces that only separate in a state; joined: whether its single digits may stand joined.
        By these a page finds a state among the baked runs, however it is written; JavaScript knows no more of it.
    sample_states: one for each size of board that a page shall draw from the numbers of a state before Python comes;
        listed: instead, how it draws states that list squares; nested: {"fill", "levels", "leaves", "nodes"}, instead,
        the value of an empty cell and what there is room for, where states are numbers in brackets. See bake.py.
    forms: {name: function from the lines of a judge's input to the lines of its answer}, for judges elsewhere with
        their own.
    data: files that help its algorithms, see data.py.
    family: puzzles of one family stand together in the gallery; its name is a message key.
    texts: {language: Fluent source} for a puzzle that does not come with Dhadha.
    """

    id: str = ""
    family: str = ""
    algorithms: tuple[Algorithm, ...] = ()
    presets: tuple[Preset, ...] = ()
    data: tuple[DataFile, ...] = ()
    example: str = ""
    appearance: Appearance = {"pieces": "none"}
    takes_states: bool = True
    separators: str = ""
    joined: bool = False
    sample_states: tuple[str, ...] = ()
    listed: Listed | None = None
    nested: Mapping[str, int] = {}
    forms: Mapping[str, Callable[[Iterable[str]], Iterator[str]]] = {}
    texts: Mapping[str, str] = {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {listed(each.id for each in self.algorithms)})"

    def read(self, text: str) -> Reading:
        """The state of a text in any notation, in this puzzle's own form, the only one that `problem`,
        `options_from_state` and hands get. `text` has gone through notation.cleaned; here it is taken as it is.
        Raises InvalidInput, with offers where more than one state may be meant."""
        return Reading(text)

    def may_be_row(self, line: str) -> bool:
        """Whether a line that reads as a state may as well be a row of a larger one, among many lines."""
        return False

    def read_option(self, parameter: Parameter, text: str) -> str:
        """The text of an option in its own form; one of kind "state" is read as a state. Raises InvalidInput."""
        return self.read(text).state if parameter.kind == "state" and text.strip() else text

    def read_options(self, algorithm: Algorithm, given: Mapping[str, Any]) -> Options:
        """Every option's value, given or default. Raises InvalidInput for what is unknown or unfit."""
        options = algorithm.read_options(given)
        named = options_given(given)
        texts = [each for each in algorithm.parameters if each.id in named and each.kind in WRITTEN]
        return {**options, **{each.id: self.read_option(each, options[each.id]) for each in texts}}

    def options_from_state(self, state: str) -> Mapping[str, Any]:
        """Options that a state tells by itself, if they are not given; see Parameter. Never raises."""
        return {}

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> P:
        """The problem to solve. Raises InvalidInput naming the first fault of `state` or an option."""
        raise NotImplementedError

    def format(self, state: Any) -> str:
        """The state as a text that `problem` reads back."""
        return str(state)

    def format_for(self, problem: P, state: Any) -> str:
        """The same where `format` knows too little: `problem` is the one whose state it is."""
        return self.format(state)

    def board(self, problem: P) -> Board:
        """The board as it stands before the first step."""
        raise NotImplementedError

    def select_algorithm(self, algorithm: Algorithm, problem: P) -> Algorithm:
        """The algorithm to run when `algorithm` has no chance: one that explains why."""
        return algorithm

    def result(self, problem: P, algorithm: Algorithm, answer: Any) -> dict[str, Any]:
        """The answer as plain JSON-ready data, shown fact by fact; `answer` is what the algorithm returned,
        None when it found nothing. The fact "offer" is an Offer: another state, proposed."""
        return {"length": answer.depth} if isinstance(answer, Node) else {"answer": answer}

    def alternatives(self, run: RunSummary) -> list[Alternative]:
        """What else to ask when a Run takes too long or has spent its budget, the best last.

        Here: "more", ten times the budget, or as much as may be.
        """
        budget = next((parameter for parameter in run.algorithm.parameters if parameter.id == "budget"), None)
        if not budget or run.effective_algorithm.id != run.algorithm.id or run.options["budget"] >= budget.maximum:
            return []
        more = {"budget": min(TEN_TIMES * run.options["budget"], budget.maximum)}
        return [{"id": "more", "algorithm": run.algorithm.id, "state": run.state_text, "options": run.options | more}]

    def answer_line(self, run: RunSummary) -> str:
        """The result of a finished Run in one line, for judges and the command line."""
        return ", ".join(f"{name}: {value}" for name, value in run.result.items() if value is not None)

    def result_text(self, run: RunSummary) -> str:
        """The result of a finished Run as a person would write it, for Python's print; lines as many as it takes."""
        return self.answer_line(run)

    def replay(self, problem: P, algorithm: Algorithm, answer: Any) -> Iterable[Step]:
        """Steps that show the answer (None: there is none) after the search."""
        return ()

    def find_algorithm(self, identifier: object) -> Algorithm:
        """Raises InvalidInput, naming those there are."""
        for algorithm in self.algorithms:
            if isinstance(identifier, str) and algorithm.id == identifier:
                return algorithm
        raise InvalidInput(
            "unknown-algorithm", "{puzzle} has no algorithm {given}; it has: {known}.",
            puzzle=self.id, given=quoted(identifier), known=listed(a.id for a in self.algorithms),
        )

    def describe(self) -> dict[str, Any]:
        playable = isinstance(self, Playable)
        return {
            "id": self.id,
            "family": self.family,
            "appearance": self.appearance,
            "players": 2 if isinstance(self, TwoPlayers) else 1,
            "advises": isinstance(self, HasHints),
            "measures": isinstance(self, HasDistance),
            "takes_states": self.takes_states,
            "separators": self.separators,
            "joined": self.joined,
            "example": self.example,
            "algorithms": [each.describe() | {"playable": each.playable and playable} for each in self.algorithms],
            "presets": [vars(preset) for preset in self.presets],
            "race": self.race and self.race.describe(self.find_algorithm) if isinstance(self, HasGallery) else None,
            "experiments": [vars(each) for each in self.experiments] if isinstance(self, HasGallery) else [],
            "tables": [vars(each) for each in self.tables] if isinstance(self, HasGallery) else [],
            "shuffle": [each.describe() for each in self.shuffle_parameters] if isinstance(self, HasGenerator) else [],
            "texts": self.texts,
        }
