"""What a puzzle shows in the gallery: runs, races, experiments and tables worth seeing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..core.contract import Curve
    from .algorithm import Algorithm


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

    def describe(self, find: Callable[[str], Algorithm]) -> dict[str, Any]:
        """find: Puzzle.find_algorithm. Raises InvalidInput when the puzzle lacks one of the algorithms."""
        return {"state": self.state, "options": self.options, "lanes": [vars(each) for each in self.lanes(find)]}

    def lanes(self, find: Callable[[str], Algorithm]) -> list[Preset]:
        """A run for each algorithm."""
        return [self._lane(find(each)) for each in self.algorithms]

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
