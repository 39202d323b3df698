"""The optimal 15-puzzle beside other programs, on the same boards with the same time limit."""

import functools
import importlib
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import TimeoutError, get_context
from types import ModuleType

from dhadha.puzzles.sliding import PUZZLE
from dhadha.puzzles.sliding.board import Shape, standard_goal
from dhadha.puzzles.sliding.problem import SlidingProblem
from print_table import print_table

FIFTEEN = Shape(4, 4)
BOARDS = [PUZZLE.shuffle(4, 4, seed) for seed in range(6)]  # the first of the hundred
LIMIT = 5  # seconds a board
NEAR = "1 2 3 4 9 5 6 8 13 10 7 11 0 14 15 12"  # what all solve
START_UP = 30  # seconds until it is solved
OWN = "dhadha, optimal"
Solver = Callable[[str], int]  # returns the number of moves


def compare_solvers() -> None:
    programs = {  # {name: the function that makes the solver, whether it guarantees a shortest solution}
        OWN: (own, True),
        "simpleai, A* with dhadha's linear conflict": (simpleai, True),
        "slidingpuzzle, A* with its linear conflict": (functools.partial(slidingpuzzle, "a_star"), True),
        "slidingpuzzle, beam of 100": (functools.partial(slidingpuzzle, "beam", width=100), False),
        "slidingpuzzle, greedy": (functools.partial(slidingpuzzle, "greedy"), False),
        "fifteen-puzzle-solvers, A* with its sum": (fifteen_puzzle_solvers, False),
    }
    answers = {name: solve_within_limit(make) for name, (make, _) in programs.items()}
    shortest = {board: moves for board, (_, moves) in answers[OWN].items()}
    rows = []
    for name, (_, optimal) in programs.items():
        solved = answers[name]
        known = [(moves, shortest[board]) for board, (_, moves) in solved.items() if board in shortest]
        assert not optimal or all(moves == fewest for moves, fewest in known), name
        seconds = [each for each, _ in solved.values()]
        found, fewest = map(sum, zip(*known)) if known else (0, 0)
        figures = (statistics.median(seconds), max(seconds)) if seconds else ("–", "–")
        excess = 100 * (found / fewest - 1) if known else "–"
        guarantee = "a shortest solution" if optimal else "a solution"
        rows.append([name, f"{len(solved)} of {len(BOARDS)}", *figures, guarantee, excess])
    print_table(f"15-puzzles natively beside other programs, seconds of those solved within {LIMIT} s each",
                ["", "solved", "median", "max", "guarantees", "% longer than needed"], rows)


def solve_within_limit(make: Callable[[], Solver]) -> dict[str, tuple[float, int]]:
    """Return seconds and moves of each solved board; a process that exceeds the limit is replaced."""
    answers = {}
    boards = iter(BOARDS)
    while True:
        with get_context("spawn").Pool(1, load_solver, [make]) as pool, suppress(TimeoutError):
            pool.apply_async(solve_timed, [NEAR]).get(START_UP)
            for board in boards:
                answers[board] = pool.apply_async(solve_timed, [board]).get(LIMIT)
            return answers


def load_solver(make: Callable[[], Solver]) -> None:
    global solve
    solve = make()


def solve_timed(board: str) -> tuple[float, int]:
    began = time.perf_counter()
    moves = solve(board)
    return time.perf_counter() - began, moves


# ---- the programs, each imported where it runs

def own() -> Solver:
    import dhadha

    def solve(board: str) -> int:
        run = dhadha.run("n-puzzle", "optimal", board)
        for _ in run.search_steps():
            pass
        return run.result["length"]

    return solve


def simpleai() -> Solver:
    """A search library; the puzzle is defined as in its examples, with our states and estimates."""
    from simpleai.search import SearchProblem, astar

    class SlidingSearch(SearchProblem):
        def __init__(self, board: str) -> None:
            tiles = bytes(map(int, board.split()))
            self.own = SlidingProblem(FIFTEEN, tiles, standard_goal(FIFTEEN), "linear-conflict")
            super().__init__(self.own.start)

            self.is_goal, self.heuristic = self.own.is_goal, self.own.h

        def actions(self, state):
            return [*dict(self.own.successors(state)).items()]

        def result(self, _state, action):
            return action[1]

    return lambda board: len(astar(SlidingSearch(board), graph_search=True).path()) - 1


def slidingpuzzle(algorithm: str, **options) -> Solver:
    from slidingpuzzle import algorithms, from_iter

    search = getattr(algorithms, algorithm)
    return lambda board: len(search(from_iter(4, 4, map(int, board.split())), **options).solution)


def fifteen_puzzle_solvers() -> Solver:
    """Its window, which needs Tk, is not imported."""
    window = sys.modules["fifteen_puzzle_solvers.main"] = ModuleType("fifteen_puzzle_solvers.main")
    window.run_ui = None
    search = importlib.import_module("fifteen_puzzle_solvers.services.algorithms").AStar
    puzzle = importlib.import_module("fifteen_puzzle_solvers.domain").Puzzle

    def solve(board: str) -> int:
        tiles = [*map(int, board.split())]
        return len(search(puzzle([tiles[row:row + 4] for row in range(0, 16, 4)])).solve_puzzle())

    return solve
