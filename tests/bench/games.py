"""Engines of games, knights and magic squares against their limits, in the page and natively."""

import statistics
import time
from collections import deque
from itertools import product

import dhadha
from dhadha.puzzles.coins.level_sweep import grundy_grid
from dhadha.puzzles.coins.state_text import read_moves
from dhadha.puzzles.knight.board import KnightBoard
from dhadha.puzzles.knight.formula import distances_by_formula
from tables import table

ROUNDS = 3
IN_PYODIDE = {  # what an engine does, without the recorder; the best of a few
    "Kayles to 100,000, proved": ("run('pile-game', 'period', '12', octal='0.77', length=100_000)", 10),
    "Dawson's Chess to 100,000, proved": ("run('pile-game', 'period', '12', octal='0.137', length=100_000)", 10),
    "coin grid 1000×1000": ("coins(1000, 1000)", 60),
    "knight, 1000×1000, all distances": ("run('knight-path', 'bitboard', '', rows=1000, columns=1000)", 300),
    "knight, 1000×1000, all distances by formula": (
        "run('knight-path', 'closed-form', '', rows=1000, columns=1000)",
        300,
    ),
    "knight, all 64×64 pairs": ("pairs(8, 8)", 5),
    "magic square, n = 2000": ("run('magic-square', 'large', '', n=2000)", 200),
}
SETTING = """
import time, dhadha
from collections import deque
from dhadha.puzzles.coins.level_sweep import grundy_grid
from dhadha.puzzles.coins.state_text import read_moves
from dhadha.puzzles.knight.board import Board
from dhadha.puzzles.knight.formula import distances_by_formula
from dhadha.puzzles.knight.all_pairs import all_pairs as pairs
moves = read_moves("-2,1 -2,-1 -1,-2 1,-2")
def coins(rows, columns):
    grundy_grid.cache_clear()
    grundy_grid(rows, columns, moves)
def run(puzzle, algorithm, state, **options):
    deque(dhadha.run(puzzle, algorithm, state, **options), 0)
def best(act):
    times = []
    for _ in range(5):
        start = time.perf_counter()
        act()
        times.append(1000 * (time.perf_counter() - start))
    return [times[0], min(times)]
"""


def in_pyodide(stock) -> None:
    """`stock`: a page with Pyodide and dhadha in `pyodide`."""
    stock.evaluate("(code) => pyodide.runPython(code)", SETTING)
    rows = []
    for name, (call, bar) in IN_PYODIDE.items():
        first, least = stock.evaluate("(code) => pyodide.runPython(code).toJs()", f"best(lambda: {call})")
        rows.append([name, first, least, f"<= {bar}"])
    table("Games and squares in Pyodide, ms", ["", "first", "best of 5", "bar"], rows)


def knight_against_scipy() -> None:
    """Measure all distances on 1000×1000 beside SciPy's breadth-first order in C, its graph built by NumPy."""
    scipy_distances(9)  # imports it
    bitboard, formula, scipy = [], [], []
    for _ in range(ROUNDS):
        bitboard.append(timed(lambda: deque(dhadha.run("knight-path", "bitboard", "", rows=1000, columns=1000), 0)))
        formula.append(timed(lambda: distances_by_formula(KnightBoard(1000, 1000), 999_000)))
        scipy.append(timed(lambda: scipy_distances(1000)))
    compare(
        "Knight, all distances on 1000×1000 natively, ms",
        scipy,
        "scipy.sparse.csgraph, its graph built by NumPy",
        {
            "dhadha, bitboard: breadth first, path and steps included": (bitboard, ""),
            "dhadha, whole rows by formula": (formula, ">= 10"),
        },
    )


def scipy_distances(side: int):
    import numpy
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import shortest_path

    square = numpy.arange(side * side).reshape(side, side)
    starts, ends = [], []
    for down, right in product((-2, -1, 1, 2), repeat=2):
        if abs(down) == abs(right):
            continue
        here = square[max(0, -down) : side - max(0, down), max(0, -right) : side - max(0, right)]
        there = square[max(0, down) : side - max(0, -down), max(0, right) : side - max(0, -right)]
        starts.append(here.ravel())
        ends.append(there.ravel())
    starts, ends = numpy.concatenate(starts), numpy.concatenate(ends)
    graph = csr_matrix((numpy.ones(len(starts), dtype=numpy.int8), (starts, ends)), shape=(side * side,) * 2)
    return shortest_path(graph, unweighted=True, indices=0)


def coins_against_the_textbook() -> None:
    moves = read_moves("-2,1 -2,-1 -1,-2 1,-2")
    own, loop = [], []
    for _ in range(ROUNDS):
        grundy_grid.cache_clear()
        own.append(timed(lambda: grundy_grid(1000, 1000, moves)))
        loop.append(timed(lambda: textbook_grid(1000, moves)))
    compare(
        "Coin grid, 1000×1000 natively, ms", loop, "the textbook loop, diagonal by diagonal", {"dhadha": (own, ">= 30")}
    )


def textbook_grid(side: int, moves) -> list:
    grid = [[0] * side for _ in range(side)]
    for diagonal in range(2 * side - 1):
        for x in range(max(0, diagonal - side + 1), min(side, diagonal + 1)):
            y = diagonal - x
            reached = {grid[x + dx][y + dy] for dx, dy in moves if 0 <= x + dx < side and 0 <= y + dy < side}
            number = 0
            while number in reached:
                number += 1
            grid[x][y] = number
    return grid


def compare(title: str, baseline: list, name: str, programs: dict) -> None:
    base = statistics.median(baseline)
    rows = [
        [program, statistics.median(times), base / statistics.median(times), bar]
        for program, (times, bar) in programs.items()
    ]
    table(f"{title}, medians of {ROUNDS}", ["", "median", "times faster", "bar"], [[name, base, 1.0, ""], *rows])


def timed(act) -> float:
    start = time.perf_counter()
    act()
    return 1000 * (time.perf_counter() - start)
