"""Posts with many players: one shared Python, and the cost of ten players beside one."""

import contextlib
import os
import re
from pathlib import Path

from tables import table

ROUNDS = 3
POST = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title><link rel="icon" href="data:,">
<script type="module" src="dist/dhadha-player.js"></script>"""
SIZED = 'height="640" style="display:block;height:640px"'
PLAYER = f'<dhadha-player puzzle="n-puzzle" panels="code" {SIZED}></dhadha-player>'
SOLVE = """async () => {
    const players = [...document.querySelectorAll("dhadha-player")];
    const moves = await Promise.all(players.map((player) => player.run(
        {state: "025436178", algorithm: "a-star", options: {}}, {play: false})));
    return moves.every(({length}) => length > 5);
}"""
FRAMES = """async () => {
    scrollTo(0, 320); // two are seen
    for (const player of [...document.querySelectorAll("dhadha-player")].slice(0, 2)) {
        await player.seek(0);
        player.play();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    const times = [await new Promise(requestAnimationFrame)];
    while (times.at(-1) - times[0] < 3000) times.push(await new Promise(requestAnimationFrame));
    return 1000 * (times.length - 1) / (times.at(-1) - times[0]);
}"""


def many(launch, origin: str) -> None:
    """Measure posts; `launch` opens a new browser for each, so that its memory is separate."""
    posts = [(visit(launch, origin, 1), visit(launch, origin, 10)) for _ in range(ROUNDS)]
    one, ten = (min(post["memory"] for post in each) for each in zip(*posts))  # garbage collection varies
    alone, two = (max(post["frames"] for post in each) for each in zip(*posts))  # other processes use some
    table(f"A post with ten players that all solved; baseline: one player; {ROUNDS} rounds", [
        "", "baseline", "dhadha", "ratio", "bar"], [
        ["MB of the page and its workers, least", one, ten, ten / one, "<= 1.3"],
        ["workers", "1", str(max(ten["workers"] for _, ten in posts)), "", "1"],
        ["frames a second while two play (one), most", alone, two, two / alone, "> 50"],
    ])


def visit(launch, origin: str, count: int) -> dict:
    browser = launch()
    page = browser.new_page(viewport={"width": 1200, "height": 700})
    page.route("**/post.html", lambda route: route.fulfill(content_type="text/html", body=POST + PLAYER * count))
    page.goto(f"{origin}post.html")
    page.wait_for_function("() => [...document.querySelectorAll('dhadha-player')].every((player) => player.length)")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SOLVE)
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    page.wait_for_timeout(1000)
    found = {"memory": memory_of_pages(os.getpid()), "workers": len(page.workers)}
    found["frames"] = page.evaluate(FRAMES)
    browser.close()
    return found


def memory_of_pages(process: int) -> float:
    """Return the MB of the pages below a process and their workers (Linux only)."""
    own = 0
    with contextlib.suppress(OSError):
        folder = Path("/proc", str(process))
        if "--type=renderer" in (folder / "cmdline").read_text():
            own = int(re.search(r"Pss: +(\d+)", (folder / "smaps_rollup").read_text())[1]) / 1000
        own += sum(map(memory_of_pages, map(int, " ".join(
            each.read_text() for each in folder.glob("task/*/children")).split())))
    return own
