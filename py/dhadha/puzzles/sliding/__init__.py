"""The sliding N-puzzle: slide the tiles of an n×n board into order."""

from random import Random

from ...errors import InvalidInput
from ...puzzle import Algorithm, Parameter, Preset, Puzzle
from ...search import (
    Problem,
    a_star,
    breadth_first,
    depth_first,
    greedy_backtracking,
    ida_star,
    iterative_deepening,
)
from ...step import Step
from . import heuristics
from .advice import first_move
from .board import LARGEST, exchange, read_state, side, slides, standard_goal, write_state
from .solvability import count_inversions, is_solvable, solvability

KEYS = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}


class SlidingProblem(Problem):
    """From `start` to `goal` (both n·n bytes), guided by a heuristic of HEURISTICS; `budget` counts nodes."""

    def __init__(self, start: bytes, goal: bytes, heuristic: str = "manhattan", budget: int = 200_000):
        self.start = start
        self.goal = goal
        self.heuristic = heuristic
        self.h = heuristics.HEURISTICS[heuristic](goal)
        self.budget = budget
        self.slides = slides(side(start))

    def successors(self, state: bytes) -> list[tuple[str, bytes]]:
        return [
            (move, state.translate(exchange(state[cell])))
            for move, cell in self.slides[state.index(0)]
        ]

    def is_goal(self, state: bytes) -> bool:
        return state == self.goal

    def changes(self, node) -> tuple:
        if node.parent is None:
            return ()
        blank, before = node.state.index(0), node.parent.state.index(0)
        return ((before, node.state[before]), (blank, 0))

    def sketch(self, state) -> list[int] | None:
        return list(state) if len(state) == len(self.start) else None

    def tiles_before(self, tile: int, others: bytes) -> list[int]:
        """Those of `others` whose place in the goal comes before the place of `tile`."""
        place = self.goal.index
        return [other for other in others if tile and other and place(other) < place(tile)]


GOAL = Parameter("goal", "text", "", seldom=True)
HEURISTIC = Parameter("heuristic", "choice", "manhattan", choices=tuple(heuristics.HEURISTICS))
BUDGET = Parameter("budget", "integer", 200_000, 1, 2_000_000, seldom=True)
DEPTH_LIMIT = Parameter("depth-limit", "integer", 0, 0, 100_000, for_solver=True)
TOLERANCE = Parameter("tolerance", "integer", 0, 0, 100, for_solver=True)

FRONTIER = {
    "expanded": {"words": {"expand": 1}},
    "generated": {"words": {"add": 1, "reject": 1}, "chart": True},
    "open": {"words": {"start": 1, "add": 1, "expand": -1, "drop": -1}},
    "closed": {"words": {"expand": 1}},
    "held": {"words": {"start": 1, "add": 1, "drop": -1}, "chart": True},
    "peak": {"peak": "held"},
    "branching": {"branching": "generated"},
}
ONE_PATH = {
    "expanded": {"words": {"expand": 1}},
    "generated": {"words": {"restart": -1, "expand": 1, "choose": 1, "reject": 1}, "chart": True},
    "held": {"words": {"expand": 1, "choose": 1, "back": -1}, "chart": True},
    "peak": {"peak": "held"},
    "branching": {"branching": "generated"},
}
PATH = ({"id": "path"},)

ALGORITHMS = (
    Algorithm("a-star", a_star, (HEURISTIC, GOAL, BUDGET), FRONTIER,
              ({"id": "open", "order": "f"}, {"id": "closed"}), exhaustive=True),
    Algorithm("ida-star", ida_star, (HEURISTIC, GOAL, BUDGET), ONE_PATH, PATH, exhaustive=True),
    Algorithm("breadth-first", breadth_first, (GOAL, BUDGET), FRONTIER,
              ({"id": "open", "order": "first"}, {"id": "closed"}), exhaustive=True),
    Algorithm("depth-first", depth_first, (DEPTH_LIMIT, GOAL, BUDGET), {
        "expanded": {"words": {"expand": 1, "improve": 1}},
        "generated": {"words": {"start": -1, "expand": 1, "improve": 1, "reject": 1}, "chart": True},
        "depth": {"words": {"start": -1, "expand": 1, "improve": 1, "back": -1, "exhausted": 1}, "chart": True},
        "held": {"words": {"expand": 1}, "chart": True},
        "peak": {"peak": "held"},
    }, PATH),
    Algorithm("iterative-deepening", iterative_deepening, (GOAL, BUDGET), ONE_PATH, PATH, exhaustive=True),
    Algorithm("greedy-backtracking", greedy_backtracking, (HEURISTIC, TOLERANCE, GOAL, BUDGET), {
        "expanded": {"words": {"expand": 1}},
        "generated": {"words": {"add": 1, "reject": 1}, "chart": True},
        "held": {"words": {"start": 1, "add": 1}, "chart": True},
        "peak": {"peak": "held"},
    }, PATH, ("back", "found")),
    Algorithm("solvability", solvability, (GOAL,), {"inversions": {"words": {"compare": 1}}}, (), ("assign", "found", "exhausted"), exhaustive=True),
)
OPTIMAL = {"a-star", "ida-star", "breadth-first", "iterative-deepening"}


class SlidingPuzzle(Puzzle):
    id = "n-puzzle"
    family = "sliding"
    algorithms = ALGORITHMS
    example = "123046758"
    dress = {"pieces": "tiles", "blank": 0}
    advises = True
    shuffle_parameters = (
        Parameter("size", "integer", 3, 2, LARGEST),
        Parameter("seed", "integer", 1, 0, 999_999),
        Parameter("walk", "integer", 0, 0, 10_000),
    )

    def problem(self, state, algorithm, options):
        start = read_state(state)
        goal = self.read_goal(options.get("goal"), side(start))
        return SlidingProblem(start, goal, options.get("heuristic", "manhattan"), options.get("budget", 0))

    def read_goal(self, text: str | None, n: int) -> bytes:
        goal = read_state(text) if text else standard_goal(n)
        if side(goal) != n:
            raise InvalidInput(
                "goal-size", "The goal has {goal} rows but the board has {board}; give a goal of the same size.",
                goal=side(goal), board=n,
            )
        return goal

    def format(self, state):
        return write_state(state)

    def state_of(self, values, options):
        return write_state(values)

    def board(self, problem):
        n = side(problem.start)
        table = heuristics.misplaced_table if problem.heuristic == "misplaced" else heuristics.manhattan_table
        return {
            "rows": n,
            "columns": n,
            "values": list(problem.start),
            "goal": list(problem.goal),
            "badges": [list(row) for row in table(problem.goal)],
        }

    def instead_of(self, algorithm, problem):
        return algorithm if is_solvable(problem) else self.find_algorithm("solvability")

    def result(self, problem, algorithm, answer):
        solvable = is_solvable(problem)
        moves = None
        if answer is not None and algorithm.id != "solvability":
            moves = "".join(node.move for node in answer.path())
        result = {"solvable": solvable, "inversions": count_inversions(problem), "moves": moves}
        if moves is not None:
            result |= {"length": len(moves), "optimal": algorithm.id in OPTIMAL}
        if not solvable:
            result["offer"] = {"state": write_state(self.nearest_solvable(problem)), "reason": "swap-two-tiles"}
        return result

    def answer_line(self, run):
        if not run.result["solvable"]:
            return "unsolvable"
        if run.ran.id == "solvability":
            return "solvable"
        if run.result["moves"] is None:
            return "out of budget" if run.status == "budget" else "nothing found"
        return run.result["moves"] or "solved"

    def nearest_solvable(self, problem) -> bytes:
        """The start with two tiles exchanged, which changes the parity: if possible so that one comes home."""
        pairs = zip(problem.start, problem.goal)
        astray = [(here, wanted) for here, wanted in pairs if here != wanted and here and wanted]
        return swap_tiles(problem.start, *(astray[0] if astray else first_two(problem.start)))

    def replay(self, problem, algorithm, answer):
        if answer is None or algorithm.id == "solvability":
            return
        nodes = answer.path()
        for count, node in enumerate(nodes):
            reason = "walk-move" if count else "walk-start"
            yield Step("walk", node, reason, {"count": count, "total": len(nodes) - 1})

    def moves(self, state, options):
        board = read_state(state)
        blank = board.index(0)
        return [
            {
                "move": move, "key": KEYS[move], "cell": cell, "to": blank,
                "cells": [[cell, 0], [blank, board[cell]]],
                "state": write_state(board.translate(exchange(board[cell]))),
            }
            for move, cell in slides(side(board))[blank]
        ]

    def outcome(self, state, options):
        board = read_state(state)
        return "solved" if board == self.read_goal(options.get("goal"), side(board)) else ""

    def advice(self, state, options):
        problem = self.problem(state, None, options)
        if not is_solvable(problem):
            return {"moves": [], "reason": "hint-unsolvable"}
        move, length, exact = first_move(problem)
        if not move:
            return {"moves": [], "reason": "hint-solved" if problem.is_goal(problem.start) else "hint-too-hard"}
        cell = dict(problem.slides[problem.start.index(0)])[move]
        reason = "hint-shortest" if exact else "hint-short"
        return {"moves": [move], "reason": reason, "args": {"tile": problem.start[cell], "length": length}, "marks": [[cell, "hint"]]}

    def shuffle(self, size=3, seed=1, walk=0):
        """A solvable state from `seed`: `walk` random moves from the goal, or, for 0, any with equal chance."""
        random = Random(seed)
        problem = SlidingProblem(standard_goal(size), standard_goal(size))
        if walk:
            return write_state(self.walk(problem, random, walk))
        tiles = list(problem.goal)
        random.shuffle(tiles)
        problem.start = bytes(tiles)
        return write_state(problem.start if is_solvable(problem) else swap_tiles(problem.start, *first_two(problem.start)))

    def walk(self, problem, random: Random, length: int) -> bytes:
        before, state = None, problem.start
        for _ in range(length):
            onward = [after for _, after in problem.successors(state) if after != before]
            before, state = state, random.choice(onward)
        return state


def swap_tiles(state: bytes, one: int, other: int) -> bytes:
    return state.translate(bytes.maketrans(bytes([one, other]), bytes([other, one])))


def first_two(state: bytes) -> list[int]:
    return [tile for tile in state if tile][:2]


FIFTEEN = "1 3 0 4 5 2 12 14 9 6 15 7 13 11 8 10"
SlidingPuzzle.presets = (
    Preset("first-steps", "a-star", "123046758", {}),
    Preset("a-star-medium", "a-star", "430521786", {}),
    Preset("ida-star-thresholds", "ida-star", "025436178", {}, card=True),
    Preset("breadth-first-medium", "breadth-first", "136502478", {}),
    Preset("depth-first-wanders", "depth-first", "102453786", {"depth-limit": 30}),
    Preset("deepening", "iterative-deepening", "136502478", {}),
    Preset("greedy", "greedy-backtracking", "062148735", {}),
    Preset("fifteen", "a-star", FIFTEEN, {"heuristic": "linear-conflict"}),
    Preset("unsolvable", "solvability", "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0", {}),
)
PUZZLE = SlidingPuzzle()
