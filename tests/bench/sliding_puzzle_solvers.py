"""The optimal 15-puzzle in the page: a hundred seeded boards, with and without its large tables; 5×5 boards."""

from pathlib import Path
from statistics import mean, median

from dhadha.puzzles.sliding.puzzle import PUZZLE
from print_table import print_table
from served_site import Site

BOARDS = [PUZZLE.shuffle(4, 4, seed) for seed in range(100)]
FIRSTS = 25  # fresh workers, each given one board
RUN = """async (requests) => {
    const player = document.querySelector("dhadha-player");
    const answers = [];
    for (const request of requests) {
        await new Promise((resolve) => setTimeout(resolve, 200)); // the page has drawn the one before
        await player.run({puzzle: "n-puzzle", options: {}, ...request}, {play: false, fresh: true});
        const {seconds, result} = player.session.trace.footer;
        answers.push([seconds, result.moves.length]);
    }
    return answers;
}"""
# Fifty random 5×5 boards, each behind its shortest length (Korf & Felner 2002); their blank comes first.
FIFTY = [line.split(maxsplit=1) for line in (Path(__file__).parent / "korf_felner_5x5.txt").read_text().splitlines()]
BLANK_FIRST = " ".join(map(str, range(25)))
EFFORT = 400_000  # expanded nodes for each


def summarize_seconds(seconds) -> list:
    ordered = sorted(seconds)
    return [str(len(ordered)), median(ordered), ordered[9 * len(ordered) // 10], ordered[-1], sum(ordered)]


def measure_optimal_solver_in_page(site: Site) -> None:
    requests = [{"algorithm": "optimal", "state": state} for state in BOARDS]
    rows, firsts = [], []
    with site.launch_browser() as browser:
        for with_file, name in ((True, "large tables: <= 0.06, 0.5, 4"), (False, "no file: <= 0.4, 2, 6")):
            page, files = open_page_with_python(site, browser, with_file)
            page.evaluate(RUN, requests[:8])
            page.wait_for_timeout(6000)  # background work
            seconds, _ = zip(*page.evaluate(RUN, requests))
            rows.append([name, *summarize_seconds(seconds), f"{sum(len(file.body()) for file in files) / 1000:.0f}"])
            page.context.close()
        for request in requests[:FIRSTS]:
            page, _ = open_page_with_python(site, browser, with_file=False)
            firsts.append(page.evaluate(RUN, [request])[0][0])
            page.context.close()
    rows.append(["first answer, no table: <= 1", *summarize_seconds(firsts), "0"])
    print_table("Optimal 15-puzzles in the page, seconds of Python, recording included; limits in the names",
                ["", "boards", "median", "p90", "max", "total", "kB fetched"], rows)


def measure_larger_boards(site: Site) -> None:
    options = {"effort": EFFORT, "goal": BLANK_FIRST}
    with site.launch_browser() as browser:
        page, _ = open_page_with_python(site, browser, with_file=False)  # no table is computed meanwhile
        requests = [{"algorithm": "anytime", "state": board, "options": options} for _, board in FIFTY]
        seconds, lengths = zip(*page.evaluate(RUN, requests))
    excess = [100 * found / int(shortest) - 100 for found, (shortest, _) in zip(lengths, FIFTY)]
    print_table(f"Korf & Felner's fifty 5×5 boards, {EFFORT:,} nodes expanded for each", ["", "measured", "limit"], [
        ["mean length above the shortest, %", mean(excess), "<= 10"], ["largest", max(excess), ""],
        ["median seconds of Python", median(seconds), ""], ["longest", max(seconds), "<= 2.5"],
    ])


def open_page_with_python(site: Site, browser, with_file: bool):
    """Return a page with Python running, and the responses to its requests for tables."""
    page, files = browser.new_context(service_workers="block").new_page(), []
    if with_file:
        page.on("response", lambda response: ".table.pack" in response.url and files.append(response))
    else:
        page.route("**/*.table.pack", lambda route: route.abort())
    site.open_player(page, "n-puzzle/?start-at=0")
    page.evaluate("() => document.querySelector('dhadha-player').session.query('shuffle', {options: {}})")
    return page, files
