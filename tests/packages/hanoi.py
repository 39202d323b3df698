"""The Towers of Hanoi: pieces of different width. A puzzle as a package.

A state is the peg (A, B or C) of every disk, the smallest first.
"""

from dhadha.core.errors import InvalidInput
from dhadha.puzzle import Algorithm, Playable, Presenter, Puzzle
from dhadha.search import Problem, breadth_first

PEGS = "ABC"
MOST = 6


class TowersProblem(Problem):
    """States are texts such as "AAB"."""

    def __init__(self, start: str):
        self.start = start

    def successors(self, state):
        for peg in PEGS:
            disk = state.find(peg)  # the smallest that stands there
            for other in PEGS if disk >= 0 else "":
                if other != peg and (state.find(other) == -1 or state.find(other) > disk):
                    yield f"{disk + 1}{peg}{other}", state[:disk] + other + state[disk + 1:]

    def is_goal(self, state):
        return set(state) == {"C"}


def board_of(state: str) -> list[int]:
    """Disk k of each cell, 0 for none: a column for every peg."""
    values = [0] * (len(state) * len(PEGS))
    for column, peg in enumerate(PEGS):
        disks = [disk for disk in range(len(state), 0, -1) if state[disk - 1] == peg]
        for height, disk in enumerate(disks, 1):
            values[(len(state) - height) * len(PEGS) + column] = disk
    return values


class TowersPresenter(Presenter):
    def render_state(self, state):
        return board_of(state)


class Towers(Puzzle, Playable):
    id = "hanoi"
    example = "AAAA"
    appearance = {"pieces": "tiles", "blank": 0, "widths": {disk: 0.3 + 0.7 * disk / MOST for disk in range(1, MOST + 1)}}
    algorithms = (Algorithm("breadth-first", breadth_first, lists=({"id": "open", "view": "boards", "order": "first"},)),)
    texts = {"en": "puzzle-hanoi = Towers of Hanoi\npuzzle-hanoi-about = Never a larger disk upon a smaller one."}

    def problem(self, state, algorithm, options):
        text = state.strip().upper()
        if not 1 <= len(text) <= MOST or set(text) - set(PEGS):
            raise InvalidInput("not-hanoi", "Write the peg of up to 6 disks, the smallest first: AAAA.")
        return TowersProblem(text)

    def board(self, problem):
        values = board_of(problem.start)
        return {"rows": len(problem.start), "columns": len(PEGS), "values": values, "labels": dict(enumerate(PEGS))}

    def presenter(self, problem):
        return TowersPresenter(problem)

    def state_of(self, values, options):
        place = {value: cell for cell, value in enumerate(values) if value}
        return "".join(PEGS[place[disk] % len(PEGS)] for disk in sorted(place))

    def moves(self, state, options):
        before, found = board_of(state), []
        for name, after in TowersProblem(state).successors(state):
            disk, board = int(name[0]), board_of(after)
            cells = [(cell, value) for cell, value in enumerate(board) if value != before[cell]]
            found.append({"move": name, "cell": before.index(disk), "to": board.index(disk), "cells": cells, "state": after})
        return found

    def outcome(self, state, options):
        return "solved" if TowersProblem(state).is_goal(state) else ""


PUZZLE = Towers()
