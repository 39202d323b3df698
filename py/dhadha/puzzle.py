"""How a puzzle describes itself: algorithms, presets, dress.

From a description follow the form, the board, the command line and the documentation;
nothing else, and no JavaScript, is written for a puzzle.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from .errors import InvalidInput, listed, quoted
from .parameter import LONGEST_TEXT, Parameter, read_options
from .search import Problem
from .step import Node

TEN_TIMES = 10


@dataclass(frozen=True, eq=False, repr=False)
class Fault:
    """A misprint that makes an algorithm an exercise: in its text `wrong` ought to read `right`, lines with their indentation.
    The lines of `wrong` that are not in `right` are those to be found. method: the algorithm that does it right.
    """

    wrong: str
    right: str
    method: str

    def describe(self) -> dict:
        return {"wrong": self.wrong.splitlines(), "right": self.right.splitlines(), "method": self.method}


@dataclass(frozen=True, eq=False, repr=False)
class Algorithm:
    """One way to solve a puzzle.

    solve: generator function of (problem, **parameters for_solver) that yields Steps and returns
    the answer; kind: "textbook", "engine", or "fault" for one that is wrong on purpose, told by `fault`; counters: see Counters, the first being the work to compare by;
    lists: which node lists the page shows, [{"id": "open", "order": "f"}, {"id": "closed", "word": that by which nodes join it, "expand" if none}, {"id": "path"}]; one with "view": "wall" shows the
    waiting nodes as small boards, under "label", in families if "families", up to "shown" of them; markers: words that mark the timeline;
    plots: curves of numbers among the steps' arguments, [{"id", "lines": [name, …], "x": name or none (the position),
    "band": [low, high], "level": name}, …]; exhaustive: an end without an answer proves that there is none; races: whether it looks for an
    answer as the others do; playable: whether a hand may do something with its board; longest_state: characters, longer ones are refused unread; variants: algorithms that `instead_of` may put in its place;
    shows: the function that it delegates to, where not its own file but that one's is to be read;
    spent: the reason told when the budget is spent, and the variables of the search that are among its arguments, with "budget".
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
    playable: bool = True
    longest_state: int = LONGEST_TEXT
    variants: tuple["Algorithm", ...] = ()
    shows: Callable | None = None
    spent: tuple[str, ...] = ("budget-spent",)
    fault: Fault | None = None

    def __post_init__(self):
        object.__setattr__(self, "counters", self.counters or {})

    @property
    def source(self) -> str:
        """The module whose text is shown while the algorithm runs, e.g. "dhadha.search.a_star"."""
        return self.shown.__module__

    @property
    def shown(self) -> Callable:
        return self.shows or self.solve

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
            "playable": self.playable,
        } | ({"fault": self.fault.describe()} if self.fault else {})


@dataclass(frozen=True, eq=False, repr=False)
class Preset:
    """A run worth watching, baked at build time; the one with `card` moves in the gallery for its whole family."""

    id: str
    algorithm: str
    state: str
    options: dict
    card: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Race:
    """A race worth watching, baked at build time: each of `algorithms` solves `state` with those of `options` that it takes."""

    state: str
    algorithms: tuple[str, ...]
    options: dict

    def lanes(self, puzzle: "Puzzle") -> list[Preset]:
        """A run for each algorithm."""
        methods = map(puzzle.find_algorithm, self.algorithms)
        return [Preset(f"race-{method.id}", method.id, self.state, {
            parameter.id: self.options[parameter.id] for parameter in method.parameters if parameter.id in self.options}) for method in methods]


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
    "blocked": the value of a wall; "heat": whether values tint their cells; "shades": whether frontier and visited cells are grey and black;
    "tokens": {kind: {"shape", "glyph"}}, see `board`.
    hand (in dress): none where only `moves` may be made; "free" where any piece of a column may stand anywhere; or {"tokens": True where tokens may be
    dragged anywhere, "brush": the values through which a tap takes a cell, "type": [least, most] number to be typed into cells}.
    players: who moves by hand: 1, or 2 in turns. advises: whether there is `advice`. takes_states: whether a state can be given at all.
    forms: {name: function from the lines of a judge's input to the lines of its answer}, where a judge elsewhere has a form of its own.
    family: puzzles of one family stand together in the gallery; its name is a message key. texts: {language: Fluent source} for a puzzle that does not come with Dhadha.
    """

    id = ""
    family = ""
    algorithms: tuple[Algorithm, ...] = ()
    presets: tuple[Preset, ...] = ()
    example = ""
    dress: dict = {"pieces": "none"}
    players = 1
    advises = False
    takes_states = True
    shuffle_parameters: tuple[Parameter, ...] = ()
    race: Race | None = None
    experiments: tuple[Experiment, ...] = ()
    tables: tuple[Table, ...] = ()
    forms: dict[str, Callable] = {}
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
        values may be missing at the end: those are "fill", or 0.

        Also, if there are such: "goal", the values of the goal; "badges", a row a cell with a small number for each value there;
        "labels", {cell: a small text in its corner}; "coordinates", what stands beside rows and columns: "numbers" from 1 at the top left, or "squares",
        a1 at the bottom left as on a chessboard; "heat", False where values do not tint their cells although the dress says so; "edges", [[row, column], …] of further cells around the grid, counted after its own,
        drawn as bare numbers; "lines", [[cell, cell], …] that join cells for good, as the edges of a tree; "tokens", the kinds of the pieces that stand on cells, counted after those: a token's value is 1 + the
        cell it stands on, 0 off the board.

        "areas" instead of rows and columns: [{"id", "rows", "columns", …}, …], several boards one beneath the other, whose cells count on;
        with "look": "heaps" a value is drawn as so many stones.
        """
        raise NotImplementedError

    def instead_of(self, algorithm: Algorithm, problem: Problem) -> Algorithm:
        """The algorithm to run when `algorithm` has no chance: one that explains why."""
        return algorithm

    def result(self, problem: Problem, algorithm: Algorithm, answer) -> dict:
        """The answer as plain JSON-ready data, shown fact by fact; `answer` is what the algorithm returned,
        None when it found nothing. "offer": {"state", "reason"} proposes another state."""
        return {"length": answer.depth} if isinstance(answer, Node) else {"answer": answer}

    def ways_out(self, run) -> list[dict]:
        """What else to ask when a Run takes too long or has spent its budget: [{"id": a word for it, "algorithm", "state", "options"}, …], the best last.

        Here: "more", ten times the budget, or as much as may be.
        """
        budget = next((parameter for parameter in run.algorithm.parameters if parameter.id == "budget"), None)
        if not budget or run.ran.id != run.algorithm.id or run.options["budget"] >= budget.maximum:
            return []
        more = {"budget": min(TEN_TIMES * run.options["budget"], budget.maximum)}
        return [{"id": "more", "algorithm": run.algorithm.id, "state": run.state_text, "options": run.options | more}]

    def answer_line(self, run) -> str:
        """The result of a finished Run in one line, for judges and the command line."""
        return ", ".join(f"{name}: {value}" for name, value in run.result.items())

    def replay(self, problem: Problem, algorithm: Algorithm, answer):
        """Steps that show the answer (None: there is none) after the search."""
        return ()

    # ---- by hand; `options` are those of the algorithm, read: {id: value}

    def state_of(self, values: list, options: dict) -> str:
        """The text of the state that a board shows."""
        return " ".join(map(str, values))

    def moves(self, state: str, options: dict) -> list[dict]:
        """The moves there are: [{"move": its name, "key", "cell", "to", "cells": [[cell, value], …], "state"}, …].

        Dragging `cell` to `to`, a tap on `cell` or the key (a KeyboardEvent's) does it: `cells` change,
        and `state` is the state after it. Raises InvalidInput for a state that cannot be read.
        """
        return []

    def apply(self, state: str, move: str, options: dict) -> str:
        """The state after the move of that name. Raises InvalidInput, naming the moves there are."""
        moves = {each["move"]: each["state"] for each in self.moves(state, options)}
        if not isinstance(move, str) or move not in moves:
            raise InvalidInput("not-a-move", "“{given}” is not a move here; there are: {known}.", given=quoted(move), known=listed(moves))
        return moves[move]

    def remark(self, state: str, options: dict) -> dict:
        """What there is to say about a board in a hand: {"reason", "args", "marks": [[cell, role], …],
        "links": [[cell, cell], …], "cells": [[cell, value], …] that the board shows besides}, or {}."""
        return {}

    def outcome(self, state: str, options: dict) -> str:
        """How it ended: "solved"; in a game "lost" or "won", for the player to move; "" while it goes on."""
        return ""

    def advice(self, state: str, options: dict) -> dict:
        """What to do next: {"moves": [names of the best moves], "reason", "args", "marks", "links"}; no moves where none helps."""
        return {}

    def reply(self, state: str, options: dict, level: str = "perfect", seed: int | None = None) -> dict | None:
        """The computer's move in a game, one of `moves`, None when there is none. level: "perfect" takes the advice, any move where there is
        none; "beatable" forgets it half the time."""
        random = Random(seed)
        moves = self.moves(state, options)
        careless = level == "beatable" and random.random() < 0.5
        good = [] if careless else self.advice(state, options).get("moves", [])
        return random.choice([move for move in moves if move["move"] in good] or moves) if moves else None

    def shuffle(self, **options) -> str:
        """A state made from a seed."""
        raise InvalidInput("no-shuffle", "{puzzle} has no boards to be shuffled.", puzzle=self.id)

    def read_shuffle(self, given: dict) -> str:
        """`shuffle` with options as they were typed. Raises InvalidInput."""
        options = read_options(self.id, self.shuffle_parameters, given)
        return self.shuffle(**{name.replace("-", "_"): value for name, value in options.items()})

    @property
    def takes_hands(self) -> bool:
        """Whether anything can be done with a board by hand."""
        return "hand" in self.dress or type(self).moves is not Puzzle.moves

    def find_algorithm(self, identifier: str) -> Algorithm:
        """Raises InvalidInput, naming those there are."""
        for algorithm in self.algorithms:
            if isinstance(identifier, str) and algorithm.id == identifier:
                return algorithm
        raise InvalidInput(
            "unknown-algorithm", "{puzzle} has no algorithm {given}; it has: {known}.",
            puzzle=self.id, given=quoted(identifier), known=listed(a.id for a in self.algorithms),
        )

    def describe(self) -> dict:
        return {
            "id": self.id,
            "family": self.family,
            "dress": self.dress,
            "players": self.players,
            "advises": self.advises,
            "takes_states": self.takes_states,
            "example": self.example,
            "algorithms": [algorithm.describe() | {"playable": algorithm.playable and self.takes_hands} for algorithm in self.algorithms],
            "presets": [vars(preset) for preset in self.presets],
            "experiments": [vars(experiment) for experiment in self.experiments],
            "tables": [vars(table) for table in self.tables],
            "shuffle": [parameter.describe() for parameter in self.shuffle_parameters],
            "texts": self.texts,
        }
