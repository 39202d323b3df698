"""Engines of all puzzles in Pyodide against their limits, and how soon a running one can be cancelled."""

from statistics import median

from print_table import print_table
from served_site import Site

CALLS = {  # what an engine does, without the recorder, and its limit in milliseconds
    "queens, all for n = 12": ("run('n-queens', 'count', '', n=12)", 200),
    "queens, one for n = 100,000": ("run('n-queens', 'large', '', n=100_000)", 300),
    "Kayles to 100,000, proved": ("run('pile-game', 'period', '12', octal='0.77', length=100_000)", 10),
    "coin grid 1000×1000": ("grundy_grid.__wrapped__(1000, 1000, coin_moves)", 60),
    "knight, 1000×1000, all distances": ("run('knight-path', 'bitboard', '', rows=1000, columns=1000)", 300),
    "the same by formula": ("run('knight-path', 'closed-form', '', rows=1000, columns=1000)", 300),
    "magic square, n = 2000": ("run('magic-square', 'large', '', n=2000)", 200),
}
SETTING = """
import time, dhadha
from collections import deque
from dhadha.puzzles.coins.grundy_by_dependency_level import grundy_grid
coin_moves = (-2, 1), (-2, -1), (-1, -2), (1, -2)
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
EIGHTY = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1"  # moves
CANCELLED = [
    ("n-puzzle", "optimal", EIGHTY, {}), ("n-puzzle", "breadth-first", "647850321", {}),
    ("n-queens", "count", "", {"n": 15}), ("n-queens", "first", "", {"n": 300}),
    ("n-queens", "large", "", {"n": 1_000_000}), ("n-queens", "genetic", "", {"n": 64}),
    ("n-puzzle", "anytime", " ".join(map(str, [0, 2, 1, *range(3, 36)])), {"effort": 0}),
]
CANCEL = """async ([puzzle, algorithm, state, options]) => {
    const player = document.querySelector("dhadha-player");
    const quick = () => player.session.query("shuffle", {puzzle: "n-puzzle", options: {}});
    await quick();
    const waits = [];
    for (const after of [20, 60, 150, 400, 1000]) {
        player.run({puzzle, algorithm, state, options}, {play: false, fresh: true});
        await new Promise((resolve) => setTimeout(resolve, after));
        const start = performance.now();
        await player.cancel();
        await quick();
        waits.push(performance.now() - start);
    }
    return waits;
}"""


def measure_algorithms_in_pyodide(site: Site) -> None:
    rows = []
    with site.pyodide_page(SETTING) as page:
        for name, (call, limit) in CALLS.items():
            first, least = page.evaluate("(code) => pyodide.runPython(code).toJs()", f"best(lambda: {call})")
            rows.append([name, first, least, f"<= {limit}"])
    print_table("Algorithms in Pyodide, ms", ["", "first", "best of 5", "limit"], rows)


def measure_cancelling(site: Site) -> None:
    with site.launch_browser() as browser:
        page = browser.new_page()
        site.open_player(page, "n-puzzle/?start-at=0")
        waits = {f"{run[1]}, {run[0]}": page.evaluate(CANCEL, run) for run in CANCELLED}
    rows = [[name, median(times), max(times), "<= 100"] for name, times in waits.items()]
    print_table("Cancelling, ms until the solver answers again", ["", "median", "largest", "limit"], rows)
