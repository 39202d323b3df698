"""What the games of the theory of Sprague and Grundy have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...puzzle import Advised, Puzzle, TwoPlayers
from ...puzzle.base import P

if TYPE_CHECKING:
    from ...puzzle import RunSummary


class Game(Puzzle[P], Advised, TwoPlayers):
    """A game of two in turns, whose result names the winner: {"winner": "first" or "second", …}."""

    def answer_line(self, run: RunSummary) -> str:
        winner: str = run.result["winner"]
        return winner.capitalize()
