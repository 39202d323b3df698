"""The optimal 15-puzzle: a hundred seeded boards, with every choice of tables, natively and in the page."""

import statistics
import time
from pathlib import Path

import dhadha
import queens
from dhadha.puzzle import data_file as data
from dhadha.puzzles.sliding import PUZZLE
from dhadha.puzzles.sliding.optimal import table_cache
from dhadha.puzzles.sliding.optimal.standard_form import BIG, FIFTEEN, MIDDLE, SMALL
from tables import table

BOARDS = [PUZZLE.shuffle(4, 4, seed) for seed in range(100)]
FIRSTS = 25  # fresh workers, each asked for one board
HEADS = ["", "boards", "median", "p90", "max", "total", "million nodes", "MB held", "kB fetched"]
NEVER = 10**12
TIMES = """async (boards) => {
    const player = document.querySelector("dhadha-player");
    const seconds = [];
    for (const state of boards) {
        await new Promise((resolve) => setTimeout(resolve, 200)); // the page has drawn the one before
        await player.run({puzzle: "n-puzzle", algorithm: "optimal", state, options: {}}, {play: false, fresh: true});
        seconds.push(player.trace.footer.seconds);
    }
    return seconds;
}"""
LARGER = """async ({boards, options}) => {
    const player = document.querySelector("dhadha-player");
    const answers = [];
    for (const state of boards) {
        const request = {puzzle: "n-puzzle", algorithm: "anytime", state, options};
        await player.run(request, {play: false, fresh: true});
        const {seconds, result} = player.trace.footer;
        answers.push([seconds, result.moves.length]);
    }
    return answers;
}"""
CANCEL = """async ({state, after}) => {
    const player = document.querySelector("dhadha-player");
    player.run({puzzle: "n-puzzle", algorithm: "optimal", state, options: {}}, {play: false, fresh: true});
    await new Promise((resolve) => setTimeout(resolve, after));
    const start = performance.now();
    await player.cancel();
    await player.ask("shuffle", {puzzle: "n-puzzle", options: {}});
    return performance.now() - start;
}"""
# Fifty random 5×5 boards, each behind its shortest length (Korf & Felner 2002); their blank comes first.
FIFTY = [line.split(maxsplit=1) for line in (Path(__file__).parent / "fifty.txt").read_text().splitlines()]
BLANK_FIRST = " ".join(map(str, range(25)))
EFFORT = 400_000  # expanded nodes for each
EIGHTY = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1"  # moves


def natively() -> None:
    rows = []
    for name, partition, count in (("4-4-4-3", SMALL, 20), ("5-5-5", MIDDLE, 100), ("6-6-3", BIG, 100)):
        began = time.perf_counter()
        furnish(partition)
        making = time.perf_counter() - began
        seconds, nodes = zip(*map(timed, BOARDS[:count]))
        size = table_cache.best[FIFTEEN, table_cache.CORNER].size
        rows.append([f"{name}, ready in {making:.2f} s", *figures(seconds), sum(nodes) / 1e6, size / 1e6, ""])
    table("Optimal 15-puzzles natively, seconds", HEADS, rows)


def furnish(partition) -> None:
    """These tables, and no better ones."""
    table_cache.PATIENCE, table_cache.BIG_TABLES.job = NEVER, iter(())  # nobody asks for the file
    table_cache.best.clear()
    if partition is not BIG:
        return [*table_cache.build_tables(FIFTEEN, table_cache.CORNER, [partition])].clear()
    with open(f"{data.data_folder()}/{table_cache.BIG_TABLES.name}", "rb") as file:
        assert data.load(table_cache.BIG_TABLES.name, file.read())
    while data.run_slice():
        pass


def timed(state: str) -> tuple[float, int]:
    """Return seconds, and the nodes of the last status report."""
    began, nodes = time.perf_counter(), 0
    run = dhadha.run("n-puzzle", "optimal", state)
    for step in run.search_steps():
        nodes = step.args["nodes"] if step.args and "nodes" in step.args else nodes
    return time.perf_counter() - began, nodes


def figures(seconds) -> list:
    ordered = sorted(seconds)
    return [
        str(len(ordered)), statistics.median(ordered), ordered[9 * len(ordered) // 10], ordered[-1], sum(ordered),
    ]


def in_the_page(browser, origin: str) -> None:
    rows = []
    bars = {True: "large: <= 0.06, 0.5, 4", False: "none: <= 0.1"}
    for fetched in (True, False):
        page, asked = opened(browser, origin, fetched)
        page.evaluate(TIMES, BOARDS[:8])
        page.wait_for_timeout(6000)  # background work
        seconds = page.evaluate(TIMES, BOARDS)
        rows.append([bars[fetched], *figures(seconds), "", "", f"{kilobytes(asked):.0f}"])
        page.context.close()
    firsts = []
    for state in BOARDS[:FIRSTS]:
        page, _ = opened(browser, origin, fetched=False)
        firsts += page.evaluate(TIMES, [state])
        page.context.close()
    rows.append(["first answer, no table: <= 1", *figures(firsts), "", "", "0"])
    table("Optimal 15-puzzles in the page, seconds of Python, recording included; bars in the names", HEADS, rows)
    page, _ = opened(browser, origin, fetched=False)  # no table is computed meanwhile
    yardstick = min(page.evaluate(queens.TIMES, ["count", 12]) for _ in range(3))
    print(f"  On this machine, just now, the page counts 12 queens in {yardstick:.0f} ms; the bars are for 90.")
    options = {"effort": EFFORT, "goal": BLANK_FIRST}
    seconds, moves = zip(*page.evaluate(LARGER, {"boards": [board for _, board in FIFTY], "options": options}))
    above = [100 * found / int(shortest) - 100 for found, (shortest, _) in zip(moves, FIFTY)]
    table(f"Korf & Felner's fifty 5×5 boards, {EFFORT:,} boards looked at for each", ["", "measured", "bar"], [
        ["mean length above the shortest, %", statistics.mean(above), "<= 10"],
        ["largest", max(above), ""],
        ["median seconds of Python", statistics.median(seconds), ""],
        ["longest", max(seconds), "<= 2.5"],
    ])
    page.context.close()
    page, _ = opened(browser, origin, fetched=True)
    moments = (20, 100, 250, 500, 1000, 2000, 4000)  # milliseconds
    waits = [page.evaluate(CANCEL, {"state": EIGHTY, "after": after}) for after in moments]
    table("Cancelling an 80-move board, tables made and fetched meanwhile, ms until the solver answers again",
          ["", "median", "largest", "bar"], [["", statistics.median(waits), max(waits), "<= 100"]])
    page.context.close()


def opened(browser, origin: str, fetched: bool):
    """Return a page with Python running, and the responses to its requests for tables."""
    context = browser.new_context(service_workers="block")
    page, asked = context.new_page(), []
    if fetched:
        page.on("response", lambda answer: ".table-" in answer.url and asked.append(answer))
    else:
        page.route("**/*.table-*", lambda route: route.abort())
    page.goto(f"{origin}dist/n-puzzle/?start-at=0")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.evaluate("() => document.querySelector('dhadha-player').ask('shuffle', {options: {}})")
    return page, asked


def kilobytes(answers) -> float:
    return sum(len(answer.body()) for answer in answers) / 1000
