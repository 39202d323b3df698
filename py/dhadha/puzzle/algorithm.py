"""An algorithm as a puzzle describes it: the function, its options, and what the page shows of its run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ..core.step import HEURISTIC
from .parameter import LONGEST_TEXT, Parameter, read_options

if TYPE_CHECKING:
    from ..core.contract import Counter, NodeList, Options, Plot
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
    anytime: it has an answer soon and goes on to better ones; at `stop_requested` of its problem it returns the best.
    interruptible: told to stop in the same way, it has an answer soon, though none before; anytime ones are that, too.
    exhaustive: an end without an answer proves that there is none.
    races: whether it looks for an answer as the others do. playable: whether a hand may do something with its board.
    informed: whether an estimate guides it; None: where a parameter is called "heuristic".
    longest_state: characters; longer ones are refused unread.
    variants: algorithms that `select_algorithm` may put in its place.
    displayed: the function that it delegates to, where not its own file but that one's is to be read.
    budget_message: the reason told when the budget is spent, and the variables of the search that are among its
        arguments, with "budget".
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
    displayed: Callable[..., Steps[Any]] | None = None
    budget_message: tuple[str, ...] = ("budget-spent",)
    fault: Fault | None = None
    split: Split | None = None

    def __post_init__(self) -> None:
        if self.anytime:
            object.__setattr__(self, "interruptible", True)
        if self.informed is None:
            object.__setattr__(self, "informed", any(each.id == HEURISTIC for each in self.parameters))

    def __repr__(self) -> str:
        options = ", ".join(each.id for each in self.parameters) or "no options"
        return f"Algorithm({self.id!r}, {self.kind!r}, {options})"

    @property
    def source(self) -> str:
        """The module whose text is shown while the algorithm runs, e.g. "dhadha.search.a_star"."""
        return self.displayed_function.__module__

    @property
    def displayed_function(self) -> Callable[..., Steps[Any]]:
        return self.displayed or self.solve

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
