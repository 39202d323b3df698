"""Memory of pages: ten players beside one, and runs of the largest budget, with the page's longest silences."""

import psutil
from print_table import print_table
from served_site import BYTES_HELD, Site

ROUNDS = 3
POST = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title><link rel="icon" href="data:,">
<script type="module" src="dist/dhadha-player.js"></script>"""
SIZED = 'height="640" style="display:block;height:640px"'
PLAYER = f'<dhadha-player puzzle="n-puzzle" panels="code" {SIZED}></dhadha-player>'
SOLVE_ALL = """async () => {
    const players = [...document.querySelectorAll("dhadha-player")];
    const moves = await Promise.all(players.map((player) => player.run(
        {state: "025436178", algorithm: "a-star", options: {}}, {play: false})));
    return moves.every(({length}) => length > 5);
}"""
BUDGET = 2_000_000
FIFTEEN = "15 4 8 10 14 12 5 6 13 9 2 1 0 7 3 11"
LONG_RUN = """async (request) => {
    const player = document.querySelector("dhadha-player");
    const silent = { first: 0, later: 0 };
    let part = "first", on = true, last = performance.now();
    player.addEventListener("runstart", () => setTimeout(() => (part = "later"), 300), { once: true });
    const watch = new MessageChannel();
    watch.port1.onmessage = () => { const now = performance.now();
        silent[part] = Math.max(silent[part], now - last); last = now; if (on) watch.port2.postMessage(0); };
    watch.port2.postMessage(0);
    const start = performance.now();
    await player.run(request, { play: false });
    await new Promise((resolve) => setTimeout(resolve, 500));
    on = false;
    const { trace } = player.session, { footer, nodes, length } = trace;
    return [footer.steps, footer.status, (performance.now() - start) / 1000, silent.first, silent.later,
        silent.later / silent.first, length, nodes.count,
        (BYTES_HELD)(trace) / 2 ** 20, performance.memory.usedJSHeapSize / 2 ** 20, player.memory / 2 ** 20];
}""".replace("BYTES_HELD", BYTES_HELD)


def measure_memory_of_ten_players(site: Site) -> None:
    visits = [(measure_memory_and_workers(site, 1), measure_memory_and_workers(site, 10)) for _ in range(ROUNDS)]
    (one, _), (ten, workers) = map(min, zip(*visits))  # garbage collection varies
    print_table(
        f"A post with ten players that all solved; baseline: one player; least of {ROUNDS}",
        ["", "baseline", "dhadha", "ratio", "limit"],
        [
            ["MB of the page and its workers", one, ten, ten / one, "<= 1.3"],
            ["workers", "1", str(workers), "", "1"],
        ],
    )


def measure_memory_and_workers(site: Site, count: int) -> tuple[float, int]:
    """Return the MB of a post and the number of its workers, in a new browser, so that its memory is separate."""
    with site.launch_browser() as browser:
        page = browser.new_page(viewport={"width": 1200, "height": 700})
        page.route("**/post.html", lambda route: route.fulfill(content_type="text/html", body=POST + PLAYER * count))
        page.goto(f"{site.origin}post.html")
        page.wait_for_function("() => [...document.querySelectorAll('dhadha-player')].every((player) => player.length)")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SOLVE_ALL)
        page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(1000)
        return memory_of_pages(), len(page.workers)


def memory_of_pages() -> float:
    """Return the MB of all pages of browsers below this process, with their workers."""
    children = psutil.Process().children(recursive=True)
    pages = [child for child in children if "--type=renderer" in child.cmdline()]
    return sum(page.memory_full_info().pss for page in pages) / 1e6


def measure_runs_of_largest_budget(site: Site) -> None:
    """The trace thins itself, the page answers; Python's own memory grows with the search."""
    rows = []
    with site.launch_browser() as browser:
        for algorithm in ("a-star", "breadth-first", "ida-star"):
            page = browser.new_page()
            site.open_player(page, "n-puzzle/")
            request = {"puzzle": "n-puzzle", "algorithm": algorithm, "state": FIFTEEN, "options": {"budget": BUDGET}}
            steps, status, *figures = page.evaluate(LONG_RUN, request)
            rows.append([f"{algorithm}, {steps:,} steps, {status}", *figures])
            page.close()
    print_table(
        f"A 15-puzzle with a budget of {BUDGET:,}; baseline: the page's longest silence until the first steps are "
        "drawn; dhadha: the longest one after it; limits: a ratio of 1, a trace of 32 MB",
        ["", "seconds", "baseline", "dhadha", "ratio", "steps kept", "nodes kept", "trace, MB", "page's heap, MB",
         "Python's memory, MB"],
        rows,
    )
