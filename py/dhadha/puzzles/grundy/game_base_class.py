"""The base class of Sprague–Grundy games."""

from collections.abc import Mapping
from typing import Any

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
