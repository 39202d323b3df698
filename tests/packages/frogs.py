"""Jumping frogs: three frogs face three frogs; each steps forward or jumps over one. A puzzle as a package."""

from dhadha.puzzle import (
    Algorithm, InvalidInput, Playable, Presenter, Problem, Puzzle, Step, breadth_first, depth_first,
)

STEPS = {">": 1, "<": -1}
VALUES = {"_": 0, ">": 1, "<": 2}
EXPANDED = {"expanded": {"words": {"expand": 1}}}


class FrogsProblem(Problem):
    """States are texts such as ">>_<<"."""

    def __init__(self, start: str):
        self.start = start

    def successors(self, state):
        blank = state.index("_")
        for cell, frog in enumerate(state):
            if frog != "_" and blank - cell in (STEPS[frog], 2 * STEPS[frog]):
                board = list(state)
                board[cell], board[blank] = "_", frog
                yield str(cell + 1), "".join(board)

    def is_goal(self, state):
        return state == self.start[::-1]


class FrogsPresenter(Presenter):
    def render_state(self, state):
        return [VALUES[frog] for frog in state]


class Frogs(Puzzle, Playable):
    id = "frogs"
    example = ">>>_<<<"
    appearance = {"pieces": "none", "blank": 0, "glyphs": {1: "▶", 2: "◀"}}
    algorithms = (
        Algorithm("breadth-first", breadth_first, counters=EXPANDED, lists=({"id": "open", "order": "first"},)),
        Algorithm("depth-first", depth_first, counters=EXPANDED, lists=({"id": "path"},)),
    )
    challenges = ({"id": "two-frogs", "goal": "solve", "state": ">_<", "most": 3, "level": 1},)
    texts = {
        "en": "puzzle-frogs = Jumping frogs\npuzzle-frogs-about = Let the frogs change sides.\npuzzle-frogs-rule = A frog steps forward, or jumps over one frog. All must change sides.\nerror-not-frogs = Write frogs as > and <, and one blank as _.",
        "bn": "puzzle-frogs = ব্যাঙের লাফ",
        "fa": "puzzle-frogs = قورباغه‌های پرنده",
    }

    def problem(self, state, algorithm, options):
        text = state.strip()
        if not text or set(text) - set(VALUES) or text.count("_") != 1:
            raise InvalidInput("not-frogs", "Write frogs as > and <, and one blank as _.")
        return FrogsProblem(text)

    def board(self, problem):
        return {"rows": 1, "columns": len(problem.start), "values": [VALUES[frog] for frog in problem.start]}

    def presenter(self, problem):
        return FrogsPresenter(problem)

    def state_of(self, values, options):
        return "".join("_><"[value] for value in values)

    def replay(self, problem, algorithm, answer):
        for node in answer.path() if answer else ():
            yield Step("walk", node)

    def outcome(self, state, options):
        return "solved" if state == "".join(sorted(state, key="<_>".index)) else ""

    def moves(self, state, options):
        problem = FrogsProblem(state)
        return [
            {"move": name, "key": "", "cell": int(name) - 1, "to": state.index("_"), "state": after,
             "cells": [[cell, VALUES[frog]] for cell, frog in enumerate(after) if frog != state[cell]]}
            for name, after in problem.successors(state)
        ]


PUZZLE = Frogs()
