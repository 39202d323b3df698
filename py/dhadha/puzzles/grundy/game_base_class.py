"""The base class of Sprague–Grundy games."""

from collections.abc import Mapping
from random import Random
from typing import Any

from ...core.puzzle_types import Options
from ...puzzle import HasHints, Puzzle, RunSummary, TwoPlayers
from ...puzzle.base import P


class GrundyGame(Puzzle[P], HasHints, TwoPlayers):
    """A two-player game whose result names the winner: {"winner": "first" or "second", …}."""

    def answer_line(self, run: RunSummary) -> str:
        winner: str = run.result["winner"]
        return winner.capitalize()

    def result_text(self, run: RunSummary) -> str:
        """Return the winner, the XOR of the numbers and the winning moves."""
        result = run.result
        numbers, moves = result.get("grundy", []), result.get("winning_moves", [])
        xor = f": {' ⊕ '.join(map(str, numbers))} = {result['xor']}" if numbers else ""
        winning = f"\nWinning moves: {', '.join(map(self.move_text, moves))}" if moves else ""
        return f"The {result['winner']} player wins{xor}{winning}"

    def move_text(self, move: Mapping[str, Any]) -> str:
        """Return one of the result's winning moves as text."""
        raise NotImplementedError

    def harder_game(self, state: str, options: Options, seed: int) -> str:
        """Return the board with another part: one that a move can make of its parts."""
        parts = state.split()
        made = {part for move in self.moves(state, options) for part in move["state"].split()} - {*parts, "0"}
        larger = [f"{state} {part}" for part in sorted(made)] or [state]
        return Random(seed).choice([each for each in larger if self.hint(each, options).get("moves")] or larger)
