"""The sliding puzzle with pattern databases as heuristic."""

from ...core.contract import Colour
from ...core.step import Steps
from .board import Shape
from .patterns import PatternDatabases, named
from .problem import SlidingProblem

COLOURS: tuple[Colour, ...] = ("orange", "blue", "green")  # of the patterns
ORDINALS = ("first", "second", "third")


class PatternDatabaseProblem(SlidingProblem):
    """A SlidingProblem whose heuristic is one of PARTITIONS. Raises InvalidInput if that is for another shape."""

    def __init__(self, shape: Shape, start: bytes, goal: bytes, heuristic: str, budget: int) -> None:
        super().__init__(shape, start, goal, budget=budget)
        self.heuristic = heuristic
        self.databases = PatternDatabases(shape, goal, heuristic)
        self.h = self.databases  # type: ignore[method-assign]
        groups = self.databases.groups
        self.colours = {tile: colour for colour, group in zip(COLOURS, groups) for tile in group}
        self.named = {f"{which}-tiles": named(group) for which, group in zip(ORDINALS, groups)}
        self.firsts = [group[0] for group in groups]
        self.looked_up = f"looked-up-{len(self.firsts)}" + ("" if len(self.databases.views) > 1 else "-alone")

    def prepare(self) -> Steps[None]:
        return self.databases.build()
