"""What the games of the theory of Sprague and Grundy have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...puzzle import Advised, P, Puzzle, TwoPlayers

if TYPE_CHECKING:
    from ...runs.run import Run


class Game(Puzzle[P], Advised, TwoPlayers):
    """A game of two in turns, whose result names the winner: {"winner": "first" or "second", …}."""

    def answer_line(self, run: Run) -> str:
        winner: str = run.result["winner"]
        return winner.capitalize()
