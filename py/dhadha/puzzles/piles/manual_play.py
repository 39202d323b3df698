"""Manual play of pile games: moves, status and hints."""

from collections.abc import Sequence

from ...core.puzzle_types import Hint, Move, Options, Outcome, StatusMessage
from ...core.quoting import Argument
from ..grundy.game_base_class import GrundyGame
from ..grundy.mex_and_xor import format_sum, xor_of
from .outcome import STONES_UP_TO
from .position import changed_places, check_position, normalize, pad, read_sizes, write_position
from .problem import PilesProblem
from .rule import Rule, read_rule


def rule_of(options: Options) -> Rule:
    return read_rule(*(str(options[name]) for name in ("takes", "octal", "split")))


class PilesByHand(GrundyGame[PilesProblem]):
    """The part of the puzzle that serves manual play."""

    def played_problem(self, state: str, options: Options) -> PilesProblem:
        """Return the problem of a played board. Raises InvalidInput."""
        rule = rule_of(options)
        position = normalize(read_sizes(state.split()) or (0,), rule)
        check_position(position, rule, "grundy")
        return PilesProblem(position, rule, "grundy", bool(options.get("misere", False)))

    def state_of(self, values: Sequence[int], options: Options) -> str:
        """Return the state of a board: its piles end at the first cell without a number; where piles can be split, room
        follows."""
        end = next((cell for cell, value in enumerate(values) if value < 0), len(values))
        return write_position(normalize(values[:end], rule_of(options))) if end else ""

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
        """Say that the game is over, or how many moves are possible; who can win is left to the hint."""
        game = self.played_problem(state, options)
        moves = game.moves()
        if not moves:
            return {"reason": "hand-over-misere" if game.misere else "hand-over", "args": {}}
        if not game.solver.can_decide(game.start):
            return {"reason": "hand-unknown", "args": {"maximum": STONES_UP_TO}}
        return {"reason": "hand-on", "args": {"count": len(moves)}}

    def outcome(self, state: str, options: Options) -> Outcome:
        """Return the outcome: a player without a move has lost, or in misère play won."""
        game = self.played_problem(state, options)
        return "" if game.moves() else "won" if game.misere else "lost"

    def hint(self, state: str, options: Options) -> Hint:
        """Return the winning moves, and the reason for the first of them."""
        game = self.played_problem(state, options)
        if not game.moves() or not game.solver.can_decide(game.start):
            return {}
        winning = game.solver.winning_moves(game.start)
        ending = "" if not game.misere else "-misere" if game.solver.by_rule else "-positions"
        if not winning:
            return {"moves": [], "reason": "hint-none" + ending, "args": sum_args(game)}
        best = winning[0]
        numbers = game.solver.grundy_of(pad(best.after, len(game.start)))
        args = best.arguments() | {"sum": format_sum(numbers), "xor": xor_of(numbers), "count": len(winning)}
        return {"moves": [move.name for move in winning], "reason": "hint-move" + ending, "args": args,
                "marks": [(place, "hint") for place in sorted({move.place for move in winning})]}


def sum_args(game: PilesProblem) -> dict[str, Argument]:
    numbers = game.solver.grundy_of(game.start)
    return {"sum": format_sum(numbers), "xor": xor_of(numbers), "most": max(numbers)}
