"""Additive pattern databases as a heuristic: the sum of the moves that the tiles of each pattern need.

(Culberson & Schaeffer 1998, Computational Intelligence 14; Korf & Felner 2002, Artificial Intelligence 134.) The
heuristic is the maximum over the board and its mirror image. It is admissible, but not consistent: the tables ignore
the place of the blank, so the estimate may fall by more than one per move, and A* may have to reopen a board; its
solutions are shortest nevertheless.
"""

from collections.abc import Sequence
from itertools import accumulate, chain, pairwise
from operator import getitem
from typing import NamedTuple

from ...core.errors import InvalidInput
from ...core.puzzle_types import Colour
from ...core.step import STATUS, Argument, Step, Steps
from ...puzzle import data_files as data
from .board import Shape
from .optimal.pattern_databases import Table, build_table, tables
from .optimal.pattern_lookup import views_of
from .optimal.standard_form import BIG, CORNER, FIFTEEN, MIDDLE, standard
from .optimal.standard_form import Partition as Patterns
from .optimal.standard_form import pattern_tiles as patterns_of
from .optimal.table_cache import BIG_TABLES, best
from .problem import SlidingProblem


class Partition(NamedTuple):
    """Patterns of boards of a shape, by the places of their tiles in a goal whose blank is last."""

    shape: Shape
    patterns: Patterns


PARTITIONS = {
    "pattern-4-4": Partition(Shape(3, 3), ((0, 1, 2, 3), (4, 5, 6, 7))),
    "pattern-5-5-5": Partition(FIFTEEN, MIDDLE),
    "pattern-6-6-3": Partition(FIFTEEN, BIG),
}
COLOURS: tuple[Colour, ...] = ("orange", "blue", "green")  # of the patterns
ORDINALS = ("first", "second", "third")
FETCHED = "pattern-6-6-3"  # too large to build before a run: from a file, for goals with the blank in a corner


class PatternDatabases:
    """The heuristic for `goal` by the tables of a partition; `build` builds them, else the first call does.

    groups: the tiles of each pattern.
    """

    def __init__(self, shape: Shape, goal: bytes, heuristic: str):
        check_goal(shape, goal, heuristic)
        seen = standard(shape, goal, goal)
        self.shape = shape
        self.goal, self.heuristic = seen.goal, heuristic
        self.patterns = patterns_of(seen.goal, PARTITIONS[heuristic].patterns)
        called = {name: goal[cell] for name, cell in zip(seen.goal, seen.cells)}
        self.groups = [[called[tile] for tile in pattern] for pattern in self.patterns]
        self.views = views_of(shape, seen.goal, [self.patterns])
        widths = [len(goal) ** len(view.weights) for views in self.views for view in views]
        self.shifts = [0, *accumulate(map(int.bit_length, widths))]
        # [cell][tile]: the tile's summand in the indices of all tables, packed into one integer
        self.weights = [[0] * len(goal) for _ in goal]
        for shift, (_, image, weights) in zip(self.shifts, chain(*self.views)):
            for tile, weight in weights.items():
                for at, cell in enumerate(seen.cells):
                    self.weights[cell][called[tile]] += image[at] * weight << shift
        self.fields: list[tuple[Table, int, int]] = []
        self.last, self.moves = b"", list[int]()

    def build(self) -> Steps[None]:
        """Build or fetch the tables; the same steps for cached ones. Raises InvalidInput if they are unavailable."""
        found = (yield from self._fetched()) if self.heuristic == FETCHED else (yield from self._built())
        ends = pairwise(self.shifts)
        self.fields = [(table, low, (1 << high - low) - 1) for table, (low, high) in zip(found * 2, ends)]

    def _fetched(self) -> Steps[list[Table]]:
        for _ in BIG_TABLES.wait():
            yield Step(STATUS)
        lookup = best.get((self.shape, self.goal))
        views = lookup.views[: lookup.count] if lookup else []
        if not lookup or [[*view.weights] for view in views] != self.patterns:
            raise InvalidInput(
                "pattern-file", "The tables of {heuristic} are missing or damaged; python -m dhadha data {folder} "
                "makes them in about a minute.", heuristic=FETCHED, folder=data.data_folder(),
            )
        yield Step("progress", reason="pattern-file")
        table = memoryview(lookup.table)
        return [table[begin:][: len(self.goal) ** len(weights)] for begin, _, weights in views]

    def _built(self) -> Steps[list[Table]]:
        for number, pattern in enumerate(self.patterns, 1):
            args: dict[str, Argument] = {
                "number": number, "total": len(self.groups), "tiles": tiles_text(self.groups[number - 1]),
            }
            for distance in build_table(self.shape, self.goal, pattern):
                progress = Step("progress", reason="pattern-table", args=args | {"distance": distance})
                yield progress if distance else Step(STATUS)
        return [tables[self.shape, self.goal, tuple(pattern)][0] for pattern in self.patterns]

    def look_up(self, state: bytes) -> list[int]:
        """Return the moves of each pattern, then those of the mirror image if it has the same distance."""
        if state is not self.last:
            if not self.fields:
                for _ in self.build():
                    pass
            numbers = sum(map(getitem, self.weights, state))
            self.last, self.moves = state, [table[numbers >> low & mask] for table, low, mask in self.fields]
        return self.moves

    def __call__(self, state: bytes) -> int:
        moves, count = self.look_up(state), len(self.groups)
        return max(sum(moves[:count]), sum(moves[count:]))


def check_goal(shape: Shape, goal: bytes, heuristic: str) -> None:
    """Raise InvalidInput for a goal without tables."""
    served = PARTITIONS[heuristic].shape
    if shape != served:
        raise InvalidInput(
            "pattern-size",
            "{heuristic} is for boards of {side}×{side}, and this one is {rows}×{columns}; take {instead}.",
            heuristic=heuristic, side=served.columns, instead=strongest_heuristic(shape, goal), **shape._asdict(),
        )
    if not has_tables(heuristic, shape, goal):
        raise InvalidInput(
            "pattern-corner", "{heuristic} is for goals whose blank is in a corner; take pattern-5-5-5.",
            heuristic=heuristic,
        )


def has_tables(heuristic: str, shape: Shape, goal: bytes) -> bool:
    """Return whether the partition has tables for such a goal."""
    return PARTITIONS[heuristic].shape == shape and (heuristic != FETCHED or standard(shape, goal, goal).goal == CORNER)


def strongest_heuristic(shape: Shape, goal: bytes) -> str:
    """Return the best heuristic for such a goal that needs no file."""
    return next((each for each in PARTITIONS if has_tables(each, shape, goal)), "linear-conflict")


def tiles_text(tiles: Sequence[int]) -> str:
    return " ".join(map(str, sorted(tiles)))


class PatternDatabaseProblem(SlidingProblem):
    """A SlidingProblem whose heuristic is one of PARTITIONS. Raises InvalidInput if that is for another shape."""

    def __init__(self, shape: Shape, start: bytes, goal: bytes, heuristic: str, budget: int) -> None:
        super().__init__(shape, start, goal, budget=budget)
        self.heuristic = heuristic
        self.databases = PatternDatabases(shape, goal, heuristic)
        self.h = self.databases  # type: ignore[method-assign]
        groups = self.databases.groups
        self.colours = {tile: colour for colour, group in zip(COLOURS, groups) for tile in group}
        self.named = {f"{which}-tiles": tiles_text(group) for which, group in zip(ORDINALS, groups)}
        self.firsts = [group[0] for group in groups]
        self.looked_up = f"looked-up-{len(self.firsts)}" + ("" if len(self.databases.views) > 1 else "-alone")

    def prepare(self) -> Steps[None]:
        return self.databases.build()
