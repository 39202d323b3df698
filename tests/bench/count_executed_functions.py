"""Counts the functions of the page that run between an act of a visitor and what it shows, by the browser's coverage.

After DHADHA_READABLE=1 python build.py build, it also prints their files and names.
"""

import re
from collections.abc import Callable
from urllib.request import urlopen

from playwright.sync_api import Page
from print_table import print_table
from served_site import Site

MODULE = re.compile(r"^\s*// (\S+\.\w+)$", re.MULTILINE)  # before each one, in a readable build
POST = """<script type="module" src="dhadha-player.js"></script>
    <dhadha-player puzzle="n-puzzle" state="123046758" loading="eager"></dhadha-player>"""
OTHER_BOARD = "430521786"


def functions_executed_during(page: Page, act: Callable[[Page], object]) -> dict[tuple[str, int], tuple[str, str]]:
    """Return {(script, offset): (file, name)} of the functions that ran during an act; "" for an unknown file."""
    profiler = page.context.new_cdp_session(page)
    profiler.send("Profiler.enable")
    profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    profiler.send("Profiler.takePreciseCoverage")  # forgets what has run before
    act(page)
    found = {}
    for script in profiler.send("Profiler.takePreciseCoverage")["result"]:
        if "/dist/" not in script["url"] or "python" in script["url"]:
            continue
        source = urlopen(script["url"]).read().decode()
        modules = [(module.start(), module[1]) for module in MODULE.finditer(source)]
        for function in script["functions"]:
            start = function["ranges"][0]["startOffset"]
            if function["ranges"][0]["count"] and start:
                file = next((name for at, name in reversed(modules) if at < start), "")
                found[script["url"], start] = file, function["functionName"]
    return found


def set_state_and_await_board(page: Page) -> None:
    """The attribute `state` names the board of another example, which needs no Python."""
    page.evaluate("""(state) => new Promise((resolve) => {
        const player = document.querySelector("dhadha-player");
        player.addEventListener("runstart", () => player.updateComplete.then(resolve), { once: true });
        player.setAttribute("state", state);
    })""", OTHER_BOARD)


def push_tile_and_await_assessment(page: Page) -> None:
    """A tile is pushed into the gap, and Python tells what it thinks of the board."""
    board = page.locator("dhadha-board .board").first
    box = board.bounding_box()
    assert box
    third = box["width"] / 3
    page.mouse.move(box["x"] + 0.5 * third, box["y"] + 0.5 * third)
    page.mouse.down()
    page.mouse.move(box["x"] + 0.5 * third, box["y"] + 1.4 * third, steps=4)
    page.mouse.up()
    page.wait_for_function("() => document.querySelector('dhadha-player').session.hand?.assessment", timeout=60_000)


def count_executed_functions(site: Site) -> None:
    rows = []
    for walk in (set_state_and_await_board, push_tile_and_await_assessment):
        with site.launch_browser() as browser:
            page = browser.new_page()
            page.route("**/post.html", lambda route: route.fulfill(body=POST, content_type="text/html"))
            site.open_player(page, "post.html")
            found = functions_executed_during(page, walk)
            ours = [(file, name) for file, name in found.values() if file.startswith("static/")]
            rows.append([walk.__name__.replace("_", " "), *map(str, (len(found), len(ours), len(dict(ours))))])
            for file, name in sorted(ours):
                print(f"    {file} {name}")
    print_table("Functions that run", ["walk", "functions", "our own", "files"], rows)
