"""What only some puzzles have: each is a class to inherit from beside Puzzle, and `isinstance` tells who has it.

    class Frogs(Puzzle[FrogsProblem], Playable): ...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ..core.errors import InvalidInput
from ..core.text import listed, quoted
from .gallery import Experiment, Race, Table
from .parameter import Parameter, read_options

if TYPE_CHECKING:
    from ..core.contract import Advice, Board, Distance, Move, Options, Outcome, StatusMessage

CARELESS = 0.5  # of a beatable computer's moves


class Capability:
    """The base of the classes below."""

    id: str


class Playable(Capability):
    """Played by hand; `options` are those of the algorithm, read. What a hand may do: `moves`, and what Appearance
    "hand" allows."""

    def state_of(self, values: Sequence[int], options: Options) -> str:
        """The text of the state that a board of these values shows."""
        return " ".join(map(str, values))

    def state_from(self, board: Board, values: Sequence[int], options: Options) -> str:
        """The same where `state_of` knows too little: `board` is the one that the run began with, its own values left
        out."""
        return self.state_of(values, options)

    def moves(self, state: str, options: Options) -> Sequence[Move]:
        """The moves there are. Raises InvalidInput for a state that cannot be read."""
        return []

    def apply(self, state: str, move: str, options: Options) -> str:
        """The state after the move of that name. Raises InvalidInput, naming the moves there are."""
        moves = {each["move"]: each["state"] for each in self.moves(state, options)}
        if not isinstance(move, str) or move not in moves:
            raise InvalidInput(
                "not-a-move", "“{given}” is not a move here; there are: {known}.",
                given=quoted(move), known=listed(moves),
            )
        return moves[move]

    def status_message(self, state: str, options: Options) -> StatusMessage:
        """What there is to say about a board in a hand."""
        return {}

    def outcome(self, state: str, options: Options) -> Outcome:
        """How it ended: "solved"; in a game "lost" or "won", for the player to move; "" while it goes on."""
        return ""


class HasHints(Playable):
    """Knows what to do next."""

    def advice(self, state: str, options: Options) -> Advice:
        """The best moves and the reason; no moves where none helps, {} where there is nothing to say."""
        return {}


class HasDistance(Playable):
    """Knows how far a board is from its end."""

    def distances(self, state: str, options: Options) -> Iterator[Distance]:
        """What is known of the fewest moves to the end, better and better, some milliseconds between two; nothing where
        there is no end. What is exact is the last that is asked for."""
        return iter(())


class TwoPlayers(Playable):
    """A game of two, who move in turns; the computer is one of them."""

    def reply(self, state: str, options: Options, level: str = "perfect", seed: int | None = None) -> Move | None:
        """The computer's move, one of `moves`; None when there is none.

        level: "perfect" takes the advice, any move where there is none; "beatable" forgets it half the time.
        """
        random = Random(seed)
        moves = self.moves(state, options)
        careless = level == "beatable" and random.random() < CARELESS
        advice: Advice = self.advice(state, options) if isinstance(self, HasHints) and not careless else {}
        good = advice.get("moves", ())
        return random.choice([move for move in moves if move["move"] in good] or moves) if moves else None


class HasGenerator(Capability):
    """Makes boards from seeds; the visitor chooses the values of `shuffle_parameters`."""

    shuffle_parameters: tuple[Parameter, ...] = ()

    def shuffle(self, *_: Any, **options: Any) -> str:
        """A state. Override it with a keyword for each parameter, `_` for `-`: shuffle(self, size=3, seed=1)."""
        raise unshuffled(self.id)

    def default_algorithm(self, state: str, algorithm: str) -> str:
        """The algorithm that a shuffled `state` is given to, where the visitor chose none; `algorithm` is the one that
        is shown. Raises InvalidInput."""
        return algorithm

    def read_shuffle(self, given: Mapping[str, Any]) -> str:
        """`shuffle` with options as they were typed. Raises InvalidInput."""
        options = read_options(self.id, self.shuffle_parameters, given)
        return self.shuffle(**{name.replace("-", "_"): value for name, value in options.items()})


class HasGallery(Capability):
    """Has a race worth watching, pictures of many runs, or tables of known numbers."""

    race: Race | None = None
    experiments: tuple[Experiment, ...] = ()
    tables: tuple[Table, ...] = ()


def unshuffled(puzzle: str) -> InvalidInput:
    return InvalidInput("no-shuffle", "{puzzle} has no boards to be shuffled.", puzzle=puzzle)
