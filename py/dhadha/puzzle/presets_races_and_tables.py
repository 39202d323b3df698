"""What a puzzle contributes to pages: examples, races, tables, and how its boards are drawn before Python runs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..core.puzzle_types import Settings
from .algorithm import Algorithm


@dataclass(frozen=True, eq=False, repr=False)
class Preset:
    """An example run, baked at build time. level: 1 where nothing needs to be known, 3 where the terms do."""

    id: str
    algorithm: str
    state: str
    options: Settings
    level: int = 2


@dataclass(frozen=True, eq=False, repr=False)
class Listed:
    """How the page draws states that list the squares of pieces, and of walls after a keyword.

    sample: a state of the board; cells: {square as written in a state, without separators: its cell}; options: those
    that the board depends on; many: whether any number of pieces is allowed, rather than the sample's; wall: the
    keyword and the value of a wall.
    """

    sample: str
    cells: Mapping[str, int]
    options: tuple[str, ...]
    many: bool = False
    wall: tuple[str, int] | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Race:
    """The default race, baked at build time for built-in puzzles: each of `algorithms` solves `state` with those of
    `options` that it accepts."""

    state: str
    algorithms: tuple[str, ...]
    options: Settings

    def describe(self, find: Callable[[str], Algorithm]) -> dict[str, object]:
        return {"state": self.state, "options": self.options, "lanes": [vars(each) for each in self.lanes(find)]}

    def lanes(self, find: Callable[[str], Algorithm]) -> list[Preset]:
        """Return a run for each algorithm. find: Puzzle.find_algorithm, which raises InvalidInput for unknown ones."""
        lanes = []
        for algorithm in map(find, self.algorithms):
            taken = {each.id: self.options[each.id] for each in algorithm.parameters if each.id in self.options}
            lanes.append(Preset(f"race-{algorithm.id}", algorithm.id, self.state, taken))
        return lanes


@dataclass(frozen=True, eq=False, repr=False)
class Table:
    """A table of known numbers: `columns` are message keys, `rows` contain strings, numbers or None."""

    id: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str | int | None, ...], ...]
