"""Manually played boards: moves, hints, replies and distances for the page."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, TypeGuard, cast

from ..core.errors import InvalidInput, malformed_request_error
from ..core.quoting import EXACT_IN_JAVASCRIPT, quoted
from ..puzzle import HasDistance, HasHints, Playable, TwoPlayers
from ..puzzles import registry

if TYPE_CHECKING:
    from ..core import page_json_types, puzzle_types

LARGEST_BOARD = 1_100_000  # cells and pieces
UNKNOWN: puzzle_types.Distance = {"least": 0, "most": None, "moves": ()}
Given: TypeAlias = Mapping[str, object] | None  # JSON of the page, validated later


class ManualBoard:
    """A board with the options of its algorithm (default: the puzzle's first), given by its cells' values and the
    shape of the run's board."""

    def __init__(
        self, puzzle: str, values: object, algorithm: str = "", options: Given = None, board: Given = None
    ) -> None:
        found = registry.find_puzzle(puzzle)
        if not isinstance(found, Playable):
            raise InvalidInput("no-hand", "{puzzle} cannot be played by hand.", puzzle=found.id)
        self.puzzle: Playable = found
        method = found.find_algorithm(algorithm) if algorithm else found.algorithms[0]
        self.options = found.read_options(method, options or {})
        if board is not None and not isinstance(board, dict):
            raise malformed_request_error(f"the shape of a board is a dictionary, not “{quoted(board)}”")
        if not is_value_list(values):
            raise malformed_request_error(
                f"the values of a board are a list of up to {LARGEST_BOARD} numbers, not “{quoted(values)}”"
            )
        shape = cast("puzzle_types.Board", {**(board or {}), "values": []})
        self.state = self.puzzle.state_from(shape, values, self.options)

    def moves(self) -> page_json_types.Assessment:
        """Return the legal moves, the status message and the outcome."""
        return {
            "state": self.state,
            "moves": self.puzzle.moves(self.state, self.options),
            "status_message": self.puzzle.status_message(self.state, self.options),
            "outcome": self.puzzle.outcome(self.state, self.options),
        }

    def hint(self) -> puzzle_types.Hint:
        return self.puzzle.hint(self.state, self.options) if isinstance(self.puzzle, HasHints) else {}

    def harder_game(self, seed: int) -> str:
        return self.puzzle.harder_game(self.state, self.options, seed) if isinstance(self.puzzle, TwoPlayers) else ""

    def reply(self, level: str, seed: int) -> puzzle_types.Move | None:
        return self.puzzle.reply(self.state, self.options, level, seed) if isinstance(self.puzzle, TwoPlayers) else None


def is_value_list(given: object) -> TypeGuard[list[int]]:
    if not isinstance(given, list) or len(given) > LARGEST_BOARD:
        return False
    return all(type(value) is int and abs(value) < EXACT_IN_JAVASCRIPT for value in given)


class DistanceSession:
    """The computation of one board's distance; each call of `continue_for` continues it."""

    def __init__(self, puzzle: HasDistance, state: str, options: puzzle_types.Options) -> None:
        self.board = puzzle.id, state, options
        self.distances = iter(puzzle.distances(state, options))
        self.latest = UNKNOWN
        self.over = False

    def continue_for(self, seconds: float) -> page_json_types.Bounds:
        """Continue for about `seconds`, but at least to the next bound; return the Distance and whether it is final."""
        deadline = perf_counter() + seconds
        while not self.over:
            better = next(self.distances, None)
            self.latest = better or self.latest
            self.over = better is None or better["least"] == better["most"]
            if perf_counter() >= deadline:
                break
        return {**UNKNOWN, **self.latest, "over": self.over}
