"""Manual play of pile games: moves, status and hints."""

from collections.abc import Sequence

from ...core.puzzle_types import Board, Hint, Move, Options, Outcome, StatusMessage
from ...core.quoting import Argument
from ..grundy.game_base_class import GrundyGame
from ..grundy.mex_and_xor import format_sum
from .outcome import STONES_UP_TO
from .position import Piles, changed_places, check_position, normalize, pad, read_sizes, write_position
from .problem import PilesProblem
from .rule import Rule, read_rule


def rule_from_options(options: Options) -> Rule:
    return read_rule(*(str(options[name]) for name in ("takes", "octal", "split")))


class PilesByHand(GrundyGame[PilesProblem]):
    """The part of the puzzle that serves manual play."""

    def played_problem(self, state: str, options: Options) -> PilesProblem:
        """Return the problem of a played board. Raises InvalidInput."""
        rule = rule_from_options(options)
        position = normalize(read_sizes(state.split()) or (0,), rule)
        check_position(position, rule, "grundy")
        return PilesProblem(position, rule, "grundy", bool(options.get("misere", False)))

    def state_of(self, values: Sequence[int], options: Options) -> str:
        """Return the state of piles; where piles can be split, room may follow."""
        return write_position(normalize(values, rule_from_options(options)))

    def state_from(self, board: Board, values: Sequence[int], options: Options) -> str:
        piles = board.get("areas", ())[:1]
        count = sum(area["rows"] * area["columns"] for area in piles) if piles else None
        return self.state_of(values[:count], options)

    def moves(self, state: str, options: Options) -> list[Move]:
        """Return all moves; those that leave one pile come first, so that a tap on a stone selects them."""
        game = self.played_problem(state, options)
        return [
            {
                "move": move.name, "args": move.arguments(), "cell": move.place,
                "cells": changed_places(game.start, move.after), "state": write_position(move.after),
            }
            for move in sorted(game.moves(), key=lambda move: (move.place, len(move.left) > 1))
        ]

    def status_message(self, state: str, options: Options) -> StatusMessage:
        """Say that the game is over, or that nobody can tell who wins; who can win is left to the hint."""
        game = self.played_problem(state, options)
        if not game.moves():
            return {"reason": "hand-over-misere" if game.misere else "hand-over", "args": {}}
        if not game.solver.can_decide(game.start):
            return {"reason": "hand-unknown", "args": {"maximum": STONES_UP_TO}}
        return {}

    def outcome(self, state: str, options: Options) -> Outcome:
        """Return the outcome: a player without a move has lost, or in misère play won."""
        game = self.played_problem(state, options)
        return "" if game.moves() else "won" if game.misere else "lost"

    def hint(self, state: str, options: Options) -> Hint:
        """Return the winning moves, and the simplest reason for one of them; of a lost position, why it is lost."""
        game = self.played_problem(state, options)
        if not game.moves() or not game.solver.can_decide(game.start):
            return {}
        winning = game.solver.winning_moves(game.start)
        if not winning:
            reason = f"hint-none {game.solver.why_lost(game.start)}"
            return {"moves": [], "reason": reason, "args": lost_args(game, game.start)}
        best = min(winning, key=lambda move: "xor" in game.solver.why_lost(move.after))
        args = best.arguments() | lost_args(game, pad(best.after, len(game.start)))
        return {"moves": [move.name for move in winning], "args": args,
                "reason": f"hint-move {game.solver.why_lost(best.after)}",
                "marks": [(place, "hint") for place in sorted({move.place for move in winning})]}


def lost_args(game: PilesProblem, position: Piles) -> dict[str, Argument]:
    """Return the arguments of the reason why a position is lost."""
    sizes = [size for size in position if size]
    sum_text = format_sum(game.solver.grundy_of(position))
    return {"sum": sum_text, "rest": sum(sizes), "piles": len(sizes), "next": len(game.rule.digits) + 1}
