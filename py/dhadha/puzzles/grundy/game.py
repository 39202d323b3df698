"""What the games of the theory of Sprague and Grundy have in common."""

from ...puzzle import Puzzle


class Game(Puzzle):
    """A game of two in turns, whose result names the winner: {"winner": "first" or "second", …}."""

    players = 2
    advises = True

    def answer_line(self, run):
        return run.result["winner"].capitalize()
