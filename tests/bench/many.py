"""Two hundred boards with one worker and with two, natively and in the page; cost of a worker, time to stop.

`python tests/bench/many.py` measures natively alone.
"""

import os
import subprocess
import sys
import tempfile
import time

import psutil
from dhadha.puzzles.registry import find_puzzle
from tables import table

BOARDS, ROUNDS = 200, 3
ASKED = ["n-puzzle", "--algorithm", "optimal"]
CORES = "value => Object.defineProperty(navigator, 'hardwareConcurrency', { value, configurable: true })"
OVER = "() => document.querySelector('.judge .button').textContent === 'Solve'"
WATCH = """
    window.longest = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({duration}) => (longest = Math.max(longest,
        duration)))).observe({type: "longtask"});
"""
CANCEL = """async () => {
    const player = document.querySelector("dhadha-player");
    const start = performance.now();
    document.querySelector(".judge .button").click();
    await player.ask("shuffle", {puzzle: "n-puzzle", options: {}});
    return performance.now() - start;
}"""


def boards(turn: int = 0) -> list[str]:
    """Return boards in alternating order, since one hard board at the end would keep one worker waiting for another."""
    puzzle = find_puzzle("n-puzzle")
    return [puzzle.read_shuffle({"size": 4, "seed": seed}) for seed in range(turn * BOARDS, (turn + 1) * BOARDS)]


def natively() -> None:
    seconds: dict[int, list[float]] = {1: [], 2: []}
    for turn in range(ROUNDS):
        answers = set()
        with tempfile.TemporaryFile("w+") as lines:
            lines.write("\n".join(boards(turn)))
            for workers in seconds:  # alternating, since the machine's speed varies
                lines.seek(0)
                began = time.perf_counter()
                command = [sys.executable, "-m", "dhadha", "judge", *ASKED, "--workers", str(workers)]
                answers.add(subprocess.run(command, stdin=lines, stdout=subprocess.PIPE, check=True).stdout)
                seconds[workers].append(time.perf_counter() - began)
        assert len(answers) == 1 and answers.pop().count(b"\n") == BOARDS
    told(f"{BOARDS} random 15-puzzles by `judge … --algorithm optimal`, s", seconds)


def told(title: str, seconds: dict[int, list[float]]) -> None:
    one, two = map(sum, seconds.values())
    table(f"{title}, sums of {len(seconds[1])}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
          ["", "one worker", "two", "ratio", "bar"], [["", one, two, one / two, ">= 1.5"]])


def in_the_page(launch, origin: str) -> None:
    seconds: dict[int, list[float]] = {1: [], 2: []}
    held: dict[int, list[float]] = {1: [], 2: []}
    longest, cancels = [], []
    for turn in range(ROUNDS):
        for workers in seconds:
            browser = launch()
            page = opened(browser, origin, workers)
            began = time.perf_counter()
            solve(page, boards(turn))
            while page.evaluate(f"({OVER})()") is False:
                page.wait_for_timeout(500)  # polling uses the same cores
                held[workers].append(memory_of_renderers())
            seconds[workers].append(time.perf_counter() - began)
            browser.close()
    browser = launch()
    page = opened(browser, origin, 2)
    solve(page, ["123046758"] * 3000)
    page.wait_for_function(OVER, timeout=120_000)
    longest.append(page.evaluate("longest"))
    for _ in range(ROUNDS):
        solve(page, boards())
        page.wait_for_timeout(1500)
        cancels.append(page.evaluate(CANCEL))
        page.wait_for_timeout(500)
    browser.close()
    told(f"{BOARDS} random 15-puzzles in the page by `optimal`, Python's start included, s", seconds)
    table("Many boards in the page", ["", "measured", "bar"], [
        ["memory of the page's processes at most, one worker, MB", max(held[1]), ""],
        ["the same with two", max(held[2]), ""],
        ["longest task while 3,000 quick boards are answered, ms", longest[0], "<= 50"],
        ["from Cancel until Python answers again, ms, largest", max(cancels), "<= 100"],
    ])


def opened(browser, origin: str, workers: int):
    page = browser.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{origin}dist/n-puzzle/?algorithm=optimal&start-at=0")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.evaluate(CORES, workers)
    page.locator("details:has(.judge) > summary").click()
    return page


def solve(page, lines: list[str]) -> None:
    page.locator("#judge-lines").fill("\n".join(lines))
    page.locator(".judge .button").click()


def memory_of_renderers() -> float:
    """Return the MB of all renderer processes below this process."""
    children = psutil.Process().children(recursive=True)
    found = [each for each in children if "--type=renderer" in each.cmdline()]
    return sum(each.memory_info().rss - each.memory_info().shared for each in found) / 1e6


if __name__ == "__main__":
    natively()
