"""Mixins for optional features of puzzles, detected with `isinstance`.

    class Frogs(Puzzle[FrogsProblem], Playable): ...
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from ..core.errors import InvalidInput
from ..core.puzzle_types import Board, Distance, Hint, Marks, Move, Options, Outcome, StatusMessage
from ..core.quoting import listed, quoted
from ..core.steps_and_nodes import PuzzleValue
from .parameter import Parameter, read_options

CARELESS = 0.5  # probability that a beatable computer ignores a hint


class Capability:
    """Base class of the mixins."""

    id: str


class Playable(Capability):
    """Manual play by `moves` and by the edits of Appearance "hand"; `options` are the algorithm's, parsed."""

    def state_of(self, values: Sequence[int], options: Options) -> str:
        """Return the state of a board with these values, as text."""
        return " ".join(map(str, values))

    def state_from(self, board: Board, values: Sequence[int], options: Options) -> str:
        """Return the same; override it if the state depends on `board`, the run's initial board without its values."""
        return self.state_of(values, options)

    def moves(self, state: str, options: Options) -> Sequence[Move]:
        """Return the legal moves. Raises InvalidInput for an invalid state."""
        return []

    def apply(self, state: str, move: str, options: Options) -> str:
        """Return the state after the named move. Raises InvalidInput that lists the legal moves."""
        moves = {each["move"]: each["state"] for each in self.moves(state, options)}
        if not isinstance(move, str) or move not in moves:
            raise InvalidInput(
                "not-a-move", "“{given}” is not a move here. Possible moves: {known}.",
                given=quoted(move), known=listed(moves),
            )
        return moves[move]

    def status_message(self, state: str, options: Options) -> StatusMessage:
        """Return the message about a board in manual play."""
        return {}

    def misplaced(self, state: str, options: Options) -> Marks:
        """Return what is not yet in its place, of a board that is handed in before it is solved."""
        return ()

    def outcome(self, state: str, options: Options) -> Outcome:
        """Return the outcome: "solved"; in a game "lost" or "won" for the player to move; "" if it is not over."""
        return ""


class HasHints(Playable):
    """Gives hints for the next move."""

    def hint(self, state: str, options: Options) -> Hint:
        """Return the best moves and the reason; no moves if none helps, {} for no hint."""
        return {}


class HasDistance(Playable):
    """Computes the distance of a board from its end."""

    def distances(self, state: str, options: Options) -> Iterator[Distance]:
        """Yield successively tighter bounds on the fewest moves to the end, some milliseconds apart; nothing if the end
        is unreachable. Callers stop at the first exact one."""
        return iter(())


class TwoPlayers(Playable):
    """A two-player game against the computer."""

    def reply(self, state: str, options: Options, level: str = "perfect", seed: int | None = None) -> Move | None:
        """Return the computer's move, one of `moves`; None if there is none.

        level: "perfect" follows the hint, or moves at random where there is none; "beatable" ignores it half the time.
        """
        random = Random(seed)
        moves = self.moves(state, options)
        careless = level == "beatable" and random.random() < CARELESS
        hint: Hint = self.hint(state, options) if isinstance(self, HasHints) and not careless else {}
        good = hint.get("moves", ())
        return random.choice([move for move in moves if move["move"] in good] or moves) if moves else None

    def harder_game(self, state: str, options: Options, seed: int) -> str:
        """Return a harder board, which the player who begins can win if possible; by default the same board."""
        return state


class HasGenerator(Capability):
    """Generates states from seeds; the visitor sets the `shuffle_parameters`."""

    shuffle_parameters: tuple[Parameter, ...] = ()

    def shuffle(self, *_: PuzzleValue, **options: PuzzleValue) -> str:
        """Return a state. Override it with a keyword per parameter, `_` for `-`: shuffle(self, size=3, seed=1)."""
        raise NotImplementedError

    def default_algorithm(self, state: str, algorithm: str) -> str:
        """Return the algorithm for a generated `state` if the visitor has not chosen one; `algorithm` is the current
        one. Raises InvalidInput."""
        return algorithm

    def harder_board(self, state: str, seed: int) -> str:
        """Return a board from `seed` that is harder than `state`, "" if there is none. Raises InvalidInput."""
        return ""

    def read_shuffle(self, given: Mapping[str, object]) -> str:
        """Return the state that `shuffle` generates with unparsed options. Raises InvalidInput."""
        options = read_options(self.id, self.shuffle_parameters, given)
        return self.shuffle(**{name.replace("-", "_"): value for name, value in options.items()})
