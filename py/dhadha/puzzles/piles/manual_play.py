"""Manual play of pile games: moves, status and hints."""

from collections.abc import Sequence
from typing import Any

from ...core import contract
from ...core.contract import Advice, Options, Outcome, StatusMessage
from ..grundy.mex import xor_of
from .narrator import written_xor
from .outcome import STONES_UP_TO, OutcomeSolver
from .position import PileMove, changed, check_position, kept, moves_of, padded, read_position, write_position
from .rule import Rule, read_rule


class GameState:
    """A position with the rules of its options."""

    def __init__(self, state: str, options: Options) -> None:
        self.misere = bool(options.get("misere", False))
        self.rule = rule_of(options)
        piles = str(options.get("piles", "5,2,3"))
        self.position = kept(read_position(state) or read_position(piles) or (0,), self.rule)
        check_position(self.position, self.rule, "grundy")
        self.solver = outcome_solver(self.rule, max(self.position), self.misere)

    @property
    def decided(self) -> bool:
        """Whether the winner can be computed: some misère games are too large."""
        return self.solver.by_rule or sum(self.position) <= STONES_UP_TO

    def moves(self) -> list[PileMove]:
        return moves_of(self.position, self.rule)

    def sum(self) -> dict[str, Any]:
        numbers = self.solver.of(self.position)
        return {"sum": written_xor(numbers), "xor": xor_of(numbers), "most": max(numbers)}


SOLVERS: dict[tuple[Any, ...], OutcomeSolver] = {}


def outcome_solver(rule: Rule, largest: int, misere: bool) -> OutcomeSolver:
    """Return the solver of a game; the last few are cached."""
    largest = next(size for size in (15, 30, 60) if size >= largest)
    key = (rule.name, largest, misere)
    if key not in SOLVERS:
        if len(SOLVERS) > 8:
            SOLVERS.clear()
        SOLVERS[key] = OutcomeSolver(rule, largest, misere)
    return SOLVERS[key]


def moves_by_hand(state: str, options: Options) -> list[contract.Move]:
    """Return all moves; those that leave one pile come first, so that a tap on a stone selects them."""
    game = GameState(state, options)
    moves = sorted(game.moves(), key=lambda move: (move.place, len(move.left) > 1))
    return [
        {
            "move": move.name,
            "cell": move.place,
            "to": None,
            "key": "",
            "cells": changed(game.position, move.after),
            "state": write_position(move.after),
        }
        for move in moves
    ]


def state_on_board(values: Sequence[int], options: Options) -> str:
    """Return the state of a board: its piles end at the first cell without a number; where piles can be split, room
    follows."""
    end = next((cell for cell, value in enumerate(values) if value < 0), len(values))
    return write_position(kept(values[:end], rule_of(options))) if end else ""


def rule_of(options: Options) -> Rule:
    usual = {"takes": "1,2", "octal": "", "split": "any"}
    return read_rule(*(str(options.get(name, value)) for name, value in usual.items()))


def status_message_on(state: str, options: Options) -> StatusMessage:
    """Say who wins the sum."""
    game = GameState(state, options)
    if not game.moves():
        return {"reason": "hand-over-misere" if game.misere else "hand-over", "args": {}}
    if not game.decided:
        return {"reason": "hand-unknown", "args": {"maximum": STONES_UP_TO}}
    reason = "hand-lost" if game.solver.lost(game.position) else "hand-won"
    if not game.solver.by_rule:
        return {"reason": reason + "-positions", "args": {}}
    return {"reason": reason + ("-misere" if game.misere else ""), "args": game.sum()}


def outcome_of(state: str, options: Options) -> Outcome:
    """Return the outcome: a player without a move has lost, or in misère play won."""
    game = GameState(state, options)
    if game.moves():
        return ""
    return "won" if game.misere else "lost"


def advice_on(state: str, options: Options) -> Advice:
    """Return the winning moves, and the reason for the first of them."""
    game = GameState(state, options)
    if not game.moves() or not game.decided:
        return {}
    winning = game.solver.winning_moves(game.position)
    ending = "" if not game.misere else "-misere" if game.solver.by_rule else "-positions"
    if not winning:
        return {"moves": [], "reason": "advice-none" + ending, "args": game.sum(), "marks": [], "links": []}
    best = winning[0]
    numbers = game.solver.of(padded(best.after, len(game.position)))
    args = best.arguments() | {"sum": written_xor(numbers), "xor": xor_of(numbers), "count": len(winning)}
    return {"moves": [move.name for move in winning], "reason": "advice-move" + ending, "args": args,
            "marks": [(place, "hint") for place in sorted({move.place for move in winning})], "links": []}
