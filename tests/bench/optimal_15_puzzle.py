"""The optimal 15-puzzle: a hundred seeded boards, with every choice of tables, natively and in the page; 5×5 boards."""

import time
from pathlib import Path
from statistics import mean, median

import dhadha
from dhadha.puzzle import data_files
from dhadha.puzzles.sliding import PUZZLE
from dhadha.puzzles.sliding.optimal import table_cache
from dhadha.puzzles.sliding.optimal.standard_form import BIG, FIFTEEN, MIDDLE, SMALL
from print_table import print_table
from served_site import Site

BOARDS = [PUZZLE.shuffle(4, 4, seed) for seed in range(100)]
FIRSTS = 25  # fresh workers, each given one board
NEVER = 10**12
RUN = """async (requests) => {
    const player = document.querySelector("dhadha-player");
    const answers = [];
    for (const request of requests) {
        await new Promise((resolve) => setTimeout(resolve, 200)); // the page has drawn the one before
        await player.run({puzzle: "n-puzzle", options: {}, ...request}, {play: false, fresh: true});
        const {seconds, result} = player.trace.footer;
        answers.push([seconds, result.moves.length]);
    }
    return answers;
}"""
# Fifty random 5×5 boards, each behind its shortest length (Korf & Felner 2002); their blank comes first.
FIFTY = [line.split(maxsplit=1) for line in (Path(__file__).parent / "korf_felner_5x5.txt").read_text().splitlines()]
BLANK_FIRST = " ".join(map(str, range(25)))
EFFORT = 400_000  # expanded nodes for each


def natively() -> None:
    rows = []
    for name, partition, count in (("4-4-4-3", SMALL, 20), ("5-5-5", MIDDLE, 100), ("6-6-3", BIG, 100)):
        began = time.perf_counter()
        provide_only(partition)
        making = time.perf_counter() - began
        seconds, nodes = zip(*map(solve_natively, BOARDS[:count]))
        size = table_cache.best[FIFTEEN, table_cache.CORNER].size
        rows.append([f"{name}, ready in {making:.2f} s", *summary(seconds), sum(nodes) / 1e6, size / 1e6])
    heads = ["", "boards", "median", "p90", "max", "total", "million nodes", "MB held"]
    print_table("Optimal 15-puzzles natively, seconds", heads, rows)


def provide_only(partition) -> None:
    """Provide the tables of one partition, and prevent better ones."""
    table_cache.PATIENCE, table_cache.BIG_TABLES.job = NEVER, iter(())  # nobody requests the file
    table_cache.best.clear()
    if partition is not BIG:
        for _ in table_cache.build_tables(FIFTEEN, table_cache.CORNER, [partition]):
            pass
        return
    file = Path(data_files.data_folder(), table_cache.BIG_TABLES.name)
    assert data_files.load(file.name, file.read_bytes())
    while data_files.run_slice():
        pass


def solve_natively(state: str) -> tuple[float, int]:
    """Return seconds, and the nodes of the last status report."""
    began, nodes = time.perf_counter(), 0
    for step in dhadha.run("n-puzzle", "optimal", state).search_steps():
        nodes = (step.args or {}).get("nodes", nodes)
    return time.perf_counter() - began, nodes


def summary(seconds) -> list:
    ordered = sorted(seconds)
    return [str(len(ordered)), median(ordered), ordered[9 * len(ordered) // 10], ordered[-1], sum(ordered)]


def in_the_page(site: Site) -> None:
    requests = [{"algorithm": "optimal", "state": state} for state in BOARDS]
    rows, firsts = [], []
    with site.browser() as browser:
        for with_file, name in ((True, "large tables: <= 0.06, 0.5, 4"), (False, "no file: <= 0.1")):
            page, files = open_page(site, browser, with_file)
            page.evaluate(RUN, requests[:8])
            page.wait_for_timeout(6000)  # background work
            seconds, _ = zip(*page.evaluate(RUN, requests))
            rows.append([name, *summary(seconds), f"{sum(len(file.body()) for file in files) / 1000:.0f}"])
            page.context.close()
        for request in requests[:FIRSTS]:
            page, _ = open_page(site, browser, with_file=False)
            firsts.append(page.evaluate(RUN, [request])[0][0])
            page.context.close()
    rows.append(["first answer, no table: <= 1", *summary(firsts), "0"])
    print_table("Optimal 15-puzzles in the page, seconds of Python, recording included; limits in the names",
                ["", "boards", "median", "p90", "max", "total", "kB fetched"], rows)


def larger_boards(site: Site) -> None:
    options = {"effort": EFFORT, "goal": BLANK_FIRST}
    with site.browser() as browser:
        page, _ = open_page(site, browser, with_file=False)  # no table is computed meanwhile
        requests = [{"algorithm": "anytime", "state": board, "options": options} for _, board in FIFTY]
        seconds, lengths = zip(*page.evaluate(RUN, requests))
    excess = [100 * found / int(shortest) - 100 for found, (shortest, _) in zip(lengths, FIFTY)]
    print_table(f"Korf & Felner's fifty 5×5 boards, {EFFORT:,} nodes expanded for each", ["", "measured", "limit"], [
        ["mean length above the shortest, %", mean(excess), "<= 10"], ["largest", max(excess), ""],
        ["median seconds of Python", median(seconds), ""], ["longest", max(seconds), "<= 2.5"],
    ])


def open_page(site: Site, browser, with_file: bool):
    """Return a page with Python running, and the responses to its requests for tables."""
    page, files = browser.new_context(service_workers="block").new_page(), []
    if with_file:
        page.on("response", lambda response: ".table-" in response.url and files.append(response))
    else:
        page.route("**/*.table-*", lambda route: route.abort())
    site.open_player(page, "n-puzzle/?start-at=0")
    page.evaluate("() => document.querySelector('dhadha-player').query('shuffle', {options: {}})")
    return page, files
