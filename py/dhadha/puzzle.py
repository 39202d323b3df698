"""How a puzzle describes itself: algorithms, presets, dress.

From a description follow the form, the board, the command line and the documentation;
nothing else, and no JavaScript, is written for a puzzle.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass

from .errors import InvalidInput
from .parameter import Parameter, read_options
from .search import Problem
from .step import Node


@dataclass(frozen=True, eq=False, repr=False)
class Algorithm:
    """One way to solve a puzzle.

    solve: generator function of (problem, **parameters for_solver) that yields Steps and returns
    the answer; kind: "textbook" or "engine"; counters: see Counters, the first being the work to compare by;
    lists: which node lists the page shows, [{"id": "open", "order": "f"}, …]; one with "view": "wall" shows the
    waiting nodes as small boards, under "label", in families if "families"; markers: words that mark the timeline;
    plots: curves of numbers among the steps' arguments, [{"id", "lines": [name, …], "x": name or none (the position),
    "band": [low, high], "level": name}, …]; exhaustive: an end without an answer proves that there is none; races: whether it looks for an
    answer as the others do; variants: algorithms that `instead_of` may put in its place.
    """

    id: str
    solve: Callable
    parameters: tuple[Parameter, ...] = ()
    counters: dict | None = None
    lists: tuple = ()
    markers: tuple[str, ...] = ("restart", "found")
    kind: str = "textbook"
    plots: tuple = ()
    exhaustive: bool = False
    races: bool = True
    variants: tuple["Algorithm", ...] = ()

    def __post_init__(self):
        object.__setattr__(self, "counters", self.counters or {})

    @property
    def source(self) -> str:
        """The module whose text is shown while the algorithm runs, e.g. "dhadha.search.a_star"."""
        return self.solve.__module__

    def source_text(self) -> str:
        """The module's Python, or "" where it came without."""
        module = sys.modules[self.source]
        try:
            return module.__loader__.get_source(self.source) or ""
        except (ImportError, OSError):
            return ""

    def read_options(self, given: dict) -> dict:
        """Every parameter's value, given or default. Raises InvalidInput for what is unknown or unfit."""
        return read_options(self.id, self.parameters, given)

    def describe(self) -> dict:
        return {
            "id": self.id,
            "kind": self.kind,
            "source": self.source,
            "parameters": [parameter.describe() for parameter in self.parameters],
            "counters": self.counters,
            "plots": self.plots,
            "races": self.races,
        }


@dataclass(frozen=True, eq=False, repr=False)
class Preset:
    """A run worth watching, baked at build time; a card shows it in the gallery when `card` is set."""

    id: str
    algorithm: str
    state: str
    options: dict
    card: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Experiment:
    """Many runs drawn as curves: a curve for each of `lines`, ({"algorithm", "options"}, …), over the values `xs` of option `x`.

    measures: counters, "milliseconds", or "success", the per cent of runs that found an answer; with `repeats`, the
    mean over the seeds 1, 2, …; logarithmic: the scale of the measure.
    """

    id: str
    x: str
    xs: tuple[int, ...]
    lines: tuple[dict, ...]
    measures: tuple[str, ...]
    repeats: int = 1
    logarithmic: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Table:
    """Known numbers worth showing: `columns` are message keys, `rows` of numbers or None."""

    id: str
    columns: tuple[str, ...]
    rows: tuple[tuple, ...]


class Puzzle:
    """The base of every puzzle; override what differs.

    dress: how the page draws a cell's value: {"pieces": "tiles"} moves numbered pieces,
    {"pieces": "none"} writes values into cells, {"pieces": "columns"} has a cell for each column of the board and
    draws its value v as a piece in row v; "blank": the value that shows nothing; "glyphs": {value: text} where a value
    is not shown as its number; "shape": an SVG path in a box of 100 by 100 for a piece of a column, "glyph": the sign to say it by; "lines": directions
    (down, right) in which such a piece rules the board, any distance; "chequered": whether squares alternate;
    "hand": "free" where a hand may put any value anywhere.
    texts: {language: Fluent source} for a puzzle that does not come with Dhadha.
    """

    id = ""
    algorithms: tuple[Algorithm, ...] = ()
    presets: tuple[Preset, ...] = ()
    example = ""
    dress: dict = {"pieces": "none"}
    shuffle_parameters: tuple[Parameter, ...] = ()
    experiments: tuple[Experiment, ...] = ()
    tables: tuple[Table, ...] = ()
    texts: dict[str, str] = {}

    def implied(self, state: str) -> dict:
        """Options that a state tells by itself, if they are not given; see Parameter. Never raises."""
        return {}

    def problem(self, state: str, algorithm: Algorithm, options: dict) -> Problem:
        """The problem to solve. Raises InvalidInput naming the first fault of `state` or an option."""
        raise NotImplementedError

    def format(self, state) -> str:
        """The state as a text that `problem` reads back."""
        return str(state)

    def board(self, problem: Problem) -> dict:
        """{"rows", "columns", "values": row by row} as it stands before the first step. With "cells", their number,
        values may be missing at the end: those are 0.

        Also, if there are such: "goal", the values of the goal, and "badges", a row a cell with a small
        number for each value there.
        """
        raise NotImplementedError

    def instead_of(self, algorithm: Algorithm, problem: Problem) -> Algorithm:
        """The algorithm to run when `algorithm` has no chance: one that explains why."""
        return algorithm

    def result(self, problem: Problem, algorithm: Algorithm, answer) -> dict:
        """The answer as plain JSON-ready data, shown fact by fact; `answer` is what the algorithm returned,
        None when it found nothing. "offer": {"state", "reason"} proposes another state."""
        return {"length": answer.depth} if isinstance(answer, Node) else {"answer": answer}

    def answer_line(self, run) -> str:
        """The result of a finished Run in one line, for judges and the command line."""
        return ", ".join(f"{name}: {value}" for name, value in run.result.items())

    def replay(self, problem: Problem, algorithm: Algorithm, answer):
        """Steps that show the answer (None: there is none) after the search."""
        return ()

    def state_of(self, values: list) -> str:
        """The text of the state that a board shows."""
        return " ".join(map(str, values))

    def moves(self, state: str) -> list[dict]:
        """What a hand may do: [{"move", "key", "cell", "to", "cells": [[cell, value], …], "state"}, …].

        Dragging `cell` to `to`, a tap on `cell` or the key (a KeyboardEvent's) does it: `cells` change,
        and `state` is the state after it. Raises InvalidInput for a state that cannot be read.
        """
        return []

    def remark(self, state: str) -> dict:
        """What there is to say about a board in a hand: {"reason", "args", "marks": [[cell, role], …],
        "links": [[cell, cell], …]}, or {}."""
        return {}

    def shuffle(self, **options) -> str:
        """A state made from a seed."""
        raise NotImplementedError

    def read_shuffle(self, given: dict) -> str:
        """`shuffle` with options as they were typed. Raises InvalidInput."""
        options = read_options(self.id, self.shuffle_parameters, given)
        return self.shuffle(**{name.replace("-", "_"): value for name, value in options.items()})

    def find_algorithm(self, identifier: str) -> Algorithm:
        """Raises InvalidInput, naming those there are."""
        for algorithm in self.algorithms:
            if algorithm.id == identifier:
                return algorithm
        raise InvalidInput(
            "unknown-algorithm", "{puzzle} has no algorithm {given}; it has: {known}.",
            puzzle=self.id, given=identifier, known=", ".join(a.id for a in self.algorithms),
        )

    def describe(self) -> dict:
        return {
            "id": self.id,
            "dress": self.dress,
            "example": self.example,
            "algorithms": [algorithm.describe() for algorithm in self.algorithms],
            "presets": [vars(preset) for preset in self.presets],
            "experiments": [vars(experiment) for experiment in self.experiments],
            "tables": [vars(table) for table in self.tables],
            "shuffle": [parameter.describe() for parameter in self.shuffle_parameters],
            "texts": self.texts,
        }
