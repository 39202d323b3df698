"""What a puzzle tells of itself: its algorithms, and runs, races, pictures and tables worth showing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from .parameter import LONGEST_TEXT, Parameter, read_options
from ..core.step import INFORMING

if TYPE_CHECKING:
    from ..core.contract import Counter, Curve, NodeList, Options, Plot
    from .base import Puzzle
    from ..core.step import Steps


@dataclass(frozen=True, eq=False, repr=False)
class Fault:
    """A misprint that makes an algorithm an exercise: in its text `wrong` ought to read `right`, lines with their
    indentation.
    The lines of `wrong` that are not in `right` are those to be found. method: the algorithm that does it right.
    """

    wrong: str
    right: str
    method: str

    def describe(self) -> dict[str, Any]:
        return {"wrong": self.wrong.splitlines(), "right": self.right.splitlines(), "method": self.method}


@dataclass(frozen=True, eq=False, repr=False)
class Split:
    """How an algorithm is solved in parts that know nothing of each other, by many processes; see dhadha.batch.

    parts: function of the problem that lists its parts. solve: function of (problem, part) that answers one.
    combine: function of (problem, answers in the order of the parts) that returns what the algorithm would have
    returned. Parts and answers are of JSON's own kinds, and the same whenever and wherever they are asked for.
    parameters: instead of the algorithm's, where many processes can do more; () for the same.
    """

    parts: Callable[[Any], Sequence[Any]]
    solve: Callable[[Any, Any], Any]
    combine: Callable[[Any, list[Any]], Any]
    parameters: tuple[Parameter, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Algorithm:
    """One way to solve a puzzle.

    solve: generator function of (problem, **parameters for_solver) that yields Steps and returns the answer.
    kind: "textbook", "engine", or "fault" for one that is wrong on purpose, told by `fault`.
    counters: {name: Counter}, the first being the work to compare by.
    lists: which lists of nodes the page shows. plots: curves of numbers among the steps' arguments.
    markers: words that mark the timeline.
    anytime: it has an answer soon and goes on to better ones; told to stop, by `enough` of its problem, it returns the
        best.
    interruptible: told to stop in the same way, it has an answer soon, though none before; anytime ones are that, too.
    exhaustive: an end without an answer proves that there is none.
    races: whether it looks for an answer as the others do. playable: whether a hand may do something with its board.
    informed: whether an estimate guides it; None: where a parameter is called "heuristic".
    longest_state: characters; longer ones are refused unread.
    variants: algorithms that `instead_of` may put in its place.
    shows: the function that it delegates to, where not its own file but that one's is to be read.
    spent: the reason told when the budget is spent, and the variables of the search that are among its arguments,
        with "budget".
    split: how it is solved in parts.
    """

    id: str
    solve: Callable[..., Steps[Any]]
    parameters: tuple[Parameter, ...] = ()
    counters: Mapping[str, Counter] = field(default_factory=dict)
    lists: Sequence[NodeList] = ()
    markers: tuple[str, ...] = ("restart", "found")
    kind: str = "textbook"
    plots: Sequence[Plot] = ()
    anytime: bool = False
    interruptible: bool = False
    exhaustive: bool = False
    races: bool = True
    playable: bool = True
    informed: bool | None = None
    longest_state: int = LONGEST_TEXT
    variants: tuple[Algorithm, ...] = ()
    shows: Callable[..., Steps[Any]] | None = None
    spent: tuple[str, ...] = ("budget-spent",)
    fault: Fault | None = None
    split: Split | None = None

    def __post_init__(self) -> None:
        if self.anytime:
            object.__setattr__(self, "interruptible", True)
        if self.informed is None:
            object.__setattr__(self, "informed", any(each.id == INFORMING for each in self.parameters))

    def __repr__(self) -> str:
        options = ", ".join(each.id for each in self.parameters) or "no options"
        return f"Algorithm({self.id!r}, {self.kind!r}, {options})"

    @property
    def source(self) -> str:
        """The module whose text is shown while the algorithm runs, e.g. "dhadha.search.a_star"."""
        return self.shown.__module__

    @property
    def shown(self) -> Callable[..., Steps[Any]]:
        return self.shows or self.solve

    def source_text(self) -> str:
        """The module's Python, or "" where it came without."""
        loader: Any = sys.modules[self.source].__loader__
        try:
            return loader.get_source(self.source) or ""
        except (ImportError, OSError):
            return ""

    def in_parts(self) -> Algorithm:
        """The algorithm as many processes solve it."""
        return replace(self, parameters=self.split.parameters) if self.split and self.split.parameters else self

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """Every parameter's value, given or default. Raises InvalidInput for what is unknown or unfit."""
        return read_options(self.id, self.parameters, given)

    def describe(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": self.kind,
            "source": self.source,
            "parameters": [parameter.describe() for parameter in self.parameters],
            "counters": self.counters,
            "plots": self.plots,
            "races": self.races,
            "playable": self.playable,
            "informed": self.informed,
        } | ({"fault": self.fault.describe()} if self.fault else {})


@dataclass(frozen=True, eq=False, repr=False)
class Preset:
    """A run worth watching, baked at build time; the one with `card` moves in the gallery for its whole family."""

    id: str
    algorithm: str
    state: str
    options: Mapping[str, Any]
    card: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Listed:
    """How a page draws states that list the squares of pieces, and those of walls behind a word.

    sample: a state of the board that is drawn, and the squares it `named`; cells: {square, as a state writes it without
    separators: its cell}; options: on which that board depends; many: whether there may be any number of pieces, else
    as many as in the sample; wall: the word, and the value of a wall.
    """

    sample: str
    named: tuple[str, ...]
    cells: Mapping[str, int]
    options: tuple[str, ...]
    many: bool = False
    wall: tuple[str, int] | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Race:
    """A race worth watching, with which the race's page opens, baked at build time for our own puzzles: each of
    `algorithms` solves `state` with those of `options` that it takes."""

    state: str
    algorithms: tuple[str, ...]
    options: Mapping[str, Any]

    def describe(self, puzzle: Puzzle[Any]) -> dict[str, Any]:
        """Raises InvalidInput when the puzzle lacks one of the algorithms."""
        return {"state": self.state, "options": self.options, "lanes": [vars(each) for each in self.lanes(puzzle)]}

    def lanes(self, puzzle: Puzzle[Any]) -> list[Preset]:
        """A run for each algorithm."""
        return [self._lane(puzzle.find_algorithm(each)) for each in self.algorithms]

    def _lane(self, algorithm: Algorithm) -> Preset:
        taken = {each.id: self.options[each.id] for each in algorithm.parameters if each.id in self.options}
        return Preset(f"race-{algorithm.id}", algorithm.id, self.state, taken)


@dataclass(frozen=True, eq=False, repr=False)
class Experiment:
    """Many runs drawn as curves: a curve for each of `lines` over the values `xs` of option `x`; or over `states`, a
    start for each of `xs`, which the message `axis-X` names. There, a run without an answer leaves a gap.

    measures: counters, "milliseconds", or "success", the per cent of runs that found an answer; with `repeats`, the
    mean over the seeds 1, 2, …; logarithmic: the scale of the measure, unless that is a branching factor.
    """

    id: str
    x: str
    xs: tuple[int, ...]
    lines: tuple[Curve, ...]
    measures: tuple[str, ...]
    repeats: int = 1
    logarithmic: bool = False
    states: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Table:
    """Known numbers worth showing: `columns` are message keys, `rows` of texts, numbers or None."""

    id: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str | int | None, ...], ...]
