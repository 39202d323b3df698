"""N-queens engines beside other programs, natively and in the page."""

import statistics
import sys
import time
from collections import deque
from types import ModuleType

import dhadha
from tables import table

TIMED = [
    ("count", 12, "<= 200"), ("count", 13, "<= 600"), ("count", 14, ""), ("first", 87, ""), ("first", 96, ""),
    ("large", 100_000, "<= 300"), ("large", 1_000_000, ""), ("genetic", 20, ""), ("min-conflicts", 1000, ""),
]
TIMES = """async ([algorithm, n]) => {
    const player = document.querySelector("dhadha-player");
    const seconds = [];
    for (let turn = 0; turn < 3; turn += 1) {
        await player.run({puzzle: "n-queens", algorithm, state: "", options: {n}}, {play: false, fresh: true});
        seconds.push(player.trace.footer.seconds);
    }
    return 1000 * seconds.sort((a, b) => a - b)[1];
}"""
CANCEL = """async ([algorithm, n]) => {
    const player = document.querySelector("dhadha-player");
    const quick = () => player.ask("shuffle", {puzzle: "n-puzzle", options: {}});
    await quick();
    const waits = [];
    for (const after of [60, 150, 400]) {
        player.run({puzzle: "n-queens", algorithm, state: "", options: {n}}, {play: false, fresh: true});
        await new Promise((resolve) => setTimeout(resolve, after));
        const start = performance.now();
        await player.cancel();
        await quick();
        waits.push(performance.now() - start);
    }
    return waits.sort((a, b) => a - b);
}"""
WATCH = """
    window.longest = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({duration}) => (longest = Math.max(longest,
        duration)))).observe({type: "longtask"});
"""


def in_the_page(browser, origin: str) -> None:
    page = browser.new_page()
    page.goto(f"{origin}dist/n-queens/?algorithm=construction&option-n=8")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    rows = []
    for algorithm, n, bar in TIMED:
        in_page, native = page.evaluate(TIMES, [algorithm, n]), natively(algorithm, n)
        rows.append([f"{algorithm}, n = {n:,}", in_page, native, in_page / native, bar])
    table(
        "N-queens, ms of Python, medians of 3; in the page recording included",
        ["", "in the page", "natively", "ratio", "bar"],
        rows,
    )
    waits = [
        (name, n, page.evaluate(CANCEL, [name, n]))
        for name, n in (("count", 15), ("first", 300), ("large", 1_000_000), ("genetic", 64), ("cartesian", 12))
    ]
    table("Cancelling, ms until the solver answers again", ["", "median", "largest", "bar"], [
        [f"{name}, n = {n:,}", values[1], values[-1], "<= 100"] for name, n, values in waits])
    table(
        "The longest task of a page that shows n = 1000, ms (0: none over 50)",
        ["", "longest", "bar"],
        [
            [algorithm, longest_task(browser, origin, algorithm), "<= 50"]
            for algorithm in ("min-conflicts", "large", "construction")
        ],
    )
    page.close()


def natively(algorithm: str, n: int) -> float:
    times = []
    for _ in range(3):
        run = dhadha.run("n-queens", algorithm, "", n=n)
        start = time.perf_counter()
        deque(run, 0)
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times)


def longest_task(browser, origin: str, algorithm: str) -> float:
    """Return the longest task while loading, running, playing to the end, seeking and moving the lens."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.add_init_script(WATCH)
    page.goto(f"{origin}dist/n-queens/?algorithm={algorithm}&option-n=1000&speed=1000")
    page.wait_for_function(
        "() => { const p = document.querySelector('dhadha-player'); return p?.result && p.position === p.length - 1; }"
    )
    box = page.locator("dhadha-board").bounding_box()
    for part in range(10):
        page.evaluate("(part) => document.querySelector('dhadha-player').seek(`${10 * part}%`)", part)
        page.mouse.move(box["x"] + 20 * part + 5, box["y"] + 15 * part + 5)
        page.wait_for_timeout(60)
    longest = page.evaluate("longest")
    page.close()
    return longest


def counting(rounds: int) -> None:
    """Count all 14,200 solutions of 12 queens with three programs in turn, in this process."""
    for name in (
        "gtts",
        "matplotlib",
        "matplotlib.pyplot",
        "PIL",
    ):  # nqueens imports them to speak and draw, not to count
        sys.modules.setdefault(name, ModuleType(name))
    sys.modules["gtts"].gTTS = sys.modules["PIL"].Image = None
    import exact_cover
    import nqueens
    from dhadha.puzzles.queens.count import count
    from dhadha.puzzles.queens.problem import QueensProblem

    matrix = cover_matrix(12)
    empty = QueensProblem((0,) * 12)
    programs = {
        "exact-cover (C, dancing links)": (lambda: exact_cover.get_solution_count(matrix), ">= 10"),
        "nqueens (Python)": (lambda: nqueens.Queen(12).count, ">= 15"),
        "dhadha, with the fundamental ones": (lambda: deque(count(empty, gallery=0), 1)[0].args["solutions"], ""),
    }
    times = {name: [] for name in programs}
    for _ in range(rounds):
        for name, (program, _) in programs.items():
            start = time.perf_counter()
            assert program() == 14200
            times[name].append(1000 * (time.perf_counter() - start))
    own = statistics.median(times["dhadha, with the fundamental ones"])
    table(
        f"Counting 12 queens natively, ms, medians of {rounds}",
        ["", "median", "times dhadha's", "bar"],
        [
            [name, statistics.median(times[name]), statistics.median(times[name]) / own, bar]
            for name, (_, bar) in programs.items()
        ],
    )


def cover_matrix(n: int):
    """Return a row per square, covering its row, column and diagonals, and a row per unused diagonal."""
    import numpy

    diagonals = 4 * n - 2
    matrix = numpy.zeros((n * n + diagonals, 2 * n + diagonals), dtype=bool)
    for row in range(n):
        for column in range(n):
            matrix[n * row + column, [row, n + column, 2 * n + row + column, 4 * n - 1 + row - column + n - 1]] = True
    matrix[n * n:, 2 * n:] = numpy.eye(diagonals, dtype=bool)
    return matrix
