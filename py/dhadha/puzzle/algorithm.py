"""Descriptions of algorithms: the function, its options, and its displays on the page."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from ..core.steps_and_nodes import HEURISTIC
from ..search.questions import QUESTIONS
from .parameter import LONGEST_TEXT, Parameter, read_options

if TYPE_CHECKING:  # pydantic refuses the TypedDict of older Pythons, see testing/check_data_shapes.py
    from importlib.abc import InspectLoader

    from ..core.puzzle_types import Counter, Json, NodeList, Options, Plot, Question
    from ..core.steps_and_nodes import PuzzleValue, Steps


TIES = Parameter("ties", "decisions", hidden=True)


@dataclass(frozen=True, eq=False, repr=False)
class Fault:
    """An intentional bug that makes an algorithm an exercise: its source has the lines `wrong` in place of `right`.

    The lines of `wrong` that are not in `right` are the ones to find. method: the correct algorithm.
    """

    wrong: str
    right: str
    method: str

    def describe(self) -> dict[str, Json]:
        return {"wrong": self.wrong.splitlines(), "right": self.right.splitlines(), "method": self.method}


@dataclass(frozen=True, eq=False, repr=False)
class Algorithm:
    """An algorithm for a puzzle.

    solve: generator function of (problem, **parameters for_solver) that yields Steps and returns the answer.
    kind: "textbook", "engine", or "fault" for an intentionally wrong one, described by `fault`.
    counters: {name: Counter}; the first measures the work in comparisons.
    lists: the lists of nodes on the page. plots: curves of the steps' arguments.
    questions: the steps that visitors predict when they practise; by default those of a search in dhadha.search.
    performable: whether visitors may take over, and decide for it; None: whether it is a search in dhadha.search.
    markers: words that mark the timeline.
    anytime: finds an answer early and improves it; returns the best one once its problem's `stop_requested` is set.
    interruptible: returns an answer soon after `stop_requested` is set; anytime algorithms are interruptible.
    exhaustive: ending without an answer proves that there is none.
    races: whether it takes part in races. playable: whether its board allows manual play.
    informed: whether a heuristic guides it; None: whether a parameter is named "heuristic".
    longest_state: characters; longer states raise InvalidInput.
    variants: algorithms that `select_algorithm` may return instead.
    displayed: the function whose file is displayed, if not `solve`'s.
    budget_message: the reason of the "budget" step, and the variables of the search among its arguments besides
        "budget".
    """

    id: str
    solve: Callable[..., Steps[PuzzleValue]]
    parameters: tuple[Parameter, ...] = ()
    counters: Mapping[str, Counter] = field(default_factory=dict)
    lists: Sequence[NodeList] = ()
    markers: tuple[str, ...] = ("restart", "found")
    kind: str = "textbook"
    plots: Sequence[Plot] = ()
    questions: Sequence[Question] = ()
    performable: bool | None = None
    anytime: bool = False
    interruptible: bool = False
    exhaustive: bool = False
    races: bool = True
    playable: bool = True
    informed: bool | None = None
    longest_state: int = LONGEST_TEXT
    variants: tuple[Algorithm, ...] = ()
    displayed: Callable[..., Steps[PuzzleValue]] | None = None
    budget_message: tuple[str, ...] = ("budget-spent",)
    fault: Fault | None = None

    def __post_init__(self) -> None:
        if self.anytime:
            object.__setattr__(self, "interruptible", True)
        if self.informed is None:
            object.__setattr__(self, "informed", any(each.id == HEURISTIC for each in self.parameters))
        if self.performable is None:
            object.__setattr__(self, "performable", self.is_search)
        if not self.is_search:
            return
        object.__setattr__(self, "parameters", (*self.parameters, TIES))
        if not self.questions:
            object.__setattr__(self, "questions", QUESTIONS[self.solve])

    def keep_known_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options, by name, that the algorithm has parameters for."""
        names = {parameter.id for parameter in self.parameters}
        return {name: value for name, value in given.items() if name in names}

    def rises(self, options: Options) -> dict[str, int]:
        """Return {"ID-rises": 1} for each integer option below its maximum, and 0 at the maximum."""
        numbers = [each for each in self.parameters if each.kind == "integer"]
        return {f"{each.id}-rises": int(int(options.get(each.id, each.default)) < each.maximum) for each in numbers}

    def __repr__(self) -> str:
        options = ", ".join(each.id for each in self.parameters) or "no options"
        return f"Algorithm({self.id!r}, {self.kind!r}, {options})"

    @property
    def is_search(self) -> bool:
        """Whether it is one of the searches of dhadha.search, which expand nodes of the problem."""
        return self.solve in QUESTIONS

    @property
    def source(self) -> str:
        """The module displayed while the algorithm runs, e.g. "dhadha.search.a_star_search"."""
        return self.displayed_function.__module__

    @property
    def displayed_function(self) -> Callable[..., Steps[PuzzleValue]]:
        return self.displayed or self.solve

    def source_text(self) -> str:
        """Return the displayed module's source, "" if it is unavailable."""
        loader = cast("InspectLoader", sys.modules[self.source].__loader__)
        try:
            return loader.get_source(self.source) or ""
        except (ImportError, OSError):
            return ""

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Return every parameter's value, given or default. Raises InvalidInput for unknown or invalid options."""
        return read_options(self.id, self.parameters, given)

    def describe(self) -> dict[str, object]:
        names = "id", "kind", "source", "counters", "plots", "races", "playable"
        described = {name: getattr(self, name) for name in names}
        described["parameters"] = [parameter.describe() for parameter in self.parameters]
        return described | ({"fault": self.fault.describe()} if self.fault else {})
