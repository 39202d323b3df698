"""Additive pattern databases as a heuristic: the sum of the moves that the tiles of each pattern need.

(Culberson & Schaeffer 1998, Computational Intelligence 14; Korf & Felner 2002, Artificial Intelligence 134.) The
heuristic is the maximum of two sums, by the patterns and by their mirror images. It is admissible, but not consistent:
the tables ignore the place of the blank, so the estimate may fall by more than one per move, and A* may have to reopen
a board; its solutions are shortest nevertheless.
"""

from collections.abc import Sequence
from operator import getitem

from ...core.steps_and_nodes import STATUS, Args
from ...puzzle import Colour, InvalidInput, Step, Steps
from ...puzzle import data_files as data
from .board import Shape
from .pattern_databases.build_tables import build_table
from .pattern_databases.lookup import is_six_six_three_goal, lookup_of
from .pattern_databases.packed_tables import BIG_TABLES, PATTERNS, loaded
from .pattern_databases.partitions import FIFTEEN, SIXES, distinct_patterns, partition_and_mirror_image
from .problem import SlidingProblem

PARTITIONS = {  # by the heuristic: the boards that it is for, and their patterns in a goal whose blank is last
    "pattern-4-4": (Shape(3, 3), ((0, 1, 2, 3), (4, 5, 6, 7))),
    "pattern-5-5-5": (FIFTEEN, ((1, 2, 3, 6, 7), (0, 4, 5, 8, 9), (10, 11, 12, 13, 14))),
    "pattern-6-6-3": (FIFTEEN, SIXES),
}
COLOURS: tuple[Colour, ...] = ("orange", "blue", "green")  # of the patterns
ORDINALS = ("first", "second", "third")
FETCHED = "pattern-6-6-3"  # too large to build before a run: from a file, for goals with the blank in a corner


class PatternDatabases:
    """The heuristic for `goal` by the tables of a partition; `build` builds them, else the first call does.

    groups: the tiles of each pattern.
    """

    def __init__(self, shape: Shape, goal: bytes, heuristic: str):
        check_goal_has_tables(shape, goal, heuristic)
        self.shape, self.goal, self.heuristic = shape, goal, heuristic
        self.blank = goal.index(0)
        self.partitions = partition_and_mirror_image(shape, PARTITIONS[heuristic][1], self.blank)
        self.groups = [[goal[cell] for cell in cells] for cells in self.partitions[0]]
        self.table: Sequence[int] = ()
        self.last, self.moves = b"", list[int]()

    def prepare_tables(self) -> Steps[None]:
        """Build or fetch the tables; the same steps for cached ones. Raises InvalidInput if they are unavailable."""
        yield from self._fetch_tables() if self.heuristic == FETCHED else self._build_tables()
        lookup, cells = lookup_of(self.shape, self.partitions, self.blank), range(len(self.goal))
        self.table, width = lookup.entries, len(lookup.table).bit_length()
        self.shifts, self.mask = range(0, width * len(lookup.views), width), (1 << width) - 1
        # The indices of all tables are packed into one integer: its start, and the summand of [cell][tile].
        self.begin = sum(view.begin << shift for shift, view in zip(self.shifts, lookup.views))
        self.weights = [[0] * len(self.goal) for _ in cells]
        for shift, view in zip(self.shifts, lookup.views):
            for name, weight in view.weights.items():
                for cell in cells:
                    self.weights[cell][self.goal[name - 1]] += view.image[cell] * weight << shift

    def _fetch_tables(self) -> Steps[None]:
        for _ in BIG_TABLES.wait_in_slices():
            yield Step(STATUS)
        if PATTERNS not in loaded:
            raise InvalidInput(
                "pattern-file", "The tables of {heuristic} are missing or damaged; python -m dhadha data {folder} "
                "makes them in about a minute.", heuristic=FETCHED, folder=data.data_folder(),
            )
        yield Step("progress", reason="pattern-file")

    def _build_tables(self) -> Steps[None]:
        wanted = distinct_patterns(self.shape, self.partitions, self.blank)
        for number, (pattern, cells) in enumerate(wanted.items(), 1):
            tiles = format_sorted_tiles([self.goal[cell] for cell in cells])
            args: Args = {"number": number, "total": len(wanted), "tiles": tiles}
            for distance in build_table(pattern):
                progress = Step("progress", reason="pattern-table", args=args | {"distance": distance})
                yield progress if distance else Step(STATUS)

    def look_up_pattern_moves(self, state: bytes) -> list[int]:
        """Return the moves of each pattern, then those of the mirrored patterns."""
        if state is not self.last:
            if not self.table:
                for _ in self.prepare_tables():
                    pass
            numbers = self.begin + sum(map(getitem, self.weights, state))
            self.last, self.moves = state, [self.table[numbers >> shift & self.mask] for shift in self.shifts]
        return self.moves

    def __call__(self, state: bytes) -> int:
        moves, count = self.look_up_pattern_moves(state), len(self.groups)
        return max(sum(moves[:count]), sum(moves[count:]))


def check_goal_has_tables(shape: Shape, goal: bytes, heuristic: str) -> None:
    """Raise InvalidInput for a goal without tables."""
    served, _ = PARTITIONS[heuristic]
    if shape != served:
        instead = next((each for each in PARTITIONS if has_tables_for_goal(each, shape, goal)), "linear-conflict")
        raise InvalidInput(
            "pattern-size",
            "{heuristic} is for {side}×{side} boards, but this board is {rows}×{columns}. Choose {instead}.",
            heuristic=heuristic, side=served.columns, instead=instead, **shape._asdict(),
        )
    if not has_tables_for_goal(heuristic, shape, goal):
        raise InvalidInput(
            "pattern-corner", "{heuristic} is for goals with the gap in a corner. For this goal, choose pattern-5-5-5.",
            heuristic=heuristic,
        )


def has_tables_for_goal(heuristic: str, shape: Shape, goal: bytes) -> bool:
    """Return whether the partition has tables for such a goal."""
    return PARTITIONS[heuristic][0] == shape and (heuristic != FETCHED or is_six_six_three_goal(shape, goal.index(0)))


def format_sorted_tiles(tiles: Sequence[int]) -> str:
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
        self.named = {f"{which}-tiles": format_sorted_tiles(group) for which, group in zip(ORDINALS, groups)}
        self.firsts = [group[0] for group in groups]
        self.looked_up = f"looked-up-{len(self.firsts)}"

    def prepare(self) -> Steps[None]:
        return self.databases.prepare_tables()
